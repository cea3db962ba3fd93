import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Shift } from '../commands.js';
import {
  type Counter,
  has,
  isPersonnel,
  isSmc,
  moraleOf,
  movesItself,
  type Place,
  withMarks,
  withoutMarks,
} from '../counters.js';
import { goTo } from '../flow.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { eligibleEntries } from '../ground.js';
import { casualtyReduction, changedInto, GONE, lowerTypes, nextLower } from '../losses.js';
import type { Area } from '../position.js';
import { dropOrphans } from '../report/captures.js';
import { areaOf, areasOf, carriedBy, livingOf, placeKey, placeOf, SIDES } from '../roster.js';
import { BOTH, type Desk, Faults, happen, type Play, type Scene, type Stage } from '../stage.js';
import { crewOf } from './escape-vehicle.js';
import { isReserve, lineOf } from './set-up-reserve.js';
import { afterPreparing, loadOf, type Prepared, prepareShift } from './shift-prepare.js';
import { routeFromEntry, routeOf, touches } from './shift-routes.js';

type Group = Shift['groups'][number];

const readPlace = (word: string): Place | undefined => {
  const found = /^(area|entry) (\w+)$/.exec(word);
  if (!found) return undefined;
  return found[1] === 'area' ? { area: Number(found[2]) } : { entry: found[2]! };
};

/** Counters that may Shift out of their place: personnel and Mobile vehicles; out of an Entry Area personnel only (A-11) [3.613]. */
function movable({ table, position }: Scene, side: Side): Counter[] {
  return livingOf(position, side).filter((counter) => {
    const place = placeOf(position, counter);
    if (!place || !movesItself(counter) || (counter.at && 'with' in counter.at)) return false;
    // A Reserve does nothing before the scenario it is kept for (PS-13) [CG6].
    if (isReserve(lineOf({ table, position }, counter))) return false;
    if ('entry' in place) return isPersonnel(counter) || table.options.vehiclesShiftFromEntry;
    return 'area' in place;
  });
}

interface Asked {
  readonly group: Group;
  readonly from: Place;
  readonly to: Place;
  readonly input: object;
  readonly riverChecks: number;
}

/** One group as the question that decides it, or the reasons why it may not try [3.613]. */
function asked(desk: Desk, side: Side, group: Group, at: number, faults: Faults): Asked | null {
  const { position } = desk;
  const [from, to] = [readPlace(group.from), readPlace(group.to)];
  const entries = eligibleEntries(desk, side, position.open.date);
  const goalArea = to && 'area' in to ? areaOf(position, side, to.area) : undefined;
  const goalEntry = to && 'entry' in to ? entries.find(({ arrow }) => arrow === to.entry) : undefined;
  if (!from || !to || group.from === group.to || (!goalArea && !goalEntry)) {
    faults.add('3.613', 'shift-goal', { at: at + 1 });
    return null;
  }
  const units = group.units.map((id) =>
    movable(desk, side).find((counter) => counter.id === id && placeKey(placeOf(position, counter)) === group.from),
  );
  if (units.includes(undefined)) {
    faults.add('3.613', 'shift-units', { at: at + 1 });
    return null;
  }
  const movers = units as Counter[];
  const emptyIsolated =
    goalArea?.isolated && !livingOf(position, side).some((each) => placeKey(placeOf(position, each)) === group.to);
  if (emptyIsolated) faults.add('3.605', 'shift-into-isolation', { at: at + 1 });
  const origin = 'area' in from ? areaOf(position, side, from.area) : undefined;
  const vehicles = movers.filter(({ kind }) => kind === 'vehicle');
  const automatic = origin !== undefined && goalEntry !== undefined && touches(desk, origin, goalEntry.hexes);
  const route = origin
    ? routeOf(desk, side, origin, to, vehicles.length > 0)
    : routeFromEntry(desk, side, (from as { entry: string }).entry, to);
  checkLines(desk, side, movers, at, faults);
  const kindOf = (place: Place, area: Area | undefined): string =>
    'entry' in place ? 'entryArea' : area?.isolated ? 'isolatedSetupArea' : 'setupArea';
  const sides = new Map(desk.table.map.facts.river.map(({ hex, riverHexsides }) => [hex, riverHexsides]));
  const riverChecks = (route?.path ?? []).filter(
    (hex) => (sides.get(hex) ?? 0) >= RIVER_CHECK && !desk.table.bridges.has(hex),
  ).length;
  const input = {
    from: kindOf(from, origin),
    to: kindOf(to, goalArea),
    units: movers.filter(isPersonnel).map((counter) => ({
      name: counter.id,
      size: counter.kind === 'armorLeader' ? 'leader' : counter.kind,
      wounded: isSmc(counter) && has(counter, 'wounded'),
      pp: Math.min(30, loadOf(desk, counter)),
    })),
    vehicles: vehicles.map(({ id }) => ({ name: id })),
    path: route !== null,
    allRoad: route?.allRoad ?? false,
    uncontrolledHexes: Math.min(200, route?.uncontrolledHexes ?? 0),
    adjacentEntryArea: automatic,
    riverChecks: Math.min(20, riverChecks),
  };
  return { group, from, to, input, riverChecks };
}

