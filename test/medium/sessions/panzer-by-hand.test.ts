import { describe, expect, it } from '@jest/globals';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { Duel } from '../../support/panzer-duel.js';
import { panzerMaterials } from '../../support/panzer-play.js';

const MEDIUM = 'mill-medium-1';
const PANZER = 'mill-panzer-1';

/**
 * Worked out from the book before it was played.
 *
 * Clear ground, German in 1005 facing NW, Soviet in 0205 facing NE: 8 hexes apart. No SPOT counter, no cover: row 0, 20 hexes; both
 * spot each other [4.1.3]. Each lies due east or west of the other, 30 degrees off its facing: on the border of the field, so inside [4.4.3.1.4].
 *
 * Turn 1. Both fire. German 60, Soviet 40: the German names himself First [4.3.1].
 *   German: 8 hexes are Short (4, 8, 12 ...), no modifier: S/0 = 70; 71 misses.
 *   Soviet: 8 hexes are Medium (3, 6, 10 ...): M/0 = 50; 50 hits. Front 16 against penetration 15: no effect [4.4.3.2.6].
 * Turn 2. German Short Halt, Soviet Overwatch. Soviet 90 against 10 names the German First.
 *   German: Short Halt -4: S/-4 = 42; 43 misses.
 *   Overwatch: the German is not asked, nobody fired at him; the Soviet answers: in its field -1, target on Short Halt -2: M/-3 = 35; 36 misses.
 *   Movement: nobody of the Second Player, then the German with half of 5, 2 points: one hex NW to 0905 for 1; no overwatch is left.
 * Turn 3. Both fire, Soviet First. 0205 to 0905 is 7 hexes.
 *   Soviet: Medium, 50; 51 misses. German: Short, 70; 70 hits; front 14 against 22: 8, knocked out [4.4.3.2.6].
 * The German has 2 points for a vehicle, the Soviet none: a difference of 2 is a victory.
 */
describe('a duel of three turns', () => {
  it('comes out as worked out by hand', () => {
    const duel = new Duel({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0205', facing: 'NE' }],
      turns: 3,
      dice: {
        'events/initiative:side A': [60, 10, 1],
        'events/initiative:side B': [40, 90, 2],
        'combat/ap-fire-basic:hit': [71, 50, 43, 36, 51, 70],
      },
    });
    expect(duel.position.sight).toEqual({ [PANZER]: [MEDIUM], [MEDIUM]: [PANZER] });

    duel.order({ [PANZER]: 'fire' }, { [MEDIUM]: 'fire' });
    expect(duel.side).toBe('german');
    duel.play({ type: 'name-first', side: 'german' }, { type: 'take-aim', unit: PANZER });
    expect(duel.listed('fire')).toEqual([{ weapon: 1, ammo: 'AP', target: MEDIUM }]);
    expect(duel.open.actions[0]!.odds!.chances.map(({ outcome, probability }) => [outcome, probability])).toEqual([
      ['ko', '7/10'],
      ['miss', '3/10'],
    ]);
    duel.play({ type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'resolve', target: MEDIUM });
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 70, result: 'none' }]);
    expect(duel.side).toBe('soviet');
    duel.play({ type: 'take-aim', unit: MEDIUM }, { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER });
    duel.play({ type: 'resolve', target: PANZER });
    expect(duel.shots).toEqual([{ firer: MEDIUM, target: PANZER, hitNumber: 50, result: 'none' }]);
    expect([duel.position.turn, duel.position.step]).toEqual([2, 'orders']);
    expect(duel.position.units[PANZER]!.spot).toBe('fire');

    duel.order({ [PANZER]: 'shortHalt' }, { [MEDIUM]: 'overwatch' });
    expect(duel.side).toBe('soviet');
    duel.play({ type: 'name-first', side: 'german' }, { type: 'take-aim', unit: PANZER });
    duel.play({ type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'resolve', target: MEDIUM });
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 42, result: 'none' }]);
    expect([duel.side, duel.position.step]).toEqual(['soviet', 'overwatch']);
    duel.play({ type: 'take-aim', unit: MEDIUM }, { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER });
    duel.play({ type: 'resolve', target: PANZER });
    expect(duel.shots).toEqual([{ firer: MEDIUM, target: PANZER, hitNumber: 35, result: 'none' }]);
    expect([duel.side, duel.position.step]).toEqual(['german', 'movement']);
    duel.play({ type: 'begin-move', unit: PANZER }, { type: 'forward' });
    expect(duel.position.mover).toMatchObject({ spent: 1, most: { crossCountry: 2, path: 3, road: 5 } });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0905', spot: 'move' });
    duel.play({ type: 'end-move' });
    expect(duel.position.turn).toBe(3);

    duel.order({ [PANZER]: 'fire' }, { [MEDIUM]: 'fire' });
    duel.play({ type: 'name-first', side: 'soviet' }, { type: 'take-aim', unit: MEDIUM });
    duel.play({ type: 'fire', weapon: 1, ammo: 'AP', target: PANZER }, { type: 'resolve', target: PANZER });
    duel.play({ type: 'take-aim', unit: PANZER }, { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM });
    duel.play({ type: 'resolve', target: MEDIUM });
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 70, result: 'ko' }]);
    expect(duel.position.wrecks).toEqual({ '0205': { kind: 'ko', born: '3 combat', unit: MEDIUM } });
    expect(duel.state.result).toMatchObject({ winner: 'german', level: 'victory', points: { german: 2, soviet: 0 } });
  });
});

