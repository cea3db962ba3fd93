import type { LibraryDocument } from '../../src/library/document.js';
import { document, hex } from './cwb-published.js';
import { Chooser } from './random-play.js';

/**
 * Maps for the two published scenarios, another one for each seed: their size, what grows where, which way the river runs,
 * how roads and trails lead are all drawn. They have what the rules ask a map for, and nothing else in common.
 */
interface Sketch {
  readonly columns: number;
  readonly rows: number;
  readonly chooser: Chooser;
  readonly terrain: Map<string, { terrain: string[]; name?: string }>;
}

function sketch(seed: string, columns: readonly [number, number], rows: readonly [number, number]): Sketch {
  const chooser = new Chooser(`map ${seed}`);
  const between = ([from, to]: readonly [number, number]): number => from + chooser.below(to - from + 1);
  return { columns: between(columns), rows: between(rows), chooser, terrain: new Map() };
}

/** A hex nothing is printed in yet, not nearer to the edge than `margin`. */
function freeHex({ columns, rows, chooser, terrain }: Sketch, margin = 0): string {
  for (;;) {
    const name = hex(1 + margin + chooser.below(columns - 2 * margin), 1 + margin + chooser.below(rows - 2 * margin));
    if (!terrain.has(name)) return name;
  }
}

/** Grows what is left over with this and that. */
function grow({ columns, rows, chooser, terrain }: Sketch, kinds: readonly string[][]): void {
  for (let column = 1; column <= columns; column += 1) {
    for (let row = 1; row <= rows; row += 1) {
      const name = hex(column, row);
      const kind = chooser.of(kinds);
      if (!terrain.has(name) && kind.length > 0) terrain.set(name, { terrain: kind });
    }
  }
}

const hexesOf = ({ terrain }: Sketch): object[] => [...terrain].map(([name, printed]) => ({ hex: name, ...printed }));

const straightDown = ({ rows }: Sketch, column: number): string[] =>
  Array.from({ length: rows }, (_, i) => hex(column, i + 1));

const straightAcross = ({ columns }: Sketch, row: number): string[] =>
  Array.from({ length: columns }, (_, i) => hex(i + 1, row));

/** Every hexside between two columns, from north to south; even columns lie half a hex lower. */
function bank({ rows }: Sketch, column: number): string[] {
  const [upper, lower] = column % 2 === 1 ? [column, column + 1] : [column + 1, column];
  const sides: string[] = [];
  for (let row = 1; row <= rows; row += 1) {
    if (row > 1) sides.push(`${hex(upper, row)}/${hex(lower, row - 1)}`);
    sides.push(`${hex(upper, row)}/${hex(lower, row)}`);
  }
  return sides;
}

function budapestMap(seed: string): LibraryDocument {
  const map = sketch(seed, [9, 16], [9, 14]);
  const { chooser, columns, rows, terrain } = map;
  const put = (printed: string[], name?: string, margin = 0): void =>
    void terrain.set(freeHex(map, margin), { terrain: printed, ...(name ? { name } : {}) });
  put(['urban', 'objective'], 'Radio Station', 1);
  put(['objective'], 'US Embassy', 1);
  put(['urban', 'objective'], 'Soviet Embassy', 1);
  put(chooser.below(2) === 0 ? ['square'] : ['park'], "Stalin's Statue", 1);
  put(['clear'], 'To Tokol Airport');
  for (let i = 8 + chooser.below(10); i > 0; i -= 1) put(chooser.of([['objective'], ['urban', 'objective']]));
  for (let i = 2 + chooser.below(5); i > 0; i -= 1) put(['square']);
  grow(map, [[], [], [], ['urban'], ['urban'], ['suburban'], ['hilltop'], ['park'], ['stadium'], ['airfield']]);
  const river = 2 + chooser.below(columns - 3);
  const hexsides = bank(map, river).map((side) => ({
    side,
    features: [chooser.below(5) === 0 ? 'bridgedMajorRiver' : 'majorRiver'],
  }));
  const brook = 1 + chooser.below(columns - 1);
  if (brook !== river) {
    const feature = chooser.of(['minorRiver', 'bridgedMinorRiver', 'cliff']);
    hexsides.push(
      ...bank(map, brook)
        .slice(0, rows)
        .map((side) => ({ side, features: [feature] })),
    );
  }
  const roads = [straightAcross(map, 2 + chooser.below(rows - 2)), straightDown(map, 1 + chooser.below(columns))];
  return document('map', 'budapest-56-map', {
    grid: { columns, rows },
    defaultTerrain: ['clear'],
    hexes: hexesOf(map),
    hexsides,
    paths: roads.map((hexes) => ({ kind: 'road', hexes })),
  });
}

function angolaMap(seed: string): LibraryDocument {
  const map = sketch(seed, [12, 18], [11, 16]);
  const { chooser, columns, rows, terrain } = map;
  const put = (name: string, printed: string[], called?: string): void =>
    void terrain.set(name, { terrain: printed, ...(called ? { name: called } : {}) });
  // The north edge is near enough for Communist reinforcements [17.10], and the two bases are far apart.
  put(hex(3 + chooser.below(4), 3 + chooser.below(2)), ['town', 'airfield'], 'Cuito Cuanavale');
  put(
    hex(columns - 1 - chooser.below(4), rows - 1 - chooser.below(3)),
    chooser.of([['town'], ['town', 'airfield']]),
    'Mavinga',
  );
  for (let i = 2 + chooser.below(3); i > 0; i -= 1) put(freeHex(map), ['town']);
  for (let i = 2 + chooser.below(4); i > 0; i -= 1) put(freeHex(map), ['village']);
  put(freeHex(map), ['airfield']);
  grow(map, [[], [], [], [], ['clear'], ['marsh'], ['hilltop'], ['base']]);
  const rivers = ['stream', 'minorRiver', 'bridgedStream', 'bridgedMinorRiver'];
  const river = 1 + chooser.below(columns - 1);
  const hexsides = bank(map, river).map((side) => ({ side, features: [chooser.of(rivers)] }));
  const trails = [
    straightAcross(map, 1 + chooser.below(rows)),
    straightDown(map, 1 + chooser.below(columns)),
    straightDown(map, chooser.below(2) === 0 ? 1 : columns),
  ];
  return document('map', 'angola-87-map', {
    grid: { columns, rows },
    defaultTerrain: ['savanna'],
    hexes: hexesOf(map),
    hexsides,
    paths: trails.map((hexes) => ({ kind: 'trail', hexes })),
  });
}

export const madeUpMap = (scenario: 'budapest-56' | 'angola-87', seed: string): LibraryDocument =>
  scenario === 'budapest-56' ? budapestMap(seed) : angolaMap(seed);

/** Options of a game, drawn as well. */
export function madeUpOptions(seed: string): Record<string, unknown> {
  const chooser = new Chooser(`options ${seed}`);
  const flags = [
    'armyIntervention',
    'recon',
    'screening',
    'irregulars',
    'fireControl',
    'vpPurchases',
    'monsoonStreamsShift',
    'suppressedTargetShift',
    'unitaScores',
  ];
  return {
    ...Object.fromEntries(flags.map((flag) => [flag, chooser.below(2) === 0])),
    natoIntervention: chooser.of(['none', 'covert', 'overt']),
    monsoonTurns: chooser.of(['sixToEight', 'sixToSeven']),
  };
}
