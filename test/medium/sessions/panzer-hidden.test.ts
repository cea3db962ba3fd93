import { describe, expect, it } from '@jest/globals';
import type { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { type Command, RefusedError, seenEntry } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const PANZER = 'ford-panzer-1';
const SQUAD = 'ford-grenadiers';
const OBSERVER = 'ford-observer-g';
const COUNTER = 'soviet-hidden-1';
const COMPANY = { formation: 'Company' };

type Units = ConstructorParameters<typeof FieldAction>[0];

/** Crops are medium cover: two rows down, where a vehicle is seen at 7 hexes and a squad at 3 [4.1.3]. */
const CROPS = { hexes: ['0105', '0106', '0404', '0405', '0505'].map((hex) => ({ hex, terrain: ['crops'] })) };

/** A Soviet tank and squad of one formation against whoever is given; the Soviets may have two hidden counters. */
const field = (german: Units['german'], more: Partial<Units> = {}) =>
  new FieldAction({
    german,
    soviet: [
      { card: TANK, hex: '0405', facing: 'NE', ...COMPANY },
      { card: RIFLES, hex: '0405', facing: 'NE', ...COMPANY },
    ],
    map: CROPS,
    ...more,
    options: { hiddenUnits: true, ...more.options },
    start: { hidden: { german: 0, soviet: 2 }, ...more.start },
  });

const hide = (...counters: object[]): Command => ({ type: 'hide', counters });

const far = [{ card: PANZER, hex: '1205', facing: 'NW' }];

/** What a viewer is told and shown, whole. */
const told = ({ session, state, entries }: FieldAction, viewer: string | null): string =>
  JSON.stringify([
    entries.map((entry) => seenEntry(entry, viewer, false)),
    session.view(state, viewer),
    session.board(state, viewer),
    session.pending(state, viewer),
    session.score(state, viewer),
  ]);

/** The number of counters is the scenario's: without it nobody plays with hidden units [7.2.2]. */
describe('a scenario that gives no number of counters', () => {
  it.each([
    [undefined, ['german', 'soviet']],
    [{ german: 3, soviet: 61 }, ['soviet']],
  ])('%j is refused for %j', (hidden, sides) => {
    let pointers: string[] = [];
    try {
      field(far, { start: { hidden } });
    } catch (error) {
      pointers = (error as InvalidSituationError).faults.map(({ pointer }) => pointer);
    }
    expect(pointers).toEqual(sides.map((side) => `/scenario/start/hidden/${side}`));
  });
});

/** A counter is spotted by the easiest type in it [7.2.2.1]: with a tank inside from 7 hexes, with a squad alone from 3. */
describe('spotting a hidden counter in crops', () => {
  it.each([
    ['1105', [TANK, RIFLES], true],
    ['1205', [TANK, RIFLES], false],
    ['0705', [RIFLES], true],
    ['0805', [RIFLES], false],
  ])('from %s, with %j inside: %s', (hex, units, found) => {
    const action = field([{ card: SQUAD, hex, facing: 'NW' }]);
    const tank = units.includes(TANK) ? [] : [{ hex: '0405', units: [TANK] }];
    action.play(hide({ hex: '0405', units }, ...tank));
    expect(action.position.units[RIFLES]!.place === 'hidden').toBe(!found);
  });

  it('puts one of the type spotted in the hex, the rest within command range of 1', () => {
    const action = field([{ card: PANZER, hex: '1105', facing: 'NW' }]);
    action.play(hide({ hex: '0405', units: [RIFLES, TANK] }));
    expect(action.side).toBe('soviet');
    expect(
      action
        .listed('at')
        .map(({ hex }) => hex)
        .sort(),
    ).toEqual(['0305', '0306', '0404', '0405', '0406', '0505', '0506']);
    action.play({ type: 'at', hex: '0404' }, { type: 'face', facing: 'N' });
    // The tank has no choice but its facing.
    expect(action.listed('face')).toHaveLength(6);
    action.play({ type: 'face', facing: 'NE' });
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'map', hex: '0404' });
    expect(action.position.units[TANK]).toMatchObject({ place: 'map', hex: '0405' });
    // Only now does anybody look at units, and give orders: the panzer spots the tank at 7, not the squad [4.1].
    expect(action.position.sight[PANZER]).toEqual([TANK]);
    expect(action.position.hidden.counters).toEqual({});
  });
});

