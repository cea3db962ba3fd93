import type { TerrainResult, TerrainTargetKind } from '../../combat/gp/gp-terrain.js';
import { cellOrNull } from '../../shared/optional-cell.js';
import type { Terrain } from '../../vocabulary.js';
import { hurt } from '../harm.js';
import { occupantOf } from '../shelter.js';
import type { Play, Scene } from '../stage.js';
import { insideOf, passengersOf, terrainAt, unitsOnMap } from '../standing.js';
import type { Table } from '../table.js';

/** What can be destroyed, and what is left of it; nothing where it is just gone [6.5.4.2.5, 6.5.4.4.3, 6.1.4.3.9]. */
const DESTRUCTIBLE: Readonly<
  Partial<Record<Terrain, { readonly kind: Exclude<TerrainTargetKind, 'mines'>; readonly leaves?: Terrain }>>
> = {
  woodBuilding: { kind: 'building', leaves: 'woodRubble' },
  brickBuilding: { kind: 'building', leaves: 'brickRubble' },
  stoneBuilding: { kind: 'building', leaves: 'stoneRubble' },
  // A rubble counter lies on the bridge from now on, and nobody passes there any more.
  bridge: { kind: 'bridge', leaves: 'stoneRubble' },
  improvedPosition: { kind: 'improvedPosition', leaves: 'stoneRubble' },
  block: { kind: 'block' },
  wire: { kind: 'wire' },
};

const isRubble = (terrain: string): boolean => terrain.endsWith('Rubble');

/** A piece of terrain that fire may destroy, in the words of the fire procedures. */
export interface Standing {
  readonly hex: string;
  readonly terrain: Terrain;
  readonly kind: Exclude<TerrainTargetKind, 'mines'>;
  readonly gpDefense: number;
}

/** Terrain of a hex with a GP defence on the card, but a bridge that is down already [6.5.4.2.5]. */
export function* standingIn(table: Table, hex: string): Iterable<Standing> {
  const chart = table.umpire().chart('terrain-effects');
  const there = terrainAt(table, hex);
  for (const each of there as readonly Terrain[]) {
    const found = DESTRUCTIBLE[each];
    if (!found || (each === 'bridge' && there.some(isRubble))) continue;
    const gpDefense = cellOrNull(chart, each, 'gpDefense');
    if (typeof gpDefense === 'number') yield { hex, terrain: each, kind: found.kind, gpDefense };
  }
}

/** All of it in some hexes, occupied or not: what shells, bombs and rockets strike besides the units [6.5.4.2.5]. */
export const standingInHexes = ({ table }: Scene, hexes: readonly string[]): Standing[] =>
  hexes.flatMap((hex) => [...standingIn(table, hex)]);

/** What a unit that is fired at occupies: a building only from inside, a position only who lies in it [6.5.4.2.5]. */
export function occupiedBy(table: Table, position: Scene['position'], unit: string): Standing[] {
  const { hex } = position.units[unit]!;
  return [...standingIn(table, hex!)].filter(({ kind }) => {
    if (kind === 'building') return insideOf(table, position, unit) !== undefined;
    return kind !== 'improvedPosition' || occupantOf(table, position, hex!) === unit;
  });
}

/** Who is lost with it: everybody in the hex of a building or bridge, in a position only who lies in it [6.5.4.4.3]. */
function lostWith(scene: Scene, { hex, kind }: Standing): string[] {
  if (kind === 'block' || kind === 'wire') return [];
  if (kind === 'improvedPosition') return [occupantOf(scene.table, scene.position, hex) ?? []].flat();
  return [...unitsOnMap(scene.table, scene.position)]
    .filter(({ id }) => scene.position.units[id]!.hex === hex)
    .map(({ id }) => id);
}

/** It is gone, and what lies there now [6.1.4.3.9, 6.5.4.4.3]. */
function destroyTerrain(play: Play, { hex, terrain, kind }: Omit<Standing, 'gpDefense'>): void {
  const { leaves } = DESTRUCTIBLE[terrain]!;
  const others = terrainAt(play.table, hex).filter((each) => each !== terrain || kind === 'bridge') as Terrain[];
  const left = leaves === undefined || others.includes(leaves) ? others : [...others, leaves];
  const now: Terrain[] = left.length > 0 ? left : ['clear'];
  play.happen({ type: 'terrain-destroyed', hex, terrain, now });
}

/** What an attack did to terrain, after everybody in it has had his own result [6.5.4.4.3]. */
export function sufferTerrain(play: Play, struck: readonly Standing[], results: readonly TerrainResult[]): void {
  struck.forEach((piece, i) => {
    if (results[i]!.after !== 'stands') bringDown(play, piece);
  });
}

/** It is gone, and whoever was lost with it [6.5.4.4.3]. */
export function bringDown(play: Play, piece: Standing): void {
  const lost = lostWith(play, piece);
  destroyTerrain(play, piece);
  for (const id of lost)
    for (const each of [...passengersOf(play.table, play.position, id).map((rider) => rider.id), id])
      hurt(play, each, 'eliminated');
}

/** The same pieces in the words of the procedures. */
export const asTargets = (pieces: readonly Standing[]) => pieces.map(({ kind, gpDefense }) => ({ kind, gpDefense }));

/** Tracks crush the wire they drive over [6.1.4.3.11]. */
export function crushWire(play: Play, unit: string): void {
  const { hex } = play.position.units[unit]!;
  const { movement } = play.table.units.get(unit)!.card;
  if (movement?.mode === 'T' && hex !== undefined && terrainAt(play.table, hex).includes('wire'))
    destroyTerrain(play, { hex, terrain: 'wire', kind: 'wire' });
}
