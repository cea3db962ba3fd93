import type { ChartData } from '../../../kernel/charts/index.js';
import abbreviations from './abbreviations.json' with { type: 'json' };
import adjacentResults from './adjacent-results.json' with { type: 'json' };
import aerialRecon from './aerial-recon.json' with { type: 'json' };
import airDefence from './air-defence.json' with { type: 'json' };
import airLimits from './air-limits.json' with { type: 'json' };
import airMissions from './air-missions.json' with { type: 'json' };
import airborneLanding from './airborne-landing.json' with { type: 'json' };
import airborneModifiers from './airborne-modifiers.json' with { type: 'json' };
import airmobileUnits from './airmobile-units.json' with { type: 'json' };
import angolaAirpower from './angola-airpower.json' with { type: 'json' };
import angolaAirpowerModifiers from './angola-airpower-modifiers.json' with { type: 'json' };
import angolaEvents from './angola-events.json' with { type: 'json' };
import angolaHexPoints from './angola-hex-points.json' with { type: 'json' };
import angolaPlacement from './angola-placement.json' with { type: 'json' };
import angolaSetup from './angola-setup.json' with { type: 'json' };
import angolaTurns from './angola-turns.json' with { type: 'json' };
import arrivalDelay from './arrival-delay.json' with { type: 'json' };
import assaultCrt from './assault-crt.json' with { type: 'json' };
import battles from './battles.json' with { type: 'json' };
import bombardmentResults from './bombardment-results.json' with { type: 'json' };
import budapestEvents from './budapest-events.json' with { type: 'json' };
import budapestHexPoints from './budapest-hex-points.json' with { type: 'json' };
import budapestSetup from './budapest-setup.json' with { type: 'json' };
import budapestTurns from './budapest-turns.json' with { type: 'json' };
import columnShifts from './column-shifts.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };
import communistSchedule from './communist-schedule.json' with { type: 'json' };
import eliminationPoints from './elimination-points.json' with { type: 'json' };
import fireControl from './fire-control.json' with { type: 'json' };
import hexsideEffects from './hexside-effects.json' with { type: 'json' };
import hungarianReinforcements from './hungarian-reinforcements.json' with { type: 'json' };
import mobileCrt from './mobile-crt.json' with { type: 'json' };
import natoIntervention from './nato-intervention.json' with { type: 'json' };
import optionalReinforcements from './optional-reinforcements.json' with { type: 'json' };
import otherPoints from './other-points.json' with { type: 'json' };
import pathEffects from './path-effects.json' with { type: 'json' };
import purchaseTerms from './purchase-terms.json' with { type: 'json' };
import quickEnd from './quick-end.json' with { type: 'json' };
import rotation from './rotation.json' with { type: 'json' };
import sadfSchedule from './sadf-schedule.json' with { type: 'json' };
import scatter from './scatter.json' with { type: 'json' };
import sequenceOfPlay from './sequence-of-play.json' with { type: 'json' };
import sovietAirpower from './soviet-airpower.json' with { type: 'json' };
import sovietSchedule from './soviet-schedule.json' with { type: 'json' };
import specialUnits from './special-units.json' with { type: 'json' };
import stacking from './stacking.json' with { type: 'json' };
import stackingAlone from './stacking-alone.json' with { type: 'json' };
import stackingPartners from './stacking-partners.json' with { type: 'json' };
import terrainEffects from './terrain-effects.json' with { type: 'json' };
import unQuota from './un-quota.json' with { type: 'json' };
import unitSizes from './unit-sizes.json' with { type: 'json' };
import victoryLevels from './victory-levels.json' with { type: 'json' };

/** Every chart of the book. */
export const charts = [
  abbreviations,
  adjacentResults,
  aerialRecon,
  airDefence,
  airLimits,
  airMissions,
  airborneLanding,
  airborneModifiers,
  airmobileUnits,
  angolaAirpower,
  angolaAirpowerModifiers,
  angolaEvents,
  angolaHexPoints,
  angolaPlacement,
  angolaSetup,
  angolaTurns,
  arrivalDelay,
  assaultCrt,
  battles,
  bombardmentResults,
  budapestEvents,
  budapestHexPoints,
  budapestSetup,
  budapestTurns,
  columnShifts,
  commands,
  communistSchedule,
  eliminationPoints,
  fireControl,
  hexsideEffects,
  hungarianReinforcements,
  mobileCrt,
  natoIntervention,
  optionalReinforcements,
  otherPoints,
  pathEffects,
  purchaseTerms,
  quickEnd,
  rotation,
  sadfSchedule,
  scatter,
  sequenceOfPlay,
  sovietAirpower,
  sovietSchedule,
  specialUnits,
  stacking,
  stackingAlone,
  stackingPartners,
  terrainEffects,
  unQuota,
  unitSizes,
  victoryLevels,
] as unknown as readonly ChartData[];
