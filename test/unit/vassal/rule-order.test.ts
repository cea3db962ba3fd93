import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { addPiece, centre, savedGame } from '../../support/vassal.js';

const SAVE = savedGame([
  addPiece({ name: 'Tanks', markers: { Side: 'red' }, id: '1', ...centre('0304') }),
  addPiece({ name: 'Guns', markers: { Side: 'blue' }, id: '2', ...centre('0305') }),
  addPiece({ name: 'Ta*', markers: { Side: 'red' }, id: '3', ...centre('0306') }),
]);

const read = (pieces: readonly object[]) => {
  const mapping = checked(VassalMapping, { maps: [], prototypes: [], places: {}, facings: [], pieces });
  return positionOf(readSave(SAVE), mapping).pieces.map(({ side, card, states }) => [side, card, ...states]);
};

describe('rules of a mapping', () => {
  it('the first that says something stands, whether it names the piece, a pattern or nothing', () => {
    expect(
      read([
        { name: 'Tanks', states: ['first'] },
        { markers: { Side: 'red' }, side: 'north', states: ['second'] },
        { name: 'Tanks', side: 'south', card: 'own', states: ['third'] },
        { name: 'T*', card: 'pattern', side: 'west' },
        { side: 'east', card: 'all' },
      ]),
    ).toEqual([
      ['north', 'own', 'first', 'second', 'third'],
      ['east', 'all'],
      ['north', 'pattern', 'second'],
    ]);
  });

  it('a rule for all before the named one is heard first', () => {
    expect(read([{ card: 'all' }, { name: 'Tanks', card: 'own', side: 'south' }])).toEqual([
      ['south', 'all'],
      [null, 'all'],
      [null, 'all'],
    ]);
  });
});
