import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const SECOND = 'ford-panzer-2';
const GRENADIERS = 'ford-grenadiers';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const ENGINEERS = 'ford-engineers';
const TRUCK = 'ford-truck-1';
const GUN = 'ford-57mm';
const FLAK = 'ford-flak-track';
const HALF_TRACK = 'ford-half-track';
const OTHERS = 'ford-grenadiers-2';
const OBSERVER = 'ford-observer-s';

/** Lets everybody end his part and answer nothing until the predicate holds. */
function goOnTo(action: FieldAction, reached: () => boolean): FieldAction {
  for (let tries = 0; !reached(); tries += 1) {
    const open = action.open.actions.map(({ command }) => command);
    const next = open.find(({ type }) => type === 'pass' || type.startsWith('end-') || type === 'no-claim');
    if (!next || tries === 60) throw new Error(`stuck among ${JSON.stringify(open.slice(0, 9))}`);
    action.play(next);
  }
  return action;
}

/** To the sealed sets of the Adjustment Phase, handed in as given. */
function adjust(action: FieldAction, sets: Readonly<Record<string, object>> = {}): FieldAction {
  goOnTo(action, () => action.position.step === 'adjustment');
  const { sides } = action.session.sealing(action.state)!;
  return action.handIn(
    Object.fromEntries(sides.map((side) => [side, { type: 'commit-adjustment', ...(sets[side] ?? {}) }])),
  );
}

const moves = (action: FieldAction, unit: string): FieldAction =>
  goOnTo(action, () => action.listed('begin-move').some((each) => each.unit === unit)).play({
    type: 'begin-move',
    unit,
  });

/** Turns of small actions played with the book open by somebody who had not written the code; what happens was written down first. */
describe('a gun behind a truck', () => {
  /**
   * A truck has 4 points, clear ground costs a wheeled vehicle 2. Letting the gun off takes half of its factor, 2 [6.6.7.1.1]: forward,
   * off, and nothing is left. A gun gets off in the hex of the truck only, is marked SPOT/MOVE, and has nothing to do this turn.
   */
  it('gets off for half of the truck’s points, in its hex alone, and gets on again by its own Move', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1201', facing: 'N' }],
      soviet: [
        { card: TRUCK, hex: '0405', facing: 'NE' },
        { card: GUN, hex: '0405', facing: 'NE', aboard: TRUCK },
        { card: MEDIUM, hex: '0109', facing: 'NE' },
      ],
      turns: 4,
    });
    moves(action.order({}, { [TRUCK]: 'move' }), TRUCK);
    expect(action.listed('reverse')).toEqual([]);
    action.play({ type: 'forward' });
    goOnTo(action, () => action.listed('dismount').length > 0);
    const at = action.position.units[TRUCK]!.hex!;
    expect(action.listed('dismount')).toEqual([{ unit: GUN, hex: at }]);
    action.play({ type: 'dismount', unit: GUN, hex: at });
    goOnTo(action, () => action.side === 'soviet' && action.position.step === 'movement');
    expect(action.position.mover).toMatchObject({ spent: 4 });
    expect(action.listed('forward')).toEqual([]);
    expect(action.position.units[GUN]).toMatchObject({ place: 'map', hex: at, spot: 'move' });
    action.play({ type: 'end-move' });
    adjust(action);
    // Next turn it climbs up on a Move of its own, to a truck that stands.
    moves(action.order({}, { [GUN]: 'move' }), GUN);
    expect(action.listed('board')).toEqual([{ vehicle: TRUCK }]);
    action.play({ type: 'board', vehicle: TRUCK });
    goOnTo(action, () => action.position.units[GUN]!.place === 'aboard');
    endTurn(action);
    // A truck that tows never backs [6.6.7.1].
    moves(action.order({}, { [TRUCK]: 'move' }), TRUCK);
    expect(action.listed('reverse')).toEqual([]);
    expect(action.listed('one-hex').filter(({ reverse }) => reverse)).toEqual([]);
  });
});

