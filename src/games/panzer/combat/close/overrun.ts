import { d10 } from '../../../../kernel/dice/index.js';
import { choice, flag, integer, integers, list, object, text } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts, type MissingFact } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { missing } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import type { Tally } from '../../shared/tally.js';
import { Weapon } from '../../shared/vehicle-card.js';
import { Command, Grade, Morale, SpotCounter, Suppression, UnitKind } from '../../vocabulary.js';
import type { CardedFirer } from '../direct-fire/firer.js';
import { Hindrance } from '../direct-fire/hindrances.js';
import { gpFactorNearby, MAX_GP_FACTOR, missingNearby } from '../direct-fire/range-factor.js';
import type { GpAttack } from '../gp/gp-attack.js';
import { addDirectFirerModifiers } from '../gp/gp-modifiers.js';
import { GpTarget, gpTargetFacts } from '../gp/gp-target.js';
import { attackUnit, GpLine, GpUnitResult, lineOf } from '../gp/gp-unit.js';
import { NUMBERS, summariseNumbers } from '../gp/numbers.js';

/** A weapon of the card, or only what an overrun asks of it. */
export class OverrunWeapon extends Weapon {
  @integer('GP factor at range 1, where no GP block is sent [6.6.10.1]', { min: 0, max: 15, optional: true })
  factor?: number;
}

