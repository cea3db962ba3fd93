import { describe, expect, it } from '@jest/globals';
import {
  type BoardDescription,
  type BoardProblem,
  HexBoard,
  InvalidBoardError,
  NotAdjacentError,
  parseSide,
} from '../../../../src/kernel/hexes/index.js';
import { grid } from './maps.js';

/*
 *   0101      0301     0102 is Hill Farm, height 2, woods and village. A stream runs between 0101 and 0201.
 *        0201          The road goes 0101, 0102, 0202; the railway 0102, 0202, 0302.
 *   0102      0302
 *        0202
 */
const properties = grid('flat', 'even', 3, 2).properties;
const description: BoardDescription = {
  grid: properties,
  defaultTerrain: ['clear'],
  hexes: [
    { hex: '0102', terrain: ['woods', 'village'], height: 2, name: 'Hill Farm', ja: '丘の農家' },
    { hex: '0302', height: -1 },
  ],
  hexsides: [
    { side: '0101/0201', features: ['stream'] },
    { side: '0201:N', features: ['cliff', 'wall'] },
  ],
  paths: [
    { kind: 'road', hexes: ['0101', '0102', '0202'] },
    { kind: 'rail', hexes: ['0102', '0202', '0302'] },
  ],
};

function problemsOf(change: Partial<BoardDescription>): readonly BoardProblem[] {
  try {
    new HexBoard({ ...description, ...change });
  } catch (error) {
    if (error instanceof InvalidBoardError) return error.problems;
    throw error;
  }
  return [];
}

describe('a board', () => {
  const board = new HexBoard(description);
  const hex = (name: string) => board.grid.index(name);
  const side = (text: string) => parseSide(board.grid, text);

  it('knows terrain, height and name of listed hexes, and the default of the others', () => {
    expect([...board.terrainOf(hex('0102'))]).toEqual(['woods', 'village']);
    expect(board.hasTerrain(hex('0102'), 'clear')).toBe(false);
    expect([...board.terrainOf(hex('0302'))]).toEqual(['clear']);
    expect([board.heightOf(hex('0102')), board.heightOf(hex('0302')), board.heightOf(hex('0201'))]).toEqual([2, -1, 0]);
    expect(board.placeName(hex('0102'))).toEqual({ en: 'Hill Farm', ja: '丘の農家' });
    expect(board.placeName(hex('0101'))).toBeUndefined();
  });

  it('knows the features of a hexside from either hex, and on the border', () => {
    expect(board.hasFeature(side('0201:NW'), 'stream')).toBe(true);
    expect([...board.featuresOf(side('0201:N'))]).toEqual(['cliff', 'wall']);
    expect(board.featuresOf(side('0101/0102')).size).toBe(0);
  });

  it('knows which kinds of lines cross a hexside', () => {
    expect(board.connectionsAcross(side('0102/0202'))).toEqual(['road', 'rail']);
    expect(board.connectedHexes(hex('0202'), hex('0302'), 'rail')).toBe(true);
    expect(board.connectedHexes(hex('0202'), hex('0302'), 'road')).toBe(false);
    expect(board.connected(side('0101/0201'), 'canal')).toBe(false);
    expect(() => board.connectedHexes(hex('0101'), hex('0301'), 'road')).toThrow(NotAdjacentError);
  });

  it('numbers each combination of words once, whatever their order, the default first', () => {
    const { terrainNumbers, terrains } = new HexBoard({
      ...description,
      hexes: [
        { hex: '0101', terrain: ['woods', 'village'] },
        { hex: '0102', terrain: ['village', 'woods'] },
        { hex: '0201', terrain: ['clear'] },
        { hex: '0202', terrain: ['woods', 'village'] },
        { hex: '0301', terrain: [] },
      ],
    });
    const numbers = ['0101', '0102', '0201', '0202', '0301', '0302'].map((name) => terrainNumbers[hex(name)]);
    expect(numbers).toEqual([1, 1, 0, 1, 2, 0]);
    expect(terrains.map((words) => [...words])).toEqual([['clear'], ['woods', 'village'], []]);
  });

  it('tells a word listed twice every time it is, however often it met the list before', () => {
    const twice = ['woods', 'woods'];
    const hexes = ['0101', '0102'].map((each) => ({ hex: each, terrain: twice }));
    const words = { message: '"woods" is listed twice', japanese: '「woods」 が2回書かれています' };
    expect(problemsOf({ hexes: [{ hex: '0201', terrain: ['woods'] }, ...hexes] })).toEqual([
      { code: 'duplicate', path: 'hexes[1].terrain[1]', ...words },
      { code: 'duplicate', path: 'hexes[2].terrain[1]', ...words },
    ]);
  });

  it('knows the kind of a line by its mask, and no line by none', () => {
    const crossed = side('0102/0202');
    expect([board.crosses(crossed, board.pathMask('rail')), board.crosses(crossed, board.pathMask('canal'))]).toEqual([
      true,
      false,
    ]);
  });

  it('gives tables of numbers for code in a hurry', () => {
    const heights = board.hexTable((each) => board.heightOf(each) * 10);
    expect(heights[hex('0102')]).toBe(20);
    const streams = board.sideTable((each) => (board.hasFeature(each, 'stream') ? 1 : 0));
    expect(streams.reduce((sum, each) => sum + each)).toBe(1);
  });
});

