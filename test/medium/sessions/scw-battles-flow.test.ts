import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import type { ScriptedSession } from '../../support/scripted-session.js';
import { villar } from '../../support/scw-villar.js';

const COMBAT = 'combat/attack:combat';

const position = (game: ScriptedSession): Position => game.state.position as Position;
const unit = (game: ScriptedSession, id: string) => position(game).units[id]!;
const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;

describe('who must fight', () => {
  // 0606 and 0605 are neighbours; the Tabor's attack of 4 gives it a zone over 0605 [8.0].
  const facing = { 'sierra-tabor-1': '0606', 'villar-militia-1': '0605', 'sierra-hq': '0608', 'villar-hq': '0603' };

  it('a unit in an enemy zone must attack before the declarations may be closed [11.1]', () => {
    const game = villar(facing).skipTo(atStep('declaring'));
    expect(game.side).toBe('nationalist');
    expect(game.open.owed).toEqual([
      { rule: '11.1', key: 'duty-of-units', values: { units: ['1. Sierra Tabor'] } },
      { rule: '11.1', key: 'duty-towards-hexes', values: { hexes: ['0605'] } },
    ]);
    expect(() => game.play({ type: 'done' })).toThrow('duty-of-units');
    expect(game.listed('attack')).toEqual([{ unit: 'sierra-tabor-1', hex: '0605' }]);
  });

  it('an enemy without a zone may be attacked or left alone [8.0, 11.1]', () => {
    // The HQ next to the Tabor has attack 0 and so no zone.
    const game = villar({ 'sierra-tabor-1': '0606', 'villar-hq': '0605' }).skipTo(atStep('declaring'));
    expect(game.open.owed).toEqual([]);
    expect(game.listed('attack')).toEqual([{ unit: 'sierra-tabor-1', hex: '0605' }]);
  });
});

