import type { AnyProcedure } from '../../kernel/procedures/index.js';
import { adjacentAttack } from './combat/adjacent-attack.js';
import { advanceOptions } from './combat/advance-options.js';
import { attackObligations } from './combat/attack-obligations.js';
import { bombardment } from './combat/bombardment.js';
import { crtChoice } from './combat/crt-choice.js';
import { exchangeLosses } from './combat/exchange-losses.js';
import { fireSupport } from './combat/fire-support.js';
import { retreatOptions } from './combat/retreat-options.js';
import { rubbleCheck } from './combat/rubble-check.js';
import { wholeCombat } from './combat/whole-combat.js';
import { airpower } from './events/airpower.js';
import { hungarianReinforcements } from './events/hungarian-reinforcements.js';
import { optionalReinforcement } from './events/optional-reinforcement.js';
import { randomEvent } from './events/random-event.js';
import { refit } from './events/refit.js';
import { rotation } from './events/rotation.js';
import { schedule } from './events/schedule.js';
import { airmobile } from './movement/airmobile.js';
import { parachute } from './movement/parachute.js';
import { path } from './movement/path.js';
import { reach } from './movement/reach.js';
import { reinforcementEntry } from './movement/reinforcement-entry.js';
import { route } from './movement/route.js';
import { stepCost } from './movement/step-cost.js';
import { aerialRecon } from './spotting/aerial-recon.js';
import { artilleryRange } from './spotting/artillery-range.js';
import { recon } from './spotting/recon.js';
import { revealUntried } from './spotting/reveal.js';
import { commandRange } from './status/command-range.js';
import { control } from './status/control.js';
import { eliminationPoints } from './status/elimination-points.js';
import { intervention } from './status/intervention.js';
import { quickEnd } from './status/quick-end.js';
import { recovery } from './status/recovery.js';
import { setUp } from './status/set-up.js';
import { stacking } from './status/stacking.js';
import { supply } from './status/supply.js';
import { turn } from './status/turn.js';
import { victory } from './status/victory.js';
import { zonesOfControl } from './status/zones-of-control.js';

const combat: readonly AnyProcedure[] = [
  adjacentAttack,
  wholeCombat,
  bombardment,
  fireSupport,
  crtChoice,
  attackObligations,
  retreatOptions,
  advanceOptions,
  exchangeLosses,
  rubbleCheck,
];

const movement: readonly AnyProcedure[] = [stepCost, path, route, reach, airmobile, parachute, reinforcementEntry];

const spotting: readonly AnyProcedure[] = [artilleryRange, revealUntried, recon, aerialRecon];

const events: readonly AnyProcedure[] = [
  randomEvent,
  airpower,
  schedule,
  hungarianReinforcements,
  optionalReinforcement,
  rotation,
  refit,
];

const status: readonly AnyProcedure[] = [
  turn,
  setUp,
  intervention,
  zonesOfControl,
  stacking,
  commandRange,
  supply,
  recovery,
  control,
  eliminationPoints,
  victory,
  quickEnd,
];

/** Everything of the book that can be asked, by resolver. */
export const procedures: readonly AnyProcedure[] = [...combat, ...movement, ...spotting, ...events, ...status];
