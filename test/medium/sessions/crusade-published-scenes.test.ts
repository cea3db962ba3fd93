import { describe, expect, it } from '@jest/globals';
import type { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { commandsOf } from '../../support/crusade-play.js';
import { publishedMaterials } from '../../support/crusade-published.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

type Own = Parameters<typeof publishedMaterials>[1];

/** A published scenario, with made-up maps and decks, played by hand; each outcome was worked out from the book first. */
class Scene extends WholeGame {
  constructor(scenario: string, own: Own = {}, dice: Record<string, number[]> = {}) {
    super(publishedMaterials(scenario, own));
    for (const [purpose, values] of Object.entries(dice)) this.tell(purpose, ...values);
  }

  airBridge(): this {
    return this.play({ type: 'play', card: 'sp-n1', use: 'event' });
  }

  all(side: 'nationalist' | 'republican'): number {
    const { hand, draw, discard, removed, faceUp } = this.at.piles[side];
    return hand.length + draw.length + discard.length + removed.length + faceUp.length;
  }
}

const faultsOf = (scenario: string, own: Own): string[] => {
  try {
    new Scene(scenario, own);
  } catch (error) {
    return (error as InvalidSituationError).faults.map(({ pointer }) => pointer);
  }
  return [];
};

describe('War of the Columns', () => {
  // As an owner copies the printed map: markers that the book puts there are not repeated.
  const printed = {
    Oviedo: { isolated: false },
    Granada: { isolated: false },
    Toledo: { siege: 'none' },
    Gijon: { siege: 'none' },
    Badajoz: { source: 'republican' },
  };

  it('begins with what the book puts on the map [16.1.1, 16.2.1, 16.7.1, 17.1.1]', () => {
    const scene = new Scene('war-of-the-columns', { spaces: printed });
    expect(scene.at).toMatchObject({
      turn: 1,
      rm: 22,
      vp: 0,
      strait: 'republican',
      shortage: true,
      sieges: { simancas: 1, alcazar: 3 },
      badajozSpent: false,
    });
    expect([...scene.at.isolated].sort()).toEqual(['Granada', 'Oviedo']);
    // 12.1.8, 13.2.4.1: Badajoz is there to trace supply to, and for nothing else: empty, it takes nobody from the Reserve Box.
    const emptied = new Scene('war-of-the-columns', { spaces: printed, at: { 'sp-rep-mil-5': 'aside' } }).airBridge();
    emptied.play({ type: 'play', card: 'sp-r1', use: 'sr' });
    const goals = emptied.game.open.actions.filter(({ command }) => command.unit === 'sp-rpa-1').flatMap(commandsOf);
    expect(goals.map(({ to }) => to)).toEqual(expect.arrayContaining(['Madrid', 'Valencia']));
    expect(goals.map(({ to }) => to)).not.toContain('Badajoz');
  });

  it('N1 must be played as its event though its owner wrote no text, and brings the Army of Africa [4.3.1, 17.6.1]', () => {
    const scene = new Scene('war-of-the-columns', {
      cards: { 'sp-n1': { event: undefined } },
      at: { 'sp-afr-2': 'morocco', 'sp-afr-3': 'morocco', 'sp-afr-4': 'morocco' },
    });
    expect(scene.game.open.actions.map(({ command }) => command)).toEqual([
      { type: 'play', card: 'sp-n1', use: 'event' },
    ]);
    scene.airBridge().idleUntil(({ round, active }) => round === 2 && active === 'nationalist');
    // 17.6.2: the first of those that wait in Morocco; nobody there may redeploy before its turn.
    expect(scene.game.listed('place-arrival')).toEqual([
      { unit: 'sp-afr-2', space: 'Sevilla' },
      { unit: 'sp-afr-2', space: 'Cadiz' },
    ]);
    scene.play({ type: 'place-arrival', unit: 'sp-afr-2', space: 'Cadiz' });
    expect(['sp-afr-2', 'sp-afr-3'].map((unit) => scene.unit(unit))).toEqual(['Cadiz', 'aside']);
    // Round 5 brings the next, turn 2 the one after it.
    scene.idleUntil(({ agenda }) => agenda.length > 0);
    expect([scene.at.turn, scene.at.round, scene.game.listed('place-arrival')[0]?.unit]).toEqual([1, 5, 'sp-afr-3']);
    scene.play({ type: 'place-arrival', unit: 'sp-afr-3', space: 'Sevilla' });
    scene.idleUntil(({ agenda }) => agenda.length > 0);
    expect([scene.at.turn, scene.at.round, scene.game.listed('place-arrival')[0]?.unit]).toEqual([2, 2, 'sp-afr-4']);
  });

  it('turn 1: one redeployment point less, and an assault on a siege needs a 2 [17.2.1, 17.5.2]', () => {
    const assault = (die: number): number | undefined => {
      const scene = new Scene('war-of-the-columns', {}, { 'combat/siege-assault:assault': [die] }).airBridge();
      scene.play({ type: 'automatic' }, { type: 'activate', space: 'Toledo', marker: 'attack' });
      scene.play({ type: 'target', space: 'Toledo' }, { type: 'commit', unit: 'sp-rep-mil-4' }, { type: 'declare' });
      return scene.at.sieges.alcazar;
    };
    // One division: no modifier but the turn's +1. 2 + 1 = 3 succeeds, 3 + 1 = 4 does not.
    expect([assault(2), assault(3)]).toEqual([2, 3]);
    const scene = new Scene('war-of-the-columns').airBridge();
    scene.play({ type: 'play', card: 'sp-r1', use: 'sr' });
    // SR value 3 - 1.
    expect(scene.left).toBe(2);
  });

  it('a neighbour of Madrid taken and the Alcazar relieved: +1 and -2 at the end of turn 5 [16.1.7, 17.3.2, 5.1.1]', () => {
    const scene = new Scene('war-of-the-columns', { at: { 'sp-rep-mil-4': 'aside' } }).airBridge();
    scene.idleUntil(({ round, active }) => round === 2 && active === 'nationalist');
    scene.play({ type: 'place-arrival', unit: 'sp-afr-3', space: 'Cadiz' });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Raya Vieja', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-cav'], to: 'Toledo' }, { type: 'halt' });
    // A capital -1, a siege lifted -1; the Alcazar alone is worth a VP.
    expect([scene.at.rm, scene.at.vp, scene.at.sieges]).toEqual([20, 1, { simancas: 1 }]);
    scene.idleUntil(() => false);
    // 1 - 2 = -1: 0 or less is the Republic's line. No corps is deployed after the last turn.
    expect([scene.at.turn, scene.at.vp, scene.game.state.result]).toEqual([
      5,
      -1,
      { winner: 'republican', level: 'republicanVictory', points: { nationalist: -1 }, rule: '5.1.1' },
    ]);
    expect(scene.game.session.levelName(scene.game.state.result!)).toEqual({ en: 'Line 3' });
    expect(scene.at.deployed).toEqual({ nationalist: 0, republican: 0 });
  });
});

