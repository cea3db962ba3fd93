import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Return } from '../commands.js';
import { type Counter, halfSquadsOf, has, isPersonnel, isSmc } from '../counters.js';
import { goTo } from '../flow.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { apart, eligibleEntries, strategicLocations } from '../ground.js';
import { GONE } from '../losses.js';
import { allOf, areaAt, carriedBy, livingOf, placeOf } from '../roster.js';
import { type Desk, Faults, happen, type Play, type Scene, type Stage } from '../stage.js';
import { openDate } from './new-date.js';
import { openPrisoners } from './prisoners.js';

/** How near the centre stone buildings count for the withdrawal [3.60741]. */
const NEAR_CENTRE = 2;
/** Groups that leave with the British [3.60742]. */
const LEAVING = ['I4', 'I5'];
const AIRBORNE = ['I2', 'I4', 'G2'];

interface Leaving {
  readonly british: 'nobody' | 'everybody' | 'airborneOnly';
  readonly germansLeave: boolean;
  readonly axisFallBack: boolean;
}

/** 3.60741 and 3.60742 as a date closes: after a 14PM scenario on conditions, after 14N always; then the return test [3.6074]. */
export function withdraw(play: Play, idle: boolean): void {
  if (!play.table.withdrawals) {
    goOn(play, idle);
    return;
  }
  const found = play.ask<Leaving>('status/withdrawal', {
    date: play.position.open.date,
    idle,
    ...facts(play),
    alreadyWithdrawn: play.position.open.withdrawn,
  });
  if (found.british !== 'nobody') {
    britishLeave(play, found.british === 'airborneOnly');
    if (found.germansLeave) germansLeave(play);
  }
  happen(play, 'withdrew', {
    rule: '3.60741',
    values: { british: found.british, fallBack: found.axisFallBack },
    open: {
      withdrawn: play.position.open.withdrawn || found.british !== 'nobody',
      germansAway: play.position.open.germansAway || (found.british !== 'nobody' && found.germansLeave),
      fallBack: play.position.open.fallBack || found.axisFallBack,
    },
  });
  // Who leaves now does not come back at once (PS-40).
  if (found.british === 'nobody' && mayReturn(play)) goTo(play, 'return');
  else goOn(play, idle);
}

/** The Idle date closes, or the aftermath of a scenario goes on. */
const goOn = (play: Play, idle: boolean): void => (idle ? openDate(play) : openPrisoners(play));
const isIdleClose = ({ position }: Scene): boolean => position.open.done.includes('3.612');

/** What 3.60741 asks about control and footholds; a foothold is a Good Order unit Retained in the area of its hex (PS-14). */
function facts({ table, position }: Scene): object {
  const axis = (hex: string): boolean => position.open.control[hex]?.controller === 'axis';
  const north = (hex: string): boolean => !table.south.has(hex);
  const stone = table.map.facts.buildings.filter(({ kind }) => kind === 'stone');
  const pillboxes = table.map.facts.strategic
    .filter(({ kind, hex }) => kind === 'pillbox' && north(hex))
    .map(({ hex }) => hex);
  const near = stone.filter(({ hexes }) => hexes.some((hex) => apart(table, hex, table.centre) <= NEAR_CENTRE));
  const south = livingOf(position, 'axis')
    .filter(({ lastHex }) => lastHex !== null && table.south.has(lastHex))
    .filter((counter) => isPersonnel(counter) && areaAt(position, 'axis', counter.lastHex!) !== undefined)
    .map(({ lastHex }) => lastHex!);
  return {
    allStoneBuildingsNorth: stone.every(({ hexes }) => hexes.filter(north).every(axis)),
    allPillboxesNorth: pillboxes.every(axis),
    stoneNearQ16: Math.min(30, near.filter(({ hexes }) => hexes.some(axis)).length),
    axisSouth: [...new Set(south)].slice(0, 500),
    allStrategicLocations: strategicLocations({ table, position }).every(({ controller }) => controller === 'axis'),
  };
}