describe('a board is refused, with the place of the fault, for', () => {
  const cases: [string, string, string, Partial<BoardDescription>][] = [
    ['an impossible grid', 'invalid-grid', 'grid.columns', { grid: { ...properties, columns: 0 } }],
    ['an unknown hex', 'unknown-hex', 'hexes[1].hex', { hexes: [{ hex: '0101' }, { hex: '0901' }] }],
    ['a hex listed twice', 'duplicate', 'hexes[1].hex', { hexes: [{ hex: '0101' }, { hex: '0101' }] }],
    ['terrain listed twice', 'duplicate', 'hexes[0].terrain[1]', { hexes: [{ hex: '0101', terrain: ['a', 'a'] }] }],
    ['half a level of height', 'invalid-height', 'hexes[0].height', { hexes: [{ hex: '0101', height: 0.5 }] }],
    ['a side that is none', 'unknown-hexside', 'hexsides[0].side', { hexsides: [{ side: '0101', features: [] }] }],
    ['a side of an unknown hex', 'unknown-hex', 'hexsides[0].side', { hexsides: [{ side: '0901:N', features: [] }] }],
    [
      'a side between hexes apart',
      'not-adjacent',
      'hexsides[0].side',
      { hexsides: [{ side: '0101/0301', features: [] }] },
    ],
    [
      'a side listed twice in two forms',
      'duplicate',
      'hexsides[1].side',
      {
        hexsides: [
          { side: '0101/0201', features: [] },
          { side: '0201:NW', features: [] },
        ],
      },
    ],
    [
      'a road with a gap',
      'not-adjacent',
      'paths[0].hexes[2]',
      { paths: [{ kind: 'road', hexes: ['0101', '0102', '0302'] }] },
    ],
    ['a road to nowhere', 'unknown-hex', 'paths[0].hexes[1]', { paths: [{ kind: 'road', hexes: ['0101', '0901'] }] }],
    ['a road of one hex', 'too-short', 'paths[0].hexes', { paths: [{ kind: 'road', hexes: ['0101'] }] }],
    [
      'a thirty-second kind of path',
      'too-many-kinds',
      'paths[31].kind',
      { paths: Array.from({ length: 32 }, (_, i) => ({ kind: `k${i}`, hexes: ['0101', '0102'] })) },
    ],
  ];
  it.each(cases)('%s', (_, code, path, change) => {
    expect(problemsOf(change)).toEqual([expect.objectContaining({ code, path })]);
  });

  it('everything at once, not only the first fault', () => {
    const problems = problemsOf({
      hexes: [{ hex: '0901' }],
      hexsides: [{ side: '0101/0301', features: [] }],
      paths: [{ kind: 'road', hexes: ['0101'] }],
    });
    expect(problems.map((each) => each.path)).toEqual(['hexes[0].hex', 'hexsides[0].side', 'paths[0].hexes']);
  });
});
