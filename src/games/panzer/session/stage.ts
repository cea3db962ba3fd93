import type {
  CommandContext,
  Remark,
  Desk as SessionDesk,
  Scene as SessionScene,
  Stage as SessionStage,
  Side,
} from '../../../kernel/session/index.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** A command being carried out. */
export type Play = CommandContext<Table, Position>;

export type Scene = SessionScene<Table, Position>;
export type Desk = SessionDesk<Table, Position>;
export type Stage = SessionStage<Table, Position>;

/** A sentence still without words. */
export const remark = (rule: string, key: string, values: Remark['values'] = {}): Remark => ({ rule, key, values });

/** The side whose part of the step it is. */
export const acting = ({ position }: Scene): readonly Side[] => (position.acting === null ? [] : [position.acting]);
