import type { Action, Remark } from '../../../kernel/session/index.js';
import { nameOf } from './names.js';
import type { Position, Unit } from './position.js';
import { crowdedUnits } from './stacks.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

const ownUnits = ({ units, phasing }: Position, match: (unit: Unit) => boolean): Unit[] =>
  Object.values(units).filter((unit) => unit.side === phasing && match(unit));

const namesOf = (table: Table, units: readonly Unit[]) => units.map((unit) => nameOf(table, unit, null));

/** What the end of a phase takes from the side that ends it [3.2, 7.8, 16.26]. */
function endOfPhase({ table, position }: Desk): Remark[] {
  const { stage } = position;
  if (stage === 'set-up') {
    const units = ownUnits(position, ({ place, group }) => place === 'due' && group !== undefined);
    return units.length > 0 ? [{ rule: '3.2', key: 'warn-not-set-up', values: { units: namesOf(table, units) } }] : [];
  }
  const hexes = [...new Set(crowdedUnits(table, position).map(({ hex }) => hex!))];
  const columns = stage === 'movement' ? ownUnits(position, ({ place }) => place === 'column') : [];
  return [
    ...(hexes.length > 0 ? [{ rule: '7.8', key: 'warn-overfull', values: { hexes } }] : []),
    ...(columns.length > 0
      ? [{ rule: '16.26', key: 'warn-columns-wait', values: { units: namesOf(table, columns) } }]
      : []),
  ];
}

function warningsOf(desk: Desk, type: string): Remark[] {
  const { allotted } = desk.position;
  if (type === 'end-phase') return endOfPhase(desk);
  return type === 'leave-air' && allotted > 0
    ? [{ rule: '6.5', key: 'warn-air-lapses', values: { markers: allotted } }]
    : [];
}

/** Says of each command in a list what it brings about that one may regret. */
export const withWarnings = (desk: Desk, actions: readonly Action[]): Action[] =>
  actions.map((action) => {
    const warnings = warningsOf(desk, action.command.type);
    return warnings.length > 0 ? { ...action, warnings } : action;
  });
