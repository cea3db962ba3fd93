import type { Action } from '../../../../kernel/session/index.js';
import { MAX_BATTERIES } from '../../combat/oba-commitment.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { type Counter, has, isMmc, type Mark, withMarks, withoutMarks } from '../counters.js';
import { hexField, listOf, objectOf, oneOf } from '../forms.js';
import { eligibleEntries } from '../ground.js';
import type { Fort, Line, Pass } from '../position.js';
import { livingOf, placeOf, retainedArea } from '../roster.js';
import { happen, type OwnPatch, type Play, remark, type Scene, type Stage } from '../stage.js';
import { beforePlay } from './before-play.js';
import { crewOf } from './escape-vehicle.js';
import { checkPass, fortsToPlace, mustBePlaced, type Sent, toPlace } from './set-up-checks.js';
import { boughtDummies, dummyCounters } from './set-up-dummies.js';
import { TOKENS } from './set-up-limits.js';
import { defaultPlacing } from './set-up-places.js';
import { radiosOnMap } from './set-up-radios.js';
import { isReserve, nowhereInReserve } from './set-up-reserve.js';
import { suggested } from './set-up-suggested.js';
import { withWreck } from './wrecks.js';

const AS_MARK: Readonly<Record<string, Mark | undefined>> = {
  hip: 'hip',
  reserve: 'reserve',
  concealed: 'concealed',
  abandoned: 'abandoned',
};

/** Of a Reserve a counter for each MMC and each vehicle is seen, the others stand under one [CG6]. */
const isSeen = (counter: Counter, as: string): boolean =>
  as === 'reserve' ? isMmc(counter) || counter.kind === 'vehicle' : as !== 'hip';

/** What the pass changes of its side, and what the other side is shown of it [3.622, CG9]. */
function settle(play: Play, pass: Pass, { place, hold, dummies }: Sent): void {
  const { side } = pass;
  const { position } = play;
  const counters: Record<string, Partial<Counter>> = {};
  const forts: Record<string, Partial<Fort>> = {};
  const lines: Record<string, Partial<Line>> = {};
  let number = Object.keys(position.own[side].counters).length;
  const tokens = Object.values(position.own[side].forts).filter(({ kind }) => kind.startsWith('hip'));
  for (const { unit, hex, as } of place) {
    if (position.own[side].forts[unit]) {
      const hidden = position.own[side].forts[unit].hidden;
      forts[unit] = { hex, known: hidden ? 'no' : 'yes' };
      continue;
    }
    const counter = position.own[side].counters[unit]!;
    const mark = AS_MARK[as];
    const marks = withoutMarks(counter, 'hip', 'reserve', 'concealed', 'freeToMove', 'fromNight');
    const isolated = pass.isolated ? (['shortage'] as const) : [];
    counters[unit] = {
      at: { hex },
      lastHex: hex,
      marks: withMarks({ ...counter, marks }, ...(mark ? [mark] : []), ...isolated),
      known: as === 'open' || as === 'abandoned',
      shown: isSeen(counter, as) ? { hex } : null,
    };
    if (as === 'hip' && counter.kind !== 'gun' && counter.kind !== 'crew') {
      const token = tokens.find(({ id, kind }) => kind === (TOKENS[counter.kind] ?? 'hipLarge') && !forts[id]);
      if (token) forts[token.id] = { kind: 'used' };
    }
    if (as === 'abandoned' && !has(counter, 'abandoned')) {
      // Its crew stands beside it, as a counter of its own [CG15].
      number += 1;
      const crew = crewOf(play, side, counter, number);
      counters[crew.id] = {
        ...crew,
        at: { hex },
        lastHex: hex,
        shown: { hex },
        marks: pass.isolated ? ['shortage'] : [],
      };
    }
    if (counter.line !== null) lines[counter.line] = { ...lines[counter.line], appeared: true };
  }
  for (const { line, entry } of hold) {
    // By choice it does not enter in this scenario; where no hex was left for it, it may [CG6]. A third radio never [CG17].
    const record = position.own[side].lines[line]!;
    const none = isReserve(record) && nowhereInReserve(play, record);
    lines[line] = { ...lines[line], ...(none ? { mode: 'offMap' as const } : { heldBack: true }), at: { entry } };
    for (const { id } of livingOf(position, side).filter(
      (each) => each.line === line && (each.kind === 'radio' || (each.at !== null && !('with' in each.at))),
    ))
      counters[id] = { at: { entry }, shown: null, known: false };
  }
  const waits = eligibleEntries(play, side, position.open.date)[0]?.arrow;
  const taken = new Map<string, number>();
  for (const counter of toPlace(play, pass)) {
    const held = hold.some(({ line }) => line === counter.line);
    if (counters[counter.id] || held) continue;
    const onTable = mustBePlaced(play, counter) ? undefined : standingOnTable(play, side, counter, taken);
    if (onTable) {
      counters[counter.id] = {
        ...onTable,
        marks: withMarks(counter, ...(pass.isolated ? (['shortage'] as const) : [])),
      };
      if (counter.line !== null) lines[counter.line] = { ...lines[counter.line], appeared: true };
    } else if (waits) counters[counter.id] = { at: { entry: waits } };
  }
  // Whoever waits off the map is shown to nobody [3.2/Holding-Area].
  for (const counter of livingOf(position, side)) {
    const at = counters[counter.id]?.at ?? counter.at;
    if (at !== null && 'entry' in at && (counter.known || counter.shown))
      counters[counter.id] = { ...counters[counter.id], known: false, shown: null };
  }
  for (const dummy of dummyCounters(play, pass, dummies, number)) counters[dummy.id] = dummy;
  const left = position.own[side].dummies - boughtDummies(play, pass, dummies);
  const own: OwnPatch = { counters, forts, lines, scrounged: [], wrecked: [], dummies: left };
  happen(play, 'set-up', {
    rule: pass.isolated ? '3.6221' : '3.6222',
    side,
    values: { isolated: pass.isolated },
    own,
    open: {
      passes: [...(toldInPart(play) ? [{ ...pass, told: true }] : []), ...position.open.passes.slice(1)],
      control: toldInPart(play) ? position.open.control : controlAfter(play, side, counters),
      ...wrecksShown(play, side),
    },
    reveals: true,
  });
  if (!toldInPart(play)) revealObjectives(play, side);
}

