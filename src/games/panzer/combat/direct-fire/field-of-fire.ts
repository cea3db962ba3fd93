import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Turret } from '../../vocabulary.js';

const TT: Readonly<Record<Turret, string>> = { fixed: '0', tt1: '1', tt2: '2', tt3: '3', all: '360' };

/** Whether a vehicle's weapon bears on a target outside its 60-degree field; overwatch has a column of its own [4.4.3.1, 4.4.2]. */
export function bearsAllRound(turret: Turret, umpire: Umpire, overwatch = false): boolean {
  const chart = umpire.chart('field-of-fire');
  return overwatch ? chart.flag(TT[turret], 'overwatchOutsideArc') : chart.number(TT[turret], 'degrees') === 360;
}
