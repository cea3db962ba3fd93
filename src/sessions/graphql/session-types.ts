import {
  GraphQLBoolean,
  type GraphQLFieldConfigMap,
  type GraphQLInputFieldConfigMap,
  GraphQLInputObjectType,
  GraphQLInterfaceType,
  GraphQLList,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { JsonScalar } from '../../edge/graphql/json-scalar.js';
import type { TypeBuilder } from '../../edge/graphql/type-builder.js';
import { camel, pascal } from '../../edge/schema/type-names.js';
import { fieldsOf, type ShapeClass } from '../../kernel/fields/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import { type Command, type CommandDeclaration, HOUSE_EVENT_SHAPES, HOUSEKEEPING } from '../../kernel/session/index.js';
import { OF_GAME } from '../answers.js';

/**
 * What sessions show and are sent, typed by the games' declarations: events and the games' own views as interfaces with a type
 * for each kind, commands as an input that is exactly one of all there are. Nest's classes cannot know them, because the games
 * are handed in at the top; they take the place of the JSON that stands for them in the classes.
 */
type Fields = GraphQLFieldConfigMap<unknown, unknown>;
interface Told {
  readonly type: string;
  readonly [OF_GAME]?: string;
}

const whole = {
  type: new GraphQLNonNull(JsonScalar),
  description: 'All of it, as JSON.',
  resolve: (source: unknown) => source,
};
const words: Fields = {
  type: { type: new GraphQLNonNull(GraphQLString), description: 'What happened.' },
  text: { type: new GraphQLNonNull(GraphQLString), description: 'The sentence; empty where it needs none.' },
  rule: { type: new GraphQLNonNull(GraphQLString), description: 'The section behind it; empty where there is none.' },
  reveals: { type: GraphQLBoolean, description: 'Something hidden came to light.' },
  data: whole,
};

const detail: Fields = {
  game: { type: new GraphQLNonNull(GraphQLString), description: 'The game.' },
  data: whole,
};

const eventName = (game: string, type: string): string => `${pascal(game)}${pascal(type)}Event`;
const HOUSE = 'Session';
const OTHER_EVENT = 'SessionOtherEvent';
const OTHER_VIEW = 'SessionOtherView';

/** Puts the typed parts into the types that Nest made; answers those that nothing refers to by name. */
export function typeSessions(classes: GraphQLSchema, games: readonly Game[], types: TypeBuilder): GraphQLNamedType[] {
  const events = eventTypes(games, types);
  const views = viewTypes(games, types);
  const listed = new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(events[0]!)));
  for (const name of ['SessionEntry', 'SessionCommandResult']) retype(classes, name, 'events', listed);
  retype(classes, 'SessionTrial', 'events', new GraphQLList(new GraphQLNonNull(events[0]!)));
  retype(classes, 'SessionView', 'game', new GraphQLNonNull(views[0]!));
  const command = commandType(games, types);
  for (const [root, field] of [
    ['Query', 'sessionTrial'],
    ['Mutation', 'sessionCommand'],
  ] as const) {
    const args = (classes.getType(root) as GraphQLObjectType | undefined)?.getFields()[field]?.args ?? [];
    for (const arg of args) if (arg.name === 'command') arg.type = new GraphQLNonNull(command);
  }
  return [...events, ...views];
}

function retype(classes: GraphQLSchema, name: string, field: string, type: GraphQLOutputType): void {
  const found = (classes.getType(name) as GraphQLObjectType | undefined)?.getFields()[field];
  if (found) found.type = type;
}

function eventTypes(games: readonly Game[], types: TypeBuilder): [GraphQLInterfaceType, ...GraphQLObjectType[]] {
  const known = new Set<string>();
  const common = new GraphQLInterfaceType({
    name: 'SessionEvent',
    description: 'Something that happened. Each kind has a type of its own.',
    fields: words,
    resolveType: ({ type, [OF_GAME]: game = '' }: Told) =>
      [eventName(game, type), `${HOUSE}${pascal(type)}Event`].find((name) => known.has(name)) ?? OTHER_EVENT,
  });
  const made = (name: string, description: string, fields: () => Fields): GraphQLObjectType => {
    known.add(name);
    return new GraphQLObjectType({
      name,
      description,
      interfaces: [common],
      fields: () => ({ ...fields(), ...words }),
    });
  };
  const house = Object.entries(HOUSE_EVENT_SHAPES).map(([type, shape]) =>
    made(`${HOUSE}${pascal(type)}Event`, 'Of every session.', () => types.fields(HOUSE, shape)),
  );
  const own = games.flatMap((game) =>
    Object.entries(game.declaration.session?.events ?? {}).map(([type, { title, shape, secret }]) => {
      const name = eventName(game.id, type);
      return made(name, title.en, () => ({
        ...types.fields(game.id, shape),
        ...(secret ? { secret: { type: secretType(`${name}Secret`, game, secret, types) } } : {}),
      }));
    }),
  );
  return [common, ...house, ...own, made(OTHER_EVENT, 'Of a kind that its game does not declare.', () => ({}))];
}