/** All British personnel leave with their SW and Guns; isolated ones surrender and count as losses (PS-12, PS-17) [3.60741]. */
function britishLeave(play: Play, airborneOnly: boolean): void {
  const counters: Record<string, Partial<Counter>> = {};
  let surrendered = 0;
  const goes = (counter: Counter): boolean => {
    const group = counter.line === null ? '' : (play.position.own.british.lines[counter.line]?.group ?? '');
    return !airborneOnly || AIRBORNE.includes(group);
  };
  for (const counter of livingOf(play.position, 'british')) {
    if (
      !(isPersonnel(counter) || counter.kind === 'gun' || counter.kind === 'radio' || counter.kind === 'sw') ||
      !goes(counter)
    )
      continue;
    const isolated = has(counter, 'isolated');
    if (isolated) surrendered += cvpOf(counter);
    counters[counter.id] = isolated ? GONE : { status: 'withdrawn', at: null };
  }
  const { cvp, lossRolled } = play.position.open;
  happen(play, 'withdrew', {
    rule: '3.60741',
    side: 'british',
    values: { british: airborneOnly ? 'airborneOnly' : 'everybody', fallBack: false },
    own: { counters },
    ...(lossRolled ? {} : { open: { cvp: { ...cvp, british: cvp.british + surrendered } } }),
    reveals: true,
  });
}

/** CVP by size (B-29): two for a squad, one for a half-squad, crew or SMC. */
const cvpOf = (counter: Counter): number => (isSmc(counter) ? 1 : halfSquadsOf(counter));

/** The German companies that the British faced leave with what they captured; isolated ones stay [3.60742]. */
function germansLeave(play: Play): void {
  const counters: Record<string, Partial<Counter>> = {};
  for (const counter of livingOf(play.position, 'axis')) {
    const group = counter.line === null ? '' : (play.position.own.axis.lines[counter.line]?.group ?? '');
    const captured = has(counter, 'captured') && (counter.kind === 'sw' || counter.kind === 'vehicle');
    if ((LEAVING.includes(group) || captured) && !has(counter, 'isolated'))
      counters[counter.id] = { status: 'away', ...(counter.at && 'with' in counter.at ? {} : { at: null }) };
  }
  for (const counter of livingOf(play.position, 'axis')) {
    const leaves = counters[counter.id] !== undefined;
    const place = placeOf(play.position, counter);
    for (const item of leaves ? carriedBy(play.position, counter) : []) {
      if (!counters[item.id]) counters[item.id] = place === null ? GONE : { at: place };
    }
  }
  // Captured Guns may stay; the Axis say which [3.60742].
  const guns = livingOf(play.position, 'axis').filter(
    (counter) => counter.kind === 'gun' && has(counter, 'captured') && !has(counter, 'isolated'),
  );
  happen(play, 'withdrew', {
    rule: '3.60742',
    side: 'axis',
    values: { british: 'everybody', fallBack: false },
    own: { counters, owing: guns.map(({ id }) => ({ kind: 'gun' as const, side: 'axis' as const, unit: id })) },
  });
}

/** Captured Guns that the Axis have still to leave or take along. */
const owedGuns = ({ position }: Scene) => position.owing.filter(({ kind }) => kind === 'gun');

/** A captured Gun stays where it is, or leaves with the Germans and is lost: only one captured SW ever comes back [3.60742]. */
export const decidingGun: Stage = {
  rule: '3.60742',
  actors: () => ['axis'],
  prompt: (scene) => ({ rule: '3.60742', key: 'ask-captured-gun', values: { count: owedGuns(scene).length } }),
  *options(desk: Desk): Iterable<Action> {
    for (const { unit } of owedGuns(desk))
      for (const stays of [true, false]) yield { command: { type: 'captured-gun', unit, stays }, rule: '3.60742' };
  },
  commands: {
    'captured-gun'(play, { unit, stays }) {
      const debt = owedGuns(play).find((each) => each.unit === unit);
      if (!debt) return play.refuse('3.60742', 'no-captured-gun', { unit: unit as string });
      const gun = play.position.own.axis.counters[debt.unit]!;
      const counters: Record<string, Partial<Counter>> = stays ? {} : { [gun.id]: { status: 'away', at: null } };
      happen(play, 'gun-decided', {
        rule: '3.60742',
        side: 'axis',
        values: { unit: gun.name, stays: stays === true },
        own: { counters, owing: play.position.owing.filter((each) => each.side === 'axis' && each !== debt) },
      });
    },
  },
  done: null,
};

const away = ({ position }: Scene): Counter[] => allOf(position, 'axis').filter(({ status }) => status === 'away');

interface Allowed {
  readonly mayReturn: boolean;
  readonly leaders: number;
  readonly halfSquadEquivalents: number;
  readonly capturedSw: number;
}

