import { noSuchField } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { type FieldType, fieldsOf, type ShapeClass } from '../kernel/fields/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import type { InBoth } from '../platform/language.js';

/**
 * The GET form of a ruling, for chat macros that cannot send a body: each query parameter is a path into the input
 * (`attackers.0.attack=5`), `dice=4,2`, `dice.combat=4` or `seed=x` bring the dice, `options.name=true` an option,
 * `chartPack=name` a stored chart pack, `map.stored=id` a stored map; `by=result` groups odds.
 * Repeated items of a list of words may be joined: `terrain=urban,hilltop`.
 */
export type Query = Readonly<Record<string, string | readonly string[]>>;

type Asked = {
  input: object;
  options?: object;
  dice?: { given?: number[]; named?: Record<string, number[]>; seed?: string };
  by?: string;
  detail?: string;
  upTo?: string;
  chartPack?: string;
};

const MAX_PARAMETERS = 500;
const MAX_INDEX = 999;

/** A part of any object: the rulings refuses it where nothing can be stored. */
const STORED: FieldType = { kind: 'text', max: 120 };

export function requestFromQuery(game: Game, procedure: AnyProcedure, query: Query): Record<string, unknown> {
  const request: Asked = { input: {} };
  const parameters = Object.entries(query);
  if (parameters.length > MAX_PARAMETERS)
    throw fault('', {
      en: `at most ${MAX_PARAMETERS} parameters`,
      ja: `パラメーターは${MAX_PARAMETERS}個までです`,
    });
  for (const [name, given] of parameters) {
    const value = typeof given === 'string' ? given : (given.at(-1) ?? '');
    if (name === 'dice') request.dice = { given: value.split(',').map((face) => toNumber(face, '/dice/given')) };
    else if (name.startsWith('dice.')) {
      const roll = name.slice('dice.'.length);
      const faces = value.split(',').map((face) => toNumber(face, `/dice/named/${roll}`));
      request.dice = { ...request.dice, named: { ...request.dice?.named, [roll]: faces } };
    } else if (name === 'seed') request.dice = { seed: value };
    else if (name === 'by') request.by = value;
    else if (name === 'detail') request.detail = value;
    else if (name === 'upTo') request.upTo = value;
    else if (name === 'chartPack') request.chartPack = value;
    else if (name.startsWith('options.')) {
      request.options ??= {};
      assign(
        request.options,
        { kind: 'object', of: game.declaration.options },
        name.split('.').slice(1),
        value,
        '/options',
      );
    } else assign(request.input, { kind: 'object', of: procedure.input }, name.split('.'), value, '/input');
  }
  return request;
}

function assign(target: object, type: FieldType, path: readonly string[], value: string, pointer: string): void {
  const [head = '', ...rest] = path;
  const [key, inner] = step(type, head, pointer);
  const at = `${pointer}/${head}`;
  const holder = target as Record<string | number, unknown>;
  if (rest.length === 0) {
    holder[key] = parseValue(inner, value, at);
    return;
  }
  holder[key] ??= inner.kind === 'list' ? [] : {};
  if (typeof holder[key] !== 'object')
    throw fault(at, { en: 'this field has no parts', ja: 'このフィールドには下位の項目がありません' });
  assign(holder[key] as object, inner, rest, value, at);
}

/** One part of a path: a field of an object, or a place in a list. */
function step(type: FieldType, part: string, pointer: string): readonly [string | number, FieldType] {
  if (type.kind === 'list') {
    const index = /^\d{1,3}$/.test(part) ? Number(part) : -1;
    if (index < 0 || index > MAX_INDEX)
      throw fault(`${pointer}/${part}`, {
        en: 'a place in a list is a number from 0',
        ja: 'リストの位置は0からの番号です',
      });
    return [index, type.of];
  }
  if (type.kind === 'object') {
    const field = fieldsOf(type.of as ShapeClass).find(({ name }) => name === part);
    if (field) return [part, field.type];
    if (part === 'stored') return [part, STORED];
  }
  throw fault(
    `${pointer}/${part}`,
    noSuchField(part, type.kind === 'object' ? fieldsOf(type.of).map(({ name }) => name) : []),
  );
}

function parseValue(type: FieldType, value: string, pointer: string): unknown {
  switch (type.kind) {
    case 'integer':
    case 'halves':
    case 'number':
      return toNumber(value, pointer);
    case 'flag':
      if (value === 'true' || value === '1' || value === '') return true;
      if (value === 'false' || value === '0') return false;
      throw fault(pointer, { en: 'must be true or false', ja: 'true または false です' });
    case 'list':
      return value === '' ? [] : value.split(',').map((item) => parseValue(type.of, item, pointer));
    case 'object':
    case 'record':
      // `attackers.0=` is an object in which nothing is said.
      if (value === '') return {};
      throw fault(pointer, FIELD_BY_FIELD);
    case 'json':
      throw fault(pointer, FIELD_BY_FIELD);
    default:
      return value;
  }
}

function toNumber(value: string, pointer: string): number {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number))
    throw fault(pointer, { en: 'must be a number', ja: '数値を指定してください' });
  return number;
}

const FIELD_BY_FIELD = {
  en: 'give its fields one by one, with dots between the names',
  ja: 'フィールドを一つずつ、名前を点でつないで指定してください',
};

const fault = (pointer: string, detail: InBoth): InvalidRequestError =>
  new InvalidRequestError([new FieldFault(pointer, detail)]);
