import { describe, expect, it } from '@jest/globals';
import { type Command, seenEntry } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const OBSERVER = 'ford-observer-s';
const MORTAR = 'ford-mortar';
const RIFLES = 'ford-rifles-1';
const SQUAD = 'ford-grenadiers';
const PANZER = 'ford-panzer-1';
const [EYES, TUBE] = ['soviet-hidden-1', 'soviet-hidden-2'];
const NAMES = [OBSERVER, MORTAR];

/** Crops are medium cover: two rows down, where a small unit is seen at 3 hexes [4.1.3]. */
const CROPS = { hexes: ['0402', '0105'].map((hex) => ({ hex, terrain: ['crops'] })) };

type Field = ConstructorParameters<typeof FieldAction>[0];

/** A Soviet observer and a mortar in crops, 8 and 11 hexes from a German squad, the mortar 5 from a tank; the Soviets have two counters. */
const field = (more: Partial<Field> = {}) =>
  new FieldAction({
    german: [
      { card: SQUAD, hex: '1205', facing: 'NW' },
      { card: PANZER, hex: '0607', facing: 'NW' },
    ],
    soviet: [
      { card: OBSERVER, hex: '0402', facing: 'NE', command: 'fo', formation: 'Battery' },
      { card: MORTAR, hex: '0105', facing: 'NE', formation: 'Battery' },
      // Four seasoned units have two commands [6.2.1.1.1].
      { card: RIFLES, hex: '0101', facing: 'NE', formation: 'Battery' },
      { card: 'ford-rifles-2', hex: '0101', facing: 'NE', formation: 'Battery' },
    ],
    map: CROPS,
    start: { hidden: { german: 0, soviet: 2 } },
    ...more,
    options: { hiddenUnits: true, ...more.options },
  });

const hide = (...counters: object[]): Command => ({ type: 'hide', counters });
const BOTH = hide({ hex: '0402', units: [OBSERVER] }, { hex: '0105', units: [MORTAR] });

/** What a viewer is told and shown, whole. */
const told = ({ session, state, entries }: FieldAction, viewer: string | null): string =>
  JSON.stringify([
    entries.map((entry) => seenEntry(entry, viewer, false)),
    session.view(state, viewer),
    session.board(state, viewer),
    session.pending(state, viewer),
    session.score(state, viewer),
  ]);

const secretsIn = (action: FieldAction, viewer: string | null): string[] =>
  NAMES.filter((name) => told(action, viewer).includes(name));

/**
 * Worked out from the book before it was played. A small unit in the open is seen at 10 hexes: the observer has spotted the squad, 8 hexes
 * off, and nobody him (3); the mortar, 11 off, has not, else it could not fire at it indirectly [6.5.1]. He observes and the mortar fires, and neither need be shown [7.2.2.3]. An FO needs 2 of an attached source
 * [6.5.1.12]; a Regular one takes at most 1 off: 5 is enough. 11 hexes are S, factor 4, against 2: to 43 nothing, to 71 suppressed; 72 is
 * Effective: a half-squad, suppressed [6.5.4.4.3].
 * The mortar is small arms for spotting: its counter has SPOT/FIRE turned, one row up: seen at 5, by the tank in the next Spotting Phase.
 * Who observes is not spotted for it [6.5.1].
 */
describe('a mission called and fired out of hiding', () => {
  const called = (more: Partial<Field> = {}): FieldAction => {
    const action = field({
      ...more,
      dice: { 'combat/call-fire:response': [5], 'combat/indirect-fire:gp fire': [72], ...more.dice },
    }).play(BOTH);
    action.order({}, { [EYES]: 'overwatch', [TUBE]: 'fire' });
    expect([action.side, action.position.step]).toEqual(['soviet', 'indirect-fire']);
    action.play({ type: 'call', unit: OBSERVER, hex: '1205' });
    expect(action.listed('source')).toEqual([{ unit: MORTAR }]);
    expect(secretsIn(action, 'german')).toEqual([]);
    return action.play({ type: 'source', unit: MORTAR }, { type: 'send' });
  };

  it('strikes, and shows nobody', () => {
    const action = called();
    expect(action.events[0]).toMatchObject({
      type: 'fire-answered',
      observer: null,
      responses: [{ source: TUBE, response: 'success' }],
    });
    expect(action.events.find(({ type }) => type === 'fire-landed')).toMatchObject({ source: TUBE, factor: 4 });
    expect(action.position.units[SQUAD]).toMatchObject({ reduced: true, suppression: 'on' });
    for (const name of NAMES) expect(action.position.units[name]!.place).toBe('hidden');
    expect(action.position.hidden.counters[TUBE]!.spot).toBe('smallArms');
    expect(action.position.hidden.counters[EYES]!.spot).toBeUndefined();
    const { pieces } = action.session.board(action.state, 'german')!;
    const marks = pieces.flatMap(({ id, marks: all }) => (id === TUBE || id === EYES ? [[id, all]] : []));
    expect(marks).toEqual([
      [EYES, []],
      [TUBE, [expect.objectContaining({ key: 'spot-smallArms' })]],
    ]);
    expect(action.happened).not.toContain('counter-revealed');
  });

  it.each(['german', null])('%s learns neither who called nor who fired', (viewer) => {
    const action = called();
    expect(secretsIn(action, viewer)).toEqual([]);
    expect(told(action, viewer)).toContain(TUBE);
    action.play({ type: 'end-indirect' });
    // Nobody in the counters is left to fire at what he spots: they stay down in the Direct Fire Step.
    expect(action.position.step).toBe('adjustment');
    expect(secretsIn(action, viewer)).toEqual([]);
    expect(told(action, 'soviet')).toContain(MORTAR);
  });

  it('is seen by the smoke of its tube in the next Spotting Phase, the observer is not', () => {
    const action = called().play({ type: 'end-indirect' }).adjustNothing();
    expect(action.position.turn).toBe(2);
    expect(action.events.filter(({ type }) => type === 'counter-revealed')).toMatchObject([
      { counter: TUBE, cause: 'spotted', units: [MORTAR] },
    ]);
    action.play({ type: 'face', facing: 'NE' });
    expect(action.position.units[MORTAR]).toMatchObject({ place: 'map', hex: '0105', spot: 'smallArms' });
    expect(action.position.units[OBSERVER]!.place).toBe('hidden');
    // The mission goes on, called by somebody of whom nobody knows.
    action.order({}, { [EYES]: 'overwatch', [MORTAR]: 'fire' });
    expect(action.listed('continue')).toContainEqual({ mission: 'mission-1', shells: 'gp' });
    expect(told(action, 'german')).not.toContain(OBSERVER);
  });

  it('ends without a word about the observer when he has something else to do', () => {
    const action = called().play({ type: 'end-indirect' }).adjustNothing().play({ type: 'face', facing: 'NE' });
    action.order({}, { [EYES]: 'move' });
    expect(action.events.find(({ type }) => type === 'mission-checked')).toMatchObject({ why: 'dropped' });
  });

  it('may not do both: the counter that observes answers nobody', () => {
    const action = called();
    expect(action.position.units[OBSERVER]).toMatchObject({ observed: true });
    expect(action.position.units[OBSERVER]!.face).toBeUndefined();
  });
});

