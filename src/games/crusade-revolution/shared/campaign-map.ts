import { choice, defineChoice, flag, list, text, withGuess } from '../../../kernel/fields/index.js';
import { type Connection, FORBIDDEN, type Graph, reachSpaces, type SpaceReach } from '../../../kernel/graphs/index.js';
import { layOutGraph } from '../../../kernel/maps/index.js';
import { InvalidSituationError, type SituationFault } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { enemyOf, Port, Region, Side, SiegeHere, SpaceClass, Terrain } from '../vocabulary.js';
import { Unit } from './units.js';

/** 9.1.1: combat units in a space, of any size. */
export const STACKING_LIMIT = 3;

/** What joins two spaces; borders are printed on the space itself [2.1.2]. */
const ConnectionKind = defineChoice('ConnectionKind', ['solid', 'river', 'beachhead', 'corridorOfGrado']);
export const Source = defineChoice('Source', ['none', 'nationalist', 'republican', 'badajoz']);
/** Republican Morale or Victory Points that go back when the space is retaken [8.5.5.5]. */
export const BonusMarker = defineChoice('BonusMarker', ['none', 'rm', 'vp']);
export type BonusMarker = 'none' | 'rm' | 'vp';
const Border = defineChoice('Border', ['none', 'france', 'portugal']);

/** A space of the caller's map: what is printed on it and what stands on it now [2.1.1]. */
export class MapSpace {
  @text('Name of the space', { max: 60 }) id!: string;
  @text('Its name in Japanese', { max: 60, optional: true }) ja?: string;
  @choice('Who controls it now [3.0]', Side) control!: Side;
  @choice('Who controlled it when this Action Round began; as now if left out [10.1.12]', Side, { optional: true })
  controlAtStart?: Side;
  @choice('Terrain [2.1.1]', Terrain, { default: 'plain' }) terrain!: Terrain;
  @choice('Silver, gold or picture [2.1.1]', SpaceClass, { default: 'none' }) class!: SpaceClass;
  @choice('Supply symbol; badajoz is the special one [13.2]', Source, { default: 'none' })
  source!: 'none' | Side | 'badajoz';
  @flag('Badajoz: Nationalists have captured it before, so it supplies nobody [13.2.4.2]') spent!: boolean;
  @choice('Region of the Northern Front [16.4.1]', Region, { default: 'none' }) region!: Region;
  @choice('Port, by sea zone [2.1.1]', Port, { default: 'none' }) port!: Port;
  @choice('Dotted line to a neighbour country [13.4.1]', Border, { default: 'none' }) border!:
    | 'none'
    | 'france'
    | 'portugal';
  @flag('Carries an Isolated Space marker [16.2.1]') isolated!: boolean;
  @choice('Siege marker in it [16.1.1]', SiegeHere, { default: 'none' }) siege!: SiegeHere;
  @flag('Holds a position or trench of its controller [10.2.6]') works!: boolean;
  @flag('These works are a trench [10.2.5]') trench!: boolean;
  @flag('It is one of the six Republican trenches used once only [10.2.9]') oneUse!: boolean;
  @choice('Bonus marker of a counterattack [8.5.5.4]', BonusMarker, { default: 'none' }) bonus!: BonusMarker;
  @flag('Carries an Attack marker this Action Round [10.1.11]') attackMarker!: boolean;
  @flag('Beachhead marker is on the map, for a beachhead space [10.1.8]', { default: true }) beachheadOpen!: boolean;
}

export class MapConnection {
  @text('One end', { max: 60 }) a!: string;
  @text('The other end', { max: 60 }) b!: string;
  @choice('Kind of line [2.1.2]', ConnectionKind, { default: 'solid' }) kind!: string;
}

export class MapUnit extends Unit {
  @choice('Side', Side) side!: Side;
  @text('Space it stands in', { max: 60 }) at!: string;
}

