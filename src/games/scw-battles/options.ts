import { type ChoiceOf, choice, defineChoice, flag } from '../../kernel/fields/index.js';
import type { Umpire } from '../../kernel/rulings/index.js';

export const BruneteCalendar = defineChoice('BruneteCalendar', ['twoDay', 'daily']);
export type BruneteCalendar = ChoiceOf<typeof BruneteCalendar>;

/** The book prints no optional rules: these are the points it leaves open, each with the reading we follow. */
export class Options {
  @flag('Units of one stack may attack different hexes [11.1]') allowStackSplit!: boolean;
  @flag('Advance is also allowed into a hex emptied by step losses alone [11.7]') advanceOnElimination!: boolean;
  @flag('Brunete rolls for weather on its printed table instead of being always clear [B.17, T.2]')
  bruneteSeriesWeather!: boolean;
  @choice('How Brunete dates fall on turns: ten two-day turns, or nineteen one-day turns [B.1, 3.0]', BruneteCalendar, {
    default: 'twoDay',
  })
  bruneteCalendar!: BruneteCalendar;
  @flag('Jarama: the 5 points of the east edge are scored once, not for each unit that left [J.9]')
  jaramaExitVpOnce!: boolean;
  @flag('Barrage: units out of supply defend with half their printed factor [12.4, 9.3]')
  barrageHalvesUnsupplied!: boolean;
}

/** The umpire of this game: one who knows its options. */
export type Judge = Umpire<Options>;
