import type { LibraryDocument } from '../../src/library/document.js';

/**
 * A map for the printed campaigns, made up: of the real one the book prints only references. It has the size, the river, the
 * bridge, the pillboxes and trenches that the text names, and buildings of our own.
 */
const COLUMNS = 'ABCDEFGHIJKLMNOPQRSTUVWXY';
const BUILDINGS = [
  'Q16',
  'P15',
  'O16',
  'R15',
  'N18',
  'M20',
  'O19',
  'K14',
  'T12',
  'L25',
  'N25',
  'P24',
  'R25',
  'H10',
  'U18',
];
const GROVES = ['W18', 'W19', 'W20', 'V18', 'V19', 'E16', 'E17', 'F16', 'F17', 'G16', 'H15', 'I14', 'J14', 'S20'];
const VINES = [
  'H16',
  'H17',
  'G17',
  'R19',
  'S18',
  'T18',
  'U20',
  'D12',
  'D13',
  'E12',
  'C14',
  'C15',
  'X21',
  'X23',
  'W24',
  'V24',
];
const ROAD = Array.from({ length: 28 }, (_, row) => `N${row + 1}`);

export const madeUpPrimosole: LibraryDocument = {
  kind: 'map',
  id: 'primosole-bridge-map',
  game: 'asl-primosole',
  name: { en: 'Made-up Primosole', ja: '仮のプリモソレ' },
  provenance: 'client',
  body: {
    grid: { columns: 25, rows: 28, shifted: 'odd', numbering: 'doubledLetters' },
    defaultTerrain: ['open'],
    hexes: [
      ...[...COLUMNS].map((column) => ({ hex: `${column}22`, terrain: ['river'] })),
      ...BUILDINGS.map((hex) => ({ hex, terrain: ['stoneBuilding'] })),
      ...GROVES.map((hex) => ({ hex, terrain: ['oliveGrove'] })),
      ...VINES.map((hex) => ({ hex, terrain: ['vineyard'] })),
    ],
    hexsides: [
      { side: 'N21/N22', features: ['bridge'] },
      { side: 'N22/N23', features: ['bridge'] },
    ],
    paths: [{ kind: 'pavedRoad', hexes: ROAD }],
    entryAreas: [
      { owner: 'axis', arrow: 'R1', edge: 'north', reach: 4 },
      { owner: 'axis', arrow: 'Y10', edge: 'east', reach: 4 },
      { owner: 'british', arrow: 'H28', edge: 'south', reach: 4 },
    ],
  },
} as unknown as LibraryDocument;