describe('a combat', () => {
  const facing = { 'sierra-tabor-1': '0606', 'villar-militia-1': '0605', 'sierra-hq': '0608', 'villar-hq': '0603' };
  // With nothing more to declare the declarations are closed without a word.
  const attack = (game: ScriptedSession) =>
    game.skipTo(atStep('declaring')).play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });

  it('lets the attacker, then the defender, give way before the die [11.61]', () => {
    const game = attack(villar(facing)).play({ type: 'normal-attack' });
    expect([position(game).step, game.side]).toEqual(['attacker-withdrawal', 'nationalist']);
    // The differential is known by now: 4 - 5 = -1, so that of six dice one drives the attacker back and costs him a step.
    const odds = () => game.open.actions.find(({ command }) => command.type === 'done')!.odds!;
    const routs = () => odds().chances.find(({ outcome }) => outcome === '*S/-')?.probability;
    expect(routs()).toBe('1/6');
    game.play({ type: 'done' });
    expect(routs()).toBe('1/6');
    expect([position(game).step, game.side]).toEqual(['defender-withdrawal', 'republican']);
  });

  it('of a defender who gives way ends without a die, and the attacker may advance [5.0, 11.7]', () => {
    const game = attack(villar(facing)).play({ type: 'normal-attack' }, { type: 'done' });
    game.play({ type: 'withdraw', unit: 'villar-militia-1', to: '0604' });
    expect(game.entries.flatMap(({ rolls }) => rolls.map(({ purpose }) => purpose))).not.toContain(COMBAT);
    expect(game.side).toBe('nationalist');
    expect(game.listed('advance')).toEqual([{ unit: 'sierra-tabor-1', to: '0605' }]);
    game.play({ type: 'advance', unit: 'sierra-tabor-1', to: '0605' });
    expect(unit(game, 'sierra-tabor-1').hex).toBe('0605');
    expect(position(game).owners['0605']).toBe('nationalist');
  });

  it('takes the step of the only defender at once [11.5]', () => {
    // 4 against 4 + 1 for the town: -1; an assault makes it column 0. Die 2: S/S, a step on each side.
    const game = attack(villar(facing, { [COMBAT]: [2] })).play({ type: 'assault', pay: ['Sierra'] });
    expect(position(game).assaultPoints.nationalist).toEqual({ Sierra: 3 });
    game.play({ type: 'done' }, { type: 'done' });
    expect(unit(game, 'villar-militia-1').reduced).toBe(true);
    expect(unit(game, 'sierra-tabor-1').reduced).toBe(true);
    expect(position(game).phase).toBe('second-movement');
  });

  it('that drives the attacker back sends him to the hex he came from [11.6]', () => {
    // The Tabor walks from 0607 to 0606 and into the zone of the militia (attack 3). 4 - 5 = -1, die 4: */-.
    const game = villar({ ...facing, 'sierra-tabor-1': '0607' }, { [COMBAT]: [4] });
    game.skipTo(atStep('moving')).play({ type: 'move', unit: 'sierra-tabor-1', to: '0606' });
    attack(game).play({ type: 'normal-attack' }, { type: 'done' }, { type: 'done' });
    expect(unit(game, 'sierra-tabor-1').hex).toBe('0607');
    expect(game.side).toBe('republican');
    // The victor may follow into the hex left empty [11.7].
    expect(game.listed('advance')).toEqual([{ unit: 'villar-militia-1', to: '0606' }]);
  });

  it('makes the owner choose who loses the step [11.4]', () => {
    // Two battalions in 0606: 8 - 5 = +3, column 3-4; die 2: S/S. The defender has one unit and no choice.
    const both = villar(
      { ...facing, 'sierra-tabor-1': '0605', 'villar-militia-1': '0705', 'sierra-tabor-2': '0605' },
      { [COMBAT]: [2] },
    ).skipTo(atStep('declaring'));
    both.play(
      { type: 'attack', unit: 'sierra-tabor-1', hex: '0705' },
      { type: 'attack', unit: 'sierra-tabor-2', hex: '0705' },
      { type: 'normal-attack' },
      { type: 'done' },
      { type: 'done' },
    );
    expect(both.side).toBe('nationalist');
    expect(both.listed('lose-step')).toEqual([{ unit: 'sierra-tabor-1' }, { unit: 'sierra-tabor-2' }]);
    both.play({ type: 'lose-step', unit: 'sierra-tabor-2' });
    expect([unit(both, 'sierra-tabor-1').reduced, unit(both, 'sierra-tabor-2').reduced]).toEqual([undefined, true]);
  });

  it('that only costs steps lets nobody advance, unless the other reading is chosen [11.7]', () => {
    // 4 + 4 - 2 - 1 for the town = +5, column 5-6; die 3: -/S, and the tanks have one step.
    const hexes = {
      'sierra-tabor-1': '0606',
      'sierra-tabor-2': '0506',
      'villar-tanks': '0605',
      'sierra-hq': '0608',
      'villar-hq': '0603',
    };
    const fought = (options: object) =>
      villar(hexes, { [COMBAT]: [3] }, options)
        .skipTo(atStep('declaring'))
        .play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' })
        .play({ type: 'attack', unit: 'sierra-tabor-2', hex: '0605' }, { type: 'normal-attack' })
        .skipTo(({ position: now }) => (now as Position).units['villar-tanks']!.place === 'lost');
    expect(fought({}).listed('advance')).toEqual([]);
    expect(fought({ advanceOnElimination: true }).listed('advance')).toEqual([
      { unit: 'sierra-tabor-1', to: '0605' },
      { unit: 'sierra-tabor-2', to: '0605' },
    ]);
  });

  it('binds a stack to one combat unless the other reading is chosen [11.1]', () => {
    const hexes = {
      'sierra-tabor-1': '0605',
      'sierra-tabor-2': '0605',
      'villar-militia-1': '0705',
      'villar-militia-2': '0505',
    };
    const attack705 = { type: 'attack', unit: 'sierra-tabor-1', hex: '0705' };
    const bound = villar(hexes).skipTo(atStep('declaring')).play(attack705);
    expect(bound.listed('attack')).toEqual([{ unit: 'sierra-tabor-2', hex: '0705' }]);
    expect(() => bound.play({ type: 'attack', unit: 'sierra-tabor-2', hex: '0505' })).toThrow('stack-split');
    const free = villar(hexes, {}, { allowStackSplit: true }).skipTo(atStep('declaring')).play(attack705);
    expect(free.listed('attack')).toContainEqual({ unit: 'sierra-tabor-2', hex: '0505' });
  });
});

