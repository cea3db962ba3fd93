import { Side } from '../vocabulary.js';
import { groundOf } from './ground.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** What no position may break. */
export function broken(table: Table, position: Position): string[] {
  return [
    ...lostCounters(table, position),
    ...strayUnits(table, position),
    ...mixedHexes(table, position),
    ...wrongOwners(table, position),
    ...highStacks(table, position),
    ...overspent(table, position),
    ...badCombats(position),
  ];
}

/** Every counter of the order of battle is in exactly one place. */
function lostCounters(table: Table, { units }: Position): string[] {
  const missing = [...table.counters.keys()].filter((id) => units[id] === undefined);
  const extra = Object.keys(units).filter((id) => !table.counters.has(id));
  return [...missing.map((id) => `${id} is nowhere`), ...extra.map((id) => `${id} is no counter of the game`)];
}

/** Who is on the map is on a hex of it, and nobody else is. */
function strayUnits(table: Table, { units }: Position): string[] {
  return Object.entries(units).flatMap(([id, { place, hex, turn, truck }]) => {
    if (place === 'map' && (hex === undefined || table.board.grid.find(hex) === undefined))
      return [`${id} is on no hex`];
    if (place === 'aboard' && (truck === undefined || !['map', 'due'].includes(units[truck]!.place))) {
      return [`${id} rides on no truck`];
    }
    if (place === 'due' && turn === undefined) return [`${id} is due on no turn`];
    return (place === 'lost' || place === 'due') && hex !== undefined ? [`${id} is ${place} and in ${hex}`] : [];
  });
}

/** Enemies never share a hex, but trucks may be found in one for a moment while they are run over [B.10]. */
function mixedHexes(table: Table, position: Position): string[] {
  const ground = groundOf(table, position);
  const republican = new Set(ground.hexesOf('republican'));
  return ground
    .hexesOf('nationalist')
    .filter((hex) => republican.has(hex))
    .map((hex) => `both sides are in ${hex}`);
}

/** A place is the side's that is in it [B.8]. */
function wrongOwners(table: Table, position: Position): string[] {
  return groundOf(table, position)
    .pieces.filter(({ hex, side }) => position.owners[hex] !== undefined && position.owners[hex] !== side)
    .map(({ id, hex }) => `${id} is in ${hex}, which is not its side's`);
}

/** After a movement phase the stacks of the side that moved are within the limits [7.2]. */
function highStacks(table: Table, position: Position): string[] {
  const checked = new Set(['declaring', 'defensive-air', 'attack-air', 'next-combat']);
  if (!checked.has(position.step)) return [];
  const ground = groundOf(table, position);
  const side = position.phasing;
  return ground
    .hexesOf(side)
    .filter((hex) =>
      ground.overstacked(
        hex,
        ground.in(hex).filter((piece) => piece.side === side),
      ),
    )
    .map((hex) => `too many units in ${hex}`);
}

/** Nobody spends what he has not. */
function overspent(table: Table, { airPoints, assaultPoints, turn }: Position): string[] {
  return Side.values.flatMap((side) => {
    const air = airPoints[side] < 0 || airPoints[side] > table.airPoints(side, turn) ? [`air points of ${side}`] : [];
    const poor = Object.entries(assaultPoints[side]).filter(
      ([division, points]) => points < 0 || points > (table.assaultPoints[side][division] ?? 0),
    );
    return [...air, ...poor.map(([division]) => `assault points of ${division}`)];
  });
}

/** Nobody is declared twice, no hex is attacked twice [11.1]. */
function badCombats({ combats }: Position): string[] {
  const attackers = combats.flatMap((combat) => combat.attackers);
  const targets = combats.flatMap((combat) => combat.targets);
  const guns = combats.flatMap((combat) => [...combat.guns, ...combat.defensiveGuns]);
  const twice = (all: readonly string[]): string[] => all.filter((each, at) => all.indexOf(each) !== at);
  return [...twice(attackers), ...twice(targets), ...twice(guns)].map((each) => `${each} is in two combats`);
}
