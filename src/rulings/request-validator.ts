import { type Checker, checkerOf } from '../edge/checker/checker.js';
import { FieldFault, InvalidRequestError, MAX_FAULTS } from '../edge/faults.js';
import { CHART_PACK_SCHEMA } from '../edge/schema/chart-pack-schema.js';
import type { JsonSchema } from '../edge/schema/json-schema.js';
import { BoundedSchemas } from '../edge/schema-faults.js';
import { type ChartPack, checkPack } from '../kernel/charts/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import type { Detail } from '../kernel/rulings/index.js';
import { StoredPack } from '../library/stored/shelf.js';
import {
  type CheckedRequest,
  LARGEST_FACE,
  LONGEST_SEED,
  MAX_DICE,
  MAX_NAMES,
  requestFields,
  shippedPack,
} from './request-fields.js';

const FACES: JsonSchema = {
  type: 'array',
  items: { type: 'integer', minimum: -LARGEST_FACE, maximum: LARGEST_FACE },
  maxItems: MAX_DICE,
};

export const DICE_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    given: FACES,
    named: { type: 'object', maxProperties: MAX_NAMES, additionalProperties: FACES },
    seed: { type: 'string', minLength: 1, maxLength: LONGEST_SEED },
  },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
};

/**
 * Makes one checker per procedure from the field declarations, when the procedure is first asked for. A property test
 * holds it to the verdicts and words of ajv and the verdicts of class-validator.
 */
export class RequestValidator {
  readonly #checkers = new WeakMap<AnyProcedure, Checker>();
  readonly #schemas = new BoundedSchemas();
  readonly #dice = this.#schemas.compile(DICE_SCHEMA);
  readonly #pack = this.#schemas.compile(CHART_PACK_SCHEMA);

  check(game: Game, procedure: AnyProcedure, body: unknown): CheckedRequest {
    const faults = this.checkerFor(game, procedure)(body);
    const { input, options, dice, chartPack, by, upTo, detail } = (body ?? {}) as Record<string, unknown>;
    const wrongDice = dice === undefined ? [] : this.#dice(dice, '/dice');
    if (faults.length + wrongDice.length > 0) {
      throw new InvalidRequestError([...faults, ...wrongDice].slice(0, MAX_FAULTS));
    }
    const pack = chartPack === undefined ? undefined : this.packFor(game, chartPack);
    return {
      input,
      options,
      dice: dice as CheckedRequest['dice'],
      pack,
      by: by as string | undefined,
      upTo: upTo as string | undefined,
      detail: detail as Detail | undefined,
    };
  }

  private checkerFor(game: Game, procedure: AnyProcedure): Checker {
    let checker = this.#checkers.get(procedure);
    if (!checker) {
      checker = checkerOf(requestFields(game, procedure));
      this.#checkers.set(procedure, checker);
    }
    return checker;
  }

  private packFor(game: Game, chartPack: unknown): ChartPack {
    if (chartPack instanceof StoredPack) return chartPack.pack;
    if (typeof chartPack === 'string') return shippedPack(game, chartPack);
    const faults = this.#pack(chartPack, '/chartPack');
    if (faults.length > 0) throw new InvalidRequestError(faults);
    const pack: ChartPack = { ...(chartPack as unknown as ChartPack), source: 'client' };
    const wrong = checkPack(pack, game.charts).slice(0, MAX_FAULTS);
    if (wrong.length > 0) {
      throw new InvalidRequestError(wrong.map(({ pointer, detail }) => new FieldFault(`/chartPack${pointer}`, detail)));
    }
    return pack;
  }
}
