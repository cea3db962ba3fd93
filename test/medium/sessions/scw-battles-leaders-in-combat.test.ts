import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import type { ChainOutcome } from '../../../src/kernel/session/index.js';
import type { ScriptedSession } from '../../support/scripted-session.js';
import { moving, position, unit } from '../../support/scw-battle.js';
import { led } from '../../support/scw-leaders.js';

const COMBAT = 'combat/attack:combat';
const FATE = 'events/leader-fate:leader';
const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;

// 4 against 4 + 1 for the town: -1.
const facing = { 'sierra-tabor-1': '0606', 'villar-militia-1': '0605', 'sierra-hq': '0608', 'villar-hq': '0603' };
const attack = { type: 'attack', unit: 'sierra-tabor-1', hex: '0605' };

const fought = (game: ScriptedSession): ScriptedSession =>
  game.skipTo(atStep('declaring')).play(attack, { type: 'normal-attack' }, { type: 'done' }, { type: 'done' });

describe('a leader with attackers', () => {
  const chances = (division?: string, at = '0606') => {
    const leader = { at, ...(division === undefined ? {} : { division }) };
    const game = led(facing, { 'sierra-leader': leader }).skipTo(atStep('declaring')).play(attack);
    const { odds } = game.open.actions.find(({ command }) => command.type === 'normal-attack')!;
    return Object.fromEntries(odds!.chances.map(({ outcome, probability }) => [outcome, probability]));
  };

  it('of his command adds 1 to the die [14.3]', () => {
    // Column -1 from row 2 on, the last twice: S/-, S/S, */-, -, -/*, -/*.
    expect(chances()).toEqual({ 'S/-': '1/6', 'S/S': '1/6', '*/-': '1/6', '-': '1/6', '-/*': '1/3' });
  });

  it('is in the chances of all dice of the command that fights, too [14.3]', () => {
    const game = led(facing, { 'sierra-leader': { at: '0606' } }).skipTo(atStep('declaring'));
    game.play(attack, { type: 'normal-attack' }, { type: 'done' });
    const steps = game.session.chain(game.state, game.side, { type: 'done' });
    const results = new Map<string, number>();
    for (let step = steps.next(); ; step = steps.next()) {
      if (!step.done) continue;
      expect(step.value.exact).toBe(true);
      for (const { outcome, value } of step.value.chances) {
        const { rolled } = outcome as ChainOutcome;
        expect(rolled[0]!.rolledFor).toBe('combat/attack');
        const { result } = rolled[0]!.outcome as { result: string };
        results.set(result, (results.get(result) ?? 0) + value * 6);
      }
      break;
    }
    const sixths = Object.fromEntries([...results].map(([result, value]) => [result, Math.round(value * 1e9) / 1e9]));
    expect(sixths).toEqual({ 'S/-': 1, 'S/S': 1, '*/-': 1, '-': 1, '-/*': 2 });
  });

  it.each([
    ['another command', 'Olmeda', '0606'],
    ['his command in another hex', undefined, '0607'],
  ])('of %s adds nothing [14.3]', (_case, division, at) => {
    // Column -1 as printed: *S/-, S/-, S/S, */-, -, -/*.
    expect(chances(division, at)).toMatchObject({ '*S/-': '1/6', '-/*': '1/6' });
  });

  it('never attacks himself [14.4]', () => {
    const game = led(facing, { 'sierra-leader': { at: '0606' } }).skipTo(atStep('declaring'));
    expect(game.listed('attack')).toEqual([{ unit: 'sierra-tabor-1', hex: '0605' }]);
    expect(() => game.play({ ...attack, unit: 'sierra-leader' })).toThrow('not-free-to-attack');
  });

  it('may keep them where they are for one step more [14.3]', () => {
    // Die 3 and the leader make 4: */-.
    const game = fought(led(facing, { 'sierra-leader': { at: '0606' } }, { [COMBAT]: [3] }));
    expect([game.side, game.open.actions.map(({ command }) => command.type)]).toEqual([
      'nationalist',
      ['hold-ground', 'done'],
    ]);
    game.play({ type: 'hold-ground' });
    expect(unit(game, 'sierra-tabor-1')).toMatchObject({ hex: '0606', reduced: true });
    expect(unit(game, 'sierra-leader').hex).toBe('0606');
    // Nobody went back, so nobody follows [11.7].
    expect([position(game).phase, position(game).pending]).toEqual(['second-movement', []]);
  });

  it('need not, and then goes back with them [14.3, 14.4]', () => {
    const game = fought(led(facing, { 'sierra-leader': { at: '0606' } }, { [COMBAT]: [3] })).play({ type: 'done' });
    expect(game.open.owed[0]!.values).toEqual({ units: ['1. Sierra Tabor', 'sierra-leader'] });
    // 0506 and 0706 touch 0605, where the militia (attack 3) has a zone; 0507, 0607 and 0707 do not.
    const to = (id: string) => game.listed('retreat').flatMap((each) => (each.unit === id ? [each.to] : []));
    expect(to('sierra-leader').sort()).toEqual(['0507', '0607', '0707']);
    game.play({ type: 'retreat', unit: 'sierra-tabor-1', to: '0607' });
    game.play({ type: 'retreat', unit: 'sierra-leader', to: '0607' });
    expect(game.listed('advance')).toEqual([{ unit: 'villar-militia-1', to: '0606' }]);
  });

  it('who came into the zone goes back the way he came [11.6, 14.4]', () => {
    const game = led(facing, { 'sierra-leader': { at: '0607' } }, { [COMBAT]: [3] });
    game.skipTo(atStep('moving')).play({ type: 'move', unit: 'sierra-leader', to: '0606' });
    fought(game).play({ type: 'done' });
    expect(game.listed('retreat').filter((each) => each.unit === 'sierra-leader')).toEqual([
      { unit: 'sierra-leader', to: '0607' },
    ]);
  });
});

