import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { doubleDr } from '../shared/dice.js';
import { demandDistance } from '../shared/escapees.js';
import { lookUp, Modifiers, rollDouble } from '../shared/rolls.js';
import { standingOfFirst } from '../shared/standing.js';
import { AreaKind, DATE } from '../vocabulary.js';

const VehicleFate = defineChoice('VehicleFate', ['escapes', 'abandoned', 'destroyed']);
const CrewFate = defineChoice('CrewFate', ['none', 'escapes', 'eliminated']);

class VehicleEscapeInput {
  @text('CG date just fought [3.606]', { ...DATE, optional: true }) date?: string;
  @choice('Where the vehicle stands [3.6056]', AreaKind) area!: AreaKind;
  @flag('Isolated [3.606]') isolated!: boolean;
  @flag('Closed-topped AFV [3.606]') closedToppedAfv!: boolean;
  @flag('Captured vehicle [3.606]') captured!: boolean;
  @flag('Stunned [3.606]') stunned!: boolean;
  @flag('It has a crew [3.606]', { default: true }) crewed!: boolean;
  @flag('Mobile [3.606]', { default: true }) mobile!: boolean;
  @integer('Armor leader DRM [3.606]', { min: -3, max: 1, default: 0 }) leadership!: number;
  @integer('Hexes to the nearest friendly Setup Area; leave out if more than two [3.606]', {
    min: 1,
    max: 99,
    optional: true,
  })
  hexesToFriendlyArea?: number;
  @flag('The path to the wanted area crosses an enemy Setup Area [3.606]') pathCrossesEnemyArea!: boolean;
  @flag('Uncontrolled Territory without a path to a friendly area [3.6053]') noPath!: boolean;
  @flag('The crew is wounded or unarmed [3.606]') unarmedOrWounded!: boolean;
}

class VehicleEscapeOutcome {
  @choice('The vehicle; null where the question ends before the dice [3.606]', VehicleFate, { nullable: true })
  vehicle!: 'escapes' | 'abandoned' | 'destroyed' | null;
  @choice('Its crew; null likewise [3.606]', CrewFate, { nullable: true }) crew!:
    | 'none'
    | 'escapes'
    | 'eliminated'
    | null;
  @integer('Net modifier of the roll [3.606]', { min: -20, max: 40 }) drm!: number;
  @flag('The surviving crew may make it a (burnt-out) wreck [3.606]') mayWreck!: boolean;
  @flag('The surviving crew may try to Scrounge it [3.606]') mayScrounge!: boolean;
  @flag('It keeps hex and VCA [3.606]') keepsPlace!: boolean;
}

const FATES: Readonly<Record<string, readonly ['escapes' | 'abandoned' | 'destroyed', 'escapes' | 'eliminated']>> = {
  escape: ['escapes', 'escapes'],
  abandonedCrewEscapes: ['abandoned', 'escapes'],
  destroyedCrewEscapes: ['destroyed', 'escapes'],
  abandonedCrewEliminated: ['abandoned', 'eliminated'],
  destroyedCrewEliminated: ['destroyed', 'eliminated'],
};

export const vehicleEscape = procedure<VehicleEscapeInput, VehicleEscapeOutcome, Options>({
  id: 'vehicle-escape',
  resolver: 'events',
  title: { en: 'Escape of a vehicle', ja: '車両の離脱' },
  description: { en: 'The Escape attempt of one Mobile vehicle.', ja: '走行可能な車両 1 両の離脱。' },
  rules: ['3.606'],
  input: VehicleEscapeInput,
  outcome: VehicleEscapeOutcome,
  dice: doubleDr('escape', { en: 'Escape', ja: '離脱' }, { en: 'once', ja: '一回' }),
  stops: [{ id: 'drm', title: { en: 'the net modifier, before any die', ja: 'ダイスの前、修正の合計まで' } }],
  from: { 'status/setup-areas': standingOfFirst },
  example: { input: { area: 'enemySetupArea', closedToppedAfv: true }, dice: { given: [4, 5] } },
  resolve(input, umpire) {
    demandDistance(input);
    if (!input.mobile) umpire.forbid('3.606', 'only-mobile-vehicles');
    if (input.area === 'noMansLand' && (input.hexesToFriendlyArea ?? 99) > 2)
      umpire.forbid('3.6051', 'no-mans-land-is-near');
    // Who stands in a friendly area, or can walk to one, is Retained there without a DR.
    if (input.area === 'uncontrolled' && !input.noPath) umpire.forbid('3.6053', 'retained-without-escape');
    if (input.area === 'friendlySetupArea' && !input.isolated) umpire.forbid('3.606', 'no-need-to-escape');
    if (!umpire.legal) return null;
    // Night, group size, overload and Encirclement are the lines the table keeps from vehicles.
    const drm = new Modifiers(umpire, '3.606', 'escape-drm')
      .line('closedToppedAfv', input.closedToppedAfv)
      .line('adjacentToFriendlyArea', input.hexesToFriendlyArea === 1)
      .line('twoHexesFromFriendlyArea', input.hexesToFriendlyArea === 2);
    if (input.leadership !== 0) drm.add('leadership', input.leadership);
    drm
      .line('enemyArea', input.area === 'enemySetupArea' || input.pathCrossesEnemyArea)
      .line('unarmedOrWounded', input.unarmedOrWounded)
      .line('capturedVehicle', input.captured)
      .line('stunned', input.stunned)
      .line('isolated', input.isolated);
    if (umpire.stopsAt('drm')) {
      umpire.summarise('stopped-at-drm', { drm: drm.total });
      const open = { mayWreck: false, mayScrounge: false, keepsPlace: false };
      return { vehicle: null, crew: null, drm: drm.total, ...open };
    }
    const { original } = rollDouble(umpire, 'escape');
    const row = lookUp(umpire, '3.606', 'escape', original, drm.total, 1);
    const [vehicle, crewFate] = FATES[row]!;
    const crew = input.crewed ? crewFate : 'none';
    umpire.summarise('vehicle-escape-summary', { vehicle, crew });
    return {
      vehicle,
      crew,
      drm: drm.total,
      mayWreck: vehicle === 'abandoned' && crew === 'escapes',
      mayScrounge: vehicle !== 'escapes' && crew === 'escapes',
      keepsPlace: vehicle === 'abandoned',
    };
  },
});
