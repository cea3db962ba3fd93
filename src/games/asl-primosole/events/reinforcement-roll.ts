import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { dr } from '../shared/dice.js';

const ReinforcementCase = defineChoice('ReinforcementCase', ['nightDefender', 'firstScenarioBritish']);

class ReinforcementRollInput {
  @choice('Scenario Defender at night, or the British of the first scenario [CG3, 3.51/I-4]', ReinforcementCase)
  situation!: 'nightDefender' | 'firstScenarioBritish';
  @integer('Game Turn [CG3]', { min: 1, max: 9 }) turn!: number;
  @flag('A Defender unit was attacked by a Known enemy unit other than OBA or sniper [CG3]') attacked!: boolean;
  @flag('A Defender unit sees a Known enemy (option releaseOnSight) [CG3]') sighted!: boolean;
  @flag('A radio-equipped AFV that another friendly radio AFV can release as the core rules provide [CG3]')
  radioAfv!: boolean;
}

class ReinforcementRollOutcome {
  @flag('The reinforcements may enter') released!: boolean;
}

export const reinforcementRoll = procedure<ReinforcementRollInput, ReinforcementRollOutcome, Options>({
  id: 'reinforcement-roll',
  resolver: 'events',
  title: { en: 'Reinforcement dr', ja: '増援 dr' },
  description: {
    en: "Release of a night Scenario Defender's reinforcements, or of the British in the first scenario.",
    ja: '夜間のシナリオ防御側、または初回シナリオのイギリス軍の増援解除。',
  },
  rules: ['CG3', '3.51/I-4'],
  input: ReinforcementRollInput,
  outcome: ReinforcementRollOutcome,
  dice: dr(
    'reinforcement',
    { en: 'reinforcement', ja: '増援' },
    { en: 'once, where a roll is made', ja: '判定するとき一回' },
  ),
  example: { input: { situation: 'nightDefender', turn: 4 }, dice: { given: [3] } },
  resolve(input, umpire) {
    const released = input.situation === 'nightDefender' ? nightDefender(input, umpire) : british(input.turn, umpire);
    umpire.summarise(released ? 'reinforcements-released' : 'reinforcements-wait');
    return { released };
  },
});

/** Strictly less than the Turn number; an attack releases without a roll (A-24) [CG3]. */
function nightDefender(input: ReinforcementRollInput, umpire: Judge): boolean {
  if (input.attacked) {
    umpire.note('CG3', 'released-by-attack');
    return true;
  }
  if (input.sighted) {
    const counts = umpire.options.releaseOnSight;
    umpire.note('CG3', counts ? 'released-by-sight' : 'sight-releases-nothing');
    if (counts) return true;
  }
  if (input.radioAfv) {
    umpire.note('CG3', 'released-by-radio');
    return true;
  }
  const roll = umpire.roll('reinforcement');
  umpire.note('CG3', 'night-reinforcement-roll', { roll, turn: input.turn });
  return roll < input.turn;
}

/** The Turn number or less [3.51/I-4]. */
function british(turn: number, umpire: Judge): boolean {
  const roll = umpire.roll('reinforcement');
  umpire.note('3.51/I-4', 'british-reinforcement-roll', { roll, turn });
  return roll <= turn;
}
