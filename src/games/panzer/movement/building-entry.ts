import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts, type Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { demand, missing } from '../shared/facts.js';
import { Building, type VehicleResult } from '../vocabulary.js';

export type BuildingResult = Extract<VehicleResult, 'none' | 'damaged' | 'trackHit' | 'ko'>;
const BuildingResult = defineChoice('BuildingResult', ['none', 'damaged', 'trackHit', 'ko']);
const Way = defineChoice('BuildingWay', ['entering', 'leaving']);

interface Intruder {
  readonly gpDefense?: number;
  readonly openTopped: boolean;
  readonly antiAircraftVehicle: boolean;
  readonly exposedPassengers: boolean;
  readonly damaged: boolean;
}

/** Which vehicles break through walls at all, and which do not go in; out they may come as they like [6.6.3, 6.1.4.3.1]. */
export function checkIntruder(
  umpire: Umpire,
  vehicle: Intruder,
  tracked: boolean,
  way: 'entering' | 'leaving',
  reverse: boolean,
): void {
  if (!tracked) umpire.forbid(['6.6.3', '6.1.4.3.1'], 'buildings-tracked-only');
  if (vehicle.openTopped) umpire.forbid(['6.6.3', '6.1.4.3.1'], 'buildings-not-open-topped');
  if (way === 'leaving') return;
  if (vehicle.antiAircraftVehicle) umpire.forbid('6.6.3', 'buildings-not-anti-aircraft');
  if (vehicle.exposedPassengers) umpire.forbid('6.6.3', 'buildings-not-with-passengers');
  if (reverse) umpire.forbid('6.6.3', 'buildings-not-in-reverse');
}

/** What is rolled against; none where nothing is rolled [6.6.3]. */
export class BuildingNumbers {
  @integer('Modifier to the first die: five times the GP defence', { min: 0, max: 50 }) netModifier!: number;
  @integer('Highest modified roll that hits', { min: 0, max: 200, optional: true }) hitUpTo!: number | null;
  @integer('Lowest second roll that damages, below it a track hit', { min: 1, max: 101, optional: true })
  damagedFrom!: number | null;
  @integer('The modified first roll', { min: 0, max: 150, optional: true }) finalRoll!: number | null;
  @integer('The second roll, where the first hits', { min: 1, max: 100, optional: true }) secondRoll!: number | null;
}

interface Struck {
  readonly result: BuildingResult;
}

/** The two rolls of a vehicle that breaks into or out of a building [6.6.3]. */
export function breakThrough(
  umpire: Umpire,
  vehicle: Intruder,
  building: Building,
  pointer = '/gpDefense',
): BuildingNumbers & Struck {
  const defense = vehicle.gpDefense ?? demand('gpDefense', pointer);
  const chart = umpire.chart('building-effects');
  const modifier = 5 * defense;
  const hit = chart.number(building, 'hit');
  const damagedFrom = chart.number(building, 'damagedFrom');
  const roll = umpire.roll('building', d100);
  const total = roll + modifier;
  const first = { hitUpTo: hit, damagedFrom, finalRoll: umpire.finalRoll(total), secondRoll: null };
  const numbers = { netModifier: modifier, ...first };
  umpire.note('6.6.3', total <= hit ? 'building-hits' : 'building-harmless', { roll, modifier, total, hit, building });
  if (total > hit) return { ...numbers, result: 'none' };
  const second = umpire.roll('track or damage', d100);
  const damaged = second >= damagedFrom;
  const result = !damaged ? 'trackHit' : vehicle.damaged ? 'ko' : 'damaged';
  umpire.note(result === 'ko' ? ['6.6.3', '4.4.3.2.6'] : '6.6.3', 'building-result', { roll: second, result });
  return { ...numbers, secondRoll: umpire.finalRoll(second), result };
}

