import type { AnyProcedure } from '../../kernel/procedures/index.js';
import { ambush } from './combat/ambush.js';
import { ammunitionShortage } from './combat/ammunition-shortage.js';
import { bombardment } from './combat/bombardment.js';
import { boreSighting } from './combat/bore-sighting.js';
import { fanaticism } from './combat/fanaticism.js';
import { obaCommitment } from './combat/oba-commitment.js';
import { pillbox } from './combat/pillbox.js';
import { radioContact } from './combat/radio-contact.js';
import { selfRally } from './combat/self-rally.js';
import { terrainModifier } from './combat/terrain-modifier.js';
import { unitAbilities } from './combat/unit-abilities.js';
import { unitElr } from './combat/unit-elr.js';
import { wreck } from './combat/wreck.js';
import { abandonedEquipment } from './events/abandoned-equipment.js';
import { dropPoint, weaponRecovery } from './events/air-landing.js';
import { personnelEscape } from './events/escape.js';
import { airSupport, fitting } from './events/fittings.js';
import { gameEnd } from './events/game-end.js';
import { firstMove, initiative } from './events/initiative.js';
import { leaderReceipt } from './events/leader-receipt.js';
import { locationEscape } from './events/location-escape.js';
import { reconPurchase } from './events/recon-purchase.js';
import { reinforcementRoll } from './events/reinforcement-roll.js';
import { rgStrength } from './events/rg-strength.js';
import { sanAdjustment } from './events/san-adjustment.js';
import { shift } from './events/shift.js';
import { sniperAttack, sniperPlacement } from './events/snipers.js';
import { swReceipt } from './events/sw-receipt.js';
import { vehicleEscape } from './events/vehicle-escape.js';
import { immobilizationRepair, stunRecovery } from './events/vehicle-repair.js';
import { capturedWeapon, specialAmmunition, weaponRepair } from './events/weapon-repair.js';
import { weather } from './events/weather.js';
import { woundedLeader } from './events/wounded-leader.js';
import { armoredAssault } from './movement/armored-assault.js';
import { convoy } from './movement/convoy.js';
import { enterMap } from './movement/enter-map.js';
import { exitMap } from './movement/exit-map.js';
import { infantryEntry } from './movement/infantry-entry.js';
import { manhandleGun } from './movement/manhandle-gun.js';
import { namedHex } from './movement/named-hex.js';
import { riverCheckProcedure } from './movement/river-check.js';
import { temporaryBreach } from './movement/temporary-breach.js';
import { terrainFacts } from './movement/terrain-facts.js';
import { vehicleEntry } from './movement/vehicle-entry.js';
import { lineOfSight } from './spotting/line-of-sight.js';
import { lowVisibilityProcedure } from './spotting/low-visibility.js';
import { reconInspection } from './spotting/recon-inspection.js';
import { reserveRelease } from './spotting/reserve-release.js';
import { setupConcealment } from './spotting/setup-concealment.js';
import { statusMarker } from './spotting/status-marker.js';
import { bogClearing, encirclement, minefield, shockRecovery } from './status/aftermath.js';
import { nearestArea } from './status/areas/nearest-area.js';
import { setupAreas } from './status/areas/setup-areas.js';
import { shiftPath } from './status/areas/shift-path.js';
import { cgDate } from './status/cg-date.js';
import { checksDue } from './status/checks-due.js';
import { markerRemoval, meleeOrder, rallyAndUnload } from './status/closing-steps.js';
import { cppReplenishment } from './status/cpp-replenishment.js';
import { equipment } from './status/equipment.js';
import { fire } from './status/fire.js';
import { fortificationPurchase } from './status/fortification-purchase.js';
import { groupCounters } from './status/group-counters.js';
import { initialScenario, initialSetup } from './status/initial-scenario.js';
import { emptiedArea, terrainChange } from './status/lasting-changes.js';
import { mapFacts } from './status/map-facts.js';
import { newDate } from './status/new-date.js';
import { nightScenario } from './status/night-scenario.js';
import { prisoners } from './status/prisoners.js';
import { hero, recombining } from './status/recombining.js';
import { refitSequence } from './status/refit-sequence.js';
import { reserveFire, reserveSetup } from './status/reserve.js';
import { retainedGroup } from './status/retained-groups.js';
import { rgPurchase } from './status/rg-purchase.js';
import { setUp } from './status/set-up.js';
import { objectiveHex, strategicLocation } from './status/strategic-location.js';
import { unitFate } from './status/unit-fate.js';
import { ftDcRetention, vehicleRefit } from './status/vehicle-refit.js';
import { victory } from './status/victory.js';
import { wading } from './status/wading.js';
import { germanReturn, withdrawal } from './status/withdrawal.js';

const movement = [
  ...[infantryEntry, vehicleEntry, manhandleGun, riverCheckProcedure, temporaryBreach],
  ...[armoredAssault, enterMap, exitMap, convoy, namedHex, terrainFacts],
];
const combat = [
  ...[terrainModifier, unitElr, unitAbilities, pillbox, boreSighting, ambush, radioContact, bombardment],
  ...[ammunitionShortage, obaCommitment, selfRally, fanaticism, wreck],
];
const spotting = [lowVisibilityProcedure, lineOfSight, reserveRelease, setupConcealment, statusMarker, reconInspection];
const events = [
  ...[gameEnd, weather, sanAdjustment, rgStrength, swReceipt, leaderReceipt, reconPurchase, reinforcementRoll],
  ...[
    personnelEscape,
    vehicleEscape,
    locationEscape,
    abandonedEquipment,
    shift,
    woundedLeader,
    immobilizationRepair,
    stunRecovery,
  ],
  ...[weaponRepair, capturedWeapon, specialAmmunition, sniperAttack, sniperPlacement, dropPoint, weaponRecovery],
  ...[fitting, airSupport, initiative, firstMove],
];

const status = [
  ...[refitSequence, meleeOrder, markerRemoval, rallyAndUnload, encirclement, minefield, bogClearing, shockRecovery],
  ...[
    wading,
    retainedGroup,
    strategicLocation,
    objectiveHex,
    setupAreas,
    unitFate,
    equipment,
    withdrawal,
    germanReturn,
  ],
  ...[prisoners, fire, recombining, hero, newDate, vehicleRefit, ftDcRetention, cppReplenishment, rgPurchase],
  ...[fortificationPurchase, nightScenario, setUp, reserveSetup, reserveFire, initialScenario, initialSetup],
  ...[nearestArea, shiftPath, terrainChange, emptiedArea, cgDate, victory],
  ...[mapFacts, groupCounters, checksDue],
];

export const procedures: readonly AnyProcedure[] = [...movement, ...combat, ...spotting, ...events, ...status];
