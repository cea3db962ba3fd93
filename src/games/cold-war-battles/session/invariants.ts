import { unitsOnMap } from './ground.js';
import { has, type Position, pointsOf } from './position.js';
import { watchedHexes } from './scoring.js';
import { crowdedUnits } from './stacks.js';
import type { Table } from './table.js';

/** What no position may ever break. */
export function broken(table: Table, position: Position): string[] {
  return [
    ...lostCounters(table, position),
    ...misplaced(table, position),
    ...misled(table, position),
    ...stacks(table, position),
    ...air(table, position),
    ...points(table, position),
    ...fights(position),
  ];
}

/** Every counter is in the stock or in play, once [3.1]. */
function lostCounters({ counters }: Table, { stock, units }: Position): string[] {
  const times = new Map<string, number>();
  for (const id of [...stock, ...Object.values(units).map(({ counter }) => counter)]) {
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return [
    ...[...counters.keys()].filter((id) => !times.has(id)).map((id) => `the counter ${id} is nowhere`),
    ...[...times].filter(([id, n]) => n !== 1 || !counters.has(id)).map(([id, n]) => `the counter ${id} is ${n} times`),
  ];
}

/** A unit is in one place, and bears only what can be borne there [6.1, 11.1, 16.26, 17.32]. */
function misplaced(table: Table, position: Position): string[] {
  const faults: string[] = [];
  for (const [key, unit] of Object.entries(position.units)) {
    const { id, counter, side, command, place, hex, untried } = unit;
    const fault = (what: string): void => void faults.push(`${id} ${what}`);
    const card = table.counters.get(counter);
    if (key !== id) fault(`is kept as ${key}`);
    if (card && (card.side !== side || card.command !== command)) fault(`has the colour of another counter`);
    if (card && !untried && card.type !== unit.type) fault(`is face up and shown as ${unit.type}`);
    if ((place === 'map' || place === 'column') !== (hex !== null)) fault(`is ${place} and in ${hex}`);
    if (hex !== null && table.grid.find(hex) === undefined) fault(`is in ${hex}, which is not on the map`);
    if ((place === 'column') !== (unit.behind !== undefined)) fault(`is ${place} with ${unit.behind} stacks ahead`);
    if (place === 'due' && unit.dueTurn === undefined && unit.group === undefined)
      fault('is due and nobody knows when');
    if (place !== 'map' && (unit.suppressed || unit.marks)) fault(`is ${place} and bears a marker`);
    if (unit.shuffled && place !== 'eliminated') fault(`is ${place} and shuffled with the eliminated`);
  }
  return faults;
}

/** No hex holds both sides, and whoever stands in a hex that counts holds it [7.12, 15.3]. */
function misled(table: Table, position: Position): string[] {
  const faults: string[] = [];
  const holders = new Map<string, string>();
  for (const { hex, side } of unitsOnMap(position)) {
    if ((holders.get(hex!) ?? side) !== side) faults.push(`both sides are in ${hex}`);
    holders.set(hex!, side);
  }
  const watched = watchedHexes(table);
  for (const [hex, side] of holders) {
    if (watched.has(hex) && position.control[hex] !== side)
      faults.push(`${side} stands in ${hex} and does not hold it`);
  }
  for (const hex of Object.keys(position.control)) if (!watched.has(hex)) faults.push(`${hex} is held for nothing`);
  if (new Set(position.rubble).size < position.rubble.length) faults.push('a hex is rubble twice');
  return faults;
}

/** Stacks are counted when a phase ends; while units move they may be of any size [7.8]. */
function stacks(table: Table, position: Position): string[] {
  if (position.stage === 'movement' || position.stage === 'overstack') return [];
  return crowdedUnits(table, position).map(({ id, hex }) => `${id} stands in ${hex} against the stacking rules`);
}

/** Nobody flies what he has not, nor more than there are counters [12.9, 17.27]. */
function air({ mix }: Table, position: Position): string[] {
  return Object.entries(position.air).flatMap(([side, kinds]) =>
    Object.entries(kinds).flatMap(([kind, number]) => {
      const most = mix[side as keyof typeof mix];
      const few = most === undefined || number <= (most[kind as keyof typeof most] ?? 0);
      return number >= 0 && few ? [] : [`${side} has ${number} of ${kind}`];
    }),
  );
}

/** Points are only ever scored, and by the two sides at the table [15.1]. */
function points({ first, second }: Table, position: Position): string[] {
  const { ledger } = position;
  const all = ledger.reduce((sum, score) => sum + score.points, 0);
  const faults = ledger.filter((score) => score.points <= 0).map((score) => `${score.points} points for ${score.for}`);
  if (all !== pointsOf(position, first) + pointsOf(position, second))
    faults.push('points of a side that does not play');
  return faults;
}

/** A unit attacks once and is attacked once, and whoever fights is there [9.3, 9.9]. */
function fights({ units, attacks, combat, moving, stage }: Position): string[] {
  const faults: string[] = [];
  const once = (ids: readonly string[], what: string): void => {
    if (new Set(ids).size < ids.length) faults.push(`${what} twice: ${ids.join(', ')}`);
  };
  once(
    attacks.flatMap(({ attackers }) => attackers),
    'a unit attacks',
  );
  once(
    attacks.flatMap(({ targets }) => targets),
    'a hex is attacked',
  );
  if (combat && attacks[combat.attack]?.done !== undefined) faults.push('a combat is fought again');
  for (const { unit } of combat?.retreats ?? []) {
    if (units[unit]?.place !== 'map') faults.push(`${unit} retreats and is not there`);
  }
  if (moving && stage === 'movement') {
    const unit = units[moving.unit];
    if (unit?.place !== 'map' || !has(unit, 'moved')) faults.push(`${moving.unit} moves and is not there`);
  }
  return faults;
}