/** A pause in the Indirect Fire Step tells nothing: a side with a tube that is not lost is asked, whatever its counters were told [6.5.1, 7.2.2]. */
describe('who is asked about indirect fire', () => {
  it.each([
    ['has its mortar told to fire', { [TUBE]: 'fire' }],
    ['has it told nothing', {}],
  ])('a side that %s', (_what, orders) => {
    const action = field().play(BOTH).order({}, orders);
    expect([action.side, action.position.step]).toEqual(['soviet', 'indirect-fire']);
  });
});

/** Camouflaged units are always on the map: they are nobody's hidden units [7.24]. */
describe('camouflaged units', () => {
  it('are not hidden', () => {
    const action = field({
      options: { hiddenUnits: true, camouflage: true },
      start: { hidden: { german: 0, soviet: 2 }, camouflaged: [MORTAR] },
    });
    expect(() => action.play(BOTH)).toThrow('hidden-stranger');
  });
});

/**
 * Hidden units may be in full cover [7.2.2.2], which takes two rows off: a squad in crops, on row -2, is seen at 3 hexes, and on row -4 it
 * is not [4.1.3, 6.1.4.2]. Full cover is taken in the Adjustment Phase [6.8.2], and nobody is told. With Move it then crawls, one hex [6.6.4.3].
 */
describe('full cover in hiding', () => {
  const adjust = (action: FieldAction, soviet: object): FieldAction => {
    const { sides } = action.session.sealing(action.state)!;
    const set = (side: string): Command => ({ type: 'commit-adjustment', ...(side === 'soviet' ? soviet : {}) });
    return action.handIn(Object.fromEntries(sides.map((side) => [side, set(side)])));
  };

  const hidden = () =>
    field({
      german: [{ card: SQUAD, hex: '1205', facing: 'NW' }],
      soviet: [{ card: RIFLES, hex: '0402', facing: 'NE' }],
    })
      .play(hide({ hex: '0402', units: [RIFLES] }))
      .order({}, {});

  it('is taken without a word', () => {
    const action = hidden();
    const games = [{}, { cover: { [RIFLES]: 'take' } }].map((set) => {
      const game = hidden();
      adjust(game, set);
      return game;
    });
    expect(games.map((game) => game.position.units[RIFLES]!.cover)).toEqual([undefined, true]);
    for (const viewer of ['german', null]) expect(told(games[1]!, viewer)).toBe(told(games[0]!, viewer));
    expect(action.position.step).toBe('adjustment');
  });

  it('lets a squad crawl one hex and no further, and keeps it', () => {
    const action = adjust(hidden(), { cover: { [RIFLES]: 'take' } });
    action.order({}, { [EYES]: 'move' }).play({ type: 'begin-move', unit: EYES }, { type: 'step', hex: '0403' });
    // The German is asked whether he looks for it, by what everybody can see.
    while (action.side === 'german') action.play({ type: 'pass' });
    expect(action.listed('step')).toEqual([]);
    action.play({ type: 'end-move' });
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'hidden', cover: true });
    expect(action.position.hidden.counters[EYES]!.hex).toBe('0403');
  });

  /** The German squad comes from 4 hexes off to 3: there it would see one in crops, and one in full cover there not. */
  it.each([
    [{}, true],
    [{ cover: { [RIFLES]: 'take' } }, false],
  ])('after %j a squad 3 hexes away finds it: %s', (set, found) => {
    const action = field({
      german: [{ card: SQUAD, hex: '0406', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '0402', facing: 'NE' }],
    })
      .play(hide({ hex: '0402', units: [RIFLES] }))
      .order({ [SQUAD]: 'move' }, {});
    action.play({ type: 'begin-move', unit: SQUAD }, { type: 'step', hex: '0405' });
    while (action.position.step === 'movement') {
      const type = action.open.actions.map(({ command }) => command.type).find((each) => /^(end-|pass$)/.test(each));
      action.play({ type: type! });
    }
    adjust(action, set);
    expect(action.happened.includes('counter-revealed')).toBe(found);
  });
});
