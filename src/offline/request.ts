import { faultsIn } from '../edge/checker/faults.js';
import { checkedForm, filled } from '../edge/checker/plain.js';
import { ONE_WAY_OF_DICE } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError, MAX_FAULTS } from '../edge/faults.js';
import { type ChartPack, checkPack } from '../kernel/charts/index.js';
import type { Field, FieldType } from '../kernel/fields/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import {
  type CheckedRequest,
  LARGEST_FACE,
  LONGEST_SEED,
  MAX_DICE,
  MAX_NAMES,
  requestFields,
  shippedPack,
} from '../rulings/request-fields.js';

const field = (name: string, type: FieldType, optional: boolean): Field => ({ name, type, description: '', optional });
const FACES: FieldType = {
  kind: 'list',
  of: { kind: 'integer', min: -LARGEST_FACE, max: LARGEST_FACE },
  min: 0,
  max: MAX_DICE,
};
const DICE: readonly Field[] = [
  field('given', FACES, true),
  field('named', { kind: 'record', of: FACES, max: MAX_NAMES }, true),
  field('seed', { kind: 'text', min: 1, max: LONGEST_SEED }, true),
];
const PACK: readonly Field[] = [
  field('name', { kind: 'text', min: 1, max: 100 }, false),
  field('charts', { kind: 'record', of: { kind: 'record', of: { kind: 'json' }, max: 5000 }, max: 200 }, false),
];

/** A question as it may be put to a procedure. Nothing can be named that is stored on a server. */
export function checkedRequest(game: Game, procedure: AnyProcedure, body: unknown): CheckedRequest {
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const wrongDice = sent.dice === undefined ? [] : diceFaults(sent.dice);
  const fields = requestFields(game, procedure);
  const faults = [...faultsIn(fields, body, ''), ...wrongDice].slice(0, MAX_FAULTS);
  if (faults.length > 0) throw new InvalidRequestError(faults);
  const { chartPack, ...rest } = filled(fields, body);
  return {
    ...(rest as unknown as CheckedRequest),
    ...(chartPack === undefined ? {} : { pack: packFor(game, chartPack) }),
  };
}

function diceFaults(dice: unknown): FieldFault[] {
  const faults = faultsIn(DICE, dice, '/dice');
  if (faults.length > 0) return faults;
  const ways = Object.keys(dice as object).length;
  return ways === 1 ? [] : [new FieldFault('/dice', ONE_WAY_OF_DICE)];
}

function packFor(game: Game, chartPack: unknown): ChartPack {
  if (typeof chartPack === 'string') return shippedPack(game, chartPack);
  const pack: ChartPack = { ...checkedForm<ChartPack>(PACK, chartPack, '/chartPack'), source: 'client' };
  const wrong = checkPack(pack, game.charts).slice(0, MAX_FAULTS);
  if (wrong.length === 0) return pack;
  throw new InvalidRequestError(wrong.map(({ pointer, detail }) => new FieldFault(`/chartPack${pointer}`, detail)));
}
