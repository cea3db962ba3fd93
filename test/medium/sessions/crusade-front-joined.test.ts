import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/**
 * 16.4.3.1, 16.4.3.3: the Front is isolated while none of its sources reaches one outside. A space is taken on entering it [10.1.9]: who
 * takes Bilbao from the main zone joins a source of the Front to Barcelona, and may stay there whatever he is.
 */
describe('an army division that opens the Northern Front', () => {
  const ELSEWHERE = { Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'], Cadiz: ['sp-afr-4'], Gijon: ['sp-ast-1'] };
  const HELD = { Zaragoza: 'republican', Irurzo: 'republican', 'Dos Rios': 'republican' } as const;

  it('may end its last step in the source that it takes', () => {
    const game = new CrusadeScene({
      units: { ...ELSEWHERE, Monegal: ['sp-rpa-1'] },
      control: { ...HELD, Bilbao: 'nationalist', 'Valle Verde': 'nationalist', Santander: 'nationalist' },
      first: '1937-03/04',
      turns: 1,
    }).idle();
    expect(game.position.moraleUsed).toEqual([]);
    game.play({ type: 'automatic' }, { type: 'activate', space: 'Monegal', marker: 'move' });
    game.play({ type: 'move', units: ['sp-rpa-1'], to: 'Zaragoza' }, { type: 'step', to: 'Irurzo' });
    expect(game.listed('step')).toContain('Bilbao');
    game.play({ type: 'step', to: 'Bilbao' });
    // 16.3.3: a Main City +2, and the link +2.
    expect([game.unit('sp-rpa-1'), game.position.rm, game.position.moraleUsed]).toEqual([
      'Bilbao',
      28,
      ['northLinked'],
    ]);
  });

  it('may advance into it, and not into ground that opens nothing [16.4.3.2]', () => {
    const advances = (from: string, target: string): string[] => {
      const game = new CrusadeScene({
        units: { ...ELSEWHERE, [from]: ['sp-rpa-1', 'sp-rpa-2'], [target]: ['sp-nat-mil-1*'] },
        control: { ...HELD, Bilbao: 'nationalist', 'Valle Verde': 'nationalist', Santander: 'nationalist' },
        first: '1937-03/04',
        turns: 1,
        // 2 + 2 = 4, column 4, a 4 is 2; 0, a 1 is 0.
        dice: { 'combat/battle:attacker': [4], 'combat/battle:defender': [1] },
      }).idle();
      game.attack([from], target, ['sp-rpa-1', 'sp-rpa-2']).noCards();
      expect(game.unit('sp-nat-mil-1')).toBe('eliminated');
      return game.listed('advance');
    };
    expect(advances('Irurzo', 'Bilbao')).toEqual(['sp-rpa-1 Bilbao', 'sp-rpa-2 Bilbao']);
    // The Basque Country without Bilbao: Gijon is as far as before.
    expect(advances('Dos Rios', 'Valle Verde')).toEqual([]);
  });
});
