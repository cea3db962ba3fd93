import { describe, expect, it } from '@jest/globals';
import { publishedMaterials } from '../../support/crusade-published.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

type Own = Parameters<typeof publishedMaterials>[1];

const open = (scenario: string, own: Own = {}): WholeGame => new WholeGame(publishedMaterials(scenario, own));
const airBridge = (game: WholeGame): WholeGame => game.card('sp-n1', 'event');
const toTheEnd = (game: WholeGame): WholeGame => game.idleUntil(() => false);

/** Oviedo and Granada have fallen long ago; nobody stands there. */
const FALLEN = {
  spaces: { Oviedo: { control: 'republican' }, Granada: { control: 'republican' } },
  at: { 'sp-inf-6': 'aside', 'sp-nat-pol-2': 'aside', 'sp-inf-7': 'aside' },
};

describe('the table of automatic victory, in Two Years of War where nobody stirs [5.2.2]', () => {
  it.each([
    [14, 6, 'nationalist'],
    [28, 6, 'republican'],
    [27, 7, 'republican'],
    [25, 9, 'republican'],
    [23, 11, 'republican'],
    [20, 12, 'republican'],
    [18, 14, 'republican'],
  ])('a morale of %i ends the game on turn %i', (rm, turn, winner) => {
    const game = toTheEnd(open('two-years-of-war', { ...FALLEN, start: { rm, vp: 0 } }));
    expect([game.at.turn, game.game.state.result]).toEqual([turn, { winner, level: 'byMorale', rule: '5.2.2' }]);
  });
});

describe('the last turn by Victory Points [5.1.1]', () => {
  it.each([
    // Nothing done about Madrid: 3 less [17.3.2].
    ['war-of-the-columns', 6, 'nationalistVictory', 3],
    ['war-of-the-columns', 5, 'draw', 2],
    ['war-of-the-columns', 3, 'republicanVictory', 0],
    ['the-collapse-of-the-northern-front', 3, 'nationalistVictory', 3],
    ['the-collapse-of-the-northern-front', 1, 'draw', 1],
    ['the-collapse-of-the-northern-front', 0, 'republicanVictory', 0],
  ])('%s from %i: %s', (scenario, vp, level, points) => {
    const columns = scenario === 'war-of-the-columns';
    const game = open(scenario, columns ? { start: { rm: 22, vp } } : { ...FALLEN, start: { rm: 16, vp } });
    toTheEnd(columns ? airBridge(game) : game);
    expect([game.at.turn, game.game.state.result?.level, game.game.state.result?.points]).toEqual([
      columns ? 5 : 11,
      level,
      { nationalist: points },
    ]);
  });
});

