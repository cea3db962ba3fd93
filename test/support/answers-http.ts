import { camel, shapeName } from '../../src/edge/schema/type-names.js';
import { games } from '../../src/games/index.js';
import { type FieldType, fieldsOf, type ShapeClass } from '../../src/kernel/fields/index.js';
import type { Answer } from './answers.js';
import type { GoldenCase } from './golden.js';

type Json = Record<string, unknown>;

async function post(url: string, body: unknown, language: string): Promise<{ status: number; body: Json }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

/** The kernel names every missing fact within the input; over HTTP each is an entry of `errors`, within the request. */
function asProblem({ type, detail, errors }: Json): Answer {
  const problem = String(type).replace('/problems/', '');
  // Over the wire a fault is located in the whole request, in process in its input.
  if (problem !== 'missing-facts') return { problem, detail: String(detail).replace(/^\/input(?=\/)/, '') };
  const facts = errors as { pointer: string; detail: string }[];
  return { problem, detail: facts.map((fact) => `${fact.pointer.replace(/^\/input/, '')}: ${fact.detail}`).join('; ') };
}

/** The same question through the REST route. */
export async function answerOverRest(base: string, golden: GoldenCase): Promise<Answer> {
  const odds = golden.expect.odds !== undefined;
  const url = `${base}/v1/games/${golden.game}/${golden.procedure}${odds ? '/odds' : ''}`;
  const { status, body } = await post(url, golden.request, golden.language ?? 'en');
  if (status !== 200) return asProblem(body);
  return (odds ? { odds: body } : { ruling: body }) as unknown as Answer;
}

/** The same question as one item of a batch. */
export async function answerInBatch(base: string, golden: GoldenCase): Promise<Answer> {
  const odds = golden.expect.odds !== undefined;
  const { game, procedure } = golden;
  const item = { game, procedure, ...(odds ? { odds } : {}), ...golden.request };
  const { body } = await post(`${base}/v1/rulings`, { requests: [item] }, golden.language ?? 'en');
  const result = (body.results as Json[])[0]!;
  if (result.status !== 200) return asProblem(result.problem as Json);
  return (odds ? { odds: result.odds } : { ruling: result.ruling }) as unknown as Answer;
}

/** The same question through GraphQL, asking for every field there is. */
export async function answerOverGraphql(base: string, golden: GoldenCase): Promise<Answer> {
  const procedure = games.procedure(golden.game, golden.procedure)!;
  const [resolver, id] = golden.procedure.split('/') as [string, string];
  const odds = golden.expect.odds !== undefined;
  const inputName = (shape: ShapeClass): string => {
    const name = shapeName(golden.game, shape);
    return name.endsWith('Input') ? name : `${name}Input`;
  };
  const options = games.game(golden.game)!.declaration.options;
  const field = `${camel(id)}${odds ? 'Odds' : ''}`;
  const rest = [
    ...(odds ? [['by', 'String']] : []),
    ...(procedure.stops ? [['upTo', 'String']] : []),
    ...(procedure.from ? [['from', 'JSON']] : []),
  ] as [string, string][];
  const declared = rest.map(([name, type]) => `, $${name}: ${type}`).join('');
  const passed = rest.map(([name]) => `, ${name}: $${name}`).join('');
  const query = `query Ask($input: ${inputName(procedure.input)}!, $options: ${inputName(options)}, $dice: DiceInput, $chartPack: JSON${declared}) {
    ${camel(golden.game)} { ${resolver} { ${field}(input: $input, options: $options, dice: $dice, chartPack: $chartPack${passed}) ${odds ? ODDS : rulingSelection(procedure.outcome)} } }
  }`;
  const { body } = await post(`${base}/graphql`, { query, variables: golden.request }, golden.language ?? 'en');
  const errors = body.errors as { extensions?: { problem?: Json }; message: string }[] | undefined;
  if (errors) {
    const problem = errors[0]!.extensions?.problem;
    if (!problem) throw new Error(`GraphQL error without a problem: ${errors[0]!.message}`);
    return asProblem(problem);
  }
  const data = body.data as Record<string, Record<string, Record<string, unknown>>>;
  const answer = withoutNulls(data[camel(golden.game)]![resolver]![field]) as Json;
  if (odds) return { odds: answer } as unknown as Answer;
  // A forbidden action has the outcome null in both worlds.
  return { ruling: { ...answer, outcome: answer.outcome ?? null } } as unknown as Answer;
}

const CHANCES = 'chances { legal outcome probability value interval }';
const ODDS = `{ game procedure exact branches seed ${CHANCES} variants { name exact branches seed ${CHANCES} } }`;

function rulingSelection(outcome: ShapeClass): string {
  return `{ game procedure legal outcome ${selection(outcome)} steps { rule also key text values forbids }
    dice { name about sides value source } seed provenance { chart cell source } summary }`;
}

function selection(shape: ShapeClass): string {
  return `{ ${fieldsOf(shape)
    .map(({ name, type }) => `${name} ${nested(type)}`)
    .join(' ')} }`;
}

function nested(type: FieldType): string {
  if (type.kind === 'object') return selection(type.of);
  return type.kind === 'list' ? nested(type.of) : '';
}

/** GraphQL says null for what JSON leaves out. */
export function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== null)
      .map(([key, inner]) => [key, withoutNulls(inner)]),
  );
}
