import { describe, expect, it } from '@jest/globals';
import type { Command, RefusedError } from '../../../src/kernel/session/index.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** Turns in which cards, coasts and the isolated north meet; each outcome was written down before it was run. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};
const NOTHING = { type: 'discard-cards', cards: [] };
const event = (effects: object[], more: object = {}) => ({
  values: { ops: 4, sr: 3, 'rp.nationalist': 1, 'rp.republican': 1, ...more },
  event: { when: [], effects, ops: 'none' },
});
const uses = (scene: CrusadeScene, card: string): unknown[] =>
  scene.game
    .listed('play')
    .filter((each) => each.card === card)
    .map(({ use }) => use)
    .sort();

/** CL.R51: Irurzo 1, Dos Rios 2, Valladolid 3, Cuesta Alta 4 (over Zaragoza and Cerro Gordo), La Vega and Madrid 5, La Coruna 5. */
describe('no attacks within four spaces of France', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Valladolid: ['sp-inf-2'],
      'La Coruna': ['sp-inf-3'],
      'La Vega': ['sp-inf-1'],
      Guadarrama: ['sp-rep-mil-1'],
      'Cuesta Alta': ['sp-rep-mil-2'],
      Madrid: ['sp-rep-mil-3'],
      'Puerto Bruma': ['sp-ast-1'],
    },
    control: { 'La Vega': 'nationalist', 'Huerta Baja': 'nationalist', 'Campo Rojo': 'nationalist' },
    first: '1936-10',
    turns: 1,
    start: { shortage: false },
    cards: {
      'sp-r1': event([
        { kind: 'forbid', side: 'nationalist', deed: 'attack', where: { withinFrance: 4 }, until: 'turn' },
      ]),
    },
  })
    .idle()
    .play({ type: 'play', card: 'sp-r1', use: 'event' })
    .play({ type: 'play', card: 'sp-n1', use: 'ops' });

  it('neither from there', () => {
    const markers = scene.listed('activate');
    expect(markers).toContain('Valladolid move');
    expect(markers).not.toContain('Valladolid attack');
    for (const space of ['La Coruna', 'La Vega']) expect(markers).toContain(`${space} attack`);
  });

  it('nor against it', () => {
    for (const space of ['La Coruna', 'La Vega']) scene.play({ type: 'activate', space, marker: 'attack' });
    scene.play({ type: 'end-activation' });
    expect(scene.listed('target')).toEqual(['Madrid', 'Puerto Bruma']);
  });
});

describe('Soviet points under fire [CL.N30, CL.R31, CL.R42]', () => {
  const scene = (cards: Record<string, object>): CrusadeScene =>
    new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-int*', 'sp-rpa-1*'] },
      first: '1936-10',
      turns: 2,
      start: { played: ['airBridge', 'sovietMilitaryAid'] },
      cards: {
        'sp-n1': event([
          { kind: 'noRp', pool: 'soviet' },
          { kind: 'rp', pool: 'soviet', by: -1, each: 'everyTurn', tag: 'soviet-minus-one', until: 'game' },
        ]),
        'sp-r3': { values: { ops: 2, sr: 2, 'rp.republican': 1, 'rp.soviet': 1 } },
        ...cards,
      },
    });
  const nextTurn = (game: CrusadeScene): CrusadeScene => {
    game.play({ type: 'end-replacements' });
    game.game.handIn({ nationalist: NOTHING, republican: NOTHING });
    return game;
  };

  it('what was recorded is lost, the conference does not bring it back; from the next turn on nothing is taken', () => {
    const game = scene({ 'sp-r2': event([{ kind: 'cancelLasting', tag: 'soviet-minus-one' }]) }).idle();
    game.play({ type: 'play', card: 'sp-r7', use: 'rp' });
    expect(game.position.rp).toMatchObject({ republican: 1, soviet: 1 });
    game.play({ type: 'play', card: 'sp-n1', use: 'event' }, { type: 'play', card: 'sp-r2', use: 'event' }).idle(8);
    expect([game.position.phase, game.position.rp.soviet]).toEqual(['replacement', 0]);
    expect(game.listed('spend')).toEqual(['sp-rpa-1 restoreStep republican']);
    nextTurn(game).idle().play({ type: 'play', card: 'sp-r3', use: 'rp' }).idle(10);
    expect([game.position.turn, game.position.rp.soviet]).toEqual([4, 1]);
  });

  it('without it, each turn has one less', () => {
    const game = scene({}).play({ type: 'play', card: 'sp-n1', use: 'event' });
    game.play({ type: 'play', card: 'sp-r7', use: 'rp' }).idle(10);
    // 8.4.1: none is recorded in the turn of the submarines.
    expect(game.position.rp).toMatchObject({ republican: 1, soviet: 0 });
    nextTurn(game).idle().play({ type: 'play', card: 'sp-r3', use: 'rp' });
    expect(game.position.rp.soviet).toBe(1);
    game.idle(10);
    expect([game.position.phase, game.position.rp.soviet]).toEqual(['replacement', 0]);
  });

  it('an open border adds one to a turn with a card for points and one of them Soviet', () => {
    const lasting = {
      each: 'everyTurn',
      until: 'game',
      tag: 'border',
      needs: { rpCardThisTurn: true, poolAtLeast: 1 },
    };
    const game = scene({ 'sp-r1': event([{ kind: 'rp', pool: 'soviet', by: 1, ...lasting }]) }).idle();
    game.play({ type: 'play', card: 'sp-r1', use: 'event' }).idle();
    game.play({ type: 'play', card: 'sp-r7', use: 'rp' });
    expect(game.position.rp.soviet).toBe(1);
    game.idle(8);
    expect([game.position.phase, game.position.rp.soviet]).toEqual(['replacement', 2]);
  });
});

