import { type HexBoard, type HexIndex, within } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { MaterialRecord } from '../../../kernel/session/index.js';
import { isRoadHex } from '../map.js';
import type { Options } from '../options.js';
import type { Where } from './body.js';

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
    private readonly umpire: Umpire<Options>,
    private readonly complain: (detail: string) => void,
  ) {}

  spot(where: Where, what: string): Spot {
    if (where.box !== undefined) return { kind: 'box' };
    if (where.area?.includes('available every turn')) return { kind: 'air' };
    return { kind: 'hexes', hexes: this.hexes(where, what) };
  }

  /** The hexes a place comes to; what the map lacks is told. */
  hexes(where: Where, what: string): string[] {
    const named = where.hexes ?? where.oneOf;
    if (named) return named.filter((name) => this.#onMap(name, what));
    if (where.of !== undefined) {
      if (!this.#onMap(where.of, what)) return [];
      const { grid } = this.board;
      return within(grid, grid.index(where.of), where.within ?? 0).map((hex) => grid.name(hex));
    }
    return where.area === undefined ? [] : this.#area(where.area, what);
  }

  /** An area the deck lists, "1501 or 1701", or the entry areas of Jarama: "area A", "any road in area C, D or E" [J.21]. */
  #area(area: string, what: string): string[] {
    const listed = this.areas.get(area);
    if (listed) return listed.filter((name) => this.#onMap(name, what));
    const numbers = area.match(/\d{4}/g);
    if (numbers) return numbers.filter((name) => this.#onMap(name, what));
    const letters = /area ([A-E].*)$/.exec(area)?.[1];
    if (letters === undefined) {
      this.complain(`a deck must list the hexes of "${area}" (${what})`);
      return [];
    }
    const road = area.startsWith('any road');
    const chart = this.umpire.chart('entry-areas');
    const { grid } = this.board;
    const hexes = chart.rows
      .filter((letter) => letters.includes(letter))
      .flatMap((letter) => this.#span(chart.text(letter, 'first'), chart.text(letter, 'last')));
    return hexes.filter((name) => this.#onMap(name, what) && (!road || isRoadHex(this.board, grid.index(name))));
  }

  /** Every hex number between two of the same row or column. */
  #span(first: string, last: string): string[] {
    const names: string[] = [];
    const [row, column, lastRow, lastColumn] = [first.slice(0, 2), first.slice(2), last.slice(0, 2), last.slice(2)].map(
      Number,
    ) as [number, number, number, number];
    for (let r = row; r <= lastRow; r++) {
      for (let c = column; c <= lastColumn; c++) names.push(`${twoDigits(r)}${twoDigits(c)}`);
    }
    return names;
  }

  #onMap(name: string, what: string): boolean {
    const found: HexIndex | undefined = this.board.grid.find(name);
    if (found === undefined) this.complain(`the map has no hex ${name} (${what})`);
    return found !== undefined;
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
