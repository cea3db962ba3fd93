import type { SessionEvent } from '../../../../kernel/session/index.js';
import type { Position, UnitState } from '../position.js';
import type { Table } from '../table.js';

/** One event, one change. */
type Handler = (position: Position, event: SessionEvent, table: Table) => Position;
export type Handlers = Readonly<Record<string, Handler>>;

/** A unit with some of its state changed; undefined takes a mark away. */
export function withUnit(
  position: Position,
  id: string,
  change: { [K in keyof UnitState]?: UnitState[K] | undefined },
): Position {
  return { ...position, units: { ...position.units, [id]: bare({ ...position.units[id]!, ...change }) } };
}

/** A unit in a new place, without the marks of the old one. */
export const movedTo = (position: Position, id: string, state: UnitState): Position => ({
  ...position,
  units: { ...position.units, [id]: state },
});

function bare(state: { [K in keyof UnitState]?: UnitState[K] | undefined }): UnitState {
  const kept = Object.entries(state).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as unknown as UnitState;
}

/** An object without one of its entries. */
export function without<V>(record: Readonly<Record<string, V>>, key: string): Readonly<Record<string, V>> {
  const { [key]: _gone, ...rest } = record;
  return rest;
}

export const faceMark = (reduced: boolean): { reduced?: true } => (reduced ? { reduced: true } : {});
