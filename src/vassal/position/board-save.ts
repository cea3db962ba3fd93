import type { LaidUnit } from '../../kernel/session/index.js';
import { archived } from '../format/archive.js';
import { writtenCommands } from '../format/commands.js';
import { hiddenText } from '../format/obfuscation.js';
import { join, split } from '../format/sequence.js';
import type { GridDescription } from '../grids/grid.js';
import { pointsByName } from '../grids/points.js';
import type { MapDescription } from '../module/module.js';
import type { VassalMapping } from '../shapes/mapping.js';
import { PieceMapping } from './mapping.js';
import { type FoundPiece, type Spot, Table } from './pieces.js';
import { boardsOn, originOf } from './placing.js';
import { canBeMasked, changedState } from './rewriting.js';
import type { SavedGame } from './save.js';

export interface WrittenSave {
  readonly file: Uint8Array;
  /** Pieces that lie on the map now. */
  readonly placed: number;
  /** Names of pieces that the module's game has none for, or no place, or no mask. */
  readonly leftOut: readonly string[];
}

/** Anything will do: it keeps nobody out. */
const KEY = 0x3d;

/**
 * The board of a session as a saved game, made of one of the module's: its pieces are laid where the session has them. A piece
 * that the viewer does not know is a masked one of its side, the first that is nowhere else: which it is tells nothing.
 */
export function boardSave(save: SavedGame, mapping: VassalMapping, units: readonly LaidUnit[]): WrittenSave {
  const beginning = save.commands.filter(({ step }) => step === 0).map(({ text }) => text);
  const table = new Table();
  for (const text of beginning) table.tell({ text, step: 0 });
  const pieces = table.pieces();
  const places = new Places(mapping, table);
  const stock = new Stock(mapping, pieces);
  const moved = new Map<string, { state: (type: string, state: string) => string; at: Spot; order: number }>();
  const leftOut: string[] = [];
  // Those that are known first: what is left can stand for the others.
  for (const unit of [...units].sort((a, b) => Number(a.cards.length === 0) - Number(b.cards.length === 0))) {
    const piece = stock.take(unit);
    if (unit.place === null) continue;
    const at = places.of(unit.place);
    const maskable = piece && (!unit.faceDown || canBeMasked(typeIn(beginning, piece.id)));
    if (!piece || !at || !maskable) {
      leftOut.push(unit.name);
      continue;
    }
    const facing = unit.facing === undefined ? -1 : mapping.facings.indexOf(unit.facing);
    const change = { at, layers: layersFor(mapping, unit), masked: unit.faceDown, ...(facing < 0 ? {} : { facing }) };
    moved.set(piece.id, { at, order: unit.order, state: (type, state) => changedState(type, state, change) });
  }
  const commands = rewritten(beginning, new Set(stock.owned), moved);
  const text = writtenCommands(commands);
  // VASSAL tells by the parts beside it which module a saved game is for: they are those of the one it was made of.
  const file = archived({ savedGame: hiddenText(text, KEY), ...save.about });
  return { file, placed: moved.size, leftOut };
}

/** Pieces of the saved game by the cards they stand for. */
class Stock {
  readonly #free = new Map<string, { readonly piece: FoundPiece; readonly side: string | null }[]>();
  readonly owned: string[] = [];

  constructor(mapping: VassalMapping, pieces: readonly FoundPiece[]) {
    const meanings = new PieceMapping(mapping);
    for (const found of pieces) {
      const piece = meanings.complete(found);
      const { card, side, ignored } = meanings.meaning(piece);
      if (ignored || card === null) continue;
      this.#free.set(card, [...(this.#free.get(card) ?? []), { piece, side }]);
      this.owned.push(piece.id);
    }
  }

  take({ cards, side }: LaidUnit): FoundPiece | undefined {
    if (cards.length > 0) {
      const card = cards.find((each) => this.#free.get(each)?.length);
      return card === undefined ? undefined : this.#free.get(card)!.shift()!.piece;
    }
    for (const pieces of this.#free.values()) {
      const at = pieces.findIndex((each) => each.side === side);
      if (at >= 0) return pieces.splice(at, 1)[0]!.piece;
    }
    return undefined;
  }
}

/** Where the places of the game lie on the maps of the module. */
class Places {
  readonly #spots = new Map<string, Spot>();

