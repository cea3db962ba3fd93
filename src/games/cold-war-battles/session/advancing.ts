import type { RuleBook } from '../../../kernel/session/index.js';
import { dutiesOf } from './declared.js';
import { enemyAt, shutByRefit } from './ground.js';
import type { Position, Unit } from './position.js';
import { fitsAt } from './stacks.js';
import type { Table } from './table.js';

export interface AdvanceGoal {
  readonly unit: string;
  readonly to: string;
  /** Hexes entered, in order. */
  readonly path: readonly string[];
  readonly question: object;
}

/** The question that `combat/advance-options` answers for one victor and one way. */
function advanceQuestion(table: Table, position: Position, unit: Unit, way: readonly string[]): object {
  const { airborne } = table.counters.get(unit.counter)!;
  const { id: name, command, type, movement, suppressed = false, side } = unit;
  const adjacent = dutiesOf(table, position).canAttack(table.grid.index(unit.hex!), table.grid.index(way[0]!));
  return {
    result: position.combat!.result,
    side,
    victors: [{ name, command, type, movement, airborne, suppressed, adjacent }],
    path: way.map((hex) => {
      const at = table.grid.index(hex);
      const fits = fitsAt(table, position, at, unit);
      return { hex, heldByEnemy: enemyAt(table, position, at, side), ownUnits: 0, limit: fits ? 1 : 0 };
    }),
  };
}

/** Every advance that is open: who, and to where [9.19, 9.20]. */
export function advanceGoals(table: Table, position: Position, book: RuleBook): AdvanceGoal[] {
  const { advance } = position.combat!;
  if (!advance) return [];
  const goals: AdvanceGoal[] = [];
  for (const id of advance.units) {
    const unit = position.units[id];
    if (unit?.place !== 'map') continue;
    for (const way of advance.paths) {
      const question = advanceQuestion(table, position, unit, way);
      const { legal, outcome } = book.ask<{ mayStop: readonly string[] }>('combat/advance-options', question);
      if (!legal) continue;
      for (const to of outcome!.mayStop) {
        if (goals.some((goal) => goal.unit === id && goal.to === to)) continue;
        const path = way.slice(0, way.indexOf(to) + 1);
        if (path.some((hex) => shutByRefit(table, position, table.grid.index(hex), unit))) continue;
        goals.push({ unit: id, to, path, question });
      }
    }
  }
  return goals;
}