const secretType = (name: string, game: Game, secret: ShapeClass, types: TypeBuilder): GraphQLObjectType =>
  new GraphQLObjectType({
    name,
    description: 'What only these sides know; null for everybody else until the game is over.',
    fields: () => ({
      for: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLString))) },
      ...types.fields(game.id, secret),
    }),
  });

function viewTypes(games: readonly Game[], types: TypeBuilder): [GraphQLInterfaceType, ...GraphQLObjectType[]] {
  const known = new Map<string, string>();
  const common = new GraphQLInterfaceType({
    name: 'SessionGameView',
    description: "A game's own detail of a position.",
    fields: detail,
    resolveType: ({ [OF_GAME]: game = '' }: Told) => known.get(game) ?? OTHER_VIEW,
  });
  const own = games.flatMap((game) => {
    const shape = game.declaration.session?.viewShape;
    if (!shape) return [];
    const name = `${pascal(game.id)}SessionView`;
    known.set(game.id, name);
    const fields = () => ({ ...types.fields(game.id, shape), ...detail });
    return [new GraphQLObjectType({ name, description: game.title.en, interfaces: [common], fields })];
  });
  const other = new GraphQLObjectType({ name: OTHER_VIEW, interfaces: [common], fields: detail });
  return [common, ...own, other];
}

/** `{coldWarBattles: {move: {unit: "...", to: "0604"}}}`, `{session: {concede: true}}`, or a listed command as it stands. */
function commandType(games: readonly Game[], types: TypeBuilder): GraphQLInputObjectType {
  const played = games.filter((game) => Object.keys(game.declaration.session?.commands ?? {}).length > 0);
  const kinds = (id: string, prefix: string, commands: Readonly<Record<string, CommandDeclaration>>) =>
    new GraphQLInputObjectType({
      name: `${prefix}SessionCommandInput`,
      isOneOf: true,
      fields: () =>
        Object.fromEntries(
          Object.entries(commands).map(([type, declaration]) => [
            camel(type),
            { type: fieldsType(id, prefix, type, declaration, types), description: declaration.title.en },
          ]),
        ),
    });
  const fields: GraphQLInputFieldConfigMap = {
    json: { type: JsonScalar, description: 'As the list of actions gives it: `{"type": "move", ...}`.' },
    session: { type: kinds('', 'House', HOUSEKEEPING), description: 'What every session knows.' },
  };
  for (const game of played) {
    const prefix = pascal(game.id);
    fields[camel(game.id)] = { type: kinds(game.id, prefix, game.declaration.session!.commands) };
  }
  return new GraphQLInputObjectType({
    name: 'SessionCommandInput',
    description: 'One command, of one game.',
    isOneOf: true,
    fields,
  });
}

/** A command without fields is just said: `endPhase: true`. */
function fieldsType(id: string, prefix: string, type: string, { shape }: CommandDeclaration, types: TypeBuilder) {
  if (fieldsOf(shape).length === 0) return GraphQLBoolean;
  return types.inputAs(`${prefix}${pascal(type)}SessionCommandInput`, id, shape);
}

/** The command behind what was sent. What fits none is left to the check of its form. */
export function commandSent(sent: Readonly<Record<string, unknown>>, games: readonly Game[]): unknown {
  const [[door, given] = ['', undefined]] = Object.entries(sent);
  if (door === 'json') return given;
  const commands =
    door === 'session' ? HOUSEKEEPING : games.find(({ id }) => camel(id) === door)?.declaration.session?.commands;
  const [[name, fields] = ['', {}]] = Object.entries((given ?? {}) as Readonly<Record<string, unknown>>);
  const type = Object.keys(commands ?? {}).find((each) => camel(each) === name) ?? name;
  return { type, ...(typeof fields === 'object' ? withoutNulls(fields as object) : {}) } as Command;
}

const withoutNulls = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
