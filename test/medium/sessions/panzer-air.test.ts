import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const BOMBER = 'bomber';
const FLAK = 'ford-flak-track';
const SQUAD = 'ford-grenadiers';

/** A Soviet dive bomber, regular, GP defence 4: three attacks with its guns (factor 5, small arms), two bombs (factor 12, effectiveness 8). */
const start = {
  aircraft: [
    {
      id: BOMBER,
      name: 'Dive bomber',
      side: 'soviet',
      grade: 'regular',
      gpDefense: 4,
      diveBomber: true,
      strafe: { factor: 5, smallArms: true, attacks: 3 },
      bombs: { factor: 12, effectiveness: 8, attacks: 2 },
    },
  ],
};

/** A squad in 0605 and an anti-aircraft half-track in 1005, four columns to the east of the way the bomber takes down column 06. */
const field = (dice: Readonly<Record<string, readonly number[]>>) =>
  new FieldAction({
    german: [
      { card: FLAK, hex: '1005', facing: 'NW' },
      { card: SQUAD, hex: '0605', facing: 'N' },
    ],
    soviet: [{ card: 'ford-rifles-1', hex: '0109', facing: 'N' }],
    start,
    dice,
  }).order({ [FLAK]: 'overwatch' }, {});

const comeIn = (action: FieldAction, how: object) =>
  action.play(
    { type: 'fly-in', unit: BOMBER, ...how },
    { type: 'entry', hex: '0601' },
    { type: 'heading', facing: 'S' },
  );

const SLOW_AND_LOW = { speed: 'slow', altitude: 'low', dives: false };

/**
 * Worked out from the book before it was played.
 *
 * The squad is 4 hexes from the entry hex, 5 from the edge: nearer than the 6 hexes that acquiring at low altitude and slow speed takes,
 * so that the approach counts [6.7.3.1.1]. The guns reach two hexes ahead: 0605 from 0603 [6.7.3.2].
 *   Strafing: factor 5 against 2, to 39 nothing, to 68 suppressed; low +20, a regular crew at E -5: 54 is 69, Effective, a half-squad [6.7.3.5].
 * The half-track saw the bomber come over the edge and has it at once [6.7.4.1.1]. Its fire is declared after the attack, which comes first.
 *   0603 is 4 hexes away: P, factor 6 against 4, to 44 nothing, to 74 suppressed; low +10.
 *   64 is 74: suppressed. 65 is 75: Effective and ends in 5, damaged. 66 is 76: shot down [6.7.4.2.1].
 *   The wreck flies on half of 5 hexes, 2, and comes down on the half-squad in 0605: factor 15 against 2, to 38 suppressed. 39 is its end.
 */
