import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const OTHERS = 'ford-rifles-2';
const MORTAR = 'ford-mortar';
const GRENADIERS = 'ford-grenadiers-2';
const HALF = 'ford-half-squad';
const OBSERVER = 'ford-observer-g';
const GUN = 'ford-57mm';
const TRUCK = 'ford-truck-1';

/** Lets everybody end his part and answer nothing until the predicate holds. */
function goOnTo(action: FieldAction, reached: () => boolean): void {
  for (let tries = 0; !reached(); tries += 1) {
    const open = action.open.actions.map(({ command }) => command);
    const next = open.find(({ type }) => type === 'pass' || type.startsWith('end-'));
    if (!next || tries === 50) throw new Error(`stuck among ${JSON.stringify(open)}`);
    action.play(next);
  }
}

/** Only who fired is answered [4.4.2]; everything here was worked out from the book before it was played. */
describe('who is answered after direct fire', () => {
  /**
   * The mortar has no direct row and nobody calls it: its Fire is shown, nothing leaves the tube, no SPOT, no trigger [6.5.1].
   * The German tank 4 hexes away spots it and is on overwatch: it is not asked, and the turn runs on to the Adjustment Phase.
   */
  it('is nobody whose tube stayed cold', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0805', facing: 'NW' }],
      soviet: [{ card: MORTAR, hex: '0405', facing: 'NE' }],
    });
    action.order({ [PANZER]: 'overwatch' }, { [MORTAR]: 'fire' });
    action.play({ type: 'end-indirect' });
    expect(action.happened).toContain('fire-idle');
    expect(action.position.step).toBe('adjustment');
    expect(action.position.units[MORTAR]!.spot).toBeUndefined();
  });

  /**
   * Riflemen on a tank without a command fire at a squad 2 hexes away: the tank is marked SPOT/FIRE, small arms, and it is the tank
   * that is answered, for riders are never targets by themselves [6.6.7.2, 6.1.3, 4.4.2].
   */
  it('is the vehicle whose riders fired', () => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0605', facing: 'NW' }],
      soviet: [
        { card: MEDIUM, hex: '0405', facing: 'NE' },
        { card: RIFLES, hex: '0405', facing: 'NE', aboard: MEDIUM },
      ],
      dice: { 'combat/gp-fire:gp fire': [1] },
    });
    action.order({ [GRENADIERS]: 'overwatch' }, {});
    action.play({ type: 'take-aim', unit: RIFLES }, { type: 'fire', weapon: 1, ammo: 'GP', target: GRENADIERS });
    action.play({ type: 'resolve', target: GRENADIERS });
    expect(action.position.units[MEDIUM]!.spot).toBe('smallArms');
    if (action.position.step === 'direct-fire') action.play({ type: 'end-fire' });
    expect([action.side, action.position.step]).toEqual(['german', 'overwatch']);
    action.play({ type: 'take-aim', unit: GRENADIERS });
    expect(action.listed('fire')).toEqual([{ weapon: 1, ammo: 'GP', target: MEDIUM }]);
  });
});

/** A squad (2L3) comes on over a clear hex: that is 1 of its 2 points, and it walks on with the other [1.8, 6.6.4.1]. */
describe('a leg unit that comes onto the map', () => {
  it('pays the hex it enters by, and no more', () => {
    const line = {
      turn: 1,
      side: 'german',
      formation: `formation of ${PANZER}`,
      units: [{ name: GRENADIERS, card: GRENADIERS }],
      entry: { hexes: ['1205'] },
    };
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0105', facing: 'NE' }],
      reinforcements: [line],
    });
    action.order({ [GRENADIERS]: 'move' }, {});
    action.play({ type: 'begin-move', unit: GRENADIERS }, { type: 'enter', hex: '1205', facing: 'NW' });
    if (action.side === 'soviet') action.play({ type: 'pass' });
    expect(action.position.mover).toMatchObject({ spent: 1, most: { crossCountry: 2 } });
    expect(action.listed('step')).toContainEqual({ hex: '1204' });
  });
});

const heavy = {
  batteries: [
    {
      id: 'battery',
      name: 'Heavy battery',
      side: 'german',
      nation: 'german',
      range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
      factor: { P: 10, S: 10, M: 10, L: 10, E: 10 },
      effectiveness: 6,
    },
  ],
};

