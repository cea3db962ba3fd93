/** As much of an operation as its twin is made from. */
export interface ProcedureOperation {
  readonly tags?: readonly string[];
  readonly operationId?: string;
  readonly summary?: string;
  readonly responses?: Readonly<Record<string, object>>;
}

type Paths = Readonly<Record<string, Readonly<Record<string, ProcedureOperation>>>>;

const PARAMETER = 'InputByQuery';

const INPUT_BY_QUERY = {
  name: 'input',
  in: 'query',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  description:
    'Paths into the input (`attackers.0.attack=5`), `dice=4,2` or `seed=...`, `options.name=true`. Lists of words may be joined by commas.',
};

/** What the twins refer to beside what the document has. */
export const twinParameters = { [PARAMETER]: INPUT_BY_QUERY };

/**
 * Every procedure is also taken by GET, for links, macros and spreadsheets. The twins stand in the document of their game and
 * not in the whole: no generator makes more of them than a loose string, and there they were half of all operations.
 */
export function withTwins(paths: Paths): Paths {
  return Object.fromEntries(
    Object.entries(paths).map(([path, { post, ...others }]) => [
      path,
      post ? { post, get: twinOf(post), ...others } : others,
    ]),
  );
}

/** They stand apart, at the end of their game: between the others they would be half of every list. */
export function twinsTag(paths: Paths): { name: string; description: string } {
  const [first] = Object.values(paths);
  return {
    name: tagOf(first?.post ?? {}),
    description: 'The same questions by GET, for links, macros and spreadsheets.',
  };
}

const tagOf = ({ tags: [tag = ''] = [] }: ProcedureOperation): string =>
  tag.replace(/: [a-z]+$/, ': by query parameters');

function twinOf(post: ProcedureOperation): ProcedureOperation {
  const { requestBody: _body, ...operation } = post as ProcedureOperation & { requestBody?: unknown };
  return {
    ...operation,
    tags: [tagOf(post)],
    operationId: `${post.operationId}ByQuery`,
    summary: post.summary?.replace(/ \[[^[]*$/, ', by query parameters$&') ?? '',
    parameters: [{ $ref: '#/components/parameters/AcceptLanguage' }, { $ref: `#/components/parameters/${PARAMETER}` }],
    responses: withoutExamples(post.responses ?? {}),
  } as ProcedureOperation;
}

/** The example of the answer stands at the question that it answers. */
function withoutExamples(responses: Readonly<Record<string, object>>): Record<string, object> {
  return JSON.parse(JSON.stringify(responses, (key, value) => (key === 'example' ? undefined : value)));
}
