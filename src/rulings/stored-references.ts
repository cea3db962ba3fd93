import { ofType } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { whenReady } from '../edge/when-ready.js';
import { type FieldType, fieldsOf, type ShapeClass } from '../kernel/fields/index.js';
import type { AnyProcedure, Game } from '../kernel/procedures/index.js';
import { gameWords, storedKindOf } from '../library/stored/game-words.js';
import { type Shelf, type StoredKind, StoredPack, type StoredThing } from '../library/stored/shelf.js';
import type { InBoth } from '../platform/language.js';

type Holder = Record<string, unknown>;

/** A place in the input where a stored record may be named; `null` stands for each item of a list. */
interface Place {
  readonly path: readonly (string | null)[];
  readonly kind: 'map' | 'card';
  readonly shape: ShapeClass;
}

/** One `{"stored": "id", ...}` found in a request. */
interface Reference {
  readonly holder: Holder;
  readonly key: string;
  readonly pointer: string;
  readonly kind: StoredKind;
  readonly id: string;
  readonly shape?: ShapeClass;
}

const REDUCED = '#reduced';

/**
 * Puts stored maps, cards and chart packs in the place of their names. Where a request has a map or a unit it may say
 * `{"stored": "<id>"}`; fields beside it go before the stored ones. `"<id>#reduced"` is the other face of a card.
 */
export class StoredReferences {
  readonly #places = new WeakMap<AnyProcedure, readonly Place[]>();

  constructor(readonly shelf: Shelf) {}

  /** The request, ready for the rulings: at once where it names nothing, or only things that are remembered. */
  resolve(game: Game, procedure: AnyProcedure, body: unknown): unknown | Promise<unknown> {
    const references = this.referencesIn(game, procedure, body);
    if (references.length === 0) return body;
    const found = this.found(references, this.shelf);
    const put = (things: readonly (StoredThing | undefined)[]): unknown => {
      substitute(game, references, things);
      return body;
    };
    const ready = found.some((thing) => thing instanceof Promise) ? Promise.all(found) : (found as StoredThing[]);
    return whenReady<readonly (StoredThing | undefined)[], unknown>(ready, put);
  }

  /** Has a shelf look for everything that a request names; nothing is put into the request. */
  async lookUp(game: Game, procedure: AnyProcedure, body: unknown, shelf: Shelf): Promise<void> {
    await Promise.all(this.found(this.referencesIn(game, procedure, body), shelf));
  }

  private found(references: readonly Reference[], shelf: Shelf) {
    return references.map(({ kind, id }) => shelf.find(kind, id.replace(REDUCED, '')));
  }

  private referencesIn(game: Game, procedure: AnyProcedure, body: unknown): Reference[] {
    const references: Reference[] = [];
    const { input, chartPack } = asHolder(body) ?? {};
    if (typeof chartPack === 'string' && !game.chartPacks.has(chartPack)) {
      references.push({
        holder: body as Holder,
        key: 'chartPack',
        pointer: '/chartPack',
        kind: 'chartPack',
        id: chartPack,
      });
    }
    for (const { path, kind, shape } of this.placesFor(game, procedure)) {
      if (!holdsName(input, path, 0)) continue;
      visit(input, path, '/input', (holder, key, pointer) => {
        const id = asHolder(holder[key])?.stored;
        if (id === undefined) return;
        if (typeof id !== 'string')
          throw new InvalidRequestError([new FieldFault(`${pointer}/stored`, ofType('string'))]);
        references.push({ holder, key, pointer: `${pointer}/stored`, kind, id, shape });
      });
    }
    return references;
  }

  private placesFor(game: Game, procedure: AnyProcedure): readonly Place[] {
    let places = this.#places.get(procedure);
    if (!places) {
      places = [...placesIn(game, procedure.input, [], [])];
      this.#places.set(procedure, places);
    }
    return places;
  }
}

function* placesIn(
  game: Game,
  shape: ShapeClass,
  path: readonly (string | null)[],
  above: readonly ShapeClass[],
): Generator<Place> {
  for (const { name, type } of fieldsOf(shape)) yield* placesAt(game, type, [...path, name], [...above, shape]);
}