describe('riders who jump off', () => {
  /**
   * Out on the way, suppressed at once, without SPOT [6.6.7.1.2]. The counter came this turn: only OFF may be shaken off, in the next turn
   * [6.8.3, 6.8.4]. Regular 01-50; on Overwatch +20: 31 is 51 and fails, 30 is 50 and does it [6.8.3.1].
   */
  it.each([
    ['none', 50, undefined],
    ['none', 51, 'off'],
    ['overwatch', 31, 'off'],
    ['overwatch', 30, undefined],
  ])('with %s and a roll of %i: %s', (command, roll, after) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1201', facing: 'N' }],
      soviet: [
        { card: MEDIUM, hex: '0405', facing: 'NE' },
        { card: RIFLES, hex: '0405', facing: 'NE', aboard: MEDIUM },
      ],
      dice: { 'events/recovery:recovery': [roll] },
    });
    moves(action.order({}, { [MEDIUM]: 'move' }), MEDIUM).play({ type: 'forward' });
    goOnTo(action, () => action.listed('bail').length > 0);
    action.play({ type: 'bail', unit: RIFLES });
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'map', suppression: 'on' });
    expect(action.position.units[RIFLES]!.spot).toBeUndefined();
    goOnTo(action, () => action.listed('end-move').length > 0).play({ type: 'end-move' });
    adjust(action);
    expect(action.position.units[RIFLES]!.suppression).toBe('off');
    action.order({}, command === 'none' ? {} : { [RIFLES]: command });
    adjust(action);
    expect(action.position.units[RIFLES]!.suppression).toBe(after);
  });
});

describe('engineers who dig in', () => {
  /**
   * Cover in the first turn; in the second the work is at 2, in the third it is done [6.6.8]. Then grenadiers two hexes off fire: factor 5
   * at S; 2 in the open and 2 for full cover: 50 - 20 + 18 = 48 and 77. Entrenched -10: 58 does nothing, 59 suppresses [6.5.4.3].
   */
  it.each([
    [58, undefined],
    [59, 'on'],
  ])('are fired at with a roll of %i: %s', (roll, suppression) => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0605', facing: 'NW' }],
      soviet: [{ card: ENGINEERS, hex: '0405', facing: 'NE' }],
      turns: 5,
      dice: { 'combat/gp-fire:gp fire': [roll] },
    });
    adjust(action.order({}, {}), { soviet: { cover: { [ENGINEERS]: 'take' } } });
    adjust(action.order({}, {}), { soviet: { dig: [ENGINEERS] } });
    expect(action.position.works['0405']).toEqual([2]);
    adjust(action.order({}, {}), { soviet: { dig: [ENGINEERS] } });
    expect(action.position.works['0405']).toEqual([4]);
    action.order({ [GRENADIERS]: 'fire' }, {});
    action.play({ type: 'take-aim', unit: GRENADIERS }, { type: 'fire', weapon: 1, ammo: 'GP', target: ENGINEERS });
    action.play({ type: 'resolve', target: ENGINEERS });
    expect(action.position.units[ENGINEERS]!.suppression).toBe(suppression);
  });
});

describe('a short halt', () => {
  /**
   * 8 hexes at Short, Veteran +1, Short Halt -4: row -3 of S. The tank fires first; then it has half of 5 points, 2, half of 7 by path, 3,
   * and half of 10 by road, 5 [4.5.1.1.1]. SPOT/FIRE gives way to SPOT/MOVE even where it stays [4.5.1].
   */
  it('fires, then moves by half', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0205', facing: 'NE' }],
      dice: { 'combat/ap-fire:hit': [100] },
    });
    action.order({ [PANZER]: 'shortHalt' }, {});
    action.play({ type: 'take-aim', unit: PANZER }, { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM });
    action.play({ type: 'resolve', target: MEDIUM });
    expect(action.position.units[PANZER]).toMatchObject({ fired: true, spot: 'fire' });
    moves(action, PANZER);
    expect(action.position.mover!.most).toEqual({ crossCountry: 2, path: 3, road: 5 });
    action.play({ type: 'end-move' });
    expect(action.events.find(({ type }) => type === 'unit-stays')).toMatchObject({ unit: PANZER });
    expect(action.position.units[PANZER]!.spot).toBe('move');
  });
});

