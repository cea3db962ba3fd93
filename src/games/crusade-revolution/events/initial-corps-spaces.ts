import type { Judge } from '../options.js';
import { type CampaignMap, landDistances, type MapSpace, STACKING_LIMIT } from '../shared/campaign-map.js';
import { isCorps } from '../shared/units.js';
import { behindTheFront, isNorthIsolated, isSource, type SupplyLines } from '../status/supply-lines.js';
import type { Region, Side, UnitType } from '../vocabulary.js';

export interface Deployment {
  readonly side: Side;
  readonly corps: { readonly type: UnitType; readonly region: Region };
  readonly map: CampaignMap;
  readonly lines: SupplyLines;
  readonly umpire: Judge;
}

const REGIONS = ['asturias', 'santander', 'basque'] as const;

const unitsIn = ({ map, side }: Deployment, id: string): CampaignMap['units'] =>
  map.units.filter((unit) => unit.at === id && unit.side === side);

const hasCorps = (deployment: Deployment, id: string): boolean =>
  unitsIn(deployment, id).some((unit) => isCorps(unit.type));

const isSupplied = ({ side, lines }: Deployment, space: MapSpace): boolean =>
  space.control === side && lines.of(space.id).state === 'supplied';

/** 8.5.2.4, 12.1.10: no corps in the Balearics. */
function isIsland({ umpire }: Deployment, { id }: MapSpace): boolean {
  const coast = umpire.chart('coastal-spaces');
  return coast.hasRow(id) && coast.flag(id, 'balearic');
}

/** 15.2.1.2: where a corps may stand at all, before the one-corps rule. */
function isUsable(deployment: Deployment, space: MapSpace, isClosed: (space: MapSpace) => boolean): boolean {
  const { side, corps } = deployment;
  if (!isSupplied(deployment, space) || isIsland(deployment, space)) return false;
  const units = unitsIn(deployment, space.id);
  if (units.filter((unit) => isCorps(unit.type)).length >= STACKING_LIMIT) return false;
  if (corps.type === 'ctv') return space.port !== 'none' || units.some(({ type }) => type === 'ita' || type === 'cv33');
  if (corps.region !== 'none') {
    const homeSource = isSource(space, side) && space.region === corps.region;
    return homeSource || units.some((unit) => unit.region === corps.region);
  }
  if (side === 'republican' && isClosed(space)) return false;
  // G35: Badajoz is a source for tracing only.
  const source = isSource(space, side) && space.source !== 'badajoz';
  return units.length > 0 || source || space.id === 'Madrid';
}

/** 15.2.1.2, 16.4.3.2: the isolated Front takes no corps but its own. */
function isolatedFront(lines: SupplyLines): (space: MapSpace) => boolean {
  const isolated = isNorthIsolated(lines);
  const isBehind = behindTheFront(lines);
  return ({ id, region }) => (region === 'none' ? isBehind(id) : isolated);
}

/** 15.2.1.2, G26: alone at home, else alone abroad, else sharing. */
export function legalSpaces(deployment: Deployment): MapSpace[] {
  const { corps, umpire, lines } = deployment;
  const isClosed = isolatedFront(lines);
  const usable = lines.board.spaces.filter((space) => isUsable(deployment, space, isClosed));
  const free = usable.filter((space) => !hasCorps(deployment, space.id));
  if (corps.region === 'none') return free;
  const home = free.filter((space) => space.region === corps.region);
  if (home.length > 0) {
    umpire.note('15.2.1.2', 'corps-at-home', { region: corps.region });
    return home;
  }
  if (free.length > 0) {
    umpire.note('15.2.1.2', 'corps-away', { region: corps.region });
    return free;
  }
  if (usable.length > 0) umpire.note('15.2.1.2', 'corps-shares', { region: corps.region });
  const atHome = usable.filter((space) => space.region === corps.region);
  return atHome.length > 0 ? atHome : usable;
}

/** Regions that still have a space the Nationalists do not hold: the others ask for no corps. */
function openRegions({ lines }: Deployment): Region[] {
  return REGIONS.filter((region) =>
    lines.board.spaces.some((space) => space.region === region && space.control === 'republican'),
  );
}

/** True where a space is in the region or next to it. */
function touches(deployment: Deployment, id: string, region: Region): boolean {
  const { board } = deployment.lines;
  return [id, ...board.neighbours(id)].some((each) => board.space(each).region === region);
}

/** 15.2.1.2: how many of the corps still to come must go to the north, and for which regions. */
export function northernDuty(deployment: Deployment): { owed: number; regions: Region[] } {
  const open = openRegions(deployment);
  const corps = deployment.map.units.filter((unit) => unit.side === 'nationalist' && isCorps(unit.type));
  const north = corps.filter((unit) => open.some((region) => touches(deployment, unit.at, region))).length;
  const regions = open.filter((region) => !corps.some((unit) => touches(deployment, unit.at, region)));
  return { owed: Math.max(regions.length, open.length - north, 0), regions };
}

/** 15.2.1.2: the spaces that serve the north; where none is free, those nearest to a region. */
export function northernSpaces(
  deployment: Deployment,
  spaces: readonly MapSpace[],
  regions: readonly Region[],
): MapSpace[] {
  const wanted = regions.length > 0 ? regions : openRegions(deployment);
  const touching = spaces.filter((space) => wanted.some((region) => touches(deployment, space.id, region)));
  if (touching.length > 0) return touching;
  const { board } = deployment.lines;
  const start = board.spaces
    .filter((space) => wanted.some((region) => region === space.region))
    .map((space) => space.id);
  if (start.length === 0) return [...spaces];
  const way = landDistances(board, start, deployment.umpire.options);
  const distances = spaces.map((space) => way.costTo(space.id) ?? Number.POSITIVE_INFINITY);
  const nearest = Math.min(...distances);
  return spaces.filter((_, i) => distances[i] === nearest);
}
