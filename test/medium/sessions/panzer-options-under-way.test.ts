import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const FLAK = 'ford-flak-track';
const FAR = { card: 'ford-half-squad', hex: '1201', facing: 'S' };

const begun = (field: object) =>
  new FieldAction({ german: [FAR], soviet: [{ card: TANK, hex: '0405', facing: 'N' }], turns: 2, ...field })
    .order({}, { [TANK]: 'move' })
    .play({ type: 'begin-move', unit: TANK });

/** Worked out from the book before it was played: rough ground holds a tank on 30 or less by the training card [7.29]. */
describe('soft ground is tried first [7.29]', () => {
  /** A veteran crew would find a place on 1; held, it does not even look, and is SPOT/FIRE for the turn. */
  it.each([
    [30, undefined, 'fire'],
    [31, 'full', 'move'],
  ])('before a hull-down place is looked for: a roll of %i', (die, hullDown, spot) => {
    const action = begun({
      options: { bogging: true },
      map: { hexes: [{ hex: '0405', terrain: ['rough'] }] },
      dice: { 'movement/bog-check:bog': [die], 'movement/hull-down-search:search': [1] },
    }).play({ type: 'search', position: 'full', entry: 'forward' });
    const { hex, spot: counter, ...state } = action.position.units[TANK]!;
    expect([hex, counter, state.hullDown]).toEqual(['0405', spot, hullDown]);
  });

  /** 46 + 20 is 66, past the walls of brick; held, the walls are not tried at all [6.6.3]. */
  it.each([
    [30, '0405', undefined, 'fire'],
    [31, '0404', true, 'move'],
  ])('before the walls of a building are: a roll of %i', (die, hex, inside, spot) => {
    const action = begun({
      options: { bogging: true },
      map: {
        hexes: [
          { hex: '0405', terrain: ['rough'] },
          { hex: '0404', terrain: ['brickBuilding'] },
        ],
      },
      dice: { 'movement/bog-check:bog': [die], 'movement/building-entry:building': [46] },
    }).play({ type: 'break-in' });
    const { trackHit, damaged, ...state } = action.position.units[TANK]!;
    expect([state.hex, state.inside, state.spot, trackHit, damaged]).toEqual([hex, inside, spot, undefined, undefined]);
  });
});

/** Hasty mines: a tank of GP defence 4 is damaged on 15 or less; the crew stays on 50 [7.31.2.1, 6.5.2.6.1]. */
describe('mines under a tank that was set up among them [7.31.2]', () => {
  it.each([
    ['turns', { type: 'turn', facing: 'S' }, true],
    ['looks for a place', { type: 'search', position: 'full', entry: 'forward' }, true],
    ['steps out', { type: 'forward' }, true],
    ['stays as it is', { type: 'end-move' }, undefined],
  ])('go off when it %s', (_what, command, damaged) => {
    const action = begun({
      options: { mines: true },
      start: { minefields: [{ side: 'german', hexes: ['0405'], density: 'hasty', mines: 'antiVehicular' }] },
      dice: { 'combat/minefield-attack:mines': [15] },
    }).play(command);
    expect(action.position.units[TANK]!.damaged).toBe(damaged);
    expect(action.position.mines[0]!.known).toBe(damaged === true);
  });
});

/** A bridge that bears 20 tons is no way on to the map for a tank of 30 [7.32, 1.8]. */
describe('weight limits at the edge of the map [7.32]', () => {
  it.each([
    [20, 0],
    [30, 6],
  ])('a bridge for %i tons', (tons, ways) => {
    const action = new FieldAction({
      german: [FAR],
      soviet: [{ card: 'ford-rifles-1', hex: '0909', facing: 'N' }],
      reinforcements: [
        {
          side: 'soviet',
          formation: 'formation of ford-rifles-1',
          turn: 1,
          units: [{ name: TANK, card: TANK }],
          entry: { hexes: ['0105'] },
        },
      ],
      options: { weightLimits: true },
      start: { weightLimits: [{ hex: '0105', tons }] },
      map: {
        hexes: [{ hex: '0105', terrain: ['stream', 'bridge'] }],
        paths: [{ kind: 'road', hexes: ['0105', '0204'] }],
      },
      cards: { [TANK]: { weight: 30 } },
      turns: 2,
    });
    action.order({}, { [TANK]: 'move' }).play({ type: 'begin-move', unit: TANK });
    expect(action.listed('enter')).toHaveLength(ways);
  });
});

/**
 * The half-track fires at the bomber and marks itself; the tank on overwatch sees it 4 hexes away and has a gun for it, but nobody on the ground
 * answers fire at aircraft [6.7.4, 4.4.2]. The same half-track firing at the tank is answered.
 */
describe('fire at aircraft [6.7.4]', () => {
  const aircraft = [
    {
      id: 'bomber',
      name: 'Bomber',
      side: 'soviet',
      grade: 'regular',
      gpDefense: 4,
      strafe: { factor: 5, smallArms: true, attacks: 3 },
    },
  ];
  const field = (start: object) =>
    new FieldAction({
      german: [{ card: FLAK, hex: '0605', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0609', facing: 'N' }],
      start,
      turns: 2,
    });
  const askedOnOverwatch = (action: FieldAction): boolean => {
    while (action.position.turn === 1) {
      if (action.position.step === 'overwatch' && action.side === 'soviet') return true;
      if (action.session.sealing(action.state)) action.adjustNothing();
      else action.play(action.open.actions.find(({ command }) => /^(end-|pass|fly$)/.test(command.type))!.command);
    }
    return false;
  };

  it('is answered by nobody', () => {
    const action = field({ aircraft }).order({ [FLAK]: 'overwatch' }, { [TANK]: 'overwatch' });
    action.play(
      { type: 'fly-in', unit: 'bomber', speed: 'slow', altitude: 'low', dives: false },
      { type: 'entry', hex: '0601' },
      { type: 'heading', facing: 'S' },
      { type: 'anti-air', unit: FLAK, weapon: 1 },
    );
    expect(action.position.units[FLAK]).toMatchObject({ fired: true, spot: 'fire' });
    expect(askedOnOverwatch(action)).toBe(false);
  });

  it('is another thing than fire at the ground', () => {
    const action = field({}).order({ [FLAK]: 'fire' }, { [TANK]: 'overwatch' });
    action
      .play({ type: 'take-aim', unit: FLAK })
      .play({ type: 'fire', weapon: 1, ammo: 'GP', target: TANK }, { type: 'resolve', target: TANK });
    expect(askedOnOverwatch(action)).toBe(true);
  });
});
