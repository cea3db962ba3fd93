import { sideBetween } from '../../../kernel/hexes/index.js';
import type { AttackKind } from '../vocabulary.js';
import { missionOf, nearF88 } from './air.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import { leaderPresence } from './leaders.js';
import type { Combat } from './position.js';
import type { Desk } from './stage.js';
import { defendersIn, gunFacts } from './support.js';

const WATER = ['river', 'canal', 'majorRiver'];

/** A unit attacks across the river where every attacked hex it touches lies beyond one, bridged or not [T.5]. */
function acrossRiver({ board }: Ground, piece: Piece, targets: readonly string[]): boolean {
  const { grid } = board;
  const from = grid.index(piece.hex);
  const touched = targets.map((hex) => grid.index(hex)).filter((hex) => grid.adjacent(from, hex));
  return touched.every((hex) => WATER.some((kind) => board.hasFeature(sideBetween(grid, from, hex), kind)));
}

/** Everything committed to a combat, as the attack procedure takes it [11.4]. */
export function attackQuestion(desk: Desk, combat: Combat, kind: AttackKind = combat.kind ?? 'normal'): object {
  const { table, position } = desk;
  const ground = groundOf(table, position);
  const side = position.phasing;
  const pieces = (ids: readonly string[]): Piece[] => ids.flatMap((id) => ground.piece(id) ?? []);
  const near = table.scenario === 'jarama' && nearF88(ground, combat.targets);
  // What was paid for this assault is not yet spent in the eyes of the question that spends it.
  const paid = combat.paid ?? [];
  const ledger = Object.entries(position.assaultPoints[side]).map(([division, points]) => ({
    division,
    points: paid.includes(division) ? points + 1 : points,
  }));
  const attackers = pieces(combat.attackers);
  const defenders = defendersIn(position, ground, combat);
  return {
    scenario: table.scenario,
    side,
    kind,
    weather: position.weather,
    attackers: attackers.map((piece) => ({ ...piece, acrossRiver: acrossRiver(ground, piece, combat.targets) })),
    defenders,
    ground: combat.targets.map((hex) => ({ terrain: ground.terrain(hex) })),
    guns: pieces(combat.guns).map((gun) => gunFacts(desk, ground, gun, combat)),
    defensiveGuns: pieces(combat.defensiveGuns).map((gun) => gunFacts(desk, ground, gun, combat)),
    ...(combat.air ? { air: { ...missionOf(table, combat.air), nearF88: near } } : {}),
    ...(combat.defensiveAir ? { defensiveAir: { ...missionOf(table, combat.defensiveAir), nearF88: near } } : {}),
    assaultPoints: ledger,
    ...(paid[0] === undefined ? {} : { payingDivision: paid[0] }),
    adjacentF88: near,
    // Whether a leader holds the ground is asked when a retreat has come of the die [14.3].
    leader: leaderPresence(ground, attackers),
    defendingLeader: defenders.some(({ type }) => type === 'leader'),
  };
}