export class BuildingEntryInput {
  @choice('Building [6.6.3]', Building) building!: Building;
  @choice('Into or out of it', Way, { default: 'entering' }) way!: 'entering' | 'leaving';
  @integer('GP defence of the vehicle [6.6.3]', { min: 1, max: 10, optional: true }) gpDefense?: number;
  @flag('Fully tracked [6.6.3]', { default: true }) tracked!: boolean;
  @flag('Open-topped [6.6.3]') openTopped!: boolean;
  @flag('An anti-aircraft vehicle [6.6.3]') antiAircraftVehicle!: boolean;
  @flag('Carries passengers who are not under armour [6.6.3]') exposedPassengers!: boolean;
  @flag('Backwards: not into a building, but out of it [6.6.3]') reverse!: boolean;
  @flag('Already damaged [4.4.3.2.6]') damaged!: boolean;
  @flag('Along a road or path: no check [6.6.3]') alongRoad!: boolean;
  @integer('Movement points left before the step [6.6.3]', { min: 0, max: 120, optional: true }) pointsLeft?: number;
  @integer('Cost of the step [6.6.3]', { min: 0, max: 120, optional: true }) cost?: number;
  @flag('Has paid for turning this turn [6.6.3]') paidForTurning!: boolean;
  @flag('Has already moved a hex this turn [4.5.1.1.3]') moved!: boolean;
}

export class BuildingEntryOutcome extends BuildingNumbers {
  @choice('What happened to the vehicle', BuildingResult) result!: BuildingResult;
  @flag('It makes the step') moves!: boolean;
  @integer('Movement points left for the step and after', { min: 0, max: 120, optional: true }) pointsLeft!:
    | number
    | null;
}

const UNCHECKED: BuildingNumbers = {
  netModifier: 0,
  hitUpTo: null,
  damagedFrom: null,
  finalRoll: null,
  secondRoll: null,
};

export const buildingEntry = procedure<BuildingEntryInput, BuildingEntryOutcome, Options>({
  id: 'building-entry',
  resolver: 'movement',
  title: { en: 'Driving into or out of a building', ja: '車両の建物への進入・離脱' },
  description: {
    en: 'Whether a tracked vehicle may break into or out of a building, the damage it takes and whether it gets through.',
    ja: '装軌車両が建物に進入・離脱できるか、損傷や履帯命中を受けるか、通り抜けられるかを判定する。',
  },
  rules: ['4.1.4.1.3', '6.1.4.3.1', '6.6.3'],
  dice: [DICE.building, DICE.trackOrDamage],
  input: BuildingEntryInput,
  outcome: BuildingEntryOutcome,
  example: { input: { building: 'brick', gpDefense: 4 }, dice: { given: [22, 77] } },
  resolve(input, umpire) {
    const left = input.pointsLeft ?? null;
    if (input.alongRoad) {
      umpire.note('6.6.3', 'building-by-road');
      umpire.summarise('building-by-road');
      return { ...UNCHECKED, result: 'none', moves: true, pointsLeft: left };
    }
    checkIntruder(umpire, input, input.tracked, input.way, input.reverse);
    if (!umpire.legal) return null;
    // Who may not claim the one hex of every turn needs his points where the wall halves them [6.6.3].
    const always = !input.paidForTurning && !input.moved;
    demandFacts([
      !always && left === null && missing('pointsLeft', '/pointsLeft'),
      !always && input.cost === undefined && missing('stepCost', '/cost'),
    ]);
    const struck = breakThrough(umpire, input, input.building);
    const { result } = struck;
    umpire.summarise('building-summary', { result, way: input.way });
    if (result === 'none') return { ...struck, moves: true, pointsLeft: left };
    if (result !== 'damaged') {
      umpire.note('6.6.3', input.way === 'entering' ? 'stays-outside' : 'stays-inside');
      return { ...struck, moves: false, pointsLeft: 0 };
    }
    if (left === null || input.cost === undefined) return { ...struck, moves: true, pointsLeft: null };
    const halved = Math.floor(left / 2);
    umpire.note(['6.6.3', '4.4.3.2.6'], 'movement-halved', { reason: 'damaged', points: halved });
    const moves = halved >= input.cost || always;
    const key = halved >= input.cost ? 'gets-through' : always ? 'one-hex-always' : 'stays-put';
    umpire.note(key === 'one-hex-always' ? ['6.6.3', '4.5.1.1.3'] : '6.6.3', key);
    return { ...struck, moves, pointsLeft: halved };
  },
});
