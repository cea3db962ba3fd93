import { fillDefaults } from '../../../kernel/fields/index.js';
import type { RuleBook } from '../../../kernel/session/index.js';
import { guessing } from './quiet-umpire.js';
import type { Table } from './table.js';

/** Whether a procedure would allow it. What it would roll does not matter: it forbids before it rolls. */
export function allowed(table: Table, book: RuleBook, name: string, input: object): boolean {
  const procedure = book.game.procedures.get(name)!;
  const umpire = guessing(table);
  procedure.resolve(fillDefaults(procedure.input, input), umpire);
  return umpire.legal;
}

/** The outcome, as far as it does not hang on the dice: a price. */
export function whateverIsRolled<O>(table: Table, book: RuleBook, name: string, input: object): O {
  const procedure = book.game.procedures.get(name)!;
  return procedure.resolve(fillDefaults(procedure.input, input), guessing(table)) as O;
}
