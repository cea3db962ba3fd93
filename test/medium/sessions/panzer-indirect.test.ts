import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const OBSERVER = 'ford-observer-g';
const RIFLES = 'ford-rifles-1';
const GUNS = 'battery';

/** Off the map, for the whole German side; factor 10 at any range, effectiveness 6, smoke 6. */
const heavy = (more: object = {}) => ({
  batteries: [
    {
      id: GUNS,
      name: 'Heavy battery',
      side: 'german',
      nation: 'german',
      range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
      factor: { P: 10, S: 10, M: 10, L: 10, E: 10 },
      effectiveness: 6,
      smoke: 6,
      ...more,
    },
  ],
});

/**
 * Worked out from the book before it was played.
 *
 * Clear ground. The German forward observer in 0905 sees the Soviet squad in 0405, 5 hexes away: small, row 0, 10 hexes [6.1.3].
 * Turn 1. On overwatch he calls the organic battery: number 4 for an FO [6.5.1.12]; no modifier, a seasoned one has none. 4 succeeds.
 *   A closed SHEAF is the point and the six around it [6.5.1.5]. Range 5 is P, factor 10, defence 2 without cover: to 19 nothing, to 53
 *   suppressed. A squad without a command has no modifier; 54 is Effective: a half-squad, Suppression/ON [6.5.4.4.3].
 * Turn 2. The mission goes on without a roll, with smoke; 6 is within the ammo limit of 6: SMOKE/ON on the seven hexes [6.5.1.8.1, 5.16.2].
 *   In the Adjustment Phase of turn 1 the squad keeps ON until 6.8.4, when it turns to OFF.
 * Turn 3. The observer moves: the mission is checked before anything else, and the battery fires no more [6.5.1.9].
 */
describe('an indirect-fire mission', () => {
  it('goes from the call to its effect, on, and to its end', () => {
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      start: heavy(),
      dice: {
        'combat/call-fire:response': [4],
        'combat/indirect-fire:gp fire': [54],
        'combat/indirect-fire:ammo limit': [6],
      },
    });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    expect([action.side, action.position.step]).toEqual(['german', 'indirect-fire']);
    expect(action.open.actions.map(({ command }) => command)).toEqual([
      { type: 'call', unit: OBSERVER, hex: '0405' },
      { type: 'end-indirect' },
    ]);
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' });
    expect(action.listed('source')).toEqual([{ unit: GUNS }]);
    expect(action.listed('send')).toEqual([]);
    action.play({ type: 'source', unit: GUNS });
    expect(action.listed('shells')).toEqual([{ shells: 'smoke' }]);
    expect(action.listed('sheaf')).toHaveLength(7);
    action.play({ type: 'send' });
    expect(action.happened).toEqual(['fire-answered', 'fire-landed', 'came-under-fire', 'unit-hurt']);
    expect(action.position.units[OBSERVER]).toMatchObject({ observed: true, face: 'revealed' });
    expect(action.position.units[OBSERVER]!.spot).toBeUndefined();
    expect(action.position.units[RIFLES]).toMatchObject({ reduced: true, suppression: 'on', underFire: true });
    expect(action.position.marks).toHaveLength(1);
    expect(action.position.marks[0]).toMatchObject({ kind: 'barrage', open: false, born: '1 indirect-fire' });
    expect(new Set(action.position.marks[0]!.hexes)).toEqual(
      new Set(['0405', '0404', '0406', '0305', '0306', '0505', '0506']),
    );
    expect(action.open.actions.map(({ command }) => command.type)).toEqual(['end-indirect']);
    action.play({ type: 'end-indirect' });
    action.adjustNothing();
    expect(action.position.turn).toBe(2);
    expect(action.position.marks).toEqual([]);
    expect(action.position.units[RIFLES]!.suppression).toBe('off');

    action.order({ [OBSERVER]: 'overwatch' }, {});
    expect(action.listed('continue')).toEqual([
      { mission: 'mission-1', shells: 'gp' },
      { mission: 'mission-1', shells: 'smoke' },
    ]);
    expect(action.listed('check-mission')).toEqual([{ mission: 'mission-1' }]);
    action.play({ type: 'continue', mission: 'mission-1', shells: 'smoke' });
    expect(action.happened).toEqual(['fire-answered', 'fire-landed']);
    expect(action.position.marks[0]).toMatchObject({ kind: 'smoke', open: false });
    expect(action.position.artillery.missions['mission-1']).toMatchObject({ turns: 2, shells: 'smoke' });
    action.play({ type: 'end-indirect' });
    action.adjustNothing();
    expect(action.position.marks[0]).toMatchObject({ kind: 'smoke', off: true });

    action.order({ [OBSERVER]: 'move' }, {});
    expect(action.happened).toContain('mission-checked');
    expect(action.events.find(({ type }) => type === 'mission-checked')).toMatchObject({ why: 'observerBusy' });
    expect(action.position.artillery.missions).toEqual({});
    expect(action.open.actions.map(({ command }) => command.type)).toEqual(['end-indirect']);
  });

  it.each([
    [3, 'failure', 0],
    [1, 'failure', 0],
    [4, 'success', 1],
  ])('a response of %i is a %s where no friend is within 5 hexes', (die, response, barrages) => {
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '1005', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      start: heavy(),
      dice: { 'combat/call-fire:response': [die] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' });
    expect(action.events[0]).toMatchObject({ responses: [{ source: GUNS, response }] });
    expect(action.position.marks).toHaveLength(barrages);
    expect(Object.keys(action.position.artillery.missions)).toHaveLength(barrages);
  });
});

