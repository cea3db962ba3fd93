import { describe, expect, it } from '@jest/globals';
import { Duel } from '../../support/panzer-duel.js';

const PANZER = 'ford-panzer-1';
const SECOND = 'ford-panzer-2';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const GRENADIERS = 'ford-grenadiers';
const OTHERS = 'ford-grenadiers-2';

/**
 * Worked out from the book before it was played. The German force is Veteran, the Soviet one Regular: with 50 on both dice
 * the German has 70, the Soviet 30, and the German names the First Player [6.3.2].
 */
describe('an ambush by overwatch', () => {
  /**
   * German in 1005 facing NW, on overwatch; Soviet in 0205 facing NE, with Move. One unit a side still has one command [6.2.1.1.1].
   *
   * The Soviet drives to 0305, 7 hexes away: SPOT/MOVE +2, row 2, 40 hexes: spotted [6.1.3]. 7 hexes are Short (4, 8 ...).
   * Overwatch inside the field -1, target moves -2, Veteran at Short +1: S/-2 = 56 [4.4.3.2.2, 5.8.3]; 56 hits.
   * A quick-firing gun hits once with the highest roll that hits. 1005 lies 35 degrees off the Soviet front: Front/Side [6.5.2.2].
   * Location 37: 3 is the turret front, 17 from the side, against 22: penetrated. Damage digit 7 (up to 8): knocked out [6.5.2.5].
   */
  it('knocks the mover out in the hex it entered', () => {
    const duel = new Duel({
      advanced: true,
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0205', facing: 'NE' }],
      turns: 1,
      dice: { 'combat/ap-fire:hit': [56], 'combat/ap-fire:location': [37] },
    });
    duel.order({ [PANZER]: 'overwatch' }, { [MEDIUM]: 'move' }).first('german');
    expect([duel.side, duel.position.step]).toEqual(['soviet', 'movement']);
    duel.play({ type: 'begin-move', unit: MEDIUM }, { type: 'forward' });
    expect(duel.position.units[MEDIUM]).toMatchObject({ hex: '0305', spot: 'move' });
    expect(duel.side).toBe('german');
    expect(duel.listed('overwatch')).toEqual([
      { unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM },
      { unit: PANZER, weapon: 1, ammo: 'GP', target: MEDIUM },
    ]);
    expect(duel.open.actions[0]!.odds!.chances.map(({ outcome, probability }) => [outcome, probability])).toEqual([
      ['hit', '14/25'],
      ['miss', '11/25'],
    ]);
    duel.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'open-fire' });
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 56, result: 'ko' }]);
    expect(duel.position.units[MEDIUM]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect(duel.position.wrecks).toEqual({ '0305': { kind: 'ko', born: '1 movement', unit: MEDIUM } });
    expect(duel.state.result).toMatchObject({ winner: 'german', points: { german: 2, soviet: 0 } });
  });
});