/** Squads are seen at 10 hexes in the open: a dummy there is owned up to, at 11 it is not, unless it feigns a tank [7.2.2.1]. */
describe('dummies', () => {
  const open = { map: {} };

  it.each([
    ['1105', RIFLES, true],
    ['1205', RIFLES, false],
    ['1205', TANK, true],
  ])('seen from %s, feigning %s: %s', (hex, as, admitted) => {
    const action = field([{ card: SQUAD, hex, facing: 'NW' }], {
      ...open,
      soviet: [
        { card: TANK, hex: '0109', facing: 'NE' },
        { card: RIFLES, hex: '0108', facing: 'NE' },
      ],
    });
    action.play(hide({ hex: '0105', units: [], as }));
    expect(action.happened.includes('dummy-admitted')).toBe(admitted);
    expect(Object.keys(action.position.hidden.counters)).toEqual(admitted ? [] : [COUNTER]);
  });

  it('are owned up to as soon as an enemy comes so near', () => {
    const action = field([{ card: SQUAD, hex: '1205', facing: 'NW' }], {
      ...open,
      soviet: [
        { card: TANK, hex: '0109', facing: 'NE' },
        { card: RIFLES, hex: '0108', facing: 'NE' },
      ],
    });
    action.play(hide({ hex: '0105', units: [], as: RIFLES }));
    action.order({ [SQUAD]: 'move' }, {}).play({ type: 'begin-move', unit: SQUAD });
    action.play({ type: 'step', hex: '1105' });
    expect(action.happened).toContain('dummy-admitted');
  });

  /** Two seasoned units have one command between them [6.2.1.1.1]; the one of a real counter serves all inside. */
  it('take no command of their formation, and only move', () => {
    const real = { hex: '0405', units: [TANK, RIFLES] };
    const action = field(far).play(hide(real, { hex: '0105', units: [], as: RIFLES }));
    expect(action.position.commands).toMatchObject({ Company: 1 });
    const given = (orders: object) => () =>
      action.session.checkSealed(action.state, 'soviet', { type: 'commit-orders', orders } as never);
    expect(given({ [COUNTER]: 'move', 'soviet-hidden-2': 'move' })).not.toThrow();
    expect(given({ 'soviet-hidden-2': 'overwatch' })).toThrow('order-not-open');
    const two = field(far).play(hide({ hex: '0405', units: [TANK] }, { hex: '0405', units: [RIFLES] }));
    const orders = { type: 'commit-orders', orders: { [COUNTER]: 'move', 'soviet-hidden-2': 'move' } };
    expect(() => two.session.checkSealed(two.state, 'soviet', orders)).toThrow('too-many-counters');
  });
});

/** Eight hexes off the tank in the crops is not spotted (7), and spots the panzer in the open (20) [4.1.3]. */
describe('fire out of hiding', () => {
  it('shows the counter in its fire step, and the units fire', () => {
    const action = field(far).play(hide({ hex: '0405', units: [TANK] }));
    expect(action.position.units[TANK]!.place).toBe('hidden');
    action.order({}, { [COUNTER]: 'fire' });
    expect(action.side).toBe('soviet');
    expect(action.events.find(({ type }) => type === 'counter-revealed')).toMatchObject({
      cause: 'fires',
      units: [TANK],
    });
    action.play({ type: 'face', facing: 'NE' });
    expect(action.position.units[TANK]).toMatchObject({ hex: '0405', command: 'fire', face: 'revealed' });
    action.play({ type: 'take-aim', unit: TANK });
    expect(action.listed('fire').map(({ target }) => target)).toContain(PANZER);
  });

  it('answers a mover as overwatch once it is shown', () => {
    const action = field(far).play(hide({ hex: '0405', units: [TANK] }));
    action.order({ [PANZER]: 'move' }, { [COUNTER]: 'overwatch' }).play({ type: 'begin-move', unit: PANZER });
    action.play({ type: 'turn', facing: 'SW' });
    expect(action.side).toBe('soviet');
    expect(action.listed('uncover')).toEqual([{ counter: COUNTER }]);
    action.play({ type: 'uncover', counter: COUNTER }, { type: 'face', facing: 'NE' });
    expect(action.listed('overwatch').map(({ unit, target }) => [unit, target])).toContainEqual([TANK, PANZER]);
  });
});