/**
 * The battery lies on 0405 and the six hexes around it. A squad in 0606 goes at the half-squad in 0505, over 0506 (in the barrage) or 0605
 * (outside). Moving into a SHEAF is attacked at once [6.6.6]: factor 10 against 2 for open ground, less 2 for moving, at least 1: to 14
 * nothing, to 48 suppressed. 40 suppresses it: it attacks nobody [6.6.1.1]. Its Move is still to be executed; of 2 points it spent 1, and
 * half of the one left, rounded down, is nothing [6.6.2]. The one hex always allowed is gone: it has made it.
 */
describe('an advance into a barrage', () => {
  const begin = (): FieldAction => {
    const action = new FieldAction({
      german: [
        { card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' },
        { card: HALF, hex: '0505', facing: 'NW' },
      ],
      soviet: [
        { card: RIFLES, hex: '0405', facing: 'NE' },
        { card: OTHERS, hex: '0606', facing: 'NE' },
      ],
      start: heavy,
      dice: { 'combat/call-fire:response': [4], 'combat/indirect-fire:gp fire': [1, 1, 40] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, { [OTHERS]: 'move' });
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: 'battery' }, { type: 'send' });
    action.play({ type: 'end-indirect' });
    expect([action.side, action.position.step]).toEqual(['soviet', 'close-combat']);
    return action;
  };

  it('is struck by it, and may end the attack', () => {
    const action = begin();
    action.play({ type: 'assault', unit: OTHERS, target: HALF, via: '0506' });
    expect(action.happened).toContain('barrage-crossed');
    expect(action.position.units[OTHERS]).toMatchObject({ hex: '0506', suppression: 'on', advanced: 1 });
    goOnTo(action, () => action.side === 'soviet');
    action.play({ type: 'resolve-assault', target: HALF });
    goOnTo(action, () => action.listed('begin-move').length > 0);
    action.play({ type: 'begin-move', unit: OTHERS });
    expect(action.listed('step')).toEqual([]);
    action.play({ type: 'end-move', facing: 'NE' });
    expect(action.position.units[OTHERS]!.hex).toBe('0506');
  });

  it('is not struck outside it', () => {
    const action = begin();
    action.play({ type: 'assault', unit: OTHERS, target: HALF, via: '0605' });
    expect(action.happened).not.toContain('barrage-crossed');
    expect(action.position.units[OTHERS]!.suppression).toBeUndefined();
  });
});

/** Overrun: one leg unit or gun that has been on foot since the turn began [6.6.10]. */
describe('an overrun', () => {
  /** The tank faces 0605; a squad rides or stands there. The Second Player moves first [4.5]. */
  const facing = (rides: boolean): FieldAction => {
    const rifles = rides
      ? { card: RIFLES, hex: '0505', facing: 'NE', aboard: MEDIUM }
      : { card: RIFLES, hex: '0605', facing: 'NE' };
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0706', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0505', facing: 'NE' }, rifles],
    });
    action.order({ [PANZER]: 'move' }, {});
    goOnTo(action, () => action.position.step === 'movement');
    if (rides) action.play({ type: 'unload', vehicle: MEDIUM, unit: RIFLES, hex: '0605' });
    goOnTo(action, () => action.listed('begin-move').length > 0);
    return action.play({ type: 'begin-move', unit: PANZER });
  };

  it('finds nobody who got off a vehicle this turn', () => {
    const action = facing(true);
    expect(action.position.units[RIFLES]!.hex).toBe('0605');
    expect(action.listed('overrun')).toEqual([]);
  });

  it('finds whoever has been on foot since the turn began', () => {
    expect(facing(false).listed('overrun')).toEqual([{ target: RIFLES }]);
  });

  /**
   * A squad in a brick building: the tank drives into it, which is checked first [6.6.10, 6.6.3]. Brick is hit on 01-65, five times the
   * GP defence of 4 added: 46 + 20 = 66 gets through unhurt. Factor: the gun 5 at P; +20 overrun, +10 coaxial machine gun, Veteran at P 0
   * by the chart. Medium cover 5: 50 - 20 + 22 = 52 and 81: 40 + 30 = 70 suppresses; nobody gone, so the tank does not stay in the hex.
   */
  const intoBuilding = (dice: Readonly<Record<string, readonly number[]>>, cards = {}): FieldAction => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0605', facing: 'SW' }],
      soviet: [
        { card: RIFLES, hex: '0506', facing: 'NE' },
        { card: MEDIUM, hex: '0102', facing: 'NE' },
      ],
      map: { hexes: [{ hex: '0506', terrain: ['brickBuilding'] }] },
      cards,
      dice: { 'combat/overrun:gp fire': [40], ...dice },
    });
    action.order({ [PANZER]: 'move' }, {});
    goOnTo(action, () => action.listed('begin-move').length > 0);
    action.play({ type: 'begin-move', unit: PANZER });
    expect(action.listed('overrun')).toEqual([{ target: RIFLES }]);
    action.play({ type: 'overrun', target: RIFLES });
    if (action.listed('go').length > 0) action.play({ type: 'go' });
    goOnTo(action, () => action.side !== 'soviet' || action.position.step !== 'movement');
    return action;
  };

  it('of a unit in a building drives through its walls', () => {
    const action = intoBuilding({ 'movement/building-entry:building': [46] });
    const events = action.entries.flatMap((entry) => entry.events);
    expect(events.find(({ type }) => type === 'overrun-resolved')).toMatchObject({ effect: 'suppressed' });
    expect(action.position.units[RIFLES]).toMatchObject({ suppression: 'on', underFire: true });
  });

  /** With 2 points the step into the building takes all there is: the enemy is still there, and the tank goes back, out of the house [6.6.10.1]. */
  it('leaves the building again where the enemy holds out and no points are left', () => {
    const movement = { crossCountry: 2, mode: 'T', path: 7, road: 10 };
    const action = intoBuilding({ 'movement/building-entry:building': [46] }, { [PANZER]: { movement } });
    action.play({ type: 'end-move' });
    expect(action.position.units[PANZER]!.hex).toBe('0605');
    expect(action.position.units[PANZER]!.inside).toBeUndefined();
  });

  /** 40 + 20 = 60 is within 01-65; 30 on the second roll is below 66: a track hit, and the tank stops outside [6.6.3, 6.6.10]. */
  it('ends before the walls with a track hit', () => {
    const action = intoBuilding({
      'movement/building-entry:building': [40],
      'movement/building-entry:track or damage': [30],
    });
    expect(action.position.units[PANZER]).toMatchObject({ hex: '0605', trackHit: true });
    expect(action.position.units[RIFLES]!.suppression).toBeUndefined();
    expect(action.entries.flatMap((entry) => entry.events).map(({ type }) => type)).not.toContain('overrun-resolved');
  });
});

