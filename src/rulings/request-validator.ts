import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { CHART_PACK_SCHEMA } from '../edge/schema/chart-pack-schema.js';
import { inlineSchema, type JsonSchema } from '../edge/schema/json-schema.js';
import { BoundedSchemas, MAX_FAULTS } from '../edge/schema-faults.js';
import { type ChartPack, checkPack } from '../kernel/charts/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import { StoredPack } from '../library/stored/shelf.js';

/** What a caller may send to a procedure, once its form has been checked and its defaults filled in. */
export interface CheckedRequest {
  readonly input: unknown;
  readonly options: unknown;
  readonly dice?: { readonly given: readonly number[] } | { readonly seed: string };
  readonly pack?: ChartPack;
  readonly by?: string;
}

type Validate = ReturnType<BoundedSchemas['compile']>;

const MAX_DICE = 1000;

export const DICE_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    given: { type: 'array', items: { type: 'integer', minimum: -1000, maximum: 1000 }, maxItems: MAX_DICE },
    seed: { type: 'string', minLength: 1, maxLength: 200 },
  },
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
};

/**
 * Compiles one validator per procedure from the field metadata, when the procedure is first asked for.
 * Compiled schemas cost a fraction of a microsecond per request; class-validator, held to the same verdict by a
 * property test, costs a hundred times that.
 */
export class RequestValidator {
  readonly #schemas = new BoundedSchemas({ useDefaults: true });
  readonly #compiled = new WeakMap<AnyProcedure, Validate>();
  readonly #pack = this.#schemas.compile(CHART_PACK_SCHEMA);

  check(game: Game, procedure: AnyProcedure, body: unknown): CheckedRequest {
    const faults = this.validatorFor(game, procedure)(body);
    if (faults.length > 0) throw new InvalidRequestError(faults);
    const { input, options, dice, chartPack, by } = body as Record<string, unknown>;
    const pack = chartPack === undefined ? undefined : this.packFor(game, chartPack);
    return { input, options, dice: dice as CheckedRequest['dice'], pack, by: by as string | undefined };
  }

  private validatorFor(game: Game, procedure: AnyProcedure): Validate {
    let validate = this.#compiled.get(procedure);
    if (!validate) {
      validate = this.#schemas.compile({
        type: 'object',
        properties: {
          input: inlineSchema(procedure.input),
          options: { ...inlineSchema(game.declaration.options), default: {} },
          dice: DICE_SCHEMA,
          chartPack: {},
          by: { type: 'string', maxLength: 100 },
        },
        required: ['input'],
        additionalProperties: false,
      });
      this.#compiled.set(procedure, validate);
    }
    return validate;
  }

  private packFor(game: Game, chartPack: unknown): ChartPack {
    if (chartPack instanceof StoredPack) return chartPack.pack;
    if (typeof chartPack === 'string') {
      const shipped = game.chartPacks.get(chartPack);
      if (shipped) return shipped;
      throw new InvalidRequestError([
        new FieldFault('/chartPack', `there is no chart pack "${chartPack.slice(0, 100)}"`),
      ]);
    }
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
