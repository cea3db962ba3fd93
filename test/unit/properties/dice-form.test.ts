import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BoundedSchemas } from '../../../src/edge/schema-faults.js';
import { plainlyDice } from '../../../src/rulings/dice-form.js';
import { LONGEST_SEED } from '../../../src/rulings/request-fields.js';
import { DICE_SCHEMA } from '../../../src/rulings/request-validator.js';

const faults = new BoundedSchemas().compile(DICE_SCHEMA);
const isDiceByAjv = (value: unknown): boolean => faults(value).length === 0;

const face = fc.oneof(fc.integer({ min: -1001, max: 1001 }), fc.double(), fc.constantFrom('3', null, true, [1]));
const someFaces = fc.oneof(fc.array(fc.integer({ min: -1000, max: 1000 })), fc.array(face), fc.jsonValue());
const names = fc.oneof(fc.dictionary(fc.string(), someFaces), someFaces);
const seed = fc.oneof(fc.string({ maxLength: LONGEST_SEED + 2, unit: 'binary-ascii' }), fc.jsonValue());
const dice = fc.oneof(
  fc.record({ given: someFaces }),
  fc.record({ named: names }),
  fc.record({ seed }),
  fc.record({ given: someFaces, named: names, seed, other: fc.jsonValue() }, { requiredKeys: [] }),
  fc.jsonValue(),
);

describe('the quick look at dice', () => {
  it('says yes where ajv does', () => {
    fc.assert(
      fc.property(dice, (value) => plainlyDice(value) === isDiceByAjv(value)),
      { numRuns: 5000 },
    );
  });

  it('counts dice, names and letters as the schema does', () => {
    const faces = (count: number) => Array.from({ length: count }, () => 1);
    const named = (count: number) => Object.fromEntries(faces(count).map((one, i) => [`name ${i}`, [one]]));
    const verdicts = (values: readonly unknown[]) => values.map((value) => [plainlyDice(value), isDiceByAjv(value)]);
    const allowed = [{ given: faces(1000) }, { named: named(50) }, { seed: 'x'.repeat(200) }, { given: [-1000, 1000] }];
    const refused = [{ given: faces(1001) }, { named: named(51) }, { seed: 'x'.repeat(201) }, { seed: '' }, {}];
    expect(verdicts(allowed)).toEqual(allowed.map(() => [true, true]));
    expect(verdicts(refused)).toEqual(refused.map(() => [false, false]));
  });

  it('leaves a seed of long characters to the schema', () => {
    const value = { seed: '🎲'.repeat(200) };
    expect([plainlyDice(value), isDiceByAjv(value)]).toEqual([false, true]);
  });
});
