import type { Action } from '../../../../kernel/session/index.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import type { Deed } from './stage.js';

/** Units of Angola that may be asked for now, for points [17.12, 17.25]. */
export function requestActions(_table: Table, _position: Position): Action[] {
  return [];
}

export const requestUnit: Deed = (play) => play.refuse('17.25', 'nothing-to-request');
