import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { demand } from '../shared/facts.js';
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

/** The two rolls of a vehicle that breaks into or out of a building [6.6.3]. */
export function breakThrough(umpire: Umpire, vehicle: Intruder, building: Building): BuildingResult {
  const defense = vehicle.gpDefense ?? demand('gpDefense', '/gpDefense');
  const chart = umpire.chart('building-effects');
  const modifier = 5 * defense;
  const roll = umpire.roll('building', d100);
  const hit = chart.number(building, 'hit');
  const total = roll + modifier;
  umpire.note('6.6.3', total <= hit ? 'building-hits' : 'building-harmless', { roll, modifier, total, hit, building });
  if (total > hit) return 'none';
  const second = umpire.roll('track or damage', d100);
  const damaged = second >= chart.number(building, 'damagedFrom');
  const result = !damaged ? 'trackHit' : vehicle.damaged ? 'ko' : 'damaged';
  umpire.note(result === 'ko' ? ['6.6.3', '4.4.3.2.6'] : '6.6.3', 'building-result', { roll: second, result });
  return result;
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

export class BuildingEntryOutcome {
  @choice('What happened to the vehicle', BuildingResult) result!: BuildingResult;
  @flag('It makes the step') moves!: boolean;
  @integer('Movement points left for the step and after', { min: 0, max: 120, optional: true }) pointsLeft!:
    | number
    | null;
}

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
      return { result: 'none', moves: true, pointsLeft: left };
    }
    checkIntruder(umpire, input, input.tracked, input.way, input.reverse);
    if (!umpire.legal) return null;
    const result = breakThrough(umpire, input, input.building);
    umpire.summarise('building-summary', { result, way: input.way });
    if (result === 'none') return { result, moves: true, pointsLeft: left };
    if (result !== 'damaged') {
      umpire.note('6.6.3', input.way === 'entering' ? 'stays-outside' : 'stays-inside');
      return { result, moves: false, pointsLeft: 0 };
    }
    if (left === null || input.cost === undefined) return { result, moves: true, pointsLeft: null };
    const halved = Math.floor(left / 2);
    umpire.note(['6.6.3', '4.4.3.2.6'], 'movement-halved', { reason: 'damaged', points: halved });
    const always = !input.paidForTurning && !input.moved;
    const moves = halved >= input.cost || always;
    const key = halved >= input.cost ? 'gets-through' : always ? 'one-hex-always' : 'stays-put';
    umpire.note(key === 'one-hex-always' ? ['6.6.3', '4.5.1.1.3'] : '6.6.3', key);
    return { result, moves, pointsLeft: halved };
  },
});
