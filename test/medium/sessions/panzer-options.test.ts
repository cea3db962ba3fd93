import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const OBSERVER = 'ford-observer-g';
const RIFLES = 'ford-rifles-1';
const TANK = 'ford-medium-1';
const PANZER = 'ford-panzer-1';
const GUNS = 'battery';

const battery = (more: object = {}) => ({
  id: GUNS,
  name: 'Heavy battery',
  side: 'german',
  nation: 'german',
  range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
  factor: { P: 10, S: 10, M: 10, L: 10, E: 10 },
  effectiveness: 6,
  ...more,
});

const watched = (options: object, dice: Readonly<Record<string, readonly number[]>>, start: object) =>
  new FieldAction({
    german: [{ card: OBSERVER, hex: '1005', facing: 'NW', command: 'fo' }],
    soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
    options,
    start,
    dice,
  });

const CALL = [
  { type: 'call', unit: OBSERVER, hex: '0405' },
  { type: 'source', unit: GUNS },
];

/** A response that is exactly the number scatters: a 6 is one hex, in direction 1, north of 0405 [7.26]. A 5 is better, and true. */
describe('scatter', () => {
  it.each([
    [4, '0404'],
    [5, '0405'],
  ])('a response of %i falls on %s', (die, point) => {
    const dice = {
      'combat/call-fire:response': [die],
      'combat/call-fire:scatter': [6],
      'combat/call-fire:direction': [1],
    };
    const action = watched({ scatter: true }, dice, { batteries: [battery()] });
    action.order({ [OBSERVER]: 'overwatch' }, {}).play(...CALL, { type: 'send' });
    expect(action.events.find(({ type }) => type === 'fire-landed')).toMatchObject({ point });
    expect(action.position.artillery.missions['mission-1']!.point).toBe(point);
  });
});

/** Number 2 for an FO with an attached battery; a regular observer takes 1 off. In 1941 another 2, in 1942 another 1 [7.5]. */
describe('Soviet called fire of the early war', () => {
  it.each([
    ['off', 3, 'success'],
    ['y1942', 3, 'failure'],
    ['y1942', 4, 'success'],
    ['y1941', 4, 'failure'],
    ['y1941', 5, 'success'],
  ])('%s, a response of %i: %s', (sovietEarlyWar, die, response) => {
    const observer = 'ford-observer-s';
    const action = new FieldAction({
      german: [{ card: 'ford-grenadiers', hex: '0405', facing: 'NE' }],
      soviet: [{ card: observer, hex: '1005', facing: 'NW', command: 'fo', formation: 'Rifles' }],
      options: { sovietEarlyWar },
      start: { batteries: [battery({ side: 'soviet', nation: 'soviet', formation: 'Rifles' })] },
      dice: { 'combat/call-fire:response': [die] },
    });
    action.order({}, { [observer]: 'overwatch' });
    action.play({ type: 'call', unit: observer, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' });
    expect(action.events[0]).toMatchObject({ responses: [{ response }] });
  });
});

/**
 * A second Soviet squad in crops in 0505: medium cover, row -2 for a small target, 3 hexes; from 1005 it is 5 hexes away and unseen. Light on
 * both hexes makes up for the cover and no more: row 0, 10 hexes [7.27]. It lasts into the next turn's Spotting Phase, and goes out then.
 */
describe('illumination', () => {
  it('shows what cover hides, for one more turn', () => {
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '1005', facing: 'NW', command: 'fo' }],
      soviet: [
        { card: RIFLES, hex: '0405', facing: 'NE' },
        { card: 'ford-rifles-2', hex: '0505', facing: 'NE' },
      ],
      map: { hexes: [{ hex: '0505', terrain: ['crops'] }] },
      options: { illumination: true },
      start: { batteries: [battery({ illumination: 6 })] },
      dice: { 'combat/call-fire:response': [9], 'combat/indirect-fire:ammo limit': [6] },
    });
    expect(action.position.sight[OBSERVER]).toEqual([RIFLES]);
    action.order({ [OBSERVER]: 'overwatch' }, {}).play(...CALL);
    expect(action.listed('sheaf').map(({ sheaf }) => sheaf)).toContain('open');
    action.play({ type: 'shells', shells: 'illumination' });
    // Light falls in a closed SHEAF alone.
    expect(action.listed('sheaf')).toEqual([]);
    action.play({ type: 'send' });
    expect(action.position.marks[0]).toMatchObject({ kind: 'illumination' });
    expect(action.position.marks[0]!.hexes).toContain('0505');
    action.play({ type: 'end-indirect' }).adjustNothing();
    expect(action.position.sight[OBSERVER]).toEqual([RIFLES, 'ford-rifles-2']);
    action.order({}, {}).play({ type: 'end-indirect' }).adjustNothing();
    expect(action.position.marks).toEqual([]);
    expect(action.position.sight[OBSERVER]).toEqual([RIFLES]);
  });
});

