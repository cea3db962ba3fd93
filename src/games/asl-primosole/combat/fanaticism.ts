import { choice, flag, integer, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { atOrAfter, DATES, dateIndex } from '../shared/calendar.js';
import { CampaignFrame, checkDate, FRAME, firstDate } from '../shared/campaign-frame.js';
import { Campaign, DATE } from '../vocabulary.js';

class FanaticismInput {
  @choice('Campaign', Campaign) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @text('CG date [CG16]', DATE) date!: string;
  @integer('CG scenarios in which it has been declared before [CG16]', { min: 0, max: 12, default: 0 })
  declared!: number;
  @flag('All on-map set-up has just been finished [CG16]', { default: true }) afterSetup!: boolean;
}

class FanaticismOutcome {
  @flag('All German personnel are Fanatic for this scenario, bombardment included [CG16]') fanatic!: boolean;
  @integer('Declarations left afterwards [CG16]', { min: 0, max: 2 }) left!: number;
}

/** First date of the declaration [CG16]. */
const FROM = '15AM';

export const fanaticism = procedure<FanaticismInput, FanaticismOutcome, Options>({
  id: 'fanaticism',
  resolver: 'combat',
  title: { en: 'German Fanaticism', ja: 'ドイツ軍の戦意高揚' },
  description: {
    en: 'Whether the Axis may declare all German personnel Fanatic for this scenario.',
    ja: 'このシナリオでドイツ軍全兵士の戦意高揚を宣言できるか。',
  },
  rules: ['CG16', '3.31'],
  input: FanaticismInput,
  outcome: FanaticismOutcome,
  example: { input: { campaign: 'I', date: '15PM' } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    const balanced = umpire.options.balance === 'axis';
    const uses = balanced && input.campaign !== 'III' && umpire.options.fanaticismBalance === 'secondUse' ? 2 : 1;
    if (balanced) umpire.note('3.31', 'fanaticism-balance', { campaign: input.campaign, uses });
    if (!dateAllowed(input, umpire, balanced)) umpire.forbid('CG16', 'fanaticism-too-early', { from: FROM });
    if (input.declared >= uses) umpire.forbid('CG16', 'fanaticism-used', { uses });
    if (!input.afterSetup) umpire.forbid('CG16', 'fanaticism-moment');
    const fanatic = umpire.legal;
    if (fanatic) {
      umpire.note('CG16', 'fanatic');
      umpire.summarise('fanatic');
    }
    return { fanatic, left: Math.max(0, uses - input.declared - (fanatic ? 1 : 0)) };
  },
});

/** 15AM or later, unless the balance provision opens other dates (A-37) [CG16, 3.31]. */
function dateAllowed(input: FanaticismInput, umpire: Judge, balanced: boolean): boolean {
  const { campaign, date } = input;
  if (atOrAfter(date, FROM)) return true;
  if (!balanced) return false;
  if (campaign === 'III') return true;
  const first = firstDate(umpire, input);
  return umpire.options.fanaticismBalance === 'secondDate' && date === DATES[dateIndex(first) + 1];
}
