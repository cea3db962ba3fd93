import { LAST_MILITIA_TURN, militiaOnly } from '../../combat/militia.js';
import { hasFlag } from '../cards/conditions.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import { counterOf } from '../units.js';

function bySpace(table: Table, position: Position, units: readonly string[]) {
  const spaces = new Map<string, { type: ReturnType<typeof counterOf>['type'] }[]>();
  for (const id of units) {
    const { space } = position.units[id]!;
    spaces.set(space!, [...(spaces.get(space!) ?? []), { type: counterOf(table, id).type }]);
  }
  return [...spaces].map(([name, types]) => ({ name, units: types }));
}

/** 17.4: several Republican spaces, of which only one may bring militia alone. */
export function militiaQuestion(table: Table, position: Position, units: readonly string[]): object {
  return {
    turn: position.turn,
    largoCaballero: hasFlag(position, 'largoCaballero'),
    spaces: bySpace(table, position, units).map(({ name, units: types }) => ({
      name,
      units: types.map(({ type }) => type),
    })),
  };
}

export function militiaFits(table: Table, position: Position, units: readonly string[]): boolean {
  if (position.active !== 'republican' || position.turn > LAST_MILITIA_TURN) return true;
  const spaces = bySpace(table, position, units);
  return spaces.length < 2 || militiaOnly(spaces, hasFlag(position, 'largoCaballero')).length < 2;
}
