import { sideBetween } from '../../../kernel/hexes/index.js';
import { crossingOf } from '../combat/terrain-defence.js';
import type { AttackKind, RiverCrossing } from '../vocabulary.js';
import { missionOf, nearF88 } from './air.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import { leaderPresence } from './leaders.js';
import type { Combat } from './position.js';
import type { Desk } from './stage.js';
import { defendersIn, gunFacts } from './support.js';

const WATER = ['river', 'canal', 'majorRiver'];

/** Of the attackers next to a hex, who comes at it across a river, bridged or not [T.5]. */
function crossingTo({ board }: Ground, target: string, attackers: readonly Piece[]): RiverCrossing {
  const { grid } = board;
  const to = grid.index(target);
  const from = attackers.map(({ hex }) => grid.index(hex)).filter((hex) => grid.adjacent(hex, to));
  return crossingOf(from.map((hex) => WATER.some((kind) => board.hasFeature(sideBetween(grid, hex, to), kind))));
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
    attackers,
    defenders,
    ground: combat.targets.map((hex) => ({ terrain: ground.terrain(hex), river: crossingTo(ground, hex, attackers) })),
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