describe('an air attack under anti-aircraft fire', () => {
  it.each([
    [64, 'suppressed'],
    [65, 'damaged'],
    [66, 'shotDown'],
  ])('a roll of %i: %s', (roll, fate) => {
    const action = field({
      'combat/air-attack:gp fire': [54],
      'combat/anti-aircraft-fire:anti-aircraft': [roll],
      'combat/anti-aircraft-fire:crash': [5],
      'combat/crash:gp fire': [39],
    });
    expect([action.side, action.position.step]).toEqual(['soviet', 'first-air']);
    comeIn(action, SLOW_AND_LOW);
    expect(action.side).toBe('german');
    expect(action.open.actions.map(({ command }) => command)).toEqual([
      { type: 'anti-air', unit: FLAK, weapon: 1 },
      { type: 'pass' },
      { type: 'pass-aircraft' },
    ]);
    action.play({ type: 'pass' }, { type: 'fly' }, { type: 'pass' });
    expect(action.listed('attack')).toEqual([]);
    action.play({ type: 'fly' }, { type: 'pass' });
    expect(action.listed('attack')).toEqual([{ airWeapon: 'strafe', target: SQUAD }]);
    action.play({ type: 'attack', airWeapon: 'strafe', target: SQUAD });
    expect(action.side).toBe('german');
    action.play({ type: 'anti-air', unit: FLAK, weapon: 1 });
    expect(action.happened.slice(0, 3)).toEqual(['air-attacked', 'unit-hurt', 'anti-air-fired']);
    expect(action.events[0]).toMatchObject({ hexes: ['0604', '0605'] });
    expect(action.events[1]).toMatchObject({ unit: SQUAD, effect: 'reduced' });
    expect(action.events[2]).toMatchObject({ fate });
    expect(action.position.units[FLAK]).toMatchObject({ fired: true, face: 'revealed', spot: 'fire' });
    // An attack from the air is no fire as recovery counts it.
    expect(action.position.units[SQUAD]!.underFire).toBeUndefined();
    const { aircraft, sortie } = action.position.air;
    expect(aircraft[BOMBER]!.attacks).toEqual({ strafe: 2, bombs: 2, rockets: 0 });
    if (fate === 'shotDown') {
      expect(action.events[3]).toMatchObject({ type: 'aircraft-crashed', hex: '0605' });
      expect(action.position.units[SQUAD]).toMatchObject({ place: 'lost', fate: 'eliminated' });
      expect([aircraft[BOMBER]!.lost, sortie]).toEqual([true, null]);
    } else {
      expect(aircraft[BOMBER]).toMatchObject(fate === 'damaged' ? { damaged: true } : { suppression: 'on' });
      expect(sortie!.speed).toBe('slow');
    }
  });

  it('is let pass to the end, leaves by the south edge, and comes back there in the next turn', () => {
    const action = field({});
    comeIn(action, SLOW_AND_LOW).play({ type: 'pass-aircraft' });
    for (let n = 0; n < 9; n += 1) action.play({ type: 'fly' });
    expect(action.events.find(({ type }) => type === 'aircraft-left')).toMatchObject({ edge: 'S' });
    expect(action.position.air.aircraft[BOMBER]).toMatchObject({ first: 1, last: 1, leftBy: 'S' });
    // It has flown this turn, and does so only once: the second air phase is left out.
    expect(action.position.step).not.toBe('first-air');
    while (action.position.turn === 1) {
      if (action.session.sealing(action.state)) action.adjustNothing();
      else action.play(action.open.actions.find(({ command }) => command.type.startsWith('end-'))!.command);
    }
    action.order({ [FLAK]: 'overwatch' }, {}).play({ type: 'fly-in', unit: BOMBER, ...SLOW_AND_LOW });
    expect(action.listed('entry').map(({ hex }) => (hex as string).slice(2))).toEqual(Array(12).fill('09'));
  });
});

/**
 * A dive attack: high and slow until the bomb falls, then low [6.7.2.3.2]. At high altitude 6 hexes are needed as well. It falls on the
 * hex ahead, 0605 from 0604: factor 12 against 2, to 11 nothing, to 47 suppressed; resolved low, +20; bombs know no grade.
 * 27 is 47, suppressed; 28 is 48, Effective.
 */
describe('a dive attack', () => {
  it.each([
    [27, 'suppressed'],
    [28, 'reduced'],
  ])('a roll of %i: %s', (roll, effect) => {
    const action = field({ 'combat/air-attack:gp fire': [roll] });
    comeIn(action, { speed: 'slow', altitude: 'high', dives: true }).play({ type: 'pass-aircraft' });
    for (let n = 0; n < 3; n += 1) action.play({ type: 'fly' });
    expect(action.listed('attack')).toEqual([{ airWeapon: 'bombs', target: SQUAD }]);
    action.play({ type: 'attack', airWeapon: 'bombs', target: SQUAD });
    expect(action.events.find(({ type }) => type === 'air-attacked')).toMatchObject({ hexes: ['0605'], dive: true });
    expect(action.events.find(({ type }) => type === 'unit-hurt')).toMatchObject({ unit: SQUAD, effect });
    expect(action.position.air.sortie).toMatchObject({ altitude: 'low' });
    expect(action.position.air.aircraft[BOMBER]!.attacks.bombs).toBe(1);
  });
});
