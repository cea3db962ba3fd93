import { describe, expect, it } from '@jest/globals';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

/** Valdeoro as it is printed, three whole turns. Every outcome was written down from the book before its step was sent. */
const game = new WholeGame(crusadeMaterials('valdeoro'));

describe('Valdeoro, turn 1', () => {
  it('round 1: over the river from two sides; militia that cannot agree', () => {
    game.operate('n1', 'Molinos attack', 'Campo Llano attack', 'Fuente Clara move').goOn('movement');
    // 10.1.11: past Molinos, not into it.
    game.play({ type: 'move', units: ['castro-tercio'], to: 'Molinos' });
    expect(game.listed('halt')).toEqual([]);
    game.play({ type: 'step', to: 'Piedra Negra' }, { type: 'halt' });
    // 2 + 2 = 4 over the river is column 3, a 4 is 1; 1, a 5 is 1. Nobody wins.
    game.attack('Rio Seco', ['castro-division-1', 'castro-division-2'], [4, 5]).noCards().lose('castro-division-2');
    expect(game.where('castro-division-2', 'valdeoro-column-2')).toEqual(['Campo Llano reduced', 'Rio Seco reduced']);
    game
      .operate('r4', 'Rio Seco attack', 'San Telmo attack', 'Valdeoro move')
      .march(['valdeoro-column-1'], 'La Sierra');
    game.goOn('attacks').play({ type: 'target', space: 'Campo Llano' }, { type: 'commit', unit: 'valdeoro-column-2' });
    game.play({ type: 'commit', unit: 'valdeoro-column-3' });
    // 17.4.1: two spaces of nothing but militia.
    expect(game.listed('declare')).toEqual([]);
    game.play({ type: 'call-off' });
    // 1 over the river is column 0, 6 - 1 = 5 [17.5.1], 1; 1, a 2 is 0.
    game.attack('Campo Llano', ['valdeoro-column-3'], [6, 2]).noCards();
    expect(game.unit('castro-division-2')).toBe('eliminated');
    // Column 2 might still attack Molinos, and does not.
    game.advance(['valdeoro-column-3', 'Campo Llano']).goOn('action');
    expect([game.score, game.now]).toEqual([{ rm: 20, vp: 0 }, '1.2 nationalist action']);
  });

  it('round 2: an attack that fails, a spade that does not; a capital without a fight', () => {
    game.operate('n4', 'Molinos attack', 'Piedra Negra move').dig('Piedra Negra', 'castro-tercio', 2);
    expect(game.at.works['Piedra Negra']?.kind).toBe('position');
    // 2 over the river is column 1, a 3 is 0; 0, a 6 is 1: the defender wins.
    game.attack('Rio Seco', ['castro-division-1'], [3, 6]).noCards();
    expect(game.unit('castro-division-1')).toBe('Molinos reduced');
    game.operate('r1', 'Campo Llano move', 'La Sierra attack').march(['valdeoro-column-3'], 'Fuente Clara');
    expect(game.score).toEqual({ rm: 21, vp: 0 });
    // 1, 6 - 1 = 5, 1; 1, a 1 is 0.
    game.attack('Molinos', ['valdeoro-column-1'], [6, 1]).noCards().advance(['valdeoro-column-1', 'Molinos']);
    expect([game.unit('castro-division-1'), game.now]).toEqual(['eliminated', '1.3 nationalist action']);
  });

  it('rounds 3 and 4: a point less for redeployment, points for the Replacement Phase', () => {
    game.card('n2', 'sr');
    // 4 - 1 = 3 [17.2.1]; one space of their own is joined to the mountain.
    expect([game.goals('castro-tercio'), game.left]).toEqual([['Castro Real', 'toReserve'], 3]);
    game.redeploy(['castro-tercio', 'Castro Real', 'land']).goOn('action');
    game.card('r2', 'sr').redeploy(['valdeoro-column-2', 'San Telmo', 'land']).goOn('action');
    // 8.3.3: not the same use twice running.
    expect(game.listed('play').filter((line) => line.endsWith(' sr'))).toEqual([]);
    game.card('n3', 'rp').card('r3', 'rp');
    expect(game.at.rp).toEqual({ nationalist: 2, axis: 0, republican: 2, soviet: 0 });
  });

  it('rounds 5 and 6: the tercio takes the capital back, the column takes the works', () => {
    game.operate('n5', 'Castro Real attack');
    // 3, a 5 is 2; 1, a 3 is 0.
    game.attack('Fuente Clara', ['castro-tercio'], [5, 3]).noCards().advance(['castro-tercio', 'Fuente Clara']);
    game.goOn('action');
    expect(game.score).toEqual({ rm: 20, vp: 0 });
    game.operate('r5', 'Molinos move').march(['valdeoro-column-1'], 'Piedra Negra').goOn('action');
    // 10.2.7: the position goes with the space.
    expect([game.at.works['Piedra Negra'], game.at.control['Piedra Negra']]).toEqual([undefined, 'republican']);
    game.operate(null).goOn('action').operate(null).goOn('action');
    expect([game.now, game.unit('castro-tercio')]).toEqual(['1.6 republican replacements', 'Fuente Clara']);
    game.buy('republican', ['valdeoro-column-3', 'rebuildFull'], ['valdeoro-column-2', 'restoreStep']);
    // 14.1.2: half a point is left, nobody can have it, and it is lost.
    expect(game.now).toBe('1.6 nationalist replacements');
    game.buy('nationalist', ['castro-division-1', 'rebuildFull'], ['castro-division-2', 'rebuildFull']);
    expect(game.where('valdeoro-column-3', 'castro-division-1', 'castro-division-2')).toEqual(Array(3).fill('reserve'));
    expect([game.at.turn, game.at.step]).toEqual([2, 'discarding']);
  });
});

