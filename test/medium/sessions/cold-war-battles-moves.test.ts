import { describe, expect, it } from '@jest/globals';
import { RefusedError } from '../../../src/kernel/session/index.js';
import { Campaign, type Piece } from '../../support/cwb-campaign.js';

const field = (commands: readonly Record<string, unknown>[], name = 'to'): unknown[] =>
  commands.map((command) => command[name]).sort();

const REBEL = 'hidden-rebel-infantry-1';
const TANKS = 'budapest-1-100-armor-bn';
const ENGINEERS = 'budapest-20-engineer-brigade';
const sovietMove = { turn: 2, step: 'II.B', stage: 'movement', phasing: 'soviet' } as const;

describe('leaving an enemy zone of control', () => {
  // MF 8 leaves 4 points either way: halved by disengaging [8.10] or by suppression, and never twice [11.3].
  it.each([
    ['a sound', {}],
    ['a suppressed', { suppressed: true as const }],
  ])('[8.10] keeps %s unit of Budapest out of every zone for the rest of the phase', (_, state) => {
    const game = new Campaign('budapest-56', { values: { [TANKS]: { movement: 8 } } }).stage(sovietMove, [
      { counter: TANKS, hex: '0505', ...state },
      { counter: REBEL, hex: '0504' },
    ]);
    game.play({ type: 'move', unit: TANKS, to: '0506' });
    const zone = ['0503', '0603', '0604', '0505', '0404', '0403'];
    // 3 points are left: 0607 is one hex away, 0604 would be three.
    expect(field(game.listed('move'))).toContain('0607');
    expect(field(game.listed('move')).filter((hex) => zone.includes(hex as string))).toEqual([]);
    expect(() => game.play({ type: 'move', unit: TANKS, to: '0604' })).toThrow(RefusedError);
  });
});

describe('a column', () => {
  // The Rebel's zone lies over the entry hex: the second unit comes up the road for half a point and stops there [8.5].
  it('[16.26] that comes in under the eyes of the enemy stops in its entry hex, and goes nowhere else', () => {
    const game = new Campaign('budapest-56').stage(sovietMove, [
      { counter: TANKS, hex: '0501', place: 'column', behind: 1 },
      { counter: REBEL, hex: '0502' },
    ]);
    expect(game.open.actions.filter(({ command }) => command.unit === TANKS)).toEqual([
      {
        rule: '7.1',
        command: { type: 'move', unit: TANKS, to: '0501' },
        cost: { amount: 0.5, unit: 'movement-points' },
      },
    ]);
    expect(() => game.play({ type: 'move', unit: TANKS, to: '0808' })).toThrow(RefusedError);
  });
});

describe('the Engineer Brigade', () => {
  it('[16.27] bridges rivers where it came in by a strange hex and may not go on', () => {
    const game = new Campaign('budapest-56', { hexsides: { '0501/0502': 'majorRiver' } }).stage(sovietMove, [
      { counter: ENGINEERS, hex: '0401', marks: ['arriving', 'halted'] },
      { counter: TANKS, hex: '0501', movement: 4 },
    ]);
    const cost = (): unknown =>
      game.open.actions.find(({ command }) => command.unit === TANKS && command.to === '0502')?.cost?.amount;
    // Around by 0601: 2 points; straight over the river it would be 1 + 4.
    expect(cost()).toBe(2);
    game.play({ type: 'stay', unit: ENGINEERS });
    expect(cost()).toBe(1);
  });
});

const AIRBORNE = 'angola-1-airborne-bn';
const OMEGA = 'angola-om-special-force-bn';
const BASE = 'angola-base';
const MPLA = 'hidden-mpla-armor-1';
const MPLA_2 = 'hidden-mpla-armor-2';
const sadfMove = { turn: 2, step: 'III.B', stage: 'movement', phasing: 'southAfrican' } as const;
const atMavinga = (...counters: string[]): Piece[] => counters.map((counter) => ({ counter, hex: '0909' }));