/**
 * Two mortars four hexes apart are no pair [6.5.1.1.4], but a forward observer has two sources [6.5.1.1.1]: he calls both. A company
 * headquarters has one: it calls one of them.
 */
describe('mortars out of command range of each other', () => {
  it.each([
    ['fo', [{ unit: `${MORTAR}-2` }]],
    ['chq', []],
  ])('are sources of their own: %s', (command, second) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [
        { card: 'ford-observer-s', hex: '0405', facing: 'NE', command },
        { card: MORTAR, hex: '0102', facing: 'NE', formation: 'one' },
        { card: MORTAR, hex: '0106', facing: 'NE', formation: 'two' },
      ],
      // Behind woods the mortars do not see the tank themselves: they could not fire at it indirectly [6.5.1].
      map: {
        hexes: ['0201', '0202', '0203', '0205', '0206', '0304', '0305'].map((hex) => ({ hex, terrain: ['woods'] })),
      },
      // A Soviet headquarters may only call what is attached to it [6.5.1.1.2].
      cards: { 'ford-observer-s': { nation: 'german' } },
    });
    action.order({}, { 'ford-observer-s': 'overwatch', [MORTAR]: 'fire', [`${MORTAR}-2`]: 'fire' }, 'soviet');
    action.play({ type: 'call', unit: 'ford-observer-s', hex: '1005' }, { type: 'source', unit: MORTAR });
    expect(action.listed('source')).toEqual(second);
  });
});

/**
 * A towed gun with an ammunition limit [5.16.2.4]: where it was set up its ammunition lies, and nothing is rolled. A rider's gun has it
 * within one hex of the truck that brought it; two hexes off, the die is thrown.
 */
