import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { nameOf } from '../cards.js';
import { type Counter, isMmc, type Place, withMarks } from '../counters.js';
import { changedInto, GONE, hardened, lowerTypes } from '../losses.js';
import { newCounter } from '../order-of-battle.js';
import type { Owing } from '../position.js';
import { dropOrphans } from '../report/captures.js';
import { samePlace } from '../roster.js';
import { type Desk, happen, type Play, type Scene, type Stage } from '../stage.js';

type Of<K extends Owing['kind']> = Extract<Owing, { kind: K }>;
const owed = <K extends Owing['kind']>({ position }: Scene, kind: K): Of<K>[] =>
  position.owing.filter((each): each is Of<K> => each.kind === kind);

const left = (play: Play, gone: Owing): Owing[] =>
  play.position.owing.filter((each) => each.side === gone.side && each !== gone);

const fields = (place: Place): object =>
  'area' in place ? { area: place.area } : 'entry' in place ? { entry: place.entry } : {};

/** Areas equally near: the owner chooses [3.6053, 3.6061, 3.608]. */
export const choosingArea: Stage = {
  rule: '3.6053',
  actors: (scene) => [...new Set(owed(scene, 'area').map(({ side }) => side))],
  prompt: (scene) => ({ rule: owed(scene, 'area')[0]!.rule, key: 'ask-area', values: {} }),
  *options(desk: Desk, side): Iterable<Action> {
    for (const { unit, at, rule, side: owner } of owed(desk, 'area')) {
      if (owner !== side) continue;
      for (const place of at) yield { command: { type: 'choose-area', unit, ...fields(place) }, rule };
      return;
    }
  },
  commands: {
    'choose-area'(play, { unit, area, entry }, side) {
      const wanted: Place = area !== undefined ? { area: area as number } : { entry: entry as string };
      const debt = owed(play, 'area').find((each) => each.unit === unit && each.side === side);
      if (!debt?.at.some((place) => samePlace(place, wanted)))
        return play.refuse('3.6053', 'not-that-area', { unit: unit as string });
      happen(play, 'retained', {
        rule: debt.rule,
        side: side as Side,
        own: {
          counters: { [debt.unit]: { at: wanted, shown: 'area' in wanted ? wanted : null } },
          owing: left(play, debt),
        },
      });
    },
  },
  done: null,
};

function replacements({ table, position }: Scene, { side, unit }: Of<'escape'>): string[] {
  return lowerTypes(table, position.own[side].counters[unit]!);
}

/** What a Replacement or Heat of Battle made of a unit: core results, told by the owner [3.606]. */
export const resolvingEscape: Stage = {
  rule: '3.606',
  actors: (scene) => [...new Set(owed(scene, 'escape').map(({ side }) => side))],
  prompt: (scene) => ({ rule: '3.606', key: 'ask-resolve', values: { count: owed(scene, 'escape').length } }),
  *options(desk: Desk, side): Iterable<Action> {
    const debt = owed(desk, 'escape').find((each) => each.side === side);
    if (!debt) return;
    if (debt.what === 'replacement') {
      for (const as of replacements(desk, debt))
        yield { command: { type: 'resolve-escape', unit: debt.unit, as }, rule: '3.606' };
    } else
      for (const heat of ['hero', 'hardened', 'eliminated'])
        yield { command: { type: 'resolve-escape', unit: debt.unit, heat }, rule: '3.606' };
  },
  commands: {
    'resolve-escape'(play, { unit, as, heat }, side) {
      const debt = owed(play, 'escape').find((each) => each.unit === unit && each.side === side);
      if (!debt) return play.refuse('3.606', 'nothing-to-resolve', { unit: unit as string });
      const counter = play.position.own[debt.side].counters[debt.unit]!;
      const legal =
        debt.what === 'replacement'
          ? replacements(play, debt).includes(as as string)
          : ['hero', 'hardened', 'eliminated'].includes(heat as string);
      if (!legal) play.refuse('3.606', 'nothing-to-resolve', { unit: unit as string });
      const patch =
        debt.what === 'replacement' ? changedInto(play, counter, as as string) : heatEnd(play, counter, heat as string);
      const hero = heat === 'hero' ? heroFor(play, counter) : undefined;
      happen(play, 'escaped', {
        rule: '3.606',
        side: debt.side,
        values: {
          hex: counter.lastHex ?? '',
          results: [debt.what === 'replacement' ? 'replaced' : (heat as string)],
          names: [counter.name],
        },
        own: { counters: { [counter.id]: patch, ...(hero ? { [hero.id]: hero } : {}) }, owing: left(play, debt) },
      });
      dropOrphans(play, debt.side);
    },
  },
  done: null,
};

/** Heat of Battle that is no hero and no Battle Hardening eliminates the unit (note 1) [3.606]. */
function heatEnd(play: Play, counter: Counter, heat: string): Partial<Counter> {
  if (heat === 'eliminated') return GONE;
  if (heat === 'hero') return counter.kind === 'leader' ? { marks: withMarks(counter, 'heroic') } : {};
  const better = hardened(play.table, counter);
  return better === null ? { marks: withMarks(counter, 'fanaticNext') } : changedInto(play, counter, better);
}

/** A hero steps out of an MMC [3.606]. */
function heroFor(play: Play, counter: Counter): Counter | undefined {
  if (!isMmc(counter)) return undefined;
  const number = Object.keys(play.position.own[counter.side].counters).length + 1;
  const name = nameOf(play.table.cards, 'hero', { nationality: counter.nationality, type: 'hero' });
  const made = newCounter(
    `${counter.side[0]}${String(number).padStart(2, '0')}`,
    counter.side,
    counter.nationality,
    'hero',
    'hero',
    name,
    counter.line,
  );
  return { ...made, at: counter.at, lastHex: counter.lastHex, known: true, alias: `${counter.alias}-h` };
}