/** The visible counters stand on the table and the session is not told where [3.622]. */
const toldInPart = ({ table, position }: Scene): boolean =>
  table.options.setUp === 'hiddenOnly' && position.open.phase !== 'initial';

/** A counter that only the table knows the hex of: the other side is shown its area. */
function standingOnTable(
  scene: Scene,
  side: Side,
  counter: Counter,
  taken: Map<string, number>,
): Partial<Counter> | undefined {
  const hex = defaultPlacing(scene, side, counter, taken, false);
  const area = retainedArea(scene.position, counter);
  return hex === undefined || !area ? undefined : { at: { hex }, shown: { area: area.number } };
}

/** Vehicles made wrecks and wrecks Scrounged in secret lie there for everybody to see from now on [CG12, 3.61423]. */
function wrecksShown({ position }: Scene, side: Side): Partial<Play['position']['open']> {
  const { scrounged = [], wrecked = [] } = position.own[side];
  if (scrounged.length + wrecked.length === 0) return {};
  let { wrecks } = position.open;
  for (const hex of wrecked) wrecks = withWreck(wrecks, hex);
  for (const hex of scrounged) wrecks = withWreck(wrecks, hex, 'burntOutWreck');
  return { wrecks };
}

/** Infantry that sets up in a Strategic Location nobody Controls takes it (PS-01). */
function controlAfter(
  play: Play,
  side: Side,
  counters: Readonly<Record<string, Partial<Counter>>>,
): Play['position']['open']['control'] {
  const control = { ...play.position.open.control };
  for (const [id, { at, marks }] of Object.entries(counters)) {
    const counter = play.position.own[side].counters[id];
    if (!counter || !at || !('hex' in at) || !isMmc(counter) || marks?.includes('hip') || marks?.includes('reserve'))
      continue;
    if (control[at.hex]?.controller === 'none') control[at.hex] = { controller: side, empty: false };
  }
  return control;
}

/** An Objective Hex in which ordinary Infantry of its side stands is announced at once (PS-18) [3.2/Objective-Hex]. */
function revealObjectives(play: Play, side: Side): void {
  const { position } = play;
  const standing = new Set(
    livingOf(position, side)
      .filter((counter) => isMmc(counter) && !has(counter, 'hip') && !has(counter, 'reserve'))
      .map((counter) => placeOf(position, counter))
      .flatMap((place) => (place && 'hex' in place ? [place.hex] : [])),
  );
  for (const line of Object.values(position.own[side].lines)) {
    if (line.objective !== null && !line.objectiveRevealed && !line.keptSilent && standing.has(line.objective))
      revealObjective(play, side, line);
  }
}

