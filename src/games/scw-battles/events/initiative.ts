import { choice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { opponentOf, Scenario, Side } from '../vocabulary.js';

export class InitiativeInput {
  @choice('Scenario [J.2, B.2]', Scenario) scenario!: Scenario;
  @integer('Game turn [B.2]', { min: 1, max: 30, default: 1 }) turn!: number;
}

export class InitiativeOutcome {
  @choice('First player of the turn', Side, { optional: true }) first!: Side | null;
  @choice('Second player of the turn', Side, { optional: true }) second!: Side | null;
  @integer('What is added to the Nationalist die; 0 where nobody rolls [B.2]', { min: 0, max: 6 })
  nationalistModifier!: number;
  @flag('The totals are equal: roll again [B.2]', {}) rollAgain!: boolean;
  @choice('Who sets up first [J.2, B.2]', Side) setsUpFirst!: Side;
}

export const initiative = procedure<InitiativeInput, InitiativeOutcome, Options>({
  id: 'initiative',
  resolver: 'events',
  title: { en: 'Initiative', ja: '主導権' },
  description: {
    en: 'Who is first player this turn; in Brunete from turn 3 by dice, equal totals being rolled again.',
    ja: 'そのターンの第1プレイヤーを決める。Bruneteの第3ターン以後はダイスにより、同点は振り直す。',
  },
  rules: ['5.0', 'B.2', 'J.2'],
  dice: [DICE.republican, DICE.nationalist],
  input: InitiativeInput,
  outcome: InitiativeOutcome,
  example: { input: { scenario: 'brunete', turn: 3 }, dice: { given: [4, 2] } },
  resolve({ scenario, turn }, umpire) {
    if (scenario === 'series') {
      umpire.forbid('5.0', 'initiative-by-scenario');
      return null;
    }
    const decided = (first: Side, setsUpFirst: Side, nationalistModifier = 0): InitiativeOutcome => {
      umpire.summarise('initiative-summary', { side: first });
      return { first, second: opponentOf(first), nationalistModifier, rollAgain: false, setsUpFirst };
    };
    if (scenario === 'jarama') {
      umpire.note('J.2', 'always-first', { side: 'nationalist' });
      return decided('nationalist', 'republican');
    }
    const chart = umpire.chart('brunete-initiative');
    const fixed = chart.cell(chart.rowFor(turn), 0) as string;
    if (fixed !== 'dice') {
      umpire.note('B.2', 'first-by-turn', { side: fixed, turn });
      return decided(fixed as Side, 'nationalist');
    }
    const republican = umpire.roll(DICE.republican.name);
    const die = umpire.roll(DICE.nationalist.name);
    const modifier = umpire.chart('die-modifiers').number('bruneteNationalistInitiative', 'modifier');
    const nationalist = die + modifier;
    umpire.note('B.2', 'initiative-rolled', { republican, die, modifier, nationalist });
    if (republican === nationalist) {
      umpire.note('B.2', 'initiative-tied');
      umpire.summarise('initiative-tied');
      return { first: null, second: null, nationalistModifier: modifier, rollAgain: true, setsUpFirst: 'nationalist' };
    }
    return decided(republican > nationalist ? 'republican' : 'nationalist', 'nationalist', modifier);
  },
});
