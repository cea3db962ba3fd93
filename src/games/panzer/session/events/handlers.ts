import type { SessionEvent } from '../../../../kernel/session/index.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import type { UnitState } from '../unit-state.js';

/** One event, one change. */
type Handler = (position: Position, event: SessionEvent, table: Table) => Position;
export type Handlers = Readonly<Record<string, Handler>>;

/** The position with one unit changed; what is undefined is taken away. */
export function changed(
  position: Position,
  id: string,
  change: { readonly [F in keyof UnitState]?: UnitState[F] | undefined },
): Position {
  const next = Object.fromEntries(
    Object.entries({ ...position.units[id]!, ...change }).filter(([, value]) => value !== undefined),
  ) as unknown as UnitState;
  return { ...position, units: { ...position.units, [id]: next } };
}