describe('the one drop of the SADF', () => {
  const airfield = { '0909': ['town', 'airfield'], '0505': ['hilltop'] };

  // Hilltop +1, an enemy zone +1: a 5 is 7, SC; a 1 scatters north, onto the enemy in 0504 [19.6, 19.7].
  it('[17.28] is made even if the unit is lost in it', () => {
    const dice = { 'movement/parachute:landing': [5], 'movement/parachute:scatter': [1] };
    const game = new Campaign('angola-87', { terrain: airfield, dice }).stage(sadfMove, [
      ...atMavinga(AIRBORNE, OMEGA),
      { counter: MPLA, hex: '0504' },
    ]);
    expect(new Set(field(game.listed('drop'), 'unit'))).toEqual(new Set([AIRBORNE, OMEGA]));
    game.play({ type: 'drop', unit: AIRBORNE, to: '0505' });
    expect(game.unit(AIRBORNE)!.place).toBe('eliminated');
    expect(game.points('communist')).toBe(3);
    expect(game.listed('drop')).toEqual([]);
    expect(() => game.play({ type: 'drop', unit: OMEGA, to: '0505' })).toThrow(RefusedError);
  });

  it('[17.28] is for a unit that began the turn in Mavinga, not for one that has just come there', () => {
    const reinforcing = { ...sadfMove, step: 'III.A', stage: 'reinforcement' } as const;
    const game = new Campaign('angola-87', { terrain: airfield }).stage(reinforcing, [
      ...atMavinga(BASE, OMEGA),
      { counter: AIRBORNE, hex: null, place: 'due', dueTurn: 1 },
      { counter: MPLA, hex: '0504' },
    ]);
    game.play({ type: 'place', unit: AIRBORNE, hex: '0909' }, { type: 'end-phase' });
    expect(new Set(field(game.listed('drop'), 'unit'))).toEqual(new Set([OMEGA]));
  });
});

describe('the 82nd Brigade', () => {
  const ROOT_KAROO = 'angola-rk-82-mechanised-infantry-bn';
  // MF 3 doubled is 6: from 0511 straight north to 0505 and no farther.
  it('[17.23] moves twice as far on the turn it enters, even if it was kept waiting [6.6]', () => {
    const game = new Campaign('angola-87', { values: { [ROOT_KAROO]: { movement: 3 } } }).stage(
      { turn: 8, step: 'III.A', stage: 'reinforcement', phasing: 'southAfrican' },
      [
        { counter: ROOT_KAROO, hex: null, place: 'due', dueTurn: 6 },
        { counter: MPLA, hex: '1101' },
      ],
    );
    game.play({ type: 'place', unit: ROOT_KAROO, hex: '0511' }, { type: 'end-phase' });
    const reached = field(game.listed('move').filter(({ unit }) => unit === ROOT_KAROO));
    expect(reached).toContain('0505');
    expect(reached).not.toContain('0504');
  });
});

describe('a side that refits', () => {
  const refit = { side: 'southAfrican', left: 0, sadf: 0 } as const;

  it('[17.32] brings nobody into an enemy zone of control, by land or by air', () => {
    const game = new Campaign('angola-87').stage(
      {
        turn: 2,
        step: 'III.A',
        stage: 'reinforcement',
        phasing: 'southAfrican',
        refit,
        air: { southAfrican: { transport: 1 } },
      },
      [
        ...atMavinga(BASE),
        { counter: AIRBORNE, hex: null, place: 'due', dueTurn: 1 },
        { counter: OMEGA, hex: '0707' },
        { counter: MPLA, hex: '0510' },
      ],
    );
    // The south edge around 0510: 0511 is beside it, and so are 0410 and 0610 in the row above.
    expect(field(game.listed('place'), 'hex')).toContain('0311');
    expect(field(game.listed('place'), 'hex')).not.toContain('0511');
    expect(() => game.play({ type: 'place', unit: AIRBORNE, hex: '0511' })).toThrow(/17\.32/);
    game.play({ type: 'end-phase' });
    const landings = field(game.listed('fly').filter(({ unit }) => unit === OMEGA));
    expect(landings).toContain('0508');
    expect(landings).not.toContain('0509');
    expect(() => game.play({ type: 'fly', unit: OMEGA, to: '0509' })).toThrow(/17\.32/);
    expect(field(game.listed('drop'))).not.toContain('0509');
  });

  // 15 - 1 = +14, the last column. Refitting 3L: +4,5 of the Mobile table, where a 2 is D1; else a 1 in the last column is D1.
  it.each([
    [refit, 2, []],
    [undefined, 1, ['0504']],
  ])('[17.32] does not follow into one either: %o', (refitting, die, goals) => {
    const TANK_BATTALION = 'angola-1ssb-armor-bn';
    const game = new Campaign('angola-87', {
      values: { [TANK_BATTALION]: { attack: 15 }, [MPLA]: { defence: 1, movement: 4 } },
      dice: { 'combat/adjacent-attack:combat': [die] },
    }).stage({ ...sadfMove, ...(refitting ? { refit: refitting } : {}) }, [
      ...atMavinga(BASE),
      { counter: TANK_BATTALION, hex: '0505' },
      { counter: MPLA, hex: '0504' },
      // Its zone lies over 0504, and it is out of reach of the tanks.
      { counter: MPLA_2, hex: '0503' },
    ]);
    game.play(
      { type: 'end-phase' },
      { type: 'attack', unit: TANK_BATTALION, target: '0504' },
      { type: 'declare' },
      { type: 'choose-table', crt: 'mobile' },
    );
    expect(field(game.listed('retreat'))).toEqual(['0403', '0603']);
    game.play({ type: 'retreat', unit: MPLA, to: '0403' });
    expect(field(game.listed('advance'))).toEqual(goals);
  });

  it('[14.3, 17.32] tells nobody which of the eliminated units came back', () => {
    const lost = ['hidden-mpla-lightInfantry-1', 'hidden-mpla-lightInfantry-2', 'hidden-mpla-lightInfantry-3'];
    const game = new Campaign('angola-87', { dice: { 'events/refit:refit': [2] } }).stage(
      { turn: 3, step: 'II.A', stage: 'opening', phasing: 'communist' },
      [
        ...lost.map((counter): Piece => ({ counter, hex: null, place: 'eliminated' })),
        { counter: MPLA, hex: '0303' },
        ...atMavinga(BASE),
      ],
    );
    game.play({ type: 'refit' });
    for (const viewer of ['communist', 'southAfrican', null]) {
      const view = game.session.view(game.state, viewer) as {
        units: { id: string; place: string }[];
        shuffled: object;
      };
      for (const counter of lost) expect(JSON.stringify(view)).not.toContain(counter);
      expect(view.units.filter(({ place }) => place === 'due')).toHaveLength(2);
      expect(view.shuffled).toEqual([{ command: 'mpla', counters: 1 }]);
    }
  });
});

