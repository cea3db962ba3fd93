import { d100 } from '../../../../kernel/dice/index.js';
import { choice, flag, integer, list, object } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { AppliedModifier } from '../../shared/tally.js';
import { ApAmmo, DamageBands } from '../../shared/vehicle-card.js';
import { Ammo, RangeFactor, type RateOfFire, SpotCounter } from '../../vocabulary.js';
import { type AmmoCheck, checkApAmmo } from '../direct-fire/ammo-limit.js';
import { blockOf, weaponFired } from '../direct-fire/carded-firer.js';
import { type CardedFirer, checkCrewServed, checkDirectFirer, DirectFirer, readFirer } from '../direct-fire/firer.js';
import { Hindrance } from '../direct-fire/hindrances.js';
import { findRangeFactor, missingOnCard, rangeFactorFor } from '../direct-fire/range-factor.js';
import { ApHit, resolveHit } from './ap-hits.js';
import { apModifiers } from './ap-modifiers.js';
import { ApTargetState, stateAfter } from './ap-result.js';
import { ApTarget, hitAngle } from './ap-target.js';
import { apHitNumber } from './hit-number.js';

/** A further target for the extra hits of a fast-firing gun [6.5.2.1]. */
export class ExtraTarget {
  @object('The vehicle', ApTarget, { default: {} }) vehicle!: ApTarget;
  @integer('Hexes from the first target [6.5.2.1]', { min: 0, max: 20, default: 0 }) hexesAway!: number;
  @choice('Its range factor; left out: that of the first target', RangeFactor, { optional: true })
  rangeFactor?: RangeFactor;
  @flag('Spotted, in range and in the field of fire [4.4.3]', { default: true }) legalTarget!: boolean;
}

export class ApFireInput {
  @integer('Range in hexes [3.5.1]', { min: 0, max: 200, optional: true }) range?: number;
  @object('Block of the ammunition fired [4.4.3.2.1]', ApAmmo, { optional: true }) ammo?: ApAmmo;
  @object('Plain AP block, for special ammunition that may run short [5.16.2.2]', ApAmmo, { optional: true })
  basicAmmo?: ApAmmo;
  @choice("Which ammunition of the firer's card, where no block is sent [5.16.1]", Ammo, { default: 'AP' })
  ammoType!: Ammo;
  @choice('Range factor, where no block is sent [4.4.3.2.1]', RangeFactor, { optional: true })
  rangeFactor?: RangeFactor;
  @integer('Penetration, where no block is sent [4.4.3.2.5]', { min: 0, max: 200, optional: true })
  penetration?: number;
  @object('AP Damage section, where no block is sent [6.5.2.5]', DamageBands, { optional: true }) damage?: DamageBands;
  @integer('Date as yyyymm, for ammunition that comes later [5.16.1]', { min: 193901, max: 194512, optional: true })
  date?: number;
  @object('The firing unit', DirectFirer, { default: {} }) firer!: DirectFirer;
  @object('The target', ApTarget, { default: {} }) target!: ApTarget;
  @list('Where the second and third hit go, if not to the first target [6.5.2.1]', ExtraTarget, {
    maxItems: 2,
    default: [],
  })
  extraTargets!: ExtraTarget[];
  @flag('The firer itself has spotted the target [4.1.1]', { default: true }) spotted!: boolean;
  @list('Fire, smoke and barrage in both hexes and on the line of sight [5.11]', Hindrance, {
    maxItems: 30,
    default: [],
  })
  hindrances!: Hindrance[];
  @flag('Heat haze [6.5.2.4]') heatHaze!: boolean;
}

export class ApFireOutcome {
  @choice('Range factor', RangeFactor) rangeFactor!: RangeFactor;
  @list('Modifiers that count', AppliedModifier, { maxItems: 60 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -300, max: 200 }) netModifier!: number;
  @integer('AP hit number', { min: 0, max: 100, optional: true }) hitNumber!: number | null;
  @flag('The special round ran short and plain AP was fired [5.16.2.2]') fellBack!: boolean;
  @list('Hits in the order resolved', ApHit, { maxItems: 3 }) hits!: ApHit[];
  @list('The first target and the extra ones afterwards', ApTargetState, { maxItems: 3 }) targets!: ApTargetState[];
  @choice('Counter of the firer', SpotCounter) firerSpot!: SpotCounter;
  @flag('The weapon is out of order until repaired, option 7.25') malfunction!: boolean;
  @flag('A missed rocket: check for a fire in a building hex, option 7.35 [7.35.3]') fireCheck!: boolean;
}

/** The question with the figures of the firer's card in it. */
type ApQuestion = ApFireInput & { readonly firer: CardedFirer };