describe('artillery', () => {
  const facing = { 'sierra-guns': '0606', 'villar-militia-1': '0605', 'sierra-hq': '0607', 'villar-hq': '0603' };

  it('next to the enemy must fire, and a barrage meets the duty towards his zone [12.51]', () => {
    const game = villar(facing).skipTo(atStep('declaring'));
    expect(game.open.owed.map(({ key }) => key)).toEqual(['duty-of-guns', 'duty-towards-hexes']);
    expect(game.open.actions.map(({ command }) => command)).toEqual([
      { type: 'barrage', gun: 'sierra-guns', hex: '0605' },
    ]);
  });

  it('drives a unit back to a hex of its owner, and nobody follows [12.4, 12.4.2]', () => {
    // 4 - 4 - 1 for the town = -1; die 6: -/*.
    const game = villar(facing, { 'combat/barrage:barrage': [6] }).skipTo(atStep('declaring'));
    game.play({ type: 'barrage', gun: 'sierra-guns', hex: '0605' });
    expect([game.side, game.open.owed[0]!.key]).toEqual(['republican', 'units-to-retreat']);
    const [first] = game.listed('retreat');
    game.play({ type: 'retreat', ...first });
    expect(unit(game, 'villar-militia-1').hex).toBe(first!.to);
    expect(position(game).phase).toBe('second-movement');
  });

  it('that supports an attack called off is turned on the defenders [12.3.3]', () => {
    // Three hexes away the guns support the Tabor; it gives way, and they fire on at those who stayed. 4 - 5 = -1, die 5: -.
    const game = villar(
      { ...facing, 'sierra-guns': '0608', 'sierra-tabor-1': '0606' },
      { 'combat/barrage:barrage': [5] },
    ).skipTo(atStep('declaring'));
    game
      .play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' })
      .play({ type: 'normal-attack' }, { type: 'support', gun: 'sierra-guns' });
    const [way] = game.listed('withdraw');
    game.play({ type: 'withdraw', ...way }, { type: 'done' });
    const rolled = game.entries.flatMap(({ rolls }) => rolls.map(({ purpose }) => purpose));
    expect([rolled.includes(COMBAT), rolled.includes('combat/barrage:barrage')]).toEqual([false, true]);
    // The defender may follow into the hex the Tabor left [11.7].
    expect([game.side, game.listed('advance')]).toEqual(['republican', [{ unit: 'villar-militia-1', to: '0606' }]]);
  });

  it('of the defender is committed after that of the attacker [5.0 E, 12.3.2]', () => {
    const game = villar({
      ...facing,
      'sierra-guns': '0608',
      'sierra-tabor-1': '0606',
      'villar-guns': '0602',
    }).skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' }, { type: 'normal-attack' });
    expect([position(game).step, game.side]).toEqual(['attack-guns', 'nationalist']);
    game.play({ type: 'done' });
    expect([position(game).step, game.side]).toEqual(['defensive-guns', 'republican']);
    expect(game.listed('support')).toEqual([{ gun: 'villar-guns' }]);
  });
});

describe('air points', () => {
  it('are allotted by the defender first, then by the attacker, after all attacks are declared [5.0 E, 13.2]', () => {
    const facing = { 'sierra-tabor-1': '0606', 'villar-militia-1': '0605', 'sierra-hq': '0608', 'villar-hq': '0603' };
    const game = villar(facing, {}, {}, true).skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });
    expect([position(game).step, game.side]).toEqual(['defensive-air', 'republican']);
    expect(game.listed('fly')).toEqual([
      { combat: 1, points: 1 },
      { combat: 1, points: 2 },
    ]);
    game.play({ type: 'fly', combat: 1, points: 2 });
    expect([position(game).step, game.side, game.listed('fly').length]).toEqual(['attack-air', 'nationalist', 3]);
    game.play({ type: 'fly', combat: 1, points: 1 }, { type: 'done' });
    expect(position(game).airPoints).toEqual({ republican: 0, nationalist: 2 });
    expect(position(game).combats[0]).toMatchObject({ air: { points: 1 }, defensiveAir: { points: 2 } });
  });
});