describe('the campaign', () => {
  it('begins with a morale of 26 where its owner writes none, others are asked for it [16.3.1]', () => {
    expect(new Scene('crusade-revolution-campaign', { start: { vp: 0 } }).at.rm).toBe(26);
    expect(faultsOf('two-years-of-war', { start: { vp: 0 } })).toEqual(['/cards/start-two-years-of-war/rm']);
  });

  it('is won by the Republic on turn 4 with 29, and not before [5.2.1, 5.2.2]', () => {
    const scene = new Scene('crusade-revolution-campaign', { start: { rm: 29, vp: 0 } }).airBridge();
    scene.idleUntil(() => false);
    expect([scene.at.turn, scene.game.state.result]).toEqual([
      4,
      { winner: 'republican', level: 'byMorale', rule: '5.2.2' },
    ]);
  });

  it('between turns 5 and 6 Madrid is judged, corps are deployed, and the new cards come in [15.1.2, 15.2.1]', () => {
    const scene = new Scene('crusade-revolution-campaign').airBridge();
    scene.idleUntil(({ step }) => step === 'deployment');
    // Nothing was done about Madrid; Nationalists place first; Oviedo and Granada are no longer supplied [16.2.6].
    expect([scene.at.turn, scene.at.vp, scene.at.active, scene.at.isolated]).toEqual([5, -3, 'nationalist', []]);
    // Axis Military Aid was never played: the CTV is not among the corps [15.2.1].
    expect(scene.game.listed('deploy').filter(({ corps }) => corps === 'sp-ctv')).toEqual([]);
    expect(scene.all('nationalist')).toBe(16);
    scene.idleUntil(({ turn, round }) => turn === 6 && round === 1);
    // 16 + 12 cards are in play; the six of the third phase wait. Air Bridge has no asterisk here.
    expect([scene.all('nationalist'), scene.all('republican'), scene.at.piles.nationalist.waiting.length]).toEqual([
      28, 28, 6,
    ]);
    const corps = ['sp-n20', 'sp-n21'];
    expect(scene.at.piles.nationalist.hand.some((card) => corps.includes(card))).toBe(true);
    // 17.4.1, 17.1.3: the rules of the columns are over.
    expect(scene.at.shortage).toBe(false);
  });
});