/** Refusals that AP fire adds to those of every direct fire [6.5.2, 5.16.1, 5.16.2.7]. */
function checkApFire(input: ApQuestion, umpire: Judge): void {
  const { firer, target, ammo, date, range } = input;
  checkDirectFirer(firer, { spotted: input.spotted, triggered: target.triggered, range }, umpire);
  checkCrewServed(firer, 'ap', umpire);
  if (target.kind !== 'vehicle') umpire.forbid('6.5.2', 'ap-vehicles-only', { kind: target.kind });
  if (weaponFired(firer) && !ammo && input.penetration === undefined) umpire.forbid('4.4.3', 'no-ap-block');
  if (ammo?.from !== undefined && date !== undefined && date < ammo.from)
    umpire.forbid('5.16.1', 'ammo-not-yet', { ammo: ammo.type });
  const short = umpire.options.tungsten === 'none' && (date === undefined || date >= 194307);
  if (short && ammo?.type === 'APCR' && firer.nation === 'german') umpire.forbid('5.16.2.7', 'no-tungsten');
}

/** Extra hits may go only to legal targets near the first one and no farther off [6.5.2.1]. */
function checkSpread(input: ApFireInput, factor: RangeFactor, umpire: Umpire): void {
  if (input.extraTargets.length === 0) return;
  const { grade } = input.firer;
  const reach = umpire.chart('grade-effects').number(grade, 'commandRange');
  for (const extra of input.extraTargets) {
    const farther = RangeFactor.values.indexOf(extra.rangeFactor ?? factor) > RangeFactor.values.indexOf(factor);
    if (!extra.legalTarget) umpire.forbid('6.5.2.1', 'spread-not-legal');
    if (farther) umpire.forbid('6.5.2.1', 'spread-farther');
    if (extra.hexesAway > reach) umpire.forbid(['6.5.2.1', '6.2.1.1.2'], 'spread-too-far', { grade, reach });
  }
}

/** How many hits the roll gives [6.5.2.1]. */
function numberOfHits(rate: RateOfFire, roll: number, hitNumber: number, umpire: Umpire): number {
  if (rate === 'N') return 1;
  const chart = umpire.chart('ap-number-of-hits');
  const hits = roll <= chart.number(hitNumber, `${rate}3`) ? 3 : roll <= chart.number(hitNumber, `${rate}2`) ? 2 : 1;
  umpire.note('6.5.2.1', 'number-of-hits', { rate, roll, hits });
  return hits;
}

/** The hits one after the other, each on the target as the one before left it; a destroyed vehicle takes no more. */
function resolveHits(
  input: ApQuestion,
  count: number,
  factor: RangeFactor,
  used: ApAmmo | undefined,
  umpire: Judge,
): { hits: ApHit[]; targets: ApTargetState[] } {
  const vehicles = [input.target, ...input.extraTargets.map(({ vehicle }) => vehicle)];
  const factors = [factor, ...input.extraTargets.map((extra) => extra.rangeFactor ?? factor)];
  const hits: ApHit[] = [];
  const chemical = used?.type === 'HEAT' || input.firer.weapon === 'handHeldAntiTank';
  const angles = vehicles.map((vehicle, i) => (i < count ? hitAngle(vehicle, umpire) : 'front'));
  for (let n = 0; n < count; n += 1) {
    const index = n < vehicles.length ? n : 0;
    const before = hits.filter((hit) => hit.target === index);
    if (before.some(({ result }) => result === 'ko' || result === 'bu')) {
      umpire.note('6.5.2.1', 'hit-on-wreck');
      continue;
    }
    const target = vehicles[index]!;
    hits.push(
      resolveHit(
        {
          index,
          firer: input.firer,
          target,
          angle: angles[index]!,
          range: input.range,
          penetration: used?.penetration?.[factors[index]!] ?? input.penetration,
          damage: used?.damage ?? input.damage,
          chemical,
          damaged: target.damaged || before.some(({ result }) => result === 'damaged'),
          trackHit: target.trackHit || before.some(({ result }) => result === 'trackHit'),
        },
        umpire,
      ),
    );
  }
  const targets = vehicles.map((vehicle, i) =>
    stateAfter(
      vehicle,
      hits.filter((hit) => hit.target === i),
      umpire,
    ),
  );
  return { hits, targets };
}