describe('HQs', () => {
  it('return as many turns later as the die says, at a source of supply [10.5]', () => {
    // 4 - 1 - 1 = +2 against the HQ alone in the town, column 1-2; assault makes it 3-4. Die 6: -/S*; rebuilding die 1.
    const game = villar(
      { 'sierra-tabor-1': '0606', 'villar-hq': '0605', 'sierra-hq': '0608' },
      { [COMBAT]: [6], 'events/hq-rebuilding:rebuilding': [1] },
    );
    game
      .skipTo(atStep('declaring'))
      .play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' })
      .play({ type: 'assault', pay: ['Sierra'] }, { type: 'done' }, { type: 'done' });
    expect(unit(game, 'villar-hq')).toMatchObject({ place: 'due', turn: 2, returning: true });
    game.skipTo(({ position: now }) => (now as Position).turn === 2 && (now as Position).phase === 'second-movement');
    // Sources of the Republicans: 0601 and 0101.
    expect(game.listed('enter').filter((each) => each.unit === 'villar-hq')).toEqual([
      { unit: 'villar-hq', hex: '0601' },
      { unit: 'villar-hq', hex: '0101' },
    ]);
  });
});

describe('reinforcements', () => {
  it('find their hex closed by an enemy zone, and take the nearest open one of the edge [15.1, 15.2]', () => {
    // A Tabor in 0602 holds 0601 in its zone: the battalion of turn 2 may not enter there.
    const game = villar({ 'sierra-tabor-1': '0602', 'sierra-hq': '0608', 'villar-hq': '0301' });
    game.skipTo(({ position: now }) => (now as Position).turn === 2 && (now as Position).phase === 'second-movement');
    const hexes = game.listed('enter').map(({ hex }) => hex);
    // Even columns lie lower, so of row 1, the northern edge, only 0601 touches 0602; one hex further are 0501 and 0701.
    expect(hexes).toEqual(['0501', '0701']);
  });

  it('pay for the hex they enter and go on with what is left [15.1, 6.1]', () => {
    const game = villar({ 'sierra-hq': '0608', 'villar-hq': '0301' });
    game.skipTo(({ position: now }) => (now as Position).turn === 2 && (now as Position).phase === 'second-movement');
    game.play({ type: 'enter', unit: 'villar-militia-3', hex: '0601' });
    // One point for the road hex; movement 6, so five hexes further down the road.
    expect(unit(game, 'villar-militia-3').spent).toBe(2);
    expect(game.listed('move')).toContainEqual({ unit: 'villar-militia-3', to: '0606' });
    expect(game.listed('move')).not.toContainEqual({ unit: 'villar-militia-3', to: '0607' });
  });
});

describe('the end', () => {
  it('counts the places by who was last in them', () => {
    // Three places of 5 points with a Tabor in each: 15, and 11 or more is a Nationalist victory.
    const game = villar({ 'sierra-tabor-1': '0605', 'sierra-tabor-2': '0403', 'sierra-tabor-3': '0904' });
    game.skipTo(({ stage }) => stage === 'over');
    const points = { republican: 0, nationalist: 15 };
    expect(game.state.result).toEqual({ winner: 'nationalist', level: 'nationalistVictory', points });
  });
});

describe('a river', () => {
  it('shelters the hex beyond it, though its attackers also attack on their own bank [T.5, 11.4]', () => {
    // 0705 touches 0604 on its own bank and 0605 across the river: 2 for 0605, where the town gives 1.
    const hexes = {
      'sierra-tabor-1': '0705',
      'sierra-tabor-2': '0705',
      'villar-militia-1': '0604',
      'villar-militia-2': '0605',
    };
    const game = villar(hexes, { [COMBAT]: [4] }).skipTo(atStep('declaring'));
    game.play(
      { type: 'attack', unit: 'sierra-tabor-1', hex: '0605' },
      { type: 'attack', unit: 'sierra-tabor-2', hex: '0605' },
      { type: 'extend-attack', combat: 1, hex: '0604' },
      { type: 'done' },
      { type: 'done' },
    );
    expect(game.entries.at(-1)!.rulings[0]!.outcome).toMatchObject({ terrainPoints: 2 });
  });
});