describe('a leader with defenders', () => {
  it('may hold all hexes of the combat, at the price of one step among them [14.3]', () => {
    // The Tabors in 0705 touch both hexes, not across the river to 0604, but are cut off by the zones: 2 + 2. With the Tabor
    // in 0606 and the cavalry in 0706, 4 + 3: 11. The militia in 0605 is cut off too: 4 + 2 + 1 for the town. +4, die 5: -/*.
    const hexes = {
      'sierra-tabor-1': '0705',
      'sierra-tabor-2': '0705',
      'sierra-tabor-3': '0606',
      'sierra-cavalry': '0706',
      'villar-militia-1': '0604',
      'villar-militia-2': '0605',
    };
    const game = led(hexes, { 'villar-leader': { at: '0605' } }, { [COMBAT]: [5] }).skipTo(atStep('declaring'));
    for (const id of ['sierra-tabor-1', 'sierra-tabor-2', 'sierra-tabor-3', 'sierra-cavalry']) {
      game.play({ ...attack, unit: id });
    }
    game.play({ type: 'extend-attack', combat: 1, hex: '0604' }, { type: 'done' }, { type: 'done' });
    expect(game.entries.at(-1)!.rulings[0]!.outcome).toMatchObject({ attackStrength: 11, defenceStrength: 7 });
    expect(game.side).toBe('republican');
    game.play({ type: 'hold-ground' });
    // The leader has no step to lose [14.4].
    expect(game.listed('lose-step')).toEqual([{ unit: 'villar-militia-2' }, { unit: 'villar-militia-1' }]);
    game.play({ type: 'lose-step', unit: 'villar-militia-1' });
    expect(unit(game, 'villar-militia-1')).toMatchObject({ hex: '0604', reduced: true });
    expect(unit(game, 'villar-militia-2').hex).toBe('0605');
    expect(position(game).phase).toBe('second-movement');
  });

  // 4 + 4 - 2 - 1 for the town = +5, column 5-6; the tanks have one step.
  const tanks = {
    'sierra-tabor-1': '0606',
    'sierra-tabor-2': '0506',
    'villar-tanks': '0605',
    'sierra-hq': '0608',
    'villar-hq': '0603',
  };
  const against = (die: number, options: object = {}, fate = 5) =>
    led(tanks, { 'villar-leader': { at: '0605' } }, { [COMBAT]: [die], [FATE]: [fate] }, options)
      .skipTo(atStep('declaring'))
      .play(attack, { ...attack, unit: 'sierra-tabor-2' }, { type: 'normal-attack' })
      .skipTo(
        ({ position: now }) => (now as Position).pending.length > 0 || (now as Position).phase !== 'first-combat',
      );

  it('is left alone when the last of them falls, and nobody follows [11.7, 14.4]', () => {
    // Die 3: -/S.
    const game = against(3);
    expect(unit(game, 'villar-tanks').place).toBe('lost');
    expect([unit(game, 'villar-leader').hex, position(game).phase]).toEqual(['0605', 'second-movement']);
  });

  it('is found by those who follow, where that reading is chosen [11.7, 14.4]', () => {
    const game = against(3, { advanceOnElimination: true });
    expect(game.listed('advance')).toContainEqual({ unit: 'sierra-tabor-1', to: '0605' });
    game.play({ type: 'advance', unit: 'sierra-tabor-1', to: '0605' });
    expect(unit(game, 'villar-leader').place).toBe('lost');
  });

  it('cannot hold without anybody left to lose a step, and goes back alone [11.6, 14.3]', () => {
    // Die 6: -/S*. The tanks are gone before the retreat; 0604, 0505 and 0705 are free of zones but for those of the Tabors.
    const game = against(6);
    expect(game.open.actions.map(({ command }) => command.type)).not.toContain('hold-ground');
    expect(game.open.owed[0]).toMatchObject({ key: 'units-to-retreat', values: { units: ['villar-leader'] } });
  });

  it('gives way before the die only with a unit of his hex [11.61, 14.4]', () => {
    const game = led(facing, { 'villar-leader': { at: '0605' } }).skipTo(atStep('declaring'));
    game.play(attack, { type: 'normal-attack' }, { type: 'done' });
    const ready = () => new Set(game.listed('withdraw').map((each) => each.unit));
    expect(ready()).toEqual(new Set(['villar-militia-1']));
    expect(() => game.play({ type: 'withdraw', unit: 'villar-leader', to: '0604' })).toThrow('leader-goes-along');
    game.play({ type: 'withdraw', unit: 'villar-militia-1', to: '0604' });
    expect(ready()).toEqual(new Set(['villar-leader']));
    // He stays: the Tabor may follow all the same, and finds him [14.4].
    game.play({ type: 'done' }, { type: 'advance', unit: 'sierra-tabor-1', to: '0605' });
    expect(game.entries.at(-1)!.rolls.map(({ purpose }) => purpose)).toContain(FATE);
  });

  it('is not touched by a barrage on his hex [12.4, 14.4]', () => {
    // 4 - 4 - 1 = -1, die 6: -/*: the militia goes back alone, and the leader may not hold it: the fire is none of his.
    const hexes = { 'sierra-guns': '0608', 'sierra-hq': '0607', 'villar-militia-1': '0605', 'villar-hq': '0603' };
    const game = led(hexes, { 'villar-leader': { at: '0605' } }, { 'combat/barrage:barrage': [6] });
    game.skipTo(atStep('declaring')).play({ type: 'barrage', gun: 'sierra-guns', hex: '0605' });
    const { rulings } = game.entries.at(-1)!;
    expect(rulings.at(-1)!.outcome).toMatchObject({ spared: ['villar-leader'] });
    expect(game.open.owed[0]!.values).toEqual({ units: ['1. Villar Battalion'] });
    expect(game.listed('hold-ground')).toEqual([]);
  });
});

describe('phases after a leader was overrun', () => {
  it('go on where they were [14.4]', () => {
    // The militia gives way into 0604, where the enemy leader is alone: it is rolled for, then the attacker may advance.
    const hexes = { ...facing, 'sierra-tabor-2': '0506' };
    const game = led(hexes, { 'sierra-leader': { at: '0604' } }, { [FATE]: [1] }).skipTo(atStep('declaring'));
    game.play(attack, { ...attack, unit: 'sierra-tabor-2' }, { type: 'normal-attack' }, { type: 'done' });
    game.play({ type: 'withdraw', unit: 'villar-militia-1', to: '0604' });
    // The Tabors in 0606 and 0506 are both two hexes from 0604.
    expect([game.side, game.listed('place-leader').length]).toEqual(['nationalist', 2]);
    game.play({ type: 'place-leader', unit: 'sierra-leader', hex: '0506' });
    expect(game.listed('advance')).toContainEqual({ unit: 'sierra-tabor-1', to: '0605' });
    game.skipTo(moving('republican'));
    expect(game.session.broken(game.state)).toEqual([]);
  });
});