/** Moving is SPOT/MOVE, two rows up: in crops a vehicle is then seen at 20 hexes and a squad at 10 [7.2.2.2, 4.1.3]. */
describe('a counter on the move', () => {
  it.each([
    [TANK, '0405', '0505', true],
    [RIFLES, '0106', '0105', false],
  ])('%s from %s to %s is found: %s', (unit, from, to, found) => {
    const other = unit === TANK ? RIFLES : TANK;
    const action = field(far, {
      soviet: [
        { card: unit, hex: from, facing: 'NE', ...COMPANY },
        { card: other, hex: '0101', facing: 'NE', ...COMPANY },
      ],
      map: { hexes: [...CROPS.hexes, { hex: '0101', terrain: ['crops'] }] },
    });
    action.play(hide({ hex: from, units: [unit] }, { hex: '0101', units: [other] }));
    action.order({ [PANZER]: 'overwatch' }, { [COUNTER]: 'move' }).play({ type: 'begin-move', unit: COUNTER });
    action.play({ type: 'step', hex: to });
    expect(action.side).toBe('german');
    action.play({ type: 'seek', unit: PANZER, counter: COUNTER });
    expect(action.events[0]).toMatchObject({ type: 'counter-sought', found });
    expect(action.position.units[PANZER]!.face).toBe('shown');
    if (found) {
      action.play({ type: 'face', facing: 'NE' });
      expect(action.listed('overwatch').map(({ target }) => target)).toContain(unit);
      expect(action.position.units[unit]).toMatchObject({ hex: to, moved: true, spot: 'move' });
    } else {
      expect(action.side).toBe('soviet');
      action.play({ type: 'end-move' });
      expect(action.position.hidden.counters[COUNTER]).toMatchObject({ hex: to, spot: 'move' });
    }
  });

  it('goes no further than its slowest unit: with a squad inside as far as the squad', () => {
    const reach = (units: readonly string[]): number => {
      const action = field(far, { map: { hexes: [{ hex: '0405', terrain: ['crops'] }] } });
      action.play(hide({ hex: '0405', units }, ...(units.length > 1 ? [] : [{ hex: '0405', units: [RIFLES] }])));
      action.order({}, { [COUNTER]: 'move' }).play({ type: 'begin-move', unit: COUNTER });
      for (let row = 6; ; row += 1) {
        const to = action.listed('step').find(({ hex }) => hex === `040${row}`);
        if (!to) return row - 6;
        action.play({ type: 'step', ...to });
        while (action.side === 'german') action.play({ type: 'pass' });
      }
    };
    // A tank has 5 points for the 4 rows that are left, a squad walks 2 hexes of clear ground.
    expect(reach([TANK])).toBe(4);
    expect(reach([TANK, RIFLES])).toBe(2);
  });
});

/** Fire on the hex shows what lies hidden there before it falls [7.2.2.3]; a response of 6, less 2 and more, is enough [7.37]. */
describe('indirect fire on a hidden counter', () => {
  it('brings it to light', () => {
    const battery = {
      id: 'battery',
      name: 'Heavy battery',
      side: 'german',
      nation: 'german',
      range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
      factor: { P: 10, S: 10, M: 10, L: 10, E: 10 },
      effectiveness: 6,
    };
    const action = field([{ card: OBSERVER, hex: '1205', facing: 'NW', command: 'fo' }], {
      options: { reconByFire: true },
      start: { hidden: { german: 0, soviet: 2 }, batteries: [battery] },
      dice: { 'combat/call-fire:response': [9] },
    });
    action.play(hide({ hex: '0405', units: [TANK] }, { hex: '0405', units: [RIFLES] }));
    action.order({ [OBSERVER]: 'overwatch' }, {});
    action.play({ type: 'recon-fire', unit: OBSERVER, battery: 'battery', hex: '0405' });
    const revealed = action.events.filter(({ type }) => type === 'counter-revealed');
    expect(revealed).toMatchObject([
      { cause: 'shelled', units: [TANK] },
      { cause: 'shelled', units: [RIFLES] },
    ]);
    expect(action.happened).not.toContain('fire-landed');
    action.play({ type: 'face', facing: 'NE' }, { type: 'face', facing: 'NE' });
    expect(action.happened).toContain('fire-landed');
    expect(action.position.units[TANK]).toMatchObject({ hex: '0405', underFire: true });
  });
});

