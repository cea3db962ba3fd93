import { attackAir, defensiveAir } from './phases/air-support.js';
import { attackGuns, defensiveGuns, kind, nextCombat } from './phases/battle.js';
import { bombing } from './phases/bombardment.js';
import { declaring } from './phases/declaration.js';
import { holding, takingRefuge } from './phases/leaders.js';
import { excess, movement } from './phases/movement.js';
import { receiving, releasing } from './phases/releases.js';
import { advancing, afterCombat, loss, retreating } from './phases/results.js';
import { setUp } from './phases/set-up.js';
import { attackerWithdrawal, defenderWithdrawal, turnedBarrage } from './phases/withdrawal.js';
import type { Pending, Position, Step } from './position.js';
import type { Stage } from './stage.js';

const OWED: Readonly<Record<Pending['kind'], Stage>> = {
  loss,
  retreat: retreating,
  advance: advancing,
  hold: holding,
  refuge: takingRefuge,
  release: releasing,
  receive: receiving,
};

const STAGES: Readonly<Record<Exclude<Step, 'over'>, Stage>> = {
  'set-up': setUp,
  bombing,
  moving: movement,
  excess,
  declaring,
  'defensive-air': defensiveAir,
  'attack-air': attackAir,
  'next-combat': nextCombat,
  kind,
  'attack-guns': attackGuns,
  'defensive-guns': defensiveGuns,
  'attacker-withdrawal': attackerWithdrawal,
  'defender-withdrawal': defenderWithdrawal,
  'turned-barrage': turnedBarrage,
  'after-combat': afterCombat,
};

/** What the game is waiting for: first whatever results have left to choose, then the step of the phase. */
export function stageOf({ pending, step }: Position): Stage | null {
  if (step === 'over') return null;
  const owed = pending[0];
  // Support fire that turns falls before anybody advances [12.3.3, 11.7].
  if (owed && step !== 'turned-barrage') return OWED[owed.kind];
  return STAGES[step];
}
