import { ref } from '../../edge/openapi/parts.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import { pascal } from '../../edge/schema/type-names.js';
import type { Game } from '../../kernel/procedures/index.js';
import { type CommandDeclaration, HOUSEKEEPING } from '../../kernel/session/index.js';
import { commandSchema } from '../command-forms.js';

const said = (description: string, schema: JsonSchema): JsonSchema => ({ ...schema, description });

/** Every kind of command: those of all sessions once, those of each game under its name, told apart by `type`. */
export function commandSchemas(games: readonly Game[]): Record<string, JsonSchema> {
  const house = named('Session', HOUSEKEEPING);
  const schemas: Record<string, JsonSchema> = Object.fromEntries(house.map(({ name, schema }) => [name, schema]));
  const kinds = games
    .filter(({ declaration }) => declaration.session)
    .map((game) => {
      const prefix = pascal(game.id);
      const own = named(prefix, game.declaration.session!.commands);
      for (const { name, schema } of own) schemas[name] = schema;
      schemas[`${prefix}Command`] = said(`A command of ${game.title.en}.`, oneByType([...own, ...house]));
      return `${prefix}Command`;
    });
  schemas.SessionCommand = said(
    'A command: `type` and its fields. Which there are depends on the game; `/actions` lists complete ones.',
    kinds.length > 0 ? { anyOf: kinds.map(ref) } : oneByType(house),
  );
  return schemas;
}

interface NamedCommand {
  readonly type: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

const named = (prefix: string, commands: Readonly<Record<string, CommandDeclaration>>): NamedCommand[] =>
  Object.entries(commands).map(([type, declaration]) => {
    const { title, rules } = declaration;
    const sections = rules.length > 0 ? ` [${rules.join(', ')}]` : '';
    return {
      type,
      name: `${prefix}${pascal(type)}Command`,
      schema: { ...commandSchema(type, declaration), description: `${title.en}${sections}` },
    };
  });

const oneByType = (commands: readonly NamedCommand[]): JsonSchema => ({
  oneOf: commands.map(({ name }) => ref(name)),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(commands.map(({ type, name }) => [type, `#/components/schemas/${name}`])),
  },
});
