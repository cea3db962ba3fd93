import { d100 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts, type Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { demand, missing } from '../../shared/facts.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { ApAmmo, type BasicArmor, VehicleDefense, Weapon } from '../../shared/vehicle-card.js';
import {
  Arc,
  Aspect,
  Command,
  Cover,
  RangeFactor,
  SpotCounter,
  Turret,
  UnitKind,
  VehicleResult,
} from '../../vocabulary.js';
import { blockOf, weaponFired } from '../direct-fire/carded-firer.js';
import { bearsAllRound } from '../direct-fire/field-of-fire.js';
import { addHindrances, Hindrance } from '../direct-fire/hindrances.js';
import { findRangeFactor } from '../direct-fire/range-factor.js';
import { addMoving } from './ap-modifiers.js';
import { apHitNumber, COVER, hitRow } from './hit-number.js';
import { Wreck, wreckAfter } from './wreck.js';

export const AspectLine = defineChoice('AspectLine', ['front', 'rear', 'border']);
export type AspectLine = 'front' | 'rear' | 'border';

export class BasicFirer {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Command: fire, short halt, or overwatch for reaction fire [4.4.1, 4.4.2]', Command, { default: 'fire' })
  command!: Command;
  @flag('Damaged [4.4.3.2.6]') damaged!: boolean;
  @flag('Has fired this turn [4.4.1]') fired!: boolean;
  @list('Weapons of its card [4.4.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @integer('Which of them fires, counted from 1 [4.4.3.2.1]', { min: 1, max: 8, default: 1 }) weaponNumber!: number;
  @flag('Its card has an AP block; left out: as the weapons sent say, else yes [4.4.3]', { optional: true })
  hasAp?: boolean;
  @choice('TT; left out: by its card, else TT 1 [4.4.3.1]', Turret, { optional: true }) turret?: Turret;
  @choice('Arc of a fixed weapon; left out: by its card, else front [4.4.3.1.4, 4.4.3.1.5]', Arc, { optional: true })
  arc?: Arc;
  @flag('The target lies within 30 degrees of its front (its rear for a rear weapon) [4.4.3.1.4]', { default: true })
  targetInArc!: boolean;
  @integer('Level of its hex [4.1.4.1.4]', { min: -3, max: 30, default: 0 }) level!: number;
}

export class BasicTarget {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit: AP fire hits vehicles only [4.4.3]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @object(
    'Defensive information of its card: size and the armour of the Notes [4.4.3.2.2, 4.4.3.2.5]',
    VehicleDefense,
    {
      default: {},
    },
  )
  defense!: VehicleDefense;
  @choice('Command [4.4.3.2.2]', Command, { default: 'none' }) command!: Command;
  @flag('Its owner shows the command to claim the moving modifier [4.4.3.2.2]', { default: true })
  commandShown!: boolean;
  @choice('Cover, the best in the hex [4.4.3.2.2]', Cover, { default: 'none' }) cover!: Cover;
  @flag('Six or more vehicles in its hex [3.8]') overstacked!: boolean;
  @flag('Already damaged [4.4.3.2.6]') damaged!: boolean;
  @flag('Eliminated before this declared shot [4.4.1]') eliminated!: boolean;
  @choice('Aspect towards the firer; border: exactly on the dividing line [4.4.3.2.4]', AspectLine, {
    default: 'front',
  })
  aspect!: AspectLine;
  @choice("Its owner's choice on the border; left out: the thicker armour [4.4.3.2.4]", Aspect, { optional: true })
  ownerChoice?: Aspect;
  @integer('Level of its hex [4.1.4.1.4]', { min: -3, max: 30, default: 0 }) level!: number;
  @choice('Wreck in its hex [4.1.4.1.8]', Wreck, { default: 'none' }) wreck!: Wreck;
  @flag('Overwatch: it has just fired or is moving [4.4.2]', { default: true }) triggered!: boolean;
}

export class ApFireBasicInput {
  @integer('Range in hexes [3.5.1]', { min: 0, max: 200, optional: true }) range?: number;
  @object('AP block of the firing weapon [4.4.3.2.1]', ApAmmo, { optional: true }) ammo?: ApAmmo;
  @choice('Range factor, where no card is sent [4.4.3.2.1]', RangeFactor, { optional: true }) rangeFactor?: RangeFactor;
  @integer('Penetration at that range, where no card is sent [4.4.3.2.5]', { min: 0, max: 200, optional: true })
  penetration?: number;
  @object('The firing vehicle', BasicFirer, { default: {} }) firer!: BasicFirer;
  @object('The target', BasicTarget, { default: {} }) target!: BasicTarget;
  @flag('The firer itself has spotted the target: range and line of sight [4.1.1]', { default: true })
  spotted!: boolean;
  @list('Brew-up smoke in both hexes and on the line of sight [4.4.3.2.2]', Hindrance, { maxItems: 30, default: [] })
  hindrances!: Hindrance[];
}

export class ApFireBasicOutcome {
  @choice('Range factor', RangeFactor, { optional: true }) rangeFactor!: RangeFactor | null;
  @list('Modifiers that count', AppliedModifier, { maxItems: 60 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -200, max: 200 }) netModifier!: number;
  @integer('Row of the AP Hit Table: the sum within -10 and +5', { min: -10, max: 5, optional: true })
  row!: number | null;
  @integer('AP hit number', { min: 0, max: 100, optional: true }) hitNumber!: number | null;
  @flag('Whether it hits', { optional: true }) hit!: boolean | null;
  @choice('Aspect hit', Aspect, { optional: true }) aspect!: Aspect | null;
  @integer('Penetration', { min: 0, max: 999, optional: true }) penetration!: number | null;
  @integer('Armour met', { min: 0, max: 999, optional: true }) armor!: number | null;
  @integer('Penetration minus armour', { min: -999, max: 999, optional: true }) difference!: number | null;
  @choice('Result', VehicleResult, { optional: true }) result!: VehicleResult | null;
  @flag('The target is removed') eliminated!: boolean;
  @choice('Wreck in the hex afterwards', Wreck) wreck!: Wreck;
  @choice('Counter of the firer', SpotCounter) firerSpot!: SpotCounter;
}

const MISS = {
  aspect: null,
  penetration: null,
  armor: null,
  difference: null,
  result: 'none',
  eliminated: false,
} as const;

/** Who may fire at what [4.4.1, 4.4.2, 4.4.3]. */
function checkBasicFire({ firer, target, spotted, range }: ApFireBasicInput, umpire: Judge): void {
  if (firer.command === 'move' || firer.command === 'none')
    umpire.forbid('4.4.1', 'no-fire-command', { command: firer.command });
  if (firer.fired) umpire.forbid('4.4.1', 'already-fired');
  const weapon = weaponFired(firer);
  if (!(firer.hasAp ?? (weapon === undefined || weapon.ap.some(({ type }) => type === 'AP'))))
    umpire.forbid('4.4.3', 'no-ap-block');
  if (target.kind !== 'vehicle') umpire.forbid('4.4.3', 'ap-vehicles-only', { kind: target.kind });
  if (!spotted) umpire.forbid(['4.4.3', '4.1.1'], 'not-spotted');
  if (
    !firer.targetInArc &&
    !bearsAllRound(firer.turret ?? weapon?.turret ?? 'tt1', umpire, firer.command === 'overwatch')
  )
    umpire.forbid(
      [(firer.arc ?? weapon?.arc) === 'rear' ? '4.4.3.1.5' : '4.4.3.1.4', '4.4.3.1.3'],
      'outside-field-of-fire',
    );
  if (firer.command === 'overwatch' && !target.triggered) umpire.forbid('4.4.2', 'no-overwatch-trigger');
  if (range === 0) umpire.forbid(['5.6', '4.4.3'], 'same-hex');
}

/** Modifiers of 4.4.3.2.2 in the order printed. */
function basicModifiers(input: ApFireBasicInput, umpire: Judge): Tally {
  const { firer, target } = input;
  const tally = new Tally(umpire);
  const { size } = target.defense;
  if (size !== 0) tally.add('4.4.3.2.2', 'targetSize', size);
  if (target.command === 'move' || target.command === 'shortHalt') {
    const moves = firer.command === 'overwatch' || target.commandShown;
    if (moves) addMoving(tally, firer.command === 'overwatch', umpire);
    else umpire.note('4.4.3.2.2', 'moving-not-shown');
  }
  if (target.cover !== 'none') {
    if (target.overstacked) umpire.note(['3.8', '4.4.3.2.2'], 'overstacked-no-cover');
    else tally.addFrom('ap-hit-modifiers', '4.4.3.2.2', COVER[target.cover]);
  }
  if (firer.command === 'shortHalt') tally.addFrom('ap-hit-modifiers', '4.4.3.2.2', 'shortHalt');
  if (firer.damaged) tally.addFrom('ap-hit-modifiers', '4.4.3.2.2', 'shooterDamaged');
  addHindrances(umpire, tally, input.hindrances, 'ap', Math.min(firer.level, target.level));
  if (firer.command === 'overwatch')
    tally.addFrom(
      'ap-hit-modifiers',
      ['4.4.3.2.2', '4.4.2'],
      firer.targetInArc ? 'overwatchInArc' : 'overwatchOutsideArc',
    );
  return tally;
}

/** One of the two values of the Notes section [4.4.3.2.5]. */
function armorOn(aspect: Aspect, armor: BasicArmor): number {
  return armor[aspect] ?? demand('basicArmor', `/target/defense/basicArmor/${aspect}`);
}

/** Front or rear; on the dividing line the target's owner chooses [4.4.3.2.4]. */
function aspectHit(target: BasicTarget, armor: BasicArmor, umpire: Umpire): Aspect {
  if (target.aspect !== 'border') {
    umpire.note('4.4.3.2.4', 'aspect', { aspect: target.aspect });
    return target.aspect;
  }
  const aspect = target.ownerChoice ?? (armorOn('front', armor) >= armorOn('rear', armor) ? 'front' : 'rear');
  umpire.note('4.4.3.2.4', 'aspect-chosen', { aspect });
  return aspect;
}

/** Armour of the aspects that may be hit, and the penetration [4.4.3.2.4, 4.4.3.2.5]. */
function demandBasicFacts(input: ApFireBasicInput, ammo: ApAmmo | undefined, factor: RangeFactor): void {
  const { aspect, ownerChoice, defense } = input.target;
  const hit = aspect === 'border' ? ownerChoice : aspect;
  const aspects = hit === undefined ? Aspect.values : [hit];
  const unarmed = ammo?.penetration?.[factor] === undefined && input.penetration === undefined;
  demandFacts([
    unarmed && missing('penetration', '/penetration', `P, ${factor}`),
    ...aspects.map(
      (each) =>
        defense.basicArmor?.[each] === undefined && missing('basicArmor', `/target/defense/basicArmor/${each}`, each),
    ),
  ]);
}

export const apFireBasic = procedure<ApFireBasicInput, ApFireBasicOutcome, Options>({
  id: 'ap-fire-basic',
  resolver: 'combat',
  title: { en: 'AP fire, Basic Game', ja: 'AP射撃（基本ゲーム）' },
  description: {
    en: 'One shot of one vehicle at another: hit number, aspect, penetration, damage. Direct fire and overwatch.',
    ja: '車両1両の1射：命中値、装甲面、貫通、損傷。直接射撃と臨機射撃。',
  },
  rules: ['4.4.1', '4.4.2', '4.4.3'],
  dice: [DICE.hit],
  stops: [{ id: 'hitNumber', title: { en: 'Only the hit number', ja: '命中値まで' } }],
  input: ApFireBasicInput,
  outcome: ApFireBasicOutcome,
  example: {
    input: {
      range: 3,
      rangeFactor: 'P',
      penetration: 19,
      firer: { command: 'shortHalt' },
      target: { command: 'fire', cover: 'medium', defense: { basicArmor: { front: 18, rear: 8 } } },
    },
    dice: { given: [12] },
  },
  resolve(input, umpire) {
    const { target } = input;
    const ammo = input.ammo ?? blockOf(input.firer, 'AP');
    checkBasicFire(input, umpire);
    if (!umpire.legal && !ammo && input.rangeFactor === undefined) return null;
    const factor = findRangeFactor(umpire, input.rangeFactor, ammo?.range, input.range);
    if (!umpire.legal || factor === undefined) return null;
    const spent = { rangeFactor: factor, firerSpot: 'fire' as const, wreck: target.wreck };
    if (target.eliminated) {
      umpire.note('4.4.1', 'shot-wasted');
      umpire.summarise('shot-wasted');
      return { ...spent, ...MISS, modifiers: [], netModifier: 0, row: null, hitNumber: null, hit: false };
    }
    const only = umpire.stopsAt('hitNumber');
    if (!only) demandBasicFacts(input, ammo, factor);
    const tally = basicModifiers(input, umpire);
    const hitNumber = apHitNumber(umpire, tally.net, factor);
    const shot = { ...spent, modifiers: tally.items, netModifier: tally.net, row: hitRow(tally.net), hitNumber };
    if (only) {
      umpire.summarise('hit-number', { factor, net: tally.net, number: hitNumber });
      return { ...shot, ...MISS, hit: null, result: null };
    }
    const roll = umpire.roll('hit', d100);
    const hit = roll <= hitNumber;
    umpire.note('4.4.3.2.3', hit ? 'ap-hit' : 'ap-miss', { roll, number: hitNumber });
    if (!hit) {
      umpire.note('4.4.1', 'firer-spotted');
      umpire.summarise('ap-miss-summary', { roll, number: hitNumber });
      return { ...shot, ...MISS, hit };
    }
    const armor = target.defense.basicArmor ?? demand('basicArmor', '/target/defense/basicArmor');
    const aspect = aspectHit(target, armor, umpire);
    const plate = armorOn(aspect, armor);
    const penetration = ammo?.penetration?.[factor] ?? input.penetration ?? demand('penetration', '/penetration');
    const difference = penetration - plate;
    umpire.note('4.4.3.2.5', difference >= 0 ? 'penetrates' : 'bounces', { penetration, armor: plate });
    const table = umpire.chart('ap-damage');
    let result = table.cell(table.rowFor(difference), 0) as VehicleResult;
    umpire.note('4.4.3.2.6', 'damage-by-difference', { difference, result });
    if (result === 'damaged' && target.damaged) {
      umpire.note('4.4.3.2.6', 'second-damage');
      result = 'ko';
    }
    const wreck = wreckAfter(target.wreck, result, umpire);
    umpire.note('4.4.1', 'firer-spotted');
    umpire.summarise('ap-hit-summary', { roll, number: hitNumber, penetration, armor: plate, result });
    const eliminated = result === 'ko' || result === 'bu';
    return { ...shot, hit, aspect, penetration, armor: plate, difference, result, eliminated, wreck };
  },
});
