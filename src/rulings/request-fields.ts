import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import type { ChartPack } from '../kernel/charts/index.js';
import { type Field, fieldsOf } from '../kernel/fields/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import { DETAILS, type Detail, type Question } from '../kernel/rulings/index.js';

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

const refuse = (pointer: string, detail: string): never => {
  throw new InvalidRequestError([new FieldFault(pointer, detail)]);
};

/** A ruling is not grouped. */
export function refuseGrouping({ by }: CheckedRequest): void {
  if (by !== undefined) refuse('/by', 'only odds are grouped');
}

/** Odds are over every roll, with every word they have. */
export function refuseDiceAndDetail(procedure: AnyProcedure, { by, dice, detail }: CheckedRequest): void {
  if (detail !== undefined) refuse('/detail', 'odds have no steps to leave out');
  if (dice && !('seed' in dice)) {
    refuse(`/dice/${'given' in dice ? 'given' : 'named'}`, 'odds are over every roll: give no dice');
  }
  if (by !== undefined && !fieldsOf(procedure.outcome).some((field) => field.name === by)) {
    refuse('/by', `the outcome has no field "${by}"`);
  }
}

/** A pack that ships with the game, by its name. */
export function shippedPack(game: Game, name: string): ChartPack {
  return game.chartPacks.get(name) ?? refuse('/chartPack', `there is no chart pack "${name.slice(0, 100)}"`);
}