/**
 * The Soviet asset locates on 20 or less; 51 damages. The German asset strikes back at it: located on 20, and what damages a battery ends an
 * asset [7.28.2, 7.28.3]. Each tries once in a turn. Next turn the damaged battery answers at -2: a 5 is 3, against 4.
 */
describe('counter-battery fire', () => {
  it('strikes the battery that has fired, and is struck back', () => {
    const asset = (id: string, side: string) => ({ id, name: id, side, nation: side, locateOn: 20, longMission: 3 });
    const action = watched(
      { counterBattery: true },
      {
        'combat/call-fire:response': [9, 5],
        'combat/counter-battery:locate': [20, 20],
        'combat/counter-battery:effect': [51, 51],
      },
      { batteries: [battery()], counterBattery: [asset('hunters', 'soviet'), asset('listeners', 'german')] },
    );
    action.order({ [OBSERVER]: 'overwatch' }, {}).play(...CALL, { type: 'send' });
    expect(action.side).toBe('soviet');
    expect(action.open.actions.map(({ command }) => command)).toEqual([
      { type: 'counter-battery', unit: 'hunters' },
      { type: 'pass' },
    ]);
    action.play({ type: 'counter-battery', unit: 'hunters' });
    expect(action.events[0]).toMatchObject({ target: GUNS, result: 'damaged' });
    expect(action.position.artillery.batteries[GUNS]).toMatchObject({ damaged: true });
    expect(action.side).toBe('german');
    action.play({ type: 'counter-battery', unit: 'listeners' });
    expect(action.events[0]).toMatchObject({ target: 'hunters', result: 'eliminated' });
    expect(action.position.artillery.assets).toEqual({
      hunters: { used: true, lost: true },
      listeners: { used: true },
    });
    action.play({ type: 'end-indirect' }).adjustNothing();
    action.order({ [OBSERVER]: 'overwatch' }, {}).play({ type: 'check-mission', mission: 'mission-1' });
    action.play({ type: 'end-indirect' }).adjustNothing();
    action.order({ [OBSERVER]: 'overwatch' }, {}).play(...CALL, { type: 'send' });
    expect(action.events[0]).toMatchObject({ responses: [{ response: 'failure' }] });
  });
});

/** A forward observer calls one battery on a hex where he sees nobody, at -2: 6 is 4, enough. Nothing goes on after it [7.37]. */
describe('reconnaissance by fire', () => {
  it.each([
    [6, 1],
    [5, 0],
  ])('a response of %i lays %i barrage', (die, barrages) => {
    const action = watched({ reconByFire: true }, { 'combat/call-fire:response': [die] }, { batteries: [battery()] });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    const { form } = action.open.actions.find(({ command }) => command.type === 'recon-fire')!;
    expect(JSON.stringify(form)).toContain('"0703"');
    action.play({ type: 'recon-fire', unit: OBSERVER, battery: GUNS, hex: '0703' });
    expect(action.position.marks).toHaveLength(barrages);
    expect(action.position.artillery.missions).toEqual({});
    expect(action.listed('call')).toEqual([]);
  });
});

const drive = (field: object, dice: Readonly<Record<string, readonly number[]>>) =>
  new FieldAction({
    german: [{ card: 'ford-half-squad', hex: '1201', facing: 'S' }],
    soviet: [{ card: TANK, hex: '0405', facing: 'N' }],
    dice,
    ...field,
  })
    .order({}, { [TANK]: 'move' })
    .play({ type: 'begin-move', unit: TANK });

/**
 * A hasty anti-vehicular field in 0404: a tank with GP defence 4 is damaged on 15 or less and loses a track on 55 or less [7.31.2.1]. The crew
 * stays on 31 [6.5.2.6.1]. Against dismounted units alone the same field lies still, and nobody learns of it [7.31.2].
 */