/**
 * The German in 0205 facing NE has 5 points and drives into the overwatch of a Soviet in 0605 facing NW.
 * One hex NE is 0305: 3 hexes from the Soviet, Pointblank (3). SPOT/MOVE +2: row 2, spotted. Target moving -2, in the field -1: P/-3 = 63.
 * Front 16 against 19: 3, damaged. 4 points were left, 2 are now [4.4.3.2.6]: 0404 and 0504, then only the free hexside either way and the end.
 */
describe('an overwatch ambush', () => {
  it.each([
    [63, 'damaged'],
    [64, 'none'],
  ])('a roll of %i: %s', (roll, result) => {
    const duel = new Duel({
      german: [{ card: PANZER, hex: '0205', facing: 'NE' }],
      soviet: [{ card: MEDIUM, hex: '0605', facing: 'NW' }],
      turns: 2,
      dice: {
        'events/initiative:side A': [2],
        'events/initiative:side B': [1],
        'combat/ap-fire-basic:hit': [roll],
      },
    });
    duel.order({ [PANZER]: 'move' }, { [MEDIUM]: 'overwatch' });
    duel.play({ type: 'name-first', side: 'soviet' });
    expect([duel.side, duel.listed('begin-move')]).toEqual(['german', [{ unit: PANZER }]]);
    duel.play({ type: 'begin-move', unit: PANZER }, { type: 'forward' });
    expect([duel.side, duel.position.units[PANZER]!.hex]).toEqual(['soviet', '0305']);
    expect(duel.open.actions.map(({ command }) => command.type)).toEqual([
      'overwatch',
      'pass',
      'pass-mover',
      'pass-phase',
    ]);
    duel.play({ type: 'overwatch', unit: MEDIUM, weapon: 1, ammo: 'AP', target: PANZER });
    expect(duel.open.actions.map(({ command }) => command.type)).toEqual(['open-fire']);
    duel.play({ type: 'open-fire' });
    expect(duel.shots).toEqual([{ firer: MEDIUM, target: PANZER, hitNumber: 63, result }]);
    expect(duel.side).toBe('german');
    if (result === 'none') {
      expect(duel.position.mover!.most.crossCountry).toBe(5);
      return;
    }
    expect(duel.position.mover).toMatchObject({ spent: 1, most: { crossCountry: 3 }, hurt: true });
    duel.play({ type: 'forward' }, { type: 'forward' });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0504', damaged: true, spot: 'move' });
    expect(duel.open.actions.map(({ command }) => command)).toEqual([
      { type: 'turn', facing: 'N' },
      { type: 'turn', facing: 'SE' },
      { type: 'end-move' },
    ]);
  });

  /** The Soviet passes for the whole movement: nobody is asked again, and only he knows why. */
  it('a standing pass is kept, and kept secret', () => {
    const duel = new Duel({
      german: [{ card: PANZER, hex: '0205', facing: 'NE' }],
      soviet: [{ card: MEDIUM, hex: '0605', facing: 'NW' }],
      turns: 2,
      dice: { 'events/initiative:side A': [2], 'events/initiative:side B': [1] },
    });
    duel.order({ [PANZER]: 'move' }, { [MEDIUM]: 'overwatch' });
    duel.play({ type: 'name-first', side: 'soviet' }, { type: 'begin-move', unit: PANZER }, { type: 'forward' });
    duel.play({ type: 'pass-phase' });
    const passed = duel.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'passed');
    expect(passed).toEqual([{ type: 'passed', side: 'soviet', secret: { for: ['soviet'], until: 'phase' } }]);
    duel.play({ type: 'forward' });
    expect(duel.side).toBe('german');
  });
});

/**
 * A whole move in one command: NE from 0205 to 0305, 0404 and 0504, then about to the S: 3 for the hexes and 1, the Turn of clear, for
 * three hexsides: 4 of 5 points. The Soviet is asked at each of the four moments; hit at the second, the rest of the plan is void.
 */