describe('the ammunition of a gun', () => {
  const limits = {
    weapons: [
      {
        name: '57 mm gun',
        turret: 'fixed',
        arc: 'front',
        limits: { basic: 5 },
        ap: [
          {
            type: 'AP',
            range: { P: 4, S: 8, M: 12, L: 16, E: 20 },
            penetration: { P: 26, S: 22, M: 18, L: 15, E: 12 },
            damage: { nd: 2, dm: 4, ko: 8, bu: 10 },
          },
        ],
      },
    ],
  };

  it('is at hand where it was set up', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0805', facing: 'NW' }],
      soviet: [{ card: GUN, hex: '0405', facing: 'NE' }],
      cards: { [GUN]: limits },
    });
    action.order({}, { [GUN]: 'fire' });
    action.play({ type: 'take-aim', unit: GUN }, { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER });
    action.play({ type: 'resolve', target: PANZER });
    const dice = action.entries.flatMap(({ rolls }) => rolls.map(({ purpose }) => purpose));
    expect(dice).toContain('combat/ap-fire:hit');
    expect(dice).not.toContain('combat/ap-fire:ammo limit');
  });

  it('is counted away from its truck', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0905', facing: 'NW' }],
      soviet: [
        { card: TRUCK, hex: '0405', facing: 'SW' },
        { card: GUN, hex: '0405', facing: 'SW', aboard: TRUCK },
      ],
      cards: { [GUN]: limits },
      turns: 4,
      dice: { 'combat/ap-fire:hit': [100, 100] },
    });
    const rolled = (): number =>
      action.entries.flatMap(({ rolls }) => rolls).filter(({ purpose }) => purpose === 'combat/ap-fire:ammo limit')
        .length;
    const fire = (): void => {
      action.play({ type: 'take-aim', unit: GUN }, { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER });
      action.play({ type: 'resolve', target: PANZER });
    };
    const endTurn = (commands: object = {}): void => {
      goOnTo(action, () => action.position.step === 'adjustment');
      action.handIn({ soviet: { type: 'commit-adjustment', ...commands } });
    };
    action.order({}, {});
    goOnTo(action, () => action.position.step === 'movement');
    action.play({ type: 'unload', vehicle: TRUCK, unit: GUN, hex: '0405' });
    endTurn({ pivots: { [GUN]: 'NE' } });
    action.order({}, { [GUN]: 'fire', [TRUCK]: 'move' });
    fire();
    expect(rolled()).toBe(0);
    goOnTo(action, () => action.listed('begin-move').length > 0);
    action.play({ type: 'begin-move', unit: TRUCK }, { type: 'forward' });
    goOnTo(action, () => action.side === 'soviet');
    action.play({ type: 'forward' });
    endTurn();
    action.order({}, { [GUN]: 'fire' });
    fire();
    expect(rolled()).toBe(1);
  });
});

/**
 * A squad in a gully stands one level below its banks [4.1.4.1.6]. A vehicle on level 1 beside it is two levels up: no attack
 * [6.6.1.1]. One on the plain is one level up: uphill, -10 [6.6.1.1.2]. Squad 8 against 4: 36 and 68; C on the card +20: 26 + 20 - 10 is 36,
 * no effect, where on the level it would be 46 and suppress.
 */
describe('close assault out of a gully', () => {
  const below = (height: number): FieldAction => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0505', facing: 'N' }],
      soviet: [{ card: MEDIUM, hex: '0506', facing: 'N' }],
      map: {
        hexes: [
          { hex: '0505', terrain: ['gully'] },
          { hex: '0506', height },
        ],
      },
      dice: { 'combat/close-assault:close assault': [26] },
    });
    action.order({ [GRENADIERS]: 'move' }, {});
    goOnTo(action, () => action.position.step === 'close-combat' || action.position.step === 'movement');
    return action;
  };

  it('does not reach two levels up', () => {
    expect(below(1).listed('assault')).toEqual([]);
  });

  it('goes uphill one level', () => {
    const action = below(0);
    expect(action.listed('assault')).toEqual([{ unit: GRENADIERS, target: MEDIUM }]);
    action.play({ type: 'assault', unit: GRENADIERS, target: MEDIUM }, { type: 'resolve-assault', target: MEDIUM });
    expect(action.position.units[MEDIUM]!.suppression).toBeUndefined();
    expect(action.position.units[GRENADIERS]).toMatchObject({ moved: true, spot: 'move' });
  });
});

/**
 * A tank in an improved position is hull down against every angle but its rear [6.1.4.3.7]. The gun fires from straight ahead; 01 hits,
 * location 00: tens 10 is the track, which hull down turns into a miss [6.5.2.2.1, 6.5.2.2.3].
 */
describe('a tank in an improved position', () => {
  it('takes no hit below the turret from ahead', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0505', facing: 'N' }],
      soviet: [{ card: MEDIUM, hex: '0502', facing: 'S' }],
      map: { hexes: [{ hex: '0502', terrain: ['clear', 'improvedPosition'] }] },
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [100, 100, 100] },
    });
    action.order({ [PANZER]: 'fire' }, {});
    action.play({ type: 'take-aim', unit: PANZER }, { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM });
    action.play({ type: 'resolve', target: MEDIUM });
    expect(action.position.units[MEDIUM]!.trackHit).toBeUndefined();
    const sections = action.entries.flatMap(({ rulings }) =>
      rulings.flatMap(({ steps }) => steps.map(({ rule }) => rule)),
    );
    expect(sections).toContain('6.1.4.3.7');
  });
});