/** In the Field the announcement is a claim, which the report bears out or denies (PS-18). */
export function revealObjective(play: Play, side: Side, line: Line, claimed = false): void {
  const hex = line.objective!;
  const { objectives, control } = play.position.open;
  happen(play, 'objective-revealed', {
    rule: '3.2/Objective-Hex',
    side,
    values: { hex },
    open: {
      objectives: [...objectives, { hex, side, ...(claimed ? { claimed } : {}) }],
      control: { ...control, [hex]: { controller: side, empty: false } },
    },
    own: { lines: { [line.id]: { objectiveRevealed: true } } },
    reveals: true,
  });
}

const passOf = ({ position }: Scene): Pass => position.open.passes[0]!;

/** Each side sets up in its turn, isolated areas first [3.622]. */
export const settingUp: Stage = {
  rule: '3.622',
  actors: (scene) => [passOf(scene).told ? enemyOf(passOf(scene).side) : passOf(scene).side],
  prompt: (scene) =>
    passOf(scene).told
      ? remark('3.622', 'ask-accept-set-up', { side: passOf(scene).side })
      : ({
          rule: passOf(scene).isolated ? '3.6221' : '3.6222',
          key: passOf(scene).isolated ? 'ask-set-up-isolated' : 'ask-set-up',
          values: { side: passOf(scene).side, count: toPlace(scene, passOf(scene)).length },
        } as const),
  *options(desk): Iterable<Action> {
    const pass = passOf(desk);
    if (pass.told) {
      yield { command: { type: 'accept-set-up' }, rule: '3.622' };
      return;
    }
    const { place, hold, dummies } = suggested(desk, pass);
    const due = toPlace(desk, pass);
    const placement = objectOf({
      unit: oneOf([...due, ...fortsToPlace(desk, pass)].map(({ id }) => id)),
      hex: hexField(desk.table),
      as: oneOf(
        pass.side === 'axis'
          ? ['open', 'concealed', 'hip', 'reserve', 'abandoned']
          : ['open', 'concealed', 'hip', 'abandoned'],
      ),
    });
    const entries = eligibleEntries(desk, pass.side, desk.position.open.date).map(({ arrow }) => arrow);
    const reserves = Object.values(desk.position.own[pass.side].lines)
      .filter(isReserve)
      .map(({ id }) => id);
    const surplus = radiosOnMap(desk, pass.side).map(({ line }) => line);
    const waiting = [...reserves, ...(surplus.length > MAX_BATTERIES ? surplus : [])];
    yield {
      command: { type: 'set-up', place, hold, dummies },
      rule: '3.622',
      form: {
        schema: objectOf({
          type: { const: 'set-up' },
          place: listOf(placement, 400),
          hold: listOf(
            objectOf({
              line: oneOf(waiting.length > 0 ? waiting : ['']),
              entry: oneOf(entries.length > 0 ? entries : ['']),
            }),
            waiting.length,
          ),
          dummies: listOf(
            objectOf({ hex: hexField(desk.table), ...(reserves.length > 0 ? { line: oneOf(reserves) } : {}) }, ['hex']),
            desk.position.own[pass.side].dummies + reserves.length,
          ),
        }),
      },
    };
  },
  // The first order of battle may leave a side nothing to choose, and everybody sees it.
  idle: (desk) =>
    desk.position.open.phase === 'initial' &&
    !desk.table.purchases &&
    toPlace(desk, passOf(desk)).every(({ at }) => at !== null),
  commands: {
    'accept-set-up'(play, _command, side) {
      if (!passOf(play).told) play.refuse('3.622', 'nothing-to-accept');
      nextPass(play, side as Side);
    },
    'set-up'(play, command) {
      const { place, hold = [], dummies = [] } = command as unknown as Partial<Sent> & Pick<Sent, 'place'>;
      const pass = passOf(play);
      if (pass.told) play.refuse('3.622', 'set-up-already');
      checkPass(play, pass, { place, hold, dummies });
      settle(play, pass, { place, hold, dummies });
      if (play.position.open.passes.length === 0) beforePlay(play);
    },
  },
  done: null,
  leave: (play) => nextPass(play),
};

function nextPass(play: Play, side?: Side): void {
  happen(play, 'passes-opened', {
    rule: '3.622',
    ...(side ? { side } : {}),
    open: { passes: play.position.open.passes.slice(1) },
  });
  if (play.position.open.passes.length === 0) beforePlay(play);
}
