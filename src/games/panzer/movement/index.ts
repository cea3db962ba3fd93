import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { allowance, remainingMovement } from './allowance.js';
import { bogCheck } from './bog-check.js';
import { buildingEntry } from './building-entry.js';
import { entrench, hullDownSearch } from './field-works.js';
import { flight } from './flight.js';
import { legPath } from './leg-path.js';
import { legReach } from './leg-reach.js';
import { hiddenMove, pushAside, turretTurn } from './optional-moves.js';
import { stepCostProcedure } from './step-cost.js';
import { mount, transportLoad } from './transport.js';
import { vehiclePath } from './vehicle-path.js';
import { vehicleReach } from './vehicle-reach.js';

export const movement: readonly AnyProcedure[] = [
  allowance,
  remainingMovement,
  stepCostProcedure,
  vehiclePath,
  vehicleReach,
  legPath,
  legReach,
  transportLoad,
  mount,
  buildingEntry,
  entrench,
  hullDownSearch,
  bogCheck,
  pushAside,
  turretTurn,
  hiddenMove,
  flight,
];
