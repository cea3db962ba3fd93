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
import { riverCheckProcedure } from './movement/river-check.js';
import { temporaryBreach } from './movement/temporary-breach.js';
import { vehicleEntry } from './movement/vehicle-entry.js';
import { lineOfSight } from './spotting/line-of-sight.js';
import { lowVisibilityProcedure } from './spotting/low-visibility.js';
import { reconInspection } from './spotting/recon-inspection.js';
import { reserveRelease } from './spotting/reserve-release.js';
import { setupConcealment } from './spotting/setup-concealment.js';
import { statusMarker } from './spotting/status-marker.js';

const movement = [
  ...[infantryEntry, vehicleEntry, manhandleGun, riverCheckProcedure, temporaryBreach],
  ...[armoredAssault, enterMap, exitMap, convoy],
];
const combat = [
  ...[terrainModifier, unitElr, unitAbilities, pillbox, boreSighting, ambush, radioContact, bombardment],
  ...[ammunitionShortage, obaCommitment, selfRally, fanaticism, wreck],
];
const spotting = [lowVisibilityProcedure, lineOfSight, reserveRelease, setupConcealment, statusMarker, reconInspection];
const events = [
  ...[gameEnd, weather, sanAdjustment, rgStrength, swReceipt, leaderReceipt, reconPurchase, reinforcementRoll],
  ...[personnelEscape, vehicleEscape, abandonedEquipment, shift, woundedLeader, immobilizationRepair, stunRecovery],
  ...[weaponRepair, capturedWeapon, specialAmmunition, sniperAttack, sniperPlacement, dropPoint, weaponRecovery],
  ...[fitting, airSupport, initiative, firstMove],
];

export const procedures: readonly AnyProcedure[] = [...movement, ...combat, ...spotting, ...events];
