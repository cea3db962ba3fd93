import { expect, it } from '@jest/globals';
import { numberedPhase } from '../../../../src/games/scw-battles/session/clock.js';

// 5.0 C to G: bombardment, movement and combat are the first or the second player's; A and B are nobody's.
it('[5.0] a phase is told with the number of its player, as the sequence of play has it', () => {
  expect(numberedPhase('first-movement')).toEqual({
    en: 'First Player Movement Phase',
    ja: '第1プレイヤー移動フェイズ',
  });
  expect(numberedPhase('second-combat')).toEqual({
    en: 'Second Player Combat Phase',
    ja: '第2プレイヤー戦闘フェイズ',
  });
  expect(numberedPhase('weather')).toEqual({ en: 'Weather Phase', ja: '天候判定フェイズ' });
});
