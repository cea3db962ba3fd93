import { describe, expect, it } from '@jest/globals';
import { desk } from '../support/desk.js';

/** Where a number of a ruling comes from must stand in the ruling: the book, our fit, the community, the caller. */
const sources = (procedure: string, body: object): Record<string, string> =>
  Object.fromEntries(
    desk
      .rule('panzer', procedure, structuredClone(body), 'en')
      .provenance.map(({ chart, cell, source }) => [`${chart} ${cell}`, source]),
  );

describe('provenance', () => {
  it.each([
    ['P', { cover: 'heavy' }, 'ap-hit -5,P', 'printed'],
    ['S', { cover: 'medium' }, 'ap-hit -3,S', 'reconstructed'],
    ['M', {}, 'ap-hit 0,M', 'community'],
    ['E', { cover: 'light' }, 'ap-hit -1,E', 'community'],
  ])('AP hit number at %s with %j: %s is %s', (rangeFactor, target, cell, source) => {
    const body = { input: { rangeFactor, target }, dice: { given: [100] } };
    expect(sources('combat/ap-fire-basic', body)).toMatchObject({ [cell]: source });
  });

  it.each([
    [7, 2, 'gp-combat-results 2,7', 'printed'],
    [7, 5, 'gp-combat-results 5,7', 'reconstructed'],
  ])('GP factor %i against %i: %s is %s', (factor, gpDefense, cell, source) => {
    const input = { rangeFactor: 'S', factor, target: { kind: 'squad', gpDefense } };
    expect(sources('combat/gp-fire', { input, dice: { given: [50] } })).toMatchObject({ [cell]: source });
  });

  it('a cell of a pack is the client’s', () => {
    const charts = { 'ap-hit': { '0,M': 52 } };
    const body = { input: { rangeFactor: 'M' }, dice: { given: [53] }, chartPack: { name: 'mine', charts } };
    expect(sources('combat/ap-fire-basic', body)).toMatchObject({ 'ap-hit 0,M': 'client' });
  });

  it('an inferred grade modifier is marked as such', () => {
    const input = { rangeFactor: 'S', factor: 5, firer: { grade: 'veteran' }, target: { kind: 'squad', gpDefense: 3 } };
    expect(sources('combat/gp-fire', { input, dice: { given: [50] } })).toMatchObject({
      'unit-grade-modifiers veteran,gpS': 'reconstructed',
    });
  });
});
