import { describe, expect, it } from '@jest/globals';
import {
  Chart,
  type ChartData,
  ChartReader,
  checkPack,
  MissingCellError,
} from '../../../../src/kernel/charts/index.js';

const data: ChartData = {
  id: 'small-crt',
  title: { en: 'Small CRT', ja: '小戦闘結果表' },
  rule: '1.1',
  source: 'printed',
  rowAxis: 'die',
  columnAxis: 'differential',
  rows: ['1', '2'],
  columns: ['-1', '0', '+1,2'],
  columnBands: [
    [null, -1],
    [0, 0],
    [1, null],
  ],
  cells: [
    ['AE', 'BR', 'D1'],
    ['A1', null, 'DE'],
  ],
  sources: { '2,+1,2': 'reconstructed' },
};

const read = (pack?: ConstructorParameters<typeof ChartReader>[1]) => {
  const used: object[] = [];
  return { used, reader: new ChartReader(new Chart(data), pack, { read: (use) => used.push(use) }) };
};

describe('a chart', () => {
  it('is read by its printed labels and reports each cell with its provenance', () => {
    const { reader, used } = read();
    expect(reader.at(1, '-1')).toBe('AE');
    expect(reader.at(2, '+1,2')).toBe('DE');
    expect(used).toEqual([
      { chart: 'small-crt', cell: '1,-1', source: 'printed' },
      { chart: 'small-crt', cell: '2,+1,2', source: 'reconstructed' },
    ]);
  });

  it('finds the column of a number in its bands, open at both ends', () => {
    const chart = new Chart(data);
    expect([-9, -1, 0, 1, 40].map((n) => chart.columnFor(n))).toEqual([0, 0, 1, 2, 2]);
  });

  it('shifts whole columns and stops at the edges', () => {
    const chart = new Chart(data);
    expect([chart.shift(1, 1), chart.shift(1, 5), chart.shift(1, -5)]).toEqual([2, 2, 0]);
  });

  it('says whether two columns hold the same results, with the pack laid over them, and reports no look-up', () => {
    const pack = { '1,0': 'D1', '2,0': 'DE' };
    const { reader, used } = read({ name: 'mine', source: 'client', charts: { 'small-crt': pack } });
    expect([reader.columnsEqual(1, 2), reader.columnsEqual(0, 2), reader.columnsEqual(0, 0)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(read().reader.columnsEqual(1, 2)).toBe(false);
    expect(used).toEqual([]);
  });

  it('names the missing cell rather than inventing it', () => {
    const { reader } = read();
    expect(() => reader.at(2, 0)).toThrow(MissingCellError);
    expect(() => reader.at(2, 0)).toThrow('chart "small-crt" has no cell "2,0"');
    expect(() => reader.at(7, 0)).toThrow('the chart has no such row or column');
  });

  it('lets a pack fill or replace a cell, and says that the number is the client’s', () => {
    const { reader, used } = read({ name: 'mine', source: 'client', charts: { 'small-crt': { '2,0': 'EX' } } });
    expect(reader.at(2, 0)).toBe('EX');
    expect(used).toEqual([{ chart: 'small-crt', cell: '2,0', source: 'client' }]);
  });

  it('refuses a pack cell that the chart does not have or that is of another kind', () => {
    const pack = { name: 'x', source: 'client' as const, charts: { nope: {}, 'small-crt': { '9,9': 'A', '1,0': 3 } } };
    const faults = checkPack(pack, new Map([['small-crt', new Chart(data)]]));
    expect(faults.map(({ pointer, detail }) => [pointer, detail.en, detail.ja])).toEqual([
      ['/charts/nope', 'this game has no chart "nope"', 'このゲームに表「nope」はありません'],
      ['/charts/small-crt/9,9', 'chart "small-crt" has no cell "9,9"', '表「small-crt」にセル「9,9」はありません'],
      [
        '/charts/small-crt/1,0',
        'this cell holds a string, not a number',
        'このセルの値は文字列です（数値ではありません）',
      ],
    ]);
  });

  it.each([
    [{ rows: ['1'] }, '2 rows of cells, 1 labels'],
    [{ rows: ['1', '1'] }, 'a row label stands twice'],
    [{ cells: [['a'], ['b', 'c', 'd']] }, 'row "1" has 1 cells'],
    [{ sources: { '5,5': 'printed' as const } }, 'provenance for the unknown cell "5,5"'],
  ])('is refused at load when its file is mistyped: %j', (change, reason) => {
    expect(() => new Chart({ ...data, ...change })).toThrow(reason);
  });
});
