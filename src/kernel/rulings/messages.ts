/**
 * Sentences. A step of a ruling carries a key and values; the words are written once per language in a game's messages
 * and put together here, nowhere else.
 *
 * A message is a template or, where a sentence needs a choice, a function. In a template:
 *   {name}                        the value; a list is joined in the language's manner, an empty one is "none"
 *   {name:term}                   the value's word in the game's terms (urban -> "urban", 市街)
 *   {name:signed}                 a number with its sign: +3, 0, -2
 *   {name:plural:hex:hexes}       the number with the right noun
 */
export const LANGUAGES = ['en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };
export type Values = Readonly<Record<string, Value>>;

export interface Words {
  term(value: Value): string;
  signed(value: Value): string;
  list(value: Value): string;
}

// biome-ignore lint/suspicious/noExplicitAny: a message function knows the values its own step carries
export type Message = string | ((values: any, words: Words) => string);

export interface Messages {
  readonly terms: Readonly<Record<string, string>>;
  readonly steps: Readonly<Record<string, Message>>;
}

type Rendered = (values: Values) => string;

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
    const term = (value: Value): string => {
      if (!Array.isArray(value)) return messages.terms[String(value)] ?? String(value);
      return value.length === 0 ? none : value.map(term).join(separator);
    };
    this.#words = {
      term,
      signed: (value) => (typeof value === 'number' && value > 0 ? `+${value}` : String(value)),
      list: (value) => {
        if (!Array.isArray(value)) return String(value);
        return value.length === 0 ? none : value.map(String).join(separator);
      },
    };
  }

  get keys(): string[] {
    return Object.keys(this.messages.steps);
  }

  render(key: string, values: Values): string {
    let rendered = this.#compiled.get(key);
    if (!rendered) {
      const message = this.messages.steps[key];
      if (message === undefined) throw new MissingMessageError(this.language, key);
      rendered = typeof message === 'string' ? compile(message, this.#words) : (v) => message(v, this.#words);
      this.#compiled.set(key, rendered);
    }
    return rendered(values);
  }
}

/** A template as one expression: a sentence is put together without a look at its parts, at half the cost. */
function compile(template: string, words: Words): Rendered {
  const parts: string[] = ["''"];
  let end = 0;
  for (const match of template.matchAll(/\{([^{}]+)\}/g)) {
    if (match.index > end) parts.push(JSON.stringify(template.slice(end, match.index)));
    parts.push(placeholder(match[1]!, template));
    end = match.index + match[0].length;
  }
  if (end < template.length) parts.push(JSON.stringify(template.slice(end)));
  const missing = (name: string): never => {
    throw new Error(`message "${template}" wants a value "${name}"`);
  };
  const code = `return (values) => { let x; return ${parts.join(' + ')}; };`;
  return new Function('words', 'missing', code)(words, missing) as Rendered;
}

function placeholder(text: string, template: string): string {
  const [name = '', format = 'list', one = '', many = ''] = text.split(':');
  const key = JSON.stringify(name);
  return `((x = values[${key}]) === undefined ? missing(${key}) : ${formatted(format, one, many, template)})`;
}

function formatted(format: string, one: string, many: string, template: string): string {
  switch (format) {
    case 'list':
      return "typeof x === 'string' ? x : words.list(x)";
    case 'term':
      return 'words.term(x)';
    case 'signed':
      return 'words.signed(x)';
    case 'plural':
      return `x + (x === 1 ? ${JSON.stringify(` ${one}`)} : ${JSON.stringify(` ${many}`)})`;
    default:
      throw new Error(`message "${template}" uses the unknown format "${format}"`);
  }
}
