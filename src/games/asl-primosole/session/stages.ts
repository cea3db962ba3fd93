import { seeingToAftermath } from './phases/aftermath.js';
import { bombarding, declaringFanaticism, inspecting } from './phases/before-play.js';
import { checking } from './phases/checks.js';
import { choosingChits } from './phases/chits.js';
import { takingCpp } from './phases/cpp.js';
import { disposingEquipment } from './phases/equipment.js';
import { escaping } from './phases/escape.js';
import { inTheField } from './phases/field.js';
import { fortifying } from './phases/fortify.js';
import { leavingVehicle } from './phases/left-vehicle.js';
import { choosingArea, resolvingEscape } from './phases/owed.js';
import { disposingPrisoners } from './phases/prisoners.js';
import { purchasing } from './phases/purchase.js';
import { buyingRecon } from './phases/recon.js';
import { refitting } from './phases/refit.js';
import { replenishing } from './phases/replenish.js';
import { settingUp } from './phases/set-up.js';
import { shifting } from './phases/shift.js';
import { decidingGun, returning } from './phases/withdrawal.js';
import type { Owing, Position, Step } from './position.js';
import { reporting } from './report/reporting.js';
import type { Stage } from './stage.js';

const STAGES: Readonly<Record<Exclude<Step, 'over'>, Stage>> = {
  purchase: purchasing,
  fortify: fortifying,
  recon: buyingRecon,
  chits: choosingChits,
  'set-up': settingUp,
  fanaticism: declaringFanaticism,
  inspection: inspecting,
  bombardment: bombarding,
  field: inTheField,
  report: reporting,
  checks: checking,
  places: reporting,
  escape: escaping,
  equipment: disposingEquipment,
  dispose: disposingPrisoners,
  return: returning,
  aftermath: seeingToAftermath,
  shift: shifting,
  refit: refitting,
  replenish: replenishing,
  'take-cpp': takingCpp,
};

const OWED_STAGES: Readonly<Record<Owing['kind'], Stage>> = {
  area: choosingArea,
  escape: resolvingEscape,
  vehicle: leavingVehicle,
  gun: decidingGun,
};

/** Everything the campaign can wait for. */
export const stages: Readonly<Record<string, Stage>> = {
  ...STAGES,
  'choose-area': choosingArea,
  'resolve-escape': resolvingEscape,
  'leave-vehicle': leavingVehicle,
  'captured-gun': decidingGun,
};

/** What the campaign waits for: first whatever a die has left to choose, then the step. */
export function stageOf({ open, owing }: Position): Stage | null {
  if (open.step === 'over') return null;
  const debt = owing[0];
  if (debt) return OWED_STAGES[debt.kind];
  return STAGES[open.step];
}
