import { describe, expect, it } from '@jest/globals';
import { type Command, RefusedError, seenEntry } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const OBSERVER = 'ford-observer-g';
const RIFLES = 'ford-rifles-1';
const TANK = 'ford-medium-1';
const GUNS = 'battery';

/** A German battery with two points and a plan to be chosen, and a hasty field of three hexes; a bridge in 0808. */
const field = (dice: Readonly<Record<string, readonly number[]>> = {}) =>
  new FieldAction({
    german: [{ card: OBSERVER, hex: '0905', facing: 'NW', command: 'fo' }],
    soviet: [
      { card: RIFLES, hex: '0405', facing: 'NE' },
      { card: TANK, hex: '0101', facing: 'NE' },
    ],
    map: { hexes: [{ hex: '0808', terrain: ['bridge', 'stream'] }] },
    options: { mines: true },
    start: {
      batteries: [
        {
          id: GUNS,
          name: 'Heavy battery',
          side: 'german',
          nation: 'german',
          range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
          factor: { P: 10, S: 10, M: 10, L: 10, E: 10 },
          effectiveness: 6,
          registers: 2,
          mayPlan: true,
        },
      ],
      minefields: [{ side: 'german', toPlot: 3, density: 'hasty', mines: 'both' }],
    },
    dice,
  });

const plot = (more: object = {}): Command => ({ type: 'plot', minefields: [], registered: [], plans: [], ...more });

const told = ({ session, state, entries }: FieldAction, viewer: string | null): string =>
  JSON.stringify([
    entries.map((entry) => seenEntry(entry, viewer, false)),
    session.view(state, viewer),
    session.board(state, viewer),
    session.pending(state, viewer),
  ]);

/** Written down after the terrain and before the units, each side for itself [6.5.1.4, 6.5.1.11.1, 7.31.1]. */
describe('plotting before the set-up', () => {
  const WHOLE = plot({
    minefields: [{ field: 1, hexes: ['0201', '0202'] }],
    registered: [{ battery: GUNS, points: ['0709', '0809'] }],
    plans: [{ battery: GUNS, turn: 3, point: '0909', stretches: [{ turns: 2, mission: 'gp', sheaf: 'open' }] }],
  });

  it('comes first, and is asked of the side to which the scenario leaves it', () => {
    const action = field();
    expect([action.side, action.position.step]).toEqual(['german', 'set-up']);
    expect(Object.values(action.position.units).every(({ place }) => place === 'toPlace')).toBe(true);
    action.play(WHOLE);
    expect(action.position.step).toBe('orders');
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'map', hex: '0405' });
    expect(action.position.mines.map(({ hex, side, known }) => [hex, side, known])).toEqual([
      ['0201', 'german', false],
      ['0202', 'german', false],
    ]);
  });

  it.each(['soviet', null])('%s learns of it that it has been done', (viewer) => {
    const [none, whole] = [field().play(plot()), field().play(WHOLE)];
    expect(told(whole!, viewer)).toBe(told(none!, viewer));
    expect(told(whole!, 'german')).toContain('0909');
  });

  it.each([
    ['hexes apart', { minefields: [{ field: 1, hexes: ['0201', '0401'] }] }, 'mines-apart'],
    ['a bridge', { minefields: [{ field: 1, hexes: ['0808'] }] }, 'mines-terrain'],
    ['four hexes of three', { minefields: [{ field: 1, hexes: ['0201', '0202', '0203', '0204'] }] }, 'mines-too-many'],
    ['a field of nobody', { minefields: [{ field: 2, hexes: ['0201'] }] }, 'plot-not-yours'],
    ['three points of two', { registered: [{ battery: GUNS, points: ['0101', '0102', '0103'] }] }, 'plot-not-yours'],
    ['a hex off the map', { registered: [{ battery: GUNS, points: ['4001'] }] }, 'plot-off-the-map'],
    [
      'six turns',
      {
        plans: [
          {
            battery: GUNS,
            turn: 1,
            point: '0405',
            stretches: [
              { turns: 3, mission: 'gp', sheaf: 'open' },
              { turns: 3, mission: 'gp', sheaf: 'closed' },
            ],
          },
        ],
      },
      'plan-too-long',
    ],
  ])('refuses %s', (_what, more, key) => {
    const action = field();
    expect(() => action.play(plot(more))).toThrow(RefusedError);
    expect(() => field().play(plot(more))).toThrow(key);
  });
});

