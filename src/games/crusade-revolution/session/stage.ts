import type {
  CommandContext,
  Scene,
  Desk as SessionDesk,
  Stage as SessionStage,
} from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** A command being carried out. */
export type Play = CommandContext<Table, Position>;

export type Desk = SessionDesk<Table, Position>;
export type Stage = SessionStage<Table, Position>;

/** The player whose round or segment it is. */
export const active = ({ position }: Scene<Table, Position>): readonly Side[] => [position.active];

/** Whoever must make the choice that is owed. */
export const debtor = ({ position }: Scene<Table, Position>): readonly Side[] => [position.agenda[0]!.side];
