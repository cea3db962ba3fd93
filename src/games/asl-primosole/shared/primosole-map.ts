import { type ChoiceOf, choice, defineChoice, integer, list, text, texts } from '../../../kernel/fields/index.js';
import { hexMapShape } from '../../../kernel/maps/index.js';
import { Edge, HEX, Side, Terrain } from '../vocabulary.js';

/** What a map of this game prints in a hex: the terrain of the chapter, and what makes a Location strategic [3.2/Strategic-Location]. */
const TerrainPrinted = defineChoice('TerrainPrinted', [
  ...Terrain.values,
  ...(['stoneBuilding', 'woodenBuilding', 'stoneRubble', 'woodenRubble'] as const),
  ...(['pillbox', 'trench', 'shellholes', 'sunkenRoad'] as const),
]);
const HexsidePrinted = defineChoice('HexsidePrinted', [
  ...(['stream', 'river', 'bridge', 'wall', 'hedge', 'cliff', 'slope', 'fence'] as const),
]);
/** Victory and set-up ask which roads are paved [3.51]. */
const RoadPrinted = defineChoice('RoadPrinted', ['road', 'pavedRoad', 'trail', 'railway']);

export const BuildingKind = defineChoice('BuildingKind', ['stone', 'wooden', 'unknown']);
export type BuildingKind = ChoiceOf<typeof BuildingKind>;

class PrintedBuilding {
  @text('What the map calls it', { max: 60, optional: true }) name?: string;
  @text('The same in Japanese', { max: 60, optional: true }) ja?: string;
  @choice('Stone or wooden [3.6092, 3.6093]', BuildingKind) kind!: BuildingKind;
  @texts('Its hexes: a fire in one rubbles them all [3.6094]', { ...HEX, minItems: 1, maxItems: 40 }) hexes!: string[];
}

class PrintedEntryArea {
  @choice('Side whose sign it carries [3.2/Entry-Area]', Side) owner!: Side;
  @text('Arrow hex, its id [3.2/Entry-Area]', HEX) arrow!: string;
  @choice('Board edge [3.2/Entry-Area]', Edge) edge!: Edge;
  @integer('Edge hexes on each side of the arrow; four on the Primosole map [3.2/Entry-Area]', {
    min: 0,
    max: 99,
    default: 4,
  })
  reach!: number;
}

/** A map as the campaign needs it: buildings that burn as one, paved roads, entry arrows, the banks of the river. */
export class PrimosoleMap extends hexMapShape({ terrain: TerrainPrinted, hexside: HexsidePrinted, path: RoadPrinted }) {
  @list('Buildings of several hexes, and those that are stone or wooden [3.6094]', PrintedBuilding, {
    maxItems: 500,
    default: [],
  })
  buildings!: PrintedBuilding[];
  @list('Entry Areas by their arrows [3.2/Entry-Area, CG4]', PrintedEntryArea, { maxItems: 40, default: [] })
  entryAreas!: PrintedEntryArea[];
  @texts('Hexes south of the river, where the map does not part into two banks by itself [3.60741]', {
    ...HEX,
    maxItems: 5000,
    optional: true,
  })
  southOfRiver?: string[];
  @text('The centre that 3.60741 and 3.53 measure from: Q16 on the Primosole map', { ...HEX, optional: true })
  centre?: string;
}
