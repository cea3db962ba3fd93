import type { LibraryDocument } from '../document.js';
import type { Kind } from '../kinds.js';

/** A record for each shelf: small, and one that the library takes. */
const EXAMPLES: Readonly<Record<Kind, Omit<LibraryDocument, 'kind'>>> = {
  scenario: {
    id: 'bridge-drill',
    game: 'cold-war-battles',
    name: { en: 'Bridge drill', ja: '橋の演習' },
    provenance: 'training',
    source: 'My own',
    body: {
      summary: { en: 'One battalion each, and a bridge between them.', ja: '両軍1個大隊ずつ、間に橋が1本。' },
      turns: { count: 3, length: 'a few days' },
      sides: [
        { side: 'communist', setsUp: 1, moves: 1 },
        { side: 'southAfrican', setsUp: 2, moves: 2 },
      ],
      map: 'bridge-drill-map',
      setUp: [
        {
          order: 1,
          side: 'communist',
          units: [{ name: 'Bridge Guard', ja: '橋梁警備隊', card: 'bridge-guard' }],
          where: { hexes: ['0201'] },
        },
      ],
      victory: { text: { en: 'Whoever holds the bridge at the end.', ja: '終了時に橋を保持する側。' } },
      sections: ['17.3'],
    },
  },
  map: {
    id: 'bridge-drill-map',
    game: 'cold-war-battles',
    name: { en: 'Bridge drill', ja: '橋の演習' },
    provenance: 'training',
    source: 'My own',
    body: {
      grid: { columns: 3, rows: 2 },
      defaultTerrain: ['clear'],
      hexes: [{ hex: '0201', terrain: ['village'], name: 'Ponte' }],
      hexsides: [{ side: '0201/0202', features: ['minorRiver'] }],
      paths: [{ kind: 'trail', hexes: ['0101', '0201', '0202'] }],
    },
  },
  card: {
    id: 'bridge-guard',
    game: 'cold-war-battles',
    name: { en: 'Bridge Guard', ja: '橋梁警備隊' },
    provenance: 'training',
    source: 'My own',
    side: 'communist',
    type: 'infantry',
    body: { values: { type: 'infantry', command: 'mpla', attack: 2, defence: 3, movement: 6 } },
  },
  deck: {
    id: 'bridge-drill-deck',
    game: 'crusade-revolution',
    name: { en: 'Bridge drill: cards', ja: '橋の演習：カード' },
    provenance: 'training',
    source: 'My own',
    side: 'nationalist',
    body: {
      cards: [
        {
          id: 'b1',
          number: 'B1',
          title: { en: 'March Orders', ja: '進軍命令' },
          side: 'nationalist',
          copies: 1,
          phase: 'warOfTheColumns',
          values: { ops: 3, sr: 3, 'rp.nationalist': 1 },
        },
      ],
      total: 1,
    },
  },
  chartPack: {
    id: 'bridge-drill-charts',
    game: 'panzer',
    name: { en: 'Bridge drill: charts', ja: '橋の演習：表' },
    provenance: 'training',
    source: 'Read from my copy',
    body: { charts: { 'terrain-effects': { 'clear,costW': 2, 'clear,costLeg': 1 } } },
  },
};

/** As it is sent where the address does not say the kind. */
export const recordExample = (kind: Kind): LibraryDocument => ({ kind, ...EXAMPLES[kind] });

/** As it is replaced: under the id that the address has. */
export const recordExampleAt = (kind: Kind, id: string): LibraryDocument => ({ ...recordExample(kind), id });
