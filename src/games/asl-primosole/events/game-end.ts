import { flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { dr } from '../shared/dice.js';
import { Modifiers } from '../shared/rolls.js';
import { DATE } from '../vocabulary.js';

class GameEndInput {
  @text('CG date [CG14]', DATE) date!: string;
  @integer('Game Turn whose Player Turn ends [CG14]', { min: 1, max: 9 }) turn!: number;
  @flag('The British declared +1 for this scenario [CG14]') britishDeclaration!: boolean;
  @integer('CG scenarios in which they declared it before [CG14]', { min: 0, max: 12, default: 0 })
  declaredBefore!: number;
  @flag('Both players agree to end [CG14]') agreed!: boolean;
}

class GameEndOutcome {
  @flag('The scenario ends at once; null where the question ends before the die [CG14]', { nullable: true })
  ends!: boolean | null;
  @integer('The Final dr that ends it, or less; null where nothing is rolled [CG14]', {
    min: 1,
    max: 12,
    nullable: true,
  })
  endNumber!: number | null;
  @integer('Net modifier of the roll; null where nothing is rolled [CG14]', { min: -20, max: 40, nullable: true })
  drm!: number | null;
}

/** How often the British may declare [CG14]. */
const MAX_DECLARATIONS = 2;

export const gameEnd = procedure<GameEndInput, GameEndOutcome, Options>({
  id: 'game-end',
  resolver: 'events',
  title: { en: 'Game end', ja: 'ゲーム終了' },
  description: {
    en: 'The dr at the end of a Player Turn that may end the CG scenario.',
    ja: 'プレイヤーターン終了時に行う、CG シナリオの終了 dr。',
  },
  rules: ['CG14'],
  input: GameEndInput,
  outcome: GameEndOutcome,
  dice: dr('game end', { en: 'game end', ja: 'ゲーム終了' }, { en: 'from Turn 5 on', ja: '第 5 ターンから' }),
  stops: [{ id: 'drm', title: { en: 'the net modifier, before any die', ja: 'ダイスの前、修正の合計まで' } }],
  example: { input: { date: '13N', turn: 6 }, dice: { given: [1] } },
  resolve(input, umpire) {
    const done = (ends: boolean, number: number | null = null, net: number | null = null): GameEndOutcome => {
      umpire.summarise(ends ? 'scenario-ends' : 'scenario-goes-on');
      return { ends, endNumber: number, drm: net };
    };
    if (input.agreed) {
      umpire.note('CG14', 'ended-by-agreement');
      return done(true);
    }
    const endNumber = umpire.chart('turn-record').at(input.turn, 'endNumber');
    if (typeof endNumber !== 'number') {
      umpire.note('CG14', 'no-end-roll', { turn: input.turn });
      return done(false);
    }
    if (input.britishDeclaration && input.declaredBefore >= MAX_DECLARATIONS) {
      umpire.forbid('CG14', 'declarations-used', { limit: MAX_DECLARATIONS });
      return null;
    }
    const drm = new Modifiers(umpire, 'CG14', 'game-end-drm')
      .line('thirteenNight', input.date === '13N')
      .line('britishDeclaration', input.britishDeclaration);
    if (umpire.stopsAt('drm')) {
      umpire.summarise('stopped-at-drm', { drm: drm.total });
      return { ends: null, endNumber, drm: drm.total };
    }
    const roll = umpire.roll('game end');
    const final = roll + drm.total;
    umpire.note('CG14', 'end-roll', { roll, final, endNumber });
    return done(final <= endNumber, endNumber, drm.total);
  },
});
