import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import type { Action, Command } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser, playRandomGame } from '../../support/random-play.js';
import type { ScriptedSession } from '../../support/scripted-session.js';
import { battle, moving } from '../../support/scw-battle.js';
import { led, ledMaterials } from '../../support/scw-leaders.js';
import { checkOdds } from '../../support/scw-odds.js';
import { villar } from '../../support/scw-villar.js';

const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;

/** The chances of one listed command, by outcome. */
function chances(game: ScriptedSession, wanted: Command): Record<string, string> | undefined {
  const matches = ({ command }: Action) => Object.entries(wanted).every(([field, value]) => command[field] === value);
  const odds = game.open.actions.find(matches)!.odds;
  if (odds === undefined) return undefined;
  const name = (outcome: unknown) => (typeof outcome === 'string' ? outcome : JSON.stringify(outcome));
  return Object.fromEntries(odds.chances.map(({ outcome, probability }) => [name(outcome), probability]));
}

describe('odds of an attack that is being put together', () => {
  const facing = {
    'sierra-tabor-1': '0606',
    'sierra-tabor-2': '0506',
    'villar-militia-1': '0605',
    'sierra-hq': '0608',
    'villar-hq': '0603',
  };

  it('are those of the combat with this command and nothing more [11.1, T.4]', () => {
    const game = villar(facing).skipTo(atStep('declaring'));
    // 4 - 4 - 1 for the town = -1: *S/-, S/-, S/S, */-, -, -/*.
    const one = { '*S/-': '1/6', 'S/-': '1/6', 'S/S': '1/6', '*/-': '1/6', '-': '1/6', '-/*': '1/6' };
    expect(chances(game, { type: 'attack', unit: 'sierra-tabor-1' })).toEqual(one);
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });
    // 8 - 5 = +3, column 3-4: S/-, S/S, */-, -, -/*, -/S*.
    const both = { 'S/-': '1/6', 'S/S': '1/6', '*/-': '1/6', '-': '1/6', '-/*': '1/6', '-/S*': '1/6' };
    expect(chances(game, { type: 'attack', unit: 'sierra-tabor-2' })).toEqual(both);
  });

  it('count air support as it is sent, and the guns as they are named [12.3, 13.2]', () => {
    const game = villar({ ...facing, 'sierra-guns': '0608', 'sierra-hq': '0607' }, {}, {}, true);
    game.skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });
    game.play({ type: 'attack', unit: 'sierra-tabor-2', hex: '0605' }).skipTo(atStep('attack-air'));
    // 8 - 5 and two points more = +5, column 5-6: S/S, -, -/S, -, -/*, -/S*.
    expect(chances(game, { type: 'fly', points: 2 })).toEqual({
      'S/S': '1/6',
      '-': '1/3',
      '-/S': '1/6',
      '-/*': '1/6',
      '-/S*': '1/6',
    });
    game.play({ type: 'done' }, { type: 'normal-attack' });
    // 8 - 5 and the battery's 4 = +7, column 7-8: -, -/S, -/S, -/*, -/S, -/S*.
    expect(chances(game, { type: 'support', gun: 'sierra-guns' })).toEqual({
      '-/S': '1/2',
      '-': '1/6',
      '-/*': '1/6',
      '-/S*': '1/6',
    });
  });

  it('of an assault stand with the command that chooses it [11.2]', () => {
    const game = villar(facing).skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });
    game.play({ type: 'attack', unit: 'sierra-tabor-2', hex: '0605' });
    // One column right of 3-4 is 5-6.
    expect(chances(game, { type: 'assault' })).toMatchObject({ '-': '1/3', '-/S': '1/6' });
    expect(chances(game, { type: 'normal-attack' })).toMatchObject({ '-': '1/6', 'S/-': '1/6' });
  });
});

