import type { ChartData } from '../../../kernel/charts/index.js';
import airPatterns from './air-patterns.json' with { type: 'json' };
import aircraftAcquire from './aircraft-acquire.json' with { type: 'json' };
import aircraftLineOfSight from './aircraft-line-of-sight.json' with { type: 'json' };
import aircraftModifiers from './aircraft-modifiers.json' with { type: 'json' };
import aircraftTrack from './aircraft-track.json' with { type: 'json' };
import ammoLimits from './ammo-limits.json' with { type: 'json' };
import apDamage from './ap-damage.json' with { type: 'json' };
import apHit from './ap-hit.json' with { type: 'json' };
import apHitModifiers from './ap-hit-modifiers.json' with { type: 'json' };
import apHitModifiersAdvanced from './ap-hit-modifiers-advanced.json' with { type: 'json' };
import apNumberOfHits from './ap-number-of-hits.json' with { type: 'json' };
import availableCommands from './available-commands.json' with { type: 'json' };
import bailOut from './bail-out.json' with { type: 'json' };
import bombScatter from './bomb-scatter.json' with { type: 'json' };
import breakPoint from './break-point.json' with { type: 'json' };
import buildingEffects from './building-effects.json' with { type: 'json' };
import closeAssaultFactors from './close-assault-factors.json' with { type: 'json' };
import closeAssaultModifiers from './close-assault-modifiers.json' with { type: 'json' };
import cohesion from './cohesion.json' with { type: 'json' };
import cohesionModifiers from './cohesion-modifiers.json' with { type: 'json' };
import collateralDamage from './collateral-damage.json' with { type: 'json' };
import collateralEffects from './collateral-effects.json' with { type: 'json' };
import commandSpan from './command-span.json' with { type: 'json' };
import commands from './commands.json' with { type: 'json' };
import counterBattery from './counter-battery.json' with { type: 'json' };
import counterBatteryModifiers from './counter-battery-modifiers.json' with { type: 'json' };
import crewServedWeapons from './crew-served-weapons.json' with { type: 'json' };
import deadZone from './dead-zone.json' with { type: 'json' };
import fieldOfFire from './field-of-fire.json' with { type: 'json' };
import fireStart from './fire-start.json' with { type: 'json' };
import fuelLeak from './fuel-leak.json' with { type: 'json' };
import gpCombatResults from './gp-combat-results.json' with { type: 'json' };
import gpModifiers from './gp-modifiers.json' with { type: 'json' };
import gradeEffects from './grade-effects.json' with { type: 'json' };
import handToHandModifiers from './hand-to-hand-modifiers.json' with { type: 'json' };
import heatHaze from './heat-haze.json' with { type: 'json' };
import hexsideEffects from './hexside-effects.json' with { type: 'json' };
import hindrances from './hindrances.json' with { type: 'json' };
import hitLocations from './hit-locations.json' with { type: 'json' };
import hullDownSearch from './hull-down-search.json' with { type: 'json' };
import indirectFireResponse from './indirect-fire-response.json' with { type: 'json' };
import infantrySmoke from './infantry-smoke.json' with { type: 'json' };
import levelChange from './level-change.json' with { type: 'json' };
import limitedSpotting from './limited-spotting.json' with { type: 'json' };
import minefieldDefense from './minefield-defense.json' with { type: 'json' };
import minefieldEffects from './minefield-effects.json' with { type: 'json' };
import moraleModifiers from './morale-modifiers.json' with { type: 'json' };
import movementLimits from './movement-limits.json' with { type: 'json' };
import observers from './observers.json' with { type: 'json' };
import penetrationVariance from './penetration-variance.json' with { type: 'json' };
import responseModifiers from './response-modifiers.json' with { type: 'json' };
import scatter from './scatter.json' with { type: 'json' };
import sequenceOfPlay from './sequence-of-play.json' with { type: 'json' };
import sheaf from './sheaf.json' with { type: 'json' };
import spottingModifiers from './spotting-modifiers.json' with { type: 'json' };
import spottingRange from './spotting-range.json' with { type: 'json' };
import terrainEffects from './terrain-effects.json' with { type: 'json' };
import unitGradeModifiers from './unit-grade-modifiers.json' with { type: 'json' };
import weaponRepair from './weapon-repair.json' with { type: 'json' };

/** Every chart of the book and of its game cards; a cell the book does not print is null until a chart pack supplies it. */
export const charts = [
  airPatterns,
  aircraftAcquire,
  aircraftLineOfSight,
  aircraftModifiers,
  aircraftTrack,
  ammoLimits,
  apDamage,
  apHit,
  apHitModifiers,
  apHitModifiersAdvanced,
  apNumberOfHits,
  availableCommands,
  bailOut,
  bombScatter,
  breakPoint,
  buildingEffects,
  closeAssaultFactors,
  closeAssaultModifiers,
  cohesion,
  cohesionModifiers,
  collateralDamage,
  collateralEffects,
  commandSpan,
  commands,
  counterBattery,
  counterBatteryModifiers,
  crewServedWeapons,
  deadZone,
  fieldOfFire,
  fireStart,
  fuelLeak,
  gpCombatResults,
  gpModifiers,
  gradeEffects,
  handToHandModifiers,
  heatHaze,
  hexsideEffects,
  hindrances,
  hitLocations,
  hullDownSearch,
  indirectFireResponse,
  infantrySmoke,
  levelChange,
  limitedSpotting,
  minefieldDefense,
  minefieldEffects,
  moraleModifiers,
  movementLimits,
  observers,
  penetrationVariance,
  responseModifiers,
  scatter,
  sequenceOfPlay,
  sheaf,
  spottingModifiers,
  spottingRange,
  terrainEffects,
  unitGradeModifiers,
  weaponRepair,
] as unknown as readonly ChartData[];