  constructor({ maps, places }: VassalMapping, table: Table) {
    for (const map of maps as readonly MapDescription[]) {
      const laid = boardsOn(map, table);
      for (const board of laid) {
        const described = map.boards.find(({ name }) => name === board.name);
        const origin = originOf(board, laid, map);
        if (!described?.grid || !origin || board.reversed) continue;
        for (const [name, { x, y }] of pointsByName(described.grid as GridDescription, described.size)) {
          const id = places[name] ?? name;
          if (this.#spots.has(id)) continue;
          this.#spots.set(id, { map: map.name, x: x + origin.x, y: y + origin.y });
        }
      }
    }
  }

  of(place: string): Spot | undefined {
    return this.#spots.get(place);
  }
}

const typeIn = (commands: readonly string[], id: string): string =>
  split(commands.find((text) => text.startsWith(`+/${id}/`))?.slice(2) ?? '', '/')[1] ?? '';

/** Layers that a rule of the mapping reads a state from: at that level where the unit is in the state, else at the first. */
function layersFor({ pieces }: VassalMapping, { states }: LaidUnit): Record<string, number> {
  const layers: Record<string, number> = {};
  for (const rule of pieces) {
    if (!rule.layers || !rule.states?.length) continue;
    const is = rule.states.some((state) => states.includes(state));
    for (const [name, pattern] of Object.entries(rule.layers)) {
      if (/^\d{1,3}$/.test(pattern)) layers[name] = is ? Number(pattern) : (layers[name] ?? 1);
    }
  }
  return layers;
}

/** The commands with every piece of the game where it lies now, and in no stack or deck that it lay in before. */
function rewritten(
  commands: readonly string[],
  owned: ReadonlySet<string>,
  moved: ReadonlyMap<string, { state: (type: string, state: string) => string; at: Spot; order: number }>,
): string[] {
  const isOthers = (member: string): boolean => !owned.has(member);
  const kept = commands.flatMap((text) => {
    if (!text.startsWith('+/')) return [text];
    const [id = '', type = '', state = ''] = split(text.slice(2), '/');
    if (type === 'stack') {
      const [map = '', x = '', y = '', ...members] = split(state, ';');
      const left = members.filter(isOthers);
      return left.some((member) => !member.startsWith('@@')) ? [added(id, type, join([map, x, y, ...left], ';'))] : [];
    }
    if (type.startsWith('deck')) {
      const [map = '', x = '', y = '', faceDown = '', members = '', ...rest] = split(state, ';');
      const left = split(members, ',').filter(isOthers).join(',');
      return [added(id, type, join([map, x, y, faceDown, left, ...rest], ';'))];
    }
    if (isOthers(id)) return [text];
    const change = moved.get(id);
    return change ? [added(id, type, change.state(type, state))] : [];
  });
  // As VASSAL writes them: stacks stand behind pieces, and boards behind both.
  const pieces = kept.findLastIndex((text) => text.startsWith('+/')) + 1;
  const behind = pieces === 0 ? kept.lastIndexOf('end_save') : pieces;
  return [...kept.slice(0, behind), ...stacksOf(moved, freeNumber(commands)), ...kept.slice(behind)];
}

const added = (id: string, type: string, state: string): string => `+/${join([id, type, state], '/')}`;

/** VASSAL numbers pieces and stacks by the clock; those after the greatest number of the game are free. */
function freeNumber(commands: readonly string[]): number {
  const numbers = commands.map((text) => Number(/^\+\/(\d{1,15})\//.exec(text)?.[1] ?? 0));
  return numbers.reduce((most, each) => Math.max(most, each), 0) + 1;
}

/** Pieces in one place lie in one stack, in the order in which the session has them. */
function stacksOf(moved: ReadonlyMap<string, { at: Spot; order: number }>, first: number): string[] {
  const stacks = new Map<string, { at: Spot; members: [string, number][] }>();
  for (const [id, { at, order }] of moved) {
    const key = `${at.map};${at.x};${at.y}`;
    const stack = stacks.get(key) ?? { at, members: [] };
    stack.members.push([id, order]);
    stacks.set(key, stack);
  }
  return [...stacks.values()].map(({ at: { map, x, y }, members }, i) => {
    const ids = members.sort(([, a], [, b]) => a - b).map(([id]) => id);
    return added(String(first + i), 'stack', join([map, String(x), String(y), ...ids], ';'));
  });
}