/** Oviedo and Granada have fallen long ago; nobody stands there. */
const FALLEN = {
  spaces: { Oviedo: { control: 'republican' }, Granada: { control: 'republican' } },
  at: { 'sp-inf-6': 'aside', 'sp-nat-pol-2': 'aside', 'sp-inf-7': 'aside' },
};

describe('Two Years of War', () => {
  it('begins on turn 6 with what the Playbook says has happened [4.0, 4.3.2, 8.4.1, 16.7.2]', () => {
    const scene = new Scene('two-years-of-war', {
      ...FALLEN,
      start: {
        rm: 16,
        vp: 2,
        strait: 'nationalist',
        played: 'N6, largoCaballero',
        trenches: 'Madrid',
        'siege.simancas': 0,
        'siege.alcazar': 1,
      },
    });
    expect(scene.at).toMatchObject({
      turn: 6,
      rm: 16,
      vp: 2,
      strait: 'nationalist',
      shortage: false,
      isolated: [],
      sieges: { alcazar: 1 },
      works: { Madrid: { kind: 'trench' } },
    });
    // N6 of this deck is the aid of the Axis; asterisk cards whose event is history are out of the game [8.5.1.3].
    expect(scene.at.played).toEqual(expect.arrayContaining(['N6', 'axisMilitaryAid', 'largoCaballero', 'R5']));
    expect([scene.at.piles.nationalist.removed, scene.at.piles.republican.removed]).toEqual([['sp-n6'], ['sp-r5']]);
    // RM 16: seven cards each [6.0.A]; one of them brings a corps [4.3.2].
    const { nationalist, republican } = scene.at.piles;
    expect([nationalist.hand.length, republican.hand.length]).toEqual([7, 7]);
    expect(nationalist.hand.some((card) => ['sp-n20', 'sp-n21'].includes(card))).toBe(true);
    expect(republican.hand.some((card) => ['sp-r19', 'sp-r20'].includes(card))).toBe(true);
    // 4.3.1: no restriction on the first card.
    expect(scene.game.open.actions.some(({ command }) => command.type === 'automatic')).toBe(true);
  });

  it('wears sieges down at the end of turn 6, without morale or points [16.1.5, 16.1.6]', () => {
    const scene = new Scene('two-years-of-war', { ...FALLEN, start: { rm: 16, vp: 0 } });
    scene.idleUntil(({ turn }) => turn === 7);
    // Simancas 1 surrenders, the Alcazar goes from 3 to 2.
    expect([scene.at.sieges, scene.at.rm, scene.at.vp]).toEqual([{ alcazar: 2 }, 16, 0]);
  });

  it('ends on turn 18 by its requirements: no morale wins on turns 16 to 18 [5.1.1, 5.2.2]', () => {
    const scene = new Scene('two-years-of-war', {
      ...FALLEN,
      start: { rm: 16, vp: 2 },
      requirements: [{ from: 3, winner: 'nationalist' }, {}, { to: 0, winner: 'republican' }],
    });
    // 16: above 14 on turn 6, below 17 on turn 15.
    scene.idleUntil(({ turn }) => turn === 12);
    expect([scene.at.piles.nationalist.waiting.length, scene.all('nationalist')]).toEqual([0, 34]);
    scene.idleUntil(() => false);
    // A line without bounds is for what no other covers.
    expect([scene.at.turn, scene.game.state.result]).toEqual([
      18,
      { winner: null, level: 'draw', points: { nationalist: 2 }, rule: '5.1.1' },
    ]);
  });

  it('is won by the Republic on turn 15 with 17 [5.2.2]', () => {
    const scene = new Scene('two-years-of-war', { ...FALLEN, start: { rm: 17, vp: 0 } });
    scene.idleUntil(() => false);
    expect([scene.at.turn, scene.game.state.result?.winner, scene.game.state.result?.level]).toEqual([
      15,
      'republican',
      'byMorale',
    ]);
  });
});

