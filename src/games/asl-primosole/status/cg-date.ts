import { choice, defineChoice, flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { atOrAfter, DATES, dateIndex } from '../shared/calendar.js';

const Period = defineChoice('Period', ['AM', 'PM', 'N']);

class CgDateInput {
  @integer('Day of July 1943 [3.2/CG-date]', { min: 13, max: 17 }) day!: number;
  @choice('Morning, afternoon or night [3.2/CG-date]', Period) period!: 'AM' | 'PM' | 'N';
}
class CgDateOutcome {
  @text('CG date as it is written [3.2/CG-date]', { max: 4 }) date!: string;
  @integer('Place in the calendar, from 1', { min: 1, max: 12 }) number!: number;
  @flag('Night date') night!: boolean;
  @texts('Campaigns that have it', { max: 3, maxItems: 3 }) campaigns!: string[];
  @texts('What is special about it', { max: 40, maxItems: 10 }) effects!: string[];
}

/** Effects tied to dates: the section, and whether it holds on a date. */
const EFFECTS: readonly (readonly [string, string, (date: string) => boolean])[] = [
  ['longerGame', 'CG14', (date) => date === '13N'],
  ['mist', 'PBr1', (date) => date === '16AM'],
  ['axisEntryWhateverControl', 'CG4', (date) => atOrAfter('15AM', date)],
  ['eastEdgeOpen', 'CG4', (date) => atOrAfter(date, '14PM')],
  ['britishShortage', 'CG18', (date) => date === '14PM' || date === '14N'],
  ['leftoverCppLost', '3.617', (date) => date === '14PM'],
  ['britishWithdrawalTest', '3.60741', (date) => date === '14PM' || date === '14N'],
  ['fanaticismOpen', 'CG16', (date) => atOrAfter(date, '15AM')],
  ['britishSpecialAmmunition', '3.61424', (date) => atOrAfter(date, '15AM')],
  ['noLateAxisEntry', 'CG5', (date) => date === '17PM'],
];

export const cgDate = procedure<CgDateInput, CgDateOutcome, Options>({
  id: 'cg-date',
  resolver: 'status',
  title: { en: 'A CG date', ja: 'CG 日' },
  description: {
    en: 'How a CG date is written and what is special about it.',
    ja: 'CG 日の書き方と、その日に特有の効果。',
  },
  rules: ['3.2/CG-date'],
  input: CgDateInput,
  outcome: CgDateOutcome,
  example: { input: { day: 15, period: 'AM' } },
  resolve({ day, period }, umpire) {
    const date = `${day}${period}`;
    if (!(DATES as readonly string[]).includes(date)) {
      umpire.forbid('3.2/CG-date', 'no-such-date', { date });
      return null;
    }
    const chart = umpire.chart('cg-calendar');
    umpire.note('3.2/CG-date', 'date-written', { date });
    umpire.summarise('date-written', { date });
    return {
      date,
      number: dateIndex(date) + 1,
      night: chart.flag(date, 'night'),
      campaigns: ['I', 'II', 'III'].filter((campaign) => chart.flag(date, campaign)),
      effects: effectsOf(umpire, date),
    };
  },
});

function effectsOf(umpire: Judge, date: string): string[] {
  const found = EFFECTS.filter(([, , holds]) => holds(date));
  for (const [effect, rule] of found) umpire.note(rule, 'date-effect', { effect });
  return found.map(([effect]) => effect);
}
