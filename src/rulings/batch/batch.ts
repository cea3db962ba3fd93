import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { Turn } from '../../edge/turns.js';
import { whenReady } from '../../edge/when-ready.js';
import type { Language } from '../../kernel/rulings/index.js';
import type { ProblemMappers } from '../../platform/problems/mappers.js';
import { Problem, problemBody } from '../../platform/problems/problem.js';
import type { RulingService } from '../ruling.service.js';

/** One answer of a batch: an item fails alone. */
export interface BatchResult {
  readonly id?: string | number;
  readonly status: number;
  readonly ruling?: unknown;
  readonly odds?: unknown;
  readonly problem?: unknown;
}

/** How much a batch may ask for. */
export interface BatchBounds {
  readonly items: number;
  readonly milliseconds: number;
  /** Characters of all answers together: a batch fetches no more than it may send. */
  readonly answers: number;
}

/** Answers the items of one batch, in order. */
export class BatchClerk {
  #answered = 0;
  #written = 0;
  readonly #deadline: number;

  constructor(
    private readonly rulings: RulingService,
    private readonly mappers: ProblemMappers,
    private readonly language: Language,
    private readonly bounds: BatchBounds,
    now: number,
  ) {
    this.#deadline = now + bounds.milliseconds;
  }

  /** One answer as JSON, counted against what a batch may fetch. */
  write(result: BatchResult): string {
    const text = JSON.stringify(result);
    this.#written += text.length;
    return text;
  }

  answer(item: unknown, now: number, turn: Turn): BatchResult | Promise<BatchResult> {
    this.#answered += 1;
    const id = itemId(item);
    const tag = id === undefined ? {} : { id };
    const refuse = (error: unknown): BatchResult => {
      const problem = this.mappers.toProblem(error);
      return { ...tag, status: problem.status, problem: problemBody(problem, this.language) };
    };
    try {
      if (now > this.#deadline) throw new Problem('unavailable', { detail: OUT_OF_TIME });
      if (this.#written > this.bounds.answers) throw new Problem('payload-too-large', { detail: TOO_MUCH_TO_READ });
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
      return answer instanceof Promise ? answer.catch(refuse) : answer;
    } catch (error) {
      return refuse(error);
    }
  }

  /** The answer to an item that could not be read at all. */
  unreadable(detail: string): BatchResult {
    this.#answered += 1;
    const problem = new Problem('malformed-json', { detail });
    return { status: problem.status, problem: problemBody(problem, this.language) };
  }

  /** The answer to an item that is larger than any question. */
  oversized(longest: number): BatchResult {
    this.#answered += 1;
    const problem = new Problem('payload-too-large', {
      detail: {
        en: `An item of a batch is at most ${longest} bytes long.`,
        ja: `バッチの1項目は${longest}バイトまでです。`,
      },
      members: { limit: longest },
    });
    return { status: problem.status, problem: problemBody(problem, this.language) };
  }

  get full(): boolean {
    return this.#answered >= this.bounds.items;
  }

  /** The last line of a stream that was longer than a batch may be. */
  overflow(): BatchResult {
    const problem = tooMany(this.bounds.items);
    return { status: problem.status, problem: problemBody(problem, this.language) };
  }
}

const OUT_OF_TIME = {
  en: 'This batch has used up its time; send the remaining items again.',
  ja: 'このバッチは制限時間に達しました。残りの項目を送り直してください。',
};

const TOO_MUCH_TO_READ = {
  en: 'The answers of this batch have become too long; send the remaining items in another, odds grouped with "by".',
  ja: 'このバッチの回答が長くなりすぎました。残りの項目は別のバッチで送り、確率は "by" でまとめてください。',
};

export const tooMany = (limit: number): Problem =>
  new Problem('payload-too-large', {
    detail: { en: `A batch holds at most ${limit} requests.`, ja: `1回のバッチは${limit}件までです。` },
    members: { limit },
  });

interface BatchItem {
  readonly game: string;
  readonly procedure: string;
  readonly odds?: boolean;
  readonly id?: string | number;
}

function checkItem(item: unknown): BatchItem & Record<string, unknown> {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw new InvalidRequestError([new FieldFault('', 'an item is an object: {"game", "procedure", "input", ...}')]);
  }
  const { game, procedure, odds, id } = item as Record<string, unknown>;
  const faults = [
    ...(typeof game === 'string' ? [] : [new FieldFault('/game', 'name the game')]),
    ...(typeof procedure === 'string' ? [] : [new FieldFault('/procedure', 'name the procedure: "combat/..."')]),
    ...(odds === undefined || typeof odds === 'boolean' ? [] : [new FieldFault('/odds', 'must be true or false')]),
    ...(id === undefined || isId(id)
      ? []
      : [new FieldFault('/id', 'must be a number or a text of at most 200 characters')]),
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
