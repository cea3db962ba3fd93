import type { Action, Actions, Command, RuleBook } from '../../../../kernel/session/index.js';
import type { AirType, Crt, Command as Pool, Side } from '../../vocabulary.js';
import { happen, type Play } from '../events/catalogue.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';

/** A command whose form has been checked: each kind has those of these fields that its declaration lists. */
export interface Order {
  readonly unit: string;
  readonly hex: string;
  readonly to: string;
  readonly target: string;
  readonly air: AirType;
  readonly crt: Crt;
  readonly pool: Pool;
  readonly share?: number;
}

export type Deed = (play: Play, order: Order) => void;

/** One kind of decision: who takes it, what is open to him, and what comes of it. */
export interface StageRules {
  /** Does what needs no decision; false where somebody has to decide. */
  settle(play: Play): boolean;
  actor(table: Table, position: Position): Side;
  actions(table: Table, position: Position, book: RuleBook): Actions;
  readonly commands: Readonly<Record<string, Deed>>;
}

export const action = (rule: string, command: Command, more: Omit<Action, 'rule' | 'command'> = {}): Action => ({
  command,
  rule,
  ...more,
});

export const phasing = (_table: Table, position: Position): Side => position.phasing;

/** The phase is over but for the count of stacks [7.8]. */
export const closePhase = (play: Play): void => happen(play, 'stage-entered', { stage: 'overstack' });
