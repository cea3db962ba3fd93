import { InvalidRequestError } from '../edge/faults.js';
import { inlineSchema, type JsonSchema } from '../edge/schema/json-schema.js';
import { BoundedSchemas } from '../edge/schema-faults.js';
import type { Game } from '../kernel/procedures/index.js';
import type { Choice } from './session-setup.js';
import type { Spectators } from './store/session.repository.js';

const SPECTATORS: readonly Spectators[] = ['open', 'token', 'none'];
const id: JsonSchema = { type: 'string', minLength: 1, maxLength: 100 };

/** What opens a session. */
export interface OpeningRequest extends Choice {
  readonly options: Readonly<Record<string, unknown>>;
  readonly spectators: Spectators;
}

export const OPENING_SCHEMA: JsonSchema = {
  type: 'object',
  properties: {
    scenario: { ...id, description: 'A scenario of the library.' },
    map: { ...id, description: "A map of the library, in place of the scenario's." },
    chartPack: { ...id, description: 'A chart pack, for cells the book does not print.' },
    options: {
      type: 'object',
      description: 'Optional rules of the game; what is left out is as the scenario or else the book has it.',
      default: {},
    },
    spectators: {
      type: 'string',
      enum: [...SPECTATORS],
      default: 'token',
      description: "Who may look on: everybody, whoever has the spectators' token, nobody.",
    },
  },
  required: ['scenario'],
  additionalProperties: false,
};

/** Checks what somebody wants to open a session with. */
export class OpeningForm {
  readonly #schemas = new BoundedSchemas({ useDefaults: true });
  readonly #request = this.#schemas.compile(OPENING_SCHEMA);
  readonly #options = new WeakMap<Game, ReturnType<BoundedSchemas['compile']>>();

  check(body: unknown): OpeningRequest {
    const request = typeof body === 'object' && body !== null ? structuredClone(body) : body;
    const faults = this.#request(request);
    if (faults.length > 0) throw new InvalidRequestError(faults);
    return request as OpeningRequest;
  }

  /** The scenario's options, then the caller's, then the defaults. */
  options(game: Game, scenario: object | undefined, given: object): unknown {
    let validate = this.#options.get(game);
    if (!validate) {
      validate = this.#schemas.compile(inlineSchema(game.declaration.options));
      this.#options.set(game, validate);
    }
    const options = { ...structuredClone(scenario ?? {}), ...given };
    const faults = validate(options, '/options');
    if (faults.length > 0) throw new InvalidRequestError(faults);
    return options;
  }
}
