import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { RefusedError } from '../../../src/kernel/session/index.js';
import { Campaign, type Piece } from '../../support/cwb-campaign.js';
import { angolaDocuments } from '../../support/cwb-published.js';
import { materialsFor } from '../../support/materials.js';

const field = (commands: readonly Record<string, unknown>[], name: string): unknown[] =>
  commands.map((command) => command[name]).sort();

const REBEL = 'hidden-rebel-infantry-1';
const REBEL_2 = 'hidden-rebel-infantry-2';
const TANKS = 'budapest-1-100-armor-bn';
const TANKS_2 = 'budapest-2-100-armor-bn';
const sovietFight = { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'soviet' } as const;

describe('air bombardment', () => {
  // The Rebel is worth nothing in defence: he is gone when he is turned up [14.4], 1 point for the Soviet side [16.3]. The
  // marker has flown over an urban hex all the same: 1 point for the Hungarian side [16.7].
  it('[12.9, 16.7] has been flown and is paid for though its target proves worthless', () => {
    const game = new Campaign('budapest-56', {
      values: { [REBEL]: { defence: 0 } },
      terrain: { '0505': ['urban'] },
    }).stage({ ...sovietFight, air: { soviet: { tac: 2 } } }, [
      { counter: REBEL, hex: '0505', untried: true },
      { counter: REBEL_2, hex: '0209' },
      { counter: TANKS, hex: '0510' },
    ]);
    game.play({ type: 'bombard-air', air: 'tac', target: '0505' }, { type: 'declare' });
    expect(game.unit(REBEL)).toBeUndefined();
    expect(game.position.air.soviet).toEqual({ tac: 1 });
    expect([game.points('soviet'), game.points('hungarian')]).toEqual([1, 1]);
  });

  it('[12.5] by SAC is joined by no artillery, whichever is declared first', () => {
    const GUNS = 'budapest-82nd-airborne-artillery';
    const game = new Campaign('budapest-56', {
      options: { natoIntervention: 'overt' },
      values: { [GUNS]: { range: 'U' } },
    }).stage(
      {
        turn: 2,
        step: 'III.C',
        stage: 'declaration',
        phasing: 'hungarian',
        air: { hungarian: { sac: 1 } },
      },
      [
        { counter: GUNS, hex: '0505' },
        { counter: TANKS, hex: '0510' },
      ],
    );
    game.play({ type: 'bombard-air', air: 'sac', target: '0510' });
    expect(game.listed('bombard')).toEqual([]);
    expect(() => game.play({ type: 'bombard', unit: GUNS, target: '0510' })).toThrow(RefusedError);
    game.play({ type: 'start-over' }, { type: 'bombard', unit: GUNS, target: '0510' });
    expect(game.listed('bombard-air')).toEqual([]);
  });

  // The Communist side may use one marker against a hex each turn [12.6]; a look from the air is no attack [20.3].
  it('[12.6] of a hex is not spent by looking at it', () => {
    const UNITA = 'hidden-unita-guerrilla-1';
    const game = new Campaign('angola-87', { options: { recon: true } }).stage(
      { turn: 2, step: 'II.B', stage: 'movement', phasing: 'communist', air: { communist: { tac: 2 } } },
      [
        { counter: 'hidden-mpla-armor-1', hex: '0303' },
        { counter: UNITA, hex: '0808', untried: true },
      ],
    );
    game.play({ type: 'recon-air', air: 'tac', hex: '0808' }, { type: 'end-phase' });
    expect(game.listed('bombard-air')).toEqual([{ air: 'tac', target: '0808' }]);
  });
});

describe('guns flown out of a retreat', () => {
  // 15 - 1 = +14, the last column of the Mobile table: a 1 is D1, a 4 is D3.
  it('[10.14, 13.4] have retreated, and fire no more that phase', () => {
    const GUNS = 'budapest-82nd-airborne-artillery';
    const INFANTRY = 'budapest-82nd-airborne-infantry-1';
    const strong = { attack: 15 };
    const game = new Campaign('budapest-56', {
      options: { natoIntervention: 'overt' },
      values: {
        [TANKS]: strong,
        [TANKS_2]: strong,
        [INFANTRY]: { defence: 1 },
        [GUNS]: { defence: 1, fpf: 2, range: 'U', airborne: true },
      },
      dice: { 'combat/adjacent-attack:combat': [1, 4] },
    }).stage({ ...sovietFight, air: { hungarian: { transport: 1 } } }, [
      { counter: TANKS, hex: '0405' },
      { counter: GUNS, hex: '0404' },
      { counter: TANKS_2, hex: '0805' },
      { counter: INFANTRY, hex: '0804' },
    ]);
    game.play(
      { type: 'attack', unit: TANKS, target: '0404' },
      { type: 'attack', unit: TANKS_2, target: '0804' },
      { type: 'declare' },
      { type: 'resolve', target: '0404' },
      { type: 'choose-table', crt: 'mobile' },
      { type: 'evacuate', unit: GUNS, to: '0310' },
      { type: 'end-advance' },
      { type: 'choose-table', crt: 'mobile' },
    );
    // Nobody was asked for protective fire: the die has been rolled, and the infantry retreats.
    expect(game.position).toMatchObject({ stage: 'retreat', combat: { result: 'D3', protection: [] } });
  });
});

