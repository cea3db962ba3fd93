import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { weaponFacts } from '../cards.js';
import type { Refit } from '../commands.js';
import { type Counter, has, type Mark, withoutMarks } from '../counters.js';
import { goTo } from '../flow.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { GONE } from '../losses.js';
import { areaAt, leftBehind, livingOf, placeOf, SIDES } from '../roster.js';
import { BOTH, type Desk, Faults, happen, type Play, type Scene, type Stage } from '../stage.js';
import { attended, inSamePlace, vehicles } from './attendance.js';
import { hasWeapon, isDead, standsIn } from './wrecks.js';

function checkCrews(desk: Desk, side: Side, { crew = [] }: Partial<Refit>): void {
  const faults = new Faults('/crew');
  const used = new Set<string>();
  for (const [at, { vehicle: id, by }] of crew.entries()) {
    const vehicle = vehicles(desk, side).find((each) => each.id === id && has(each, 'abandoned'));
    const who = livingOf(desk.position, side).find(
      (each) => each.id === by && (each.kind === 'crew' || each.kind === 'halfSquad'),
    );
    if (!vehicle || used.has(id)) faults.add('3.6141', 'not-abandoned', { at: at + 1 });
    else if (!who || used.has(by) || !inSamePlace(desk, vehicle, who))
      faults.add('3.6141', 'who-crews-it', { at: at + 1 });
    used.add(id);
    used.add(by);
  }
  faults.throw();
}

/** 3.6141 and 3.6142 with .61422: crews first, then the dice by counter; unseen by the other side (PS-38). */
function repair(play: Play, side: Side, { crew = [] }: Partial<Refit>): void {
  const secret = { for: [side] };
  const counters: Record<string, Partial<Counter>> = {};
  for (const { vehicle, by } of crew) {
    counters[vehicle] = { marks: withoutMarks(play.position.own[side].counters[vehicle]!, 'abandoned') };
    counters[by] = GONE;
    leftBehind(play.position, play.position.own[side].counters[by]!, counters);
  }
  const now = (counter: Counter): Counter => ({ ...counter, ...counters[counter.id] });
  const frontLine = frontLineOf(play, side);
  const burnt: string[] = [];
  for (const each of livingOf(play.position, side)) {
    const counter = now(each);
    if (counter.status !== 'alive' || liesOutside(play, counter)) continue;
    const isolated = has(counter, 'isolated');
    if (counter.kind === 'vehicle') {
      const end = repairVehicle(play, counter, isolated, frontLine.has(counter.lastHex ?? ''), secret);
      const lost = end === 'eliminated' || end === 'wreck';
      counters[counter.id] = lost ? GONE : { ...counters[counter.id], marks: end };
      if (lost) leftBehind(play.position, counter, counters);
      const hex = standsIn(counter);
      if (end === 'wreck' && hex !== null) burnt.push(hex);
    } else if (counter.kind === 'gun' || counter.kind === 'sw') {
      const patch = repairWeapon(play, counter, isolated, secret);
      if (patch) counters[counter.id] = { ...counters[counter.id], ...patch };
    }
  }
  const scrounged = [...(play.position.own[side].scrounged ?? []), ...burnt];
  happen(play, 'repaired', { rule: '3.614', side, own: { counters, ...(burnt.length > 0 ? { scrounged } : {}) } });
}

/** What lies outside the areas of its side is not seen to [3.6072, 3.6141]. */
function liesOutside({ position }: Scene, counter: Counter): boolean {
  const place = placeOf(position, counter);
  return place !== null && 'hex' in place && areaAt(position, counter.side, place.hex) === undefined;
}

/** Setup Area hexes next to anything that is not friendly Setup Area [3.2/Front-line]. */
function frontLineOf({ table, position }: Scene, side: Side): Set<string> {
  const own = new Set(position.open.areas.filter((area) => area.side === side).flatMap(({ hexes }) => hexes));
  const { grid } = table.map.board;
  return new Set(
    [...own].filter((hex) => {
      const from = grid.find(hex)!;
      for (let d = 0; d < 6; d += 1) {
        const next = grid.neighbours[6 * from + d]!;
        if (next >= 0 && !own.has(grid.name(next))) return true;
      }
      return false;
    }),
  );
}

