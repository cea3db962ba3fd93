import { describe, expect, it } from '@jest/globals';
import type { Action, ActionOdds, Command } from '../../../src/kernel/session/index.js';
import { Campaign, type Piece } from '../../support/cwb-campaign.js';

const REBEL = 'hidden-rebel-infantry-1';
const REBEL_2 = 'hidden-rebel-infantry-2';
const TANKS = 'budapest-1-100-armor-bn';
const TANKS_2 = 'budapest-2-100-armor-bn';
const GUNS = 'angola-tg32-artillery';
const SADF = 'angola-32-infantry-bn';
const BASE = 'angola-base';
const MPLA = 'hidden-mpla-armor-1';
const MPLA_2 = 'hidden-mpla-armor-2';
const sovietFight = { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'soviet' } as const;
const southFight = { turn: 2, step: 'III.C', stage: 'declaration', phasing: 'southAfrican' } as const;

/** The listed command that has all these fields. */
function listed(game: Campaign, wanted: Command): Action {
  const found = game.open.actions.find(({ command }) =>
    Object.entries(wanted).every(([name, value]) => command[name] === value),
  );
  if (!found) throw new Error(`${JSON.stringify(wanted)} is not listed`);
  return found;
}

/** Probabilities by outcome. */
const spread = (odds: ActionOdds | undefined): Record<string, string> | undefined =>
  odds &&
  Object.fromEntries(
    odds.chances.map(({ outcome, probability }) => [
      typeof outcome === 'object' ? JSON.stringify(outcome) : outcome,
      probability,
    ]),
  );

const tables = ({ variants = [] }: Action): unknown =>
  Object.fromEntries(variants.map(({ name, ...odds }) => [name, spread(odds)]));

const SIXTH = '1/6';
const THIRD = '1/3';

describe('an attack as it is declared', () => {
  const values = {
    [TANKS]: { attack: 6 },
    [TANKS_2]: { attack: 3 },
    [REBEL]: { defence: 2 },
    [REBEL_2]: { defence: 1 },
  };
  // 0505 has 0504 to the north and 0604 to the north-east, which are neighbours.
  const pieces = [
    { counter: TANKS, hex: '0505' },
    { counter: REBEL, hex: '0504' },
    { counter: REBEL_2, hex: '0604' },
  ];

  // 6 against 2 is +4: the column +4,5 of both tables [18.2, 18.3], on clear ground without a shift.
  it('[9.2, 9.13] carries the odds on both tables, where both are open', () => {
    const game = new Campaign('budapest-56', { values }).stage(sovietFight, pieces);
    const attack = listed(game, { type: 'attack', unit: TANKS, target: '0504' });
    expect(tables(attack)).toEqual({
      mobile: { BR: SIXTH, D1: THIRD, D2: THIRD, D3: SIXTH },
      assault: { BR: SIXTH, EX: THIRD, AX: SIXTH, D2: SIXTH, D4: SIXTH },
    });
    expect(attack.odds).toBeUndefined();
    expect(attack.variants!.every(({ procedure, exact }) => procedure === 'combat/adjacent-attack' && exact)).toBe(
      true,
    );
  });

  // Both hexes together: 6 against 2 + 1 is +3, the column +2,3.
  it('[9.5] carries those of the wider attack, where a hex is added', () => {
    const game = new Campaign('budapest-56', { values }).stage(sovietFight, pieces);
    game.play({ type: 'attack', unit: TANKS, target: '0504' });
    expect(tables(listed(game, { type: 'widen', target: '0504', hex: '0604' }))).toEqual({
      mobile: { BR: THIRD, D1: THIRD, D2: THIRD },
      assault: { BR: SIXTH, EX: THIRD, AX: SIXTH, D2: SIXTH, D3: SIXTH },
    });
  });

  // A second battalion beside the first: 6 + 3 against 2 is +7, the column +6,7,8.
  it('[9.5] carries those of everybody who attacks the hex by then', () => {
    const game = new Campaign('budapest-56', { values }).stage(sovietFight, [
      ...pieces.slice(0, 2),
      { counter: TANKS_2, hex: '0404' },
    ]);
    game.play({ type: 'attack', unit: TANKS, target: '0504' });
    expect(tables(listed(game, { type: 'attack', unit: TANKS_2, target: '0504' }))).toEqual({
      mobile: { BR: SIXTH, D1: SIXTH, D2: THIRD, D3: THIRD },
      assault: { EX: THIRD, AX: SIXTH, D2: SIXTH, D3: SIXTH, D4: SIXTH },
    });
  });

  // Urban ground shuts the Mobile table and shifts two columns to the left: from +4,5 past +2,3 to +1 [9.13, 18.1].
  it('[9.13] carries those of the only table, where there is only one', () => {
    const game = new Campaign('budapest-56', { values, terrain: { '0504': ['urban'] } }).stage(sovietFight, pieces);
    const attack = listed(game, { type: 'attack', unit: TANKS, target: '0504' });
    expect(spread(attack.odds)).toEqual({ A1: THIRD, BR: SIXTH, EX: SIXTH, AX: SIXTH, D2: SIXTH });
    expect(attack.variants).toBeUndefined();
  });

  it.each([
    [
      'the defender',
      [
        { counter: TANKS, hex: '0505' },
        { counter: REBEL, hex: '0504', untried: true },
      ],
    ],
    [
      'the attacker',
      [
        { counter: TANKS, hex: '0505', untried: true },
        { counter: REBEL, hex: '0504' },
      ],
    ],
  ] as [string, Piece[]][])('[14.3] carries none while %s lies face down, whatever he is', (_, hidden) => {
    const listOf = (defence: number, attack: number): unknown =>
      new Campaign('budapest-56', { values: { [REBEL]: { defence }, [TANKS]: { attack } } }).stage(sovietFight, hidden)
        .open;
    const open = listOf(2, 6) as { actions: Action[] };
    expect(open.actions.some(({ odds, variants }) => odds || variants)).toBe(false);
    expect(open.actions.map(({ command }) => command.type)).toContain('attack');
    const untried = hidden.find((piece) => piece.untried)!.counter;
    expect(untried === REBEL ? listOf(5, 6) : listOf(2, 1)).toEqual(open);
  });

  // The one who joins is face up, but the one he joins is not.
  it('[14.3] carries none where one of several attackers lies face down', () => {
    const game = new Campaign('budapest-56', { values }).stage(sovietFight, [
      { counter: TANKS, hex: '0505', untried: true },
      { counter: TANKS_2, hex: '0404' },
      { counter: REBEL, hex: '0504' },
    ]);
    expect(listed(game, { type: 'attack', unit: TANKS_2, target: '0504' }).variants).toHaveLength(2);
    game.play({ type: 'attack', unit: TANKS, target: '0504' });
    const joining = listed(game, { type: 'attack', unit: TANKS_2, target: '0504' });
    expect([joining.odds, joining.variants]).toEqual([undefined, undefined]);
  });
});

