import { d100 } from '../../../../kernel/dice/index.js';
import { choice, flag, integer, list, object } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { missing } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { GpRow } from '../../shared/vehicle-card.js';
import { RangeFactor, SpotCounter } from '../../vocabulary.js';
import { GP_FIRE_FROM } from '../ap/ap-from.js';
import { isSteep } from '../ap/ap-target.js';
import { checkGpAmmo } from '../direct-fire/ammo-limit.js';
import { weaponFired } from '../direct-fire/carded-firer.js';
import {
  type CardedFirer,
  checkCrewServed,
  checkDirectFirer,
  DirectFirer,
  firesSmallArms,
  readFirer,
} from '../direct-fire/firer.js';
import { Hindrance } from '../direct-fire/hindrances.js';
import { noteSpot } from '../direct-fire/note-spot.js';
import { findGpFactor, findRangeFactor } from '../direct-fire/range-factor.js';
import type { GpAttack } from './gp-attack.js';
import { addDirectFirerModifiers } from './gp-modifiers.js';
import { GpTarget, gpTargetFacts } from './gp-target.js';
import { attackTerrain, TerrainResult, TerrainTarget } from './gp-terrain.js';
import {
  attackPassengers,
  attackUnit,
  GpLine,
  GpPassengerResult,
  GpUnitResult,
  lineOf,
  linesOfPassengers,
} from './gp-unit.js';
import { NUMBERS, summariseNumbers } from './numbers.js';

export class GpFireInput {
  @integer('Range in hexes [3.5.1]', { min: 0, max: 200, optional: true }) range?: number;
  @object('GP or GP-DF block of the weapon [6.5.4.1]', GpRow, { optional: true }) gp?: GpRow;
  @choice('Range factor, where no block is sent', RangeFactor, { optional: true }) rangeFactor?: RangeFactor;
  @integer('GP factor, where no block is sent, or the fixed factor of a hand-held weapon [6.5.4.1, 5.1.3.4]', {
    min: 1,
    max: 15,
    optional: true,
  })
  factor?: number;
  @object('The firing unit', DirectFirer, { default: {} }) firer!: DirectFirer;
  @flag('Pinning fire, option 7.18') pinning!: boolean;
  @flag('A hand-held weapon that hits the vehicle with AP fires GP at its passengers alone [5.1.3.4]')
  passengersOnly!: boolean;
  @object('The target', GpTarget, { default: {} }) target!: GpTarget;
  @integer("Level of the target's hex", { min: -3, max: 30, default: 0 }) targetLevel!: number;
  @list('Destructible terrain the target occupies [6.5.4.2.5]', TerrainTarget, { maxItems: 3, default: [] })
  terrain!: TerrainTarget[];
  @flag('The firer itself has spotted the target [4.1.1]', { default: true }) spotted!: boolean;
  @flag('Overwatch: the target has just fired or is moving [4.4.2]', { default: true }) triggered!: boolean;
  @flag('Target eliminated before this declared fire [4.4.1]') eliminated!: boolean;
  @list('Fire, smoke and barrage in both hexes and on the line of sight [5.11]', Hindrance, {
    maxItems: 30,
    default: [],
  })
  hindrances!: Hindrance[];
  @flag('Heat haze [6.5.4.3]') heatHaze!: boolean;
}

export class GpFireOutcome {
  @choice('Range factor', RangeFactor) rangeFactor!: RangeFactor;
  @integer('GP factor used', { min: 1, max: 15 }) factor!: number;
  @list('What would be rolled against, where the question ends there (upTo)', GpLine, { maxItems: 10, optional: true })
  numbers!: GpLine[] | null;
  @list('The target afterwards; nobody where the fire was wasted', GpUnitResult, { maxItems: 1, optional: true })
  targets!: GpUnitResult[] | null;
  @list('Passengers attacked alone', GpPassengerResult, { maxItems: 10, optional: true })
  passengers!: GpPassengerResult[] | null;
  @list('Terrain afterwards', TerrainResult, { maxItems: 3, optional: true }) terrain!: TerrainResult[] | null;
  @choice('Counter of the firer', SpotCounter) firerSpot!: SpotCounter;
  @flag('The target counts as under fire this turn [6.8.3.1.2]') underFire!: boolean;
  @flag('The weapon is out of order until repaired, option 7.25') malfunction!: boolean;
  @flag('The hex is checked for a fire in the Adjustment Phase, option 7.35 [7.35.1]') fireCheck!: boolean;
}