describe('smoke from a tank', () => {
  /**
   * Laid in the hex before it, two hexes off. It hinders from the end of the step on: the enemy's fire of the same step is free of it,
   * S at 8 hexes, Regular -1: his row. In turn 2 it is closed smoke, -5; at the end of turn 2 it is gone [6.1.4.3.10, 6.8.4].
   */
  it('hinders from the end of its step to the end of the next turn', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0405', facing: 'NE' }],
      turns: 4,
      dice: { 'combat/ap-fire:hit': [100, 100, 100] },
    });
    const hit = (): number => {
      action.play({ type: 'take-aim', unit: MEDIUM }, { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER });
      action.play({ type: 'resolve', target: PANZER });
      return action.events.find(({ type }) => type === 'shot-resolved')!.hitNumber as number;
    };
    action.order({ [PANZER]: 'fire' }, { [MEDIUM]: 'fire' });
    action.play({ type: 'lay-smoke', unit: PANZER }, { type: 'at-range', range: 2 });
    expect(action.listed('smoke-hex')).toContainEqual({ hex: '0805' });
    action.play({ type: 'smoke-hex', hex: '0805' });
    // 6 hexes at S: Regular -1, the panzer has size 0: S/-1 = 63.
    expect(hit()).toBe(63);
    endTurn(action);
    action.order({}, { [MEDIUM]: 'fire' });
    // S/-6.
    expect(hit()).toBe(28);
    endTurn(action);
    action.order({}, { [MEDIUM]: 'fire' });
    expect(hit()).toBe(63);
  });
});

/** With nobody on foot the turn ends by itself. */
function endTurn(action: FieldAction): void {
  const { turn } = action.position;
  goOnTo(action, () => action.position.turn > turn || action.position.step === 'orders');
}

describe('an overrun of a gun', () => {
  /**
   * The tank's gun has 5 at range 1, against 3 for a gun in the open: 50 - 20 + 13.5 = 43 and 72. Overrun +20, coaxial machine gun +10,
   * Veteran 0 at P: 42 + 30 = 72 suppresses, 43 + 30 = 73 eliminates it [6.6.10.1, 6.5.4.4.3]; the tank may stay.
   */
  it.each([
    [42, 'on', 'map'],
    [43, undefined, 'lost'],
  ])('with a roll of %i', (roll, suppression, place) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0605', facing: 'NW' }],
      soviet: [
        { card: GUN, hex: '0505', facing: 'SW' },
        { card: MEDIUM, hex: '0109', facing: 'SW' },
      ],
      dice: { 'combat/overrun:gp fire': [roll] },
    });
    moves(action.order({ [PANZER]: 'move' }, {}), PANZER);
    expect(action.listed('overrun')).toEqual([{ target: GUN }]);
    action.play({ type: 'overrun', target: GUN });
    if (action.listed('go').length > 0) action.play({ type: 'go' });
    goOnTo(action, () => action.position.overrun[0]?.closed === true);
    expect(action.position.units[GUN]).toMatchObject({ place, ...(suppression ? { suppression } : {}) });
    goOnTo(action, () => action.side === 'german');
    expect(action.listed('end-move')).toHaveLength(place === 'lost' ? 1 : 0);
  });
});