describe('draws from either pool', () => {
  // Covert intervention brings one draw each turn [16.15b]; what was not drawn on turn 2 is not there on turn 3.
  it('[16.15b] lapse with the turn', () => {
    const game = new Campaign('budapest-56', { options: { natoIntervention: 'covert' } }).stage(
      { turn: 2, step: 'III.A', stage: 'reinforcement', phasing: 'hungarian', draws: 1 },
      [
        { counter: REBEL, hex: '0505' },
        { counter: TANKS, hex: '0510' },
      ],
    );
    expect(field(game.listed('draw'), 'pool')).toEqual(['hungarianArmy', 'rebel']);
    // The Hungarian phases, then the Soviet ones: he has air, and bombards nobody.
    game.play({ type: 'end-phase' }, { type: 'end-phase' }, { type: 'end-phase' }, { type: 'declare' });
    expect(game.position).toMatchObject({ turn: 3, step: 'III.A', draws: 1 });
    game.play({ type: 'draw', pool: 'rebel' });
    expect(game.listed('draw')).toEqual([]);
  });
});

describe('Communist reinforcements', () => {
  // Cuito Cuanavale is 0303: of the north edge 0101 to 0801 lie within 5 hexes of it, of the east edge nothing [17.10].
  const ENTRY = ['0101', '0201', '0301', '0401', '0501', '0601', '0701', '0801'];
  const ENEMIES = ['32', '101', '7', '301', '1', '6', '21', '911'].map((name) => `angola-${name}-infantry-bn`);
  const TURN_5 = { turn: 5, step: 'II.A', stage: 'reinforcement', phasing: 'communist' } as const;
  const MPLA = 'hidden-mpla-armor-1';
  const MPLA_2 = 'hidden-mpla-armor-2';
  const due = (counter: string): Piece => ({ counter, hex: null, place: 'due', dueTurn: 5, untried: true });
  const held = (hexes: readonly string[]): Piece[] => hexes.map((hex, i) => ({ counter: ENEMIES[i]!, hex }));
  const placesOf = (game: Campaign, unit: string): unknown[] =>
    game.listed('place').flatMap((place) => (place.unit === unit ? [place.hex] : []));

  it('[6.6, 17.10] enter by the nearest free hex of the edge where the enemy holds all their own, and move on', () => {
    const game = new Campaign('angola-87').stage(TURN_5, [...held(ENTRY), due(MPLA), due(MPLA_2)]);
    expect(placesOf(game, MPLA)).toEqual(['0901']);
    expect(() => game.play({ type: 'place', unit: MPLA, hex: '1001' })).toThrow(RefusedError);
    game.play({ type: 'place', unit: MPLA, hex: '0901' });
    // One unit fills the hex [7.10]; the next is 1001.
    expect(placesOf(game, MPLA_2)).toEqual(['1001']);
    game.play({ type: 'place', unit: MPLA_2, hex: '1001' }, { type: 'end-phase' });
    // 0901 lies in the zone of the battalion in 0801; out of 1001, which does not, a unit moves as usual.
    expect(field(game.listed('move'), 'unit')).toContain(MPLA_2);
  });

  it('[6.6] wait where the enemy does not hold them all, even if there is no room in the rest', () => {
    const game = new Campaign('angola-87').stage(TURN_5, [
      ...held(ENTRY.slice(1)),
      { counter: MPLA_2, hex: '0101' },
      due(MPLA),
    ]);
    expect(placesOf(game, MPLA)).toEqual([]);
    const open = new Campaign('angola-87').stage(TURN_5, [...held(ENTRY.slice(1)), due(MPLA)]);
    expect(placesOf(open, MPLA)).toEqual(['0101']);
  });
});