describe('a corps and a division while the north is isolated [8.5.2.3, 8.5.2.4, 8.5.2.5, 16.4.3.2]', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Madrid: ['sp-rep-mil-1'],
      Bilbao: ['sp-bas-1', 'sp-rep-pol-1'],
      Barcelona: ['sp-poum', 'sp-cnt'],
      Valencia: ['sp-rep-pol-2', 'sp-rpa-1'],
      eliminated: ['sp-rep-mil-2'],
    },
    first: '1936-10',
    turns: 1,
    cards: {
      'sp-r1': event(
        [
          { kind: 'placeUnits', units: ['sp-rep-v-corps'], from: 'aside', to: 'corps', must: 'all' },
          { kind: 'placeUnits', units: ['sp-rpa-2'], from: 'aside', to: { control: 'republican' }, must: 'all' },
        ],
        { reinforcement: 'republican' },
      ),
    },
  })
    .idle()
    .play({ type: 'play', card: 'sp-r1', use: 'event' });
  const placesOf = (unit: string): string[] =>
    scene
      .listed('place')
      .filter((line) => line.startsWith(unit))
      .map((line) => line.slice(unit.length + 1));

  it('neither goes there; police of the north, regional militia, the POUM and the dead are not given up', () => {
    expect(placesOf('sp-rep-v-corps')).toEqual(['Barcelona', 'Madrid', 'Valencia']);
    expect(scene.listed('give-up-division')).toEqual(['sp-cnt', 'sp-rep-mil-1', 'sp-rep-pol-2', 'sp-rpa-1']);
    scene.play({ type: 'place', unit: 'sp-rep-v-corps', space: 'Madrid' });
    const open = placesOf('sp-rpa-2');
    for (const space of ['Madrid', 'Tierra Seca', 'Almeria']) expect(open).toContain(space);
    for (const space of ['Bilbao', 'Santander', 'Gijon', 'Mina Honda', 'Badajoz']) expect(open).not.toContain(space);
  });
});

describe('the same use twice running [8.3.3, 8.4.3]', () => {
  it('is forbidden from round to round and free from turn to turn', () => {
    const scene = new CrusadeScene({ units: { ...ELSEWHERE, Madrid: ['sp-rep-mil-1'] }, first: '1936-10', turns: 2 });
    const redeploy = (card: string): void => {
      scene.play({ type: 'play', card, use: 'sr' }, { type: 'end-redeployment' }).idle();
    };
    redeploy('sp-n1');
    expect(uses(scene, 'sp-n2')).toEqual(['ops', 'rp']);
    scene.play({ type: 'play', card: 'sp-n2', use: 'rp' }).idle();
    expect(uses(scene, 'sp-n3')).toEqual(['ops', 'sr']);
    scene.idle(6);
    expect(scene.position.round).toBe(6);
    redeploy('sp-n3');
    while (scene.position.phase === 'replacement') scene.play({ type: 'end-replacements' });
    scene.game.handIn({ nationalist: NOTHING, republican: NOTHING });
    expect([scene.position.turn, uses(scene, 'sp-n4')]).toEqual([4, ['ops', 'rp', 'sr']]);
  });
});

