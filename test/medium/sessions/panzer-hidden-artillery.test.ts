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