/** Whoever nobody spots may go into hiding in play, and be shown again [7.2.3]; the tank in the open, spotted, may not. */
describe('hiding in play', () => {
  const adjust = (action: FieldAction, soviet: object): FieldAction => {
    const { sides } = action.session.sealing(action.state)!;
    const set = (side: string): Command => ({ type: 'commit-adjustment', ...(side === 'soviet' ? soviet : {}) });
    return action.handIn(Object.fromEntries(sides.map((side) => [side, set(side)])));
  };

  const shownFirst = () =>
    field(far, {
      soviet: [
        { card: RIFLES, hex: '0405', facing: 'NE', ...COMPANY },
        { card: TANK, hex: '0601', facing: 'NE', ...COMPANY },
      ],
    })
      .play(hide())
      .order({}, {});

  it('takes the unspotted off the map, and shows them when their owner wants', () => {
    const action = adjust(shownFirst(), { hide: [{ hex: '0405', units: [RIFLES] }] });
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'hidden', counter: COUNTER });
    action.order({}, {});
    adjust(action, { show: [COUNTER] });
    action.play({ type: 'face', facing: 'N' });
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'map', hex: '0405' });
    expect(action.position.turn).toBe(3);
  });

  it.each([
    ['a unit that is spotted', { hide: [{ hex: '0601', units: [TANK] }] }, 'hidden-stranger'],
    ['two formations or places too far apart', { hide: [{ hex: '0101', units: [RIFLES] }] }, 'hidden-too-far'],
    [
      'more counters than the scenario has',
      { hide: Array(3).fill({ hex: '0102', units: [], as: TANK }) },
      'too-many-hidden',
    ],
    ['a dummy that feigns nobody', { hide: [{ hex: '0102', units: [] }] }, 'hidden-needs-model'],
    ['a counter of nobody', { show: ['german-hidden-1'] }, 'hidden-not-yours'],
  ])('refuses %s', (_what, set, key) => {
    const action = shownFirst();
    const check = () =>
      action.session.checkSealed(action.state, 'soviet', { type: 'commit-adjustment', ...set } as never);
    expect(check).toThrow(RefusedError);
    expect(check).toThrow(key);
  });
});

/** Of two games that differ only in which counter is real, the enemy and a spectator are told the same, byte for byte [7.2.2]. */
describe('what a counter holds', () => {
  const play = (real: string, dummy: string): FieldAction => {
    const action = field(far, {
      soviet: [
        { card: TANK, hex: '0405', facing: 'NE', ...COMPANY },
        { card: RIFLES, hex: '0105', facing: 'NE', ...COMPANY },
      ],
      cards: {},
    });
    const boxes = [
      real === '0405' ? { hex: '0405', units: [TANK] } : { hex: '0405', units: [], as: RIFLES },
      dummy === '0105' ? { hex: '0105', units: [], as: RIFLES } : { hex: '0105', units: [RIFLES] },
    ];
    action.play(hide(...boxes));
    return action;
  };

  it('is told to nobody but its owner, in no event, view, board or action', () => {
    const action = play('0405', '0105').order(
      { [PANZER]: 'overwatch' },
      { [COUNTER]: 'move', 'soviet-hidden-2': 'move' },
    );
    action.play({ type: 'begin-move', unit: 'soviet-hidden-2' }, { type: 'step', hex: '0106' });
    for (const viewer of ['german', null]) {
      const all = told(action, viewer) + JSON.stringify(action.session.actions(action.state, viewer ?? 'german'));
      expect(all).toContain(COUNTER);
      expect(all).not.toContain(TANK);
      expect(all).not.toContain('"dummy"');
    }
    expect(told(action, 'soviet')).toContain(TANK);
  });

  it.each(['german', null])('leaves no trace in what %s sees while it stands', (viewer) => {
    // The same hexes and orders; in one game the first counter holds the tank, in the other the tank feigns itself elsewhere.
    const script = (units: readonly string[], as?: string): FieldAction => {
      const action = field(far, {
        soviet: [
          { card: TANK, hex: '0405', facing: 'NE', ...COMPANY },
          { card: RIFLES, hex: '0405', facing: 'NE', ...COMPANY },
        ],
      });
      const rest = [TANK, RIFLES].filter((id) => !units.includes(id));
      const first = as === undefined ? { hex: '0405', units } : { hex: '0405', units: [], as };
      action.play(hide(first, { hex: '0405', units: as === undefined ? rest : [TANK, RIFLES] }));
      action.order({ [PANZER]: 'overwatch' }, { [COUNTER]: 'move' });
      action.play({ type: 'begin-move', unit: COUNTER }, { type: 'step', hex: '0404' }, { type: 'pass' });
      return action.play({ type: 'end-move' });
    };
    expect(told(script([TANK]), viewer)).toBe(told(script([RIFLES]), viewer));
    expect(told(script([], RIFLES), viewer)).toBe(told(script([RIFLES]), viewer));
  });
});