describe('a bridge taken under the tanks [16.6.2, CL.map]', () => {
  it('lets them claim their modifier over the river once the card lies there', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Monegal: ['sp-inf-1'], 'Vado Largo': ['sp-t26', 'sp-int'], Madrid: ['sp-rep-mil-1'] },
      control: { Monegal: 'nationalist' },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-r1': {
          values: { ops: 3, sr: 3, combatCard: true },
          combat: {
            role: 'attacker',
            when: [{ river: 'any' }],
            effects: [{ kind: 'cancelFeature', features: ['river'] }, { kind: 'armourOverRiver' }],
          },
        },
      },
      // 5 is column 5; 3 + 1 = 4: 2. Over the river it would have been column 4 and a 3: 1.
      dice: { 'combat/battle:attacker': [3], 'combat/battle:defender': [1] },
    })
      .idle()
      .attack(['Vado Largo'], 'Monegal', ['sp-t26', 'sp-int']);
    expect(scene.listed('claim-armour')).toEqual([]);
    scene.play({ type: 'commit-card', card: 'sp-r1' });
    expect(scene.listed('claim-armour')).toEqual(['sp-t26']);
    scene.play({ type: 'claim-armour', unit: 'sp-t26' }).noCards();
    expect(scene.unit('sp-inf-1')).toBe('eliminated');
  });
});

describe('beachheads [8.5.4, 8.5.6, 11.4.3]', () => {
  it('before Mallorca holds for a step, as a mountain does; who falls back has nowhere to go', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Mallorca: ['sp-inf-1', 'sp-inf-2', 'sp-nat-mil-6'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      cards: { 'sp-r1': event([{ kind: 'beachhead', which: 'mallorca' }]) },
      // 5 is column 5, a 1: 1. 2 with a 1: 0.
      dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [1] },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' })
      .play({ type: 'place', unit: 'sp-rep-mil-7', space: 'Mallorca beachhead' })
      .play({ type: 'place', unit: 'sp-rep-mil-8', space: 'Mallorca beachhead' })
      .attack(['Mallorca'], 'Mallorca beachhead', ['sp-inf-1', 'sp-inf-2', 'sp-nat-mil-6'])
      .noCards()
      .play({ type: 'lose-step', unit: 'sp-rep-mil-7' });
    expect(scene.listed('hold')).toEqual(['sp-rep-mil-7', 'sp-rep-mil-8']);
    scene.play({ type: 'fall-back' });
    expect([scene.unit('sp-rep-mil-7'), scene.unit('sp-rep-mil-8')]).toEqual(['removed', 'removed']);
    // Whoever enters ends it and is back in Mallorca at once [8.5.4.3].
    scene.play({ type: 'advance', unit: 'sp-inf-1', to: 'Mallorca beachhead' });
    expect([scene.unit('sp-inf-1'), scene.position.mallorca]).toEqual(['Mallorca', null]);
  });

  it('of Plan P, empty: who enters beside a full space goes to the Reserve Box', () => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
        Cadiz: ['sp-inf-1'],
        Algeciras: ['sp-afr-4', 'sp-inf-2', 'sp-inf-3'],
        Madrid: ['sp-rep-mil-1'],
        reserve: ['sp-rpa-1'],
      },
      first: '1936-10',
      turns: 1,
      cards: { 'sp-r1': event([{ kind: 'beachhead', which: 'planP' }]) },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' }, { type: 'pick-space', space: 'Algeciras' })
      .idle()
      .play({ type: 'play', card: 'sp-r2', use: 'sr' })
      .play({ type: 'redeploy', unit: 'sp-rpa-1', by: 'toReserve' }, { type: 'end-redeployment' })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Cadiz', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-1'], to: 'Algeciras' }, { type: 'step', to: 'Plan P beachhead' });
    expect([scene.unit('sp-inf-1'), scene.unit('sp-afr-4')]).toEqual(['reserve', 'Algeciras']);
    expect(scene.listed('activate').some((line) => line.startsWith('Plan'))).toBe(false);
  });
});

describe('a redeployment that is not whole, and one at the wrong time', () => {
  it('are refused in words', () => {
    const scene = new CrusadeScene({ units: { ...ELSEWHERE, Valladolid: ['sp-inf-1'] }, first: '1936-10', turns: 1 });
    scene.play({ type: 'play', card: 'sp-n1', use: 'sr' });
    const refused = (command: Command): unknown => {
      try {
        scene.play(command);
      } catch (error) {
        return (error as RefusedError).steps.map(({ rule, key, values }) => [rule, key, values]);
      }
      return undefined;
    };
    expect(refused({ type: 'redeploy', unit: 'sp-inf-1', by: 'land' })).toEqual([
      ['12.1.1', 'goal-not-named', { unit: 'sp-inf-1' }],
    ]);
    expect(refused({ type: 'automatic' })).toEqual([
      ['6.0', 'not-in-this-step', { command: 'automatic', step: 'step-redeployment' }],
    ]);
  });
});
