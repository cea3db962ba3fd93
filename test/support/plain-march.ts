import type { LibraryDocument } from '../../src/library/document.js';

/** A map as a player reads it off the board: names, neighbours, hexsides and roads, with nothing of the kernel's in it. */
export class PlainMap {
  private readonly terrain = new Map<string, readonly string[]>();
  private readonly sides = new Map<string, readonly string[]>();
  private readonly roads = new Set<string>();
  readonly roadHexes = new Set<string>();

  constructor(private readonly body: PlainBody) {
    for (const { hex, terrain } of body.hexes) this.terrain.set(hex, terrain);
    for (const { side, features } of body.hexsides) this.sides.set(between(...(side.split('/') as Pair)), features);
    for (const { hexes } of body.paths) {
      for (const hex of hexes) this.roadHexes.add(hex);
      for (let i = 1; i < hexes.length; i += 1) this.roads.add(between(hexes[i - 1]!, hexes[i]!));
    }
  }

  static of(documents: readonly LibraryDocument[], id: string): PlainMap {
    return new PlainMap(documents.find((document) => document.id === id)!.body as unknown as PlainBody);
  }

  /** Even columns lie half a hex lower. */
  around(hex: string): string[] {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const low = column % 2 === 0 ? 0 : -1;
    const near: Pair<number>[] = [
      [column, row - 1],
      [column, row + 1],
      ...[column - 1, column + 1].flatMap((next): Pair<number>[] => [
        [next, row + low],
        [next, row + low + 1],
      ]),
    ];
    const { columns, rows } = this.body.grid;
    return near
      .filter(([c, r]) => c >= 1 && c <= columns && r >= 1 && r <= rows)
      .map((place) => place.map((number) => String(number).padStart(2, '0')).join(''));
  }

  /** Edges of the map the hex lies on. */
  edgesAt(hex: string): number {
    const [column, row] = [Number(hex.slice(0, 2)), Number(hex.slice(2))];
    const { columns, rows } = this.body.grid;
    return [column === 1, column === columns, row === 1, row === rows].filter(Boolean).length;
  }

  terrainOf(hex: string): readonly string[] {
    return this.terrain.get(hex) ?? ['clear'];
  }

  featuresBetween(a: string, b: string): readonly string[] {
    return this.sides.get(between(a, b)) ?? [];
  }

  roadBetween(a: string, b: string): boolean {
    return this.roads.has(between(a, b));
  }
}

type Pair<T = string> = [T, T];

interface PlainBody {
  readonly grid: { readonly columns: number; readonly rows: number };
  readonly hexes: readonly { readonly hex: string; readonly terrain: readonly string[] }[];
  readonly hexsides: readonly { readonly side: string; readonly features: readonly string[] }[];
  readonly paths: readonly { readonly hexes: readonly string[] }[];
}

const between = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

export interface March {
  readonly map: PlainMap;
  readonly from: string;
  readonly points: number;
  readonly cost: (from: string, to: string) => number;
  readonly closed: (hex: string) => boolean;
  /** Whoever comes in goes no further. */
  readonly stops: (hex: string) => boolean;
}

/** The cheapest cost to each hex within reach: every way is tried until nothing gets cheaper. */
export function marchesOf({ map, from, points, cost, closed, stops }: March): Map<string, number> {
  const found = new Map([[from, 0]]);
  for (let cheaper = true; cheaper; ) {
    cheaper = false;
    for (const [hex, spent] of [...found]) {
      if (hex !== from && stops(hex)) continue;
      for (const next of map.around(hex)) {
        const there = spent + cost(hex, next);
        if (closed(next) || there > points || there >= (found.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        found.set(next, there);
        cheaper = true;
      }
    }
  }
  found.delete(from);
  return found;
}
