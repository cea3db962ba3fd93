import type { Hexside, Side } from '../vocabulary.js';
import { happen, type Play } from './events/catalogue.js';
import { fieldOf, inEnemyZone } from './ground.js';
import { type Position, pointsOf } from './position.js';
import type { Table } from './table.js';

const watched = new WeakMap<Table, ReadonlySet<string>>();

/** Hexes of which somebody will ask who was there last [15.3]. */
export function watchedHexes(table: Table): ReadonlySet<string> {
  let hexes = watched.get(table);
  if (!hexes) {
    hexes = new Set([...scoringHexes(table).map(({ hex }) => hex), ...gatheringHexes(table)]);
    watched.set(table, hexes);
  }
  return hexes;
}

/** Objectives and squares, which bring Hungarian reinforcements [16.12]. */
export const gatheringHexes = ({ places, grid }: Table): string[] =>
  [...places.objectives, ...places.squares].map((hex) => grid.name(hex));

export interface ScoringPlace {
  readonly hex: string;
  readonly kind: string;
  /** The other end of a bridge [16.8]. */
  readonly across?: string;
}

/** The hexes that score at the end [16.4, 16.6, 17.4, 17.6], or those a scenario of somebody's own lists. */
export function scoringHexes(table: Table): ScoringPlace[] {
  if (table.campaign === 'budapest') return budapestHexes(table);
  if (table.campaign === 'angola') return angolaHexes(table);
  return (table.victory.objectives ?? []).flatMap(({ hexes = [] }) => hexes.map((hex) => ({ hex, kind: 'place' })));
}

function budapestHexes({ places, grid, board }: Table): ScoringPlace[] {
  const named = (hex: number | null, kind: string): ScoringPlace[] =>
    hex === null ? [] : [{ hex: grid.name(hex), kind }];
  const objectives = places.objectives.filter((hex) => hex !== places.radioStation);
  return [
    ...named(places.radioStation, 'radioStation'),
    ...objectives.flatMap((hex) => named(hex, 'objective')),
    ...named(places.stalinStatue, 'stalinStatue'),
    ...named(places.tokolAirport, 'tokolAirport'),
    ...bridges(grid, board),
  ];
}

const BRIDGED: readonly Hexside[] = ['bridgedMinorRiver', 'bridgedMajorRiver'];

/** Every bridged hexside, from both of its ends. */
function bridges(grid: Table['grid'], board: Table['board']): ScoringPlace[] {
  const found: ScoringPlace[] = [];
  for (let hex = 0; hex < grid.size; hex += 1) {
    for (let d = 0; d < 6; d += 1) {
      const to = grid.neighbours[6 * hex + d]!;
      if (to < 0) continue;
      const side = grid.topology.sideOf[6 * hex + d]!;
      if (BRIDGED.some((bridge) => board.hasFeature(side, bridge))) {
        found.push({ hex: grid.name(hex), kind: 'bridge', across: grid.name(to) });
      }
    }
  }
  return found;
}

const TRAIL_KINDS = { north: 'trailNorth', east: 'trailEast', south: 'trailSouth', west: 'trailWest' } as const;

/** Edges that score for one side each: a trail hex in a corner of both of them is still one hex [17.4, 17.6]. */
const TRAIL_EDGES = [
  ['south', 'east'],
  ['north', 'west'],
] as const;

function angolaHexes({ places, grid, board }: Table): ScoringPlace[] {
  const found: ScoringPlace[] = [];
  for (let hex = 0; hex < grid.size; hex += 1) {
    const name = grid.name(hex);
    if (hex === places.cuito) found.push({ hex: name, kind: 'cuitoCuanavale' });
    else if (hex === places.mavinga) found.push({ hex: name, kind: 'mavinga' });
    else if (board.hasTerrain(hex, 'town') || board.hasTerrain(hex, 'village')) {
      found.push({ hex: name, kind: 'townOrVillage' });
    }
    const onTrail = [0, 1, 2, 3, 4, 5].some((d) => board.connected(grid.topology.sideOf[6 * hex + d]!, 'trail'));
    const { edges } = places.facts[hex]!;
    for (const pair of onTrail ? TRAIL_EDGES : []) {
      const edge = pair.find((each) => edges.includes(each));
      if (edge) found.push({ hex: name, kind: TRAIL_KINDS[edge] });
    }
  }
  return found;
}

export function score(play: Play, side: Side, points: number, reason: string): void {
  if (points > 0) happen(play, 'points-scored', { side, points, for: reason });
}

/** The side ahead on the index and by how much; hexes are not counted yet [18.5, 18.6]. */
export function leadOf({ first, second }: Table, position: Position): { leader?: Side; lead: number } {
  const difference = pointsOf(position, first) - pointsOf(position, second);
  if (difference === 0) return { lead: 0 };
  return { leader: difference > 0 ? first : second, lead: Math.abs(difference) };
}

/** Who stands in a hex, and whether an enemy zone of control reaches him there [16.8, 17.7]. */
export function holderOf(table: Table, position: Position, name: string): { unitOf?: Side; enemyZoc: boolean } {
  const hex = table.grid.index(name);
  const holder = fieldOf(table, position).at(hex)[0]?.unit;
  if (!holder) return { enemyZoc: false };
  return { unitOf: holder.side, enemyZoc: inEnemyZone(table, position, hex, holder.side, 'infantry') };
}

/** Points for the places of a scenario of somebody's own: a unit there and no enemy zone of control over it [17.7]. */
export function scorePlaces(play: Play): void {
  const { table, position } = play;
  for (const { name, hexes = [], points = 0, side } of table.victory.objectives ?? []) {
    for (const hex of hexes) {
      const { unitOf, enemyZoc } = holderOf(table, position, hex);
      if (unitOf && !enemyZoc && (side === undefined || side === unitOf)) score(play, unitOf, points, name);
    }
  }
}

export interface Standing {
  readonly winner: Side | null;
  readonly level: string;
  readonly points: Readonly<Record<Side, number>>;
}

/** How far ahead a side is: by the printed levels, or by the scenario's own [15.2]. */
export function standingOf(table: Table, position: Position): Standing {
  const { leader, lead } = leadOf(table, position);
  const level = table.campaign ? printedLevel(table, lead) : ownLevel(table, lead, leader);
  const points = {
    [table.first]: pointsOf(position, table.first),
    [table.second]: pointsOf(position, table.second),
  } as Record<Side, number>;
  return { winner: level === 'draw' ? null : (leader ?? null), level, points };
}

function printedLevel(table: Table, lead: number): string {
  const levels = table.umpire().chart('victory-levels');
  return levels.cell(levels.rowFor(lead), 0) as string;
}

/** "Great victory" is called greatVictory, as terms are. */
const termOf = (words: string): string =>
  words.toLowerCase().replaceAll(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A level in the words of the scenario: "Tactical Victory" is the game's tactical. */
export function levelName({ victory }: Table, { level }: Pick<Standing, 'level'>) {
  const own = (victory.levels ?? []).find(({ result }) => termOf(result.en) === level);
  return (own ?? (victory.levels ?? []).find(({ result }) => termOf(result.en) === `${level}Victory`))?.result ?? null;
}

function ownLevel({ victory }: Table, lead: number, leader: Side | undefined): string {
  const level = (victory.levels ?? []).find(
    ({ from, to, side }) =>
      lead >= (from ?? 0) && lead <= (to ?? Number.POSITIVE_INFINITY) && (side === undefined || side === leader),
  );
  return termOf(level?.result.en ?? 'draw');
}
