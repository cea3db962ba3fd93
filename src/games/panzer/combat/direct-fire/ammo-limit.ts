import { d10 } from '../../../../kernel/dice/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import type { Ammo } from '../../vocabulary.js';
import type { CardedFirer } from './firer.js';

/** What the ammo limits do to one shot. */
export interface AmmoCheck {
  /** How often a limit was failed: each costs -3 AP or -10 GP. */
  readonly failures: number;
  /** The special round is not there: plain AP is fired. */
  readonly fallsBack: boolean;
  /** A failed limit forces rate of fire N [5.16.2.1]. */
  readonly normalRate: boolean;
}

const UNLIMITED: AmmoCheck = { failures: 0, fallsBack: false, normalRate: false };

/** A die above the limit fails it [5.16.2]. */
function failsLimit(umpire: Umpire, name: string, limit: number, added = 0): boolean {
  const die = umpire.roll(name, d10);
  const fails = die + added > limit;
  umpire.note(['5.16.2', '5.16'], fails ? 'ammo-short' : 'ammo-there', { die: die + added, limit });
  return fails;
}

/** Basic AP or GP: unlimited while a leg or towed weapon is supplied [5.16.2.1, 5.16.2.4]. */
function checkBasicAmmo(firer: CardedFirer, umpire: Judge): AmmoCheck {
  const limit = firer.limits.basic;
  if (limit === undefined) return UNLIMITED;
  if (firer.supplied && firer.kind !== 'vehicle') {
    umpire.note('5.16.2.4', 'ammo-supplied');
    return UNLIMITED;
  }
  if (!failsLimit(umpire, 'ammo limit', limit)) return UNLIMITED;
  umpire.note('5.16.2.1', 'basic-ammo-limit');
  return { failures: 1, fallsBack: false, normalRate: true };
}

/** GP fire uses basic ammunition; a hand-held weapon has HEAT only, which is never supplied [5.16.2.1, 5.16.2.4]. */
export function checkGpAmmo(firer: CardedFirer, umpire: Judge): AmmoCheck {
  const { basic, heat } = firer.limits;
  if (basic !== undefined || heat === undefined || firer.weapon !== 'handHeldAntiTank')
    return checkBasicAmmo(firer, umpire);
  if (!failsLimit(umpire, 'ammo limit', heat)) return UNLIMITED;
  umpire.note('5.16.2.1', 'heat-only-limit');
  return { failures: 1, fallsBack: false, normalRate: true };
}

/** Special AP ammunition falls back on plain AP, which may be short as well [5.16.2.2]; HEAT-only weapons have no other round. */
export function checkApAmmo(firer: CardedFirer, ammo: Ammo, hasBasic: boolean, umpire: Judge): AmmoCheck {
  if (ammo === 'AP') return checkBasicAmmo(firer, umpire);
  const limit = ammo === 'HEAT' ? firer.limits.heat : firer.limits.special;
  if (limit === undefined) return UNLIMITED;
  const added = tungsten(firer, ammo, umpire.options);
  if (added > 0) umpire.note('5.16.2.7', 'tungsten-shortage', { added });
  if (!failsLimit(umpire, 'special ammo limit', limit, added)) return UNLIMITED;
  if (ammo === 'HEAT' && !hasBasic) {
    umpire.note(['5.16.2.1', '5.16.2.2'], 'heat-only-limit');
    return { failures: 1, fallsBack: false, normalRate: true };
  }
  umpire.note('5.16.2.2', 'special-ammo-limit');
  const basic = checkBasicAmmo(firer, umpire);
  return { failures: 1 + basic.failures, fallsBack: true, normalRate: true };
}

/** What German players agree to add to the die for APCR [5.16.2.7]. */
function tungsten(firer: CardedFirer, ammo: Ammo, options: Options): number {
  if (firer.nation !== 'german' || ammo !== 'APCR') return 0;
  return options.tungsten === 'plus2' ? 2 : options.tungsten === 'plus1' ? 1 : 0;
}
