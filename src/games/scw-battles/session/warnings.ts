import type { Action, Command, Remark } from '../../../kernel/session/index.js';
import { nameOf } from './names.js';
import { overfull } from './phases/movement.js';
import { currentCombat } from './position.js';
import type { Desk } from './stage.js';

function warningsOf(desk: Desk, { type, unit }: Command): Remark[] {
  const { table, position } = desk;
  switch (type) {
    case 'done': {
      const hexes = position.step === 'moving' ? overfull(desk).map(({ hex }) => hex) : [];
      return hexes.length > 0 ? [{ rule: '7.2', key: 'warn-overfull', values: { hexes } }] : [];
    }
    case 'leave-map':
      return [{ rule: '16.0', key: 'warn-leaves', values: { unit: nameOf(table, unit as string) } }];
    case 'withdraw':
      return [{ rule: '11.61', key: 'warn-withdraws', values: { hexes: currentCombat(position).targets } }];
    case 'hold-ground':
      return [{ rule: '14.3', key: 'warn-step', values: {} }];
    default:
      return [];
  }
}

/** Says of each command in a list what it brings about that one may regret. */
export const withWarnings = (desk: Desk, actions: readonly Action[]): Action[] =>
  actions.map((action) => {
    const warnings = warningsOf(desk, action.command);
    return warnings.length > 0 ? { ...action, warnings } : action;
  });
