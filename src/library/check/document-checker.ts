import { oneOf } from '../../edge/fault-words.js';
import { FieldFault, MAX_FAULTS } from '../../edge/faults.js';
import { BoundedSchemas } from '../../edge/schema-faults.js';
import { checkPack } from '../../kernel/charts/index.js';
import { type HexMapInput, layOutGraph, layOutMap } from '../../kernel/maps/index.js';
import type { OwnerCard } from '../../kernel/materials/index.js';
import type { Game, GameRegistry } from '../../kernel/procedures/index.js';
import { InvalidSituationError } from '../../kernel/rulings/index.js';
import { inBoth } from '../../platform/language.js';
import { type LibraryDocument, plainDocument } from '../document.js';
import { KINDS, type Kind } from '../kinds.js';
import { documentSchema } from '../schema/document-schema.js';
import { gameWords } from '../stored/game-words.js';
import { deckCardFaults } from './deck-cards.js';
import { freeFormFaults } from './free-form.js';

export type Checked = { readonly document: LibraryDocument } | { readonly faults: readonly FieldFault[] };

/** Decides what may come into the library: the form by the schema of its game and kind, then what a schema cannot say. */
export class DocumentChecker {
  readonly #schemas = new BoundedSchemas();
  /** Maps are laid out with their defaults filled in, on a copy made once the form is known to be right. */
  readonly #filling = new BoundedSchemas({ useDefaults: true });
  readonly #compiled = new Map<string, ReturnType<BoundedSchemas['compile']>>();

  constructor(private readonly games: GameRegistry) {}

  check(value: unknown): Checked {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return {
        faults: [new FieldFault('', A_RECORD)],
      };
    }
    const { kind, game: gameId } = value as Record<string, unknown>;
    const game = typeof gameId === 'string' ? this.games.game(gameId) : undefined;
    const known = KINDS.find((each) => each === kind);
    if (!game || !known) {
      return {
        faults: [
          ...(known ? [] : [new FieldFault('/kind', oneOf(KINDS, kind))]),
          ...(game
            ? []
            : [
                new FieldFault(
                  '/game',
                  oneOf(
                    this.games.all.map(({ id }) => id),
                    gameId,
                  ),
                ),
              ]),
        ],
      };
    }
    const wrong = this.validatorFor(game, known, this.#schemas)(value);
    if (wrong.length > 0) return { faults: wrong };
    const document = value as LibraryDocument;
    const endless = freeFormFaults(document.body, '/body');
    const faults = endless.length > 0 ? endless.slice(0, MAX_FAULTS) : this.consistencyFaults(game, document);
    return faults.length > 0 ? { faults } : { document: plainDocument(document) };
  }

  /** The body of a well-formed map with every default filled in, as procedures take it. */
  filledMap(document: LibraryDocument): Record<string, unknown> {
    const copy = structuredClone(document) as { body: Record<string, unknown> };
    this.validatorFor(this.games.game(document.game)!, 'map', this.#filling)(copy);
    return copy.body;
  }

  private validatorFor(game: Game, kind: Kind, by: BoundedSchemas) {
    const key = `${game.id} ${kind} ${by === this.#filling}`;
    let validate = this.#compiled.get(key);
    if (!validate) {
      validate = by.compile(documentSchema(game, kind));
      this.#compiled.set(key, validate);
    }
    return validate;
  }

  private consistencyFaults(game: Game, document: LibraryDocument): FieldFault[] {
    switch (document.kind) {
      case 'map':
        return mapFaults(game, this.filledMap(document));
      case 'chartPack':
        return checkPack(
          { name: document.id, source: 'client', charts: document.body.charts as never },
          game.charts,
        ).map(({ pointer, detail }) => new FieldFault(`/body${pointer}`, detail));
      case 'deck':
        return deckFaults(game, document.body.cards as readonly OwnerCard[]);
      default:
        return [];
    }
  }
}

/** Lays the map out: every hex exists, neighbours agree on their hexside, no road leads nowhere. */
function mapFaults(game: Game, body: Readonly<Record<string, unknown>>): FieldFault[] {
  try {
    if (gameWords(game).map.kind === 'hex') layOutMap(body as unknown as HexMapInput, '/body');
    else layOutGraph(body as never, '/body');
    return [];
  } catch (error) {
    if (!(error instanceof InvalidSituationError)) throw error;
    return error.faults.map(({ pointer, detail }) => new FieldFault(pointer, inBoth(detail)));
  }
}

const A_RECORD = {
  en: 'a record is an object: {"kind", "id", "game", "name", "provenance", "body"}',
  ja: 'レコードはオブジェクトです：{"kind", "id", "game", "name", "provenance", "body"}',
};

const TWICE = { en: 'this card is listed twice', ja: 'このカードは2回書かれています' };

const deckFaults = (game: Game, cards: readonly OwnerCard[]): FieldFault[] => [
  ...repeated(cards.map(({ id }) => id)).map((at) => new FieldFault(`/body/cards/${at}/id`, TWICE)),
  ...deckCardFaults(game, cards),
];

function repeated(ids: readonly string[]): number[] {
  return ids.flatMap((id, at) => (ids.indexOf(id) < at ? [at] : []));
}
