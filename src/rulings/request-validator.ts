import { type Form, formOf } from '../edge/checker/checker.js';
import { FieldFault, InvalidRequestError, MAX_FAULTS } from '../edge/faults.js';
import { CHART_PACK_SCHEMA } from '../edge/schema/chart-pack-schema.js';
import type { JsonSchema } from '../edge/schema/json-schema.js';
import { BoundedSchemas } from '../edge/schema-faults.js';
import { type ChartPack, checkPack } from '../kernel/charts/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import { StoredPack } from '../library/stored/shelf.js';
import { plainlyDice } from './dice-form.js';
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

/** A request as its form makes it: dice and chart packs are looked at by themselves. */
interface MadeRequest extends Omit<CheckedRequest, 'pack'> {
  readonly chartPack?: unknown;
}

const NO_FAULTS: readonly FieldFault[] = [];

/**
 * Makes one form per procedure from the field declarations, when the procedure is first asked for. A property test
 * holds it to the verdicts and words of ajv and the verdicts of class-validator.
 */
export class RequestValidator {
  readonly #forms = new WeakMap<AnyProcedure, Form>();
  readonly #schemas = new BoundedSchemas();
  readonly #dice = this.#schemas.compile(DICE_SCHEMA);
  readonly #pack = this.#schemas.compile(CHART_PACK_SCHEMA);

  check(game: Game, procedure: AnyProcedure, body: unknown): CheckedRequest {
    const form = this.formFor(game, procedure);
    const made = form.make(body) as MadeRequest | undefined;
    const dice = made ? made.dice : (body as MadeRequest | null | undefined)?.dice;
    const wrongDice = dice === undefined || plainlyDice(dice) ? NO_FAULTS : this.#dice(dice, '/dice');
    if (made === undefined || wrongDice.length > 0) {
      throw new InvalidRequestError([...(made ? [] : form.faults(body)), ...wrongDice].slice(0, MAX_FAULTS));
    }
    const { input, options, chartPack, by, upTo, detail } = made;
    const pack = chartPack === undefined ? undefined : this.packFor(game, chartPack);
    return { input, options, dice: made.dice, pack, by, upTo, detail };
  }

  private formFor(game: Game, procedure: AnyProcedure): Form {
    let form = this.#forms.get(procedure);
    if (!form) {
      form = formOf(requestFields(game, procedure));
      this.#forms.set(procedure, form);
    }
    return form;
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