describe('mines', () => {
  const field = (mines: string) => ({
    options: { mines: true },
    start: { minefields: [{ side: 'german', hexes: ['0404'], density: 'hasty', mines }] },
  });

  const minesSeenBy = (action: FieldAction, side: string) =>
    action.session.board(action.state, side)!.markers.flatMap(({ id, key }) => (key === 'mines' ? [id] : []));

  it.each([
    [15, { damaged: true }, false],
    [16, { trackHit: true }, true],
    [55, { trackHit: true }, true],
    [56, {}, false],
  ])('a roll of %i', (roll, harm, stops) => {
    const action = drive(field('antiVehicular'), {
      'combat/minefield-attack:mines': [roll],
      'combat/bail-out:crew': [31],
    });
    expect(minesSeenBy(action, 'soviet')).toEqual([]);
    expect(minesSeenBy(action, 'german')).toEqual(['mines-german-0404']);
    action.play({ type: 'forward' });
    expect(action.happened.slice(0, 3)).toEqual(['unit-stepped', 'mines-known', 'mines-struck']);
    expect(action.position.units[TANK]).toMatchObject({ hex: '0404', ...harm });
    expect(action.position.mover === null || action.position.mover.over === true).toBe(stops);
    expect(minesSeenBy(action, 'soviet')).toEqual(['mines-german-0404']);
  });

  it('lie still under a vehicle where they are laid against men', () => {
    const action = drive(field('antiPersonnel'), {});
    action.play({ type: 'forward' });
    expect(action.happened).not.toContain('mines-known');
    expect(action.position.mines[0]!.known).toBe(false);
  });
});

/** Rough ground holds a tank that leaves it on 30 or less: it stays for the turn, SPOT/FIRE [7.29]. It is not asked on the way in. */
describe('bogging', () => {
  const rough = { options: { bogging: true }, map: { hexes: [{ hex: '0405', terrain: ['rough'] }] } };

  it.each([
    [30, '0405', 'fire'],
    [31, '0404', 'move'],
  ])('a roll of %i leaves it in %s', (roll, hex, spot) => {
    const action = drive(rough, { 'movement/bog-check:bog': [roll] }).play({ type: 'forward' });
    expect(action.position.units[TANK]).toMatchObject({ hex, spot });
  });
});

/** Two panzers, 4 and 8 hexes ahead: the tank must take the nearer one [7.14]. Without the rule it may choose. */
describe('fire priority', () => {
  it.each([
    [true, [PANZER]],
    [false, [PANZER, 'ford-panzer-2']],
  ])('in force: %s', (firePriority, targets) => {
    const action = new FieldAction({
      german: [
        { card: PANZER, hex: '0405', facing: 'S' },
        { card: 'ford-panzer-2', hex: '0401', facing: 'S' },
      ],
      soviet: [{ card: TANK, hex: '0409', facing: 'N' }],
      options: { firePriority },
    });
    action.order({}, { [TANK]: 'fire' }).play({ type: 'take-aim', unit: TANK });
    expect([...new Set(action.listed('fire').map(({ target }) => target))]).toEqual(targets);
  });
});

/** German squads make smoke on 5 or less [7.22.2]: in their own hex, as of an open SHEAF, in place of their small arms. */
describe('infantry smoke', () => {
  it.each([
    [5, 1],
    [6, 0],
  ])('a die of %i: %i smoke', (die, smoke) => {
    const squad = 'ford-grenadiers-2';
    const action = new FieldAction({
      german: [{ card: squad, hex: '0405', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '1109', facing: 'N' }],
      options: { infantrySmoke: true },
      dice: { 'combat/smoke:ammo limit': [die] },
    });
    action.order({ [squad]: 'fire' }, {}).play({ type: 'infantry-smoke', unit: squad });
    expect(action.position.marks).toHaveLength(smoke);
    if (smoke > 0) expect(action.position.marks[0]).toMatchObject({ hexes: ['0405'], open: true, kind: 'smoke' });
    expect(action.position.units[squad]).toMatchObject({ fired: true, spot: 'smallArms' });
  });
});

