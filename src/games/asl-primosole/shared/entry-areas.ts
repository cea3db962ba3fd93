import type { Judge } from '../options.js';
import type { Edge, Side } from '../vocabulary.js';
import { atOrAfter } from './calendar.js';

/** First date on which the Axis Entry Areas of the east edge can be used [CG4]. */
const EAST_EDGE_FROM = '14PM';
/** Last date on which Axis entry hexes stay Eligible whoever Controls them [CG4]. */
const CONTROL_COUNTS_AFTER = '15AM';

export interface EntryHexFacts {
  readonly owner: Side;
  readonly edge: Edge;
  /** British-Controlled at the end of the last CG scenario. */
  readonly britishControlled: boolean;
}

/** Whether an entry hex is Eligible for its owner on a date; one reason is noted or the refusal given [CG4]. */
export function entryHexEligible(umpire: Judge, hex: EntryHexFacts, date: string): boolean {
  if (hex.owner === 'british') {
    umpire.note('CG4', 'british-entry-permanent');
    return true;
  }
  if (hex.edge === 'east' && !atOrAfter(date, EAST_EDGE_FROM)) {
    umpire.forbid('CG4', 'east-edge-closed', { date });
    return false;
  }
  if (!hex.britishControlled) {
    umpire.note('CG4', 'axis-entry-open');
    return true;
  }
  if (!atOrAfter(CONTROL_COUNTS_AFTER, date)) {
    umpire.forbid('CG4', 'axis-entry-lost');
    return false;
  }
  umpire.note('CG4', 'axis-entry-still-open', { date });
  return true;
}

/** The same verdict without words, for whole maps. */
export function isEligible(hex: EntryHexFacts, date: string): boolean {
  if (hex.owner === 'british') return true;
  if (hex.edge === 'east' && !atOrAfter(date, EAST_EDGE_FROM)) return false;
  return !hex.britishControlled || atOrAfter(CONTROL_COUNTS_AFTER, date);
}
