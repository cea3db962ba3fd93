import type { Judge } from '../options.js';
import type { Side } from '../vocabulary.js';

/** The CG dates in order [3.2/CG-date]. */
export const DATES = [
  ...(['13N', '14AM', '14PM', '14N', '15AM', '15PM', '15N'] as const),
  ...(['16AM', '16PM', '16N', '17AM', '17PM'] as const),
] as const;

const ORDER: ReadonlyMap<string, number> = new Map(DATES.map((date, at) => [date as string, at]));

/** Position of a date in the calendar; the request's form has made sure that it has one. */
export const dateIndex = (date: string): number => ORDER.get(date)!;

export const isNight = (date: string): boolean => date.endsWith('N');

export const atOrAfter = (date: string, from: string): boolean => dateIndex(date) >= dateIndex(from);

export const cppBase = (umpire: Judge, date: string, side: Side): number =>
  umpire.chart('cg-calendar').number(date, side === 'axis' ? 'axisCpp' : 'britishCpp');
