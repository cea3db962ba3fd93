import type { LibraryDocument } from '../../src/library/document.js';
import { shippedDocuments } from './materials.js';

/**
 * Maps and counters for the two published scenarios of Cold War Battles, made up for the tests: the books print neither.
 * Every figure here is ours and means nothing.
 */
const GAME = 'cold-war-battles';

export const document = (kind: string, id: string, body: object): LibraryDocument =>
  ({ kind, id, game: GAME, name: { en: id }, provenance: 'client', body }) as unknown as LibraryDocument;

export const hex = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;

/** The cards that ship without figures, with figures. */
function filledCards(scenario: string): LibraryDocument[] {
  return shippedDocuments(GAME)
    .filter(({ kind, body }) => kind === 'card' && body.scenario === scenario && body.unknown !== undefined)
    .map((card, i) => {
      const values = card.body.values as Record<string, unknown>;
      const artillery = (card.body.unknown as string[]).includes('barrage');
      const figures = artillery
        ? { barrage: 2 + (i % 4), fpf: 1 + (i % 3), defence: 1 }
        : { attack: values.type === 'base' ? 0 : 1 + (i % 6), defence: 1 + (i % 5) };
      const headquarters = card.id.startsWith('budapest-rebel-hq-');
      const movement = values.type === 'base' ? 0 : headquarters ? 4 : 5 + (i % 5);
      // Two of the five headquarters are dummies, and nothing on their backs tells which.
      const type = card.id === 'budapest-rebel-hq-2' || card.id === 'budapest-rebel-hq-5' ? 'dummyHq' : values.type;
      const { unknown: _, ...body } = card.body;
      return {
        ...card,
        ...(headquarters ? { name: { en: `name of ${card.id}`, ja: `${card.id}の名` } } : {}),
        body: { ...body, values: { ...values, ...figures, type, movement }, printed: { range: artillery ? 6 : null } },
      };
    });
}

interface Kind {
  readonly side: string;
  readonly command: string;
  readonly type: string;
  readonly copies: number;
  readonly movement: number;
  readonly weak?: boolean;
}

/** A counter sheet: each counter has an id of its own, which no view of an untried unit may show. */
function sheet(id: string, kinds: readonly Kind[], air: readonly object[]): LibraryDocument {
  const cards = kinds.flatMap(({ side, command, type, copies, movement, weak }) =>
    Array.from({ length: copies }, (_, i) => {
      const artillery = type === 'artillery' || type === 'rocketArtillery' || type === 'missile';
      const gun = artillery && command !== 'hungarianArmy';
      const factors = gun
        ? { barrage: 2 + (i % 3), fpf: 1 + (i % 2), range: i % 4 === 3 ? 'U' : 5, defence: 1 }
        : { attack: weak ? i % 3 : 1 + (i % 5), defence: weak ? i % 4 : 1 + (i % 4) };
      const values = { type, command, movement, ...factors };
      const id = `hidden-${command}-${type}-${i + 1}`;
      return { id, title: { en: `name of ${id}`, ja: `${id}の名` }, side, values };
    }),
  );
  return document('deck', id, { cards: [...cards, ...air] });
}

const kind = (side: string, command: string, type: string, copies: number, movement: number, weak = false): Kind => ({
  side,
  command,
  type,
  copies,
  movement,
  weak,
});

const markers = (side: string, air: string, copies: number) => ({
  id: `${side}-${air}`,
  title: { en: air },
  side,
  copies,
  values: { air },
});

/** A town on a river: the east bank is the larger half. */
function budapestMap(): LibraryDocument {
  const places: Record<string, { terrain: string[]; name?: string }> = {
    [hex(3, 3)]: { terrain: ['objective'], name: 'Castle' },
    [hex(3, 8)]: { terrain: ['objective'], name: 'South Barracks' },
    [hex(7, 4)]: { terrain: ['urban', 'objective'], name: 'Radio Station' },
    [hex(7, 8)]: { terrain: ['urban', 'objective'], name: 'Corvin Cinema' },
    [hex(8, 6)]: { terrain: ['urban', 'objective'], name: 'US Embassy' },
    [hex(10, 3)]: { terrain: ['objective'], name: 'Soviet Embassy' },
    [hex(10, 7)]: { terrain: ['urban', 'objective'], name: 'Parliament' },
    [hex(12, 5)]: { terrain: ['objective'], name: 'East Station' },
    [hex(12, 9)]: { terrain: ['objective'], name: 'Works' },
    [hex(9, 5)]: { terrain: ['square'], name: "Stalin's Statue" },
    [hex(7, 6)]: { terrain: ['square'] },
    [hex(4, 5)]: { terrain: ['square'] },
    [hex(9, 10)]: { terrain: ['stadium'] },
    [hex(2, 6)]: { terrain: ['hilltop'] },
    [hex(11, 4)]: { terrain: ['park'] },
    [hex(6, 12)]: { terrain: ['clear'], name: 'To Tokol Airport' },
  };
  const hexes = [];
  for (let column = 1; column <= 14; column += 1) {
    for (let row = 1; row <= 12; row += 1) {
      const place = places[hex(column, row)];
      const centre = column >= 6 && column <= 11 && row >= 3 && row <= 9;
      if (place) hexes.push({ hex: hex(column, row), ...place });
      else if (centre) hexes.push({ hex: hex(column, row), terrain: ['urban'] });
      else if ((column + row) % 3 === 0) hexes.push({ hex: hex(column, row), terrain: ['suburban'] });
    }
  }
  // The river runs between columns 5 and 6; even columns lie half a hex lower.
  const hexsides = [];
  for (let row = 1; row <= 12; row += 1) {
    const bridged = row === 4 || row === 8;
    const feature = bridged ? 'bridgedMajorRiver' : 'majorRiver';
    hexsides.push({ side: `${hex(5, row)}/${hex(6, row)}`, features: [feature] });
    if (row > 1) hexsides.push({ side: `${hex(5, row)}/${hex(6, row - 1)}`, features: ['majorRiver'] });
  }
  hexsides.push({ side: `${hex(2, 6)}/${hex(2, 5)}`, features: ['cliff'] });
  const road = (row: number) => ({
    kind: 'road',
    hexes: Array.from({ length: 14 }, (_, i) => hex(i + 1, row)),
  });
  return document('map', 'budapest-56-map', {
    grid: { columns: 14, rows: 12 },
    defaultTerrain: ['clear'],
    hexes,
    hexsides,
    paths: [road(4), road(8)],
  });
}