/** The question with the figures of the firer's card in it. */
type GpQuestion = GpFireInput & { readonly firer: CardedFirer };

/** Lays the request over the firer's card; a mover that draws overwatch has shown its command [1.6, 4.4.3.2.2]. */
function readGpQuestion(request: GpFireInput, umpire: Judge): GpQuestion {
  const firer = readFirer(request.firer, umpire);
  const target = firer.command === 'overwatch' ? { ...request.target, commandShown: true } : request.target;
  return { ...request, firer, target, gp: request.gp ?? weaponFired(firer)?.gpDirect };
}

/** Refusals of GP direct fire [6.5.4, 5.1.3, 7.18]. */
function checkGpFire(input: GpQuestion, umpire: Judge): void {
  const { firer, target, range } = input;
  checkDirectFirer(firer, { spotted: input.spotted, triggered: input.triggered, range }, umpire);
  checkCrewServed(firer, 'gpDirect', umpire);
  requireOption(umpire, 'pinningFire', '7.18', input.pinning);
  if (firer.weapon === 'handHeldAntiTank' && target.kind === 'vehicle' && !input.passengersOnly)
    umpire.forbid('5.1.3.4', 'hand-held-gp-target');
  if (input.passengersOnly && (firer.weapon !== 'handHeldAntiTank' || target.passengers.length === 0))
    umpire.forbid(['5.1.3.4', '6.5.4.2.3'], 'passengers-only');
  if (input.pinning && (!firesSmallArms(firer) || target.kind === 'vehicle'))
    umpire.forbid('7.18', 'pinning-small-arms');
}

/** The attack as every unit and every piece of terrain meets it. */
function directAttack(
  input: GpQuestion,
  band: RangeFactor,
  factor: number,
  ammoFailures: number,
  umpire: Judge,
): GpAttack {
  const { firer, target } = input;
  const sheltered = target.inside !== undefined || target.improvedPosition;
  const shot = {
    firer,
    band,
    range: input.range,
    targetSize: target.size ?? (target.kind === 'vehicle' ? ('V' as const) : ('S' as const)),
    targetLevel: input.targetLevel,
    hindrances: input.hindrances,
    heatHaze: input.heatHaze,
    ammoFailures,
    overrun: false,
    pinning: input.pinning,
    chemicalInOpen:
      umpire.options.ceGpFire && firer.weapon === 'handHeldAntiTank' && target.kind !== 'vehicle' && !sheltered,
    coaxMg: firer.coaxMg,
  };
  return {
    mode: 'direct',
    factor,
    band,
    smallArms: firesSmallArms(firer),
    effectiveness: firer.effectiveness,
    handHeld: firer.weapon === 'handHeldAntiTank',
    pinning: input.pinning,
    steep: isSteep(input.targetLevel - firer.level, input.range),
    addFirerModifiers: (tally, to) => addDirectFirerModifiers(shot, tally, to, umpire),
  };
}

/** An unmodified 01 of the roll that the fire is resolved with, the first of several, puts the weapon out of order [7.25]. */
function weaponJams(die: number, umpire: Judge): boolean {
  const jams = umpire.options.weaponMalfunction && die === 1;
  if (jams) umpire.note('7.25', 'malfunction-gp');
  return jams;
}

/** The range where the rules look at it, and the defence of the target [5.6, 6.1.4.1.3, 6.5.4.2, 6.5.4.3]. */
function demandGpFacts({ range, heatHaze, firer, target, ...input }: GpQuestion, umpire: Judge): void {
  const steep = target.kind === 'vehicle' && input.targetLevel > firer.level;
  const ranged = heatHaze || firer.minimumRange > 1 || steep;
  demandFacts([
    range === undefined && ranged && missing('range', '/range'),
    ...(input.passengersOnly ? [] : gpTargetFacts(target, '/target', umpire)),
  ]);
}

/** Fire of which nothing comes. */
const noEffect = (rangeFactor: RangeFactor, factor: number, firerSpot: SpotCounter): GpFireOutcome => ({
  rangeFactor,
  factor,
  numbers: null,
  targets: [],
  passengers: [],
  terrain: [],
  firerSpot,
  underFire: false,
  malfunction: false,
  fireCheck: false,
});