describe('a bombardment as it is declared', () => {
  const fate = (unit: string, what: string): string => JSON.stringify({ [unit]: what });
  // The Base holds Mavinga, so that nobody is short of supply [17.31].
  const southern = [
    { counter: GUNS, hex: '0505' },
    { counter: BASE, hex: '0909' },
  ];

  // Strength 3, and defence is always 0: the Mobile column +2,3 reads BR BR D1 D1 D2 D2 [10.8, 18.3]; BR does nothing to
  // the unit, D1 drives it off, D2 suppresses it [9.15].
  it('[10.8, 10.10] carries what may become of the unit fired at', () => {
    const game = new Campaign('angola-87', { values: { [GUNS]: { barrage: 3 } } }).stage(southFight, [
      ...southern,
      { counter: MPLA, hex: '0502' },
    ]);
    const { odds } = listed(game, { type: 'bombard', unit: GUNS, target: '0502' });
    expect(spread(odds)).toEqual({
      [fate(MPLA, 'unharmed')]: THIRD,
      [fate(MPLA, 'retreats')]: THIRD,
      [fate(MPLA, 'suppressed')]: THIRD,
    });
    // No attack is pending elsewhere: the die falls when this one is declared, and the odds are the same.
    game.play({ type: 'bombard', unit: GUNS, target: '0502' });
    expect(listed(game, { type: 'declare' }).odds).toEqual(odds);
  });

  // One TAC is 1 point, the column +1: A1 BR BR D1 D1 D2. Two are 2 points, the column +2,3.
  it('[12.3, 12.5] from the air carries that of all the markers sent by then', () => {
    const values = { [REBEL]: { defence: 2 } };
    const game = new Campaign('budapest-56', { values }).stage({ ...sovietFight, air: { soviet: { tac: 2 } } }, [
      { counter: REBEL, hex: '0505' },
      { counter: TANKS, hex: '0510' },
    ]);
    const tac = { type: 'bombard-air', air: 'tac', target: '0505' };
    expect(spread(listed(game, tac).odds)).toEqual({
      [fate(REBEL, 'unharmed')]: '1/2',
      [fate(REBEL, 'retreats')]: THIRD,
      [fate(REBEL, 'suppressed')]: SIXTH,
    });
    game.play(tac);
    expect(spread(listed(game, tac).odds)).toEqual({
      [fate(REBEL, 'unharmed')]: THIRD,
      [fate(REBEL, 'retreats')]: THIRD,
      [fate(REBEL, 'suppressed')]: THIRD,
    });
  });

  it.each([
    ['the target', [...southern, { counter: MPLA, hex: '0502', untried: true }]],
    [
      'one of two targets',
      [...southern, { counter: MPLA, hex: '0303' }, { counter: MPLA_2, hex: '0303', untried: true }],
    ],
    ['the battery', [{ ...southern[0]!, untried: true }, southern[1]!, { counter: MPLA, hex: '0502' }]],
  ] as [string, Piece[]][])('[14.3] carries none while %s lies face down', (_, pieces) => {
    const game = new Campaign('angola-87').stage({ ...southFight, air: { southAfrican: { tac: 1 } } }, pieces);
    expect(listed(game, { type: 'bombard', unit: GUNS }).odds).toBeUndefined();
    const fromAir = listed(game, { type: 'bombard-air' }).odds;
    expect(fromAir === undefined).toBe(pieces.some(({ counter, untried }) => untried && counter !== GUNS));
  });
});

