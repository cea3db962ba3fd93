/**
 * Sentences. A step of a ruling carries a key and values; the words are written once per language in a game's messages
 * and put together here, nowhere else.
 *
 * A message is a template or, where a sentence needs a choice, a function. In a template:
 *   {name}                        the value; a list is joined in the language's manner, an empty one is "none"; what is
 *                                 {en, ja} is a name, written as the language has it
 *   {name:term}                   the value's word in the game's terms (urban -> "urban", 市街); a name as it is
 *   {name:signed}                 a number with its sign: +3, 0, -2
 *   {name:added}                  a number added to what stands before it: " +3", " -2", nothing for 0
 *   {name:plural:hex:hexes}       the number with the right noun
 */
import { compile } from './template.js';

export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Values = Readonly<Record<string, Value>>;

export interface Words {
  term(value: Value): string;
  signed(value: Value): string;
  added(value: Value): string;
  list(value: Value): string;
}

// biome-ignore lint/suspicious/noExplicitAny: a message function knows the values its own step carries
export type Message = string | ((values: any, words: Words) => string);

export interface Messages {
  readonly terms: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, Message>>;
  /** The word of each kind of name that is made up where a question gives none: "attacker-1" reads otherwise in Japanese. */
  readonly madeUp?: Readonly<Record<string, string>>;
}

export type Rendered = (values: Values) => string;

/** A list of nothing has a word too: a sentence that ends in a colon tells nothing. */
const NONE: Readonly<Record<Language, string>> = { en: 'none', ja: 'なし' };

export class MissingMessageError extends Error {
  constructor(language: Language, key: string) {
    super(`no ${language} message for "${key}"`);
    this.name = 'MissingMessageError';
  }
}

/** Messages of one game in one language, every template taken apart once. */
export class Phrasebook {
  readonly #compiled = new Map<string, Rendered>();
  readonly #words: Words;

  constructor(
    readonly language: Language,
    private readonly messages: Messages,
  ) {
    const separator = language === 'ja' ? '、' : ', ';
    const none = NONE[language];
    const isName = (value: Value): value is { readonly [key: string]: Value } =>
      typeof value === 'object' && value !== null && 'en' in value;
    const word = (value: Value): string => String(isName(value) ? (value[language] ?? value.en) : value);
    const term = (value: Value): string => {
      if (!Array.isArray(value)) return messages.terms[String(value)] ?? word(value);
      return value.length === 0 ? none : value.map(term).join(separator);
    };
    const signed = (value: Value): string => (typeof value === 'number' && value > 0 ? `+${value}` : String(value));
    this.#words = {
      term,
      signed,
      added: (value) => (value === 0 ? '' : ` ${signed(value)}`),
      list: (value) => {
        if (!Array.isArray(value)) return word(value);
        return value.length === 0 ? none : value.map(word).join(separator);
      },
    };
  }

  get keys(): string[] {
    return Object.keys(this.messages.steps);
  }

  /** The word of one term. */
  term(value: string): string {
    return this.#words.term(value);
  }

  render(key: string, values: Values): string {
    let rendered = this.#compiled.get(key);
    const { madeUp } = this.messages;
    if (!rendered) {
      const message = this.messages.steps[key];
      if (message === undefined) throw new MissingMessageError(this.language, key);
      rendered = typeof message === 'string' ? compile(message, this.#words) : (v) => message(v, this.#words);
      this.#compiled.set(key, rendered);
    }
    return rendered(madeUp ? (withNames(values, madeUp) as Values) : values);
  }
}

/** The values of a sentence with made-up names in its own language. */
function withNames(value: Value, madeUp: Readonly<Record<string, string>>): Value {
  if (typeof value === 'string') {
    const [, kind, number] = /^([a-z]+)-(\d+)$/.exec(value) ?? [];
    return kind !== undefined && Object.hasOwn(madeUp, kind) ? `${madeUp[kind]}${number}` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => withNames(each, madeUp));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withNames(each, madeUp)]));
}
