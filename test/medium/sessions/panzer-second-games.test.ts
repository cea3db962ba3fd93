import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const MEDIUM = 'ford-medium-1';
const ENGINEERS = 'ford-engineers';
const GRENADIERS = 'ford-grenadiers';
const SQUAD = 'ford-grenadiers';
const FLAK = 'ford-flak-track';
const BOMBER = 'bomber';

/** The number to hit that the stateless question has for these facts alone, with the charts of the game. */
function numberFor({ session }: FieldAction, question: object): unknown {
  const ruling = session.book.rule<{ hitNumber: number }>('combat/ap-fire', question, NO_DIE, 'hitNumber');
  return ruling.outcome!.hitNumber;
}
const NO_DIE = {
  source: 'given' as const,
  next: (): number => {
    throw new Error('a number to hit needs no die');
  },
};

/** One shot from its declaration to its effect; what the number to hit was. */
function shoot(action: FieldAction, unit: string, target: string): unknown {
  action.play({ type: 'take-aim', unit }, { type: 'fire', weapon: 1, ammo: 'AP', target }, { type: 'resolve', target });
  return action.events.find(({ type }) => type === 'shot-resolved')!.hitNumber;
}

/**
 * Worked out from the book before it was played: a Veteran in 0602 looks down column 06 at a Regular in 0608, who looks up at it. Numbers to
 * hit are 7 at Short, 5 at Medium, for every row from -10 up [4.4.3.2.3].
 *
 * Turn 1, both Fire, the German first. Six hexes are Short for both. Veteran +1: row 1, 77; 77 scores one hit. From ahead, 63 is HF*, armour
 *   14 against 22, and the 3 damages. Crew: 31 is above 30, it stays. The Soviet fires damaged, -3, Regular -1: row -4, 42; 43 misses.
 * Turn 2, the German on Overwatch, the Soviet moves: half of 5 points, 2 [4.5.1.1.1]. In 0607 he is 5 hexes away, Short: moving -2, ahead -1,
 *   Veteran +1: row -2, 56; 57 misses. On to 0606, and nobody is left to answer.
 * Turn 3, both Fire, the Soviet first. Four hexes, Short for him: row -4, 42; 42 hits. From ahead, 47 is TF, 14 against 17; the 7 knocks it out.
 * The Soviet has the 2 points of a vehicle.
 */
describe('a duel of three turns in the Advanced Game', () => {
  it('comes out as worked out by hand, at the numbers of the stateless question', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0602', facing: 'S' }],
      soviet: [{ card: MEDIUM, hex: '0608', facing: 'N' }],
      turns: 3,
      dice: {
        'combat/ap-fire:hit': [77, 43, 57, 42],
        'combat/ap-fire:location': [63, 47],
        'combat/bail-out:crew': [31],
      },
    });
    action.order({ [PANZER]: 'fire' }, { [MEDIUM]: 'fire' });
    const first = { rangeFactor: 'S', firer: { grade: 'veteran', command: 'fire' }, target: { command: 'fire' } };
    expect([numberFor(action, first), shoot(action, PANZER, MEDIUM)]).toEqual([77, 77]);
    expect(action.position.units[MEDIUM]).toMatchObject({ place: 'map', damaged: true });
    expect(action.position.units[MEDIUM]!.bailed).toBeUndefined();
    const back = { rangeFactor: 'S', firer: { grade: 'regular', command: 'fire', damaged: true }, target: {} };
    expect([numberFor(action, back), shoot(action, MEDIUM, PANZER)]).toEqual([42, 42]);
    expect([action.position.turn, action.position.step]).toEqual([2, 'orders']);

    action.order({ [PANZER]: 'overwatch' }, { [MEDIUM]: 'move' }).play({ type: 'begin-move', unit: MEDIUM });
    expect(action.position.mover!.most).toEqual({ crossCountry: 2, path: 3, road: 5 });
    action.play({ type: 'forward' });
    expect([action.side, action.position.units[MEDIUM]!.hex]).toEqual(['german', '0607']);
    action.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'open-fire' });
    const ambush = { rangeFactor: 'S', firer: { grade: 'veteran', command: 'overwatch' }, target: { command: 'move' } };
    const { hitNumber } = action.events.find(({ type }) => type === 'shot-resolved')!;
    expect([numberFor(action, ambush), hitNumber]).toEqual([56, 56]);
    expect(action.side).toBe('soviet');
    action.play({ type: 'forward' }, { type: 'end-move' });
    expect(action.position).toMatchObject({ turn: 3, units: { [MEDIUM]: { hex: '0606', spot: 'move' } } });

    action.order({ [PANZER]: 'fire' }, { [MEDIUM]: 'fire' }, 'soviet');
    expect(shoot(action, MEDIUM, PANZER)).toBe(42);
    expect(action.position.units[PANZER]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect(action.position.wrecks['0602']).toMatchObject({ kind: 'ko' });
    expect(action.state.result).toMatchObject({ winner: 'soviet', points: { german: 0, soviet: 2 } });
  });
});

/**
 * Nobody is lost, so that the formation is not breaking: a flamethrower alone makes a unit check [7.1.3]. Regular engineers beside a squad:
 * flamethrower +20, Regular -10. 10 + 10 against 50: they are halved. Half-squad -25, +20, -10: 50 - 15 against 60: they are gone.
 * The squad checks: forced +20, No Command 0, and the enemy next to it is no more; the other is 6 hexes off: nothing. 31 + 20 = 51 hesitates,
 * 30 + 20 = 50 breaks. The counter turns over at the end of the turn; in the next, Seasoned troops recover on 60 [7.1.6].
 */
