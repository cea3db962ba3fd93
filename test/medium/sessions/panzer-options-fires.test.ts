import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const burning = ({ position }: FieldAction): string[] =>
  position.marks.flatMap(({ kind, hexes }) => (kind === 'fire' ? [...hexes] : []));

/** Worked out from the book and the training charts before it was played. */
describe('what else sets buildings on fire [7.35]', () => {
  const BATTERY = {
    id: 'guns',
    name: 'Guns',
    side: 'soviet',
    nation: 'soviet',
    range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
    factor: { P: 8, S: 8, M: 8, L: 8, E: 8 },
    effectiveness: 4,
    plan: { turn: 1, point: '0505', stretches: [{ turns: 1, mission: 'gp', sheaf: 'closed' }] },
  };

  /** Planned fire is of range factor M: factor 8, and a brick building burns on 01-10, as printed [6.5.1.13, 7.35.1]. */
  it.each([
    [10, ['0505']],
    [11, []],
  ])('a SHEAF over an empty brick building, on a die of %i', (die, hexes) => {
    const action = new FieldAction({
      german: [{ card: 'ford-half-squad', hex: '1209', facing: 'N' }],
      soviet: [{ card: 'ford-rifles-1', hex: '0101', facing: 'S' }],
      map: { hexes: [{ hex: '0505', terrain: ['brickBuilding'] }] },
      start: { batteries: [BATTERY] },
      options: { fires: true },
      dice: { 'events/fire-check:fire': [die] },
      turns: 2,
    });
    action.order({}, {}, 'soviet').play({ type: 'end-indirect' }).adjustNothing();
    expect(burning(action)).toEqual(hexes);
  });

  /**
   * Engineers with a flamethrower go at a half-squad in a wooden building: 90 + 20 for the flamethrower - 10 for their grade against
   * 10 - 25: it is gone, and the building burns without a die [6.6.1.2.2, 7.35.1].
   */
  it('a flamethrower in hand-to-hand combat, without a die', () => {
    const action = new FieldAction({
      german: [
        { card: 'ford-half-squad', hex: '0505', facing: 'N' },
        { card: 'ford-observer-g', hex: '1209', facing: 'N' },
      ],
      soviet: [{ card: 'ford-engineers', hex: '0504', facing: 'S' }],
      map: { hexes: [{ hex: '0505', terrain: ['woodBuilding'] }] },
      options: { fires: true },
      dice: { 'combat/hand-to-hand:attacker': [90], 'combat/hand-to-hand:defender': [10] },
      turns: 2,
    }).order({}, { 'ford-engineers': 'move' }, 'soviet');
    action.play(
      { type: 'assault', unit: 'ford-engineers', target: 'ford-half-squad' },
      { type: 'resolve-assault', target: 'ford-half-squad' },
    );
    expect(action.position.units['ford-half-squad']).toMatchObject({ place: 'lost', fate: 'eliminated' });
    while (action.position.step === 'close-combat') action.play({ type: 'end-assaults' });
    expect(burning(action)).toEqual([]);
    action.adjustNothing();
    expect(burning(action)).toEqual(['0505']);
  });
});

/**
 * Bombs of factor 8 from high up on a squad in the open: the pattern is its hex, the next one and all beside them, an empty brick building in
 * 0606 among them [6.7.3.3]. A building in the pattern burns on 01-10 of factor 8, as printed [7.35.1]. Six hexes are needed to acquire the
 * squad, which is five from the edge, so that the approach counts: from 0604 it is ahead [6.7.3.1.1].
 */
describe('bombs beside a brick building [7.35]', () => {
  it.each([
    [10, ['0606']],
    [11, []],
  ])('on a die of %i', (die, hexes) => {
    const bomber = {
      id: 'bomber',
      name: 'Dive bomber',
      side: 'soviet',
      grade: 'regular',
      gpDefense: 4,
      diveBomber: true,
      strafe: { factor: 5, smallArms: true, attacks: 3 },
      bombs: { factor: 8, effectiveness: 8, attacks: 2 },
    };
    const action = new FieldAction({
      german: [{ card: 'ford-grenadiers', hex: '0605', facing: 'N' }],
      soviet: [{ card: 'ford-rifles-1', hex: '0109', facing: 'N' }],
      map: { hexes: [{ hex: '0606', terrain: ['brickBuilding'] }] },
      start: { aircraft: [bomber] },
      options: { fires: true },
      dice: { 'events/fire-check:fire': [die], 'combat/air-attack:gp fire': [1] },
      turns: 2,
    }).order({}, {});
    action.play(
      { type: 'fly-in', unit: 'bomber', speed: 'slow', altitude: 'high', dives: false },
      { type: 'entry', hex: '0601' },
      { type: 'heading', facing: 'S' },
      { type: 'fly' },
      { type: 'fly' },
      { type: 'fly' },
      { type: 'attack', airWeapon: 'bombs', target: 'ford-grenadiers' },
    );
    while (action.position.turn === 1) {
      if (action.session.sealing(action.state)) action.adjustNothing();
      else action.play(action.open.actions.find(({ command }) => /^(end-|fly$)/.test(command.type))!.command);
    }
    expect(burning(action)).toEqual(hexes);
  });
});

/**
 * Four seasoned tanks have floor(4 x 0.6) = 2 commands. With their company headquarters farther than 20 hexes from the battalion's the table
 * is read two rows lower, Green: 1 by the training card [7.52].
 */
describe('span of a battalion headquarters [7.52]', () => {
  const formation = 'Tanks';
  const TANKS = [
    { card: 'ford-medium-1', hex: '0109', facing: 'N', formation, command: 'chq' },
    { card: 'ford-medium-2', hex: '0109', facing: 'N', formation },
    { card: 'ford-medium-3', hex: '0109', facing: 'N', formation },
    { card: 'ford-light', hex: '0109', facing: 'N', formation },
  ] as const;

  it.each([
    ['2101', 2],
    ['2201', 1],
  ])('in %s it leaves %i commands', (hex, commands) => {
    const action = new FieldAction({
      german: [{ card: 'ford-observer-g', hex: '3009', facing: 'N' }],
      soviet: [...TANKS, { card: 'ford-assault-gun', hex, facing: 'N', formation: 'Battalion', command: 'bhq' }],
      map: { grid: { columns: 30, rows: 9 } },
      options: { commandSpan: true },
    });
    expect(action.position.commands[formation]).toBe(commands);
  });

  /** The battalion is with its companies, and the regiment 20 hexes from it or 21: two rows lower again. */
  it.each([
    ['2101', 2],
    ['2201', 1],
  ])('that has the regiment in %s leaves %i commands', (hex, commands) => {
    const action = new FieldAction({
      german: [{ card: 'ford-observer-g', hex: '3009', facing: 'N' }],
      soviet: [
        ...TANKS,
        { card: 'ford-assault-gun', hex: '0109', facing: 'N', formation: 'Battalion', command: 'bhq' },
        { card: 'ford-scout-car', hex, facing: 'N', formation: 'Regiment', command: 'rhq' },
      ],
      map: { grid: { columns: 30, rows: 9 } },
      options: { commandSpan: true },
    });
    expect(action.position.commands[formation]).toBe(commands);
  });
});
