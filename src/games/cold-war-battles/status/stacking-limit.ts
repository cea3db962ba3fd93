import type { Cite } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { Battle } from '../vocabulary.js';

export interface StackingGround {
  readonly terrain: Iterable<string>;
  readonly trail: boolean;
  readonly embassy: boolean;
}

/** How many units a hex holds at the end of a phase, and by which rule [7.9, 7.10, 16.33]. */
export function stackingLimit(
  { terrain, trail, embassy }: StackingGround,
  battle: Battle,
  umpire: Judge,
): { readonly limit: number; readonly rule: Cite; readonly row: string } {
  const chart = umpire.chart('stacking');
  const features = [...terrain];
  const read = (row: string, rule: Cite) => ({ limit: chart.number(row, battle), rule, row });
  if (battle === 'budapest56') {
    if (embassy && !umpire.chart('nato-intervention').flag(umpire.options.natoIntervention, 'embassiesOpen')) {
      return read('embassy', '16.33');
    }
    // One feature besides clear or square makes the hex close ground; Rubble is a marker and changes nothing [7.11].
    const open = features.every((feature) => feature === 'clear' || feature === 'square' || feature === 'rubble');
    if (!open) return read('other', ['7.9', '7.8']);
    return read(features.includes('square') ? 'square' : 'clear', ['7.9', '7.8']);
  }
  if (features.includes('airfield')) return read('airfield', ['7.10', '7.8']);
  if (features.includes('village')) return read('village', ['7.10', '7.8']);
  return read(trail ? 'trail' : 'other', ['7.10', '7.8']);
}
