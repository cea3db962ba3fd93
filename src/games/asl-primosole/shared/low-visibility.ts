import type { Judge } from '../options.js';

/** The CG date of the mist [PBr1]. */
const MIST_DATE = '16AM';
/** Width of a band of mist, and the end of the printed bands [PBr1]. */
const BAND = 6;
const PRINTED_TO = 18;

export interface LowVisibility {
  readonly mist: number;
  readonly bombardment: number;
}

function hindrance(umpire: Judge, effect: 'mist' | 'bombardment', range: number): number {
  const chart = umpire.chart('lv-hindrance');
  if (range <= PRINTED_TO) return Number(chart.cell(effect === 'mist' ? 0 : 1, chart.columnFor(range)));
  const bands = Math.ceil((range - PRINTED_TO) / BAND);
  return chart.number(effect, '13-18') + bands * chart.number(effect, 'further');
}

/** Mist of 16AM and the dust of a bombardment; two causes, so they add up (A-33) [PBr1, 3.617/British]. */
export function lowVisibility(
  umpire: Judge,
  range: number,
  date: string | undefined,
  bombardedArea: boolean,
): LowVisibility {
  let mist = 0;
  if (date === MIST_DATE && (range > 0 || umpire.options.mistAtRangeZero)) {
    mist = hindrance(umpire, 'mist', range);
    umpire.note('PBr1', 'mist', { range, drm: mist });
  }
  let bombardment = 0;
  if (bombardedArea) {
    bombardment = hindrance(umpire, 'bombardment', range);
    umpire.note('3.617/British', 'bombardment-dust', { range, drm: bombardment });
  }
  return { mist, bombardment };
}
