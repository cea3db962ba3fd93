import { describe, expect, it } from '@jest/globals';
import type { Command } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const GRENADIERS = 'ford-grenadiers';
const OTHERS = 'ford-grenadiers-2';
const HALF = 'ford-half-squad';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';

const assaults = (target: string, ...units: string[]): Command[] =>
  units.map((unit) => ({ type: 'assault', unit, target }));

/** Two hexes from the enemy only an advance comes up to him, over a hex beside both [6.6.1.1]. */
describe('an attack on an enemy two hexes off', () => {
  it('is refused without the hex it goes over', () => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0605', facing: 'S' }],
      soviet: [{ card: RIFLES, hex: '0607', facing: 'N' }],
    }).order({ [GRENADIERS]: 'move' }, {});
    expect(action.listed('assault')).toEqual([{ unit: GRENADIERS, target: RIFLES, via: '0606' }]);
    expect(() => action.play(...assaults(RIFLES, GRENADIERS))).toThrow('[6.6.1] not-open-now');
  });
});

/** The results below were worked out from the book before anything was played. */
describe('the primary attacker [6.6.1.1]', () => {
  /**
   * A squad and a half-squad of one hex, both Seasoned, against a medium tank of defence 4 with C on its card, +20. The squad leads with
   * 8: 36 and 68, a half-squad more +10: 12 + 30 = 42 suppresses. The half-squad leads with 4: 50 - 16 + 18 = 52, a squad more +20:
   * 12 + 40 = 52 does nothing [6.6.1.1.1, 6.6.1.1.2].
   */
  const declared = (): FieldAction => {
    const action = new FieldAction({
      german: [
        { card: GRENADIERS, hex: '0505', facing: 'N' },
        { card: HALF, hex: '0505', facing: 'N' },
      ],
      soviet: [{ card: MEDIUM, hex: '0506', facing: 'N' }],
      dice: { 'combat/close-assault:close assault': [12] },
    });
    action.order({ [GRENADIERS]: 'move', [HALF]: 'move' }, {});
    return action.play(...assaults(MEDIUM, GRENADIERS, HALF));
  };

  it('is the largest, where nobody is named', () => {
    const action = declared().play({ type: 'resolve-assault', target: MEDIUM });
    expect(action.position.units[MEDIUM]!.suppression).toBe('on');
  });

  it('is whoever its owner names', () => {
    const action = declared();
    expect(action.listed('lead')).toEqual([{ unit: HALF }]);
    action.play({ type: 'lead', unit: HALF });
    expect(action.listed('lead')).toEqual([{ unit: GRENADIERS }]);
    action.play({ type: 'resolve-assault', target: MEDIUM });
    expect(action.position.units[MEDIUM]!.suppression).toBeUndefined();
  });
});

/**
 * Two Seasoned squads of one hex against a Regular squad, -10. A squad more is +20: 10 + 20 = 30 against 90 - 10 = 80: the first squad is
 * halved, and its owner says who leads on [6.6.1.2.3]. The other squad, with a half-squad more: 45 + 10 = 55 against 60 - 10 = 50 halves
 * the defender. The half-squad itself, at -25 with a squad more at +20: 45 - 5 = 40 against 50 is its end.
 */