describe('Valdeoro, turn 2', () => {
  it('round 1: divisions out of the Reserve Box, a brigade at Puerto Alto', () => {
    game.drawOnly();
    expect(game.at.piles.nationalist.hand).toEqual(['n6', 'n7', 'n8', 'n9', 'n10', 'n11', 'n12']);
    game.card('n9', 'sr');
    // 12.1.8: the source, and Fuente Clara, where the tercio stands.
    expect(game.goals('castro-division-1')).toEqual(['Castro Real', 'Fuente Clara']);
    game
      .redeploy(
        ['castro-division-1', 'Castro Real', 'fromReserve'],
        ['castro-division-2', 'Castro Real', 'fromReserve'],
      )
      .goOn('action');
    expect(game.unit('valdeoro-brigade')).toBe('Puerto Alto');
    game
      .operate('r6', 'Puerto Alto move')
      .march(['valdeoro-brigade'], 'Valdeoro', 'La Sierra', 'Molinos')
      .goOn('action');
    expect(game.now).toBe('2.2 nationalist action');
  });

  it('round 2: a card that wins the mountain, and is spent for the round', () => {
    game.operate('n11', 'Castro Real attack', 'Fuente Clara attack');
    // 2 + 2 = 4 less the mountain is column 3, 4 + 1 = 5, 2; 1, a 2 is 0.
    game.attack('Piedra Negra', ['castro-division-1', 'castro-division-2'], [4, 2]);
    game.play({ type: 'commit-card', card: 'n12' }).noCards();
    game.advance(['castro-division-1', 'Piedra Negra']);
    expect([game.unit('valdeoro-column-1'), game.at.piles.nationalist.faceUp.map(({ card }) => card)]).toEqual([
      'eliminated',
      ['n12'],
    ]);
    // 3, a 3 is 1; 2, a 4 is 1.
    game.attack('Molinos', ['castro-tercio'], [3, 4]);
    expect(game.listed('commit-card')).toEqual([]);
    game.noCards().goOn('action');
    expect(game.where('castro-tercio', 'valdeoro-brigade')).toEqual(['Fuente Clara reduced', 'Molinos reduced']);
  });

  it('round 2 of the Republic: lorries against the tercio', () => {
    game.operate('r8', 'Molinos attack', 'San Telmo move').march(['valdeoro-column-2'], 'Campo Llano');
    // 1, 5 + 1 = 6, 1; 2, a 1 is 0. Africans do not come back.
    game.attack('Fuente Clara', ['valdeoro-brigade'], [5, 1]);
    game.play({ type: 'commit-card', card: 'r12' }).noCards().advance(['valdeoro-brigade', 'Fuente Clara']);
    expect([game.unit('castro-tercio'), game.score]).toEqual(['removed', { rm: 21, vp: 0 }]);
    game.card('n10', 'rp').card('r10', 'rp');
  });

  it('round 4: a tie that empties Fuente Clara, and a march of two enemy spaces', () => {
    game.operate('n6', 'Castro Real attack', 'Piedra Negra move').goOn('movement');
    game.play({ type: 'move', units: ['castro-division-1'], to: 'Molinos' }, { type: 'step', to: 'La Sierra' });
    // 10.1.12: a third space is closed, those of the way are not.
    expect(game.listed('step')).toEqual(['Molinos']);
    game.play({ type: 'halt' });
    // 2, 6 + 1 is 6, 1; 1, a 6 is 1. Both lose, the card is discarded [11.2.9], and the space is open [11.5.2].
    game.attack('Fuente Clara', ['castro-division-2'], [6, 6]);
    game.play({ type: 'commit-card', card: 'n12' }).noCards();
    expect([game.at.piles.nationalist.faceUp, game.listed('advance')]).toEqual([
      [],
      ['castro-division-2 Fuente Clara'],
    ]);
    game.advance(['castro-division-2', 'Fuente Clara']).goOn('action');
    expect([game.unit('castro-division-2'), game.score]).toEqual(['Fuente Clara reduced', { rm: 20, vp: 0 }]);
    game.card('r9', 'sr').redeploy(['valdeoro-column-3', 'Puerto Alto', 'fromReserve']);
    game.redeploy(['valdeoro-column-2', 'San Telmo', 'land']).goOn('action');
  });

  it('round 5: Rio Seco taken and lost', () => {
    game.operate('n8', 'La Sierra move', 'Fuente Clara move').march(['castro-division-1'], 'Valdeoro', 'Rio Seco');
    expect(game.score).toEqual({ rm: 19, vp: 1 });
    game.dig('Fuente Clara', 'castro-division-2', 5).goOn('action');
    expect(game.at.digDrm['Fuente Clara']).toBe(-1);
    game.operate('r11', 'San Telmo attack', 'Puerto Alto move').goOn('movement');
    // Empty since the enemy went on, and his: it is taken behind him.
    game.march(['valdeoro-column-3'], 'Valdeoro');
    // 1, 4 + 1 = 5, 1; 2, a 1 is 0: the row face up serves again [8.5.3.4].
    game.attack('Rio Seco', ['valdeoro-column-2'], [4, 1]);
    game.play({ type: 'commit-card', card: 'r12' }).noCards();
    // Valdeoro was taken behind it: Molinos alone is friendly [11.4.5].
    expect([game.unit('castro-division-1'), game.at.control.Molinos]).toEqual(['Molinos reduced', 'nationalist']);
    game.advance(['valdeoro-column-2', 'Rio Seco']).goOn('action');
    expect(game.score).toEqual({ rm: 20, vp: 0 });
  });

  it('round 6 and the end: points, and a row that is cleared', () => {
    game.card('n7', 'rp').card('r7', 'rp');
    expect([game.now, game.at.rp]).toEqual([
      '2.6 republican replacements',
      { nationalist: 4, axis: 0, republican: 4, soviet: 0 },
    ]);
    game.buy('republican', ['valdeoro-brigade', 'rebuildFull'], ['valdeoro-column-1', 'rebuildFull']);
    // Nobody else is hurt: two points are lost without a word.
    expect(game.now).toBe('2.6 nationalist replacements');
    expect(game.listed('spend').filter((line) => line.startsWith('castro-tercio'))).toEqual([]);
    game.buy('nationalist', ['castro-division-1', 'restoreStep'], ['castro-division-2', 'restoreStep']);
    expect([
      game.at.turn,
      game.at.piles.republican.faceUp,
      game.where('castro-division-1', 'castro-division-2'),
    ]).toEqual([3, [], ['Molinos', 'Fuente Clara']]);
  });
});

