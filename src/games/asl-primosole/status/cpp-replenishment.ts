import { d6 } from '../../../kernel/dice/index.js';
import { choice, flag, integer, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { baseOf, CampaignFrame, checkDate, FRAME, firstDate } from '../shared/campaign-frame.js';
import { dr } from '../shared/dice.js';
import { Campaign, DATE, type Side } from '../vocabulary.js';

class CppReplenishmentInput {
  @choice('Campaign [3.616]', Campaign) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @text('New CG date [3.6161]', DATE) date!: string;
  @integer('CVP the Axis lost in the preceding CG scenario [3.6162]', { min: 0, max: 999, default: 0 })
  axisCvpLost!: number;
  @integer('CVP the British lost in it [3.6162]', { min: 0, max: 999, default: 0 }) britishCvpLost!: number;
  @flag('The date before was Idle: those losses have been counted (A-12) [3.6162]') afterIdle!: boolean;
  @integer('CPP the Axis carry over [3.617]', { min: 0, max: 500, default: 0 }) axisCarried!: number;
  @integer('CPP the British carry over [3.617]', { min: 0, max: 500, default: 0 }) britishCarried!: number;
  @integer('CPP the British take of their total on 14PM of CG-III; all unless sent [3.616]', {
    min: 0,
    max: 100,
    optional: true,
  })
  britishTake?: number;
  @integer('Loss-Point dr rolled already, so that the British choose knowing their total [3.6162]', {
    min: 1,
    max: 6,
    optional: true,
  })
  lossPoints?: number;
}

class CppReplenishmentOutcome {
  @integer('Base value of the Axis on this date [3.6161]', { min: 0, max: 100 }) axisBase!: number;
  @integer('Base value of the British on this date [3.6161]', { min: 0, max: 100 }) britishBase!: number;
  @integer('CPP the Axis gain [3.616]', { min: 0, max: 100 }) axisGain!: number;
  @integer('CPP the British gain [3.616]', { min: 0, max: 100 }) britishGain!: number;
  @integer('CPP the Axis have [3.617]', { min: 0, max: 600 }) axis!: number;
  @integer('CPP the British have [3.617]', { min: 0, max: 600 }) british!: number;
  @integer('CPP the British may still decline, on 14PM of CG-III [3.616]', { min: 0, max: 100 }) mayDecline!: number;
}

/** Where the British may leave CPP to hamper the Axis [3.616]. */
const TRANSFER_CAMPAIGN = 'III';
const TRANSFER_DATE = '14PM';

export const cppReplenishment = procedure<CppReplenishmentInput, CppReplenishmentOutcome, Options>({
  id: 'cpp-replenishment',
  resolver: 'status',
  title: { en: 'CPP replenishment', ja: 'CPP 補充' },
  description: {
    en: 'CPP of both sides for a new date: base value, Loss Points and the choice of CG-III.',
    ja: '新しい日の両軍の CPP。基本値、損失ポイント、CG-III の選択。',
  },
  rules: ['3.616'],
  input: CppReplenishmentInput,
  outcome: CppReplenishmentOutcome,
  dice: dr(
    'loss points',
    { en: 'Loss Points', ja: '損失ポイント' },
    { en: 'for a side that lost enough, the British before the Axis', ja: '損失の多い側に、イギリス軍が先' },
  ),
  from: { 'status/new-date': ({ date }: { date: string }) => ({ date }) },
  example: { input: { campaign: 'I', date: '14AM', axisCvpLost: 20, britishCvpLost: 9 }, dice: { given: [4] } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    if (input.date === firstDate(umpire, input)) {
      umpire.forbid(['3.5', '3.616'], 'no-cpp-on-first-date', { date: input.date });
      return null;
    }
    const axisBase = baseOf(umpire, input, input.date, 'axis');
    const britishBase = baseOf(umpire, input, input.date, 'british');
    let axisGain = gain(input, umpire, 'axis', axisBase);
    let britishGain = gain(input, umpire, 'british', britishBase);
    const allowed = input.campaign === TRANSFER_CAMPAIGN && input.date === TRANSFER_DATE;
    if (input.britishTake !== undefined) {
      if (!allowed) umpire.forbid('3.616', 'no-declining');
      else if (input.britishTake > britishGain) umpire.forbid('3.616', 'takes-too-much', { total: britishGain });
      if (!umpire.legal) return null;
      const declined = britishGain - input.britishTake;
      axisGain = Math.max(0, axisGain - declined);
      britishGain = input.britishTake;
      umpire.note('3.616', 'cpp-declined', { declined });
    }
    const axis = input.axisCarried + axisGain;
    const british = input.britishCarried + britishGain;
    umpire.note(['3.616', '3.617'], 'cpp-totals', { axis, british });
    umpire.summarise('cpp-totals', { axis, british });
    const mayDecline = allowed && input.britishTake === undefined ? britishGain : 0;
    return { axisBase, britishBase, axisGain, britishGain, axis, british, mayDecline };
  },
});

/** Base value, and one dr for a side that lost at least 8 CVP more and at least twice as many [3.6161, 3.6162]. */
function gain(input: CppReplenishmentInput, umpire: Judge, side: Side, base: number): number {
  umpire.note('3.6161', 'cpp-base', { side, base });
  const [own, enemy] =
    side === 'axis' ? [input.axisCvpLost, input.britishCvpLost] : [input.britishCvpLost, input.axisCvpLost];
  const chart = umpire.chart('loss-points');
  const qualifies =
    own >= enemy + chart.number('surplus', 'atLeast') && own >= enemy * chart.number('ratio', 'atLeast');
  if (!qualifies) return base;
  if (input.afterIdle) {
    umpire.note('3.6162', 'losses-counted-before', { side });
    return base;
  }
  const roll = input.lossPoints ?? umpire.roll('loss points', d6, side);
  umpire.note(['3.6162', '3.12'], 'loss-points', { side, own, enemy, roll });
  return base + roll;
}