describe('fire control', () => {
  it('[23.2] gives each combat the markers that were aimed at it, and no others', () => {
    const game = new Campaign('budapest-56', {
      options: { natoIntervention: 'overt', fireControl: true },
      values: { [REBEL]: { defence: 2 }, [REBEL_2]: { defence: 2 } },
    }).stage({ ...sovietFight, air: { soviet: { gunship: 2, tac: 1 } } }, [
      { counter: TANKS, hex: '0505' },
      { counter: TANKS_2, hex: '0508' },
      { counter: REBEL, hex: '0504' },
      { counter: REBEL_2, hex: '0509' },
    ]);
    game.play({ type: 'attack', unit: TANKS, target: '0504' }, { type: 'attack', unit: TANKS_2, target: '0509' });
    // Soviet TAC only bombards [12.3].
    expect(new Set(field(game.listed('aim-air'), 'air'))).toEqual(new Set(['gunship']));
    game.play(
      { type: 'aim-air', air: 'gunship', target: '0504' },
      { type: 'aim-air', air: 'gunship', target: '0509' },
      { type: 'declare' },
      { type: 'resolve', target: '0504' },
      { type: 'choose-table', crt: 'assault' },
    );
    expect(game.listed('support-air')).toEqual([{ air: 'gunship' }]);
    game.play({ type: 'support-air', air: 'gunship' });
    // The other one flies to 0509; nothing else can be given, so the die has been rolled.
    expect(game.position.air.soviet).toEqual({ gunship: 1, tac: 1 });
    expect(game.position.combat?.supportAir).toEqual(['gunship']);
  });

  // 14 against 1 is the last column of the Assault table, the only one the MPLA has by itself [17.16]; a 5 is DE [18.2].
  const GUNSHIP = { type: 'aim-air', air: 'gunship', target: '0504' };
  const MPLA = 'hidden-mpla-armor-1';
  const SADF = 'angola-32-infantry-bn';
  const aimed = (options: object = {}): Campaign =>
    new Campaign('angola-87', {
      options: { fireControl: true, ...options },
      values: { [MPLA]: { attack: 14 }, [SADF]: { defence: 1 } },
      dice: { 'combat/adjacent-attack:combat': [5] },
    }).stage(
      { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'communist', air: { communist: { gunship: 1 } } },
      [
        { counter: MPLA, hex: '0505' },
        { counter: 'hidden-mpla-armor-2', hex: '0303' },
        { counter: SADF, hex: '0504' },
        { counter: 'angola-base', hex: '0909' },
      ],
    );

  it('[12.9, 23.2] has sent what is aimed: a gunship that is not called upon is spent all the same', () => {
    const game = aimed().play({ type: 'attack', unit: MPLA, target: '0504' }, GUNSHIP, { type: 'declare' });
    expect(game.listed('support-air')).toEqual([{ air: 'gunship' }]);
    game.play({ type: 'end-support' });
    // It may still be kept for nothing else, and while the combat lasts it is not gone yet.
    expect(game.position).toMatchObject({
      stage: 'advance',
      combat: { result: 'DE' },
      air: { communist: { gunship: 1 } },
    });
    game.play({ type: 'end-advance' });
    expect(game.position.air.communist).toEqual({ gunship: 0 });
    expect(game.position.flown.communist).toEqual({ '0504': 1 });
  });

  it('[12.9, 23.2] spends a gunship once, whether it is aimed and used or never aimed', () => {
    const used = aimed().play({ type: 'attack', unit: MPLA, target: '0504' }, GUNSHIP, { type: 'declare' });
    used.play({ type: 'support-air', air: 'gunship' }, { type: 'end-advance' });
    expect([used.position.air.communist, used.position.flown.communist]).toEqual([{ gunship: 0 }, { '0504': 1 }]);
    const kept = aimed().play({ type: 'attack', unit: MPLA, target: '0504' }, { type: 'declare' });
    kept.play({ type: 'end-advance' });
    expect(kept.position.air.communist).toEqual({ gunship: 1 });
  });
});

