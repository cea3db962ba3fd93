import { landing } from './artillery/landing.js';
import { hiding } from './hidden/hiding.js';
import { seeking, sneaking } from './hidden/sneaking.js';
import { unveiling } from './hidden/unveiling.js';
import { dropping } from './notice/dropping.js';
import { discharging } from './optional/dischargers.js';
import { adjustment } from './phases/adjustment.js';
import { air, antiAir } from './phases/air.js';
import { closeCombat } from './phases/close-combat.js';
import { countering } from './phases/counter-battery.js';
import { directFire } from './phases/direct-fire.js';
import { followingUp } from './phases/dismount-attack.js';
import { fighting } from './phases/fighting.js';
import { indirect } from './phases/indirect.js';
import { initiative } from './phases/initiative.js';
import { joining } from './phases/joining.js';
import { movement } from './phases/movement.js';
import { moving } from './phases/mover.js';
import { orders } from './phases/orders.js';
import { overwatch } from './phases/overwatch.js';
import { reaction } from './phases/reaction.js';
import { resolving } from './phases/resolving.js';
import { setUp } from './phases/set-up.js';
import { smoking } from './phases/smoke.js';
import { walking } from './phases/walker.js';
import { plotting } from './plotting/plotting.js';
import type { Position, Step } from './position.js';
import type { Stage } from './stage.js';
import { naming } from './staggered/naming.js';

const STAGES: Readonly<Record<Exclude<Step, 'over'>, Stage>> = {
  'set-up': setUp,
  orders,
  initiative,
  'first-air': air,
  'indirect-fire': indirect,
  'direct-fire': directFire,
  overwatch,
  'close-combat': closeCombat,
  movement,
  'second-air': air,
  adjustment,
};

/** Everything the game can wait for. */
export const stages: Readonly<Record<string, Stage>> = {
  ...STAGES,
  discharging,
  landing,
  countering,
  'anti-air': antiAir,
  smoking,
  resolving,
  reaction,
  moving,
  walking,
  joining,
  fighting,
  followingUp,
  plotting,
  hiding,
  unveiling,
  sneaking,
  seeking,
  naming,
  dropping,
};

/** What the game is waiting for: units out of hiding first, shots under way first, then the answer to a mover or an aircraft, then the step. */
export function stageOf({
  step,
  resolving: shots,
  watch,
  mover,
  artillery,
  air: sky,
  smoking: smoke,
  discharging: sides,
  hidden,
  plots,
  fire,
  assaults,
  tooManyTargets,
}: Position): Stage | null {
  if (step === 'over') return null;
  if (plots.left.length > 0) return plotting;
  if (hidden.toHide.length > 0) return hiding;
  if (hidden.unveiling.length > 0) return unveiling;
  if (step === 'orders' && tooManyTargets) return dropping;
  if (step === 'orders' && sides.length > 0) return discharging;
  if (artillery.part?.countering) return countering;
  if (artillery.part && artillery.part.landings.length > 0) return landing;
  if (sky.sortie?.window) return antiAir;
  if (smoke) return smoking;
  if (shots) return resolving;
  if (step !== 'overwatch' && watch) return reaction;
  if (assaults?.fight) return fighting;
  if (hidden.sneaking) return hidden.sneaking.answer ? seeking : sneaking;
  if (step === 'direct-fire' && !fire) return naming;
  if (step === 'movement' && assaults) return followingUp;
  if (step === 'movement' && mover?.joining) return joining;
  if (step === 'movement' && mover) return mover.leg === undefined ? moving : walking;
  return STAGES[step];
}
