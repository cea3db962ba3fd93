import type { AnyProcedure } from '../../../kernel/procedures/index.js';
import { aircraftLineOfSight } from './aircraft-line-of-sight.js';
import { aircraftAcquisition, aircraftTracking } from './flight-spotting.js';
import { handOff } from './hand-off.js';
import { hiddenCounter, hiddenReveal } from './hidden-counter.js';
import { lineOfSight } from './line-of-sight.js';
import { overwatchOptions } from './overwatch-options.js';
import { sightMatrix } from './sight-matrix.js';
import { spottingRange } from './spotting-range.js';

export const spotting: readonly AnyProcedure[] = [
  lineOfSight,
  sightMatrix,
  overwatchOptions,
  spottingRange,
  handOff,
  hiddenCounter,
  hiddenReveal,
  aircraftLineOfSight,
  aircraftAcquisition,
  aircraftTracking,
];