/** A point registered by the player gives the battery +2: a roll of 2 is the 4 an FO needs [6.5.1.4, 6.5.1.12]. */
describe('points of the player’s own', () => {
  it.each([
    ['0405', 'success'],
    ['0406', 'failure'],
  ])('registered at %s the answer is a %s', (point, response) => {
    const action = field({ 'combat/call-fire:response': [2] });
    action.play(plot({ registered: [{ battery: GUNS, points: [point] }] })).order({ [OBSERVER]: 'overwatch' }, {});
    action.play({ type: 'call', unit: OBSERVER, hex: '0405' }, { type: 'source', unit: GUNS }, { type: 'send' });
    expect(action.events[0]).toMatchObject({ responses: [{ source: GUNS, response }] });
  });
});

/**
 * Planned for turn 1, closed, on the squad's hex: it needs no observer and no answer [6.5.1.11]. It is read at M: factor 10
 * against 2: to 19 nothing, to 53 suppressed; 53 suppresses. Put off by a turn nobody hears of it, and it falls in turn 2 [6.5.1.11.2].
 */
describe('fire planned by the player', () => {
  const planned = () =>
    field({ 'combat/indirect-fire:gp fire': [53] })
      .play(
        plot({
          plans: [{ battery: GUNS, turn: 1, point: '0405', stretches: [{ turns: 1, mission: 'gp', sheaf: 'closed' }] }],
        }),
      )
      .order({}, {});

  it('falls in its turn', () => {
    const action = planned().play({ type: 'end-indirect' });
    expect(action.events.find(({ type }) => type === 'plan-fired')).toMatchObject({ battery: GUNS, point: '0405' });
    expect(action.position.units[RIFLES]).toMatchObject({ suppression: 'on' });
  });

  /** A closed linear SHEAF is seven hexes from the point in one direction [6.5.1.5, 6.5.1.11.1]: south of 0402 the squad is the fourth. */
  it('falls in a line, in the direction that is plotted with it', () => {
    const lines = (direction?: string) => {
      const stretch = { turns: 1, mission: 'gp', sheaf: 'closedLinear', ...(direction ? { direction } : {}) };
      const plans = [{ battery: GUNS, turn: 1, point: '0402', stretches: [stretch] }];
      return field({ 'combat/indirect-fire:gp fire': [53] }).play(plot({ plans }));
    };
    const action = lines('S').order({}, {}).play({ type: 'end-indirect' });
    expect(action.events.find(({ type }) => type === 'fire-landed')).toMatchObject({
      hexes: ['0402', '0403', '0404', '0405', '0406', '0407', '0408'],
    });
    expect(action.position.units[RIFLES]).toMatchObject({ suppression: 'on' });
    expect(() => lines()).toThrow('plot-direction');
  });

  it('waits a turn, and nobody is told', () => {
    const action = planned().play({ type: 'delay-plan', unit: GUNS });
    expect(seenEntry(action.entries.at(-1)!, 'soviet', false).events).toEqual([
      { type: 'plan-delayed', side: 'german' },
    ]);
    action.play({ type: 'end-indirect' });
    expect(action.happened).not.toContain('plan-fired');
    action.adjustNothing().order({}, {}).play({ type: 'end-indirect' });
    expect(action.happened).toContain('plan-fired');
  });
});

/** An enemy that enters a plotted hex sets it off: the mines are known from then on [7.31.2]. */
describe('mines of the player’s own', () => {
  it('strike who enters', () => {
    const action = field().play(plot({ minefields: [{ field: 1, hexes: ['0201', '0202'] }] }));
    action.order({}, { [TANK]: 'move' }).play({ type: 'end-indirect' });
    action.play({ type: 'begin-move', unit: TANK }, { type: 'turn', facing: 'SE' }, { type: 'forward' });
    expect(['0201', '0202']).toContain(action.position.units[TANK]!.hex);
    expect(action.happened).toContain('mines-known');
    expect(action.happened).toContain('mines-struck');
  });
});