describe('two tanks on one Move', () => {
  /** A platoon of two Seasoned tanks shares a counter within one hex; wherever the first stops, the second ends within one hex of it [6.2.1.1.4]. */
  it('end within command range of each other', () => {
    const action = new FieldAction({
      german: [
        { card: PANZER, hex: '1005', facing: 'NW', formation: 'platoon' },
        { card: SECOND, hex: '1006', facing: 'NW', formation: 'platoon' },
      ],
      soviet: [{ card: MEDIUM, hex: '0101', facing: 'NE' }],
    });
    const set = {
      type: 'commit-orders',
      orders: { [PANZER]: 'move', [SECOND]: 'move' },
      sharing: { [SECOND]: PANZER },
    };
    action.handIn({ german: set, soviet: { type: 'commit-orders', orders: {} } });
    action.play({ type: 'name-first', side: 'german' });
    moves(action, PANZER).play({ type: 'forward' });
    goOnTo(action, () => action.side === 'german').play({ type: 'forward' });
    goOnTo(action, () => action.side === 'german').play({ type: 'end-move' });
    moves(action, SECOND);
    const first = action.position.units[PANZER]!.hex!;
    expect(first).toBe('0804');
    // Two hexes behind it, it may not stay.
    expect(action.listed('end-move')).toEqual([]);
    action.play({ type: 'forward' });
    goOnTo(action, () => action.side === 'german');
    // Nor in 0906, two hexes off; 0805 touches 0804.
    expect([action.position.units[SECOND]!.hex, action.listed('end-move')]).toEqual(['0906', []]);
    action.play({ type: 'forward' });
    goOnTo(action, () => action.side === 'german');
    expect([action.position.units[SECOND]!.hex, action.listed('end-move')]).toEqual(['0805', [{}]]);
  });
});

const bomber = {
  aircraft: [
    {
      id: 'bomber',
      name: 'Bomber',
      side: 'soviet',
      grade: 'regular',
      gpDefense: 4,
      turn: 1,
      diveBomber: true,
      strafe: { factor: 5, smallArms: true, attacks: 3 },
      bombs: { factor: 12, effectiveness: 8, attacks: 2 },
    },
  ],
};

describe('an aircraft over the woods', () => {
  /**
   * Troops in woods are found from the air only with a forward observer on Overwatch who spots them and does nothing else; it is used up
   * and shown by the attack [6.7.3.1.2]. Slow and low from 0601 to the south, which asks for 6
   * hexes; the squad in 0605 is nearer to the edge than that, and may be the first target all the same [6.7.3.1.1].
   */
  it.each([
    ['overwatch', 1],
    ['none', 0],
  ])('an observer with %s: %i attack', (command, attacks) => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0605', facing: 'N' }],
      soviet: [
        { card: OBSERVER, hex: '0606', facing: 'N', command: 'fo' },
        { card: MEDIUM, hex: '0109', facing: 'NE' },
      ],
      map: { hexes: [{ hex: '0605', terrain: ['woods'] }] },
      start: bomber,
    });
    action.order({}, command === 'none' ? {} : { [OBSERVER]: command });
    action.play({ type: 'fly-in', unit: 'bomber', speed: 'slow', altitude: 'low', dives: false });
    action.play({ type: 'entry', hex: '0601' }, { type: 'heading', facing: 'S' });
    for (let hexes = 0; hexes < 3; hexes += 1) action.play({ type: 'fly' });
    expect(action.listed('attack')).toHaveLength(attacks);
    if (attacks === 0) return;
    expect(action.listed('attack')).toEqual([{ airWeapon: 'strafe', target: GRENADIERS }]);
    action.play({ type: 'attack', airWeapon: 'strafe', target: GRENADIERS });
    expect(action.position.units[OBSERVER]).toMatchObject({ observed: true, face: 'revealed' });
  });
});