function* placesAt(
  game: Game,
  type: FieldType,
  path: readonly (string | null)[],
  above: readonly ShapeClass[],
): Generator<Place> {
  if (type.kind === 'list') yield* placesAt(game, type.of, [...path, null], above);
  if (type.kind !== 'object' || above.includes(type.of)) return;
  const kind = storedKindOf(game, type.of);
  if (kind) yield { path, kind, shape: type.of };
  yield* placesIn(game, type.of, path, above);
}

/** Hot: most requests name nothing, and to see that takes no pointer. */
function holdsName(value: unknown, path: Place['path'], depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth === path.length) return (value as Holder).stored !== undefined;
  const part = path[depth]!;
  if (part !== null) return holdsName((value as Holder)[part], path, depth + 1);
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (holdsName(value[i], path, depth + 1)) return true;
  return false;
}

function visit(
  value: unknown,
  path: readonly (string | null)[],
  pointer: string,
  found: (holder: Holder, key: string, pointer: string) => void,
  depth = 0,
): void {
  const part = path[depth];
  if (typeof value !== 'object' || value === null || part === undefined) return;
  const holder = value as Holder;
  const look = (key: string, inner: unknown): void => {
    if (depth === path.length - 1) found(holder, key, `${pointer}/${key}`);
    else visit(inner, path, `${pointer}/${key}`, found, depth + 1);
  };
  if (part !== null) look(part, holder[part]);
  else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) if (typeof item === 'object') look(String(i), item);
  }
}

const asHolder = (value: unknown): Holder | undefined =>
  typeof value === 'object' && value !== null ? (value as Holder) : undefined;

function substitute(game: Game, references: readonly Reference[], things: readonly (StoredThing | undefined)[]): void {
  const faults = references.flatMap(({ kind, id, pointer }, i) =>
    things[i]?.game === game.id ? [] : [new FieldFault(pointer, notStored(kind, id.slice(0, 100)))],
  );
  if (faults.length > 0) throw new InvalidRequestError(faults);
  references.forEach((reference, i) => {
    const { holder, key, kind } = reference;
    const thing = things[i]!;
    if (kind === 'chartPack') holder[key] = new StoredPack(thing.pack!);
    else {
      const { stored: _stored, ...given } = holder[key] as Holder;
      if (kind === 'card') holder[key] = { ...cardFields(thing, reference), ...given };
      else if (isWhole(game, reference, given)) holder[key] = thing.body;
      else holder[key] = { ...thing.body, ...given };
    }
  });
}

/**
 * Whether the stored map is asked about just as it is. Then the request gets the very object, and the board that was laid
 * out for the last question serves this one too. Its defaults are those of the game's own shape of maps: for another
 * shape the validator would have to write into it.
 */
const isWhole = (game: Game, { shape }: Reference, given: Holder): boolean =>
  shape === gameWords(game).map.shape && Object.keys(given).length === 0;

const WORDS: Readonly<Record<StoredKind, InBoth>> = {
  map: { en: 'map', ja: 'マップ' },
  card: { en: 'card', ja: 'カード' },
  chartPack: { en: 'chart pack', ja: 'チャートパック' },
};

const notStored = (kind: StoredKind, id: string): InBoth => ({
  en: `the library has no ${WORDS[kind].en} "${id}" for this game`,
  ja: `ライブラリに、このゲームの${WORDS[kind].ja}「${id}」はありません`,
});

const NO_OTHER_FACE = { en: 'this card has no other face', ja: 'このカードに別の面はありません' };

/** The fields of a card that the shape has; what nobody knows is left out, and the request must bring it. */
function cardFields({ name, side, type, body }: StoredThing, { id, shape, pointer }: Reference): Holder {
  const face = id.endsWith(REDUCED) ? 'reduced' : 'values';
  const values = body[face] as Holder | undefined;
  if (!values) throw new InvalidRequestError([new FieldFault(pointer, NO_OTHER_FACE)]);
  const known: Holder = { name: name.en, side, type, command: body.command, ...values };
  const fields: Holder = {};
  for (const { name: field } of fieldsOf(shape!)) {
    const value = known[field];
    if (value !== undefined && value !== null) fields[field] = structuredClone(value);
  }
  return fields;
}