describe('odds of a barrage', () => {
  const fire = { type: 'barrage', gun: 'sierra-guns', hex: '0605' };

  it('are those of the die for the one unit there [12.4]', () => {
    // 4 - 2 - 1 for the town = +1, column 1-2: S/-, S/S, */-, -, -, -/*. The HQ is not touched [10.4].
    const game = villar({ 'sierra-guns': '0608', 'sierra-hq': '0607', 'villar-tanks': '0605', 'villar-hq': '0605' });
    const name = (result: string) => JSON.stringify({ 'Villar Tank Company': result });
    expect(chances(game.skipTo(atStep('declaring')), fire)).toEqual({
      [name('S/-')]: '1/6',
      [name('S/S')]: '1/6',
      [name('*/-')]: '1/6',
      [name('-')]: '1/3',
      [name('-/*')]: '1/6',
    });
  });

  it('are those of both dice together where two are hit [12.4]', () => {
    // The tanks as before, the militia 4 - 4 - 1 = -1: *S/-, S/-, S/S, */-, -, -/*. Both driven back: 1/6 x 1/6.
    const hexes = { 'sierra-guns': '0608', 'sierra-hq': '0607', 'villar-tanks': '0605', 'villar-militia-1': '0605' };
    const found = chances(villar(hexes).skipTo(atStep('declaring')), fire)!;
    const name = (militia: string, tanks: string) =>
      JSON.stringify({ '1. Villar Battalion': militia, 'Villar Tank Company': tanks });
    expect(found[name('-/*', '-/*')]).toBe('1/36');
    expect(found[name('-/*', '-')]).toBe('1/18');
    expect(Object.keys(found)).toHaveLength(30);
  });
});

describe('odds of an air bombardment', () => {
  it('are those of the column for the points spent, and of the cover [13.3, T.1]', () => {
    const hexes = { 'villar-militia-1': '0605', 'villar-militia-2': '0604', 'sierra-hq': '0608', 'villar-hq': '0603' };
    const game = villar(hexes, {}, {}, true).skipTo(atStep('bombing'));
    // Column 1-3 hits on 1 alone; in the town the die has 1 added and no throw makes 1.
    expect(chances(game, { type: 'bombard', hex: '0604', points: 3 })).toEqual({ 0: '5/6', 1: '1/6' });
    expect(chances(game, { type: 'bombard', hex: '0605', points: 3 })).toEqual({ 0: '1' });
    // HQs alone are not bombed [10.4].
    expect(game.listed('bombard').some(({ hex }) => hex === '0603')).toBe(false);
  });

  it('count the bombers sent so far [13.1]', () => {
    // Republican bombers of 2 and 2 over clear ground: 2 in column 1-3, 4 in column 4-6, which hits on 1 and 2.
    const bomber = { type: 'air', bombardment: 2 };
    const infantry = { type: 'infantry', size: 'battalion', attack: 4, defence: 4, movement: 6 };
    const game = battle('jarama', {
      First: { side: 'republican', air: true, values: bomber },
      Second: { side: 'republican', air: true, values: bomber },
      Target: { side: 'nationalist', at: '2231', values: infantry },
    }).skipTo(atStep('bombing'));
    const [id] = game.listed('send-bomber').map(({ unit }) => unit as string);
    const hex = game.listed('send-bomber')[0]!.hex as string;
    expect(chances(game, { type: 'send-bomber', unit: id })).toEqual({ 0: '5/6', 1: '1/6' });
    game.play({ type: 'send-bomber', unit: id, hex });
    expect(chances(game, { type: 'send-bomber' })).toEqual({ 0: '2/3', 1: '1/3' });
    expect(chances(game, { type: 'bombard', points: 0 })).toEqual({ 0: '5/6', 1: '1/6' });
  });
});

