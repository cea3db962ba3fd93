import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { requireOption } from '../shared/requires.js';
import { LegSize } from '../vocabulary.js';
import { allowanceOf, MoveRate, MoverState } from './movement-factor.js';

export class AllowanceInput extends MoverState {
  @integer('Printed factor of the rate used [4.5.1.1.1]', { min: 0, max: 120 }) factor!: number;
  @choice('Which factor it is', MoveRate, { default: 'crossCountry' }) rate!: MoveRate;
  @flag('A vehicle; leg units otherwise', { default: true }) vehicle!: boolean;
  @choice('Size of a leg unit: cautious sections still quickmarch [7.36.2]', LegSize, { default: 'squad' })
  legSize!: LegSize;
  @flag('Extreme conditions: no path or road factor [7.36.2]') extreme!: boolean;
  @flag('Track hit [6.5.2.2.1]') trackHit!: boolean;
  @flag('Bogged this turn [7.29]') bogged!: boolean;
}

export class AllowanceOutcome {
  @integer('Movement points this turn', { min: 0, max: 120 }) points!: number;
}

/** Only steady leg units on a move command, and not squads that go cautiously [6.6.4.2, 7.36.2]. */
function checkQuickmarch(umpire: Judge, input: AllowanceInput): void {
  if (input.vehicle) umpire.forbid('6.6.4.2', 'not-a-leg-unit');
  if (input.command === 'shortHalt') umpire.forbid('6.6.4.2', 'quickmarch-needs-move');
  if (input.suppressed || input.broken) umpire.forbid('6.6.4.2', 'quickmarch-only-steady');
  if (input.cautious && input.legSize !== 'section' && umpire.options.weather)
    umpire.forbid('7.36.2', 'no-quickmarch-cautious');
}

export const allowance = procedure<AllowanceInput, AllowanceOutcome, Options>({
  id: 'allowance',
  resolver: 'movement',
  title: { en: 'Movement allowance', ja: '移動力' },
  description: {
    en: 'Movement points a unit has this turn, after short halt, suppression, damage and the optional rules.',
    ja: '小停止・制圧・損傷・選択ルールを適用した、このターンの移動力を求める。',
  },
  rules: ['4.5.1.1.1'],
  input: AllowanceInput,
  outcome: AllowanceOutcome,
  example: { input: { factor: 5, command: 'shortHalt', damaged: true } },
  resolve(input, umpire) {
    if (input.command !== 'move' && input.command !== 'shortHalt')
      umpire.forbid(['4.5', '4.2'], 'no-move-command', { command: input.command });
    if (input.trackHit) umpire.forbid('6.5.2.2.1', 'immobile-track-hit');
    requireOption(umpire, 'bogging', '7.29', input.bogged);
    requireOption(umpire, 'weather', '7.36.2', input.extreme);
    if (input.bogged && umpire.options.bogging) umpire.forbid('7.29', 'immobile-bogged');
    const byRoad = input.rate === 'path' || input.rate === 'road';
    if (input.extreme && umpire.options.weather && byRoad)
      umpire.forbid(['7.36.2', '7.36'], 'no-road-rate-in-extremes');
    if (byRoad && !input.vehicle) umpire.forbid('6.6.4.1', 'no-road-factor-on-foot');
    if (input.rate === 'quickmarch') checkQuickmarch(umpire, input);
    if (!umpire.legal) return null;
    umpire.note('4.5.1.1.1', 'movement-factor', { factor: input.factor, rate: input.rate });
    const points = allowanceOf(umpire, input.factor, input, input.vehicle);
    if (!umpire.legal) return null;
    umpire.summarise('movement-points', { points });
    return { points };
  },
});

export class RemainingMovementInput {
  @integer('Movement points of the turn', { min: 1, max: 120 }) allowance!: number;
  @integer('Points already spent', { min: 0, max: 120, default: 0 }) spent!: number;
  @flag('Damaged while moving [4.4.3.2.6]') damaged!: boolean;
  @flag('Suppressed while moving, and not before [6.6.10.2]') suppressed!: boolean;
  @flag('Track hit while moving [6.5.2.2.1]') trackHit!: boolean;
}

export class RemainingMovementOutcome {
  @integer('Points still to spend', { min: 0, max: 120 }) points!: number;
  @flag('The unit stops at once') stops!: boolean;
}

export const remainingMovement = procedure<RemainingMovementInput, RemainingMovementOutcome, Options>({
  id: 'remaining-movement',
  resolver: 'movement',
  title: { en: 'Movement left after a hit', ja: '被弾後の残り移動力' },
  description: {
    en: 'What is left of a move when the unit is damaged, suppressed or immobilised on the way.',
    ja: '移動の途中で損傷・制圧・履帯命中を受けたユニットの残り移動力を求める。',
  },
  rules: ['4.4.3.2.6', '6.5.2.2.1', '6.6.2'],
  input: RemainingMovementInput,
  outcome: RemainingMovementOutcome,
  example: { input: { allowance: 4, spent: 1, suppressed: true } },
  resolve(input, umpire) {
    if (input.spent > input.allowance)
      umpire.forbid('4.5.1.1.3', 'more-than-allowance', { cost: input.spent, points: input.allowance });
    if (!umpire.legal) return null;
    let points = input.allowance - input.spent;
    umpire.note('4.5.1.1.1', 'movement-left', { points });
    if (input.trackHit) {
      umpire.note('6.5.2.2.1', 'stopped-by-track-hit');
      umpire.summarise('stopped-by-track-hit');
      return { points: 0, stops: true };
    }
    for (const [applies, rule, reason] of [
      [input.damaged, '4.4.3.2.6', 'damaged'],
      [input.suppressed, '6.6.2', 'suppressed'],
    ] as const) {
      if (!applies) continue;
      points = Math.floor(points / 2);
      umpire.note(rule, 'movement-halved', { reason, points });
    }
    umpire.summarise('movement-points', { points });
    return { points, stops: false };
  },
});