/** The caller's own map, whole or the part in question. */
export class CampaignMap {
  @list('Spaces', MapSpace, { minItems: 1, maxItems: 300 }) spaces!: MapSpace[];
  @list('Connections', MapConnection, { maxItems: 1500 }) connections!: MapConnection[];
  @list('Combat units on it', MapUnit, { maxItems: 600, default: [] }) units!: MapUnit[];
}

export type Board = Graph<MapSpace>;

/** More are not told: for each the whole map is looked through for what may have been meant. */
const MOST_FAULTS = 50;

/** Lays the map out; a unit in a space the map lacks is a fault of the question. */
export function layOut(map: CampaignMap, pointer = '/map'): Board {
  const board = layOutGraph<MapSpace>(map, pointer);
  const faults = map.units
    .flatMap((unit, i) => (board.has(unit.at) ? [] : [{ at: unit.at, pointer: `${pointer}/units/${i}/at` }]))
    .slice(0, MOST_FAULTS)
    .map((lost) => noSuchSpace(board, lost.at, lost.pointer));
  if (faults.length > 0) throw new InvalidSituationError(faults);
  return board;
}

/** The space a field names. */
export function spaceAt(board: Board, id: string, pointer: string): MapSpace {
  const space = board.find(id);
  if (!space) throw new InvalidSituationError([noSuchSpace(board, id, pointer)]);
  return space;
}

function noSuchSpace(board: Board, id: string, pointer: string): SituationFault {
  const detail = { en: `the map has no space "${id}"`, ja: `マップにスペース「${id}」はありません` };
  const known = board.spaces.map((space) => space.id);
  return { pointer, detail: withGuess(detail, id, known) };
}

/** 10.1.4, 10.1.8: an arrow needs its marker, blue dots their optional rule. */
export function isOpen(connection: Connection, from: MapSpace, to: MapSpace, options: Options): boolean {
  if (connection.kind === 'beachhead') return from.beachheadOpen && to.beachheadOpen;
  if (connection.kind === 'corridorOfGrado') return options.corridorOfGrado;
  return true;
}

/** True where an open line joins the two. */
export function isJoined(board: Board, from: MapSpace, to: MapSpace, options: Options): boolean {
  return board.connectionsBetween(from.id, to.id).some((line) => isOpen(line, from, to, options));
}

export function openNeighbours(board: Board, id: string, options: Options): string[] {
  return board.neighbours(id).filter((other) => isJoined(board, board.space(id), board.space(other), options));
}

/** Distances by land from some spaces, whoever controls the ground between. */
export function landDistances(
  board: Board,
  start: readonly string[],
  options: Options,
  range?: number,
): SpaceReach<MapSpace> {
  return reachSpaces(board, {
    start,
    ...(range === undefined ? {} : { allowance: range }),
    step: (line, from, to) => (isOpen(line, from, to, options) ? 1 : FORBIDDEN),
  });
}

export interface Garrison {
  readonly nationalist: number;
  readonly republican: number;
}

/** How many units of each side stand in each space. */
export function garrisons(map: CampaignMap): ReadonlyMap<string, Garrison> {
  const count = new Map<string, { nationalist: number; republican: number }>();
  for (const { at, side } of map.units) {
    const here = count.get(at) ?? { nationalist: 0, republican: 0 };
    here[side] += 1;
    count.set(at, here);
  }
  return count;
}

const EMPTY: Garrison = { nationalist: 0, republican: 0 };

export const garrisonOf = (all: ReadonlyMap<string, Garrison>, id: string): Garrison => all.get(id) ?? EMPTY;

/** 9.1.3: a space holds the units of one side, that of its controller; each that does not is told. */
export function mixedSpaces(map: CampaignMap, board: Board): string[] {
  const all = garrisons(map);
  return board.spaces.filter((space) => garrisonOf(all, space.id)[enemyOf(space.control)] > 0).map((space) => space.id);
}
