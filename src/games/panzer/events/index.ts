import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { burningHex } from './burning-hex.js';
import { cohesion } from './cohesion.js';
import { diceReading } from './dice-reading.js';
import { fireCheck } from './fire-check.js';
import { formationLosses } from './formation-losses.js';
import { fuelLeak } from './fuel-leak.js';
import { initiative } from './initiative.js';
import { moraleCheck } from './morale-check.js';
import { recovery } from './recovery.js';
import { staggeredInitiative } from './staggered-initiative.js';
import { tankFright } from './tank-fright.js';
import { weaponRepair } from './weapon-repair.js';

export const events: readonly AnyProcedure[] = [
  diceReading,
  initiative,
  staggeredInitiative,
  moraleCheck,
  tankFright,
  cohesion,
  formationLosses,
  recovery,
  weaponRepair,
  fireCheck,
  burningHex,
  fuelLeak,
];
