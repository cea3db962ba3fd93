import { defineChoice } from '../../../../kernel/fields/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { VehicleResult } from '../../vocabulary.js';

export const Wreck = defineChoice('Wreck', ['none', 'ko', 'bu']);
export type Wreck = 'none' | 'ko' | 'bu';

/** One wreck in a hex: BU takes the place of KO, never the other way round [4.1.4.1.8]. */
export function wreckAfter(before: Wreck, result: VehicleResult, umpire: Umpire): Wreck {
  if (result !== 'ko' && result !== 'bu') return before;
  const after = before === 'bu' || result === 'bu' ? 'bu' : 'ko';
  umpire.note('4.1.4.1.8', after === before ? 'wreck-there-already' : 'wreck-placed', { wreck: after });
  return after;
}
