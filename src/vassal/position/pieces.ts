import type { Told } from '../format/commands.js';
import { split, unnest } from '../format/sequence.js';
import { type PieceTraits, readTraits, whole } from '../format/traits.js';

/** Where something lies, in the points of its map. */
export interface Spot {
  readonly map: string;
  readonly x: number;
  readonly y: number;
}

interface Kept {
  readonly type: string;
  readonly state: string;
  /** Where it was moved since its state was last told. */
  readonly moved?: Spot | null;
}

interface Heap {
  readonly at: Spot | null;
  readonly members: readonly string[];
  readonly deck: boolean;
}

/** A piece of a saved game, put where it lies. */
export interface FoundPiece extends PieceTraits {
  readonly id: string;
  /** Null for a piece that lies on no map. */
  readonly at: Spot | null;
  readonly inDeck: boolean;
  /** Its place from the bottom of its stack. */
  readonly order: number;
}

/** A board as it was laid out: its name, whether it lies the other way round, its column and row among the boards. */
export interface LaidBoard {
  readonly name: string;
  readonly reversed: boolean;
  readonly column: number;
  readonly row: number;
  /** The part of the board that is used, where it was cut. */
  readonly cut?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

const BOARDS = 'BoardPicker\t';
/** VASL, whose boards are files of their own, lays them out in its own way. */
const VASL_BOARD = 'bd\t';

/** What lies on the table: the fold of the commands of a saved game, and then of the steps of a log. */
export class Table {
  readonly #pieces = new Map<string, Kept>();
  readonly #heaps = new Map<string, Heap>();
  readonly #heapOf = new Map<string, string>();
  readonly #boards = new Map<string, readonly LaidBoard[]>();
  /** The traits of each type that was met. */
  readonly #types = new Map<string, readonly string[]>();
  #vaslBoards: readonly LaidBoard[] | undefined;

  tell({ text }: Told): void {
    if (text.startsWith('+/')) this.add(split(text.slice(2), '/'));
    else if (text.startsWith('-/')) this.remove(text.slice(2));
    else if (text.startsWith('D/')) this.change(split(text.slice(2), '/'));
    else if (text.startsWith('M/')) this.move(split(text.slice(2), '/'));
    else if (text.startsWith(VASL_BOARD)) this.layOutVasl(text);
    else if (text.includes(BOARDS)) this.layOut(text);
  }

  /** The boards of a map, by its name; undefined where the game has not said. */
  boards(map: string): readonly LaidBoard[] | undefined {
    return this.#boards.get(map);
  }

  /** Boards of VASL: column, row and name of each as it is written, an r before it where it lies the other way round. */
  get vaslBoards(): readonly LaidBoard[] | undefined {
    return this.#vaslBoards;
  }

  pieces(): FoundPiece[] {
    return [...this.#pieces].map(([id, { type, state, moved }]) => {
      const traits = readTraits(this.traits(type), state);
      const heap = this.#heaps.get(this.#heapOf.get(id) ?? '');
      const own = traits.map === null ? null : { map: traits.map, x: traits.x, y: traits.y };
      const at = moved === undefined ? (heap?.at ?? own) : moved;
      const order = Math.max(0, heap?.members.indexOf(id) ?? 0);
      return Object.assign(traits, { id, at, inDeck: heap?.deck === true && moved === undefined, order });
    });
  }

  private traits(type: string): readonly string[] {
    const traits = this.#types.get(type) ?? unnest(type);
    this.#types.set(type, traits);
    return traits;
  }

  private add([id = '', type = '', state = '']: readonly string[]): void {
    if (type === 'stack' || type.startsWith('deck')) this.heap(id, state, type !== 'stack');
    else this.#pieces.set(id, { type, state });
  }

  private remove(id: string): void {
    this.#pieces.delete(id);
    this.#heaps.delete(id);
    this.#heapOf.delete(id);
  }

  private change([id = '', state = '']: readonly string[]): void {
    const heap = this.#heaps.get(id);
    if (heap) this.heap(id, state, heap.deck);
    const piece = this.#pieces.get(id);
    if (piece) this.#pieces.set(id, { type: piece.type, state });
  }

  private move([id = '', map = 'null', x, y]: readonly string[]): void {
    const at = spot(map, x, y);
    const heap = this.#heaps.get(id);
    if (heap) this.#heaps.set(id, { ...heap, at });
    const piece = this.#pieces.get(id);
    if (!piece) return;
    this.#heapOf.delete(id);
    this.#pieces.set(id, { ...piece, moved: at });
  }

  /** A stack names its pieces one by one, a deck in one item of its own, behind the word whether it lies face down. */
  private heap(id: string, state: string, deck: boolean): void {
    const [map = 'null', x, y, ...rest] = split(state, ';');
    const members = deck ? split(rest[1] ?? '', ',') : rest.filter((member) => !member.startsWith('@@'));
    this.#heaps.set(id, { at: spot(map, x, y), members, deck });
    for (const member of members) {
      this.#heapOf.set(member, id);
      const piece = this.#pieces.get(member);
      if (piece?.moved !== undefined) this.#pieces.set(member, { type: piece.type, state: piece.state });
    }
  }

  /** Behind the name four numbers of the part that is used, where a board was cut; then its version, overlays and terrain. */
  private layOutVasl(text: string): void {
    this.#vaslBoards = text
      .split(VASL_BOARD)
      .slice(1)
      .map((board) => board.split('\t'))
      .filter(({ length }) => length > 2)
      .map(([column, row, name = '', ...rest]) => {
        const cut = rest.slice(0, 4);
        const isCut = cut.length === 4 && cut.every((each) => /^-?\d+$/.test(each));
        const [x = 0, y = 0, width = 0, height = 0] = cut.map(Number);
        return {
          ...{ name, reversed: false, column: whole(column), row: whole(row) },
          ...(isCut ? { cut: { x, y, width, height } } : {}),
        };
      });
  }

  private layOut(text: string): void {
    const at = text.indexOf(BOARDS);
    const fields = split(text.slice(at + BOARDS.length), '\t');
    const boards: LaidBoard[] = [];
    for (let i = 0; i + 2 < fields.length; i += 3) {
      const named = fields[i]!;
      const reversed = named.endsWith('/rev');
      const name = reversed ? named.slice(0, -'/rev'.length) : named;
      boards.push({ name, reversed, column: whole(fields[i + 1]), row: whole(fields[i + 2]) });
    }
    this.#boards.set(text.slice(0, at), boards);
  }
}

const spot = (map: string, x: string | undefined, y: string | undefined): Spot | null =>
  map === 'null' || map === '' ? null : { map, x: whole(x), y: whole(y) };
