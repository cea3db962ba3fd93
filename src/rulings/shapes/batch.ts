import { Problem } from '../../edge/shapes/problem.js';
import { BriefRuling, Ruling } from '../../edge/shapes/ruling.js';
import {
  type ChoiceOf,
  COUNT,
  choice,
  defineWords,
  either,
  type FieldType,
  flag,
  integer,
  json,
  list,
  object,
  published,
  record,
  text,
} from '../../kernel/fields/index.js';
import { DETAILS } from '../../kernel/rulings/index.js';
import { Odds } from './odds.js';

const ID: readonly FieldType[] = [
  { kind: 'text', max: 200 },
  { kind: 'number', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY },
];
const Detail = defineWords('RulingDetail', DETAILS);
const ANYTHING: FieldType = { kind: 'json' };

@published('One question of a batch: a request to a procedure, with the names that its address would have.')
export class BatchItem {
  @either('Comes back with the answer.', ID, { optional: true }) id?: string | number;
  @text('The game.', { max: 100 }) game!: string;
  @text('The procedure: "combat/...".', { max: 200 }) procedure!: string;
  @flag('Asks for the odds instead of a ruling.', { optional: true }) odds?: boolean;
  @record('The situation, as the procedure declares it.', ANYTHING, { maxItems: 1000 }) input!: object;
  @record('Optional rules of the game.', ANYTHING, { maxItems: 1000, optional: true }) options?: object;
  @json('The faces rolled on a table, or a seed to draw them from.', { optional: true }) dice?: unknown;
  @json('The name of a pack, or a pack.', { optional: true }) chartPack?: unknown;
  @text('Groups odds by one field of the outcome.', { max: 100, optional: true }) by?: string;
  @choice('How much of the ruling is wanted.', Detail, { optional: true }) detail?: ChoiceOf<typeof Detail>;
  @text('How far the question goes: to this step of the procedure.', { max: 100, optional: true }) upTo?: string;
  @object('A ruling of an earlier step, to go on from.', Ruling, { optional: true }) from?: Ruling;
}

@published('Many questions in one request.')
export class BatchRequest {
  @list('The questions.', BatchItem, { maxItems: 10_000 }) requests!: readonly BatchItem[];
}

@published('The answer to one question of a batch: a ruling, odds or a problem.')
export class BatchResult {
  @either('As it was sent.', ID, { optional: true }) id?: string | number;
  @integer('The HTTP status it would have had alone.', COUNT) status!: number;
  @object('Where a ruling was asked for: a whole Ruling, unless `detail` wants less.', BriefRuling, { optional: true })
  ruling?: BriefRuling;
  @object('Where odds were asked for.', Odds, { optional: true }) odds?: Odds;
  @object('Why there is neither.', Problem, { optional: true }) problem?: Problem;
}

@published('One result for each question, in order.')
export class BatchAnswer {
  @list('The results.', BatchResult, { maxItems: 10_000 }) results!: readonly BatchResult[];
}
