import { type ChoiceOf, choice, defineChoice, flag, halves, integer, list } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { battleOf } from '../vocabulary.js';
import { allowance, type Mover, movesAsIrregular } from './mover.js';
import { checkStep, entersZone, type StepFacts, stepCost } from './step.js';

const StopReason = defineChoice('StopReason', ['none', 'enemyZoc', 'pointsSpent', 'minimumMove']);

export class WalkedStep {
  @integer('Position in the path, from 1', { min: 1, max: 100 }) step!: number;
  @halves('Points paid', { min: 0, max: 99 }) cost!: number;
  @halves('Points left', { min: 0, max: 99 }) left!: number;
}

export class WalkOutcome {
  @halves('Points the unit had', { min: 0, max: 99 }) allowance!: number;
  @list('Each step that was allowed', WalkedStep, { maxItems: 100 }) steps!: WalkedStep[];
  @halves('Points left', { min: 0, max: 99 }) left!: number;
  @choice('Why it goes no further, whatever points are left', StopReason) stops!: ChoiceOf<typeof StopReason>;
  @flag('It ends in an enemy zone of control and must attack [8.1, 8.6]') mustAttack!: boolean;
}

export interface Walk {
  readonly mover: Mover;
  readonly turn: number | undefined;
  readonly startsInZone: boolean;
  readonly monsoon: boolean;
}

/** Walks a path step by step, stopping at the first step that is refused [7.2, 7.3, 7.4, 8.5, 8.10]. */
export function walk(start: Walk, steps: readonly StepFacts[], umpire: Judge): WalkOutcome | null {
  const { mover, startsInZone } = start;
  const budapest = battleOf(mover.side) === 'budapest56';
  if (movesAsIrregular(mover, umpire)) umpire.note(['22.2', '22.3'], 'irregular-zones');
  const points = allowance(mover, start.turn, startsInZone, umpire);
  if (!umpire.legal) return null;
  const done: WalkedStep[] = [];
  let left = points;
  let inZone = startsInZone;
  let stops: WalkOutcome['stops'] = 'none';
  for (let i = 0; i < steps.length; i += 1) {
    const step = steps[i]!;
    const zone = entersZone(step, mover, umpire);
    if (i > 0 && inZone) umpire.forbid(['8.5', '8.1'], 'zone-stops', { step: i + 1 });
    if (stops === 'minimumMove') umpire.forbid('7.4', 'minimum-is-all', { step: i + 1 });
    checkStep(step, mover, umpire);
    if (zone) checkZone(i, startsInZone, budapest, mover, umpire);
    if (!umpire.legal) return finish(points, done, left, stops, inZone && i > 0);
    const { halves: cost, rule, key, terrain, hexside, bridged } = stepCost(step, mover, start.monsoon, umpire);
    if (bridged) umpire.note('16.27', 'engineers-bridge');
    const minimum = cost > left;
    if (minimum) {
      // A column has marched already: the guarantee is for a unit's only step [7.4, 16.26].
      if (i > 0 || mover.spent > 0) {
        umpire.forbid('7.3', 'too-few-points', { step: i + 1, cost: cost / 2, left: left / 2 });
        return finish(points, done, left, stops, inZone);
      }
      umpire.note(['7.4', '18.1'], 'minimum-move', { cost: cost / 2 });
      stops = 'minimumMove';
      left = 0;
    } else {
      left -= cost;
      umpire.note(rule, key, { terrain, hexside, cost: cost / 2 });
    }
    done.push({ step: i + 1, cost: (minimum ? points : cost) / 2, left: left / 2 });
    inZone = zone;
    if (zone) {
      umpire.note(['8.5', '8.1'], 'zone-entered', { step: i + 1 });
      stops = 'enemyZoc';
    } else if (left === 0 && stops === 'none') stops = 'pointsSpent';
  }
  return finish(points, done, left, stops, inZone);
}

function finish(
  points: number,
  steps: WalkedStep[],
  left: number,
  stops: WalkOutcome['stops'],
  mustAttack: boolean,
): WalkOutcome {
  return { allowance: points / 2, steps, left: left / 2, stops, mustAttack };
}

/** Disengaging units keep clear of other zones, for the whole phase in Budapest; refitting sides always do [8.10, 17.32]. */
function checkZone(index: number, startsInZone: boolean, budapest: boolean, mover: Mover, umpire: Judge): void {
  if (mover.refitting) umpire.forbid('17.32', 'refit-no-zone');
  if (!startsInZone) return;
  if (index === 0) umpire.forbid(['8.10', '7.4'], 'zone-to-zone');
  else if (budapest) umpire.forbid('8.10', 'disengaged-stays-clear');
}