describe('The Collapse of the Northern Front', () => {
  const NORTH = ['Puerto Bruma', 'Oviedo', 'Gijon', 'Mina Honda', 'Paso Hondo', 'Santander', 'Bilbao'];
  const conquered = Object.fromEntries(NORTH.map((space) => [space, { control: 'nationalist', siege: 'none' }]));
  const gone = Object.fromEntries(
    ['sp-ast-1', 'sp-ast-2', 'sp-ast-3', 'sp-san-1', 'sp-san-2', 'sp-bas-1', 'sp-bas-2', 'sp-rep-pol-1'].map((unit) => [
      unit,
      'aside',
    ]),
  );

  it('the last space of the north taken: -2, once [16.3.3]', () => {
    const scene = new Scene('the-collapse-of-the-northern-front', { spaces: conquered, at: gone });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Dos Rios', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-nat-mil-2'], to: 'Valle Verde' }, { type: 'halt' });
    // Valle Verde itself is of no class.
    expect([scene.at.rm, scene.at.moraleUsed]).toEqual([20, ['northConquered']]);
  });

  it('the north linked to the rest of the Republic: +2 beside the capital on the way [16.3.3, 16.4.3.1]', () => {
    const scene = new Scene('the-collapse-of-the-northern-front', {
      spaces: { ...FALLEN.spaces, 'Dos Rios': { control: 'republican' } },
      at: {
        ...FALLEN.at,
        'sp-inf-3': 'aside',
        'sp-inf-4': 'aside',
        'sp-nav': 'aside',
        'sp-nat-mil-2': 'aside',
      },
    });
    scene.play({ type: 'automatic' }, { type: 'end-activation' });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Guadarrama', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-rep-mil-1'], to: 'Valladolid' }, { type: 'halt' });
    expect([scene.at.rm, scene.at.moraleUsed]).toEqual([25, ['northLinked']]);
    // The Front is no longer isolated: no limit on types [16.4.3.3].
    expect(scene.at.control.Valladolid).toBe('republican');
  });

  it('turn 11 is its last, a winter turn with three OPS cards a side [4.0, 16.5.2]', () => {
    const scene = new Scene('the-collapse-of-the-northern-front', { ...FALLEN, start: { rm: 16, vp: 3 } });
    scene.idleUntil(
      ({ turn, round, active, step }) => turn === 11 && round === 1 && active === 'nationalist' && step === 'action',
    );
    const canPlayOps = (): boolean => scene.game.listed('play').some(({ use }) => use === 'ops');
    for (let round = 1; round <= 3; round += 1) {
      const card = scene.game.listed('play').find(({ use }) => use === 'ops')!.card as string;
      scene.play({ type: 'play', card, use: 'ops' }, { type: 'end-activation' });
      scene.idleUntil(
        ({ round: now, active, step }) => now === round + 1 && active === 'nationalist' && step === 'action',
      );
    }
    expect([canPlayOps(), scene.game.open.actions.some(({ command }) => command.type === 'automatic')]).toEqual([
      false,
      true,
    ]);
    scene.idleUntil(() => false);
    expect([scene.at.turn, scene.game.state.result?.winner, scene.game.state.result?.level]).toEqual([
      11,
      'nationalist',
      'nationalistVictory',
    ]);
  });
});

describe('what an owner forgot or mistook is told before the game', () => {
  it.each([
    ['a unit on enemy ground [9.1.3]', { at: { 'sp-cav': 'Madrid' } }, '/cards/sp-cav/at.two-years-of-war'],
    [
      'points that no line covers [5.1.1]',
      { requirements: [{ from: 3, winner: 'nationalist' }] },
      '/cards/requirement-two-years-of-war',
    ],
    [
      'works in a space that is not there [10.2.5]',
      { start: { rm: 20, vp: 0, positions: 'Atlantis' } },
      '/start/works',
    ],
  ])('%s', (_, own, pointer) => {
    expect(faultsOf('two-years-of-war', own as Own)).toEqual([pointer]);
  });
});
