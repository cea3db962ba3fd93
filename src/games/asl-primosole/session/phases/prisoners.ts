import type { Action } from '../../../../kernel/session/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import type { Dispose } from '../commands.js';
import { type Counter, has, isMmc, isPersonnel, isSmc } from '../counters.js';
import { goTo, ready } from '../flow.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { areaMap } from '../ground.js';
import { changedInto, GONE, lowerTypes } from '../losses.js';
import { refugePlaces } from '../places.js';
import type { Owing } from '../position.js';
import { allOf, byAlias, counterOf, guarded, livingOf, retainedArea, SIDES } from '../roster.js';
import { type Desk, Faults, happen, type Play, type Scene, type Stage } from '../stage.js';

/** Prisoners that a side has taken: counters of the other one. */
const prisonersOf = ({ position }: Scene, captor: Side): Counter[] =>
  allOf(position, enemyOf(captor)).filter(({ status }) => status === 'prisoner');

/** Living isolated counters that guard somebody [3.608]. */
const guards = ({ position }: Scene, side: Side): Counter[] =>
  livingOf(position, side).filter((counter) => has(counter, 'isolated') && guarded(position, counter).length > 0);

/** Prisoners whose guard is not isolated are eliminated; an isolated guard chooses; who has lost his guard is free (PS-42) [3.608]. */
export function openPrisoners(play: Play): void {
  for (const captor of SIDES) {
    const counters: Record<string, Partial<Counter>> = {};
    const owner = enemyOf(captor);
    const owing: Owing[] = [...play.position.owing.filter((each) => each.side === owner)];
    const kept = new Set(guards(play, captor).map(({ id }) => id));
    for (const prisoner of prisonersOf(play, captor)) {
      const guard = prisoner.guard === null ? undefined : byAlias(play.position, owner, prisoner.guard);
      if (guard?.status === 'eliminated') free(play, captor, prisoner, guard, counters, owing);
      else if (!guard || !kept.has(guard.id)) {
        play.ask('status/prisoners', { guardIsolated: false });
        counters[prisoner.id] = GONE;
      }
    }
    if (Object.keys(counters).length > 0)
      happen(play, 'prisoners-settled', {
        rule: '3.608',
        side: owner,
        values: { count: Object.keys(counters).length },
        own: { counters, owing },
      });
  }
  goTo(play, 'dispose', ['3.607']);
}

function check(desk: Desk, side: Side, { prisoners = [] }: Partial<Dispose>): void {
  const faults = new Faults('/prisoners');
  const own = guards(desk, side);
  const named = new Set<string>();
  for (const [at, { guard: id, do: deed, to }] of prisoners.entries()) {
    const guard = named.has(id) ? undefined : own.find((each) => each.id === id);
    named.add(id);
    if (!guard) {
      faults.add('3.608', 'no-such-guard', { at: at + 1 });
      continue;
    }
    if (deed !== 'transfer') continue;
    const other = to === undefined ? undefined : counterOf(desk.position, side, to);
    const same =
      other &&
      isPersonnel(other) &&
      other.status === 'alive' &&
      other.alias !== null &&
      retainedArea(desk.position, other)?.number === retainedArea(desk.position, guard)?.number;
    if (!same) faults.add('3.608', 'transfer-same-area', { at: at + 1 });
  }
  faults.throw();
}

/** Kept, handed over or freed; the freed go to the nearest area of their own side [3.608]. */
function settle(play: Play, captor: Side, { prisoners = [] }: Partial<Dispose>): void {
  const owner = enemyOf(captor);
  const counters: Record<string, Partial<Counter>> = {};
  const owing: Owing[] = [...play.position.owing.filter((each) => each.side === owner)];
  for (const { guard, do: deed, to } of prisoners) {
    for (const prisoner of guarded(play.position, counterOf(play.position, captor, guard)!)) {
      if (deed === 'transfer') counters[prisoner.id] = { guard: counterOf(play.position, captor, to!)!.alias };
      if (deed === 'free') free(play, captor, prisoner, counterOf(play.position, captor, guard)!, counters, owing);
    }
  }
  happen(play, 'prisoners-settled', {
    rule: '3.608',
    side: owner,
    values: { count: Object.keys(counters).length },
    own: { counters, owing },
    open: { ready: ready(play, captor) },
  });
}

function free(
  play: Play,
  captor: Side,
  prisoner: Counter,
  guard: Counter,
  counters: Record<string, Partial<Counter>>,
  owing: Owing[],
): void {
  const owner = enemyOf(captor);
  const hex = guard.lastHex ?? retainedArea(play.position, guard)?.hexes[0];
  if (hex === undefined) {
    counters[prisoner.id] = GONE;
    return;
  }
  const { freedAs } = play.ask<{ freedAs: string }>('status/prisoners', {
    guardIsolated: true,
    choice: 'free',
    size: isSmc(prisoner) ? 'leader' : prisoner.kind,
  });
  const { options } = play.ask<{ options: { kind: string; hex: string }[] }>('status/nearest-area', {
    ...areaMap(play, play.position.open.date),
    purpose: 'freedPrisoner',
    side: owner,
    hex,
  });
  const places = refugePlaces(play, owner, options);
  if (places.length === 0) {
    counters[prisoner.id] = GONE;
    return;
  }
  const worst = lowerTypes(play.table, prisoner)[0];
  const green =
    freedAs === 'conscriptOrGreen' && isMmc(prisoner) && worst !== undefined ? changedInto(play, prisoner, worst) : {};
  const at = places[0]!;
  const shown = 'area' in at ? at : null;
  counters[prisoner.id] = { ...green, status: 'alive', guard: null, at, lastHex: hex, known: true, shown };
  if (places.length > 1) owing.push({ kind: 'area', side: owner, unit: prisoner.id, at: places, rule: '3.608' });
}

const asked = (scene: Scene): readonly Side[] =>
  SIDES.filter((side) => !scene.position.open.ready.includes(side) && guards(scene, side).length > 0);

/** Only a side with an isolated guard is asked; prisoners are open to all [3.608]. */
export const disposingPrisoners: Stage = {
  rule: '3.608',
  actors: asked,
  prompt: () => ({ rule: '3.608', key: 'ask-prisoners', values: {} }),
  *options(desk: Desk, side): Iterable<Action> {
    const own = guards(desk, side as Side).map(({ id }) => id);
    const friends = livingOf(desk.position, side as Side)
      .filter(isPersonnel)
      .map(({ id }) => id);
    const line = objectOf({ guard: oneOf(own), do: oneOf(['keep', 'transfer', 'free']), to: oneOf(friends) }, [
      'guard',
      'do',
    ]);
    yield {
      command: { type: 'dispose', prisoners: [] },
      rule: '3.608',
      form: { schema: objectOf({ type: { const: 'dispose' }, prisoners: listOf(line, 40) }) },
    };
  },
  commands: {
    dispose(play, command, side) {
      check(play, side as Side, command as unknown as Dispose);
      settle(play, side as Side, command as unknown as Dispose);
    },
  },
  done: null,
  leave: (play) => goTo(play, 'aftermath', ['3.608']),
};
