import { withGuess } from '../kernel/fields/index.js';
import type { InBoth } from '../platform/language.js';

/** What is wrong with a field, in both languages: the same words whichever check has found it. */
export const escapePointer = (part: string): string =>
  /[~/]/.test(part) ? part.replaceAll('~', '~0').replaceAll('/', '~1') : part;

const MOST_NAMED = 40;

export const REQUIRED: InBoth = { en: 'this field is required', ja: 'このフィールドは必須です' };

export function noSuchField(name: string, known: readonly string[]): InBoth {
  return withGuess({ en: 'there is no such field', ja: 'このフィールドはありません' }, name, known);
}

/** A list of hundreds of sections helps nobody. */
export function oneOf(values: readonly string[], given?: unknown): InBoth {
  const named = values.slice(0, MOST_NAMED).join(', ');
  const text =
    values.length > MOST_NAMED
      ? {
          en: `must be one of ${values.length} values: ${named}, ...`,
          ja: `${values.length}個の値のどれか：${named} など`,
        }
      : { en: `must be one of ${named}`, ja: `次のどれかです：${named}` };
  return typeof given === 'string' ? withGuess(text, given, values) : text;
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'オブジェクト',
  array: '配列',
  string: '文字列',
  number: '数値',
  integer: '整数',
  boolean: '真偽値',
  null: 'null',
};

export const ofType = (...types: readonly string[]): InBoth => ({
  en: `must be of type ${types.join(' or ')}`,
  ja: `${types.map((type) => TYPES[type] ?? type).join('または')}でなければなりません`,
});

const bound = (en: string, ja: (limit: string) => string) => (limit: number | string) => ({
  en: `${en} ${limit}`,
  ja: ja(String(limit)),
});

export const atLeast = bound('must be at least', (limit) => `${limit}以上でなければなりません`);
export const atMost = bound('must be at most', (limit) => `${limit}以下でなければなりません`);
export const multipleOf = bound('must be a multiple of', (unit) => `${unit}の倍数でなければなりません`);

const counted = (word: string, suffix: string, ja: (limit: number) => string) => (limit: number) => ({
  en: `${word} ${limit} ${limit === 1 ? suffix.replace(/s\b/, '') : suffix}`,
  ja: ja(limit),
});

export const atLeastItems = counted('must have at least', 'items', (limit) => `${limit}個以上必要です`);
export const atMostItems = counted('must have at most', 'items', (limit) => `${limit}個までです`);
export const atMostFields = counted('must have at most', 'fields', (limit) => `フィールドは${limit}個までです`);
export const atLeastLong = counted('must be at least', 'characters long', (limit) => `${limit}文字以上必要です`);
export const atMostLong = counted('must be at most', 'characters long', (limit) => `${limit}文字までです`);

export const likePattern = (pattern: string, example?: string): InBoth =>
  example === undefined
    ? { en: `must match the pattern ${pattern}`, ja: `パターン ${pattern} に合いません` }
    : { en: `must look like ${example} (${pattern})`, ja: `${example} のような形です（${pattern}）` };

export const NOT_A_MOMENT: InBoth = {
  en: 'must be a date and time, as in 2026-01-31T12:00:00Z',
  ja: '2026-01-31T12:00:00Z のような日時です',
};

export const ONE_WAY_OF_DICE: InBoth = {
  en: 'give one of "given", "named" and "seed"',
  ja: '"given"、"named"、"seed" のどれか一つを指定してください',
};
