import type { Judge } from '../options.js';
import type { Group } from './groups.js';

export type PriceMode = 'offMap' | 'onMap' | 'reserve';

/** Twenty per cent, as tenths of two so that the sums stay whole [3.6175]. */
const FIFTH = 5;

/** Rows that may set up on map at list price (Axis note g, British note f) [3.6178]. */
const onMapFree = (group: Group): boolean => group.notes.includes(group.side === 'axis' ? 'g' : 'f');

/** Whether a price mode exists for the group at all; the refusal says why not [3.6175, CG6]. */
export function modeAllowed(umpire: Judge, group: Group, mode: PriceMode): boolean {
  if (mode === 'reserve' && (group.side !== 'axis' || (group.type !== 'I' && group.type !== 'G'))) {
    umpire.forbid(['CG6', '3.6175'], 'reserve-axis-i-g', { group: group.id });
    return false;
  }
  if (mode === 'onMap' && group.type !== 'I' && !onMapFree(group)) {
    umpire.forbid('3.6175', 'no-on-map-purchase', { group: group.id });
    return false;
  }
  return true;
}

/** CPP of one group; the strength rolled later does not matter (A-02, A-21) [3.6175]. */
export function priceOf(
  umpire: Judge,
  group: Group,
  mode: PriceMode,
  { improved, creepingBarrage }: { improved: boolean; creepingBarrage: boolean },
): number {
  const chart = umpire.chart(group.chart);
  const list = chart.number(group.id, improved ? 'improvedCpp' : 'cpp');
  if (creepingBarrage) return Math.ceil(list / 2);
  if (mode === 'reserve')
    return umpire.options.reserveRounding === 'amount'
      ? list - Math.floor(list / FIFTH)
      : Math.floor((list * 4) / FIFTH);
  if (mode === 'onMap' && !onMapFree(group)) return list + Math.ceil(list / FIFTH);
  return list;
}