describe('a combat that may have to wait for protective fire', () => {
  // The only attack, on urban ground, with nothing to support it: declared, it is rolled for, unless a gun of the MPLA reaches
  // the town. From 0511 to 0506 are 5 hexes.
  it.each([4, 5])('[10.14, 14.3] does not tell whether a gun that lies face down has a range of %i', (range) => {
    const BATTERY = 'hidden-mpla-artillery-1';
    const game = new Campaign('angola-87', {
      values: { [BATTERY]: { range }, [SADF]: { attack: 6 }, [MPLA]: { defence: 2 } },
      terrain: { '0506': ['town'] },
    });
    const scene = (untried: boolean): Action => {
      game.stage({ ...southFight, attacks: [] }, [
        { counter: BASE, hex: '0909' },
        { counter: SADF, hex: '0505' },
        { counter: MPLA, hex: '0506' },
        { counter: BATTERY, hex: '0511', untried },
      ]);
      game.play({ type: 'attack', unit: SADF, target: '0506' });
      return listed(game, { type: 'declare' });
    };
    expect(scene(true).odds).toBeUndefined();
    // Face up everybody sees what it reaches. 6 against 2 is +4, one column to the left for the town: +2,3 [18.1].
    const known = { BR: SIXTH, EX: THIRD, AX: SIXTH, D2: SIXTH, D3: SIXTH };
    expect(spread(scene(false).odds)).toEqual(range === 4 ? known : undefined);
  });
});

