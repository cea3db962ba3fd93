import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { RefusedError, Session, type SessionState } from '../../../src/kernel/session/index.js';
import { type DuelUnit, duel } from '../../support/cwb-duel.js';
import { budapestDocuments } from '../../support/cwb-published.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';
import { waysOn } from '../../support/ways-on.js';

const COMBAT = 'combat/adjacent-attack:combat';

const alpha: DuelUnit = { id: 'alpha', side: 'communist', hex: '0303', attack: 8, defence: 3 };
const bravo: DuelUnit = { id: 'bravo', side: 'southAfrican', hex: '0305', attack: 2, defence: 2 };

const play = (units: readonly DuelUnit[], dice: Record<string, number[]> = {}): ScriptedSession =>
  new ScriptedSession(coldWarBattles, duel(units), new NamedDice(dice, 4));

const hexes = (commands: readonly Record<string, unknown>[], field = 'to'): unknown[] =>
  commands.map((command) => command[field]).sort();

describe('a duel over one hill', () => {
  it('[8.6, 9.3] owes an attack after moving beside the enemy, and the phase waits for it', () => {
    const game = play([alpha, bravo]).play({ type: 'move', unit: 'alpha', to: '0304' });
    expect(game.open.owed).toEqual([
      { rule: '8.6', key: 'idle', values: { unit: 'alpha' } },
      { rule: '9.3', key: 'unattacked', values: { unit: 'bravo' } },
    ]);
    expect(game.open.actions.map(({ command }) => command)).toEqual([
      { type: 'attack', unit: 'alpha', target: '0305' },
    ]);
    expect(() => game.play({ type: 'declare' })).toThrow(RefusedError);
    game.play({ type: 'attack', unit: 'alpha', target: '0305' });
    expect(game.open.owed).toEqual([]);
    expect(game.listed('declare')).toHaveLength(1);
  });

  // 8 - 2 = +6: the +6,7,8 column of the Assault table, the only one open to Communists without advisers; a 4 is D2.
  it('[9.16] lets the defender lead his beaten unit away, and the attacker follow', () => {
    const game = play([alpha, bravo], { [COMBAT]: [4] }).play(
      { type: 'move', unit: 'alpha', to: '0304' },
      { type: 'attack', unit: 'alpha', target: '0305' },
      { type: 'declare' },
    );
    expect(game.side).toBe('southAfrican');
    // Not 0304 (the enemy), 0204 and 0404 (his zone of control).
    expect(hexes(game.listed('retreat'))).toEqual(['0205', '0306', '0405']);
    expect(() => game.play({ type: 'retreat', unit: 'bravo', to: '0404' })).toThrow(RefusedError);
    game.play({ type: 'retreat', unit: 'bravo', to: '0306' });
    // Two hexes away from 0305, next to 0306.
    expect(hexes(game.listed('retreat'))).toEqual(['0206', '0307', '0406']);
    game.play({ type: 'retreat', unit: 'bravo', to: '0307' });
    expect(game.side).toBe('communist');
    // Along the path, but not into the hex where bravo stands now.
    expect(hexes(game.listed('advance'))).toEqual(['0305', '0306']);
    game.play({ type: 'advance', unit: 'alpha', to: '0305' });
    expect(game.side).toBe('southAfrican');
    game.play({ type: 'end-phase' });
    // Alpha stands on the hill and bravo's zone does not reach it: 5 points.
    expect(game.state.result).toMatchObject({
      winner: 'communist',
      level: 'victory',
      points: { communist: 5, southAfrican: 0 },
    });
  });

  // 5 + 3 - 2 = +6; a 2 is EX: bravo is gone (SADF: 3 points), the attacker gives up units worth at least 2.
  it('[9.14] lets the attacker choose what an exchange costs him', () => {
    const gamma: DuelUnit = { id: 'gamma', side: 'communist', hex: '0204', attack: 3, defence: 1 };
    const game = play([{ ...alpha, attack: 5 }, gamma, bravo], { [COMBAT]: [2] }).play(
      { type: 'move', unit: 'alpha', to: '0304' },
      { type: 'end-phase' },
      { type: 'attack', unit: 'alpha', target: '0305' },
      { type: 'attack', unit: 'gamma', target: '0305' },
      { type: 'declare' },
    );
    expect(game.side).toBe('communist');
    expect(hexes(game.listed('lose'), 'unit')).toEqual(['alpha', 'gamma']);
    game.play({ type: 'lose', unit: 'gamma' });
    expect(hexes(game.listed('advance'))).toEqual(['0305']);
    game.play({ type: 'end-advance' });
    // Nobody is left to move for the other side, so the turn and the game are over: 3 for bravo, 1 for gamma, no place held.
    expect(game.state.result).toMatchObject({
      winner: null,
      level: 'draw',
      points: { communist: 3, southAfrican: 1 },
    });
  });

  it('[6.6] brings a reinforcement in by the nearest free hexes of its edges when the enemy holds its own', () => {
    const delta: DuelUnit = { id: 'delta', side: 'communist', enters: '0101' };
    const game = play([alpha, { ...bravo, hex: '0101' }, delta]);
    expect(hexes(game.listed('place'), 'hex')).toEqual(['0102', '0201']);
  });

  // Barrage 3 against defence 0 is +3: the +2,3 column of the Mobile table; a 5 is D2, which suppresses.
  it('[9.15, 11.4] suppresses by bombardment until the owner recovers', () => {
    const guns: DuelUnit = {
      id: 'guns',
      side: 'communist',
      hex: '0301',
      type: 'artillery',
      barrage: 3,
      fpf: 2,
      defence: 1,
    };
    const game = play([guns, bravo], { 'combat/bombardment:bombardment': [5] }).play(
      { type: 'end-phase' },
      { type: 'bombard', unit: 'guns', target: '0305' },
      { type: 'declare' },
    );
    const bravoNow = (state: SessionState) =>
      (state.position as { units: Record<string, { suppressed?: true }> }).units.bravo!.suppressed;
    expect(bravoNow(game.state)).toBe(true);
    game.play({ type: 'end-phase' });
    expect(bravoNow(game.state)).toBeUndefined();
  });

  it('[7.8] has the owner give up what stands too many in a hex when the phase ends', () => {
    const gamma: DuelUnit = { id: 'gamma', side: 'communist', hex: '0101' };
    const game = play([alpha, gamma, { ...bravo, hex: '0507' }]).play(
      { type: 'move', unit: 'alpha', to: '0102' },
      { type: 'move', unit: 'gamma', to: '0102' },
      { type: 'end-phase' },
    );
    expect(hexes(game.listed('give-up'), 'unit')).toEqual(['alpha', 'gamma']);
    game.play({ type: 'give-up', unit: 'gamma' });
    expect(game.side).toBe('southAfrican');
  });
});

