import type {
  Action,
  Command,
  Scene,
  Deed as SessionDeed,
  Desk as SessionDesk,
  Stage as SessionStage,
} from '../../../kernel/session/index.js';
import type { AirType, Crt, Command as Pool, Side } from '../vocabulary.js';
import { happen, type Play } from './events/catalogue.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** A command whose form has been checked: each kind has those of these fields that its declaration lists. */
export interface Order extends Command {
  readonly unit: string;
  readonly hex: string;
  readonly to: string;
  readonly target: string;
  readonly air: AirType;
  readonly crt: Crt;
  readonly pool: Pool;
  readonly share?: number;
}

export type Desk = SessionDesk<Table, Position>;
export type Deed = SessionDeed<Table, Position, Order>;
export type Stage = SessionStage<Table, Position, Order>;

export const action = (rule: string, command: Command, more: Omit<Action, 'rule' | 'command'> = {}): Action => ({
  command,
  rule,
  ...more,
});

/** The side whose player turn it is. */
export const phasing = ({ position }: Scene<Table, Position>): readonly Side[] => [position.phasing];

/** The phase is over but for the count of stacks [7.8]. */
export const closePhase = (play: Play): void => happen(play, 'stage-entered', { stage: 'overstack' });
