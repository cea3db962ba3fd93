import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { Region, UnitType } from '../vocabulary.js';
import type { LossInput } from './loss-input.js';
import type { LossOutcome } from './loss-outcome.js';
import { lossUnits, reserveDivisions, unitNames } from './loss-units.js';

/** A unit that came through the losses, or the division that took the place of a corps [11.3.5]. */
export class Survivor {
  @text('The unit', { max: 60 }) name!: string;
  @choice('Its type', UnitType) type!: UnitType;
  @choice('Its region', Region) region!: Region;
  @flag('Reduced side up') reduced!: boolean;
  @integer('Steps it still has', { min: 1, max: 2 }) steps!: number;
  @flag('It replaced a corps in this combat [11.3.5]') replacement!: boolean;
  @flag('A Reserve division would replace this corps [11.3.5]') replacementReady!: boolean;
}

/** 11.3: who is left of a side after one way of taking its losses. */
export function survivors(
  question: LossInput,
  { losses }: LossOutcome['allocations'][number],
  umpire: Judge,
): Survivor[] {
  const states = lossUnits(question);
  const divisions = reserveDivisions(question, umpire);
  const reserve = unitNames(question.reserve);
  const used = losses.map(({ replacedBy }) => replacedBy);
  const ready = (pool: string | undefined): boolean =>
    pool !== undefined && divisions.some((division, i) => division.pool === pool && !used.includes(reserve[i]!));
  return unitNames(question.units).flatMap((name, i): Survivor[] => {
    const { type, region, reduced } = question.units[i]!;
    const state = states[i]!;
    const loss = losses.find(({ unit }) => unit === name);
    const steps = state.steps - (loss?.steps ?? 0);
    if (steps > 0) {
      const replacementReady = ready(state.pool);
      const hurt = reduced || steps < state.steps;
      return [{ name, type, region, reduced: hurt, steps, replacement: false, replacementReady }];
    }
    const replacedBy = loss!.replacedBy;
    if (replacedBy === null) return [];
    const at = reserve.indexOf(replacedBy);
    const left = at < 0 ? 0 : divisions[at]!.steps - loss!.replacementSteps;
    if (left <= 0) return [];
    const division = question.reserve[at]!;
    const hurt = division.reduced || loss!.replacementSteps > 0;
    const came = { name: replacedBy, type: division.type, region: division.region, reduced: hurt, steps: left };
    return [{ ...came, replacement: true, replacementReady: false }];
  });
}
