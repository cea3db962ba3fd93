import type { ChartData } from '../../../kernel/charts/index.js';
import armoredAssault from './armored-assault.json' with { type: 'json' };
import campaigns from './campaigns.json' with { type: 'json' };
import capturedWeapons from './captured-weapons.json' with { type: 'json' };
import carrierPlatoons from './carrier-platoons.json' with { type: 'json' };
import carryingLimits from './carrying-limits.json' with { type: 'json' };
import cgCalendar from './cg-calendar.json' with { type: 'json' };
import elr from './elr.json' with { type: 'json' };
import environment from './environment.json' with { type: 'json' };
import escapeTable from './escape.json' with { type: 'json' };
import escapeDrm from './escape-drm.json' with { type: 'json' };
import fenceBog from './fence-bog.json' with { type: 'json' };
import fortifications from './fortifications.json' with { type: 'json' };
import ftDcRetention from './ft-dc-retention.json' with { type: 'json' };
import gameEndDrm from './game-end-drm.json' with { type: 'json' };
import halfSquads from './half-squads.json' with { type: 'json' };
import immobilizationDrm from './immobilization-drm.json' with { type: 'json' };
import immobilizationRepair from './immobilization-repair.json' with { type: 'json' };
import initialOb from './initial-ob.json' with { type: 'json' };
import initiative from './initiative.json' with { type: 'json' };
import leaders from './leaders.json' with { type: 'json' };
import leadersDrm from './leaders-drm.json' with { type: 'json' };
import lossPoints from './loss-points.json' with { type: 'json' };
import lvHindrance from './lv-hindrance.json' with { type: 'json' };
import mannedWeaponsOutside from './manned-weapons-outside.json' with { type: 'json' };
import mapReferences from './map-references.json' with { type: 'json' };
import markerRemoval from './marker-removal.json' with { type: 'json' };
import mgPlatoons from './mg-platoons.json' with { type: 'json' };
import obaAmmunition from './oba-ammunition.json' with { type: 'json' };
import outsideSetupArea from './outside-setup-area.json' with { type: 'json' };
import recon from './recon.json' with { type: 'json' };
import refitSequence from './refit-sequence.json' with { type: 'json' };
import reserve from './reserve.json' with { type: 'json' };
import rgAxis from './rg-axis.json' with { type: 'json' };
import rgBritish from './rg-british.json' with { type: 'json' };
import rgDates from './rg-dates.json' with { type: 'json' };
import rgStrength from './rg-strength.json' with { type: 'json' };
import rgStrengthDrm from './rg-strength-drm.json' with { type: 'json' };
import sanAdjustment from './san-adjustment.json' with { type: 'json' };
import scenarioTypes from './scenario-types.json' with { type: 'json' };
import shift from './shift.json' with { type: 'json' };
import shiftDrm from './shift-drm.json' with { type: 'json' };
import sideByDr from './side-by-dr.json' with { type: 'json' };
import specialAmmunition from './special-ammunition.json' with { type: 'json' };
import strategicLocations from './strategic-locations.json' with { type: 'json' };
import stunDrm from './stun-drm.json' with { type: 'json' };
import stunRecovery from './stun-recovery.json' with { type: 'json' };
import swAxis from './sw-axis.json' with { type: 'json' };
import swBritish from './sw-british.json' with { type: 'json' };
import swReceipt from './sw-receipt.json' with { type: 'json' };
import terrain from './terrain.json' with { type: 'json' };
import terrainFacts from './terrain-facts.json' with { type: 'json' };
import turnRecord from './turn-record.json' with { type: 'json' };
import units from './units.json' with { type: 'json' };
import weaponRepair from './weapon-repair.json' with { type: 'json' };
import weaponRepairDrm from './weapon-repair-drm.json' with { type: 'json' };
import woundedLeaders from './wounded-leaders.json' with { type: 'json' };
import woundedLeadersDrm from './wounded-leaders-drm.json' with { type: 'json' };

/** Every chart of the chapter, in the order of their ids. */
export const charts = [
  armoredAssault,
  campaigns,
  capturedWeapons,
  carrierPlatoons,
  carryingLimits,
  cgCalendar,
  elr,
  environment,
  escapeTable,
  escapeDrm,
  fenceBog,
  fortifications,
  ftDcRetention,
  gameEndDrm,
  halfSquads,
  immobilizationDrm,
  immobilizationRepair,
  initialOb,
  initiative,
  leaders,
  leadersDrm,
  lossPoints,
  lvHindrance,
  mannedWeaponsOutside,
  mapReferences,
  markerRemoval,
  mgPlatoons,
  obaAmmunition,
  outsideSetupArea,
  recon,
  refitSequence,
  reserve,
  rgAxis,
  rgBritish,
  rgDates,
  rgStrength,
  rgStrengthDrm,
  sanAdjustment,
  scenarioTypes,
  shift,
  shiftDrm,
  sideByDr,
  specialAmmunition,
  strategicLocations,
  stunDrm,
  stunRecovery,
  swAxis,
  swBritish,
  swReceipt,
  terrain,
  terrainFacts,
  turnRecord,
  units,
  weaponRepair,
  weaponRepairDrm,
  woundedLeaders,
  woundedLeadersDrm,
] as unknown as readonly ChartData[];