/** A map of one's own, or the town above, with every counter of the scenario. */
export const budapestDocuments = (map: LibraryDocument = budapestMap()): LibraryDocument[] => [
  map,
  ...filledCards('budapest-56'),
  sheet(
    'budapest-56-counters',
    [
      kind('hungarian', 'rebel', 'infantry', 20, 4, true),
      kind('hungarian', 'rebel', 'antiTank', 6, 3),
      kind('hungarian', 'hungarianArmy', 'infantry', 6, 5),
      kind('hungarian', 'hungarianArmy', 'artillery', 2, 3),
      kind('hungarian', 'hungarianArmy', 'airDefence', 1, 3),
      kind('soviet', 'guards2', 'mechanisedInfantry', 5, 7),
      kind('soviet', 'guards2', 'artillery', 1, 5),
      kind('soviet', 'guards33', 'mechanisedInfantry', 5, 7),
      kind('soviet', 'guards33', 'artillery', 1, 5),
      kind('soviet', 'guards128', 'infantry', 5, 5),
      kind('soviet', 'guards128', 'artillery', 1, 5),
    ],
    [],
  ),
];

/** Bush between two towns, joined by trails. */
function angolaMap(): LibraryDocument {
  const places: Record<string, { terrain: string[]; name?: string }> = {
    [hex(5, 4)]: { terrain: ['town'], name: 'Cuito Cuanavale' },
    [hex(12, 11)]: { terrain: ['town'], name: 'Mavinga' },
    [hex(9, 8)]: { terrain: ['town'], name: 'Baixo Longa' },
    [hex(15, 5)]: { terrain: ['town'], name: 'Lupire' },
    [hex(3, 10)]: { terrain: ['village'], name: 'Savate' },
    [hex(13, 3)]: { terrain: ['village'], name: 'Tumpo' },
    [hex(6, 3)]: { terrain: ['airfield'] },
  };
  const hexes = [];
  for (let column = 1; column <= 16; column += 1) {
    for (let row = 1; row <= 13; row += 1) {
      const place = places[hex(column, row)];
      if (place) hexes.push({ hex: hex(column, row), ...place });
      else if ((column * row) % 7 === 0) hexes.push({ hex: hex(column, row), terrain: ['marsh'] });
      else if ((column + 2 * row) % 9 === 0) hexes.push({ hex: hex(column, row), terrain: ['hilltop'] });
    }
  }
  const hexsides = [];
  for (let column = 1; column <= 16; column += 1) {
    const feature = column % 5 === 0 ? 'bridgedMinorRiver' : column % 2 === 0 ? 'minorRiver' : 'stream';
    hexsides.push({ side: `${hex(column, 6)}/${hex(column, 7)}`, features: [feature] });
  }
  const down = (column: number) => ({
    kind: 'trail',
    hexes: Array.from({ length: 13 }, (_, i) => hex(column, i + 1)),
  });
  return document('map', 'angola-87-map', {
    grid: { columns: 16, rows: 13 },
    defaultTerrain: ['savanna'],
    hexes,
    hexsides,
    paths: [down(5), down(12), { kind: 'trail', hexes: Array.from({ length: 16 }, (_, i) => hex(i + 1, 4)) }],
  });
}

/** A map of one's own, or the bush above, with every counter of the scenario. */
export const angolaDocuments = (map: LibraryDocument = angolaMap()): LibraryDocument[] => [
  map,
  ...filledCards('angola-87'),
  sheet(
    'angola-87-counters',
    [
      kind('communist', 'mpla', 'base', 1, 0),
      kind('communist', 'mpla', 'airDefence', 1, 6),
      kind('communist', 'mpla', 'tacticalGroup', 2, 7),
      kind('communist', 'mpla', 'armor', 6, 8),
      kind('communist', 'mpla', 'mechanisedInfantry', 6, 8),
      kind('communist', 'mpla', 'lightInfantry', 12, 6, true),
      kind('communist', 'mpla', 'rocketArtillery', 2, 6),
      kind('communist', 'mpla', 'artillery', 4, 5),
      kind('communist', 'mpla', 'armoredCavalry', 6, 9),
      kind('communist', 'cuban', 'armor', 2, 8),
      kind('communist', 'cuban', 'mechanisedInfantry', 6, 8),
      kind('communist', 'cuban', 'artillery', 2, 6),
      kind('communist', 'cuban', 'armoredCavalry', 2, 9),
      kind('communist', 'eastGerman', 'specialForce', 2, 8),
      kind('southAfrican', 'unita', 'guerrilla', 12, 7, true),
      kind('southAfrican', 'unita', 'lightInfantry', 10, 6),
      kind('southAfrican', 'unita', 'artillery', 2, 5),
    ],
    [
      markers('southAfrican', 'tac', 3),
      markers('southAfrican', 'gunship', 2),
      markers('southAfrican', 'transport', 2),
      markers('communist', 'tac', 2),
      markers('communist', 'gunship', 1),
      markers('communist', 'transport', 1),
    ],
  ),
];