describe('a half-track with a squad aboard', () => {
  /**
   * Grenadiers under cover in a half-track are attacked with it: the P-type vehicle at defence 2, -10; they at 3, without the -10
   * [6.5.4.2.3]. Soviet rifles at 2 hexes: factor 5 at S, Regular -5. The half-track: 50 - 20 + 9 = 39 and 68: 83 - 15 = 68 suppresses it,
   * by small arms at S [6.5.4.4.2]. The squad: 50 - 20 + 13.5 = 43 and 72: 77 - 5 = 72 suppresses, 78 halves it.
   * Whoever rides under cover does not bail out for it [6.5.2.6.2, 6.5.4.5].
   */
  it.each([
    [77, { suppression: 'on', place: 'aboard' }],
    [78, { suppression: 'on', place: 'aboard', reduced: true }],
  ])('and %i for the squad', (roll, squad) => {
    const action = new FieldAction({
      german: [
        { card: HALF_TRACK, hex: '0605', facing: 'NW' },
        { card: OTHERS, hex: '0605', facing: 'NW', aboard: HALF_TRACK },
      ],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      dice: { 'combat/gp-fire:gp fire': [83], 'combat/gp-fire:passenger': [roll] },
    });
    action.order({}, { [RIFLES]: 'fire' }, 'soviet');
    expect(action.listed('take-aim')).toEqual([{ unit: RIFLES }]);
    action.play({ type: 'take-aim', unit: RIFLES }, { type: 'fire', weapon: 1, ammo: 'GP', target: HALF_TRACK });
    action.play({ type: 'resolve', target: HALF_TRACK });
    expect(action.position.units[HALF_TRACK]).toMatchObject({ suppression: 'on' });
    expect(action.position.units[OTHERS]).toMatchObject(squad);
  });
});

describe('a quickmarch', () => {
  /**
   * 3 points instead of 2, over clear ground alone, at most one level; at the end Regular 01-20 is suppressed [6.6.4.2].
   * Each hex may be answered; the mark is SPOT/MOVE.
   */
  it.each([
    [20, 'on'],
    [21, undefined],
  ])('with a roll of %i: %s', (roll, suppression) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1201', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      map: { hexes: [{ hex: '0504', terrain: ['scrub'] }] },
      dice: { 'movement/leg-path:quickmarch': [roll] },
    });
    moves(action.order({}, { [RIFLES]: 'move' }), RIFLES).play({ type: 'quickmarch' });
    const hexes = (): unknown[] => action.listed('step').map(({ hex }) => hex);
    expect(hexes()).not.toContain('0504');
    for (const hex of ['0505', '0604', '0704']) {
      expect(hexes()).toContain(hex);
      action.play({ type: 'step', hex });
      goOnTo(action, () => action.side === 'soviet');
    }
    expect(hexes()).toEqual([]);
    action.play({ type: 'end-move', facing: 'NE' });
    expect(action.position.units[RIFLES]).toMatchObject({ hex: '0704', spot: 'move' });
    expect(action.position.units[RIFLES]!.suppression).toBe(suppression);
  });
});

describe('an anti-aircraft half-track', () => {
  /** Buildings are for tracks with a roof: it keeps to the streets, where the ground costs it 2 [6.6.3, 6.1.4.3.1]. */
  it('drives through the streets of a building hex, and never in', () => {
    const action = new FieldAction({
      german: [{ card: FLAK, hex: '0605', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0109', facing: 'SW' }],
      map: { hexes: [{ hex: '0505', terrain: ['brickBuilding'] }] },
    });
    moves(action.order({ [FLAK]: 'move' }, {}), FLAK);
    expect(action.listed('break-in')).toEqual([]);
    expect(action.listed('forward')).toEqual([{}]);
    action.play({ type: 'forward' });
    expect(action.position.units[FLAK]!.inside).toBeUndefined();
    expect(action.position.mover?.spent ?? 2).toBe(2);
  });
});

describe('a bail-out', () => {
  /**
   * A hit without damage lets the crew check on 10, 5 less for a Green one, 5 more for Elite [5.15, 6.5.2.6.1]; a Regular crew as it is:
   * 10 leaves, 11 stays. When it leaves, everybody aboard does too, suppressed, in the same hex; the hull stays and is no target of
   * overwatch [5.15].
   */
  it.each([
    [10, true],
    [11, false],
  ])('with a roll of %i: %s', (roll, leaves) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [
        { card: MEDIUM, hex: '0205', facing: 'NE' },
        { card: RIFLES, hex: '0205', facing: 'NE', aboard: MEDIUM },
      ],
      dice: {
        'combat/ap-fire:hit': [77],
        'combat/ap-fire:location': [52],
        'combat/bail-out:crew': [roll],
        // Exposed riders whose crew stays check on 50 for themselves [6.5.2.6.2].
        'combat/bail-out:passenger': [51],
      },
    });
    action.order({ [PANZER]: 'fire' }, {});
    action.play({ type: 'take-aim', unit: PANZER }, { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM });
    action.play({ type: 'resolve', target: MEDIUM });
    expect(action.position.units[MEDIUM]!.bailed).toBe(leaves ? true : undefined);
    expect(action.position.units[RIFLES]).toMatchObject(
      leaves ? { place: 'map', hex: '0205', suppression: 'on' } : { place: 'aboard' },
    );
    expect(action.position.wrecks).toEqual({});
  });
});

