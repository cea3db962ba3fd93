import type { AnyProcedure } from '../../kernel/procedures/index.js';
import { advanceOptions } from './combat/advance-options.js';
import { airBombardment } from './combat/air-bombardment.js';
import { attack } from './combat/attack.js';
import { attackObligations } from './combat/attack-obligations.js';
import { attackPlan } from './combat/attack-plan.js';
import { barrage } from './combat/barrage.js';
import { retreatOnMap } from './combat/retreat-on-map.js';
import { retreatOptions } from './combat/retreat-options.js';
import { stepLoss } from './combat/step-loss.js';
import { supportEligibility } from './combat/support-eligibility.js';
import { voluntaryRetreat } from './combat/voluntary-retreat.js';
import { wholeCombat } from './combat/whole-combat.js';
import { hqRebuilding } from './events/hq-rebuilding.js';
import { initiative } from './events/initiative.js';
import { leaderFate } from './events/leader-fate.js';
import { reserveRelease } from './events/reserve-release.js';
import { weather } from './events/weather.js';
import { mapExit } from './movement/map-exit.js';
import { march } from './movement/march.js';
import { path } from './movement/path.js';
import { pontoonBridge } from './movement/pontoon-bridge.js';
import { reach } from './movement/reach.js';
import { reinforcementEntry } from './movement/reinforcement-entry.js';
import { stepCost } from './movement/step-cost.js';
import { truckTransport } from './movement/truck-transport.js';
import { barrageSight } from './spotting/barrage-sight.js';
import { lineOfSight } from './spotting/line-of-sight.js';
import { airAllotment } from './status/air-allotment.js';
import { assaultLedger } from './status/assault-ledger.js';
import { bruneteVictory } from './status/brunete-victory.js';
import { command } from './status/command.js';
import { commandChain } from './status/command-chain.js';
import { corpsBoundary } from './status/corps-boundary.js';
import { divisionExchange } from './status/division-exchange.js';
import { divisionalObjectives } from './status/divisional-objectives.js';
import { jaramaVictory } from './status/jarama-victory.js';
import { phaseAction } from './status/phase-action.js';
import { reinforcements } from './status/reinforcements.js';
import { reserveArea } from './status/reserve-area.js';
import { setUp } from './status/set-up.js';
import { stacking } from './status/stacking.js';
import { supply } from './status/supply.js';
import { supplyLine } from './status/supply-line.js';
import { zoneOfControl } from './status/zone-of-control.js';
import { zonesOnMap } from './status/zones-on-map.js';

const combat: readonly AnyProcedure[] = [
  attack,
  barrage,
  airBombardment,
  supportEligibility,
  voluntaryRetreat,
  retreatOptions,
  retreatOnMap,
  advanceOptions,
  attackObligations,
  attackPlan,
  stepLoss,
  wholeCombat,
];

const movement: readonly AnyProcedure[] = [
  stepCost,
  march,
  path,
  reach,
  mapExit,
  reinforcementEntry,
  truckTransport,
  pontoonBridge,
];

const spotting: readonly AnyProcedure[] = [barrageSight, lineOfSight];

const events: readonly AnyProcedure[] = [weather, initiative, hqRebuilding, leaderFate, reserveRelease];

const status: readonly AnyProcedure[] = [
  supply,
  supplyLine,
  command,
  commandChain,
  zoneOfControl,
  zonesOnMap,
  stacking,
  assaultLedger,
  airAllotment,
  divisionalObjectives,
  corpsBoundary,
  jaramaVictory,
  bruneteVictory,
  divisionExchange,
  reinforcements,
  setUp,
  reserveArea,
  phaseAction,
];

/** Everything of the book that can be asked, by resolver. */
export const procedures: readonly AnyProcedure[] = [...combat, ...movement, ...spotting, ...events, ...status];
