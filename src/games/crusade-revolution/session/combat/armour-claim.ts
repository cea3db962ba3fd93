import { isArmour } from '../../shared/units.js';
import { groundOf } from '../ground.js';
import type { Desk } from '../stage.js';
import { counterOf } from '../units.js';
import { targetKinds } from './combat-conditions.js';

/** 16.6.2: full-strength armour against an Open space, not over a river unless a card lets it. */
export function claimants({ table, position }: Pick<Desk, 'table' | 'position'>): string[] {
  const combat = position.combat!;
  if (!targetKinds(table, position, combat.target).includes('open')) return [];
  const ground = groundOf(table, position);
  const bridged = combat.cards.some(({ card }) =>
    table.cards.get(card)!.combat!.effects.some(({ kind }) => kind === 'armourOverRiver'),
  );
  return combat.attackers
    .filter(({ unit, space }) => {
      const { place, reduced } = position.units[unit]!;
      if (place !== 'map' || reduced || !isArmour(counterOf(table, unit).type)) return false;
      return bridged || !ground.overRiver(space, combat.target);
    })
    .map(({ unit }) => unit);
}
