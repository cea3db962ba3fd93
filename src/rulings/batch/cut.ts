import type { Turn } from '../../edge/turns.js';
import { jsonFaultAt } from '../../platform/http/json-fault.js';
import { parsedJson } from '../../platform/http/json-text.js';
import { Problem } from '../../platform/problems/problem.js';
import { tooMany } from './batch-bounds.js';

/** Where an item begins and ends in the text. */
export type Cut = readonly [start: number, end: number];

const QUOTE = 34;
const BACKSLASH = 92;
const [COMMA, COLON] = [44, 58];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];
/** Where in a value one is: inside so many brackets, perhaps in a text. */
interface Within {
  depth: number;
  quoted: boolean;
}

/** So far at a stretch: about a tenth of a turn. */
const STRETCH = 256 * 1024;
/** What stands beside the items, blanks included, is nothing or a little. */
const MOST_BESIDE = 1024 * 1024;

/**
 * Finds the items of `{"requests": [...]}` without parsing them: each is parsed when it is answered, wherever that is, and
 * a batch of 64 MB is neither held as objects nor parsed in one go. What is cut may still be no JSON; then the item is
 * refused by itself. Undefined where the text is JSON but has no list of requests.
 *
 * An item of 900 characters is found in 4 us where parsing it takes 14; the loop in an async function took 7.
 */
export class BatchCutter {
  #at = 0;
  /** Characters of keys and values that are no items. */
  #beside = 0;

  constructor(
    private readonly text: string,
    private readonly turn: Turn,
    /** So many items; a batch of one more is refused there, and what comes after it is not looked at. */
    private readonly most: number,
  ) {}

  async items(): Promise<Cut[] | undefined> {
    const { text } = this;
    if (this.next() !== OPEN_OBJECT) {
      this.beside(0, text.length);
      return undefined;
    }
    let items: Cut[] | undefined;
    this.#at += 1;
    for (let first = true; ; first = false) {
      const code = this.next();
      if (code === CLOSE_OBJECT && first) break;
      if (code !== QUOTE) throw this.unexpected();
      if (this.turn.isOver) await this.turn.giveWay();
      const key = await this.value();
      this.weigh(key);
      if (this.next() !== COLON) throw this.unexpected();
      this.#at += 1;
      const isRequests = text.slice(...key) === '"requests"';
      if (isRequests && this.next() === OPEN_LIST) items = await this.list();
      else {
        this.next();
        this.beside(...(await this.value()));
        if (isRequests) items = undefined;
      }
      const after = this.next();
      if (after === CLOSE_OBJECT) break;
      if (after !== COMMA) throw this.unexpected();
      this.#at += 1;
    }
    this.#at += 1;
    if (!Number.isNaN(this.next())) throw this.unexpected();
    return items;
  }

  private async list(): Promise<Cut[]> {
    const items: Cut[] = [];
    this.#at += 1;
    if (this.next() === CLOSE_LIST) {
      this.#at += 1;
      return items;
    }
    for (;;) {
      this.next();
      const item = this.value();
      if (items.length === this.most) throw tooMany(this.most);
      items.push(item instanceof Promise ? await item : item);
      const after = this.next();
      this.#at += 1;
      if (after === CLOSE_LIST) return items;
      if (after !== COMMA) throw this.unexpected();
      if (this.turn.isOver) await this.turn.giveWay();
    }
  }

  /** The code of the next character that is no blank. Nobody writes so many blanks in one place as would keep others waiting. */
  private next(): number {
    for (const until = this.#at + MOST_BESIDE; this.#at <= until; this.#at += 1) {
      const code = this.text.charCodeAt(this.#at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return code;
    }
    throw tooMuchBeside();
  }

  /** From here to the end of one value, whatever it is. Most are short, and nobody waits for those. */
  private value(): Cut | Promise<Cut> {
    const start = this.#at;
    const within: Within = { depth: 0, quoted: false };
    const end = this.scan(within);
    return end === undefined ? this.longValue(start, within) : this.cut(start, end);
  }

  private async longValue(start: number, within: Within): Promise<Cut> {
    while (this.#at < this.text.length) {
      if (this.turn.isOver) await this.turn.giveWay();
      const end = this.scan(within);
      if (end !== undefined) return this.cut(start, end);
    }
    throw this.unexpected();
  }

  /** Goes on for a stretch: brackets are counted, texts are skipped. Where the value ends, if it does. */
  private scan(within: Within): number | undefined {
    const { text } = this;
    const until = Math.min(text.length, this.#at + STRETCH);
    let { depth, quoted } = within;
    let at = this.#at;
    for (; at < until; at += 1) {
      const code = text.charCodeAt(at);
      if (quoted) {
        if (code === BACKSLASH) at += 1;
        else if (code === QUOTE) {
          quoted = false;
          if (depth === 0) return at + 1;
        }
      } else if (code === QUOTE) quoted = true;
      else if (code === OPEN_LIST || code === OPEN_OBJECT) depth += 1;
      else if (code === CLOSE_LIST || code === CLOSE_OBJECT) {
        if (depth === 0) return at;
        depth -= 1;
        if (depth === 0) return at + 1;
      } else if (code === COMMA && depth === 0) return at;
    }
    within.depth = depth;
    within.quoted = quoted;
    this.#at = at;
    return undefined;
  }

  private cut(start: number, end: number): Cut {
    if (end <= start) throw this.unexpected();
    this.#at = end;
    return [start, end];
  }

  private beside(start: number, end: number): void {
    this.weigh([start, end]);
    parsedJson(this.text.slice(start, end));
  }

  private weigh([start, end]: Cut): void {
    this.#beside += end - start;
    if (this.#beside > MOST_BESIDE) throw tooMuchBeside();
  }

  private unexpected(): Problem {
    return new Problem('malformed-json', { detail: jsonFaultAt(this.text, this.#at) });
  }
}

const tooMuchBeside = (): Problem => new Problem('payload-too-large', { members: { limit: MOST_BESIDE } });