describe('odds of other rolls', () => {
  it('of the weather stand with whatever ends the turn [17.0]', () => {
    // Nobody near anybody: when the Republicans have moved, the next thing is the weather of turn 2: 1-4 clear, 5-6 mud.
    const game = villar({ 'sierra-hq': '0608', 'villar-hq': '0603' });
    expect(chances(game.skipTo(moving('nationalist')), { type: 'done' })).toBeUndefined();
    expect(chances(game.skipTo(moving('republican')), { type: 'done' })).toEqual({ clear: '2/3', rainMud: '1/3' });
  });

  it('of the initiative are those of two dice, of which the Nationalist has 1 added [B.2]', () => {
    const hq = { type: 'hq', echelon: 'division', attack: 0, defence: 1, movement: 6 };
    const game = battle('brunete', {
      Ours: { side: 'republican', at: '1603', values: { ...hq, division: '11' } },
      Theirs: { side: 'nationalist', at: '3213', values: { ...hq, division: '12' } },
    });
    // The Nationalists are first on turn 2, so the Republicans end it. Higher by two or more: 4 + 3 + 2 + 1 of 36; higher by one: 5.
    game.skipTo(moving('republican', 2));
    expect(chances(game, { type: 'done' })).toEqual({ nationalist: '7/12', republican: '5/18', rollAgain: '5/36' });
  });

  it('of a leader found alone stand with every move through his hex, and no other [14.4]', () => {
    const hexes = { 'sierra-tabor-1': '0607', 'sierra-hq': '0608', 'villar-hq': '0603' };
    const game = led(hexes, { 'villar-leader': { at: '0606' } }).skipTo(atStep('moving'));
    const fate = { moved: '2/3', eliminated: '1/3' };
    expect(chances(game, { type: 'move', unit: 'sierra-tabor-1', to: '0606' })).toEqual(fate);
    expect(chances(game, { type: 'move', unit: 'sierra-tabor-1', to: '0605' })).toEqual(fate);
    expect(chances(game, { type: 'move', unit: 'sierra-tabor-1', to: '0507' })).toBeUndefined();
  });

  it('of the return of an HQ stand with the loss that costs it [10.5]', () => {
    // 4 + 4 - 4 - 1 - 1 for the town = +2, and column 3-4 by assault; die 2: S/S. The Republicans choose between both.
    const hexes = {
      'sierra-tabor-1': '0606',
      'sierra-tabor-2': '0506',
      'villar-militia-1': '0605',
      'villar-hq': '0605',
      'sierra-hq': '0608',
    };
    const game = villar(hexes, { 'combat/attack:combat': [2] }).skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });
    game.play({ type: 'attack', unit: 'sierra-tabor-2', hex: '0605' }, { type: 'assault', pay: ['Sierra'] });
    game.play({ type: 'done' }, { type: 'done' }, { type: 'lose-step', unit: 'sierra-tabor-1' });
    // Lost on turn 1, back on turns 2 to 7.
    const sixth = Object.fromEntries([2, 3, 4, 5, 6, 7].map((turn) => [turn, '1/6']));
    expect(chances(game, { type: 'lose-step', unit: 'villar-hq' })).toEqual(sixth);
    expect(chances(game, { type: 'lose-step', unit: 'villar-militia-1' })).toBeUndefined();
  });
});

describe('every command in a list', () => {
  it.each([
    ['without leaders', materialsFor(scwBattles, 'villar-bridge')],
    ['with leaders', ledMaterials({ 'villar-leader': { at: '0604' }, 'sierra-leader': { at: '0606' } })],
  ])('has odds if and only if it rolls, and what is rolled is among them, %s', (_case, materials) => {
    const chooser = new Chooser('odds');
    let rolled = 0;
    for (const seed of ['odds 1', 'odds 2', 'odds 3', 'odds 4']) {
      playRandomGame({
        game: scwBattles,
        materials,
        seed,
        maxCommands: 3000,
        doneOneIn: 6,
        onState: (turn) => {
          const { actions } = turn.open;
          actions.forEach((action, at) => {
            if (actions.length > 60 && chooser.below(12) > 0) return;
            if (checkOdds(turn, action, `${seed} ${at}`)) rolled += 1;
          });
        },
      });
    }
    expect(rolled).toBeGreaterThan(100);
  });
});
