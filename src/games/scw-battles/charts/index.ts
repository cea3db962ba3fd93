import type { ChartData } from '../../../kernel/charts/index.js';
import airBombardment from './air-bombardment.json' with { type: 'json' };
import bruneteAssaultPoints from './brunete-assault-points.json' with { type: 'json' };
import bruneteCorps from './brunete-corps.json' with { type: 'json' };
import bruneteInitiative from './brunete-initiative.json' with { type: 'json' };
import bruneteLevels from './brunete-levels.json' with { type: 'json' };
import bruneteObjectives from './brunete-objectives.json' with { type: 'json' };
import bruneteReinforcements from './brunete-reinforcements.json' with { type: 'json' };
import bruneteSetup from './brunete-setup.json' with { type: 'json' };
import bruneteTurns from './brunete-turns.json' with { type: 'json' };
import bruneteTurnsDaily from './brunete-turns-daily.json' with { type: 'json' };
import bruneteVictory from './brunete-victory.json' with { type: 'json' };
import columnShifts from './column-shifts.json' with { type: 'json' };
import commandRanges from './command-ranges.json' with { type: 'json' };
import counterColours from './counter-colours.json' with { type: 'json' };
import counterMarks from './counter-marks.json' with { type: 'json' };
import crt from './crt.json' with { type: 'json' };
import dieModifiers from './die-modifiers.json' with { type: 'json' };
import entryAreas from './entry-areas.json' with { type: 'json' };
import exitPoints from './exit-points.json' with { type: 'json' };
import hexNumbering from './hex-numbering.json' with { type: 'json' };
import jaramaAssaultPoints from './jarama-assault-points.json' with { type: 'json' };
import jaramaCrossings from './jarama-crossings.json' with { type: 'json' };
import jaramaDivisions from './jarama-divisions.json' with { type: 'json' };
import jaramaLevels from './jarama-levels.json' with { type: 'json' };
import jaramaMud from './jarama-mud.json' with { type: 'json' };
import jaramaReinforcements from './jarama-reinforcements.json' with { type: 'json' };
import jaramaSetup from './jarama-setup.json' with { type: 'json' };
import jaramaTurns from './jarama-turns.json' with { type: 'json' };
import jaramaVictory from './jarama-victory.json' with { type: 'json' };
import leaderFate from './leader-fate.json' with { type: 'json' };
import namedHexes from './named-hexes.json' with { type: 'json' };
import phaseActions from './phase-actions.json' with { type: 'json' };
import printedUnits from './printed-units.json' with { type: 'json' };
import reserveRelease from './reserve-release.json' with { type: 'json' };
import riverDefence from './river-defence.json' with { type: 'json' };
import sequenceOfPlay from './sequence-of-play.json' with { type: 'json' };
import spottingRange from './spotting-range.json' with { type: 'json' };
import stackingLimits from './stacking-limits.json' with { type: 'json' };
import statusEffects from './status-effects.json' with { type: 'json' };
import supplySources from './supply-sources.json' with { type: 'json' };
import terrainEffects from './terrain-effects.json' with { type: 'json' };
import trucks from './trucks.json' with { type: 'json' };
import unitSizes from './unit-sizes.json' with { type: 'json' };
import unitTypes from './unit-types.json' with { type: 'json' };
import weatherJarama from './weather-jarama.json' with { type: 'json' };
import weatherSeries from './weather-series.json' with { type: 'json' };
import zocCosts from './zoc-costs.json' with { type: 'json' };

/** Every chart of the book, one file each. */
export const charts = [
  airBombardment,
  bruneteAssaultPoints,
  bruneteCorps,
  bruneteInitiative,
  bruneteLevels,
  bruneteObjectives,
  bruneteReinforcements,
  bruneteSetup,
  bruneteTurns,
  bruneteTurnsDaily,
  bruneteVictory,
  columnShifts,
  commandRanges,
  counterColours,
  counterMarks,
  crt,
  dieModifiers,
  entryAreas,
  exitPoints,
  hexNumbering,
  jaramaAssaultPoints,
  jaramaCrossings,
  jaramaDivisions,
  jaramaLevels,
  jaramaMud,
  jaramaReinforcements,
  jaramaSetup,
  jaramaTurns,
  jaramaVictory,
  leaderFate,
  namedHexes,
  phaseActions,
  printedUnits,
  reserveRelease,
  riverDefence,
  sequenceOfPlay,
  spottingRange,
  stackingLimits,
  statusEffects,
  supplySources,
  terrainEffects,
  trucks,
  unitSizes,
  unitTypes,
  weatherJarama,
  weatherSeries,
  zocCosts,
] as unknown as readonly ChartData[];
