import { text } from '../../edge/openapi/parts.js';
import { pathsOf, type Route } from '../../edge/openapi/routes.js';
import type { ShapeSchemas } from '../../edge/openapi/shape-schemas.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import type { ShapeClass } from '../../kernel/fields/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import { BatchAnswer, BatchRequest } from '../../rulings/shapes/batch.js';
import {
  ChartEntry,
  ChartInfo,
  GameEntry,
  ProcedureEntry,
  ProcedureInfo,
  SectionInfo,
  Term,
} from '../../rulings/shapes/catalogue.js';
import { VersionChanges } from '../changelog.js';
import { RulesFile } from '../rules-files.js';

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
    file: `${game?.id}.mjs`,
  };
}

type Examples = Readonly<Record<string, string>>;

interface Read {
  readonly id: string;
  readonly summary: string;
  readonly path: string;
  readonly shape?: ShapeClass;
  readonly many?: true;
  readonly others?: Readonly<Record<string, JsonSchema>>;
}

const CATALOGUE: readonly Read[] = [
  {
    id: 'games',
    summary: 'Every game and how much of its book is covered',
    path: '/v1/games',
    shape: GameEntry,
    many: true,
  },
  { id: 'game', summary: 'One game', path: '/v1/games/{game}', shape: GameEntry },
  {
    id: 'procedures',
    summary: 'Every procedure: what it answers, its rules, dice and options',
    path: '/v1/games/{game}/procedures',
    shape: ProcedureEntry,
    many: true,
  },
  {
    id: 'procedure',
    summary: 'One procedure with its schemas and a runnable example',
    path: '/v1/games/{game}/procedures/{resolver}/{procedure}',
    shape: ProcedureInfo,
  },
  {
    id: 'sections',
    summary: 'Every numbered section',
    path: '/v1/games/{game}/rules',
    shape: SectionInfo,
    many: true,
  },
  { id: 'section', summary: 'One section', path: '/v1/games/{game}/rules/{section}', shape: SectionInfo },
  { id: 'charts', summary: 'Every chart', path: '/v1/games/{game}/charts', shape: ChartEntry, many: true },
  {
    id: 'chart',
    summary: 'One chart, every cell with its provenance',
    path: '/v1/games/{game}/charts/{chart}',
    shape: ChartInfo,
  },
  {
    id: 'glossary',
    summary: 'The words of the game in English and Japanese',
    path: '/v1/games/{game}/glossary',
    shape: Term,
    many: true,
  },
];

const ANYTHING = { 'application/json': {} };

const SERVICE: readonly Read[] = [
  {
    id: 'changelog',
    summary: 'What changed, version by version',
    path: '/v1/changelog',
    shape: VersionChanges,
    many: true,
  },
  {
    id: 'rulesFiles',
    summary: 'The rules of each game as one file, for pages, apps and the verifier',
    path: '/rules',
    shape: RulesFile,
    many: true,
  },
  {
    id: 'rulesFile',
    summary: 'The rules of a game as an ES module that imports nothing',
    path: '/rules/{file}',
    others: { 'text/javascript': text },
  },
  { id: 'problems', summary: 'Every problem type', path: '/problems', others: ANYTHING },
  { id: 'problem', summary: 'One problem type', path: '/problems/{type}', others: ANYTHING },
  { id: 'live', summary: 'Is the process alive?', path: '/health/live', others: ANYTHING },
  { id: 'ready', summary: 'Can it answer?', path: '/health/ready', others: ANYTHING },
  { id: 'metrics', summary: 'Prometheus metrics', path: '/metrics', others: { 'text/plain': text } },
];

const BATCH: Route = {
  method: 'post',
  path: '/v1/rulings',
  id: 'batch',
  summary: 'Up to 10,000 questions at once',
  description:
    'JSON is answered at once; newline-delimited JSON is answered line by line as it arrives. Each item succeeds or fails alone.',
  request: {
    shape: BatchRequest,
    returned: true,
    others: { 'application/x-ndjson': 'One BatchItem a line.' },
    example: {
      requests: [
        { id: 'a', game: 'cold-war-battles', procedure: 'spotting/artillery-range', input: { range: 6, distance: 5 } },
        { id: 'b', game: 'scw-battles', procedure: 'events/leader-fate', input: {}, odds: true },
      ],
    },
  },
  answers: {
    200: {
      description: 'One result for each item, in order.',
      shape: BatchAnswer,
      others: { 'application/x-ndjson': 'One BatchResult a line.' },
    },
  },
  problems: { 400: 'Not a batch.', 413: 'Too many items, or too many bytes.', 429: 'Too many requests.' },
};

/** The routes that are not procedures. */
export function fixedPaths(examples: Examples, shapes: ShapeSchemas): Record<string, object> {
  const read = (routes: readonly Read[]): Route[] => routes.map((route) => reading(route, examples));
  return {
    ...pathsOf('Catalogue', read(CATALOGUE), shapes),
    ...pathsOf('Service', read(SERVICE), shapes),
    ...pathsOf('Batch', [BATCH], shapes),
  };
}

function reading({ id, summary, path, ...content }: Read, examples: Examples): Route {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!);
  return {
    method: 'get',
    path,
    id,
    summary,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: text, example: examples[name] })),
    answers: { 200: { description: summary, ...content } },
    problems: names.length > 0 ? { 404: 'No such thing.' } : { 429: 'Too many requests.' },
  };
}