/**
 * A pre-registered point gives +2: a roll of 2 is 4 there [6.5.1.4]. Anywhere else it fails.
 */
describe('a pre-registered point', () => {
  it.each([
    ['0405', 'success'],
    ['0406', 'failure'],
  ])('registered at %s the answer is a %s', (point, response) => {
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      start: heavy({ registered: [point] }),
      dice: { 'combat/call-fire:response': [2] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' });
    expect(action.events[0]).toMatchObject({ responses: [{ response }] });
  });
});

/**
 * The observer's own squad stands in 0605, 2 hexes from the point and spotted by the Soviet squad: a natural 1 falls on friends. The
 * Soviet side says on whom; the observer in 0905, 5 hexes away, is spotted too [6.5.1.10, 6.5.1.12]. Next turn the mission is checked.
 */
describe('danger close', () => {
  it('falls where the enemy says, and is checked in the next turn', () => {
    const action = new FieldAction({
      german: [
        { card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' },
        { card: 'ford-grenadiers', hex: '0605', facing: 'NW' },
      ],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      start: heavy(),
      dice: { 'combat/call-fire:response': [1], 'combat/indirect-fire:gp fire': [19] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' });
    expect(action.side).toBe('soviet');
    expect(action.listed('misplace')).toEqual([{ unit: OBSERVER }, { unit: 'ford-grenadiers' }]);
    action.play({ type: 'misplace', unit: 'ford-grenadiers' });
    expect(action.happened.slice(0, 3)).toEqual(['fire-misplaced', 'fire-landed', 'came-under-fire']);
    expect(action.position.marks[0]!.hexes).toContain('0605');
    // 19 is still without effect against defence 2 in the open.
    expect(action.position.units['ford-grenadiers']).toMatchObject({ underFire: true });
    expect(action.position.units['ford-grenadiers']!.reduced).toBeUndefined();
    action.play({ type: 'end-indirect' });
    action.adjustNothing();
    action.order({ [OBSERVER]: 'overwatch' }, {});
    expect(action.events.find(({ type }) => type === 'mission-checked')).toMatchObject({ why: 'dangerClose' });
    // Observer and battery are out of indirect fire for the turn.
    expect(action.listed('call')).toEqual([]);
  });

  /**
   * Even on the observer's own hex: no range at all, and the least of the battery, 1, is P: factor 10 against 2, to 53 suppressed. 54 is the end
   * of the section, and of the mission with it [6.5.1.13, 6.5.4.4.3].
   */
  it('falls on the observer himself', () => {
    const action = new FieldAction({
      german: [
        { card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' },
        { card: 'ford-grenadiers', hex: '0505', facing: 'NW' },
      ],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      start: heavy(),
      dice: { 'combat/call-fire:response': [1], 'combat/indirect-fire:gp fire': [54] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    action
      .play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' })
      .play({ type: 'misplace', unit: OBSERVER });
    expect(action.events.find(({ type }) => type === 'fire-landed')).toMatchObject({ point: '0905', band: 'P' });
    expect(action.position.units[OBSERVER]).toMatchObject({ place: 'lost', fate: 'eliminated' });
  });

  /** What else he has called is on its way, and falls where he wanted it: 5 hexes, P, 54 halves the squad [6.5.1.12, 6.5.1.13]. */
  it('does not stop the fire of a second battery', () => {
    const action = new FieldAction({
      german: [
        { card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' },
        { card: 'ford-grenadiers', hex: '0605', facing: 'NW' },
      ],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      start: { batteries: [...heavy().batteries, ...heavy({ id: 'second', name: 'Second battery' }).batteries] },
      dice: { 'combat/call-fire:response': [1, 10], 'combat/indirect-fire:gp fire': [54, 54] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, {});
    action
      .play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS })
      .play({ type: 'source', unit: 'second' }, { type: 'send' }, { type: 'misplace', unit: OBSERVER });
    const landed = action.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'fire-landed');
    expect(landed.map(({ source, point, band }) => [source, point, band])).toEqual([
      [GUNS, '0905', 'P'],
      ['second', '0405', 'P'],
    ]);
    expect(action.position.units[OBSERVER]).toMatchObject({ place: 'lost' });
    expect(action.position.units[RIFLES]).toMatchObject({ reduced: true });
  });
});

/**
 * Planned fire needs no observer and no answer, and is read at M: factor 7 against defence 2, to 31 nothing, to 62 suppressed. It was
 * plotted for turn 2 and may begin a turn early or late; each turn it may fall up to 5 hexes away [6.5.1.11].
 */
describe('planned fire', () => {
  const plan = { turn: 2, point: '0405', stretches: [{ turns: 1 }, { turns: 1, mission: 'smoke', sheaf: 'open' }] };
  const battery = heavy({ factor: { P: 10, S: 10, M: 7, L: 7, E: 7 }, plan });
  const field = () =>
    new FieldAction({
      german: [{ card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      turns: 5,
      start: battery,
      dice: { 'combat/indirect-fire:gp fire': [62], 'combat/indirect-fire:ammo limit': [7] },
    });

  it('begins early when it is told to, goes on as plotted, and the battery is free a turn after it', () => {
    const action = field();
    action.order({}, {});
    expect(action.listed('start-plan')).toEqual([{ unit: GUNS }]);
    action.play({ type: 'start-plan', unit: GUNS });
    expect(action.happened).toEqual(['plan-fired', 'fire-landed', 'came-under-fire', 'unit-hurt']);
    expect(action.position.units[RIFLES]).toMatchObject({ suppression: 'on' });
    action.play({ type: 'end-indirect' });
    action.adjustNothing();
    // Turn 2: an open SHEAF of smoke is due; 7 is over the limit of 6, so that nothing falls, and the plan is at its end.
    action.order({ [OBSERVER]: 'overwatch' }, {});
    expect(action.listed('call')).toEqual([]);
    action.play({ type: 'end-indirect' });
    expect(action.events.find(({ type }) => type === 'fire-landed')).toMatchObject({ shells: 'smoke', fires: false });
    action.adjustNothing();
    // Turn 3: still bound. Turn 4: free.
    action.order({ [OBSERVER]: 'overwatch' }, {});
    expect(action.listed('call')).toEqual([]);
    action.play({ type: 'end-indirect' }).adjustNothing();
    action.order({ [OBSERVER]: 'overwatch' }, {});
    expect(action.listed('call')).toEqual([{ unit: OBSERVER, hex: '0405' }]);
  });

  /**
   * Two turns of smoke, then one of GP. 7 is over the limit of 6: no counter is placed, and the mission is not cancelled; smoke again is
   * checked again, 6 is within it; GP comes as plotted, without a check [6.5.1.11.4].
   */
  it('goes on when its smoke runs short', () => {
    const stretches = [{ turns: 2, mission: 'smoke', sheaf: 'open' }, { turns: 1 }];
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex: '0405', facing: 'NE' }],
      turns: 4,
      start: heavy({ plan: { turn: 1, point: '0405', stretches } }),
      dice: { 'combat/indirect-fire:ammo limit': [7, 6] },
    });
    const landed = [1, 2, 3].map((turn) => {
      expect(action.position.turn).toBe(turn);
      action.order({}, {}).play({ type: 'end-indirect' });
      const { rulings } = action.entries.at(-1)!;
      const { shells, fires } = action.events.find(({ type }) => type === 'fire-landed')!;
      const short = JSON.stringify(rulings).includes('"6.5.1.11.4"');
      action.adjustNothing();
      return { shells, fires, short };
    });
    expect(landed).toEqual([
      { shells: 'smoke', fires: false, short: true },
      { shells: 'smoke', fires: true, short: false },
      { shells: 'gp', fires: true, short: false },
    ]);
  });

  it('waits a turn when it is told to, then falls by itself; it may be moved 5 hexes and no farther', () => {
    const action = field();
    action.order({}, {}).play({ type: 'end-indirect' }).adjustNothing();
    action.order({}, {});
    expect(action.listed('delay-plan')).toEqual([{ unit: GUNS }]);
    action.play({ type: 'delay-plan', unit: GUNS });
    expect(action.listed('shift-plan')).toEqual([]);
    action.play({ type: 'end-indirect' }).adjustNothing();
    action.order({}, {});
    expect(() => action.play({ type: 'shift-plan', unit: GUNS, hex: '1005' })).toThrow('6.5.1.11.3');
    action.play({ type: 'shift-plan', unit: GUNS, hex: '0905' });
    expect(action.events[1]).toMatchObject({ type: 'fire-landed', point: '0905' });
    expect(action.position.units[OBSERVER]).toMatchObject({ place: 'map', underFire: true, suppression: 'on' });
  });
});

/**
 * A tank under called fire in the target point may claim that it moves, at -20 [6.5.4.3]: factor 10 against 4, to 28 nothing, to 62 suppressed; an
 * armoured type -20. Its owner is asked where he has said so. 49 is 29, suppressed; moving it is 9, nothing.
 */
describe('a moving vehicle under called fire', () => {
  it.each([
    ['claim', 'none'],
    ['no-claim', 'suppressed'],
  ])('%s: %s', (answer, effect) => {
    const tank = 'ford-medium-1';
    const action = new FieldAction({
      german: [{ card: OBSERVER, hex: '1005', facing: 'NW', command: 'fo' }],
      soviet: [{ card: tank, hex: '0405', facing: 'NE' }],
      start: heavy(),
      dice: { 'combat/call-fire:response': [9], 'combat/indirect-fire:gp fire': [49] },
    });
    action.order({ [OBSERVER]: 'overwatch' }, { [tank]: 'move' }, 'german', 'ask');
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' });
    expect([action.side, action.open.actions.map(({ command }) => command.type)]).toEqual([
      'soviet',
      ['claim', 'no-claim'],
    ]);
    action.play({ type: answer });
    expect(action.position.units[tank]!.suppression ?? 'none').toBe(effect === 'none' ? 'none' : 'on');
    expect(action.position.units[tank]!.face).toBe(answer === 'claim' ? 'shown' : undefined);
  });
});