export class OverrunVehicle {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit: only combat vehicles overrun [6.6.10]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @flag('A combat vehicle; trucks and prime movers overrun nobody [6.6.10]', { default: true }) combat!: boolean;
  @choice('Command: move [6.6.10]', Command, { default: 'move' }) command!: Command;
  @choice('Unit grade', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Suppression', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @flag('Damaged, a building entry included [6.6.10]') damaged!: boolean;
  @flag('Optics damaged, option 7.23') opticsDamaged!: boolean;
  @flag('Coaxial machine gun [6.5.4.3]') coaxMg!: boolean;
  @list('Weapons [6.6.10.1]', OverrunWeapon, { maxItems: 8, default: [] }) weapons!: OverrunWeapon[];
  @integers('GP factors at range 1 of the leg units aboard [6.6.10.1]', { min: 0, max: 15, maxItems: 10, default: [] })
  passengers!: number[];
  @integer('Movement points left after entering the hex; left out: enough', { min: 0, max: 60, optional: true })
  pointsLeft?: number;
  @flag('It may enter the hex and has the movement for it [6.6.10]', { default: true }) mayEnter!: boolean;
  @flag('Stopped outside a building by a track hit [6.6.10]') trackHitEntering!: boolean;
}

export class OverrunInput {
  @object('The vehicle', OverrunVehicle) vehicle!: OverrunVehicle;
  @object('The leg or towed unit', GpTarget, { default: {} }) target!: GpTarget;
  @flag('Spotted before the vehicle began to move [6.6.10]', { default: true }) spotted!: boolean;
  @flag('Dismounted since the start of the turn [6.6.10]', { default: true }) dismounted!: boolean;
  @flag('Other enemy units in the hex') otherEnemies!: boolean;
  @list('Fire, smoke and barrage in the hex and at the vehicle [5.11]', Hindrance, { maxItems: 10, default: [] })
  hindrances!: Hindrance[];
}

export class OverrunOutcome {
  @integer('Sum of the factors, at most 15', { min: 1, max: 15 }) factor!: number;
  @object('What would be rolled against, where the question ends there (upTo)', GpLine, { optional: true })
  numbers!: GpLine | null;
  @object('The target afterwards', GpUnitResult, { optional: true }) target!: GpUnitResult | null;
  @flag('The vehicle may stay in the hex [6.6.10.1]') mayStay!: boolean;
  @flag('It is put back into the hex it came from [6.6.10.1]') putBack!: boolean;
  @choice('Counter of the vehicle', SpotCounter) vehicleSpot!: SpotCounter;
}

/** Who may overrun whom [6.6.10]. */
function checkOverrun({ vehicle, target, spotted, dismounted }: OverrunInput, umpire: Judge): void {
  requireOption(umpire, 'morale', '7.1', vehicle.morale !== 'steady');
  requireOption(umpire, 'collateralDamage', '7.23', vehicle.opticsDamaged);
  if (vehicle.kind !== 'vehicle') umpire.forbid('6.6.10', 'overrun-vehicles-only', { kind: vehicle.kind });
  else if (!vehicle.combat) umpire.forbid('6.6.10', 'overrun-combat-vehicles');
  if (vehicle.command !== 'move') umpire.forbid('6.6.10', 'overrun-needs-move', { command: vehicle.command });
  if (vehicle.morale !== 'steady')
    umpire.forbid([vehicle.morale === 'broken' ? '7.1.5.2' : '7.1.5.1', '6.6.10'], 'overrun-morale', {
      morale: vehicle.morale,
    });
  if (target.kind === 'vehicle') umpire.forbid('6.6.10', 'overrun-target');
  if (!dismounted) umpire.forbid('6.6.10', 'overrun-mounted');
  if (!spotted) umpire.forbid('6.6.10', 'overrun-not-spotted');
  if (target.improvedPosition) umpire.forbid(['6.1.4.3.7', '6.6.10'], 'overrun-position');
  if (!vehicle.mayEnter) umpire.forbid('6.6.10', 'overrun-no-entry');
  if (vehicle.trackHitEntering) umpire.forbid(['6.6.10', '6.6.3'], 'overrun-track-hit');
}

/** AA weapons and those with a minimum range take no part [6.6.10.1, 5.6]. */
const speaks = ({ isAntiAircraft, minimumRange }: OverrunWeapon): boolean => !isAntiAircraft && minimumRange <= 1;

/** The factor at range 1 that a GP block leaves out. */
const nearbyFact = (weapon: OverrunWeapon, pointer: string): MissingFact | false =>
  weapon.factor === undefined && missingNearby(weapon, pointer);

/** Every weapon but AA, every leg unit aboard; attached weapons never [6.6.10.1]. */
function overrunFactor(vehicle: OverrunVehicle, umpire: Judge): { factor: number; ammoFailures: number } {
  let sum = 0;
  let ammoFailures = 0;
  for (const weapon of vehicle.weapons) {
    if (!speaks(weapon)) continue;
    const ammoLimit = weapon.limits?.basic;
    sum += weapon.factor ?? gpFactorNearby(weapon);
    if (ammoLimit === undefined) continue;
    const die = umpire.roll('ammo limit', d10);
    umpire.note('5.16.2', die > ammoLimit ? 'ammo-short' : 'ammo-there', { die, limit: ammoLimit });
    if (die > ammoLimit) ammoFailures = 1;
  }
  for (const factor of vehicle.passengers) sum += factor;
  if (sum === 0) umpire.forbid('6.6.10.1', 'overrun-no-factor');
  const factor = Math.min(MAX_GP_FACTOR, sum);
  if (sum > 0) umpire.note('6.6.10.1', 'overrun-factor', { sum, factor });
  return { factor, ammoFailures };
}

export const overrun = procedure<OverrunInput, OverrunOutcome, Options>({
  id: 'overrun',
  resolver: 'combat',
  title: { en: 'Overrun', ja: 'オーバーラン' },
  description: {
    en: 'A moving vehicle drives over one dismounted leg or towed unit: summed factors, GP modifiers, result, and where the vehicle ends.',
    ja: '移動中の車両による下車した歩兵・牽引砲1個への蹂躙：攻撃値の合計、GP修正、結果、車両の位置。',
  },
  rules: ['6.6.10', '6.6.10.1', '6.6.10.2'],
  dice: [DICE.ammo, DICE.gp, DICE.attached],
  stops: [NUMBERS],
  input: OverrunInput,
  outcome: OverrunOutcome,
  example: {
    input: {
      vehicle: {
        grade: 'veteran',
        coaxMg: true,
        weapons: [{ factor: 8 }, { factor: 3, isAntiAircraft: true }],
        pointsLeft: 1,
      },
      target: { kind: 'halfSquad', cover: 'light', defenseByCover: { none: 2, light: 4 } },
    },
    dice: { given: [42] },
  },
  resolve(input, umpire) {
    const { vehicle, target } = input;
    checkOverrun(input, umpire);
    if (!umpire.legal) return null;
    demandFacts([
      vehicle.weapons.length + vehicle.passengers.length === 0 && missing('gpFactor', '/vehicle/weapons', 'F'),
      ...vehicle.weapons.map((weapon, i) => speaks(weapon) && nearbyFact(weapon, `/vehicle/weapons/${i}`)),
      ...gpTargetFacts(target, '/target', umpire),
    ]);
    const { factor, ammoFailures } = overrunFactor(vehicle, umpire);
    if (!umpire.legal) return null;
    const shot = {
      firer: {
        ...vehicle,
        transported: false,
        dualFire: 'none',
        targetInArc: true,
        level: 0,
      } as unknown as CardedFirer,
      band: 'P' as const,
      range: 1,
      targetSize: 'S' as const,
      targetLevel: 0,
      hindrances: input.hindrances,
      heatHaze: false,
      ammoFailures,
      overrun: true,
      pinning: false,
      chemicalInOpen: false,
      coaxMg: vehicle.coaxMg,
    };
    const attack: GpAttack = {
      mode: 'overrun',
      factor,
      band: 'P',
      smallArms: false,
      effectiveness: 0,
      addFirerModifiers: (tally: Tally, to) => addDirectFirerModifiers(shot, tally, to, umpire),
    };
    if (umpire.stopsAt('numbers')) {
      const numbers = lineOf(attack, target, umpire);
      summariseNumbers(factor, [numbers], umpire);
      return { factor, numbers, target: null, mayStay: false, putBack: false, vehicleSpot: 'move' };
    }
    const struck = attackUnit(attack, target, umpire);
    const flips = struck.suppression === 'off';
    if (flips) umpire.note('6.6.10.2', 'overrun-off-to-on');
    const result: GpUnitResult = flips ? { ...struck, suppression: 'on' } : struck;
    const enemies = input.otherEnemies || !struck.eliminated;
    const mayStay = !enemies;
    const putBack = enemies && vehicle.pointsLeft === 0;
    if (mayStay) umpire.note('6.6.10.1', 'overrun-stays');
    if (putBack) umpire.note('6.6.10.1', 'overrun-put-back');
    umpire.note('6.6.10', 'overrun-spot-move');
    umpire.summarise('overrun-summary', { factor, defense: struck.gpDefense, effect: struck.effect });
    return { factor, numbers: null, target: result, mayStay, putBack, vehicleSpot: 'move' };
  },
});
