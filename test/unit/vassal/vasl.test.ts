import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { GEOMORPHIC, vaslPiece, vaslStack } from '../../support/vasl.js';
import { savedGame } from '../../support/vassal.js';

/** Two geomorphic boards, as an owner describes them: VASL's build file knows none, they are files of their own. */
const MAPPING = checked(VassalMapping, {
  maps: [
    {
      ...{ name: 'Main Map', edgeWidth: 400, edgeHeight: 400 },
      boards: ['01', '04'].map((name) => ({ name, ...GEOMORPHIC })),
    },
  ],
});
const squad = { name: '4-6-7 1sq', image: 'ge/ge467S', prototype: 'geINF' };

/** Where VASSAL shows the pieces of a save, by board and name. */
function places(boards: string, ...pieces: readonly string[]): unknown[] {
  const { pieces: found } = positionOf(readSave(savedGame([boards, ...pieces])), MAPPING);
  return found.map(({ place }) => [place.board, place.name]);
}

describe('a saved game laid out as those of VASL are', () => {
  it('has its boards beside each other, one the other way round, and its pieces in stacks', () => {
    const boards = 'bd\t0\t0\t01\tVER\t6.0\tbd\t1\t0\tr04\tVER\t6.1\tSSR\tNoRoads';
    // A1 of board 01 lies at its left edge, half a hex down. C3 of board 04 is 112.5 points from its left edge and 161.25 from its
    // top; the other way round that is 1800 - 112.5 and 645 - 161.25 of the second board.
    const one = [vaslPiece({ id: '11', ...squad }), vaslStack('1', 400, 432, ['11'])];
    const two = [vaslPiece({ id: '21', ...squad }), vaslStack('2', 400 + 1800 + 1688, 400 + 484, ['21'])];
    expect(places(boards, ...one, ...two)).toEqual([
      ['01', 'A1'],
      ['04', 'C3'],
    ]);
  });

  it('has a board of which a part is used: its left half is cut off, and it begins in column Q', () => {
    // Column Q is the seventeenth: 16 x 56.25 = 900 points.
    const boards = 'bd\t0\t0\t01\t900\t0\t900\t645\tVER\t6.0\t';
    const piece = [vaslPiece({ id: '11', ...squad }), vaslStack('1', 400, 432, ['11'])];
    expect(places(boards, ...piece)).toEqual([['01', 'Q1']]);
  });

  it('has units under a "?": they are masked by whoever put it there, and by nobody in the open', () => {
    const boards = 'bd\t0\t0\t01\tVER\t6.0\t';
    const hidden = (concealedBy?: string): boolean[] => {
      const piece = vaslPiece({ id: '11', ...squad, concealedBy });
      const { pieces } = positionOf(readSave(savedGame([boards, piece, vaslStack('1', 400, 432, ['11'])])), MAPPING);
      return pieces.map((each) => each.hidden);
    };
    expect([hidden('player-axis'), hidden()]).toEqual([[true], [false]]);
  });

  it('names a board that the mapping does not have: its pieces are nowhere', () => {
    const piece = [vaslPiece({ id: '11', ...squad }), vaslStack('1', 400, 432, ['11'])];
    expect(places('bd\t0\t0\t01\tVER\t6.0\tbd\t0\t1\t17\tVER\t6.0\t', ...piece)).toEqual([['01', 'A1']]);
    const below = [vaslPiece({ id: '12', ...squad }), vaslStack('2', 400, 400 + 645 + 32, ['12'])];
    expect(places('bd\t0\t0\t01\tVER\t6.0\tbd\t0\t1\t17\tVER\t6.0\t', ...below)).toEqual([[null, null]]);
  });
});