/** Marks of a vehicle after its dice, or how it leaves the order of battle [3.6141, 3.6142, CG12]. */
function repairVehicle(
  play: Play,
  vehicle: Counter,
  isolated: boolean,
  frontLine: boolean,
  secret: { for: Side[] },
): readonly Mark[] | 'eliminated' | 'wreck' {
  let { marks } = vehicle;
  const is = (mark: Mark): boolean => marks.includes(mark);
  const drop = (...gone: Mark[]): void => {
    marks = marks.filter((mark) => !gone.includes(mark));
  };
  if (is('immobile') && !is('captured') && !is('abandoned')) {
    const { result } = play.ask<{ result: string }>('events/immobilization-repair', { isolated, frontLine }, secret);
    if (result === 'mobile') drop('immobile');
  }
  for (const [broken, dead, main] of [
    ['malfunctioned', 'disabled', true],
    ['mgMalfunctioned', 'mgDisabled', false],
  ] as const) {
    if (!is(broken)) continue;
    const input = {
      vehicular: true,
      mainArmament: main,
      isolated,
      captured: is('captured'),
      attended: !is('abandoned') || attended(play, vehicle),
    };
    const { result, recalled } = play.ask<{ result: string; recalled: boolean }>('events/weapon-repair', input, secret);
    if (result === 'noAttempt') continue;
    drop(broken);
    if (result !== 'repaired') marks = [...marks, dead];
    if (recalled) marks = [...marks, 'recalled'];
  }
  if (is('captured') && attended(play, vehicle)) {
    // Each weapon that works by itself; a vehicle left without any is a wreck [3.61422].
    for (const [dead, main] of [
      ['disabled', true],
      ['mgDisabled', false],
    ] as const) {
      if (is(dead) || !hasWeapon(play, vehicle, main)) continue;
      const otherWeapon = !is(main ? 'mgDisabled' : 'disabled') && hasWeapon(play, vehicle, !main);
      const { result, vehicleMayBeKept } = play.ask<{ result: string; vehicleMayBeKept: boolean }>(
        'events/captured-weapon',
        { vehicular: true, mainArmament: main, otherWeapon },
        secret,
      );
      if (result === 'disabled') marks = [...marks, dead];
      if (!vehicleMayBeKept && result === 'disabled') return 'wreck';
    }
  }
  if (is('recalled') && !is('immobile') && !isolated) return 'eliminated';
  if (is('stunned')) {
    const { result } = play.ask<{ result: string }>(
      'events/stun-recovery',
      { isolated, captured: is('captured') },
      secret,
    );
    if (result === 'eliminated') return 'eliminated';
    if (result === 'recovers') drop('stunned');
  }
  return isDead(play, { ...vehicle, marks }) ? 'wreck' : marks;
}

/** A malfunctioned weapon is repaired or lost; a captured one may be lost on every date [3.6142, 3.61422]. */
function repairWeapon(
  play: Play,
  weapon: Counter,
  isolated: boolean,
  secret: { for: Side[] },
): Partial<Counter> | null {
  const here = attended(play, weapon);
  if (has(weapon, 'malfunctioned')) {
    const { result } = play.ask<{ result: string }>(
      'events/weapon-repair',
      {
        repairNumber: weaponFacts(play.table.cards, weapon)?.repair ?? 0,
        isolated,
        captured: has(weapon, 'captured'),
        attended: here,
      },
      secret,
    );
    if (result === 'noAttempt') return null;
    return result === 'repaired' ? { marks: withoutMarks(weapon, 'malfunctioned') } : GONE;
  }
  if (!has(weapon, 'captured') || !here) return null;
  const { result } = play.ask<{ result: string }>('events/captured-weapon', {}, secret);
  return result === 'kept' ? null : GONE;
}

/** Abandoned vehicles may be crewed; then the repairs are diced for [3.6141]. */
export const refitting: Stage = {
  rule: '3.6141',
  actors: BOTH,
  prompt: () => ({ rule: '3.6141', key: 'ask-refit', values: {} }),
  *options(desk: Desk, side): Iterable<Action> {
    const own = side as Side;
    const empty = vehicles(desk, own)
      .filter((each) => has(each, 'abandoned'))
      .map(({ id }) => id);
    const crews = livingOf(desk.position, own)
      .filter(({ kind }) => kind === 'crew' || kind === 'halfSquad')
      .map(({ id }) => id);
    const possible = empty.length > 0 && crews.length > 0;
    const line = objectOf({ vehicle: oneOf(empty), by: oneOf(crews) });
    yield {
      command: { type: 'refit', crew: [] },
      rule: '3.6141',
      ...(possible ? { form: { schema: objectOf({ type: { const: 'refit' }, crew: listOf(line, 40) }) } } : {}),
    };
  },
  commands: {},
  sealed: {
    type: 'refit',
    check: (play, command, side) => checkCrews(play, side as Side, command as unknown as Refit),
    open(play, sent) {
      for (const side of SIDES) repair(play, side, sent[side] as unknown as Refit);
      goTo(play, 'replenish');
    },
  },
};
