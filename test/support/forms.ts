import { type Action, type Command, RefusedError } from '../../src/kernel/session/index.js';
import type { Chooser } from './random-play.js';

/** The part of JSON Schema that the forms of sessions are written in. */
interface Schema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

const FEW = 4;

/** Something that has the form the schema asks for, picked at random. */
export function filledIn(schema: Schema, chooser: Chooser): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return chooser.of(schema.enum);
  const ways = schema.oneOf ?? schema.anyOf;
  if (ways) return filledIn(chooser.of(ways), chooser);
  const type = Array.isArray(schema.type) ? chooser.of(schema.type as readonly string[]) : schema.type;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => schema.required?.includes(name) || chooser.below(2) === 0)
          .map(([name, inner]) => [name, filledIn(inner, chooser)]),
      );
    case 'array':
      return filledList(schema, chooser);
    case 'integer':
    case 'number':
      return (
        (schema.minimum ?? 0) +
        chooser.below((schema.maximum ?? (schema.minimum ?? 0) + FEW) - (schema.minimum ?? 0) + 1)
      );
    case 'boolean':
      return chooser.below(2) === 0;
    case 'null':
      return null;
    default:
      if ('default' in schema) return schema.default;
      throw new Error(`a form asks for something that nobody can pick: ${JSON.stringify(schema)}`);
  }
}

function filledList(
  { items = {}, minItems = 0, maxItems = minItems + FEW, uniqueItems }: Schema,
  chooser: Chooser,
): unknown[] {
  const count = minItems + chooser.below(Math.min(maxItems - minItems, FEW) + 1);
  const picked = Array.from({ length: count }, () => filledIn(items, chooser));
  if (!uniqueItems) return picked;
  const texts = new Set(picked.map((each) => JSON.stringify(each)));
  return [...texts].map((each) => JSON.parse(each) as unknown);
}

/**
 * A listed action as a command: of a form, at random either as it is suggested or filled in from its schema. What the rules
 * refuse of the latter is not the list's fault; the suggestion takes its place.
 */
export function commandOf(action: Action, chooser: Chooser, accepted: (command: Command) => void): Command {
  if (!action.form || chooser.below(2) === 0) return action.command;
  const command = filledIn(action.form.schema as Schema, chooser) as Command;
  try {
    accepted(command);
    return command;
  } catch (error) {
    if (error instanceof RefusedError) return action.command;
    throw error;
  }
}