/** Every die shows a 4. */
const fours = new NamedDice({}, 4);

describe('legal continuations', () => {
  // Depth 1: alpha's six neighbours and the end of the phase. Depth 2: 0304 is beside bravo, which leaves one attack to
  // declare; the other five hexes and staying put pass to bravo, who has six neighbours and the end of his phase: 1 + 6 x 7.
  // Depth 3: the attack may be declared or called off, by itself or with all others, 3; bravo comes beside alpha in 1 way if
  // she stayed (0304), in 2 each if she went to 0403 (0304, 0404) or 0203 (0304, 0204), and owes one attack then; otherwise
  // the game is over: 3 + 1 + 2 + 2.
  it.each([
    [1, 7],
    [2, 43],
    [3, 8],
  ])('of two units with one movement point each, %i deep: %i', (depth, ways) => {
    const { session, state } = play([
      { ...alpha, movement: 1 },
      { ...bravo, movement: 1 },
    ]);
    expect(waysOn(session, state, depth, fours)).toBe(ways);
  });

  // Depth 1: refit or go on [17.32]. Depth 2: either way a 4 brings air [18.4], of which the mix allows TAC: take it or not.
  // Depth 3, the first moves, is counted a second time by a plain program in first-moves.test.ts.
  it.each([
    [1, 2],
    [2, 4],
    [3, 1524],
  ])('of Kalima Crossing, %i deep: %i', (depth, ways) => {
    const game = new ScriptedSession(
      coldWarBattles,
      materialsFor(coldWarBattles, 'kalima-crossing'),
      new NamedDice({}, 4),
    );
    expect(waysOn(game.session, game.state, depth, fours)).toBe(ways);
  });
});

describe('a published scenario', () => {
  const open = (documents: ReturnType<typeof budapestDocuments>): Session =>
    new Session(
      coldWarBattles,
      coldWarBattles.declaration.session!,
      materialsFor(coldWarBattles, 'budapest-56', documents),
    );

  it('names everything it lacks', () => {
    expect(() => open([])).toThrow(InvalidSituationError);
    expect(() => open([])).toThrow(/budapest-56-map.*budapest-56-counters/s);
    const bare = budapestDocuments().filter(({ kind }) => kind !== 'card');
    expect(() => open(bare)).toThrow(
      /budapest-rebel-hq-1\/attack: it lacks attack; .*hq-1\/defence: it lacks defence; .*hq-1\/movement: it lacks movement/,
    );
  });

  it('opens as soon as they are there', () => {
    expect(open(budapestDocuments()).open().position).toMatchObject({ turn: 0, stage: 'set-up' });
  });
});