describe('close assault and hand-to-hand combat', () => {
  /**
   * Three German units of a Veteran formation have 2 commands: both squads have a Move of their own.
   *
   * Close assault on the tank: squad 8 against defence 4 is 36/68 [6.6.1.1.1]; C on its card +20, Seasoned 0, clear ground needs
   * no support [6.6.1.1.2]. 51 + 20 = 71: Effective, last digit 1: destroyed; 5 is more than half of 8: knocked out, not burnt [6.6.1.1.3].
   *
   * Hand to hand: squad against squad, Seasoned 0, Regular -10 [6.6.1.2.2]. Round 1: 60 against 30 - 10: the defender is halved.
   * Round 2: 50 against 40 - 25 - 10: eliminated [6.6.1.2.3]. Each may go into the hex it took.
   */
  it('come out as worked out by hand', () => {
    const duel = new Duel({
      advanced: true,
      german: [
        { card: GRENADIERS, hex: '0505', facing: 'N' },
        { card: OTHERS, hex: '0405', facing: 'N' },
        { card: SECOND, hex: '1209', facing: 'N' },
      ],
      soviet: [
        { card: MEDIUM, hex: '0506', facing: 'N' },
        { card: RIFLES, hex: '0404', facing: 'S' },
      ],
      turns: 1,
      dice: {
        'combat/close-assault:close assault': [51],
        'combat/close-assault:destroyed': [5],
        'combat/hand-to-hand:attacker': [60, 50],
        'combat/hand-to-hand:defender': [30, 40],
      },
    });
    expect(duel.position.commands).toMatchObject({ german: 2, soviet: 1 });
    duel.order({ [GRENADIERS]: 'move', [OTHERS]: 'move' }, {}).first('german');
    expect([duel.side, duel.position.step]).toEqual(['german', 'close-combat']);
    expect(duel.listed('assault')).toContainEqual({ unit: GRENADIERS, target: MEDIUM });
    expect(duel.listed('assault')).toContainEqual({ unit: OTHERS, target: RIFLES });
    duel.play({ type: 'assault', unit: GRENADIERS, target: MEDIUM });
    expect(duel.listed('end-assaults')).toEqual([]);
    duel.play({ type: 'resolve-assault', target: MEDIUM });
    expect(duel.position.units[MEDIUM]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect(duel.listed('advance')).toEqual([{ unit: GRENADIERS }]);
    duel.play({ type: 'advance', unit: GRENADIERS });
    expect(duel.position.units[GRENADIERS]).toMatchObject({ hex: '0506', moved: true, spot: 'move' });
    duel.play({ type: 'assault', unit: OTHERS, target: RIFLES }, { type: 'resolve-assault', target: RIFLES });
    expect(duel.happened).toEqual(expect.arrayContaining(['melee-fought', 'unit-hurt', 'assaults-over']));
    expect(duel.position.units[RIFLES]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(duel.position.units[OTHERS]!.reduced).toBeUndefined();
    duel.play({ type: 'advance', unit: OTHERS }).adjust();
    expect(duel.state.result).toMatchObject({ winner: 'german', points: { german: 3, soviet: 0 } });
  });

  /**
   * The attackers lose: 20 against 80 - 10 halves the squad, which fights on at -25; 30 - 25 against 60 - 10 is its end.
   * Only the defender is left, where it was [6.6.1.2.3].
   */
  it('end with whoever is left in the field', () => {
    const duel = new Duel({
      advanced: true,
      german: [{ card: GRENADIERS, hex: '0505', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '0504', facing: 'S' }],
      turns: 1,
      dice: { 'combat/hand-to-hand:attacker': [20, 30], 'combat/hand-to-hand:defender': [80, 60] },
    });
    duel.order({ [GRENADIERS]: 'move' }, {}).first('german');
    duel.play({ type: 'assault', unit: GRENADIERS, target: RIFLES }, { type: 'resolve-assault', target: RIFLES });
    expect(duel.position.units[GRENADIERS]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(duel.position.units[RIFLES]).toMatchObject({ place: 'map', hex: '0504' });
    expect(duel.position.units[RIFLES]!.reduced).toBeUndefined();
  });
});

describe('an overrun', () => {
  /**
   * The tank's gun has 5 at range 1; against defence 2 in the open that is 39/68. Overrun +20, coaxial machine gun +10, Veteran 0
   * at Pointblank: 40 + 30 = 70, Effective: the squad is a half-squad, Suppression/ON [6.6.10.1, 6.6.10.2]. With the enemy still in
   * the hex the tank may not stop there: it drives on.
   */
  it('halves a squad in the open, and the tank drives on', () => {
    const duel = new Duel({
      advanced: true,
      german: [{ card: PANZER, hex: '0605', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '0604', facing: 'S' }],
      turns: 1,
      dice: { 'combat/overrun:gp fire': [40] },
    });
    duel.order({ [PANZER]: 'move' }, {}).first('soviet');
    duel.play({ type: 'begin-move', unit: PANZER });
    expect(duel.listed('overrun')).toEqual([{ target: RIFLES }]);
    duel.play({ type: 'overrun', target: RIFLES });
    // Nobody knows what the squad was told: its owner is asked before the tank is in the hex.
    expect(duel.side).toBe('soviet');
    duel.play({ type: 'pass-mover' });
    expect(duel.position.units[RIFLES]).toMatchObject({ reduced: true, suppression: 'on', underFire: true });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0604', spot: 'move' });
    expect(duel.position.mover).toMatchObject({ spent: 1 });
    expect(duel.listed('end-move')).toEqual([]);
    duel.play({ type: 'forward' }, { type: 'end-move' });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0603' });
    duel.adjust();
    expect(duel.position.units[RIFLES]!.suppression).toBe('off');
  });
});

describe('a tank and a building of brick', () => {
  const drive = (dice: Readonly<Record<string, readonly number[]>>) =>
    new Duel({
      advanced: true,
      german: [{ card: PANZER, hex: '0605', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '1209', facing: 'S' }],
      map: { hexes: [{ hex: '0604', terrain: ['brickBuilding'] }] },
      turns: 1,
      dice,
    })
      .order({ [PANZER]: 'move' }, {})
      .first('soviet')
      .play({ type: 'begin-move', unit: PANZER }, { type: 'break-in' });

  /** Brick hits up to 65; five times the defence of 4 is 20: 46 + 20 = 66 does nothing [6.6.3]. */
  it('drives in where the walls do nothing', () => {
    const duel = drive({ 'movement/building-entry:building': [46] });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0604', inside: true, spot: 'move' });
  });

  /** 45 + 20 = 65 hits; 65 is below 66: the track, and it stays outside for good [6.6.3, 6.5.2.2.1]. */
  it('stays outside with a track hit', () => {
    const duel = drive({ 'movement/building-entry:building': [45], 'movement/building-entry:track or damage': [65] });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0605', trackHit: true, spot: 'move' });
    expect(duel.position.units[PANZER]!.inside).toBeUndefined();
  });

  /** 66 damages: of 5 points 2 are left, and the one hex of every turn is still whole: it gets in [6.6.3, 4.5.1.1.3]. */
  it('gets in damaged', () => {
    const duel = drive({ 'movement/building-entry:building': [45], 'movement/building-entry:track or damage': [66] });
    expect(duel.position.units[PANZER]).toMatchObject({ hex: '0604', inside: true, damaged: true });
  });
});

describe('a morale break, option 7.1', () => {
  /**
   * The Soviet formation has a Cohesion Point of 1 and two medium tanks side by side; the German has two as well, in 1005 and 1006.
   *
   * Turn 1. Regular: 2 units, 1 command: nobody fires for the Soviets. German: 2 Veteran units, 1 command: panzer 1 fires at medium 1,
   * 8 hexes, Short, Veteran +1: S/1 = 77; 77 hits once. 0205 sees 1005 30 degrees off its front, on the border: Front. Location 57:
   * hull front 14 against 22; digit 7: knocked out. One loss: the Soviet formation is breaking [7.1.1.2].
   * Medium 2 was not hit, and checks nothing.
   * Turn 2. The same shot at medium 2, in 0206, from 1005, 8 hexes: SPOT/none; 77 hits; location 52: digit 2, no damage [6.5.2.5].
   * No Damage lets the crew check for bailing out on 10 or less: 60 stays. It was hit: a check [7.1.2]. Regular -10, nobody within
   * 5 hexes, no command: 50 - 10 = 40, the Soviet break point: it breaks [7.1.4].
   * In the Adjustment Phase Break/ON turns to OFF [6.8.4]; a broken unit is not active in turn 3.
   */
  it('breaks a tank that is hit when its formation has lost too many', () => {
    const duel = new Duel({
      advanced: true,
      options: { morale: true },
      cohesion: { german: 9, soviet: 1 },
      german: [
        { card: PANZER, hex: '1005', facing: 'NW' },
        { card: SECOND, hex: '1209', facing: 'S' },
      ],
      soviet: [
        { card: MEDIUM, hex: '0205', facing: 'NE' },
        { card: 'ford-medium-2', hex: '0206', facing: 'NE' },
      ],
      turns: 3,
      dice: {
        'combat/ap-fire:hit': [77, 77],
        'combat/ap-fire:location': [57, 52],
        'combat/bail-out:crew': [60],
        'events/morale-check:morale': [50],
      },
    });
    const fire = (target: string) =>
      duel
        .order({ [PANZER]: 'fire' }, {})
        .first('german')
        .play(
          { type: 'take-aim', unit: PANZER },
          { type: 'fire', weapon: 1, ammo: 'AP', target },
          { type: 'resolve', target },
        );
    fire(MEDIUM);
    expect(duel.shots).toEqual([{ firer: PANZER, target: MEDIUM, hitNumber: 77, result: 'ko' }]);
    expect(duel.happened).not.toContain('morale-checked');
    // Medium 2 might be on overwatch for all anybody knows: its owner is asked.
    duel.play({ type: 'pass' });
    expect(duel.position.turn).toBe(2);
    fire('ford-medium-2');
    expect(duel.shots).toEqual([{ firer: PANZER, target: 'ford-medium-2', hitNumber: 77, result: 'noDamage' }]);
    expect(duel.happened).toContain('morale-checked');
    expect(duel.position.units['ford-medium-2']).toMatchObject({ broken: 'on' });
    duel.play({ type: 'pass' });
    expect(duel.position.turn).toBe(3);
    expect(duel.position.units['ford-medium-2']).toMatchObject({ broken: 'off' });
  });
});
