import { problem, ref } from '../../edge/openapi/parts.js';
import type { Game } from '../../kernel/procedures/index.js';

/** Names that exist, for the examples of the catalogue's parameters. */
export function catalogueExamples(games: readonly Game[]) {
  const game = games[0];
  const [resolver = 'combat', procedure = ''] = [...(game?.procedures.keys() ?? [])][0]?.split('/') ?? [];
  return {
    game: game?.id ?? '',
    section: [...(game?.sections.keys() ?? [])][0] ?? '',
    chart: [...(game?.charts.keys() ?? [])][0] ?? '',
    resolver,
    procedure,
    type: 'validation',
  };
}

type Examples = Readonly<Record<string, string>>;

/** The routes that are not procedures. */
export function fixedPaths(examples: Examples): Record<string, object> {
  const read = (
    id: string,
    tag: string,
    summary: string,
    path: string,
    type = 'application/json',
  ): [string, object] => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
    return [
      path,
      {
        get: {
          operationId: id,
          tags: [tag],
          summary,
          ...(names.length > 0
            ? {
                parameters: names.map((name) => ({
                  name,
                  in: 'path',
                  required: true,
                  schema: { type: 'string' },
                  example: examples[name],
                })),
              }
            : {}),
          responses: {
            '200': {
              description: summary,
              content: { [type]: { schema: type === 'application/json' ? {} : { type: 'string' } } },
            },
            ...(names.length > 0 ? { '404': problem('No such thing.') } : { '429': problem('Too many requests.') }),
          },
        },
      },
    ];
  };
  return {
    ...Object.fromEntries([
      read('games', 'Catalogue', 'Every game and how much of its book is covered', '/v1/games'),
      read('game', 'Catalogue', 'One game', '/v1/games/{game}'),
      read(
        'procedures',
        'Catalogue',
        'Every procedure with schemas and a runnable example',
        '/v1/games/{game}/procedures',
      ),
      read('procedure', 'Catalogue', 'One procedure', '/v1/games/{game}/procedures/{resolver}/{procedure}'),
      read('sections', 'Catalogue', 'Every numbered section', '/v1/games/{game}/rules'),
      read('section', 'Catalogue', 'One section', '/v1/games/{game}/rules/{section}'),
      read('charts', 'Catalogue', 'Every chart', '/v1/games/{game}/charts'),
      read('chart', 'Catalogue', 'One chart, every cell with its provenance', '/v1/games/{game}/charts/{chart}'),
      read('glossary', 'Catalogue', 'The words of the game in English and Japanese', '/v1/games/{game}/glossary'),
      read('problems', 'Service', 'Every problem type', '/problems'),
      read('problem', 'Service', 'One problem type', '/problems/{type}'),
      read('live', 'Service', 'Is the process alive?', '/health/live'),
      read('ready', 'Service', 'Can it answer?', '/health/ready'),
      read('metrics', 'Service', 'Prometheus metrics', '/metrics', 'text/plain'),
    ]),
    '/v1/rulings': {
      post: {
        operationId: 'batch',
        tags: ['Batch'],
        summary: 'Up to 10,000 questions at once',
        description:
          'JSON is answered at once; newline-delimited JSON is answered line by line as it arrives. Each item succeeds or fails alone.',
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { requests: { type: 'array', items: ref('BatchItem'), maxItems: 10_000 } },
                required: ['requests'],
              },
            },
            'application/x-ndjson': { schema: { type: 'string', description: 'One BatchItem a line.' } },
          },
        },
        responses: {
          '200': {
            description: 'One result for each item, in order.',
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  properties: { results: { type: 'array', items: ref('BatchResult') } },
                  required: ['results'],
                },
              },
              'application/x-ndjson': { schema: { type: 'string', description: 'One BatchResult a line.' } },
            },
          },
          '400': problem('Not a batch.'),
          '413': problem('Too many items, or too many bytes.'),
          '429': problem('Too many requests.'),
        },
      },
    },
  };
}
