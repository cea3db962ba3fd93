import { type Checker, checkerOf } from '../edge/checker/checker.js';
import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { inlineSchema, type JsonSchema } from '../edge/schema/json-schema.js';
import { fieldsOf } from '../kernel/fields/index.js';
import type { Game } from '../kernel/procedures/index.js';
import type { Command, CommandDeclaration } from '../kernel/session/index.js';
import { commandsOf, TYPE } from './command-kinds.js';

/** The names of all fields that any command of a game has. */
export const commandFields = (game: Game): readonly string[] => [
  ...new Set([
    'type',
    ...Object.values(commandsOf(game)).flatMap(({ shape }) => fieldsOf(shape).map(({ name }) => name)),
  ]),
];

/** The form of one kind of command: its declared fields and its type. */
export function commandSchema(type: string, { shape }: CommandDeclaration): JsonSchema {
  const { properties, required, ...rest } = inlineSchema(shape);
  return {
    ...rest,
    properties: { type: { const: type }, ...(properties as object) },
    required: ['type', ...(required as string[])],
  };
}

const A_COMMAND = { en: 'a command is an object with a "type"', ja: 'コマンドは "type" をもつオブジェクトです' };

/** Checks the form of commands; what the rules make of them is for the game to say. */
export class CommandForms {
  readonly #checkers = new WeakMap<Game, ReadonlyMap<string, Checker>>();

  check(game: Game, body: unknown): Command {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new InvalidRequestError([new FieldFault('', A_COMMAND)]);
    }
    const forms = this.formsOf(game);
    const { type } = body as Record<string, unknown>;
    this.known(game, type);
    const faults = forms.get(type as string)!(body);
    if (faults.length > 0) throw new InvalidRequestError(faults);
    return body as Command;
  }

  /** Refuses a kind of command that the game does not have. */
  known(game: Game, type: unknown): void {
    const kinds = [...this.formsOf(game).keys()];
    if (typeof type === 'string' && kinds.includes(type)) return;
    throw new InvalidRequestError([new FieldFault('/type', oneOf(kinds, type))]);
  }

  private formsOf(game: Game): ReadonlyMap<string, Checker> {
    let forms = this.#checkers.get(game);
    if (!forms) {
      const commands = Object.entries(commandsOf(game));
      forms = new Map(commands.map(([type, { shape }]) => [type, checkerOf([TYPE, ...fieldsOf(shape)])]));
      this.#checkers.set(game, forms);
    }
    return forms;
  }
}
