import { describe, expect, it } from '@jest/globals';
import type { OddsAnswer } from '../../../../src/rulings/ruling.service.js';
import { desk } from '../../../support/desk.js';

const attack = (input: object, options: object = {}): OddsAnswer =>
  desk.odds('cold-war-battles', 'combat/adjacent-attack', { input, options, by: 'result' });

/** The result of each table with its chance; a table that may not be used is refused with certainty. */
const tables = ({ variants }: OddsAnswer) =>
  Object.fromEntries(
    variants!.map(({ name, chances }) => [
      name,
      Object.fromEntries(chances.map(({ legal, outcome, probability }) => [legal ? outcome : 'refused', probability])),
    ]),
  );

/** 5 + 4 and a hilltop gun of 2 against 4 on a hilltop, two divisions, an HQ near. */
const HILL = {
  attackingSide: 'soviet',
  attackers: [
    { command: 'guards2', attack: 5, hex: '0101' },
    { command: 'guards33', attack: 4, hex: '0201' },
  ],
  closeSupport: { artillery: [{ command: 'guards2', barrage: 2, onHilltop: true }] },
  defendingHexes: [{ terrain: ['hilltop'], units: [{ command: 'rebel', defence: 4, nearHq: true }] }],
};

describe('the odds of an adjacent attack', () => {
  it('stand side by side for Mobile and Assault where the attacker may use either', () => {
    // 11 - 4 = +7: column +6,7,8. Terrain 1L, HQ 1L, divisions 1L, hilltop gun 1R: two left, +2,3.
    // Mobile, dice 1 to 6: BR BR D1 D1 D2 D2. Assault: BR EX EX AX D2 D3.
    expect(tables(attack(HILL))).toEqual({
      mobile: { BR: '1/3', D1: '1/3', D2: '1/3' },
      assault: { BR: '1/6', EX: '1/3', AX: '1/6', D2: '1/6', D3: '1/6' },
    });
  });

  it('are those of the one table that was chosen', () => {
    const { variants, chances } = attack({ ...HILL, crt: 'mobile' });
    expect(variants).toBeUndefined();
    expect(chances!.map(({ outcome, probability }) => [outcome, probability]).sort()).toEqual([
      ['BR', '1/3'],
      ['D1', '1/3'],
      ['D2', '1/3'],
    ]);
  });

  it('refuse Mobile beside the Assault where terrain closes it', () => {
    // Suburban 1L as the hilltop before; 9.13 closes Mobile. The column is the same, +2,3.
    const suburb = { ...HILL, defendingHexes: [{ ...HILL.defendingHexes[0], terrain: ['suburban'] }] };
    expect(tables(attack(suburb))).toEqual({
      mobile: { refused: '1' },
      assault: { BR: '1/6', EX: '1/3', AX: '1/6', D2: '1/6', D3: '1/6' },
    });
  });

  it('show both tables of a screened defence, whoever names the table', () => {
    // 21.1: nothing but Armored Cavalry. 3 - 3 = 0. Mobile: A2 A1 BR BR D1 D1. Assault: A2 A1 A1 BR EX AX.
    const screen = {
      attackingSide: 'southAfrican',
      attackers: [{ command: 'sadf', attack: 3 }],
      defendingHexes: [{ terrain: ['clear'], units: [{ type: 'armoredCavalry', defence: 3 }] }],
    };
    const both = {
      mobile: { A2: '1/6', A1: '1/6', BR: '1/3', D1: '1/3' },
      assault: { A2: '1/6', A1: '1/3', BR: '1/6', EX: '1/6', AX: '1/6' },
    };
    expect(tables(attack(screen))).toEqual(both);
    expect(tables(attack(screen, { screening: true }))).toEqual(both);
  });

  it('are certainty where no die is rolled, under either table', () => {
    const hollow = {
      attackingSide: 'southAfrican',
      attackers: [{ command: 'sadf', attack: 3 }],
      defendingHexes: [{ units: [{ defence: 0, untried: true }] }],
    };
    expect(tables(attack(hollow))).toEqual({ mobile: { noCombat: '1' }, assault: { noCombat: '1' } });
  });
});
