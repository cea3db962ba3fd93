import { describe, expect, it } from '@jest/globals';
import { defineChoice, fieldsOf } from '../../../../src/kernel/fields/index.js';
import { hexAt, hexMapShape, layOutMap } from '../../../../src/kernel/maps/index.js';
import { InvalidSituationError } from '../../../../src/kernel/rulings/index.js';

const grid = {
  orientation: 'flat' as const,
  shifted: 'even' as const,
  columns: 4,
  rows: 3,
  firstColumn: 1,
  firstRow: 1,
  rowsRun: 'down' as const,
  numbering: 'columnRow' as const,
  columnDigits: 2,
  rowDigits: 2,
};
const empty = { grid, defaultTerrain: ['clear'], hexes: [], hexsides: [], paths: [] };

const faultsOf = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof InvalidSituationError) return error.faults;
  }
  throw new Error('expected an InvalidSituationError');
};

describe('a map sent by a client', () => {
  it('is laid out by its printed names', () => {
    const board = layOutMap({
      ...empty,
      hexes: [{ hex: '0203', terrain: ['hill'], height: 2, name: 'Kopje' }],
      hexsides: [{ side: '0101/0102', features: ['river'] }],
    });
    const hill = hexAt(board, '0203', '/units/0/hex');
    expect([...board.terrainOf(hill)]).toEqual(['hill']);
    expect([board.heightOf(hill), board.placeName(hill)]).toEqual([2, { en: 'Kopje' }]);
    expect([...board.terrainOf(hexAt(board, '0101', '/x'))]).toEqual(['clear']);
  });

  it('shares the numbering of two maps, but nothing that is printed on them', () => {
    const first = layOutMap({ ...empty, hexes: [{ hex: '0203', terrain: ['hill'] }] });
    const second = layOutMap(empty);
    expect(second.grid).toBe(first.grid);
    expect([...second.terrainOf(hexAt(second, '0203', '/x'))]).toEqual(['clear']);
  });

  it('names every wrong entry by its place in the request', () => {
    const faults = faultsOf(() =>
      layOutMap({
        ...empty,
        hexes: [{ hex: '9999' }],
        hexsides: [{ side: '0101/0403', features: ['river'] }],
        paths: [{ kind: 'road', hexes: ['0101', '0301'] }],
      }),
    );
    expect(faults.map(({ pointer }) => pointer)).toEqual([
      '/map/hexes/0/hex',
      '/map/hexsides/0/side',
      '/map/paths/0/hexes/1',
    ]);
  });

  it('points at a field that names no hex', () => {
    expect(faultsOf(() => hexAt(layOutMap(empty), '0904', '/units/3/hex'))).toEqual([
      {
        pointer: '/units/3/hex',
        detail: { en: 'the map has no hex "0904"', ja: 'マップにヘクス「0904」はありません' },
      },
    ]);
  });

  it('knows boards whose even columns begin at 0', () => {
    const board = layOutMap({
      ...empty,
      grid: {
        ...grid,
        numbering: 'doubledLetters',
        rows: 3,
        evenLines: { count: 4, first: 0 },
        shifted: 'even',
        columns: 3,
      },
    });
    expect(board.grid.find('B0')).toBeDefined();
    expect(board.grid.find('A0')).toBeUndefined();
  });

  it('has the same fields whatever the game’s words are', () => {
    const words = defineChoice('Terrain', ['clear', 'hill']);
    const shape = hexMapShape({ terrain: words, hexside: words, path: words });
    expect(fieldsOf(shape).map(({ name }) => name)).toEqual(['grid', 'defaultTerrain', 'hexes', 'hexsides', 'paths']);
  });
});
