import { checkedForm } from '../edge/checker/plain.js';
import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { type Field, fieldsOf } from '../kernel/fields/index.js';
import type { Game } from '../kernel/procedures/index.js';
import {
  type Command,
  type CommandDeclaration,
  HOUSEKEEPING,
  SEAT_COMMANDS,
  sealedCommands,
  UNSEAL,
  unsealing,
} from '../kernel/session/index.js';
import type { SessionFormat } from './fair-dice/chain.js';

/** Every kind of command of a game, the ones every session knows included. */
export const commandsOf = (game: Game): Readonly<Record<string, CommandDeclaration>> => ({
  ...game.declaration.session?.commands,
  ...HOUSEKEEPING,
});

/** The kind of a command is what its form was found by. */
export const TYPE: Field = {
  name: 'type',
  type: { kind: 'json' },
  description: 'The kind of command.',
  optional: false,
};

/** A command of a log with its defaults filled in. */
export function checkedCommand(game: Game, command: Command, format: SessionFormat): Command {
  if (command.type === UNSEAL) {
    const each = Object.entries(sealedCommands(command));
    return unsealing(Object.fromEntries(each.map(([side, one]) => [side, checkedCommand(game, one, format)])));
  }
  const kinds = { ...commandsOf(game), ...SEAT_COMMANDS };
  if (!Object.hasOwn(kinds, command.type)) {
    throw new InvalidRequestError([new FieldFault('/type', oneOf(Object.keys(kinds), command.type))]);
  }
  const fields = [TYPE, ...fieldsOf(kinds[command.type]!.shape)];
  // In the first format a side could join without adding anything to the dice.
  if (format === 'umpire-session/1' && command.type === 'join' && command.seed === '') return command;
  return checkedForm<Command>(fields, command);
}
