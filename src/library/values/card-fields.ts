import type { JsonSchema } from '../../edge/schema/json-schema.js';
import type { Game } from '../../kernel/procedures/index.js';
import { bodySchema } from '../schema/body-schemas.js';

/** A value that a card may have: a number, one of a few words, or any text. */
export interface CardField {
  readonly name: string;
  readonly isNumber: boolean;
  /** The words it may be; undefined for numbers and free texts. */
  readonly words?: readonly string[];
}

const remembered = new WeakMap<Game, readonly CardField[]>();

/** Every value that the cards of a game may have, by its dotted name; one name may be both a number and a word. */
export function cardFields(game: Game): readonly CardField[] {
  let fields = remembered.get(game);
  if (!fields) {
    const { values } = bodySchema(game, 'card').properties as Record<string, JsonSchema>;
    fields = [...fieldsUnder('', values!)];
    remembered.set(game, fields);
  }
  return fields;
}

/** The value of this name, or all that lie under it. */
export const fieldsNamed = (game: Game, name: string): CardField[] =>
  cardFields(game).filter((field) => field.name === name || field.name.startsWith(`${name}.`));

function* fieldsUnder(name: string, schema: JsonSchema): Generator<CardField> {
  for (const either of (schema.anyOf ?? []) as JsonSchema[]) yield* fieldsUnder(name, either);
  if (schema.items) yield* fieldsUnder(name, schema.items as JsonSchema);
  for (const [key, inner] of Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)) {
    yield* fieldsUnder(name === '' ? key : `${name}.${key}`, inner);
  }
  const types = [schema.type].flat();
  if (types.includes('integer') || types.includes('number')) yield { name, isNumber: true };
  if (types.includes('boolean')) yield { name, isNumber: false, words: ['true', 'false'] };
  if (types.includes('string')) {
    const words = (schema.enum as (string | null)[] | undefined)?.filter((word) => word !== null);
    yield { name, isNumber: false, ...(words ? { words } : {}) };
  }
}