/** River hexsides from which a Task Check is taken [PBr14.2]. */
const RIVER_CHECK = 3;

/** A line that has not appeared yet Shifts whole, and with Guns not at all (PS-44) [CG5]. */
function checkLines({ position }: Scene, side: Side, movers: readonly Counter[], at: number, faults: Faults): void {
  for (const id of new Set(movers.map(({ line }) => line))) {
    const line = id === null ? undefined : position.own[side].lines[id];
    if (!line || line.appeared) continue;
    const rest = livingOf(position, side).filter(
      (counter) =>
        counter.line === id &&
        !(counter.at && 'with' in counter.at) &&
        !movers.includes(counter) &&
        counter.at !== null,
    );
    if (rest.length > 0) faults.add('CG5', 'shift-whole-line', { at: at + 1, group: line.group });
  }
}

interface Checked {
  readonly asked: readonly Asked[];
  readonly prepared: Prepared;
}

function check(before: Desk, side: Side, { groups: sent = [] }: Partial<Shift>): Checked {
  const faults = new Faults('/groups');
  const prepared = prepareShift(before, side, sent, faults);
  const desk = afterPreparing(before, side, prepared);
  const groups = sent.map((group, at) => ({ ...group, units: [...group.units, ...(prepared.made.get(at) ?? [])] }));
  const seen = new Set<string>();
  const ways = new Set<string>();
  const found: Asked[] = [];
  for (const [at, group] of groups.entries()) {
    const way = `${group.from} > ${group.to}`;
    if (ways.has(way)) faults.add('3.613', 'shift-one-group', { at: at + 1 });
    ways.add(way);
    for (const unit of group.units) {
      if (seen.has(unit)) faults.add('3.613', 'shift-tried', { at: at + 1 });
      seen.add(unit);
    }
    const one = asked(desk, side, group, at, faults);
    if (!one) continue;
    found.push(one);
    const ruling = desk.book.allows('events/shift', one.input);
    if (!ruling) faults.add('3.613', 'shift-not-allowed', { at: at + 1 });
  }
  faults.throw();
  return { asked: found, prepared };
}

interface Outcome {
  readonly result: 'succeeds' | 'fails' | 'succeedsWithLoss' | 'eliminated';
  readonly losses: readonly { readonly name: string; readonly loss: string; readonly crew: string }[];
}

/** Every group tries once; whether any tried, and how it went, nobody else learns [3.613]. */
function shift(play: Play, side: Side, command: object): void {
  const secret = { for: [side] };
  const { asked: groups, prepared } = check(play, side, command as Shift);
  const counters: Record<string, Partial<Counter>> = { ...prepared.counters };
  const { position } = afterPreparing(play, side, prepared);
  let number = Object.keys(position.own[side].counters).length;
  for (const { group, to, input, riverChecks } of groups) {
    const { result, losses } = play.ask<Outcome>('events/shift', input, secret);
    if (result === 'fails') continue;
    for (const id of group.units) {
      const counter = position.own[side].counters[id]!;
      const loss = losses.find(({ name }) => name === id)?.loss ?? 'none';
      if (result === 'eliminated' || loss === 'eliminated') {
        counters[id] = { ...counters[id], ...GONE };
        if (losses.find(({ name }) => name === id)?.crew === 'bailsOut') {
          number += 1;
          const crew = crewOf(play, side, counter, number);
          counters[crew.id] = { ...crew, at: to, lastHex: null, known: false };
        }
        for (const item of carriedBy(position, counter)) counters[item.id] = GONE;
        continue;
      }
      const reduced = loss === 'casualtyReduction' ? casualtyReduction(play.table, counter) : {};
      const checked =
        reduced.status === 'eliminated' ? reduced : ford(play, side, { ...counter, ...reduced }, riverChecks);
      const marks = marksAt(play, side, { ...counter, ...reduced, ...checked }, to);
      counters[id] = { ...counters[id], at: to, ...reduced, ...checked, marks };
    }
  }
  happen(play, 'shifted', { rule: '3.613', side, own: { counters } });
  dropOrphans(play, side);
}

