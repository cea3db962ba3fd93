import type { Card, CombatCondition, CombatRole, Condition, TargetKind } from '../cards/card.js';
import { holds } from '../cards/conditions.js';
import { coversSpace, coversUnit } from '../cards/filters.js';
import { groundOf } from '../ground.js';
import type { Combat, Position } from '../position.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';

/** The part a side plays in the combat at hand. */
export const roleOf = ({ active }: Position, side: string): CombatRole => (side === active ? 'attacker' : 'defender');

const participants = ({ attackers, defenders }: Combat, role: CombatRole): readonly string[] =>
  role === 'attacker' ? attackers.map(({ unit }) => unit) : defenders;

/** What the defending space is, by what is printed and what lies there [CL.map]. */
export function targetKinds(table: Table, position: Position, target: string): TargetKind[] {
  const space = groundOf(table, position).board.space(target);
  const works = position.works[target]?.kind;
  const kinds: TargetKind[] = [];
  if (space.terrain === 'mountain') kinds.push('mountain');
  if (space.class === 'mainCity') kinds.push('mainCity');
  if (works) kinds.push(works);
  if (kinds.length === 0) kinds.push('open');
  if (target === MALLORCA_BEACHHEAD || target === PLAN_P_BEACHHEAD) kinds.push('beachhead');
  return kinds;
}

/** Attackers that come over a river: all, some or none [11.2.6]. */
function rivers(table: Table, position: Position, { attackers, target }: Combat): boolean[] {
  const ground = groundOf(table, position);
  return attackers.map(({ space }) => ground.overRiver(space, target));
}

/** 8.5.3.1: whether a combat card may be committed by a side now. */
export function mayServe(table: Table, position: Position, card: Card, role: CombatRole): boolean {
  const { combat: words } = card;
  if (!card.combatCard || !words || (words.role !== 'either' && words.role !== role)) return false;
  return words.when.every((each) => inCombat(table, position, each, role));
}

function inCombat(table: Table, position: Position, condition: CombatCondition, role: CombatRole): boolean {
  const combat = position.combat!;
  if ('target' in condition)
    return targetKinds(table, position, combat.target).some((kind) => condition.target.includes(kind));
  if ('targetSpace' in condition) return coversSpace(table, position, condition.targetSpace, combat.target);
  if ('river' in condition) {
    const crossing = rivers(table, position, combat);
    if (condition.river === 'all') return crossing.every(Boolean);
    return condition.river === 'any' ? crossing.some(Boolean) : !crossing.some(Boolean);
  }
  if ('own' in condition || 'enemy' in condition) {
    const enemy: CombatRole = role === 'attacker' ? 'defender' : 'attacker';
    const { filter, share } = 'own' in condition ? condition.own : condition.enemy;
    const units = participants(combat, 'own' in condition ? role : enemy);
    const fitting = units.filter((id) => coversUnit(table, position, filter, id)).length;
    if (share === 'all') return fitting === units.length;
    return share === 'none' ? fitting === 0 : fitting >= share;
  }
  if ('armourClaimed' in condition) {
    const { armourClaimed } = condition;
    const claimed = combat.claim !== null;
    return typeof armourClaimed === 'boolean'
      ? claimed === armourClaimed
      : claimed && position.active === armourClaimed;
  }
  if ('enemyCardPlayed' in condition) {
    const wanted = condition.enemyCardPlayed;
    return combat.cards.some(
      ({ card, side }) =>
        roleOf(position, side) !== role && (wanted === 'any' || table.cards.get(card)!.number === wanted),
    );
  }
  return holds(table, position, condition as Condition);
}
