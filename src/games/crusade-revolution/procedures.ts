import type { AnyProcedure } from '../../kernel/procedures/index.js';
import { advanceOptions } from './combat/advance-options.js';
import { armourModifier } from './combat/armour-modifier.js';
import { battle } from './combat/battle.js';
import { combatCardFate } from './combat/combat-card-fate.js';
import { combatToEnd } from './combat/combat-to-end.js';
import { entrench } from './combat/entrench.js';
import { fire } from './combat/fire.js';
import { lossAllocation } from './combat/loss-allocation.js';
import { militiaCoordination } from './combat/militia-coordination.js';
import { nextLoss } from './combat/next-loss.js';
import { retreatOptions } from './combat/retreat-options.js';
import { siegeAssault } from './combat/siege-assault.js';
import { armyOfAfrica } from './events/army-of-africa.js';
import { cardConditions } from './events/card-conditions.js';
import { cardPlay } from './events/card-play.js';
import { corpsPlacement } from './events/corps-placement.js';
import { counterattack } from './events/counterattack.js';
import { foreignAid } from './events/foreign-aid.js';
import { frenchIntervention } from './events/french-intervention.js';
import { initialCorps } from './events/initial-corps.js';
import { insurrection } from './events/insurrection.js';
import { mallorca } from './events/mallorca.js';
import { militarization } from './events/militarization.js';
import { planP } from './events/plan-p.js';
import { reinforcement } from './events/reinforcement.js';
import { reserveMinimum } from './events/reserve-minimum.js';
import { activation } from './movement/activation.js';
import { connection } from './movement/connection.js';
import { movePath } from './movement/move-path.js';
import { nextStep } from './movement/next-step.js';
import { northernFront } from './movement/northern-front.js';
import { reach } from './movement/reach.js';
import { seaRoute } from './movement/sea-route.js';
import { srDestinations } from './movement/sr-destinations.js';
import { stacking } from './movement/stacking.js';
import { strategicRedeployment } from './movement/strategic-redeployment.js';
import { visibility } from './spotting/visibility.js';
import { attrition } from './status/attrition.js';
import { automaticVictory } from './status/automatic-victory.js';
import { capture } from './status/capture.js';
import { cityPenalties } from './status/city-penalty.js';
import { drawPhase } from './status/draw-phase.js';
import { finalVictory } from './status/final-victory.js';
import { isolatedSpace } from './status/isolated-space.js';
import { madridObjective } from './status/madrid-objective.js';
import { moraleTriggers } from './status/morale-triggers.js';
import { replacements } from './status/replacements.js';
import { republicanMorale } from './status/republican-morale.js';
import { scenario } from './status/scenario.js';
import { siegeStatus } from './status/siege-status.js';
import { supply } from './status/supply.js';
import { supplyEffects } from './status/supply-effects.js';
import { turnEffects } from './status/turn-effects.js';
import { turnSequence } from './status/turn-sequence.js';
import { warStatus } from './status/war-status.js';

export const procedures: readonly AnyProcedure[] = [
  battle,
  combatToEnd,
  fire,
  lossAllocation,
  nextLoss,
  retreatOptions,
  advanceOptions,
  militiaCoordination,
  siegeAssault,
  entrench,
  armourModifier,
  combatCardFate,
  activation,
  movePath,
  nextStep,
  reach,
  stacking,
  connection,
  strategicRedeployment,
  srDestinations,
  northernFront,
  seaRoute,
  visibility,
  cardPlay,
  cardConditions,
  reinforcement,
  corpsPlacement,
  armyOfAfrica,
  mallorca,
  planP,
  counterattack,
  initialCorps,
  reserveMinimum,
  militarization,
  foreignAid,
  insurrection,
  frenchIntervention,
  supply,
  supplyEffects,
  attrition,
  replacements,
  cityPenalties,
  republicanMorale,
  moraleTriggers,
  automaticVictory,
  warStatus,
  finalVictory,
  capture,
  madridObjective,
  siegeStatus,
  isolatedSpace,
  drawPhase,
  turnSequence,
  turnEffects,
  scenario,
];