describe('a morale break before the flames', () => {
  it.each([
    [30, 60, 'broken', undefined],
    [30, 61, 'broken', 'off'],
    [31, 61, 'hesitation', undefined],
    [51, 61, undefined, undefined],
  ])('a roll of %i, then %i', (roll, recovery, shaken, after) => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0504', facing: 'S' }],
      soviet: [
        { card: ENGINEERS, hex: '0505', facing: 'N' },
        { card: 'ford-rifles-1', hex: '1105', facing: 'N' },
      ],
      options: { morale: true },
      start: {
        cohesion: {
          'formation of ford-grenadiers': 9,
          'formation of ford-engineers': 9,
          'formation of ford-rifles-1': 9,
        },
      },
      dice: {
        'combat/hand-to-hand:attacker': [10, 50],
        'combat/hand-to-hand:defender': [50, 60],
        'events/morale-check:morale': [roll],
        'events/recovery:recovery': [recovery],
      },
    });
    action.order({}, { [ENGINEERS]: 'move' });
    action.play(
      { type: 'assault', unit: ENGINEERS, target: GRENADIERS },
      { type: 'resolve-assault', target: GRENADIERS },
    );
    expect(action.position.units[ENGINEERS]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(action.events.find(({ type }) => type === 'morale-checked')).toMatchObject({ unit: GRENADIERS });
    const { hesitation, broken, reduced } = action.position.units[GRENADIERS]!;
    expect([hesitation, broken, reduced]).toEqual([
      shaken === 'hesitation' ? 'on' : undefined,
      shaken === 'broken' ? 'on' : undefined,
      undefined,
    ]);
    const endTurn = (): void => {
      while (!action.session.sealing(action.state))
        action.play(action.open.actions.find(({ command }) => /^(pass|end-)/.test(command.type))!.command);
      action.adjustNothing();
    };
    endTurn();
    const { units } = action.position;
    expect(units[GRENADIERS]!.broken).toBe(shaken === 'broken' ? 'off' : undefined);
    action.order({}, {});
    endTurn();
    const { hesitation: still, broken: yet } = action.position.units[GRENADIERS]!;
    expect([still, yet]).toEqual([undefined, after]);
  });
});

/**
 * A Veteran bomber with guns of factor 5 comes in low and fast over 0601. Seen over the edge it is tracked at once [6.7.4.1.1]: the flak stands
 * 4 hexes off, P, factor 6 against 4, to 44 nothing, to 74 suppressed; low +10, fast -10. 75 is Effective and ends in 5: damaged, and slow from
 * here on [6.7.4.2.1]. Slow and low it takes 6 hexes to acquire the squad in 0608; from 0606 the guns reach it. Factor 5 against 2, to 39 nothing,
 * to 68 suppressed; low +20, damaged -10, Veteran 0 at E: 58 is 68, suppressed; 59 is 69, half of it is left.
 * It comes back over the edge it left by. 0609 is 6 hexes from the flak, S, factor 5: to 48 nothing, to 77 suppressed; slow, low +10. 75 is 85: damaged
 * again and removed, without a crash.
 */
describe('an aircraft that is hit twice', () => {
  const SLOW = { altitude: 'low', dives: false };
  it.each([
    [58, 'suppressed'],
    [59, 'reduced'],
  ])('strafes damaged with %i: %s', (roll, effect) => {
    const action = new FieldAction({
      german: [
        { card: FLAK, hex: '0804', facing: 'N' },
        { card: SQUAD, hex: '0608', facing: 'N' },
      ],
      soviet: [{ card: 'ford-rifles-1', hex: '1209', facing: 'N' }],
      start: {
        aircraft: [
          {
            id: BOMBER,
            name: 'Bomber',
            side: 'soviet',
            grade: 'veteran',
            gpDefense: 4,
            strafe: { factor: 5, smallArms: true, attacks: 3 },
          },
        ],
      },
      dice: { 'combat/air-attack:gp fire': [roll], 'combat/anti-aircraft-fire:anti-aircraft': [75, 75] },
    }).order({ [FLAK]: 'overwatch' }, {});
    action.play(
      { type: 'fly-in', unit: BOMBER, speed: 'fast', ...SLOW },
      { type: 'entry', hex: '0601' },
      { type: 'heading', facing: 'S' },
      { type: 'anti-air', unit: FLAK, weapon: 1 },
    );
    expect(action.events.find(({ type }) => type === 'anti-air-fired')).toMatchObject({ fate: 'damaged' });
    expect(action.position.air.sortie).toMatchObject({ speed: 'slow' });
    for (let n = 0; n < 5; n += 1) {
      expect(action.listed('attack')).toEqual([]);
      action.play({ type: 'fly' });
    }
    expect(action.listed('attack')).toEqual([{ airWeapon: 'strafe', target: SQUAD }]);
    action.play({ type: 'attack', airWeapon: 'strafe', target: SQUAD });
    expect(action.events.find(({ type }) => type === 'unit-hurt')).toMatchObject({ unit: SQUAD, effect });
    while (action.position.air.sortie) action.play({ type: 'fly' });
    while (!action.session.sealing(action.state))
      action.play(action.open.actions.find(({ command }) => /^(pass|end-)/.test(command.type))!.command);
    action.adjustNothing().order({ [FLAK]: 'overwatch' }, {});

    expect(action.listed('fly-in').map(({ speed }) => speed)).not.toContain('fast');
    action.play(
      { type: 'fly-in', unit: BOMBER, speed: 'slow', ...SLOW },
      { type: 'entry', hex: '0609' },
      { type: 'heading', facing: 'N' },
      { type: 'anti-air', unit: FLAK, weapon: 1 },
    );
    expect(action.happened).not.toContain('aircraft-crashed');
    const { aircraft, sortie } = action.position.air;
    expect([aircraft[BOMBER]!.lost, sortie]).toEqual([true, null]);
  });
});
