import { choice, flag, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DATES, dateIndex, isNight } from '../shared/calendar.js';
import { CampaignFrame, checkDate, FRAME, lastDate } from '../shared/campaign-frame.js';
import { Campaign, DATE } from '../vocabulary.js';

class NewDateInput {
  @choice('Campaign', Campaign) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @text('CG date that closes [3.6121]', DATE) date!: string;
  @flag('It was an Idle date [3.2/Idle-date]') idle!: boolean;
  @flag('The British withdrawal of 3.60741 has been made [3.60741]') withdrawn!: boolean;
}
class NewDateOutcome {
  @text('New CG date; null when the campaign is over [3.6121]', { max: 4, optional: true }) date!: string | null;
  @flag('A night date') night!: boolean;
  @text('Wind [3.6121]', { max: 20, optional: true }) wind!: string | null;
  @flag('The British withdrawal of 14N is due first (A-51) [3.60741]') withdrawalDueFirst!: boolean;
}

const WITHDRAWAL_DATE = '14N';

export const newDate = procedure<NewDateInput, NewDateOutcome, Options>({
  id: 'new-date',
  resolver: 'status',
  title: { en: 'New CG date', ja: '新たな CG 日' },
  description: { en: 'The date that follows, with its wind.', ja: '次の CG 日と、その風。' },
  rules: ['3.612'],
  input: NewDateInput,
  outcome: NewDateOutcome,
  example: { input: { campaign: 'I', date: '13N' } },
  resolve(input, umpire) {
    const { campaign, date, idle, withdrawn } = input;
    if (!checkDate(umpire, input, date)) return null;
    const due = campaign === 'I' && date === WITHDRAWAL_DATE && idle && !withdrawn;
    if (due) umpire.note('3.60741', 'withdrawn-after-idle-14n');
    if (date === lastDate(umpire, input)) {
      umpire.note('3.2/CG-end', 'last-date-closed', { date });
      umpire.summarise('last-date-closed', { date });
      return { date: null, night: false, wind: null, withdrawalDueFirst: due };
    }
    const next = DATES[dateIndex(date) + 1]!;
    const night = isNight(next);
    const wind = umpire.chart('environment').text(night ? 'night' : 'day', 'wind');
    umpire.note(['3.6121', '3.612'], 'new-date', { date: next, wind });
    umpire.summarise('new-date', { date: next, wind });
    return { date: next, night, wind, withdrawalDueFirst: due };
  },
});
