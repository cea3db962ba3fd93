import { d6 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { doubleDr, dr } from '../shared/dice.js';
import { CarryingUnit, checkLoads } from '../shared/escapees.js';
import { lookUp, Modifiers, rollDouble } from '../shared/rolls.js';

const ShiftPlace = defineChoice('ShiftPlace', ['setupArea', 'isolatedSetupArea', 'entryArea']);
type ShiftPlace = 'setupArea' | 'isolatedSetupArea' | 'entryArea';
const ShiftResult = defineChoice('ShiftResult', ['succeeds', 'fails', 'succeedsWithLoss', 'eliminated']);
const ShiftLoss = defineChoice('ShiftLoss', ['none', 'casualtyReduction', 'eliminated']);
const ShiftCrew = defineChoice('ShiftCrew', ['none', 'bailsOut']);

class ShiftingVehicle {
  @text('Name, for the answer', { max: 40, optional: true }) name?: string;
  @flag('Mobile [3.613]', { default: true }) mobile!: boolean;
  @flag('It has an Inherent crew that can bail out [3.613]', { default: true }) crewed!: boolean;
}

class ShiftInput {
  @choice('Where the group is now [3.613]', ShiftPlace) from!: ShiftPlace;
  @choice('Where it goes; an Entry Area must be Eligible [3.613]', ShiftPlace) to!: ShiftPlace;
  @list('Personnel of the group [3.613]', CarryingUnit, { maxItems: 200, default: [] }) units!: CarryingUnit[];
  @list('Vehicles of the group [3.613]', ShiftingVehicle, { maxItems: 60, default: [] }) vehicles!: ShiftingVehicle[];
  @flag('A Gun is to come along [3.613]') gun!: boolean;
  @flag('A path every unit can use exists [3.613]', { default: true }) path!: boolean;
  @flag('The path can be made entirely along road [3.613]') allRoad!: boolean;
  @integer('Uncontrolled Territory hexes on the path [3.613]', { min: 0, max: 200, default: 0 })
  uncontrolledHexes!: number;
  @flag('To an Eligible Entry Area adjacent to, or part of, the Setup Area left [3.613]') adjacentEntryArea!: boolean;
  @integer('River hexes of the path that ask for a Task Check, no bridge being used [PBr14.2]', {
    min: 0,
    max: 20,
    default: 0,
  })
  riverChecks!: number;
  @flag('This group has tried to Shift on this date already [3.613]') tried!: boolean;
  @flag('Other units of the same origin and destination try separately [3.613]') splitGroup!: boolean;
}

class ShiftLossOf {
  @text('Unit or vehicle', { max: 40 }) name!: string;
  @choice('Its loss [3.613]', ShiftLoss) loss!: 'none' | 'casualtyReduction' | 'eliminated';
  @choice('Inherent crew of an eliminated vehicle: it bails out, without Casualty Reduction [3.613]', ShiftCrew)
  crew!: 'none' | 'bailsOut';
}

class ShiftOutcome {
  @choice('Result; null where the question ends before the die [3.613]', ShiftResult, { nullable: true })
  result!: 'succeeds' | 'fails' | 'succeedsWithLoss' | 'eliminated' | null;
  @integer('Net modifier of the roll; null where nothing is rolled [3.613]', { min: -20, max: 40, nullable: true })
  drm!: number | null;
  @list('Losses by unit, where the Shift succeeds with loss or everybody is lost [3.613]', ShiftLossOf, {
    maxItems: 260,
  })
  losses!: ShiftLossOf[];
  @integer('River Task Checks each unit on foot still takes [PBr14.2]', { min: 0, max: 20 }) riverChecks!: number;
  @flag('May try again on this date: never [3.613]') mayTryAgain!: boolean;
}

/** What the search for a path says of the Shift along it. */
interface FoundPath {
  readonly exists: boolean;
  readonly allRoad: boolean;
  readonly uncontrolledHexes: number;
}

/** A unit is lost or reduced at this dr or more [3.613]; every so many Uncontrolled hexes add to the DR. */
const LOSS_AT = 4;
const HEXES_PER_DRM = 5;

export const shift = procedure<ShiftInput, ShiftOutcome, Options>({
  id: 'shift',
  resolver: 'events',
  title: { en: 'Shift', ja: '配置転換' },
  description: {
    en: 'The attempt of a unit or group to move to another Setup Area or Entry Area.',
    ja: 'ユニットまたはグループが別の配置エリアや進入エリアへ移る試み。',
  },
  rules: ['3.613'],
  input: ShiftInput,
  outcome: ShiftOutcome,
  dice: [
    ...doubleDr(
      'shift',
      { en: 'Shift', ja: '配置転換' },
      { en: 'unless the Shift is automatic', ja: '自動成功でないとき' },
    ),
    ...dr(
      'loss',
      { en: 'loss', ja: '損害' },
      { en: 'for each unit and each vehicle, on a Final DR of 11', ja: '修正後 DR 11 のとき各ユニット・各車両に' },
    ),
  ],
  stops: [{ id: 'drm', title: { en: 'the net modifier, before any die', ja: 'ダイスの前、修正の合計まで' } }],
  from: {
    'status/shift-path': ({ exists, allRoad, uncontrolledHexes }: FoundPath) => ({
      path: exists,
      allRoad,
      uncontrolledHexes,
    }),
  },
  example: {
    input: { from: 'setupArea', to: 'entryArea', units: [{ size: 'squad' }], uncontrolledHexes: 11 },
    dice: { given: [3, 4] },
  },
  resolve(input, umpire) {
    refuse(input, umpire);
    checkLoads(umpire, '3.613', input.units);
    if (!umpire.legal) return null;
    const end = (
      result: NonNullable<ShiftOutcome['result']>,
      net: number | null,
      losses: ShiftLossOf[] = [],
    ): ShiftOutcome => {
      const moved = result === 'succeeds' || result === 'succeedsWithLoss';
      if (moved && input.riverChecks > 0)
        umpire.note(['PBr14.2', '3.613'], 'shift-river', { checks: input.riverChecks });
      umpire.summarise('shift-summary', { result });
      return { result, drm: net, losses, riverChecks: moved ? input.riverChecks : 0, mayTryAgain: false };
    };
    if (input.adjacentEntryArea && input.to === 'entryArea' && input.from !== 'entryArea') {
      umpire.note('3.613', 'shift-automatic');
      return end('succeeds', null);
    }
    const bothEntry = input.from === 'entryArea' && input.to === 'entryArea';
    const fives = Math.floor(input.uncontrolledHexes / HEXES_PER_DRM);
    const drm = new Modifiers(umpire, '3.613', 'shift-drm')
      .line('road', input.allRoad && !bothEntry)
      .line('perFiveUncontrolled', fives > 0, fives);
    if (umpire.stopsAt('drm')) {
      umpire.summarise('stopped-at-drm', { drm: drm.total });
      return { result: null, drm: drm.total, losses: [], riverChecks: input.riverChecks, mayTryAgain: false };
    }
    const row = lookUp(umpire, '3.613', 'shift', rollDouble(umpire, 'shift').original, drm.total);
    const result = row as NonNullable<ShiftOutcome['result']>;
    if (result === 'eliminated') return end(result, drm.total, everybodyLost(input));
    return end(result, drm.total, result === 'succeedsWithLoss' ? rollLosses(input, umpire) : []);
  },
});

/** Who may Shift, and where to [3.613]. */
function refuse(input: ShiftInput, umpire: Judge): void {
  if (input.units.length + input.vehicles.length === 0) umpire.forbid('3.613', 'nobody-shifts');
  if (input.tried) umpire.forbid('3.613', 'shift-tried');
  if (input.splitGroup) umpire.forbid('3.613', 'shift-one-group');
  if (input.gun) umpire.forbid('3.613', 'guns-cannot-shift');
  if (input.vehicles.some((vehicle) => !vehicle.mobile)) umpire.forbid('3.613', 'only-mobile-vehicles');
  const vehiclesHeld = input.from === 'entryArea' && input.vehicles.length > 0;
  if (vehiclesHeld && !umpire.options.vehiclesShiftFromEntry) umpire.forbid('3.613', 'vehicles-wait-off-map');
  if (input.from === 'entryArea' && input.to === 'isolatedSetupArea') umpire.forbid('3.613', 'shift-into-isolation');
  if (input.from !== 'entryArea' && !input.path && !input.adjacentEntryArea) umpire.forbid('3.613', 'no-shift-path');
}

const nameOfUnit = (unit: CarryingUnit, at: number): string => unit.name ?? `${unit.size} ${at + 1}`;
const nameOfVehicle = (vehicle: ShiftingVehicle, at: number): string => vehicle.name ?? `vehicle ${at + 1}`;

/** On a DR of 12 nobody is left, the Inherent crews included [3.613]. */
function everybodyLost({ units, vehicles }: ShiftInput): ShiftLossOf[] {
  const names = [...units.map(nameOfUnit), ...vehicles.map(nameOfVehicle)];
  return names.map((name) => ({ name, loss: 'eliminated', crew: 'none' }));
}

/** On a DR of 11 every unit and vehicle takes its own dr; Casualty Reduction is the end of a half-squad or crew (B-10); the crew of a vehicle lost that way bails out unharmed [3.613]. */
function rollLosses({ units, vehicles }: ShiftInput, umpire: Judge): ShiftLossOf[] {
  const suffers = (name: string, loss: 'casualtyReduction' | 'eliminated'): boolean => {
    const roll = umpire.roll('loss', d6, name);
    const suffered = roll >= LOSS_AT;
    umpire.note('3.613', 'shift-loss', { name, roll, loss: suffered ? loss : 'none' });
    return suffered;
  };
  const personnel = units.map((unit, at): ShiftLossOf => {
    const name = nameOfUnit(unit, at);
    const loss = unit.size === 'halfSquad' || unit.size === 'crew' ? 'eliminated' : 'casualtyReduction';
    return { name, loss: suffers(name, loss) ? loss : 'none', crew: 'none' };
  });
  const driven = vehicles.map((vehicle, at): ShiftLossOf => {
    const name = nameOfVehicle(vehicle, at);
    if (!suffers(name, 'eliminated')) return { name, loss: 'none', crew: 'none' };
    if (vehicle.crewed) umpire.note('3.613', 'shift-crew-bails-out', { name });
    return { name, loss: 'eliminated', crew: vehicle.crewed ? 'bailsOut' : 'none' };
  });
  return [...personnel, ...driven];
}
