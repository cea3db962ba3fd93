import { type ChoiceOf, choice, choices, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { FORBIDDEN, HALVES_PER_POINT, type Halves } from '../../../kernel/hexes/index.js';
import { Hexside, Road, Terrain, type UnitSize, type UnitType } from '../vocabulary.js';
import { type Crossing, type MovementCosts, movementLine, type Price } from './costs.js';
import { isFreeOfStacking, isTankCompany } from './mover.js';

export const EnemyPresence = defineChoice('EnemyPresence', ['none', 'units', 'trucksOnly', 'leaderOnly']);
export type EnemyPresence = ChoiceOf<typeof EnemyPresence>;

/** One step: the hex entered and the hexside crossed on the way in. */
export class Entry {
  @text('Hex entered, for the answer', { max: 20, optional: true }) hex?: string;
  @choices('Everything printed in the hex; clear when empty [T.5]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @choices('What lies on the hexside crossed [T.5, J.18]', Hexside, { maxItems: 5, default: [] }) hexside!: Hexside[];
  @choice('Road that runs through the hexside crossed, if any [6.5]', Road, { optional: true }) road?: Road;
  @flag('The hex entered holds a road, even if this step does not follow it [6.3]') roadHex!: boolean;
  @integer('Friendly units in the hex that count for stacking: no HQs, leaders, air units or trucks [6.3]', {
    min: 0,
    max: 40,
    default: 0,
  })
  friends!: number;
  @integer('How many of those friends are tank companies [7.1]', { min: 0, max: 40, default: 0 })
  friendlyTankCompanies!: number;
  @choice('Enemy counters in the hex [6.2, 14.4, B.10]', EnemyPresence, { default: 'none' }) enemy!: EnemyPresence;
  @flag('The hex is in an enemy zone of control [8.3]') enemyZoc!: boolean;
}

type EntryRefusal = 'enemy' | 'roadBlocked' | 'terrain' | 'river';

/** What a step costs before zones of control: `base` by road, by terrain or through traffic, and the river on top. */
export interface EntryPrice {
  readonly refusal: EntryRefusal | undefined;
  readonly line: string;
  readonly by: 'road' | 'terrain' | 'traffic';
  readonly base: Price;
  readonly crossing: Crossing | undefined;
  readonly bridged: boolean;
  readonly halves: Halves;
}

const isWater = (side: Hexside): boolean => side === 'river' || side === 'canal' || side === 'majorRiver';

export const isBuiltUp = (terrain: readonly Terrain[]): boolean => terrain.includes('town') || terrain.includes('city');

/** 6.3: one unit on a road, and three tank companies are one. */
function roadIsFull(
  unit: { type: UnitType; size?: UnitSize },
  entry: Pick<Entry, 'friends' | 'friendlyTankCompanies'>,
): boolean {
  if (entry.friends === 0 || isFreeOfStacking(unit.type)) return false;
  const companies = entry.friendlyTankCompanies === entry.friends;
  return !(isTankCompany(unit) && companies && entry.friends < 3);
}

/** A road out of town holds one unit, and somebody is on it already [6.3, 7.3]. */
export const isRoadTaken = (unit: { type: UnitType; size?: UnitSize }, entry: Entry): boolean =>
  (entry.roadHex || entry.road !== undefined) && !isBuiltUp(entry.terrain) && roadIsFull(unit, entry);

/** The step by road, by terrain or through a crowded town, with the river where there is no bridge [6.1, 6.3, 6.5, T.5]. */
export function priceEntry(unit: { type: UnitType; size?: UnitSize }, entry: Entry, costs: MovementCosts): EntryPrice {
  const line = movementLine(entry.terrain);
  const builtUp = line === 'town' || line === 'city';
  const crowded = entry.friends > 0 && !isFreeOfStacking(unit.type);
  const wet = entry.hexside.length > 0 && entry.hexside.some(isWater);
  const spanned = wet && (entry.road !== undefined || entry.hexside.includes('bridge'));
  const by = entry.road === undefined ? 'terrain' : builtUp && crowded ? 'traffic' : 'road';
  const base = by === 'road' ? costs.road(entry.road!) : costs.terrain(line);
  const crossing = wet && !spanned ? crossWater(entry, costs) : undefined;
  const refusal =
    entry.enemy === 'units'
      ? 'enemy'
      : isRoadTaken(unit, entry)
        ? 'roadBlocked'
        : base.halves === FORBIDDEN
          ? 'terrain'
          : crossing?.halves === FORBIDDEN
            ? 'river'
            : undefined;
  const halves = refusal === undefined ? base.halves + (crossing?.halves ?? 0) : FORBIDDEN;
  return { refusal, line, by, base, crossing, bridged: wet && spanned, halves };
}

function crossWater(entry: Entry, costs: MovementCosts): Crossing {
  return costs.hasPontoons && entry.hexside.includes('pontoon') ? costs.pontoon() : costs.river();
}

/** Whether the terrain or the river, and nothing else, keeps the unit out [T.5, 11.6, 11.7]. */
export function isProhibited(unit: { type: UnitType; size?: UnitSize }, entry: Entry, costs: MovementCosts): boolean {
  const { refusal } = priceEntry(unit, { ...entry, enemy: 'none', friends: 0 }, costs);
  return refusal !== undefined;
}

export const points = (halves: Halves): number => halves / HALVES_PER_POINT;
