import { Problem } from '../../platform/problems/problem.js';

/** How much a batch may ask for. */
export interface BatchBounds {
  readonly items: number;
  /** Bytes of one item. */
  readonly item: number;
  readonly milliseconds: number;
  /** Bytes of all answers together: a batch fetches no more than it may send. */
  readonly answers: number;
}

/** What a batch has had of its bounds so far. */
export class BatchAccount {
  #items = 0;
  #answers = 0;
  readonly #deadline: number;

  constructor(private readonly bounds: BatchBounds) {
    this.#deadline = performance.now() + bounds.milliseconds;
  }

  /** One more item is to be answered: why it is not, where it is not. */
  refusal(text: string | undefined): Problem | undefined {
    this.#items += 1;
    if (this.#items > this.bounds.items) return tooMany(this.bounds.items);
    if (performance.now() > this.#deadline) return new Problem('unavailable', { detail: OUT_OF_TIME });
    if (this.#answers > this.bounds.answers) return new Problem('payload-too-large', { detail: TOO_MUCH_TO_READ });
    const { item } = this.bounds;
    return text === undefined || isLonger(text, item) ? oversized(item) : undefined;
  }

  written(bytes: number): void {
    this.#answers += bytes;
  }

  /** The one item too many has been refused: nothing more is looked at. */
  get isOver(): boolean {
    return this.#items > this.bounds.items;
  }
}

/** Counted only where it may be: a character is three bytes at most. */
const isLonger = (text: string, bytes: number): boolean => 3 * text.length > bytes && Buffer.byteLength(text) > bytes;

const OUT_OF_TIME = {
  en: 'This batch has used up its time; send the remaining items again.',
  ja: 'このバッチは制限時間に達しました。残りの項目を送り直してください。',
};

const TOO_MUCH_TO_READ = {
  en: 'The answers of this batch have become too long; send the remaining items in another, odds grouped with "by".',
  ja: 'このバッチの回答が長くなりすぎました。残りの項目は別のバッチで送り、確率は "by" でまとめてください。',
};

const oversized = (limit: number): Problem =>
  new Problem('payload-too-large', {
    detail: {
      en: `An item of a batch is at most ${limit} bytes long.`,
      ja: `バッチの1項目は${limit}バイトまでです。`,
    },
    members: { limit },
  });

export const tooMany = (limit: number): Problem =>
  new Problem('payload-too-large', {
    detail: { en: `A batch holds at most ${limit} requests.`, ja: `1回のバッチは${limit}件までです。` },
    members: { limit },
  });
