import type { Judge } from '../options.js';
import { type Command, type Side, sideOf, type UnitType } from '../vocabulary.js';

interface Counter {
  readonly unit: string;
  readonly command: Command;
  readonly type?: UnitType;
}

/**
 * Whether a side has such a counter at all: its colour tells [2.9], and NATO has units only where it intervenes, its
 * Special Forces covertly, the 82nd openly [16.15a, 16.15b].
 */
export function checkCounter({ unit, command, type }: Counter, side: Side, umpire: Judge): void {
  if (sideOf(command) !== side) umpire.forbid('2.9', 'wrong-side', { unit, command, side });
  if (command !== 'nato') return;
  const level = umpire.options.natoIntervention;
  if (level === 'none') umpire.forbid('16.15a', 'nato-absent', { unit });
  else if (level === 'covert' && type !== undefined && type !== 'specialForce') {
    umpire.forbid('16.15b', 'nato-covert', { unit });
  }
}

/** NATO flies only in Overt Intervention [16.16]. */
export const natoFlies = (umpire: Judge): boolean =>
  umpire.chart('nato-intervention').flag(umpire.options.natoIntervention, 'natoAir');

const SECOND_ALLOTMENT = { hungarian: '16.16', southAfrican: '17.22' } as const;

/**
 * The section by which the second player has no air in the first player's turn 1: he is allotted his first in his own
 * Reinforcement Phase, after the enemy's first attacks [12.8, 12.9].
 */
export function noAirYet(side: Side, turn: number | undefined): '16.16' | '17.22' | undefined {
  return turn === 1 && (side === 'hungarian' || side === 'southAfrican') ? SECOND_ALLOTMENT[side] : undefined;
}
