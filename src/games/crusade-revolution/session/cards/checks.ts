import { nearest } from '../../../../kernel/fields/index.js';

/** A deck comes from its owner: every word of it is looked at before a game is opened with it, and each fault has its place. */
export interface Detail {
  readonly en: string;
  readonly ja: string;
}
export type Complain = (pointer: string, detail: Detail) => void;
export type Check = (value: unknown, pointer: string, complain: Complain) => void;

const wanted =
  (en: string, ja: string, fits: (value: unknown) => boolean): Check =>
  (value, pointer, complain) => {
    if (!fits(value)) complain(pointer, { en: `${en} is wanted`, ja: `${ja}が必要です` });
  };

export const word = wanted(
  'a text',
  '文字列',
  (value) => typeof value === 'string' && value.length > 0 && value.length <= 200,
);
export const flag = wanted('true or false', 'true か false ', (value) => typeof value === 'boolean');
export const whole = (least: number, most: number): Check =>
  wanted(
    `a whole number from ${least} to ${most}`,
    `${least}～${most}の整数`,
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );
export const half = wanted(
  'a multiple of 0.5 between -9 and 9',
  '-9～9で0.5の倍数',
  (value) => typeof value === 'number' && Number.isInteger(value * 2) && Math.abs(value) <= 9,
);
export const oneOf =
  (...values: readonly string[]): Check =>
  (value, pointer, complain) => {
    if (!values.includes(value as string)) complain(pointer, among(values, value));
  };
export const bilingual = wanted(
  'a text in English, and one in Japanese if there is one',
  '英語の文（あれば日本語の文も）',
  (value) => typeof value === 'object' && value !== null && typeof (value as { en?: unknown }).en === 'string',
);

/** The words that are known, and the one that was probably meant. */
function among(known: readonly string[], given: unknown): Detail {
  const guess = typeof given === 'string' ? nearest(given, known) : undefined;
  const all = known.join(', ');
  return {
    en: `one of ${all} is wanted${guess === undefined ? '' : `; did you mean "${guess}"?`}`,
    ja: `次のどれかが必要です：${all}${guess === undefined ? '' : `（「${guess}」のことですか？）`}`,
  };
}

const MOST_ITEMS = 60;

export const listOf =
  (check: Check): Check =>
  (value, pointer, complain) => {
    if (!Array.isArray(value) || value.length > MOST_ITEMS) {
      complain(pointer, { en: `a list of at most ${MOST_ITEMS} is wanted`, ja: `${MOST_ITEMS}個までの一覧が必要です` });
    } else value.forEach((item, i) => void check(item, `${pointer}/${i}`, complain));
  };

export const either =
  (...checks: readonly Check[]): Check =>
  (value, pointer, complain) => {
    let first: [string, Detail] | undefined;
    for (const check of checks) {
      let fits = true;
      check(value, pointer, (at, detail) => {
        fits = false;
        first ??= [at, detail];
      });
      if (fits) return;
    }
    complain(...first!);
  };

export type Shape = Readonly<Record<string, Check>>;

const NOT_AN_OBJECT: Detail = { en: 'an object is wanted', ja: 'オブジェクトが必要です' };
const MISSING: Detail = { en: 'it is missing', ja: 'ありません' };

/** An object with these fields and no others; a name that ends in "?" may be left out. */
export const shaped =
  (shape: Shape): Check =>
  (value, pointer, complain) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      complain(pointer, NOT_AN_OBJECT);
      return;
    }
    const fields = value as Record<string, unknown>;
    const known = Object.keys(shape).map((name) => name.replace('?', ''));
    for (const name of Object.keys(fields))
      if (!known.includes(name)) complain(`${pointer}/${name}`, among(known, name));
    for (const [name, check] of Object.entries(shape)) {
      const field = name.replace('?', '');
      if (fields[field] !== undefined) check(fields[field], `${pointer}/${field}`, complain);
      else if (!name.endsWith('?')) complain(`${pointer}/${field}`, MISSING);
    }
  };

/** An object told by its `kind`; a kind may be written in several ways. */
export const byKind =
  (kinds: Readonly<Record<string, Shape | readonly Shape[]>>): Check =>
  (value, pointer, complain) => {
    const kind = (value as { kind?: unknown } | null)?.kind;
    const shape = typeof kind === 'string' && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (!shape) complain(`${pointer}/kind`, among(Object.keys(kinds), kind));
    else {
      const shapes = Array.isArray(shape) ? (shape as readonly Shape[]) : [shape as Shape];
      const checks = shapes.map((each) => shaped({ kind: word, ...each }));
      // Of one shape every fault is told, of several that of the first.
      if (checks.length === 1) checks[0]!(value, pointer, complain);
      else either(...checks)(value, pointer, complain);
    }
  };

/** An object with exactly one of these fields. */
export const oneKey =
  (keys: Readonly<Record<string, Check>>): Check =>
  (value, pointer, complain) => {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const name = names[0];
    if (names.length !== 1 || name === undefined || !Object.hasOwn(keys, name)) {
      const { en, ja } = among(Object.keys(keys), name);
      complain(pointer, { en: `exactly ${en}`, ja: `一つだけ、${ja}` });
    } else keys[name]!((value as Record<string, unknown>)[name], `${pointer}/${name}`, complain);
  };
