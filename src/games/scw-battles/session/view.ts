import { pointsFromHalves } from '../../../kernel/hexes/index.js';
import { Side } from '../vocabulary.js';
import type { Position } from './position.js';
import type { Table } from './table.js';
import type { BattleView } from './view-shape.js';

/** Nothing is hidden in this game: both sides and whoever looks on see the whole position. */
export function view(table: Table, position: Position): BattleView {
  const date = table.dates[position.turn - 1];
  const { airPoints, assaultPoints, owners, enteredBy, bombers } = position;
  return {
    ...position,
    ...(date === undefined ? {} : { date }),
    units: unitsOf(table, position),
    airPoints: Side.values.map((side) => ({ side, points: airPoints[side] })),
    assaultPoints: Side.values.flatMap((side) =>
      Object.entries(assaultPoints[side]).map(([division, points]) => ({ side, division, points })),
    ),
    owners: Object.entries(owners).map(([hex, side]) => ({ hex, side })),
    enteredBy: Object.entries(enteredBy).map(([hex, divisions]) => ({ hex, divisions })),
    bombers: Object.entries(bombers).map(([hex, units]) => ({ hex, units })),
    result: position.result as BattleView['result'],
  };
}

/** Points spent as the book counts them. */
const unitsOf = ({ counters }: Table, { units }: Position): BattleView['units'] =>
  [...counters.values()].map(({ id, title, side, type }) => {
    const { spent, ...state } = units[id]!;
    return {
      id,
      name: title,
      side,
      type,
      ...state,
      ...(spent === undefined ? {} : { spent: pointsFromHalves(spent) }),
    };
  });
