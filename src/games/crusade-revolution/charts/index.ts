import type { ChartData } from '../../../kernel/charts/index.js';
import actionLimits from './action-limits.json' with { type: 'json' };
import afrArrivals from './afr-arrivals.json' with { type: 'json' };
import automaticVictory from './automatic-victory.json' with { type: 'json' };
import cardsMentioned from './cards-mentioned.json' with { type: 'json' };
import cityBaseline from './city-baseline.json' with { type: 'json' };
import coastalSpaces from './coastal-spaces.json' with { type: 'json' };
import combatDrm from './combat-drm.json' with { type: 'json' };
import corpsFire from './corps-fire.json' with { type: 'json' };
import corpsReplacement from './corps-replacement.json' with { type: 'json' };
import counterattacks from './counterattacks.json' with { type: 'json' };
import decks from './decks.json' with { type: 'json' };
import divisionFire from './division-fire.json' with { type: 'json' };
import divisionRemoval from './division-removal.json' with { type: 'json' };
import entrenchment from './entrenchment.json' with { type: 'json' };
import firstLossPriority from './first-loss-priority.json' with { type: 'json' };
import handSize from './hand-size.json' with { type: 'json' };
import initialCorps from './initial-corps.json' with { type: 'json' };
import initialValues from './initial-values.json' with { type: 'json' };
import knownConnections from './known-connections.json' with { type: 'json' };
import madridObjective from './madrid-objective.json' with { type: 'json' };
import republicanMorale from './republican-morale.json' with { type: 'json' };
import reserveMinimum from './reserve-minimum.json' with { type: 'json' };
import retreatDistance from './retreat-distance.json' with { type: 'json' };
import rpCosts from './rp-costs.json' with { type: 'json' };
import rpEligibility from './rp-eligibility.json' with { type: 'json' };
import scenarios from './scenarios.json' with { type: 'json' };
import siegeAssault from './siege-assault.json' with { type: 'json' };
import sieges from './sieges.json' with { type: 'json' };
import srCosts from './sr-costs.json' with { type: 'json' };
import strait from './strait.json' with { type: 'json' };
import supplyEffects from './supply-effects.json' with { type: 'json' };
import terrainEffects from './terrain-effects.json' with { type: 'json' };
import turnTrack from './turn-track.json' with { type: 'json' };
import unitTypes from './unit-types.json' with { type: 'json' };
import unitsPrinted from './units-printed.json' with { type: 'json' };
import victoryPoints from './victory-points.json' with { type: 'json' };
import winter from './winter.json' with { type: 'json' };
import worksMarkers from './works-markers.json' with { type: 'json' };

/** Every printed chart, and those that the text gives piece by piece. */
export const charts = [
  actionLimits,
  afrArrivals,
  automaticVictory,
  cardsMentioned,
  cityBaseline,
  coastalSpaces,
  combatDrm,
  corpsReplacement,
  divisionRemoval,
  counterattacks,
  decks,
  entrenchment,
  worksMarkers,
  divisionFire,
  corpsFire,
  firstLossPriority,
  handSize,
  initialCorps,
  initialValues,
  madridObjective,
  knownConnections,
  supplyEffects,
  republicanMorale,
  reserveMinimum,
  retreatDistance,
  rpCosts,
  rpEligibility,
  scenarios,
  sieges,
  siegeAssault,
  srCosts,
  terrainEffects,
  turnTrack,
  unitTypes,
  unitsPrinted,
  victoryPoints,
  winter,
  strait,
] as unknown as readonly ChartData[];
