import { ref, SCHEMAS } from '../../edge/openapi/parts.js';
import { type JsonSchema, type SchemaCollection, shapeSchema } from '../../edge/schema/json-schema.js';
import { shapeName } from '../../edge/schema/type-names.js';
import type { Game } from '../../kernel/procedures/index.js';

interface GameView {
  readonly game: string;
  readonly name: string;
  readonly schema: JsonSchema;
}

function gameViews(games: readonly Game[], collected: SchemaCollection): GameView[] {
  return games.flatMap(({ id, title, declaration }) => {
    const shape = declaration.session?.viewShape;
    if (!shape) return [];
    const { properties, required, ...rest } = shapeSchema(shape, (nested) => collected.refer(id, nested, true), true);
    const schema = {
      description: `A position of ${title.en}, as far as the board does not show it.`,
      ...rest,
      properties: { game: { const: id, description: 'The game.' }, ...(properties as object) },
      required: ['game', ...(required as string[])],
    };
    return [{ game: id, name: shapeName(id, shape), schema }];
  });
}

/** The games' own details of a position, told apart by `game`, and the view that holds one of them. */
export function viewSchemas(
  games: readonly Game[],
  collected: SchemaCollection,
  view: JsonSchema,
): Record<string, JsonSchema> {
  const views = gameViews(games, collected);
  const game: JsonSchema = {
    description: "The game's own detail.",
    oneOf: views.map(({ name }) => ref(name)),
    discriminator: {
      propertyName: 'game',
      mapping: Object.fromEntries(views.map(({ game: id, name }) => [id, `${SCHEMAS}${name}`])),
    },
  };
  return {
    ...Object.fromEntries(views.map(({ name, schema }) => [name, schema])),
    SessionView: {
      ...view,
      properties: { ...(view.properties as object), ...(views.length > 0 ? { game } : {}) },
    },
  };
}