describe('dice that fall because nothing is left to decide', () => {
  // No Base in Cuito Cuanavale: one less on the die [18.4]. Communist dice 1 to 6 become 0 to 5: 0 0 0 1 2 2 markers.
  it("[17.11, 18.4] the turn's airpower stands with the command that begins the player turn", () => {
    const game = new Campaign('angola-87').stage({ turn: 2, step: 'II.A', stage: 'opening', phasing: 'communist' }, [
      { counter: MPLA, hex: '0502' },
    ]);
    const { odds } = listed(game, { type: 'go-on' });
    expect(odds!.procedure).toBe('events/airpower');
    expect(spread(odds)).toEqual({ 0: '1/2', 1: SIXTH, 2: THIRD });
    // Refitting rolls for the units that come back, before the air [17.32].
    expect(spread(listed(game, { type: 'refit' }).odds)).toEqual({
      1: SIXTH,
      2: SIXTH,
      3: SIXTH,
      4: SIXTH,
      5: SIXTH,
      6: SIXTH,
    });
  });

  // The Base stands in Mavinga: South African dice 1 to 6 give 0 2 3 4 5 6 markers. A UNITA unit is drawn before [17.24];
  // who it is has nothing to do with the air.
  it('[17.22, 18.4] a draw made blind before them does not hide them', () => {
    const game = new Campaign('angola-87').stage(
      { turn: 2, step: 'III.A', stage: 'opening', phasing: 'southAfrican' },
      [{ counter: BASE, hex: '0909' }],
    );
    expect(spread(listed(game, { type: 'go-on' }).odds)).toEqual({
      0: SIXTH,
      2: SIXTH,
      3: SIXTH,
      4: SIXTH,
      5: SIXTH,
      6: SIXTH,
    });
  });

  // Nobody is near an enemy: with the last Movement Phase of turn 2 the turn is over. Event 5 does nothing without a lead of
  // 10 points, event 6 always does [18.5].
  it('[5.1, 18.5] the random event of the next turn stands with the command that ends this one', () => {
    const game = new Campaign('angola-87', { values: { [SADF]: { movement: 4 } } }).stage(
      { turn: 2, step: 'III.B', stage: 'movement', phasing: 'southAfrican' },
      [
        { counter: SADF, hex: '0909' },
        { counter: MPLA, hex: '0202' },
      ],
    );
    const { odds } = listed(game, { type: 'end-phase' });
    const told = odds!.chances.map(({ probability, outcome }) => {
      const { event, takesEffect, roller } = outcome as Record<string, unknown>;
      return [probability, event, takesEffect, roller];
    });
    // Turn 3 is odd: the first player rolls [5.2].
    expect(told).toEqual([
      ['2/3', 'none', false, 'communist'],
      [SIXTH, 'momentum', false, 'communist'],
      [SIXTH, 'unAttention', true, 'communist'],
    ]);
    // A move has its cost. One that spends all four points ends the turn as well, but the die is not the move's.
    const moves = game.open.actions.filter(({ command }) => command.type === 'move');
    expect(moves.length).toBeGreaterThan(0);
    expect(moves.filter(({ cost, odds }) => cost === undefined || odds)).toEqual([]);
  });

  // Half a die, fractions up: 1 to 3 turns, each for two faces [17.12]. An East German unit costs 3 points.
  it('[17.12] a unit asked for carries its price and when it may come', () => {
    const game = new Campaign('angola-87').stage(
      { turn: 2, step: 'II.A', stage: 'reinforcement', phasing: 'communist' },
      [{ counter: MPLA, hex: '0502' }],
    );
    const { odds, cost } = listed(game, { type: 'request', unit: 'eastGerman' });
    const arrivals = odds!.chances.map(({ probability, outcome }) => [
      probability,
      (outcome as { arrives: number }[])[0]!.arrives,
    ]);
    expect(arrivals).toEqual([
      [THIRD, 3],
      [THIRD, 4],
      [THIRD, 5],
    ]);
    expect(cost?.amount).toBe(3);
  });

  // 3 points [17.27], 6 with a Communist beside Mavinga; the Base still holds it, but in his zone: one less on the die.
  it('[17.27] a second roll for air carries its price and its odds', () => {
    const scene = { turn: 2, step: 'III.A', stage: 'reinforcement', phasing: 'southAfrican' } as const;
    const game = new Campaign('angola-87').stage(scene, [{ counter: BASE, hex: '0909' }]);
    expect(listed(game, { type: 'buy-air' }).cost).toEqual({ amount: 3, unit: 'victory-points' });
    game.stage(scene, [
      { counter: BASE, hex: '0909' },
      { counter: MPLA, hex: '0908' },
    ]);
    const { cost, odds } = listed(game, { type: 'buy-air' });
    expect(cost?.amount).toBe(6);
    expect(spread(odds)).toEqual({ 0: THIRD, 2: SIXTH, 3: SIXTH, 4: SIXTH, 5: SIXTH });
  });

  // From Mavinga over the airfield of 0303: one less, so that 1 to 6 become 0 to 5, all of them safe. Over a hilltop one
  // more: 6 and 7 scatter [19.5, 19.6].
  it('[17.28, 19.5] a drop carries how it may land', () => {
    const PARATROOPS = 'angola-1-airborne-bn';
    const game = new Campaign('angola-87', { terrain: { '0505': ['hilltop'] } }).stage(
      { turn: 2, step: 'III.B', stage: 'movement', phasing: 'southAfrican' },
      [
        { counter: PARATROOPS, hex: '0909' },
        { counter: MPLA, hex: '0111' },
      ],
    );
    expect(spread(listed(game, { type: 'drop', to: '0303' }).odds)).toEqual({ AL: '1' });
    expect(spread(listed(game, { type: 'drop', to: '0505' }).odds)).toEqual({ AL: '2/3', SC: THIRD });
    expect(spread(listed(game, { type: 'drop', to: '0707' }).odds)).toEqual({ AL: '5/6', SC: SIXTH });
  });
});
