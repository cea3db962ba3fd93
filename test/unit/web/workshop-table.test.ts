import { describe, expect, it } from '@jest/globals';
import { cellsOf } from '../../../web/src/forms/cells.js';
import { FaultIndex, followed } from '../../../web/src/pages/workshop/faults.js';
import { pasted } from '../../../web/src/pages/workshop/paste.js';
import { csvOf, rowsOfCsv } from '../../../web/src/pages/workshop/sheet.js';
import { readWorkFile } from '../../../web/src/pages/workshop/work-file.js';

const COLUMNS = ['id', 'attack', 'defence', 'comment'];
const ROWS = [
  ['a', '1', '', 'first'],
  ['b', '', '', ''],
];

describe('tables of the workshop', () => {
  it('read what a spreadsheet copies: quotes, line ends within a cell, empty cells', () => {
    expect(cellsOf('a\t"x ""y""\nz"\t\r\n\r\n1\t2\t3\n', '\t')).toEqual([
      ['a', 'x "y" z', ''],
      ['1', '2', '3'],
    ]);
  });

  it('come out of CSV as they went in, whatever the order of the columns', () => {
    const rows = [['a', 'x, "y"', '', 'z']];
    expect(rowsOfCsv(csvOf({ columns: COLUMNS, rows }), COLUMNS)).toEqual(rows);
    expect(rowsOfCsv('# a comment\ndefence,id\n4,a\n', COLUMNS)).toEqual([['a', '', '4', '']]);
    expect(rowsOfCsv('nothing,of,ours\n1,2,3\n', COLUMNS)).toBeUndefined();
  });

  const target = {
    columns: COLUMNS,
    rows: ROWS,
    shownRows: [0, 1],
    // A hidden column is skipped.
    shownColumns: [0, 2, 3],
    blank: () => ['', '', '', 'new'],
  };

  it('take a paste from its cell on, along what is shown, and grow where it is longer', () => {
    expect(pasted('5\tx\n6\ty', { ...target, at: [1, 1] })).toEqual([
      ['a', '1', '', 'first'],
      ['b', '', '5', 'x'],
      ['', '', '6', 'y'],
    ]);
  });

  it('put what has a line of names under those names', () => {
    expect(pasted('attack\tid\n7\tq', { ...target, at: [0, 2] })).toEqual([['q', '7', '', 'first'], ROWS[1]]);
  });
});

describe('faults', () => {
  const fault = { kind: 'counters', row: 1, column: 1, detail: 'it lacks attack' } as const;

  it('go with their line when another one is taken out', () => {
    expect(followed([fault], 'counters', ROWS, [ROWS[1]!])).toEqual([{ ...fault, row: 0 }]);
    expect(followed([fault], 'counters', ROWS, [ROWS[0]!])).toEqual([]);
  });

  it('stay while their cell says the same, and go when it says something else', () => {
    expect(followed([fault], 'counters', ROWS, [ROWS[0]!, ['b', '', '3', '']])).toEqual([fault]);
    expect(followed([fault], 'counters', ROWS, [ROWS[0]!, ['b', '2', '', '']])).toEqual([]);
    expect(followed([fault], 'deck', ROWS, [])).toEqual([fault]);
  });

  it('are found by cell and by line', () => {
    const index = new FaultIndex([fault, { kind: 'counters', row: 1, detail: 'twice' }], 'counters');
    expect([index.cell(1, 1), index.cell(1, 2), index.line(1)]).toEqual(['it lacks attack', undefined, 'twice']);
    expect(index.within(1)).toBe('it lacks attack; twice');
  });
});

describe('a saved desk', () => {
  const file = { scenario: 'valdeoro', parts: [{ kind: 'map', csv: 'list\n' }], places: { Vado: [10, 20] } };

  it('is told from every other file', () => {
    expect(readWorkFile(JSON.stringify(file))).toEqual(file);
    const others = [
      { ...file, parts: [{ kind: 'map' }] },
      { ...file, places: { Vado: ['left', 1] } },
      { scenario: 'x' },
    ];
    expect(others.map((other) => readWorkFile(JSON.stringify(other)))).toEqual([undefined, undefined, undefined]);
    expect(readWorkFile('list,hex\n')).toBeUndefined();
  });
});