describe('an advance upon a tank, before riflemen on overwatch', () => {
  /**
   * The squad goes from 0505 to 0506 and is answered there, before it attacks [6.6.1.1]: factor 6 at one hex against 2, less 2 for moving,
   * at least 1: 50 - 24 + 4.5 = 30 and 60; overwatch -5. 35 is 30 and does nothing, 36 is 31 and suppresses: then it attacks nobody.
   * The attack: 8 against 4: 36 and 68; C +20, advancing -10: 27 is 37 and suppresses the tank.
   */
  it.each([
    [35, undefined, 'on'],
    [36, 'on', undefined],
  ])('answered with %i', (roll, squad, tank) => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0505', facing: 'S' }],
      soviet: [
        { card: MEDIUM, hex: '0507', facing: 'N' },
        { card: RIFLES, hex: '0606', facing: 'NW' },
      ],
      dice: { 'combat/gp-fire:gp fire': [roll], 'combat/close-assault:close assault': [27] },
    });
    action.order({ [GRENADIERS]: 'move' }, { [RIFLES]: 'overwatch' });
    expect(action.listed('assault')).toContainEqual({ unit: GRENADIERS, target: MEDIUM, via: '0506' });
    action.play({ type: 'assault', unit: GRENADIERS, target: MEDIUM, via: '0506' });
    expect(action.side).toBe('soviet');
    action.play({ type: 'overwatch', unit: RIFLES, weapon: 1, ammo: 'GP', target: GRENADIERS }, { type: 'open-fire' });
    goOnTo(action, () => action.listed('resolve-assault').length > 0);
    action.play({ type: 'resolve-assault', target: MEDIUM });
    expect(action.position.units[GRENADIERS]!.suppression).toBe(squad);
    expect(action.position.units[MEDIUM]!.suppression).toBe(tank);
  });
});

describe('mines under a tank with riders', () => {
  /**
   * Hasty, against 4: damaged on 01-15, the track on 16-55 [7.31.2.1]. Damaged, what is left of 5 points after one hex is halved: 1 and 2
   * more [4.4.3.2.6]. The crew checks on 30, exposed riders on 50 each [5.15]; who gets out into mines against vehicles is not attacked.
   */
  it.each([
    [15, { damaged: true }, 3],
    [55, { trackHit: true }, null],
    [56, {}, 5],
  ])('with a roll of %i', (roll, tank, most) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1201', facing: 'N' }],
      soviet: [
        { card: MEDIUM, hex: '0405', facing: 'NE' },
        { card: RIFLES, hex: '0405', facing: 'NE', aboard: MEDIUM },
      ],
      options: { mines: true },
      start: { minefields: [{ side: 'german', hexes: ['0505'], density: 'hasty', mines: 'antiVehicular' }] },
      dice: {
        'combat/minefield-attack:mines': [roll],
        'combat/bail-out:crew': [31],
        'combat/bail-out:passenger': [41, 41],
      },
    });
    moves(action.order({}, { [MEDIUM]: 'move' }), MEDIUM).play({ type: 'forward' });
    expect(action.happened).toEqual(expect.arrayContaining(['mines-known', 'mines-struck']));
    expect(action.position.units[MEDIUM]).toMatchObject(tank);
    // On 41 they leave a damaged tank, and stay aboard one that has lost a track (40).
    expect(action.position.units[RIFLES]!.place).toBe(roll === 15 ? 'map' : 'aboard');
    // A lost track is the end of the move: only the enemy’s answer is left.
    if (most === null) expect(action.position.mover).toMatchObject({ over: true });
    else expect(action.position.mover).toMatchObject({ spent: 1, most: { crossCountry: most } });
  });
});

