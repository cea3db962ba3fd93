import type { MapDescription } from '../module/module.js';
import type { VassalMapping } from '../shapes/mapping.js';
import type { VassalPiece, VassalPosition } from '../shapes/position.js';
import { PieceMapping } from './mapping.js';
import { type FoundPiece, Table } from './pieces.js';
import { Placing } from './placing.js';
import type { SavedGame } from './save.js';

/** The pieces of a saved game by the mapping, at a step of its log or at the end. */
export function positionOf(save: SavedGame, mapping: VassalMapping, upTo?: number): VassalPosition {
  const step = Math.min(upTo ?? save.steps, save.steps);
  const table = new Table();
  const reader = new PositionReader(table, mapping);
  const log: VassalPosition['log'][number][] = [];
  let at = 0;
  let before = new Map<string, string>();
  for (const command of save.commands) {
    if (command.step > step) break;
    if (command.step > at) {
      const now = reader.read();
      if (at > 0) log.push(changed(at, before, now.pieces));
      before = texts(now.pieces);
      at = command.step;
    }
    table.tell(command);
  }
  const end = reader.read();
  if (at > 0) log.push(changed(at, before, end.pieces));
  return { save: save.data, steps: save.steps, step, ...end, log };
}

const texts = (pieces: readonly VassalPiece[]): Map<string, string> =>
  new Map(pieces.map((piece) => [piece.id, JSON.stringify(piece)]));

function changed(step: number, before: ReadonlyMap<string, string>, now: readonly VassalPiece[]) {
  const left = new Set(now.map(({ id }) => id));
  return {
    step,
    pieces: now.filter((piece) => before.get(piece.id) !== JSON.stringify(piece)),
    removed: [...before.keys()].filter((id) => !left.has(id)),
  };
}

class PositionReader {
  readonly #mapping: PieceMapping;
  readonly #placing: Placing;

  constructor(
    private readonly table: Table,
    private readonly mapping: VassalMapping,
  ) {
    this.#mapping = new PieceMapping(mapping);
    this.#placing = new Placing(mapping.maps as readonly MapDescription[], table);
  }

  read(): Pick<VassalPosition, 'pieces' | 'unmatched' | 'ignored'> {
    const pieces: VassalPiece[] = [];
    const unmatched: VassalPosition['unmatched'][number][] = [];
    let ignored = 0;
    for (const found of this.table.pieces()) {
      const piece = this.#mapping.complete(found);
      const meaning = this.#mapping.meaning(piece);
      if (meaning.ignored) {
        ignored += 1;
        continue;
      }
      const { side, card } = meaning;
      pieces.push(this.shown(piece, meaning));
      const missing = [...(side === null ? ['side'] : []), ...(card === null ? ['card'] : [])];
      if (missing.length > 0) unmatched.push({ id: piece.id, name: piece.name, missing });
    }
    return { pieces, unmatched, ignored };
  }

  private shown(piece: FoundPiece, meaning: ReturnType<PieceMapping['meaning']>): VassalPiece {
    const { id, name, image, gpid, order, inDeck, facing, hiddenBy, markers, prototypes, layers, at } = piece;
    const place = at ? this.#placing.of(at) : { name: null, zone: null, offCentre: null, board: null };
    const { side, card, face, states } = meaning;
    const known = place.name === null ? null : (this.mapping.places[place.name] ?? place.name);
    return {
      id,
      name,
      image,
      gpid,
      place: { map: at?.map ?? null, x: at?.x ?? null, y: at?.y ?? null, ...place, id: known },
      order,
      inDeck,
      facing,
      faces: facing === null ? null : (this.mapping.facings[facing] ?? null),
      hidden: hiddenBy !== null,
      markers,
      prototypes,
      layers,
      side,
      card,
      face,
      states,
    };
  }
}
