import type { Action, Remark } from '../../../kernel/session/index.js';
import type { Ground } from './ground.js';
import type { Desk } from './stage.js';

export function transportOptions(_desk: Desk, _ground: Ground): Action[] {
  return [];
}

export function transportOwed(_desk: Desk): Remark[] {
  return [];
}

export const transportCommands = {};
