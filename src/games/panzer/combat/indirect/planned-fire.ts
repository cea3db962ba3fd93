import { choice, flag, integer, list } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { Mission, Sheaf } from '../../vocabulary.js';
import { checkSheaf } from './sheaf.js';

const MOST_TURNS = 5;
const MOST_MOVED = 5;

/** A stretch of a plan with one type and one SHEAF [6.5.1.11.1]. */
export class PlannedStretch {
  @integer('Turns', { min: 1, max: 9 }) turns!: number;
  @choice('Type', Mission, { default: 'gp' }) mission!: Mission;
  @choice('SHEAF', Sheaf, { default: 'closed' }) sheaf!: Sheaf;
}

export class PlannedFireInput {
  @flag('Off-map battery [6.5.1.11]', { default: true }) offMap!: boolean;
  @integer('Turn plotted for the start [6.5.1.11.1]', { min: 1, max: 99 }) plottedTurn!: number;
  @list('The plan, stretch by stretch [6.5.1.11.1]', PlannedStretch, { minItems: 1, maxItems: 9 })
  plan!: PlannedStretch[];
  @integer('Turn it is to begin; left out: as plotted [6.5.1.11.2]', { min: 0, max: 99, optional: true })
  startTurn?: number;
  @integer('Turn asked about; left out: the first', { min: 0, max: 120, optional: true }) turn?: number;
  @integer('Hexes the impact lies from the original target point [6.5.1.11.3]', { min: 0, max: 60, default: 0 })
  hexesMoved!: number;
  @flag('Asked to check the mission [6.5.1.9]') check!: boolean;
}

export class PlannedFireOutcome {
  @integer('Turns of the plan', { min: 1, max: 5 }) turns!: number;
  @integer('First turn', { min: 0, max: 99 }) firstTurn!: number;
  @integer('Last turn', { min: 0, max: 110 }) lastTurn!: number;
  @integer('First turn the battery is free again', { min: 0, max: 120 }) freeFrom!: number;
  @flag('It fires in the turn asked about') fires!: boolean;
  @choice('Type in that turn', Mission, { optional: true }) mission!: Mission | null;
  @choice('SHEAF in that turn', Sheaf, { optional: true }) sheaf!: Sheaf | null;
}

export const plannedFire = procedure<PlannedFireInput, PlannedFireOutcome, Options>({
  id: 'planned-fire',
  resolver: 'combat',
  title: { en: 'Planned indirect fire', ja: '計画間接射撃' },
  description: {
    en: 'A plotted fire plan: is it legal, when may it begin, what falls in a given turn, when is the battery free again.',
    ja: '計画された射撃：可否、開始時期、指定ターンの射撃内容、砲兵が再び使える時期。',
  },
  rules: ['6.5.1.11', '6.5.1.11.1', '6.5.1.11.2', '6.5.1.11.3'],
  input: PlannedFireInput,
  outcome: PlannedFireOutcome,
  example: {
    input: {
      plottedTurn: 6,
      plan: [{ turns: 2 }, { turns: 1, mission: 'smoke', sheaf: 'open' }, { turns: 2, sheaf: 'open' }],
      turn: 8,
    },
  },
  resolve(input, umpire) {
    const turns = input.plan.reduce((sum, stretch) => sum + stretch.turns, 0);
    const firstTurn = input.startTurn ?? input.plottedTurn;
    if (!input.offMap) umpire.forbid('6.5.1.11', 'planned-off-map');
    if (turns > MOST_TURNS) umpire.forbid('6.5.1.11.1', 'plan-too-long', { turns });
    if (Math.abs(firstTurn - input.plottedTurn) > 1)
      umpire.forbid('6.5.1.11.2', 'plan-start', { plotted: input.plottedTurn, start: firstTurn });
    if (input.hexesMoved > MOST_MOVED) umpire.forbid('6.5.1.11.3', 'plan-moved', { hexes: input.hexesMoved });
    if (input.check) umpire.forbid('6.5.1.9', 'plan-not-checked');
    for (const { mission, sheaf } of input.plan) checkSheaf(mission, sheaf, true, umpire);
    if (!umpire.legal) return null;
    const lastTurn = firstTurn + turns - 1;
    umpire.note('6.5.1.11.1', 'plan', { turns, first: firstTurn, last: lastTurn });
    if (firstTurn !== input.plottedTurn)
      umpire.note('6.5.1.11.2', 'plan-shifted', { plotted: input.plottedTurn, start: firstTurn });
    if (input.hexesMoved > 0) umpire.note('6.5.1.11.3', 'plan-adjusted', { hexes: input.hexesMoved });
    umpire.note('6.5.1.11', 'plan-battery-free', { turn: lastTurn + 2 });
    const turn = input.turn ?? firstTurn;
    const byTurn = input.plan.flatMap((stretch) => new Array<PlannedStretch>(stretch.turns).fill(stretch));
    const stretch = byTurn[turn - firstTurn];
    umpire.summarise(stretch ? 'plan-fires' : 'plan-silent', {
      turn,
      mission: stretch?.mission ?? 'gp',
      sheaf: stretch?.sheaf ?? 'closed',
    });
    return {
      turns,
      firstTurn,
      lastTurn,
      freeFrom: lastTurn + 2,
      fires: stretch !== undefined,
      mission: stretch?.mission ?? null,
      sheaf: stretch?.sheaf ?? null,
    };
  },
});
