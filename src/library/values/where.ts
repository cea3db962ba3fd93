import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { Game } from '../../kernel/procedures/index.js';
import type { InBoth } from '../../platform/language.js';
import { type CardField, cardFields, fieldsNamed } from './card-fields.js';
import { FACES, type Face } from './card-values.js';
import { type Condition, OPERATORS, type Operator } from './condition.js';

/** Conditions of one request. */
const MOST_CONDITIONS = 8;
const LONGEST = 200;
const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)$/;
const CONDITION = new RegExp(`^(.*?)\\s*(${OPERATORS.join('|')})\\s*(.*)$`, 's');
/** Names a fault proposes. */
const PROPOSED = 5;

/** Whether any card of the game has a printed figure of this name: those are not declared, so the cards say. */
type IsPrinted = (name: string) => Promise<boolean>;

/** Conditions on the values of a game's cards, as texts: `movement.road >= 10`. A fault for each that means nothing. */
export async function conditionsOf(game: Game, texts: readonly string[], isPrinted: IsPrinted): Promise<Condition[]> {
  if (texts.length > MOST_CONDITIONS) {
    throw new InvalidRequestError([new FieldFault('/where', TOO_MANY)]);
  }
  const read = await Promise.all(texts.map((text) => conditionOf(game, text, isPrinted)));
  const faults = read.flatMap((one, at) => (isCondition(one) ? [] : [new FieldFault(`/where/${at}`, one)]));
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return read.filter(isCondition);
}

/** The condition, or what is wrong with it. */
async function conditionOf(game: Game, text: string, isPrinted: IsPrinted): Promise<Condition | InBoth> {
  const [, name = '', operator, value = ''] = CONDITION.exec(text) ?? [];
  if (text.length > LONGEST || text.includes('\u0000') || name === '' || value === '' || operator === undefined) {
    return NOT_A_CONDITION;
  }
  const compared = { operator: operator as Operator, value };
  const { face, rest } = faceOf(game, name);
  if (face === 'printed') return (await isPrinted(rest)) ? freely(face, rest, compared) : notThere(game, name);
  const fields = fieldsNamed(game, rest);
  if (fields.length === 0) return notThere(game, name);
  const names = [...new Set(fields.map((field) => field.name))];
  const number = fields.some(({ isNumber }) => isNumber) && NUMBER.test(value) ? Number(value) : undefined;
  if (isEquality(compared.operator)) {
    const texts = fields.filter(({ isNumber }) => !isNumber);
    const known = texts.filter(({ words }) => words?.includes(value) ?? true);
    if (number === undefined && known.length === 0) return mustBe(fields);
    return condition(face, names, compared, number, known.length > 0 ? value : undefined);
  }
  return number === undefined ? mustBeNumber(fields, name) : condition(face, names, compared, number, undefined);
}

interface Compared {
  readonly operator: Operator;
  readonly value: string;
}

const isEquality = (operator: Operator): boolean => operator === '=' || operator === '!=';

function condition(
  face: Face,
  names: readonly string[],
  { operator }: Compared,
  number: number | undefined,
  text: string | undefined,
): Condition {
  return {
    face,
    names,
    operator,
    ...(number === undefined ? {} : { number }),
    ...(text === undefined ? {} : { text }),
  };
}

/** What a printed figure is nobody has declared: it is compared as what it looks like. */
function freely(face: Face, name: string, compared: Compared): Condition | InBoth {
  const { operator, value } = compared;
  const number = NUMBER.test(value) ? Number(value) : undefined;
  if (number === undefined && !isEquality(operator)) return A_NUMBER;
  return condition(face, [name], compared, number, isEquality(operator) ? value : undefined);
}

/** `attack` is on the face that shows at first, `reduced.attack` on the other, `printed.morale` beside them. */
function faceOf(game: Game, name: string): { face: Face; rest: string } {
  const [first, ...others] = name.split('.');
  const face = FACES.find((each) => each === first);
  if (face === undefined || others.length === 0 || fieldsNamed(game, name).length > 0) {
    return { face: 'values', rest: name };
  }
  return { face, rest: others.join('.') };
}

function notThere(game: Game, name: string): InBoth {
  const last = name.split('.').at(-1)!;
  const alike = cardFields(game).flatMap((field) => {
    const parts = field.name.split('.');
    const at = parts.indexOf(last);
    return at === -1 ? [] : [parts.slice(0, at + 1).join('.')];
  });
  const proposed = [...new Set(alike)].slice(0, PROPOSED);
  const short = name.slice(0, 60);
  const they = proposed.join(', ');
  return {
    en: `the cards of ${game.id} have no "${short}"${they && `; they have ${they}`}`,
    ja: `${game.id} のカードに「${short}」はありません${they && `（あるのは ${they}）`}`,
  };
}

const isCondition = (one: Condition | InBoth): one is Condition => typeof one === 'object' && 'face' in one;

const TOO_MANY: InBoth = {
  en: `must be at most ${MOST_CONDITIONS} conditions`,
  ja: `条件は${MOST_CONDITIONS}個までです`,
};
const NOT_A_CONDITION: InBoth = {
  en: `must be a name, one of ${OPERATORS.join(' ')} and a value, as in "movement >= 6": at most ${LONGEST} characters`,
  ja: `"movement >= 6" のように、名前、${OPERATORS.join(' ')} のどれか、値の順です（${LONGEST}文字まで）`,
};
const A_NUMBER: InBoth = { en: 'must be compared with a number', ja: '数値と比べてください' };

function mustBe(fields: readonly CardField[]): InBoth {
  const words = [...new Set(fields.flatMap((field) => field.words ?? []))].join(', ');
  if (words === '') return A_NUMBER;
  const number = fields.some(({ isNumber }) => isNumber);
  return {
    en: `must be compared with ${number ? 'a number or ' : ''}one of ${words}`,
    ja: `${number ? '数値または' : ''}次のどれかと比べてください：${words}`,
  };
}

function mustBeNumber(fields: readonly CardField[], name: string): InBoth {
  if (fields.some(({ isNumber }) => isNumber)) return A_NUMBER;
  const short = name.slice(0, 60);
  return {
    en: `"${short}" is not a number: use = or !=`,
    ja: `「${short}」は数値ではありません。= か != を使ってください`,
  };
}
