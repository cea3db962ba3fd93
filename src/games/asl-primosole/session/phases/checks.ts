import type { Action } from '../../../../kernel/session/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import {
  type Counter,
  has,
  isMmc,
  isPersonnel,
  leadershipOf,
  type Mark,
  moraleOf,
  withMarks,
  withoutMarks,
} from '../counters.js';
import { casualtyReduction, GONE, lowerTypes } from '../losses.js';
import { neighbours } from '../places.js';
import type { Due, Owing } from '../position.js';
import { dropOrphans } from '../report/captures.js';
import { linesOf } from '../report/settled-lines.js';
import { carriedBy, guarded, livingOf, SIDES, takenAs } from '../roster.js';
import { type Desk, happen, type Play, type Scene, type Stage } from '../stage.js';
import { drawAreas } from './areas.js';
import { vehicleResult } from './vehicle-checks.js';

/** The units of both sides that 3.604 has something for, as the settled report left them. */
export function openChecks(play: Play): void {
  for (const side of SIDES) {
    const { date } = play.position.open;
    const claimed = linesOf(play, `state-${side}`).flatMap(({ out }) =>
      out === undefined ? [] : [{ hex: out, date }],
    );
    const waysOut = [...(play.position.own[side].waysOut ?? []), ...claimed];
    happen(play, 'checked', {
      rule: '3.604',
      side,
      own: { due: dueOf(play, side), ...(claimed.length > 0 ? { waysOut } : {}) },
    });
  }
}

function dueOf(play: Play, side: Side): Due[] {
  const lines = new Map(linesOf(play, `state-${side}`).map((line) => [line.unit, line]));
  const units = toCheck(play, side);
  if (units.length === 0) return [];
  const { due } = play.ask<{ due: { name: string; checks: string[] }[] }>(
    'status/checks-due',
    {
      units: units
        .slice(0, 400)
        .map((counter) => checkedUnit(counter, freeWay(play, side, counter, lines.get(counter.id)?.out))),
    },
    { for: [side] },
  );
  return due.flatMap(({ name, checks }) =>
    checks.map((check) => ({ unit: name, check: check as Due['check'], leader: lines.get(name)?.leader ?? null })),
  );
}

/** Whoever was left in a state that 3.604 looks at. */
export const toCheck = ({ position }: Scene, side: Side): Counter[] =>
  livingOf(position, side).filter(
    (counter) =>
      (isPersonnel(counter) || counter.kind === 'vehicle') && CHECKED.some((mark) => counter.marks.includes(mark)),
  );

/** A counter as `status/checks-due` asks for it. */
export const checkedUnit = (counter: Counter, freeWayOut: boolean): object => ({
  name: counter.id,
  vehicle: counter.kind === 'vehicle',
  mobile: !has(counter, 'immobile'),
  abandoned: has(counter, 'abandoned'),
  encircled: has(counter, 'encircled'),
  bogged: has(counter, 'bogged'),
  shocked: has(counter, 'shocked'),
  mines: has(counter, 'mined') ? 'antiPersonnel' : 'none',
  freeWayOut,
  wading: has(counter, 'wading'),
});

const CHECKED: readonly Mark[] = ['encircled', 'mined', 'wading', 'bogged', 'shocked'];

/** A way out that is claimed counts unless it is not adjacent, enemy-Controlled, or mined as far as the side knows (PS-36) [3.6042]. */
function freeWay({ table, position }: Scene, side: Side, counter: Counter, out: string | undefined): boolean {
  const hex = counter.at && 'hex' in counter.at ? counter.at.hex : null;
  if (out === undefined || hex === null || !neighbours(table, hex).includes(out)) return false;
  const { controller } = position.open.control[out] ?? { controller: 'none' };
  const mined = Object.values(position.own[side].forts).some((fort) => fort.hex === out && /mine/i.test(fort.kind));
  return !mined && (controller === 'none' || controller === side);
}

