import { type ChoiceOf, choice, defineChoice, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { callName } from '../shared/units.js';
import type { AirBombardmentOutcome } from './air-bombardment.js';
import type { AttackOutcome } from './attack.js';
import type { BarrageOutcome } from './barrage.js';

export const UnitFate = defineChoice('UnitFate', ['untouched', 'reduced', 'removed']);
export type UnitFate = ChoiceOf<typeof UnitFate>;

export class HitUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @integer('Steps it has now: 2 full, 1 reduced or without a reverse face [11.5]', { min: 1, max: 2, default: 2 })
  steps!: number;
  @integer('Steps its owner (in a bombardment the bomber) gives it of the loss [11.4, 13.3]', {
    min: 0,
    max: 2,
    default: 0,
  })
  losses!: number;
}

export class StepLossInput {
  @integer('Steps the side must lose [11.4]', { min: 0, max: 40 }) due!: number;
  @list('Units involved [11.4]', HitUnit, { minItems: 1, maxItems: 40 }) units!: HitUnit[];
}

export class UnitAfterLoss {
  @text('Unit', { max: 60 }) name!: string;
  @integer('Steps left', { min: 0, max: 2 }) steps!: number;
  @choice('What happens to the counter [11.5]', UnitFate) fate!: UnitFate;
}

export class StepLossOutcome {
  @list('Every unit afterwards', UnitAfterLoss, { maxItems: 40 }) units!: UnitAfterLoss[];
  @integer('Steps that could not be taken because nothing was left', { min: 0, max: 40 }) unfilled!: number;
}

/** Flip, then remove; two at once remove a full unit [11.5]. */
const fateOf = (before: number, after: number): UnitFate =>
  after === 0 ? 'removed' : after < before ? 'reduced' : 'untouched';

/** A loss that falls on one unit alone needs nobody to choose. */
const dueAmong = (due: number, names: readonly string[]): object => ({
  due,
  units: names.map((name) => ({ name, losses: names.length === 1 ? due : 0 })),
});

/** The losses of the one side that has any; where both lose, the client says which it asks about. */
function lossesOf({ attacker, defender }: AttackOutcome): object {
  const losing = [attacker!, defender!].filter(({ stepLosses }) => stepLosses > 0);
  return losing.length === 1 ? dueAmong(losing[0]!.stepLosses, losing[0]!.exposed) : {};
}

/** Each target of a barrage loses its own steps [12.4]. */
const lossesOfTargets = ({ rolls }: BarrageOutcome): object => ({
  due: rolls.reduce((sum, { stepLosses }) => sum + stepLosses!, 0),
  units: rolls.map(({ unit, stepLosses }) => ({ name: unit, losses: stepLosses! })),
});

/** Carries the losses out and says what becomes of each unit [11.5]. */
export function applyLosses(units: readonly HitUnit[], umpire: Judge): UnitAfterLoss[] {
  return units.map((unit, at) => {
    const steps = unit.steps - unit.losses;
    const fate = fateOf(unit.steps, steps);
    const name = callName(unit, at);
    if (fate !== 'untouched') umpire.note('11.5', 'unit-fate', { unit: name, fate });
    return { name, steps, fate };
  });
}

export const stepLoss = procedure<StepLossInput, StepLossOutcome, Options>({
  id: 'step-loss',
  resolver: 'combat',
  title: { en: 'Step losses', ja: 'ステップロス' },
  description: {
    en: 'Carries step losses out on the units their chooser names and says what becomes of each.',
    ja: '選ばれたユニットにステップロスを適用し、それぞれがどうなるかを示す。',
  },
  rules: ['11.4', '11.5'],
  input: StepLossInput,
  outcome: StepLossOutcome,
  from: {
    'combat/attack': lossesOf,
    'combat/barrage': lossesOfTargets,
    'combat/air-bombardment': ({ stepLosses, candidates }: AirBombardmentOutcome) =>
      stepLosses === null ? {} : dueAmong(stepLosses, candidates),
  },
  example: { input: { due: 1, units: [{ losses: 1 }, { losses: 0 }] } },
  resolve({ due, units }, umpire) {
    const available = units.reduce((sum, unit) => sum + unit.steps, 0);
    const taken = units.reduce((sum, unit) => sum + unit.losses, 0);
    const owed = Math.min(due, available);
    if (taken !== owed) umpire.forbid(['11.5', '11.4'], 'losses-do-not-add-up', { taken, owed });
    units.forEach((unit, at) => {
      if (unit.losses <= unit.steps) return;
      umpire.forbid('11.5', 'more-losses-than-steps', { unit: callName(unit, at), losses: unit.losses });
    });
    if (!umpire.legal) return null;
    const after = applyLosses(units, umpire);
    const unfilled = due - owed;
    if (unfilled > 0) umpire.note('11.5', 'nothing-left-to-lose', { unfilled });
    if (due === 0) umpire.note('11.4', 'no-loss-due');
    umpire.summarise('step-loss-summary', {
      removed: after.filter(({ fate }) => fate === 'removed').length,
      reduced: after.filter(({ fate }) => fate === 'reduced').length,
    });
    return { units: after, unfilled };
  },
});