describe('the campaign', () => {
  it('left alone is won by the Republic on turn 6: 26, and one each for Oviedo and Granada, starved [16.2.6, 16.3.3]', () => {
    const game = toTheEnd(airBridge(open('crusade-revolution-campaign', { start: { vp: 0 } })));
    // No point for Oviedo, which is isolated no more [16.2.6]; Madrid's three are gone.
    expect([game.at.turn, game.score, game.game.state.result?.level]).toEqual([6, { rm: 28, vp: -3 }, 'byMorale']);
    expect(game.where('sp-inf-6', 'sp-nat-pol-2', 'sp-inf-7')).toEqual(['removed', 'removed', 'removed']);
  });

  it('goes to turn 18 where nobody’s morale decides, with the cards of three phases', () => {
    const at = { ...FALLEN.at, 'sp-rep-mil-4': 'aside' };
    const game = airBridge(open('crusade-revolution-campaign', { ...FALLEN, at, start: { rm: 18, vp: 0 } }));
    game.idleUntil(({ turn, step }) => turn === 6 && step === 'action');
    game.operate(null, 'Raya Vieja move').march(['sp-cav'], 'Toledo').goOn('action');
    // -3 for Madrid; a capital and the Alcazar, which turn 5 did not end.
    expect([game.score, game.at.sieges]).toEqual([{ rm: 16, vp: -2 }, { simancas: 1 }]);
    game.idleUntil(({ turn, step }) => turn === 12 && step === 'action');
    const { nationalist } = game.at.piles;
    expect([
      nationalist.waiting,
      [nationalist.hand, nationalist.draw, nationalist.discard, nationalist.removed, nationalist.faceUp].flat().length,
    ]).toEqual([[], 34]);
    toTheEnd(game);
    expect([game.at.turn, game.game.state.result]).toEqual([
      18,
      { winner: 'republican', level: 'republicanVictory', points: { nationalist: -2 }, rule: '5.1.1' },
    ]);
  });

  it('brings a unit of the Army of Africa in rounds 2 and 5 of turns 1 and 2, as many as wait [17.6.2]', () => {
    const at = Object.fromEntries([1, 2, 3, 4].map((n) => [`sp-afr-${n}`, 'morocco']));
    const game = airBridge(open('crusade-revolution-campaign', { at, start: { vp: 0 } }));
    const came: string[] = [];
    while (came.length < 4) {
      game.idleUntil(({ agenda }) => agenda.length > 0);
      const [line] = game.listed('place-arrival');
      came.push(`${game.at.turn}.${game.at.round} ${line}`);
      game.play({ type: 'place-arrival', unit: line!.split(' ')[0], space: 'Sevilla' });
      if (came.length === 3) break;
    }
    // Three are in Sevilla: the fourth has Cadiz alone, and comes by itself.
    expect(came).toEqual(['1.2 sp-afr-1 Cadiz', '1.5 sp-afr-2 Cadiz', '2.2 sp-afr-3 Cadiz']);
    game.idleUntil(
      ({ turn, round, active, step }) => turn === 2 && round === 5 && active === 'nationalist' && step === 'action',
    );
    expect(game.unit('sp-afr-4')).toBe('Cadiz');
  });

  it('ends at once with a coup where morale is low enough [5.2.4]', () => {
    const coup = { when: [{ rm: { atMost: 8 } }], effects: [{ kind: 'win', side: 'nationalist' }], ops: 'none' };
    const own = (rm: number): Own => ({ ...FALLEN, start: { rm, vp: 0 }, cards: { 'sp-n18': { event: coup } } });
    const events = (rm: number): string[] => open('two-years-of-war', own(rm)).listed('play');
    expect([events(9).includes('sp-n18 event'), events(8).includes('sp-n18 event')]).toEqual([false, true]);
    const game = open('two-years-of-war', own(8)).card('sp-n18', 'event');
    expect([game.at.turn, game.game.state.result]).toMatchObject([6, { winner: 'nationalist', rule: '5.2.4' }]);
  });
});

describe('War of the Columns', () => {
  it('one Attack marker in the whole north, while ammunition is short; Mallorca and the south are free [17.1.2, 17.1.3]', () => {
    const game = airBridge(open('war-of-the-columns')).idleUntil(({ round, step }) => round === 3 && step === 'action');
    game.operate('sp-n4', 'Zaragoza attack');
    const attacks = game.listed('activate').filter((line) => line.endsWith('attack'));
    expect(attacks).toEqual(['Algeciras attack', 'Cadiz attack', 'Mallorca attack', 'Sevilla attack']);
    // 16.2.3: the garrisons move, at most.
    expect(game.listed('activate').filter((line) => /Oviedo|Granada/.test(line))).toEqual([
      'Granada move',
      'Oviedo move',
    ]);
  });

  it('deploys no corps after its last turn, and calls no card of another phase in', () => {
    const game = toTheEnd(airBridge(open('war-of-the-columns')));
    expect([game.at.turn, game.at.deployed, game.at.piles.nationalist.waiting.length]).toEqual([
      5,
      { nationalist: 0, republican: 0 },
      18,
    ]);
  });
});

describe('a scenario from turn 6 without a card that brings a corps', () => {
  it('shows no hand and draws none again [4.3.2, P9]', () => {
    const plain = { event: undefined, values: { ops: 4, sr: 4, 'rp.nationalist': 2 } };
    const cards = Object.fromEntries(['sp-n20', 'sp-n21', 'sp-n20-late', 'sp-n21-late'].map((id) => [id, plain]));
    const game = open('two-years-of-war', { ...FALLEN, start: { rm: 16, vp: 0 }, cards });
    expect(game.at.piles.nationalist.hand).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `sp-n${n}`));
    // The other side has such cards, and one of them in hand.
    expect(game.at.piles.republican.hand.some((card) => ['sp-r19', 'sp-r20'].includes(card))).toBe(true);
  });
});
