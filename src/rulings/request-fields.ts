import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import type { ChartPack } from '../kernel/charts/index.js';
import { type Field, fieldsOf, withGuess } from '../kernel/fields/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import { DETAILS, type Detail, type Question } from '../kernel/rulings/index.js';
import type { InBoth } from '../platform/language.js';

/** What a caller may send to a procedure, once its form has been checked and its defaults filled in. */
export interface CheckedRequest {
  readonly input: unknown;
  readonly options: unknown;
  readonly dice?: Question['dice'];
  readonly pack?: ChartPack;
  readonly upTo?: string;
  readonly by?: string;
  readonly detail?: Detail;
}

export const MAX_DICE = 1000;
export const MAX_NAMES = 50;
export const LARGEST_FACE = 1000;
export const LONGEST_SEED = 200;

/** What a request to a procedure holds. Dice and chart packs are free forms here and looked at by themselves. */
export function requestFields(game: Game, { id, input, stops }: AnyProcedure): readonly Field[] {
  const field = (name: string, type: Field['type'], rest: Partial<Field> = {}): Field => ({
    name,
    type,
    description: '',
    optional: true,
    ...rest,
  });
  return [
    field('input', { kind: 'object', of: input }, { optional: false }),
    field('options', { kind: 'object', of: game.declaration.options }, { default: {} }),
    field('dice', { kind: 'json' }),
    field('chartPack', { kind: 'json' }),
    field('by', { kind: 'text', max: 100 }),
    field('detail', { kind: 'choice', choice: { name: 'Detail', values: DETAILS } }),
    ...(stops
      ? [field('upTo', { kind: 'choice', choice: { name: `${id} stop`, values: stops.map((stop) => stop.id) } })]
      : []),
  ];
}

const refuse = (pointer: string, detail: InBoth): never => {
  throw new InvalidRequestError([new FieldFault(pointer, detail)]);
};

const ONLY_ODDS = { en: 'only odds are grouped', ja: 'まとめられるのは確率だけです' };
const NO_STEPS = { en: 'odds have no steps to leave out', ja: '確率には省ける手順がありません' };
const NO_DICE = {
  en: 'odds are over every roll: give no dice',
  ja: '確率はすべての目についてのものです。ダイスは指定できません',
};
const noPack = (name: string, known: readonly string[]): InBoth =>
  withGuess({ en: `there is no chart pack "${name}"`, ja: `チャートパック「${name}」はありません` }, name, known);

/** A ruling is not grouped. */
export function refuseGrouping({ by }: CheckedRequest): void {
  if (by !== undefined) refuse('/by', ONLY_ODDS);
}

/** Odds are over every roll, with every word they have. */
export function refuseDiceAndDetail(procedure: AnyProcedure, { by, dice, detail }: CheckedRequest): void {
  if (detail !== undefined) refuse('/detail', NO_STEPS);
  if (dice && !('seed' in dice)) {
    refuse(`/dice/${'given' in dice ? 'given' : 'named'}`, NO_DICE);
  }
  const names = fieldsOf(procedure.outcome).map((field) => field.name);
  if (by !== undefined && !names.includes(by)) {
    refuse(
      '/by',
      withGuess({ en: `the outcome has no field "${by}"`, ja: `結果にフィールド「${by}」はありません` }, by, names),
    );
  }
}

/** A pack that ships with the game, by its name. */
export function shippedPack(game: Game, name: string): ChartPack {
  return game.chartPacks.get(name) ?? refuse('/chartPack', noPack(name.slice(0, 100), [...game.chartPacks.keys()]));
}