describe('Valdeoro, turn 3', () => {
  it('round 1: a tie over the river, and the Reserve Box of the Republic', () => {
    // Both hands are empty, so that nobody is asked what he puts down; the discards are shuffled in [6.0.A.3].
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['n13', 'n14', 'n1', 'n4', 'n2', 'n3', 'n5'],
      ['r13', 'r14', 'r4', 'r1', 'r2', 'r3', 'r5'],
    ]);
    game.operate('n4', 'Molinos attack', 'Fuente Clara attack');
    // Nobody stands next to Fuente Clara; from Molinos alone: 2 over the river is column 1, 6 + 1 is 6, 1; 1, 3 + 1 = 4, 1: a tie.
    game.attack('Rio Seco', ['castro-division-1'], [6, 3]);
    game.play({ type: 'commit-card', card: 'n13' }, { type: 'done-cards' });
    expect(game.listed('commit-card')).toEqual(['r13', 'r14']);
    game.play({ type: 'commit-card', card: 'r13' }).noCards().goOn('action');
    expect([game.where('castro-division-1', 'valdeoro-column-2'), game.at.piles.nationalist.discard.slice(-2)]).toEqual(
      [
        ['Molinos reduced', 'Rio Seco reduced'],
        ['n13', 'n4'],
      ],
    );
    game.card('r4', 'sr').redeploy(['valdeoro-brigade', 'Rio Seco', 'fromReserve']);
    // 17.2.3: all three points on turn 3, one is left.
    game.redeploy(['valdeoro-column-1', 'Rio Seco', 'fromReserve']);
    expect(game.left).toBe(1);
    game.goOn('action');
    expect(game.now).toBe('3.2 nationalist action');
  });

  it('round 2: a column follows up to Molinos', () => {
    game.operate('n1', 'Fuente Clara move').march(['castro-division-2'], 'Campo Llano').goOn('action');
    game.operate('r1', 'Rio Seco attack', 'Valdeoro move').march(['valdeoro-column-3'], 'La Sierra');
    // 2 + 1 over the river is column 2, a 4 is 1; 1, a 1 is 0.
    game.attack('Molinos', ['valdeoro-brigade', 'valdeoro-column-1'], [4, 1]).noCards();
    expect(game.unit('castro-division-1')).toBe('eliminated');
    game.advance(['valdeoro-column-1', 'Molinos']).goOn('action');
    expect(game.score).toEqual({ rm: 20, vp: 0 });
  });

  it('rounds 3 to 6: San Telmo is entered and holds', () => {
    game.card('n3', 'rp').card('r3', 'rp');
    game.operate(null, 'Campo Llano move').march(['castro-division-2'], 'San Telmo').goOn('action');
    // A capital -1; Rio Seco is cut off from Puerto Alto by nothing: Valdeoro is still theirs.
    expect(game.score).toEqual({ rm: 19, vp: 0 });
    game.operate('r5', 'Rio Seco attack');
    // 2 + 0, column 2, a 5 is 1; 2, a 3 is 1: nobody wins.
    game.attack('San Telmo', ['valdeoro-brigade', 'valdeoro-column-2'], [5, 3]).noCards().lose('valdeoro-column-2');
    game.goOn('action');
    expect(game.where('castro-division-2', 'valdeoro-column-2', 'valdeoro-brigade')).toEqual([
      'San Telmo reduced',
      'eliminated',
      'Rio Seco',
    ]);
    game.operate(null).goOn('action').card('r2', 'rp');
    game.operate(null).goOn('action');
    // 13.3.5: San Telmo hangs on Campo Llano and Fuente Clara.
    expect(game.unit('castro-division-2')).toBe('San Telmo reduced');
    game.operate(null).goOn('action');
  });

  it('the end: one objective of three', () => {
    game.buy('republican', ['valdeoro-column-2', 'rebuildFull']);
    game.buy('nationalist', ['castro-division-2', 'restoreStep'], ['castro-division-1', 'rebuildFull']);
    expect([game.game.state.result, game.score]).toEqual([
      { winner: 'republican', level: 'republicanVictory', points: { nationalist: 1 }, rule: '5.1.1' },
      { rm: 19, vp: 0 },
    ]);
  });
});
