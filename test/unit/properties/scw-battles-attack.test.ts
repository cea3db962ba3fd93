import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

/** The attack against the same sum done again in the plainest way. */
const COLUMNS = ['-5', '-4', '-3', '-2', '-1', '0', '1-2', '3-4', '5-6', '7-8', '9-10', '11-12', '13+'];
const TERRAIN: Record<string, number> = { clear: 0, town: 1, city: 2, woods: 1, hills: 3, rough: 2 };

const attacker = fc.record({
  type: fc.constantFrom('infantry', 'armour', 'armouredCar', 'cavalry'),
  attack: fc.integer({ min: 0, max: 12 }),
  inSupply: fc.boolean(),
  acrossRiver: fc.boolean(),
});
const defender = fc.record({
  type: fc.constantFrom('infantry', 'artillery', 'antiTank'),
  defence: fc.integer({ min: 0, max: 12 }),
  inSupply: fc.boolean(),
});
const combat = fc.record({
  scenario: fc.constantFrom('series', 'jarama'),
  side: fc.constantFrom('republican', 'nationalist'),
  attackers: fc.array(attacker, { minLength: 1, maxLength: 4 }),
  defenders: fc.array(defender, { minLength: 1, maxLength: 4 }),
  terrain: fc.constantFrom(...Object.keys(TERRAIN)),
  adjacentF88: fc.boolean(),
  guns: fc.array(fc.record({ attack: fc.integer({ min: 0, max: 9 }) }), { maxLength: 2 }),
});

const columnOf = (differential: number): number =>
  differential <= 0 ? Math.max(0, differential + 5) : Math.min(12, 5 + Math.ceil(differential / 2));

describe('an attack', () => {
  it('comes to the column, shift and modifier that a plain sum gives', () => {
    fc.assert(
      fc.property(combat, fc.integer({ min: 1, max: 6 }), ({ terrain, ...input }, die) => {
        const { attackers, defenders, scenario, side, guns } = input;
        const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
        const strength =
          sum(attackers.map((u) => (u.inSupply ? u.attack : Math.ceil(u.attack / 2)))) + sum(guns.map((g) => g.attack));
        const across = attackers.filter((u) => u.acrossRiver).length;
        const river = across === 0 ? 0 : across === attackers.length ? 2 : 1;
        const bonus = Math.max(TERRAIN[terrain]!, river);
        const defence =
          sum(defenders.map((u) => (u.type === 'artillery' ? 1 : u.inSupply ? u.defence : Math.ceil(u.defence / 2)))) +
          bonus;
        const tanks = attackers.some((u) => u.type.startsWith('armour'));
        const jarama = scenario === 'jarama';
        let shift = jarama && side === 'nationalist' ? 1 : 0;
        const guarded = defenders.some((u) => u.type === 'antiTank') || (side === 'republican' && input.adjacentF88);
        if (jarama && tanks && guarded) shift -= 1;
        const request = {
          input: { ...input, kind: 'normal', ground: [{ terrain: [terrain] }] },
          dice: { given: [die] },
        };
        expect(desk.rule('scw-battles', 'combat/attack', request, 'en').outcome).toMatchObject({
          attackStrength: strength,
          defenceStrength: defence,
          terrainPoints: bonus,
          differential: strength - defence,
          shift,
          column: COLUMNS[Math.min(12, Math.max(0, columnOf(strength - defence) + shift))],
          dieModifier: tanks && attackers.some((u) => u.type === 'infantry') ? 1 : 0,
        });
      }),
      { numRuns: 300 },
    );
  });
});
