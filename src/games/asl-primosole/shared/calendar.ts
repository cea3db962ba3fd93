import type { Judge } from '../options.js';
import type { Campaign, Side } from '../vocabulary.js';

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

/** Whether a campaign has this date [3.51, 3.52, 3.53]; forbidden where it has not. */
export function checkDate(umpire: Judge, campaign: Campaign, date: string): boolean {
  if (umpire.chart('cg-calendar').flag(date, campaign)) return true;
  umpire.forbid(campaign === 'I' ? '3.51' : campaign === 'II' ? '3.52' : '3.53', 'date-not-in-campaign', {
    date,
    campaign,
  });
  return false;
}

export const cppBase = (umpire: Judge, date: string, side: Side): number =>
  umpire.chart('cg-calendar').number(date, side === 'axis' ? 'axisCpp' : 'britishCpp');
