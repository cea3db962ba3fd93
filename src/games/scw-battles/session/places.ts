import { type HexBoard, type HexIndex, hexesOnEdge, type MapEdge, within } from '../../../kernel/hexes/index.js';
import type { MaterialRecord } from '../../../kernel/session/index.js';
import { isRoadHex } from '../shared/map.js';
import type { Where } from './body.js';
import type { Complain } from './counters.js';

/** Where the book puts units: named hexes, the Madrid Box [J.20], or the air. */
export type Spot =
  | { readonly kind: 'hexes'; readonly hexes: readonly string[] }
  | { readonly kind: 'box' }
  | { readonly kind: 'air' };

/** Areas that only the printed map shows, as a deck gives them: each card's title names one, its values list hexes. */
export function readAreas(decks: readonly MaterialRecord[]): Map<string, string[]> {
  const areas = new Map<string, string[]>();
  for (const { body } of decks) {
    for (const card of (body.cards ?? []) as readonly { title: { en: string }; values?: Record<string, unknown> }[]) {
      const listed = card.values?.hexes;
      if (typeof listed !== 'string') continue;
      const hexes = listed.split(/[ ,]+/).filter((name) => name !== '');
      areas.set(card.title.en, [...(areas.get(card.title.en) ?? []), ...hexes]);
    }
  }
  return areas;
}

/** Reads places of a scenario on one map. */
export class Places {
  constructor(
    private readonly board: HexBoard,
    private readonly areas: ReadonlyMap<string, readonly string[]>,
    private readonly complain: Complain,
  ) {}

  spot(where: Where, what: string): Spot {
    if (where.box !== undefined) return { kind: 'box' };
    if (where.text?.en.includes('available every turn')) return { kind: 'air' };
    return { kind: 'hexes', hexes: this.hexes(where, what) };
  }

  /** The hexes a place comes to; what the map lacks is told. */
  hexes(where: Where, what: string): string[] {
    const named = where.hexes ?? where.oneOf;
    const { grid } = this.board;
    if (named) {
      const road = where.text?.en.startsWith('Any road') === true;
      const there = named.filter((name) => this.#onMap(name, what));
      return road ? there.filter((name) => isRoadHex(this.board, grid.index(name))) : there;
    }
    if (where.of !== undefined) {
      if (!this.#onMap(where.of, what)) return [];
      return within(grid, grid.index(where.of), where.within ?? 0).map((hex) => grid.name(hex));
    }
    if (where.edge !== undefined) return edgeHexes(this.board, where.edge.split(', '));
    return this.#area(where.area ?? where.text?.en ?? '', what);
  }

  /** An area that only words describe: a deck lists its hexes under a title that the words contain. */
  #area(words: string, what: string): string[] {
    const title = [...this.areas.keys()].find((each) => words.includes(each));
    if (title === undefined) {
      this.complain({
        en: `a deck must list the hexes of "${words}" (${what})`,
        ja: `「${words}」のヘクスをデッキに書く必要があります（${what}）`,
      });
      return [];
    }
    return this.areas.get(title)!.filter((name) => this.#onMap(name, what));
  }

  #onMap(name: string, what: string): boolean {
    const found: HexIndex | undefined = this.board.grid.find(name);
    if (found === undefined) {
      this.complain({
        en: `the map has no hex ${name} (${what})`,
        ja: `マップにヘクス ${name} がありません（${what}）`,
      });
    }
    return found !== undefined;
  }
}

const EDGES: Readonly<Record<string, MapEdge>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** Every hex on edges of the map named in words. */
export function edgeHexes({ grid }: HexBoard, edges: readonly string[]): string[] {
  const found = new Set<string>();
  for (const edge of edges) for (const hex of hexesOnEdge(grid, EDGES[edge]!)) found.add(grid.name(hex));
  return [...found];
}