describe('a planned move', () => {
  const plan = {
    type: 'drive',
    actions: [{ move: 'forward' }, { move: 'forward' }, { move: 'forward' }, { turnTo: 'S', move: 'stay' }],
  };
  const planned = (roll: number): Duel => {
    const duel = new Duel({
      german: [{ card: PANZER, hex: '0205', facing: 'NE' }],
      soviet: [{ card: MEDIUM, hex: '0605', facing: 'NW' }],
      turns: 2,
      dice: {
        'events/initiative:side A': [2],
        'events/initiative:side B': [1],
        'combat/ap-fire-basic:hit': [roll],
      },
    });
    duel.order({ [PANZER]: 'move' }, { [MEDIUM]: 'overwatch' });
    return duel.play({ type: 'name-first', side: 'soviet' }, { type: 'begin-move', unit: PANZER }, plan) as Duel;
  };

  it('goes on by itself after each pass, to its end', () => {
    const duel = planned(100);
    for (const hex of ['0305', '0404', '0504', '0504']) {
      expect([duel.side, duel.position.units[PANZER]!.hex]).toEqual(['soviet', hex]);
      duel.play({ type: 'pass' });
    }
    const spent = duel.entries
      .flatMap(({ events }) => events)
      .flatMap(({ cost }) => (cost === undefined ? [] : [cost]));
    expect(spent).toEqual([1, 1, 1, 1]);
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0504', facing: 3 });
    expect([duel.position.mover, duel.position.turn]).toEqual([null, 2]);
  });

  it('is void where the unit is hit: 0404 is 2 hexes away, P/-3 = 63', () => {
    const duel = planned(63);
    duel.play(
      { type: 'pass' },
      { type: 'overwatch', unit: MEDIUM, weapon: 1, ammo: 'AP', target: PANZER },
      { type: 'open-fire' },
    );
    expect(duel.shots).toEqual([{ firer: MEDIUM, target: PANZER, hitNumber: 63, result: 'damaged' }]);
    expect([duel.side, duel.position.mover!.plan]).toEqual(['german', undefined]);
    expect(duel.position.mover!.most.crossCountry).toBe(3);
  });

  it('is refused where the stateless question forbids it', () => {
    const duel = new Duel({
      german: [{ card: PANZER, hex: '0205', facing: 'NE' }],
      soviet: [{ card: MEDIUM, hex: '0605', facing: 'NW' }],
      turns: 2,
      dice: { 'events/initiative:side A': [2], 'events/initiative:side B': [1] },
    });
    duel.order({ [PANZER]: 'move' }, {});
    duel.play({ type: 'name-first', side: 'soviet' }, { type: 'begin-move', unit: PANZER });
    const six = { type: 'drive', actions: Array.from({ length: 6 }, () => ({ move: 'forward' })) };
    expect(() => duel.play(six)).toThrow('4.5.1.1.3');
  });
});

/** A hidden Move is claimed as the policy of its side says, and every hidden counter is asked about alike [4.4.3.2.2]. */
describe('the moving modifier', () => {
  const shot = (claim: string, order: string) =>
    new Duel({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0205', facing: 'NE' }],
      turns: 2,
      dice: {
        'events/initiative:side A': [2],
        'events/initiative:side B': [1],
        'combat/ap-fire-basic:hit': [100],
      },
    })
      .order({ [PANZER]: 'fire' }, { [MEDIUM]: order }, claim)
      .play(
        { type: 'name-first', side: 'german' },
        { type: 'take-aim', unit: PANZER },
        { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM },
        { type: 'resolve', target: MEDIUM },
      ) as Duel;

  it('is claimed where the policy says so: S/-2 = 56', () => {
    const duel = shot('always', 'move');
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 56, result: 'none' }]);
    expect(duel.position.units[MEDIUM]).toMatchObject({ command: 'move', face: 'shown' });
  });

  it('is left where the policy says never: S/0 = 70, and the order stays hidden', () => {
    const duel = shot('never', 'move');
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 70, result: 'none' }]);
    expect(duel.position.units[MEDIUM]!.face).toBeUndefined();
  });

  it.each([
    ['move', ['claim', 'no-claim']],
    ['overwatch', ['no-claim']],
    ['none', ['no-claim']],
  ])('is asked about: a hidden "%s" may answer %j', (order, answers) => {
    const duel = shot('ask', order);
    expect([duel.side, duel.open.actions.map(({ command }) => command.type)]).toEqual(['soviet', answers]);
    duel.play({ type: answers[0]! });
    expect(duel.shots).toEqual([
      { firer: PANZER, target: MEDIUM, hitNumber: answers[0] === 'claim' ? 56 : 70, result: 'none' },
    ]);
  });
});

/** What is not played yet is refused when the session is opened, never ignored [6.0, 7.0]. */
describe('what is not played as a session yet', () => {
  it.each(['morale', 'hiddenUnits', 'mines', 'staggeredInitiative'])('the optional rule %s', (option) => {
    expect(() => prepare(panzerMaterials('mill-farm', 'basic-game', { [option]: true }))).toThrow(`/options/${option}`);
  });
});
