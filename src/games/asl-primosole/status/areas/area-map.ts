import { choice, defineChoice, flag, integer, list, object, text, texts } from '../../../../kernel/fields/index.js';
import { distance, type HexGrid, hexesOnEdge, type MapEdge } from '../../../../kernel/hexes/index.js';
import { hexOn } from '../../../../kernel/maps/index.js';
import { InvalidSituationError } from '../../../../kernel/rulings/index.js';
import { isEligible } from '../../shared/entry-areas.js';
import { gridOf, hexesOn, MapSize } from '../../shared/map.js';
import { DATE, Edge, HEX, Side } from '../../vocabulary.js';

export const LocationKind = defineChoice('LocationKind', [
  ...(['building', 'rubble', 'bridge', 'britishControlledAxisEntryHex', 'objectiveHex'] as const),
  ...(['pillbox', 'entrenchment', 'immobileVehicle', 'gun', 'glider'] as const),
]);

export class ControlledLocation {
  @text('Hex of the Strategic Location [3.2/Strategic-Location]', HEX) hex!: string;
  @choice('Side that Controls it; left out where nobody does [3.605]', Side, { optional: true }) controller?: Side;
  @choice('What makes it strategic [3.2/Strategic-Location]', LocationKind, { default: 'building' }) kind!: string;
  @flag('A unit is in it [3.6054]', { default: true }) occupied!: boolean;
}

export class EntryArea {
  @choice('Side it belongs to [CG4]', Side) owner!: Side;
  @text('Arrow hex, its id [3.2/Entry-Area]', HEX) arrow!: string;
  @choice('Board edge [3.2/Entry-Area]', Edge) edge!: Edge;
  @integer('Edge hexes on each side of the arrow; four on the Primosole map [3.2/Entry-Area]', {
    min: 0,
    max: 99,
    default: 4,
  })
  reach!: number;
}

/** Control of the map at CG-scenario end, as the Setup Areas need it [3.605]. */
export class AreaMap {
  @object('Size of the map', MapSize) map!: MapSize;
  @text('CG date just fought [CG4]', DATE) date!: string;
  @list('Strategic Locations and who Controls them [3.605]', ControlledLocation, { maxItems: 1500 })
  locations!: ControlledLocation[];
  @texts('River hexes [3.2/Setup-Area]', { ...HEX, maxItems: 2000, default: [] }) river!: string[];
  @texts('River hexes with a bridge [3.2/Setup-Area]', { ...HEX, maxItems: 200, default: [] }) bridges!: string[];
  @texts('Hexes Infantry could not enter, such as a terrain Blaze [3.2/Enterable]', {
    ...HEX,
    maxItems: 2000,
    default: [],
  })
  blocked!: string[];
  @list('Entry Areas [CG4]', EntryArea, { maxItems: 40, default: [] }) entryAreas!: EntryArea[];
  @texts(
    'Axis entry hexes that are British-Controlled, each a Strategic Location; or send them among the locations [CG4, 3.2]',
    {
      ...HEX,
      maxItems: 400,
      default: [],
    },
  )
  britishEntryHexes!: string[];
}

export const BRITISH = 1;
export const AXIS = 2;
export const bitOf = (side: Side): number => (side === 'british' ? BRITISH : AXIS);

/** The same in arrays by hex, ready for floods. */
export interface Ground {
  readonly grid: HexGrid;
  /** Bits of the sides that Control a Strategic Location in the hex. */
  readonly strategic: Uint8Array;
  /** Bits of the sides all of whose Strategic Locations there are empty of units. */
  readonly empty: Uint8Array;
  /** 1 where a Strategic Location is Controlled by nobody. */
  readonly nobodys: Uint8Array;
  readonly unbridgedRiver: Uint8Array;
  readonly blocked: Uint8Array;
  /** Bits of the sides for whom the hex belongs to an Eligible Entry Area. */
  readonly entry: Uint8Array;
}

const EDGES: Readonly<Record<Edge, MapEdge>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

export function readGround(input: AreaMap): Ground {
  const grid = gridOf(input.map);
  const marks = (names: readonly string[], pointer: string): Uint8Array => {
    const table = new Uint8Array(grid.size);
    for (const hex of hexesOn(grid, names, pointer)) table[hex] = 1;
    return table;
  };
  const strategic = new Uint8Array(grid.size);
  const held = new Uint8Array(grid.size);
  const nobodys = new Uint8Array(grid.size);
  for (const [at, location] of input.locations.entries()) {
    const hex = hexOn(grid, location.hex, `/locations/${at}/hex`);
    if (location.controller === undefined) {
      nobodys[hex] = 1;
      continue;
    }
    const bit = bitOf(location.controller);
    strategic[hex] = strategic[hex]! | bit;
    if (location.occupied) held[hex] = held[hex]! | bit;
  }
  const lost = lostEntryHexes(input, grid);
  for (const hex of lost) {
    if ((strategic[hex]! & BRITISH) === 0) held[hex] = held[hex]! | BRITISH;
    strategic[hex] = strategic[hex]! | BRITISH;
  }
  const unbridgedRiver = marks(input.river, '/river');
  for (const hex of hexesOn(grid, input.bridges, '/bridges')) unbridgedRiver[hex] = 0;
  return {
    grid,
    strategic,
    empty: strategic.map((bits, hex) => bits & ~held[hex]!),
    nobodys,
    unbridgedRiver,
    blocked: marks(input.blocked, '/blocked'),
    entry: entryHexes(input, grid, lost),
  };
}

/** Axis entry hexes under British Control: named as such, or among the Strategic Locations [CG4, 3.2/Strategic-Location]. */
function lostEntryHexes(input: AreaMap, grid: HexGrid): ReadonlySet<number> {
  const lost = new Set(hexesOn(grid, input.britishEntryHexes, '/britishEntryHexes'));
  for (const [at, { hex, kind, controller }] of input.locations.entries()) {
    if (kind !== 'britishControlledAxisEntryHex') continue;
    if (controller === 'british') lost.add(hexOn(grid, hex, `/locations/${at}/hex`));
    else {
      const held = controller === undefined ? 'Controlled by nobody' : 'Axis-Controlled';
      const detail = {
        en: `${hex} cannot be a British-Controlled entry hex and ${held}`,
        ja: `${hex}は英軍支配の進入ヘクスであり、別の支配（${held}）と両立しません`,
      };
      throw new InvalidSituationError([{ pointer: `/locations/${at}/controller`, detail }]);
    }
  }
  return lost;
}

/** Hexes of Eligible Entry Areas, one bit a side [CG4]. */
function entryHexes(input: AreaMap, grid: HexGrid, lost: ReadonlySet<number>): Uint8Array {
  const entry = new Uint8Array(grid.size);
  for (const [at, { owner, arrow, edge, reach }] of input.entryAreas.entries()) {
    const centre = hexOn(grid, arrow, `/entryAreas/${at}/arrow`);
    const line = hexesOnEdge(grid, EDGES[edge]);
    if (!line.includes(centre)) {
      const detail = { en: `${arrow} is not on the ${edge} edge`, ja: `${arrow}は指定の盤端（${edge}）にありません` };
      throw new InvalidSituationError([{ pointer: `/entryAreas/${at}/arrow`, detail }]);
    }
    for (const hex of line) {
      const near = distance(grid, hex, centre) <= reach;
      const open = isEligible({ owner, edge, britishControlled: lost.has(hex) }, input.date);
      if (near && open) entry[hex] = entry[hex]! | bitOf(owner);
    }
  }
  return entry;
}