describe('who leads on in hand-to-hand combat', () => {
  const reduced = (): FieldAction => {
    const action = new FieldAction({
      german: [
        { card: GRENADIERS, hex: '0505', facing: 'N' },
        { card: OTHERS, hex: '0505', facing: 'N' },
      ],
      soviet: [{ card: RIFLES, hex: '0504', facing: 'S' }],
      dice: { 'combat/hand-to-hand:attacker': [10, 45, 90, 90], 'combat/hand-to-hand:defender': [90, 60, 10, 10] },
    });
    action.order({ [GRENADIERS]: 'move', [OTHERS]: 'move' }, {});
    action.play(...assaults(RIFLES, GRENADIERS, OTHERS), { type: 'resolve-assault', target: RIFLES });
    expect(action.position.units[GRENADIERS]!.reduced).toBe(true);
    expect([action.side, action.listed('lead')]).toEqual(['german', [{ unit: GRENADIERS }, { unit: OTHERS }]]);
    return action;
  };

  it('may be the other squad', () => {
    const action = reduced().play({ type: 'lead', unit: OTHERS });
    expect(action.position.units[RIFLES]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(action.position.units[OTHERS]!.reduced).toBeUndefined();
    expect(action.listed('advance')).toEqual([{ unit: OTHERS }, { unit: GRENADIERS }]);
  });

  it('may be the one that was halved, which is lost next', () => {
    const action = reduced().play({ type: 'lead', unit: GRENADIERS });
    expect(action.position.units[GRENADIERS]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(action.listed('advance')).toEqual([{ unit: OTHERS }]);
  });
});

/**
 * A squad with 8 against 4: 36 and 68; C +20. A vehicle that moves is attacked at -10, if its owner shows it: 26 + 10 = 36 does nothing,
 * 26 + 20 = 46 suppresses [6.6.1.1.2]. Asked is the owner of every hidden counter.
 */
describe('a vehicle with a hidden counter under close assault', () => {
  const attacked = (command: string): FieldAction => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0505', facing: 'N' }],
      soviet: [{ card: MEDIUM, hex: '0506', facing: 'N' }],
      dice: { 'combat/close-assault:close assault': [26] },
    });
    action.order({ [GRENADIERS]: 'move' }, { [MEDIUM]: command }, 'german', 'ask');
    action.play(...assaults(MEDIUM, GRENADIERS), { type: 'resolve-assault', target: MEDIUM });
    expect(action.side).toBe('soviet');
    return action;
  };
  const open = (action: FieldAction): string[] => action.open.actions.map(({ command }) => command.type);

  it('shows that it moves, and still has its command to execute', () => {
    const action = attacked('move');
    expect(open(action)).toEqual(['claim', 'no-claim']);
    action.play({ type: 'claim' });
    expect(action.position.units[MEDIUM]).toMatchObject({ command: 'move', face: 'shown' });
    expect(action.position.units[MEDIUM]!.suppression).toBeUndefined();
  });

  it('keeps it to itself', () => {
    const action = attacked('move').play({ type: 'no-claim' });
    expect(action.position.units[MEDIUM]!.face).toBeUndefined();
    expect(action.position.units[MEDIUM]!.suppression).toBe('on');
  });

  it('has nothing to show on overwatch, but is asked all the same', () => {
    expect(open(attacked('overwatch'))).toEqual(['no-claim']);
  });
});

/**
 * Woods call for leg units beside vehicles: without them +30 [6.6.1.1.2]. One squad supports two vehicles; a section that rides in one
 * supports nobody. Of three tanks the two that are attacked first are supported. Squads with 8 against 4: 36 and 68, C +20: 10 + 20 does
 * nothing. The half-squad with 4: 52 and 80: supported, 10 + 20 would do nothing; 10 + 50 = 60 suppresses.
 */
describe('vehicles in the woods', () => {
  it('are supported, two by a squad, in the order in which they are attacked', () => {
    const [second, third] = ['ford-medium-2', 'ford-medium-3'] as const;
    const action = new FieldAction({
      german: [
        { card: GRENADIERS, hex: '0505', facing: 'N' },
        { card: OTHERS, hex: '0405', facing: 'N' },
        { card: HALF, hex: '0605', facing: 'N' },
      ],
      soviet: [
        { card: MEDIUM, hex: '0506', facing: 'N' },
        { card: second, hex: '0506', facing: 'N' },
        { card: third, hex: '0506', facing: 'N' },
        { card: RIFLES, hex: '0506', facing: 'N' },
        { card: 'ford-at-rifle', hex: '0506', facing: 'N', aboard: MEDIUM },
      ],
      map: { hexes: [{ hex: '0506', terrain: ['woods'] }] },
      dice: { 'combat/close-assault:close assault': [10, 10, 10] },
    });
    action.order({ [GRENADIERS]: 'move', [OTHERS]: 'move', [HALF]: 'move' }, {});
    action.play(...assaults(MEDIUM, GRENADIERS), { type: 'resolve-assault', target: MEDIUM });
    action.play(...assaults(second, OTHERS), { type: 'resolve-assault', target: second });
    action.play(...assaults(third, HALF), { type: 'resolve-assault', target: third });
    const suppressed = [MEDIUM, second, third].map((id) => action.position.units[id]!.suppression);
    expect(suppressed).toEqual([undefined, undefined, 'on']);
  });
});
