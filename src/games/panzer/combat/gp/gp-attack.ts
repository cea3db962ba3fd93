import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Tally } from '../../shared/tally.js';
import type { RangeFactor } from '../../vocabulary.js';

/** How GP power reaches its target; each way has its own exceptions among the modifiers [6.5.4.3]. */
export type GpMode = 'direct' | 'indirect' | 'air' | 'overrun';

/** What every unit under one attack has in common. */
export interface GpAttack {
  readonly mode: GpMode;
  /** GP factor, at most 15. */
  readonly factor: number;
  readonly band: RangeFactor;
  readonly smallArms: boolean;
  /** Highest number of the weapon's GP Effectiveness; a crash needs none [6.7.4.2.1]. */
  readonly effectiveness: number;
  readonly ignoreEffectiveness?: boolean;
  readonly handHeld?: boolean;
  readonly pinning?: boolean;
  /** Guns of an aircraft, which clear no mines [7.31.3.2]. */
  readonly strafes?: boolean;
  /** The target stands so high above the firer that it is partially hull down [6.1.4.1.3]. */
  readonly steep?: boolean;
  /** Adds what the firer, its line of sight and its aim contribute, the same for every unit attacked. */
  readonly addFirerModifiers: (tally: Tally, to: { readonly legOrTowed: boolean; readonly protection: string }) => void;
}

export type GpResult = 'noEffect' | 'suppressed' | 'effective';

export interface GpRoll {
  readonly noEffect: number;
  readonly suppressed: number;
  readonly final: number;
  readonly result: GpResult;
}

/** The highest modified rolls with no effect and with suppression [6.5.4.4]. */
export function gpNumbers(factor: number, defense: number, umpire: Umpire): readonly [number, number] {
  return umpire.chart('gp-combat-results').at(defense, factor) as readonly [number, number];
}

/** Crosses factor and defence and reads the modified roll, which may leave 1 to 100 on either side [6.5.4.4]. */
export function readGpTable(factor: number, defense: number, roll: number, net: number, umpire: Umpire): GpRoll {
  const [noEffect, suppressed] = gpNumbers(factor, defense, umpire);
  const final = roll + net;
  const result = final <= noEffect ? 'noEffect' : final <= suppressed ? 'suppressed' : 'effective';
  umpire.note(result === 'noEffect' ? ['6.5.4.4', '6.5.4.4.1'] : '6.5.4.4', 'gp-roll', {
    factor,
    defense,
    noEffect,
    suppressed,
    roll,
    net,
    final,
    result,
  });
  return { noEffect, suppressed, final, result };
}

/** The rule of 5s and 10s looks at the last digit of the modified roll [6.5.4.4.2]. */
export function lastDigit(final: number): number {
  return Math.abs(final) % 10;
}
