import { choice, defineChoice, flag, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DATES, dateIndex } from '../shared/calendar.js';
import { CampaignFrame, checkDate, FRAME, lastDate } from '../shared/campaign-frame.js';
import { Campaign, DATE } from '../vocabulary.js';

const RefitPhase = defineChoice('RefitPhase', ['afterScenario', 'initialScenario', 'afterIdleDate']);
type RefitPhase = 'afterScenario' | 'initialScenario' | 'afterIdleDate';

/** The procedures that resolve each step, in the order of its parts. */
const PROCEDURES: Readonly<Record<string, readonly string[]>> = {
  '3.601': ['status/melee-order'],
  '3.602': ['status/marker-removal'],
  '3.603': ['status/rally-and-unload'],
  '3.604': [
    ...['status/encirclement', 'status/minefield', 'status/bog-clearing', 'status/shock-recovery'],
    ...['status/wading', 'status/retained-group'],
  ],
  '3.605': ['status/strategic-location', 'status/setup-areas', 'status/unit-fate', 'status/nearest-area'],
  '3.606': [
    'events/location-escape',
    'events/escape',
    'events/vehicle-escape',
    'status/nearest-area',
    'events/abandoned-equipment',
  ],
  '3.607': ['status/equipment', 'status/withdrawal', 'status/german-return'],
  '3.608': ['status/prisoners', 'status/nearest-area'],
  '3.609': ['status/fire'],
  '3.610': ['events/wounded-leader'],
  '3.611': ['status/recombining', 'status/hero'],
  '3.612': ['status/new-date', 'events/san-adjustment'],
  '3.613': ['status/shift-path', 'events/shift'],
  '3.614': [
    ...['status/vehicle-refit', 'events/immobilization-repair', 'events/stun-recovery', 'events/weapon-repair'],
    ...['events/captured-weapon', 'events/special-ammunition', 'status/ft-dc-retention'],
  ],
  '3.615': ['combat/ammunition-shortage'],
  '3.616': ['status/cpp-replenishment'],
  '3.617': ['status/rg-purchase', 'status/shift-path'],
  '3.618': ['events/rg-strength', 'events/sw-receipt', 'events/leader-receipt'],
  '3.619': ['status/fortification-purchase'],
  '3.620': ['events/recon-purchase'],
  '3.621': ['events/initiative'],
  '3.622': [
    'status/set-up',
    'status/reserve-setup',
    'status/objective-hex',
    'spotting/recon-inspection',
    'combat/bombardment',
  ],
  '3.623': ['events/first-move'],
};

/** Steps that always have something to do. */
const COMPULSORY: readonly string[] = ['3.602', '3.603', '3.605', '3.612', '3.616', '3.621', '3.622', '3.623'];
/** Steps of the initial scenario that are left out: no recon, no chits [3.5, 3.620]. */
const NOT_AT_FIRST: readonly string[] = ['3.620', '3.621'];

class StepDone {
  @text('Step [3.6]', { max: 5 }) step!: string;
  @text('What it decided, for the record; left out if it did not apply', { max: 300, optional: true })
  decided?: string | null;
  @flag('It did not apply and was left out [3.6]') skipped!: boolean;
}

class RefitSequenceInput {
  @choice('Campaign', Campaign) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @text('CG date: just fought, Idle just now, or of the initial scenario [3.6]', DATE) date!: string;
  @choice('What the Refit Phase follows [3.6, 3.5]', RefitPhase, { default: 'afterScenario' }) phase!: RefitPhase;
  @list('Steps done so far, in order [3.6]', StepDone, { maxItems: 23, default: [] }) done!: StepDone[];
  @flag('Both sides drew Idle at 3.621 [3.6212]') bothIdle!: boolean;
}

class StepPlan {
  @text('Step', { max: 5 }) step!: string;
  @text('Title', { max: 80 }) title!: string;
  @text('CG date it belongs to: the old one through 3.611, then the new one', { max: 4, optional: true }) date!:
    | string
    | null;
  @texts('Procedures that resolve it', { max: 40, maxItems: 8 }) procedures!: string[];
  @flag('It may be left out where nothing applies [3.6]') optional!: boolean;
}