export const apFire = procedure<ApFireInput, ApFireOutcome, Options>({
  id: 'ap-fire',
  resolver: 'combat',
  title: { en: 'AP fire, Advanced Game', ja: 'AP射撃（上級ゲーム）' },
  description: {
    en: 'One AP weapon at one vehicle: ammunition limits, modifiers, number of hits, location, armour, damage and the bail-out checks that follow. Direct fire and overwatch.',
    ja: 'AP火器1門の射撃：弾薬制限、修正、命中数、命中個所、装甲、損傷、続いて必要な脱出判定。直接射撃と臨機射撃。',
  },
  rules: ['6.5.2', '6.5.2.1', '6.5.2.2', '6.5.2.3', '6.5.2.4', '6.5.2.5', '5.14', '5.16.2', '4.4.2'],
  input: ApFireInput,
  outcome: ApFireOutcome,
  example: {
    input: {
      range: 3,
      rangeFactor: 'P',
      penetration: 19,
      damage: { nd: 1, dm: 4, ko: 8 },
      firer: { command: 'shortHalt' },
      target: { cover: 'light', angle: 'frontSide', defense: { protection: 'S' } },
    },
    dice: { given: [12, 67] },
  },
  resolve(request, umpire) {
    const firer = readFirer(request.firer, umpire);
    const block = request.ammo ?? blockOf(firer, request.ammoType);
    const basicAmmo = request.basicAmmo ?? (block?.type === 'AP' ? undefined : blockOf(firer, 'AP'));
    const input = { ...request, firer, ammo: block, basicAmmo };
    const { target, ammo } = input;
    checkApFire(input, umpire);
    if (!umpire.legal && !ammo && input.rangeFactor === undefined) return null;
    let factor = findRangeFactor(umpire, input.rangeFactor, ammo?.range, input.range);
    if (factor !== undefined) checkSpread(input, factor, umpire);
    if (!umpire.legal || factor === undefined) return null;
    const idle = { hits: [], targets: [], fellBack: false, malfunction: false, fireCheck: false };
    const light = firer.smallArms === true || firer.weapon === 'antiTankRifle';
    const spot = light || firer.transported ? 'smallArms' : 'fire';
    if (target.eliminated) {
      umpire.note('4.4.1', 'shot-wasted');
      umpire.summarise('shot-wasted');
      return { ...idle, rangeFactor: factor, modifiers: [], netModifier: 0, hitNumber: null, firerSpot: spot };
    }
    const check: AmmoCheck = checkApAmmo(
      firer,
      ammo?.type ?? 'AP',
      input.basicAmmo !== undefined || ammo?.type !== 'HEAT',
      umpire,
    );
    let used = ammo;
    if (check.fallsBack) {
      used = input.basicAmmo ?? missingOnCard('AP block');
      const nearer = input.range === undefined ? factor : rangeFactorFor(used.range, input.range);
      if (nearer === undefined) {
        umpire.note('3.5.2', 'fallback-out-of-range', { range: input.range!, maximum: used.range!.E! });
        umpire.summarise('fallback-out-of-range', { range: input.range!, maximum: used.range!.E! });
        return {
          ...idle,
          fellBack: true,
          rangeFactor: factor,
          modifiers: [],
          netModifier: 0,
          hitNumber: null,
          firerSpot: spot,
        };
      }
      factor = nearer;
    }
    const tally = apModifiers(
      {
        firer,
        target,
        factor,
        range: input.range,
        hindrances: input.hindrances,
        heatHaze: input.heatHaze,
        ammoFailures: check.failures,
      },
      umpire,
    );
    const hitNumber = apHitNumber(umpire, tally.net, factor);
    const roll = umpire.roll('hit', d100);
    const hit = roll <= hitNumber;
    umpire.note('4.4.3.2.3', hit ? 'ap-hit' : 'ap-miss', { roll, number: hitNumber });
    const malfunction = umpire.options.weaponMalfunction && roll === 100;
    if (malfunction) umpire.note('7.25', 'malfunction');
    const count = hit ? numberOfHits(check.normalRate ? 'N' : firer.rateOfFire, roll, hitNumber, umpire) : 0;
    const { hits, targets } = resolveHits(input, count, factor, used, umpire);
    const fireCheck =
      umpire.options.fires && !hit && firer.weapon === 'handHeldAntiTank' && target.inside !== undefined;
    if (fireCheck) umpire.note('7.35.3', 'rocket-fire-check');
    umpire.note(spot === 'fire' ? '4.4.1' : '6.1.3', spot === 'fire' ? 'firer-spotted' : 'firer-spotted-small-arms');
    if (hit)
      umpire.summarise('ap-hits-summary', { roll, number: hitNumber, results: hits.map(({ result }) => result) });
    else umpire.summarise('ap-miss-summary', { roll, number: hitNumber });
    return {
      rangeFactor: factor,
      modifiers: tally.items,
      netModifier: tally.net,
      hitNumber,
      fellBack: check.fallsBack,
      hits,
      targets,
      firerSpot: spot,
      malfunction,
      fireCheck,
    };
  },
});
