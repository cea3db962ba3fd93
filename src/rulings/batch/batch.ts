import { ofType } from '../../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { Turn } from '../../edge/turns.js';
import { whenReady } from '../../edge/when-ready.js';
import type { Language } from '../../kernel/rulings/index.js';
import { parsedJson } from '../../platform/http/json-text.js';
import { type Problem, problemBody } from '../../platform/problems/problem.js';
import type { RulingService } from '../ruling.service.js';
import type { SentRecords } from './sent-records.js';

/** One answer of a batch: an item fails alone. */
export interface BatchResult {
  readonly id?: string | number;
  readonly status: number;
  readonly ruling?: unknown;
  readonly odds?: unknown;
  readonly problem?: unknown;
}

export const writeResult = (result: BatchResult): string => JSON.stringify(result);

/** Which problem an error is. */
export interface ErrorMapping {
  toProblem(error: unknown): Problem;
}

/** Answers the items of a batch, each by itself. */
export class BatchClerk {
  constructor(
    private readonly rulings: RulingService,
    private readonly errors: ErrorMapping,
    private readonly language: Language,
  ) {}

  /** An item as it was sent. */
  answerText(text: string, turn: Turn): BatchResult | Promise<BatchResult> {
    let item: unknown;
    try {
      item = parsedJson(text);
    } catch (error) {
      return this.refusal(error);
    }
    return this.answer(item, turn);
  }

  /** What an item names of the library; undefined where something is wrong with it, to be told when it is answered. */
  async recordsFor(text: string): Promise<SentRecords | undefined> {
    try {
      const { game, procedure, odds: _odds, id: _id, ...request } = checkItem(parsedJson(text));
      return await this.rulings.recordsFor(game, procedure, request);
    } catch {
      return undefined;
    }
  }

  refusal(error: unknown, tag: { id?: string | number } = {}): BatchResult {
    const problem = this.errors.toProblem(error);
    return { ...tag, status: problem.status, problem: problemBody(problem, this.language) };
  }

  private answer(item: unknown, turn: Turn): BatchResult | Promise<BatchResult> {
    const id = itemId(item);
    const tag = id === undefined ? {} : { id };
    try {
      const { game, procedure, odds, id: _id, ...request } = checkItem(item);
      const answer = odds
        ? whenReady(this.rulings.askOdds(game, procedure, request, turn), (given) => ({
            ...tag,
            status: 200,
            odds: given,
          }))
        : whenReady(this.rulings.ask(game, procedure, request, this.language), (given) => ({
            ...tag,
            status: 200,
            ruling: given,
          }));
      return answer instanceof Promise ? answer.catch((error) => this.refusal(error, tag)) : answer;
    } catch (error) {
      return this.refusal(error, tag);
    }
  }
}

interface BatchItem {
  readonly game: string;
  readonly procedure: string;
  readonly odds?: boolean;
  readonly id?: string | number;
}

const AN_ITEM = {
  en: 'an item is an object: {"game", "procedure", "input", ...}',
  ja: '各項目はオブジェクトです：{"game", "procedure", "input", ...}',
};
const NAME_THE_GAME = { en: 'name the game', ja: 'ゲームを指定してください' };
const NAME_THE_PROCEDURE = {
  en: 'name the procedure: "combat/..."',
  ja: '手順を指定してください："combat/..."',
};
const AN_ID = {
  en: 'must be a number or a text of at most 200 characters',
  ja: '数値または200文字までの文字列です',
};

function checkItem(item: unknown): BatchItem & Record<string, unknown> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new InvalidRequestError([new FieldFault('', AN_ITEM)]);
  }
  const { game, procedure, odds, id } = item as Record<string, unknown>;
  const faults = [
    ...(typeof game === 'string' ? [] : [new FieldFault('/game', NAME_THE_GAME)]),
    ...(typeof procedure === 'string' ? [] : [new FieldFault('/procedure', NAME_THE_PROCEDURE)]),
    ...(odds === undefined || typeof odds === 'boolean' ? [] : [new FieldFault('/odds', ofType('boolean'))]),
    ...(id === undefined || isId(id) ? [] : [new FieldFault('/id', AN_ID)]),
  ];
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return item as BatchItem & Record<string, unknown>;
}

const isId = (id: unknown): id is string | number =>
  typeof id === 'number' || (typeof id === 'string' && id.length <= 200);

function itemId(item: unknown): string | number | undefined {
  const id = typeof item === 'object' && item !== null ? (item as { id?: unknown }).id : undefined;
  return isId(id) ? id : undefined;
}