class RefitSequenceOutcome {
  @text('Next step; null when the Refit Phase is over', { max: 5, optional: true }) next!: string | null;
  @list('Steps still to do, the next one first [3.6]', StepPlan, { maxItems: 23 }) plan!: StepPlan[];
  @list('What has been decided so far', StepDone, { maxItems: 23 }) decided!: StepDone[];
  @flag('The CG scenario is closed: 3.603 is done [3.2/CG-scenario-end]') scenarioClosed!: boolean;
  @flag('The campaign is over: that was the last date [3.2/CG-end]') campaignOver!: boolean;
}

export const refitSequence = procedure<RefitSequenceInput, RefitSequenceOutcome, Options>({
  id: 'refit-sequence',
  resolver: 'status',
  title: { en: 'The Refit Phase, step by step', ja: '再装備フェイズの手順' },
  description: {
    en: 'Which step is next, what resolves it, on which date it counts, and what has been decided; wrong order is refused.',
    ja: '次の手順、それを解決する手続き、対象となる日、これまでの決定。順序の誤りは拒む。',
  },
  rules: ['3.6'],
  input: RefitSequenceInput,
  outcome: RefitSequenceOutcome,
  example: { input: { campaign: 'I', date: '13N', done: [{ step: '3.601', skipped: true }, { step: '3.602' }] } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    const steps = stepsOf(input, umpire);
    checkOrder(input, umpire, steps);
    if (!umpire.legal) return null;
    const done = input.done.length;
    const scenarioClosed = input.phase === 'afterScenario' && input.done.some(({ step }) => step === '3.603');
    const last = input.date === lastDate(umpire, input);
    const idleAgain = input.bothIdle && input.done.at(-1)?.step === '3.621';
    const campaignOver =
      last && ((input.phase === 'afterScenario' && scenarioClosed) || input.phase === 'afterIdleDate');
    if (scenarioClosed) umpire.note(['3.6', '3.2/CG-scenario-end'], 'scenario-closed');
    if (campaignOver) umpire.note(['3.2/CG-end', '3.6'], 'last-date-closed', { date: input.date });
    if (idleAgain) umpire.note('3.6212', 'idle-repeats');
    const rest = campaignOver || idleAgain ? [] : steps.slice(done);
    const plan = rest.map((step) => planOf(input, umpire, step));
    const next = idleAgain ? '3.612' : (plan[0]?.step ?? null);
    if (plan[0]) umpire.note('3.6', 'next-step', { step: next, date: plan[0].date });
    umpire.summarise(next ? 'refit-next' : 'refit-over', { step: next });
    return {
      next,
      plan,
      decided: input.done.map(({ step, decided = null, skipped }) => ({ step, decided, skipped })),
      scenarioClosed,
      campaignOver,
    };
  },
});

/** The steps this Refit Phase has: all 23, those marked "!", or those repeated after an Idle date [3.6, 3.5, 3.6212]. */
function stepsOf({ phase }: RefitSequenceInput, umpire: Judge): string[] {
  const chart = umpire.chart('refit-sequence');
  if (phase === 'afterScenario') {
    umpire.note(['3.6', '3.11'], 'all-steps', { count: chart.rows.length });
    return [...chart.rows];
  }
  if (phase === 'afterIdleDate') {
    umpire.note('3.6212', 'steps-after-idle');
    const from = chart.rows.indexOf('3.612');
    return chart.rows.slice(from);
  }
  umpire.note(['3.5', '3.620'], 'steps-at-first');
  return chart.rows.filter((step) => chart.flag(step, 'beforeInitialScenario') && !NOT_AT_FIRST.includes(step));
}

function checkOrder({ done }: RefitSequenceInput, umpire: Judge, steps: readonly string[]): void {
  for (const [at, { step, skipped }] of done.entries()) {
    if (step !== steps[at]) {
      umpire.forbid('3.6', 'wrong-order', { step, expected: steps[at] ?? '-' });
      return;
    }
    if (skipped && COMPULSORY.includes(step)) umpire.forbid('3.6', 'cannot-skip', { step });
  }
}

function planOf(input: RefitSequenceInput, umpire: Judge, step: string): StepPlan {
  const fresh = input.phase !== 'initialScenario' && step >= '3.612';
  const date = fresh ? (DATES[dateIndex(input.date) + 1] ?? null) : input.date;
  return {
    step,
    title: umpire.chart('refit-sequence').text(step, 'title'),
    date,
    procedures: [...PROCEDURES[step]!],
    optional: !COMPULSORY.includes(step),
  };
}