/** Small arms and mortars give themselves away less; riders mark their carrier so, whatever they fire [6.1.3, 6.6.7.2]. */
function spotOf(firer: CardedFirer): 'smallArms' | 'fire' {
  return firesSmallArms(firer) || firer.weapon === 'mortar' || firer.transported ? 'smallArms' : 'fire';
}

/** A hand-held weapon at the passengers of a vehicle alone [5.1.3.4]. */
function firePassengers({ target }: GpQuestion, attack: GpAttack, umpire: Judge): Partial<GpFireOutcome> {
  const die = umpire.roll('passenger', d100);
  const passengers = attackPassengers(attack, target, umpire, die);
  const malfunction = weaponJams(die, umpire);
  umpire.summarise('passengers-summary', { effects: passengers.map(({ effect }) => effect) });
  return { passengers, malfunction };
}

/** The unit, then the terrain it occupies, then what the fire leaves behind [6.5.4.4]. */
function fireAtUnit(input: GpQuestion, attack: GpAttack, umpire: Judge): Partial<GpFireOutcome> {
  const { firer, target } = input;
  const die = umpire.roll('gp fire', d100);
  const result = attackUnit(attack, target, umpire, undefined, die);
  const malfunction = weaponJams(die, umpire);
  const terrain = input.terrain.map((piece) => attackTerrain(attack, piece, umpire));
  const fireCheck = umpire.options.fires && !attack.smallArms && (target.inside !== undefined || target.builtUp);
  if (fireCheck) umpire.note('7.35.1', 'fire-check-due');
  noteSpot(firer, spotOf(firer), umpire);
  umpire.summarise('gp-summary', {
    factor: attack.factor,
    defense: result.gpDefense,
    result: result.result,
    effect: result.effect,
  });
  return { targets: [result], terrain, malfunction, fireCheck };
}

export const gpFire = procedure<GpFireInput, GpFireOutcome, Options>({
  id: 'gp-fire',
  resolver: 'combat',
  title: { en: 'GP direct fire', ja: 'GP直接射撃' },
  description: {
    en: 'General-purpose direct or overwatch fire at one unit: factor, defence, every modifier, the result for vehicles, passengers, leg and towed units and the terrain they occupy.',
    ja: '1ユニットへのGP直接射撃・臨機射撃：攻撃値、防御値、全修正、車両・被輸送者・歩兵・牽引砲・地形への結果。',
  },
  rules: ['6.5.3', '6.5.4'],
  dice: [DICE.ammo, DICE.gp, DICE.destroyed, DICE.passenger, DICE.attached, DICE.terrain],
  stops: [NUMBERS],
  from: GP_FIRE_FROM,
  input: GpFireInput,
  outcome: GpFireOutcome,
  example: {
    input: {
      range: 3,
      rangeFactor: 'S',
      factor: 7,
      firer: { kind: 'squad', grade: 'veteran', smallArms: true },
      target: { gpDefense: 2, protection: 'P' },
    },
    dice: { given: [81] },
  },
  resolve(request, umpire) {
    const input = readGpQuestion(request, umpire);
    const { firer } = input;
    checkGpFire(input, umpire);
    const band = findRangeFactor(umpire, input.rangeFactor, input.gp?.range, input.range);
    if (!umpire.legal || band === undefined) return null;
    const factor = findGpFactor(umpire, input.factor, input.gp?.factor, band);
    if (factor === undefined) return null;
    umpire.note(firer.weapon === 'handHeldAntiTank' ? ['5.1.3.4', '6.5.4.1'] : ['6.5.4.1', '6.5.4'], 'gp-factor', {
      band,
      factor,
    });
    const unresolved = noEffect(band, factor, spotOf(firer));
    if (input.eliminated) {
      umpire.note('4.4.1', 'shot-wasted');
      umpire.summarise('shot-wasted');
      return unresolved;
    }
    demandGpFacts(input, umpire);
    const ammo = checkGpAmmo(firer, umpire);
    const attack = directAttack(input, band, factor, ammo.failures, umpire);
    if (umpire.stopsAt('numbers')) {
      const { target, passengersOnly } = input;
      const numbers = passengersOnly ? linesOfPassengers(attack, target, umpire) : [lineOf(attack, target, umpire)];
      summariseNumbers(factor, numbers, umpire);
      return { ...unresolved, numbers, targets: null, passengers: null, terrain: null };
    }
    const fired = input.passengersOnly ? firePassengers(input, attack, umpire) : fireAtUnit(input, attack, umpire);
    return { ...unresolved, ...fired, underFire: true };
  },
});