/** Isolation is left behind, or is that of the area it has come to [3.6052]. */
function marksAt({ position }: Scene, side: Side, counter: Counter, to: Place): Counter['marks'] {
  const area = 'area' in to ? areaOf(position, side, to.area) : undefined;
  const isolated = counter.kind === 'vehicle' ? area?.vehiclesIsolated : area?.isolated;
  const marks = withoutMarks(counter, 'isolated', 'shortage');
  return isolated ? withMarks({ ...counter, marks }, 'isolated') : marks;
}

/** The Task Checks of the river on the way, for those on foot [PBr14.2]. */
function ford(play: Play, side: Side, counter: Counter, checks: number): Partial<Counter> {
  let patch: Partial<Counter> = {};
  if (!isPersonnel(counter)) return patch;
  for (let at = 0; at < checks; at += 1) {
    const now: Counter = { ...counter, ...patch };
    const lower = lowerTypes(play.table, now);
    const { result } = play.ask<{ result: string }>(
      'movement/river-check',
      { morale: moraleOf(now), hero: now.kind === 'hero', unarmed: has(now, 'unarmed'), replaceable: lower.length > 0 },
      { for: [side] },
    );
    if (result === 'replaced') patch = { ...patch, ...changedInto(play, now, nextLower(play.table, now)!) };
    if (result === 'casualtyReduction') patch = { ...patch, ...casualtyReduction(play.table, now) };
    if (patch.status === 'eliminated') return patch;
  }
  return patch;
}

/** Groups of one origin and one goal try to move, in secret [3.613]. */
export const shifting: Stage = {
  rule: '3.613',
  actors: BOTH,
  prompt: ({ position }) => ({ rule: '3.613', key: 'ask-shift', values: { date: position.open.date } }),
  *options(desk: Desk, side): Iterable<Action> {
    const own = side as Side;
    const places = [
      ...areasOf(desk.position, own).map(({ number }) => `area ${number}`),
      ...eligibleEntries(desk, own, desk.position.open.date).map(({ arrow }) => `entry ${arrow}`),
    ];
    const units = movable(desk, own);
    const weapons = livingOf(desk.position, own)
      .filter(({ kind }) => kind === 'sw')
      .map(({ id }) => id);
    const froms = [...new Set(units.map((counter) => placeKey(placeOf(desk.position, counter))))];
    const possible = units.length > 0 && places.length > 0;
    const group = objectOf(
      {
        from: oneOf(froms),
        to: oneOf(places),
        units: { ...listOf(oneOf(units.map(({ id }) => id)), 200, true), minItems: 1 },
        deploy: listOf(
          oneOf(
            units
              .filter(({ kind }) => kind === 'squad')
              .map(({ id }) => id)
              .concat(''),
          ),
          2,
          true,
        ),
        drop: listOf(oneOf(weapons.concat('')), weapons.length, true),
        destroy: listOf(oneOf(weapons.concat('')), weapons.length, true),
        give: listOf(objectOf({ item: oneOf(weapons.concat('')), to: oneOf(units.map(({ id }) => id).concat('')) }), 4),
      },
      ['from', 'to', 'units'],
    );
    yield {
      command: { type: 'shift', groups: [] },
      rule: '3.613',
      ...(possible ? { form: { schema: objectOf({ type: { const: 'shift' }, groups: listOf(group, 40) }) } } : {}),
    };
    for (const from of froms) {
      for (const to of places) {
        const all = units.filter((counter) => placeKey(placeOf(desk.position, counter)) === from).map(({ id }) => id);
        if (from === to || all.length > MOST) continue;
        const faults = new Faults();
        const one = asked(desk, own, { from, to, units: all, ...UNPREPARED }, 0, faults);
        if (one && faults.none && desk.book.allows('events/shift', one.input))
          yield {
            command: { type: 'shift', groups: [{ from, to, units: all }] },
            rule: '3.613',
            odds: desk.book.odds('events/shift', one.input, 'result'),
          };
      }
    }
  },
  commands: {},
  sealed: {
    type: 'shift',
    check: (play, command, side) => void check(play, side as Side, command as unknown as Shift),
    open(play, sent) {
      for (const side of SIDES) shift(play, side, sent[side]!);
      goTo(play, 'refit', ['3.613']);
    },
  },
};

const MOST = 24;
const UNPREPARED = { deploy: [], drop: [], destroy: [], give: [] };
