import { choice, flag, integer, list, object } from '../../../../kernel/fields/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { ApAmmo, DamageBands } from '../../shared/vehicle-card.js';
import { Ammo, RangeFactor } from '../../vocabulary.js';
import { blockOf, weaponFired } from '../direct-fire/carded-firer.js';
import { type CardedFirer, checkCrewServed, checkDirectFirer, DirectFirer, readFirer } from '../direct-fire/firer.js';
import { Hindrance } from '../direct-fire/hindrances.js';
import { ApTarget } from './ap-target.js';

/** A further target for the extra hits of a fast-firing gun [6.5.2.1]. */
export class ExtraTarget {
  @object('The vehicle', ApTarget, { default: {} }) vehicle!: ApTarget;
  @integer('Hexes from the first target [6.5.2.1]', { min: 0, max: 20, default: 0 }) hexesAway!: number;
  @choice('Its range factor; left out: that of the first target', RangeFactor, { optional: true })
  rangeFactor?: RangeFactor;
  @integer('Penetration at its range factor, where that is another and no block is sent [6.5.2.1]', {
    min: 0,
    max: 200,
    optional: true,
  })
  penetration?: number;
  @flag('Spotted, in range and in the field of fire [4.4.3]', { default: true }) legalTarget!: boolean;
  @integer('How many of the extra hits go to it [6.5.2.1]', { min: 1, max: 2, default: 1 }) extraHits!: number;
}

export class ApFireInput {
  @integer('Range in hexes [3.5.1]', { min: 0, max: 200, optional: true }) range?: number;
  @object('Block of the ammunition fired [4.4.3.2.1]', ApAmmo, { optional: true }) ammo?: ApAmmo;
  @object(
    'Plain AP block, for special ammunition that may run short; HEAT without one is all there is [5.16.2.2]',
    ApAmmo,
    {
      optional: true,
    },
  )
  basicAmmo?: ApAmmo;
  @choice('Ammunition fired, where no block is sent: of the card, or that of the figures stated [5.16.1]', Ammo, {
    default: 'AP',
  })
  ammoType!: Ammo;
  @choice(
    'Range factor of plain AP, where no range is sent; left out: that of the special round [5.16.2.2]',
    RangeFactor,
    {
      optional: true,
    },
  )
  basicRangeFactor?: RangeFactor;
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
  @integer(
    'Several hits that were rolled already, in a question that ended there (upTo): only where they strike and what they do is asked [6.5.2.1]',
    { min: 2, max: 3, optional: true },
  )
  hitsScored?: number;
  @flag('The firer itself has spotted the target [4.1.1]', { default: true }) spotted!: boolean;
  @list('Fire, smoke and barrage in both hexes and on the line of sight [5.11]', Hindrance, {
    maxItems: 30,
    default: [],
  })
  hindrances!: Hindrance[];
  @flag('Heat haze [6.5.2.4]') heatHaze!: boolean;
}

/** The question with the figures of the firer's card in it. */
export type ApQuestion = ApFireInput & { readonly firer: CardedFirer };

/** Lays the request over the firer's card: the block fired, and the plain one to fall back on [1.6, 5.16.2.2]. */
export function readApQuestion(request: ApFireInput, umpire: Judge): ApQuestion {
  const firer = readFirer(request.firer, umpire);
  const ammo = request.ammo ?? blockOf(firer, request.ammoType);
  const basicAmmo = request.basicAmmo ?? ((ammo?.type ?? request.ammoType) === 'AP' ? undefined : blockOf(firer, 'AP'));
  return { ...request, firer, ammo, basicAmmo };
}

/** Refusals that AP fire adds to those of every direct fire [6.5.2, 5.16.1, 5.16.2.7]. */
export function checkApFire(input: ApQuestion, umpire: Judge): void {
  const { firer, target, ammo, date, range } = input;
  const type = typeFired(input);
  checkDirectFirer(firer, { spotted: input.spotted, triggered: target.triggered, range }, umpire);
  checkCrewServed(firer, 'ap', umpire);
  if (target.kind !== 'vehicle') umpire.forbid('6.5.2', 'ap-vehicles-only', { kind: target.kind });
  if (weaponFired(firer) && !ammo && input.penetration === undefined) {
    if (input.ammoType === 'AP') umpire.forbid('4.4.3', 'no-ap-block');
    else umpire.forbid(['5.16.1', '4.4.3'], 'no-ammo-block', { ammo: input.ammoType });
  }
  if (ammo?.from !== undefined && date !== undefined && date < ammo.from)
    umpire.forbid('5.16.1', 'ammo-not-yet', { ammo: ammo.type });
  const short = umpire.options.tungsten === 'none' && (date === undefined || date >= 194307);
  if (short && type === 'APCR' && firer.nation === 'german') umpire.forbid('5.16.2.7', 'no-tungsten');
}

/** Extra hits may go only to legal targets near the first one and no farther off [6.5.2.1]. */
export function checkSpread(input: ApFireInput, factor: RangeFactor, umpire: Umpire): void {
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

/** The ammunition that is asked for: of the block, or of the figures stated without one [5.16.1]. */
export const typeFired = ({ ammo, ammoType }: ApQuestion): Ammo => ammo?.type ?? ammoType;

/** HEAT is all a weapon has where no plain AP is known of it [5.16.2.1]. */
export const hasPlainAp = (input: ApQuestion): boolean => input.basicAmmo !== undefined || typeFired(input) !== 'HEAT';

/** Whether a limit may send the shot back to plain AP [5.16.2.2]. */
export function mayFallBack(input: ApQuestion): boolean {
  const type = typeFired(input);
  if (type === 'AP' || !hasPlainAp(input)) return false;
  return (type === 'HEAT' ? input.firer.limits.heat : input.firer.limits.special) !== undefined;
}

/** Penetration of a round at one of the targets: at its own range factor, which for an extra target may be nearer [6.5.2.1]. */
export function penetrationAt(
  input: ApQuestion,
  round: ApAmmo | undefined,
  factor: RangeFactor,
  index: number,
): number | undefined {
  const extra = index > 0 ? input.extraTargets[index - 1]! : undefined;
  const at = extra?.rangeFactor ?? factor;
  const printed = round?.penetration?.[at];
  if (printed !== undefined || round !== input.ammo) return printed;
  return extra?.penetration ?? (at === factor ? input.penetration : undefined);
}