/** One check, made for the unit that its owner names [3.6041, 3.6042, 3.6045]. */
function check(play: Play, side: Side, id: string, withLeader: boolean): void {
  const own = play.position.own[side];
  const due = own.due.find(({ unit }) => unit === id);
  const counter = own.counters[id];
  if (!due || !counter) play.refuse('3.604', 'nothing-to-check', { unit: id });
  const leader = withLeader && due.leader ? own.counters[due.leader] : undefined;
  const leaderDrm = leader?.status === 'alive' && leader.id !== id ? leadershipOf(leader) : 0;
  const patch = resultOf(play, side, counter, due, leaderDrm);
  const rest =
    patch.counter.status === 'eliminated'
      ? own.due.filter(({ unit }) => unit !== id)
      : own.due.filter((each) => each !== due);
  const crew = patch.crew;
  happen(play, 'checked', {
    rule: RULES[due.check],
    side,
    values: { unit: counter.name, check: due.check, result: patch.result },
    own: {
      // A crew that bails out goes through the minefield on foot [3.6042].
      due: crew ? [...rest, { unit: crew.id, check: 'minefield' as const, leader: null }] : rest,
      counters: { [id]: { known: true, ...patch.counter }, ...(crew ? { [crew.id]: crew } : {}) },
      ...(patch.owing ? { owing: [...play.position.owing.filter((each) => each.side === side), patch.owing] } : {}),
    },
  });
  const wreck = patch.wreck;
  if (wreck)
    happen(play, 'losses-booked', {
      rule: 'CG12',
      open: { wrecks: { ...play.position.open.wrecks, [wreck]: play.position.open.wrecks[wreck] ?? 'wreck' } },
    });
  if (patch.counter.status === 'eliminated') handOver(play, side, counter);
  dropOrphans(play, side);
}

/** Prisoners of a guard who was lost go to a friend of his in the Location, if there is one [3.6041]. */
function handOver(play: Play, side: Side, guard: Counter): void {
  const hex = guard.at && 'hex' in guard.at ? guard.at.hex : null;
  const friend = livingOf(play.position, side).find(
    (each) => isPersonnel(each) && each.at && 'hex' in each.at && each.at.hex === hex,
  );
  const prisoners = guarded(play.position, guard);
  if (prisoners.length === 0) return;
  if (!friend?.alias) {
    if (hex !== null) rearm(play, side, guard, hex, prisoners);
    return;
  }
  happen(play, 'prisoners-settled', {
    rule: '3.6041',
    side: enemyOf(side),
    values: { count: prisoners.length },
    own: { counters: Object.fromEntries(prisoners.map(({ id }) => [id, { guard: friend.alias }])) },
  });
}

/** With nobody to take them over they take up what their guard has dropped, and stand where he stood (PS-57) [3.6041]. */
function rearm(play: Play, side: Side, guard: Counter, hex: string, prisoners: readonly Counter[]): void {
  const owner = enemyOf(side);
  const counters: Record<string, Partial<Counter>> = Object.fromEntries(
    prisoners.map((each) => [
      each.id,
      {
        ...{ status: 'alive' as const, guard: null, at: { hex }, lastHex: hex, shown: { hex }, known: true },
        marks: withoutMarks(each, 'unarmed'),
      },
    ]),
  );
  const taker = prisoners.find(isMmc) ?? prisoners[0]!;
  const dropped = carriedBy(play.position, guard).filter(({ kind }) => kind === 'sw');
  let number = Object.keys(play.position.own[owner].counters).length;
  for (const item of dropped) {
    number += 1;
    const id = `${owner[0]}${String(number).padStart(2, '0')}`;
    counters[id] = {
      ...{ ...item, id, side: owner, line: null, at: { with: taker.id }, lastHex: hex, known: true },
      ...{ marks: withMarks(item, 'captured'), alias: takenAs(owner, item) },
    };
  }
  happen(play, 'prisoners-settled', {
    rule: '3.6041',
    side: owner,
    values: { count: prisoners.length },
    own: { counters },
  });
  happen(play, 'prisoners-settled', {
    rule: '3.6041',
    side,
    values: { count: prisoners.length },
    own: { counters: Object.fromEntries(dropped.map(({ id }) => [id, GONE])) },
  });
}

const RULES: Readonly<Record<Due['check'], string>> = {
  encirclement: '3.6041',
  minefield: '3.6042',
  mineAttack: '3.6042',
  bog: '3.6043',
  shock: '3.6044',
  wading: '3.6045',
};