function allowed(desk: Desk): Allowed {
  const waiting = away(desk);
  const of = (kind: string): number => Math.min(50, waiting.filter((counter) => counter.kind === kind).length);
  const captured = waiting.filter((counter) => counter.kind === 'sw' && has(counter, 'captured')).length;
  return desk.book.ask<Allowed>('status/german-return', {
    date: desk.position.open.date,
    britishHexesNorth: desk.position.open.britishHexesNorth,
    leaders: of('leader'),
    squads: of('squad'),
    halfSquads: Math.min(50, of('halfSquad') + of('crew')),
    capturedSw: Math.min(50, captured),
  }).outcome!;
}

const mayReturn = (play: Play): boolean =>
  play.position.open.germansAway && away(play).length > 0 && allowed(play).mayReturn;

/** Those who may return within the caps, the first of them unless the Axis say otherwise [3.60742]. */
function suggested(desk: Desk): string[] {
  const caps = allowed(desk);
  let { leaders, halfSquadEquivalents: halves, capturedSw } = caps;
  return away(desk).flatMap((counter) => {
    if (counter.kind === 'leader' && leaders > 0) leaders -= 1;
    else if (halfSquadsOf(counter) > 0 && halves >= halfSquadsOf(counter)) halves -= halfSquadsOf(counter);
    else if (counter.kind === 'sw' && has(counter, 'captured') && capturedSw > 0) capturedSw -= 1;
    else return [];
    return [counter.id];
  });
}

function check(desk: Desk, { units, entry }: Return): void {
  const faults = new Faults('/units');
  const caps = allowed(desk);
  const chosen = units.map((id) => away(desk).find((counter) => counter.id === id));
  if (chosen.includes(undefined) || new Set(units).size !== units.length) faults.add('3.60742', 'not-away');
  const sum = (test: (counter: Counter) => number): number =>
    chosen.reduce((total, counter) => total + (counter ? test(counter) : 0), 0);
  if (sum(({ kind }) => (kind === 'leader' ? 1 : 0)) > caps.leaders)
    faults.add('3.60742', 'return-cap', { limit: caps.leaders });
  if (sum(halfSquadsOf) > caps.halfSquadEquivalents)
    faults.add('3.60742', 'return-cap', { limit: caps.halfSquadEquivalents });
  if (sum((counter) => (has(counter, 'captured') ? 1 : 0)) > caps.capturedSw)
    faults.add('3.60742', 'return-cap', { limit: caps.capturedSw });
  // The caps name leaders, MMC and one captured SW: captured vehicles and Guns are discarded.
  if (chosen.some((counter) => counter && has(counter, 'captured') && counter.kind !== 'sw'))
    faults.add('3.60742', 'returns-not');
  if (!eligibleEntries(desk, 'axis', desk.position.open.date).some(({ arrow }) => arrow === entry))
    faults.add('CG4', 'not-an-entry-area', { hex: entry }, '/entry');
  faults.throw();
}

/** The Axis say who comes back and where; the others are discarded without CVP [3.60742]. */
export const returning: Stage = {
  rule: '3.60742',
  actors: () => ['axis'],
  prompt: () => ({ rule: '3.60742', key: 'ask-return', values: {} }),
  *options(desk: Desk): Iterable<Action> {
    const entries = eligibleEntries(desk, 'axis', desk.position.open.date).map(({ arrow }) => arrow);
    yield {
      command: { type: 'return', units: suggested(desk), entry: entries[0] ?? '' },
      rule: '3.60742',
      form: {
        schema: objectOf({
          type: { const: 'return' },
          units: listOf(oneOf(away(desk).map(({ id }) => id)), 60, true),
          entry: oneOf(entries),
        }),
      },
    };
  },
  idle: (desk) => eligibleEntries(desk, 'axis', desk.position.open.date).length === 0,
  commands: {
    return(play, command) {
      const sent = command as unknown as Return;
      check(play, sent);
      const counters: Record<string, Partial<Counter>> = {};
      for (const counter of away(play)) {
        const carrier = counter.at && 'with' in counter.at ? counter.at.with : null;
        const back =
          sent.units.includes(counter.id) ||
          (carrier !== null && sent.units.includes(carrier) && !has(counter, 'captured'));
        counters[counter.id] = back
          ? {
              status: 'alive',
              ...(carrier !== null && sent.units.includes(carrier) ? {} : { at: { entry: sent.entry } }),
            }
          : { ...GONE };
      }
      happen(play, 'returned', {
        rule: '3.60742',
        side: 'axis' as Side,
        own: { counters },
        open: { germansAway: false },
      });
      goOn(play, isIdleClose(play));
    },
  },
  done: null,
  leave: (play) => goOn(play, isIdleClose(play)),
};
