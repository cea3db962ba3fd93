import { choice, integer, list, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { type Campaign, DATE, GroupId, type Side } from '../vocabulary.js';
import { atOrAfter, cppBase } from './calendar.js';
import { campaignMaximum, type Group } from './groups.js';

class GroupMaximum {
  @choice('Group [3.6171]', GroupId) group!: GroupId;
  @integer('How many of it may be bought in the whole campaign [3.6177]', { min: 0, max: 99 }) max!: number;
}

/** A campaign that the book does not print, played by the charts and notes of one that it does. */
export class CampaignFrame {
  @text('First CG date [3.2/CG-date]', DATE) first!: string;
  @text('Last CG date [3.2/CG-end]', DATE) last!: string;
  @integer('Attack chits of the Axis [3.6211]', { min: 0, max: 12, default: 0 }) axisChits!: number;
  @integer('Attack chits of the British [3.6211]', { min: 0, max: 12, default: 0 }) britishChits!: number;
  @integer('CPP base of the Axis on the date asked about [3.6161]', { min: 0, max: 100, default: 0 }) axisBase!: number;
  @integer('CPP base of the British on that date [3.6161]', { min: 0, max: 100, default: 0 }) britishBase!: number;
  @list(
    'Maxima that differ from those of the chart; a group that is not listed has the printed one [3.6177]',
    GroupMaximum,
    {
      maxItems: 50,
      default: [],
    },
  )
  maxima!: GroupMaximum[];
}

/** What a question says of its campaign: a printed one, or a frame around it. */
export interface Framed {
  readonly campaign: Campaign;
  readonly frame?: CampaignFrame;
}

const RULE = { I: '3.51', II: '3.52', III: '3.53' } as const;

export const firstDate = (umpire: Judge, { campaign, frame }: Framed): string =>
  frame?.first ?? umpire.chart('campaigns').text(campaign, 'first');

export const lastDate = (umpire: Judge, { campaign, frame }: Framed): string =>
  frame?.last ?? umpire.chart('campaigns').text(campaign, 'last');

/** Whether the campaign has this date [3.51, 3.52, 3.53]; forbidden where it has not. */
export function checkDate(umpire: Judge, framed: Framed, date: string): boolean {
  const { campaign, frame } = framed;
  if (frame) {
    if (atOrAfter(date, frame.first) && atOrAfter(frame.last, date)) return true;
    umpire.forbid('3.2/CG-date', 'date-not-in-frame', { date, first: frame.first, last: frame.last });
    return false;
  }
  if (umpire.chart('cg-calendar').flag(date, campaign)) return true;
  umpire.forbid(RULE[campaign], 'date-not-in-campaign', { date, campaign });
  return false;
}

/** Attack chits of a side for the whole campaign, before any balance [3.6211]. */
export function chitsOf(umpire: Judge, { campaign, frame }: Framed, side: Side): number {
  if (frame) return side === 'axis' ? frame.axisChits : frame.britishChits;
  return umpire.chart('campaigns').number(campaign, side === 'axis' ? 'axisChits' : 'britishChits');
}

/** CPP base of a side on a date [3.6161]. */
export function baseOf(umpire: Judge, { frame }: Framed, date: string, side: Side): number {
  if (frame) return side === 'axis' ? frame.axisBase : frame.britishBase;
  return cppBase(umpire, date, side);
}

/** How many of a group a campaign allows [3.6177]. */
export const maximumOf = (umpire: Judge, { campaign, frame }: Framed, group: Group): number =>
  frame?.maxima.find((each) => each.group === group.id)?.max ?? campaignMaximum(umpire, group, campaign);

/** The description every question gives its frame. */
export const FRAME =
  'A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG]';