export interface Result {
  readonly result: string;
  readonly counter: Partial<Counter>;
  readonly owing?: Owing;
  /** A crew that got out. */
  readonly crew?: Counter;
  /** Hex of a wreck. */
  readonly wreck?: string;
}

function resultOf(play: Play, side: Side, counter: Counter, due: Due, leaderDrm: number): Result {
  if (counter.kind === 'vehicle') return vehicleResult(play, side, counter, due.check, leaderDrm);
  const morale = moraleOf(counter);
  if (due.check === 'encirclement') {
    const { result } = play.ask<{ result: string }>('status/encirclement', { morale, leaderDrm });
    return { result, counter: result === 'eliminated' ? GONE : {} };
  }
  if (due.check === 'minefield') {
    const size = counter.kind === 'armorLeader' ? 'leader' : counter.kind;
    const { result } = play.ask<{ result: string }>('status/minefield', { morale, leaderDrm, size });
    const marks = withoutMarks(counter, 'mined');
    if (result === 'eliminated') return { result, counter: GONE };
    return {
      result,
      counter: result === 'casualtyReduced' ? { marks, ...casualtyReduction(play.table, counter) } : { marks },
    };
  }
  return wade(play, side, counter);
}

/** The shortest way out of the river, with its Task Checks [3.6045]. */
function wade(play: Play, side: Side, counter: Counter): Result {
  const { table, position } = play;
  const enemies = livingOf(position, side === 'british' ? 'axis' : 'british').flatMap(({ at }) =>
    at && 'hex' in at ? [at.hex] : [],
  );
  const hex = (counter.at as { hex: string }).hex;
  const lower = lowerTypes(table, counter);
  const { route, checks } = play.ask<{ route: string[]; checks: { result: string }[] }>('status/wading', {
    map: table.map.size,
    river: table.map.facts.river.filter((each) => !table.bridges.has(each.hex)).map((each) => ({ ...each })),
    enemyHexes: [...new Set(enemies)].slice(0, 500),
    unitHex: hex,
    unit: {
      morale: moraleOf(counter),
      hero: counter.kind === 'hero',
      unarmed: has(counter, 'unarmed'),
      replaceable: lower.length > 0,
    },
  });
  const bank = route.at(-1)!;
  const failed = checks.find(({ result }) => result !== 'passes')?.result ?? 'passes';
  const placed: Partial<Counter> = { at: { hex: bank }, lastHex: bank, marks: withoutMarks(counter, 'wading') };
  if (failed === 'casualtyReduction')
    return { result: failed, counter: { ...placed, ...casualtyReduction(table, counter) } };
  if (failed === 'replaced')
    return {
      result: failed,
      counter: placed,
      owing: { kind: 'escape', side, unit: counter.id, what: 'replacement', to: { hex: bank } },
    };
  return { result: failed, counter: placed };
}

const dueSides = ({ position }: Scene): readonly Side[] => SIDES.filter((side) => position.own[side].due.length > 0);

/** Every unit that has something to check takes it; its owner says in which order and with which leader [3.604]. */
export const checking: Stage = {
  rule: '3.604',
  actors: dueSides,
  prompt: ({ position }, viewer) => ({
    rule: '3.604',
    key: 'ask-check',
    values: {
      count:
        viewer === 'british' || viewer === 'axis'
          ? position.own[viewer].due.length
          : position.own.british.due.length + position.own.axis.due.length,
    },
  }),
  *options(desk: Desk, side): Iterable<Action> {
    const seen = new Set<string>();
    for (const { unit, check: what, leader } of desk.position.own[side as Side].due) {
      if (seen.has(unit)) continue;
      seen.add(unit);
      yield { command: { type: 'check', unit, leader: false }, rule: RULES[what] };
      if (leader !== null && what !== 'wading')
        yield { command: { type: 'check', unit, leader: true }, rule: RULES[what] };
    }
  },
  commands: { check: (play, { unit, leader }, side) => check(play, side as Side, unit as string, leader === true) },
  done: null,
  leave: drawAreas,
};