describe('overwatch on one counter', () => {
  /** Two tanks share it: whoever of them does not fire with the first has used it all the same, without SPOT [6.2.1.1.4]. */
  it('is used by both when one fires', () => {
    const action = new FieldAction({
      german: [
        { card: PANZER, hex: '1005', facing: 'NW', formation: 'platoon' },
        { card: SECOND, hex: '1006', facing: 'NW', formation: 'platoon' },
      ],
      soviet: [{ card: MEDIUM, hex: '0405', facing: 'NE' }],
      dice: { 'combat/ap-fire:hit': [100] },
    });
    const watch = { [PANZER]: 'overwatch', [SECOND]: 'overwatch' };
    action.handIn({
      german: { type: 'commit-orders', orders: watch, sharing: { [SECOND]: PANZER } },
      soviet: { type: 'commit-orders', orders: { [MEDIUM]: 'move' } },
    });
    action.play({ type: 'name-first', side: 'german' });
    moves(action, MEDIUM).play({ type: 'forward' });
    expect(action.listed('overwatch').map(({ unit }) => unit)).toEqual(expect.arrayContaining([PANZER, SECOND]));
    action.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'open-fire' });
    expect(action.position.units[PANZER]).toMatchObject({ fired: true, spot: 'fire' });
    expect(action.position.units[SECOND]).toMatchObject({ fired: true, face: 'revealed' });
    expect(action.position.units[SECOND]!.spot).toBeUndefined();
    action.play({ type: 'forward' });
    expect(action.side).toBe('soviet');
  });
});

describe('cavalry', () => {
  const rider = { legType: 'cavalry', movement: { crossCountry: 4, quickmarch: 6 } };
  const ride = (more: object = {}, dice: Readonly<Record<string, readonly number[]>> = {}): FieldAction =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0605', facing: 'NW' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      cards: { [RIFLES]: rider },
      dice,
      ...more,
    });

  /** An advancing attack costs half of the factor, 2 of 4 [6.6.4.5]; unused, the rest is left to move with. */
  it('comes up to an enemy for half of its points', () => {
    const action = ride().order({}, { [RIFLES]: 'move' });
    action.play({ type: 'assault', unit: RIFLES, target: PANZER, via: '0505' });
    expect(action.position.units[RIFLES]).toMatchObject({ hex: '0505', advanced: 2 });
  });

  /** A quickmarch adds 20 to the die: Regular 01-20 is out of reach even for 01 [6.6.4.5, 6.6.4.2]. No hedgerow is crossed. */
  it('marches quickly without losing its calm, but never over a hedgerow', () => {
    const side = { side: '0405/0505', features: ['hedgerow'] };
    const action = ride(
      { german: [{ card: PANZER, hex: '1201', facing: 'N' }], map: { hexsides: [side] } },
      {
        'movement/leg-path:quickmarch': [1],
      },
    );
    moves(action.order({}, { [RIFLES]: 'move' }), RIFLES);
    expect(action.listed('step')).not.toContainEqual({ hex: '0505' });
    action.play({ type: 'quickmarch' });
    for (const hex of ['0404', '0403']) {
      action.play({ type: 'step', hex });
      goOnTo(action, () => action.side === 'soviet');
    }
    action.play({ type: 'end-move', facing: 'N' });
    expect(action.position.units[RIFLES]!.suppression).toBeUndefined();
  });
});