describe('Special Forces and Guerrillas', () => {
  const GUNS = 'hidden-mpla-artillery-1';
  const BAND = 'hidden-unita-guerrilla-1';
  const INFANTRY = 'hidden-unita-lightInfantry-1';
  const stack: Piece[] = [
    { counter: BAND, hex: '0504' },
    { counter: INFANTRY, hex: '0504', untried: true },
    { counter: 'angola-base', hex: '0909' },
  ];
  const circumstances = {
    options: { irregulars: true },
    values: { [INFANTRY]: { defence: 0 }, [BAND]: { defence: 2 }, [GUNS]: { range: 5 } },
    terrain: { '0504': ['village'] },
  };
  const fight = { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'communist' } as const;

  // The infantry beside the band proves worthless [14.4]; nobody is left in the hex whom guns may attack.
  it.each([
    ['beside them', '0505', 'attack'],
    ['at a distance', '0507', 'bombard'],
  ])('[22.4] are left alone by guns %s once the others in the hex are gone', (_, hex, type) => {
    const game = new Campaign('angola-87', circumstances).stage(fight, [{ counter: GUNS, hex }, ...stack]);
    game.play({ type, unit: GUNS, target: '0504' }, { type: 'declare' });
    expect(game.unit(INFANTRY)).toBeUndefined();
    expect(game.unit(BAND)).toMatchObject({ hex: '0504', place: 'map' });
    expect(game.position).toMatchObject({ phasing: 'southAfrican', combat: null });
  });
});

describe('an attack that meets nobody', () => {
  // A suppressed unit does not advance [11.3], and so it does not fly instead either [13.4].
  it.each([
    [{}, true],
    [{ suppressed: true as const }, false],
  ])('[14.4, 13.4] lets sound victors fly: %o', (state, flies) => {
    const OMEGA = 'angola-om-special-force-bn';
    const MPLA = 'hidden-mpla-armor-1';
    const game = new Campaign('angola-87', { values: { [MPLA]: { defence: 0 } } }).stage(
      {
        turn: 2,
        step: 'III.C',
        stage: 'declaration',
        phasing: 'southAfrican',
        air: { southAfrican: { transport: 1 } },
      },
      [
        { counter: OMEGA, hex: '0505', ...state },
        { counter: MPLA, hex: '0504', untried: true },
        { counter: 'hidden-mpla-armor-2', hex: '0303' },
        { counter: 'angola-base', hex: '0909' },
      ],
    );
    game.play({ type: 'attack', unit: OMEGA, target: '0504' }, { type: 'declare' });
    expect(game.listed('fly-forward').length > 0).toBe(flies);
    expect(game.listed('advance').length > 0).toBe(flies);
  });
});

describe('the end of the game', () => {
  // 1111 lies on the south and on the east edge: one trail hex, one point [17.4].
  it('[17.4] counts a trail hex in the corner once', () => {
    const game = new Campaign('angola-87', { paths: [{ kind: 'trail', hexes: ['1110', '1111'] }] }).stage(
      { turn: 9, step: 'III.B', stage: 'movement', phasing: 'southAfrican' },
      [
        { counter: 'hidden-mpla-armor-1', hex: '1111' },
        { counter: 'angola-61-mechanised-infantry-bn', hex: '0707' },
      ],
    );
    game.play({ type: 'end-phase' });
    expect(game.state.result).toMatchObject({ winner: null, level: 'draw', points: { communist: 1, southAfrican: 0 } });
  });
});

describe('a map', () => {
  it('[18.1] of the other battle is refused before the game begins', () => {
    const open = (): Campaign => new Campaign('angola-87', { terrain: { '0505': ['urban'] } });
    expect(open).toThrow(InvalidSituationError);
    expect(open).toThrow(/urban/);
  });

  it('[17.9, 7.10] without room for the Base and the Air Defence in Cuito Cuanavale is refused before the game begins', () => {
    // A plain town that no trail reaches holds one unit.
    const bare = angolaDocuments().map((document) =>
      document.kind === 'map' ? { ...document, body: { ...document.body, paths: [] } } : document,
    );
    const open = () => coldWarBattles.declaration.session!.prepare(materialsFor(coldWarBattles, 'angola-87', bare));
    expect(open).toThrow(InvalidSituationError);
    expect(open).toThrow(/0504 holds 1 on this map, and 2 units are set up there/);
  });
});
