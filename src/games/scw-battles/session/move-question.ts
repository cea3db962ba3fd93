import { pointsFromHalves } from '../../../kernel/hexes/index.js';
import type { MoveOnMap } from '../movement/on-map.js';
import { MapUnit } from '../shared/map.js';
import type { Ground, Piece } from './ground.js';
import { closedTo } from './scenario-rules.js';
import type { Desk } from './stage.js';

/** The question where a piece may go, but for who else is on the map: the ground knows that already. */
export function moverFacts(desk: Desk, ground: Ground, piece: Piece): MoveOnMap {
  const { table, position } = desk;
  return {
    scenario: table.scenario,
    weather: position.weather,
    map: ground.map,
    units: [],
    unit: piece,
    side: piece.side,
    hex: piece.hex,
    closed: closedTo(desk, ground, piece),
    moved: (piece.state.spent ?? 0) > 0,
    spent: pointsFromHalves(piece.state.spent ?? 0),
  };
}

/** The whole question, as every procedure about a move over the map takes it. */
export function moveQuestion(desk: Desk, ground: Ground, piece: Piece): MoveOnMap {
  return { ...moverFacts(desk, ground, piece), units: ground.asWithout(MapUnit, piece.id) as MapUnit[] };
}