/** A night of -2 rows: small targets are seen at 3 hexes, and no aircraft flies [7.36.1, 6.7]. */
describe('the conditions of the day', () => {
  it.each([
    ['0705', [RIFLES]],
    ['0605', []],
  ])('at night a squad in %s is spotted by %j', (hex, seen) => {
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '1005', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex, facing: 'NE' }],
      options: { weather: true },
      start: {
        conditions: { visibility: -2 },
        aircraft: [
          {
            id: 'bomber',
            name: 'Bomber',
            side: 'soviet',
            gpDefense: 4,
            strafe: { factor: 5, attacks: 1 },
          },
        ],
      },
    });
    expect(action.position.sight[OBSERVER] ?? []).toEqual(seen);
    action.order({}, {});
    expect(action.happened).not.toContain('aircraft-came');
    expect(action.position.step).not.toBe('first-air');
  });

  /** Going cautiously, 5T 7-10 is 2, 3 and 5; in snow a clear hex costs 2; in extreme cold no road helps [7.36.2, 7.36.3]. */
  it.each([
    [{ cautious: true }, { crossCountry: 2, path: 3, road: 5 }, 1, true],
    [{ snow: true }, { crossCountry: 5, path: 7, road: 10 }, 2, true],
    [{ extreme: true }, { crossCountry: 5, path: 7, road: 10 }, 1, false],
  ])('%j', (conditions, most, cost, byRoad) => {
    const action = drive(
      {
        options: { weather: true },
        start: { conditions },
        map: { paths: [{ kind: 'road', hexes: ['0405', '0406'] }] },
      },
      {},
    );
    expect(action.position.mover).toMatchObject({ most, byRoad });
    action.play({ type: 'forward' });
    expect(action.events[0]).toMatchObject({ type: 'unit-stepped', cost });
  });
});

/** A bridge for 20 tons does not bear a tank of 30, one for 30 does [7.32]. */
describe('weight limits', () => {
  it.each([
    [20, 0],
    [30, 1],
  ])('a bridge for %i tons', (tons, ways) => {
    const action = drive(
      {
        options: { weightLimits: true },
        start: { weightLimits: [{ hex: '0404', tons }] },
        cards: { [TANK]: { weight: 30 } },
        map: {
          hexes: [{ hex: '0404', terrain: ['stream', 'bridge'] }],
          paths: [{ kind: 'road', hexes: ['0405', '0404', '0403'] }],
        },
      },
      {},
    );
    expect(action.listed('forward')).toHaveLength(ways);
  });

  it('a vehicle without a weight is named when the game is opened', () => {
    const open = () =>
      drive({ options: { weightLimits: true }, start: { weightLimits: [{ hex: '0404', tons: 20 }] } }, {});
    expect(open).toThrow('/weight');
  });
});

/** A hex backwards costs twice as much; with controls at both ends it does not [4.5.1.1.7, 7.33]. */
describe('dual driving controls', () => {
  it.each([
    [true, 1],
    [false, 2],
  ])('on the card: %s', (dualDriving, cost) => {
    const movement = { crossCountry: 5, mode: 'T', path: 7, road: 10, dualDriving };
    const action = drive({ options: { dualDriving: true }, cards: { [TANK]: { movement } } }, {});
    action.play({ type: 'reverse' });
    expect(action.events[0]).toMatchObject({ type: 'unit-stepped', reverse: true, cost });
  });
});

/**
 * The gun tank fires at the assault gun 4 hexes ahead: P, penetration 25. A roll of 1 hits. A location of 57 is the hull front, armour 11; its
 * last digit 7 is a knock-out [6.5.2.5]. The card of the assault gun says BU: two more on the damage die, 9, and it burns [7.11].
 */
describe('vehicles prone to brew up', () => {
  it.each([
    [false, 'ko'],
    [true, 'bu'],
  ])('in force: %s', (brewUpModifier, fate) => {
    const gun = 'ford-assault-gun';
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'S' }],
      soviet: [{ card: gun, hex: '0409', facing: 'N' }],
      options: { brewUpModifier },
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [57, 57, 57] },
    });
    action.order({ [PANZER]: 'fire' }, {}).play({ type: 'take-aim', unit: PANZER });
    action.play({ type: 'fire', weapon: 1, ammo: 'AP', target: gun }, { type: 'resolve', target: gun });
    expect(action.position.units[gun]).toMatchObject({ place: 'lost', fate });
  });
});
