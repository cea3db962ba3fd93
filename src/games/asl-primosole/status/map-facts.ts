import { choice, defineChoice, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { factsOf } from '../shared/map-facts.js';
import { BuildingKind, PrimosoleMap } from '../shared/primosole-map.js';
import { Edge, Side } from '../vocabulary.js';

const PrintedStrategic = defineChoice('PrintedStrategic', ['building', 'rubble', 'bridge', 'pillbox', 'entrenchment']);
const HEXES = { max: 4, maxItems: 8000 } as const;

class MapFactsInput {
  @object('The map, or a stored one [3.2]', PrimosoleMap) map!: PrimosoleMap;
}

class RiverHexFact {
  @text('The hex', { max: 4 }) hex!: string;
  @integer('Its river hexsides; three or more ask for a Task Check [PBr14.2]', { min: 0, max: 6 })
  riverHexsides!: number;
}
class StrategicFact {
  @text('The hex', { max: 4 }) hex!: string;
  @choice('What makes it strategic [3.2/Strategic-Location]', PrintedStrategic) kind!: string;
}
class BuildingFact {
  @text('What the map calls it', { max: 60 }) name!: string;
  @choice('Stone or wooden [3.6092]', BuildingKind) kind!: string;
  @texts('Its hexes [3.6094]', HEXES) hexes!: string[];
}
class EntryAreaFact {
  @choice('Side', Side) owner!: Side;
  @text('Arrow hex [3.2/Entry-Area]', { max: 4 }) arrow!: string;
  @choice('Board edge', Edge) edge!: Edge;
  @texts('Its hexes on the map [3.2/Entry-Area]', HEXES) hexes!: string[];
}

class MapFactsOutcome {
  @list('River hexes [PBr14.2]', RiverHexFact, { maxItems: 8000 }) river!: RiverHexFact[];
  @texts('River hexes with a bridge [PBr14.3]', HEXES) bridges!: string[];
  @texts('Land south of the river [3.60741]', HEXES) south!: string[];
  @texts('Paved-road hexes [3.51]', HEXES) paved!: string[];
  @list('Printed Strategic Locations [3.2/Strategic-Location]', StrategicFact, { maxItems: 8000 })
  strategic!: StrategicFact[];
  @list('Buildings, each with all its hexes [3.6094]', BuildingFact, { maxItems: 8000 }) buildings!: BuildingFact[];
  @texts('Olive grove, vineyard, building and rubble hexes [3.51]', HEXES) counted!: string[];
  @list('Entry Areas [3.2/Entry-Area]', EntryAreaFact, { maxItems: 40 }) entryAreas!: EntryAreaFact[];
}

export const mapFacts = procedure<MapFactsInput, MapFactsOutcome, Options>({
  id: 'map-facts',
  resolver: 'status',
  title: { en: 'What the campaign reads off a map', ja: '地図から読み取る事項' },
  description: {
    en: 'Strategic Locations, buildings, paved roads, the two banks, river hexsides and Entry Areas of a map.',
    ja: '地図の戦略区域、建物、舗装道路、両岸、河川ヘクスサイド、進入エリア。',
  },
  rules: ['3.2/Strategic-Location', '3.2/Entry-Area'],
  input: MapFactsInput,
  outcome: MapFactsOutcome,
  example: {
    input: {
      map: {
        grid: { columns: 5, rows: 5, shifted: 'odd', numbering: 'doubledLetters' },
        defaultTerrain: ['open'],
        hexes: [
          { hex: 'C2', terrain: ['stoneBuilding'], name: 'Farm' },
          ...['A3', 'B3', 'C3', 'D3', 'E3'].map((hex) => ({ hex, terrain: ['river'] })),
        ],
        hexsides: [
          { side: 'C2/C3', features: ['bridge'] },
          { side: 'C3/C4', features: ['bridge'] },
        ],
        paths: [{ kind: 'pavedRoad', hexes: ['C1', 'C2', 'C3', 'C4', 'C5'] }],
        entryAreas: [{ owner: 'axis', arrow: 'C1', edge: 'north', reach: 1 }],
      },
    },
  },
  resolve({ map }, umpire) {
    const { facts } = factsOf(map);
    umpire.note('3.2/Strategic-Location', 'printed-strategic', { count: facts.strategic.length });
    if (facts.river.length > 0)
      umpire.note(['PBr14.2', '3.60741'], 'river-on-map', { river: facts.river.length, south: facts.south.length });
    const joined = facts.buildings.filter(({ hexes }) => hexes.length > 1).length;
    if (joined > 0) umpire.note('3.6094', 'joined-buildings', { count: joined });
    umpire.note(['3.51', '3.52'], 'paved-and-counted', { paved: facts.paved.length, counted: facts.counted.length });
    for (const { owner, arrow, hexes } of facts.entryAreas)
      umpire.note(['3.2/Entry-Area', 'CG4'], 'entry-area-hexes', { side: owner, arrow, count: hexes.length });
    umpire.summarise('map-facts-summary', { strategic: facts.strategic.length, areas: facts.entryAreas.length });
    return {
      river: facts.river.map((each) => ({ ...each })),
      bridges: [...facts.bridges],
      south: [...facts.south],
      paved: [...facts.paved],
      strategic: facts.strategic.map((each) => ({ ...each })),
      buildings: facts.buildings.map(({ name, kind, hexes }) => ({ name: name.en, kind, hexes: [...hexes] })),
      counted: [...facts.counted],
      entryAreas: facts.entryAreas.map(({ owner, arrow, edge, hexes }) => ({ owner, arrow, edge, hexes: [...hexes] })),
    };
  },
});
