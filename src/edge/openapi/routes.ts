import type { ShapeClass } from '../../kernel/fields/index.js';
import type { JsonSchema } from '../schema/json-schema.js';
import { problem, text } from './parts.js';
import { queryParameters, type ShapeSchemas } from './shape-schemas.js';

/**
 * A content that no shape describes, by its media type: what it is, in words or as a schema. An operation has one media type:
 * generators make a union of several. What else it takes or answers is told in its description.
 */
type Contents = Readonly<Record<string, string | JsonSchema>>;

interface Answer {
  readonly description: string;
  readonly shape?: ShapeClass | readonly ShapeClass[];
  /** A list of them. */
  readonly many?: true;
  readonly others?: Contents;
  /** It carries the version. */
  readonly tagged?: boolean;
}

/** One route of a module, in the words of the document. What is not written here follows from its shapes. */
export interface Route {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly id: string;
  readonly summary: string;
  readonly description?: string;
  readonly security?: readonly object[];
  readonly query?: ShapeClass;
  /** Headers, and parameters that no shape describes. */
  readonly parameters?: readonly object[];
  readonly request?: {
    readonly shape: ShapeClass;
    /** It is sent as it was answered before. */
    readonly returned?: true;
    readonly others?: Contents;
    readonly optional?: true;
    /** Whoever reads the document sees at once what to send. */
    readonly example: unknown;
  };
  /** The body is a file, sent as any of these media types. */
  readonly files?: readonly string[];
  readonly answers: Readonly<Record<number, Answer>>;
  readonly problems: Readonly<Record<number, string>>;
}

/** Bytes as they are. */
const FILE: JsonSchema = { type: 'string', format: 'binary' };

type Paths = Record<string, Record<string, unknown>>;

/** The paths of a module: its table of routes with the shapes they take and answer. */
export function pathsOf(tag: string, routes: readonly Route[], schemas: ShapeSchemas): Paths {
  const paths: Paths = {};
  for (const route of routes) {
    paths[route.path] ??= {};
    paths[route.path]![route.method] = operation(tag, route, schemas);
  }
  return paths;
}

function operation(tag: string, route: Route, schemas: ShapeSchemas): object {
  const { id, summary, security, query, request, files } = route;
  const description = [route.description, ...alsoTold(route)].filter(Boolean).join('\n\n');
  const parameters = [...(route.parameters ?? []), ...(query ? queryParameters(query) : [])];
  return {
    tags: [tag],
    ...(security ? { security } : {}),
    operationId: id,
    summary,
    ...(description ? { description } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { requestBody: requestBody(request, schemas) } : {}),
    ...(files
      ? { requestBody: { required: true, content: contents(Object.fromEntries(files.map((type) => [type, FILE]))) } }
      : {}),
    responses: {
      ...mapped(route.answers, (answer) => answerOf(answer, schemas)),
      ...mapped(route.problems, problem),
    },
  };
}

function requestBody(request: NonNullable<Route['request']>, schemas: ShapeSchemas): object {
  const { shape, returned, optional, example } = request;
  const schema = returned ? schemas.answer(shape) : schemas.request(shape);
  return { required: !optional, content: { 'application/json': { schema, example } } };
}

function answerOf({ description, shape, many, others, tagged }: Answer, schemas: ShapeSchemas): object {
  const shapes = [shape ?? []].flat().map((each) => schemas.answer(each));
  const one = shapes.length > 1 ? { oneOf: shapes } : shapes[0];
  const json = one && many ? { type: 'array', items: one } : one;
  const content = json ? { 'application/json': { schema: json } } : contents(first(others));
  return {
    description,
    ...(tagged ? { headers: { ETag: { description: 'The version.', schema: text } } } : {}),
    ...(Object.keys(content).length > 0 ? { content } : {}),
  };
}

const first = (others: Contents = {}): Contents => Object.fromEntries(Object.entries(others).slice(0, 1));

/** The media types beside the one that the document lists, in words. */
function* alsoTold({ request, answers }: Route): Generator<string> {
  for (const [type, what] of Object.entries(request?.others ?? {})) yield `Also taken as \`${type}\`${saying(what)}`;
  for (const { shape, others = {} } of Object.values(answers)) {
    const further = Object.entries(others).slice(shape ? 0 : 1);
    for (const [type, what] of further) yield `With \`Accept: ${type}\`${saying(what)}`;
  }
}

const saying = (what: string | JsonSchema): string => (typeof what === 'string' ? `: ${what}` : '.');

const contents = (others: Contents = {}): object =>
  mapped(others, (what) => ({ schema: typeof what === 'string' ? { ...text, description: what } : what }));

const mapped = <T>(from: Readonly<Record<string, T>>, make: (each: T) => object): Record<string, object> =>
  Object.fromEntries(Object.entries(from).map(([key, each]) => [key, make(each)]));
