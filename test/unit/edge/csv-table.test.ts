import { describe, expect, it } from '@jest/globals';
import { readCell } from '../../../src/sessions/materials/cells.js';
import { readTable } from '../../../src/sessions/materials/csv-table.js';

const ROWS = [
  ['# "a comment", with commas; and others', ''],
  ['list', 'hex', 'name'],
  ['hexes', '0304', 'Hill, with a comma'],
  ['hexes', '0305', 'ヒル'],
];
const written = (separator: string, end: string): string =>
  ROWS.map((cells) =>
    cells.map((cell) => (/[",;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(separator),
  ).join(end);

const sent = async (text: string) => {
  const { columns, rows, faults } = await readTable(text);
  return { columns, rows: rows.map(({ line, cells }) => [line, ...cells]), faults };
};

describe('a table as spreadsheets save it', () => {
  it.each([
    ['commas', written(',', '\n')],
    ['semicolons, as where the comma is for decimals', written(';', '\r\n')],
    ['tabs', written('\t', '\n')],
    ['a mark of its encoding and the line ends of Windows', `\uFEFF${written(',', '\r\n')}`],
    ['the line ends of an old Macintosh', written(',', '\r')],
  ])('is read with %s', async (_, text) => {
    expect(await sent(text)).toEqual({
      columns: ['list', 'hex', 'name'],
      rows: [
        [3, 'hexes', '0304', 'Hill, with a comma'],
        [4, 'hexes', '0305', 'ヒル'],
      ],
      faults: [],
    });
  });

  it.each([';', ','])(
    'may begin with the line that tells Excel what stands between the cells: %s',
    async (separator) => {
      const { columns, rows, faults } = await sent(`\uFEFFsep=${separator}\r\n${written(separator, '\r\n')}`);
      expect([columns, rows[0], faults]).toEqual([
        ['list', 'hex', 'name'],
        [4, 'hexes', '0304', 'Hill, with a comma'],
        [],
      ]);
    },
  );

  it('may write halves with a comma, as most of Europe does; whole numbers and cells of charts have none', () => {
    const halves = { kind: 'number', min: 0, max: 9 } as const;
    expect([readCell(halves, '0,5'), readCell(halves, '0.5'), readCell(halves, '1,5,0')]).toEqual([0.5, 0.5, '1,5,0']);
    expect(readCell({ kind: 'integer', min: 0, max: 9000 }, '1,000')).toBe('1,000');
    expect(readCell({ kind: 'either', of: [] }, '1,5')).toBe('1,5');
  });

  it('has as many lines wherever a piece of it ends', async () => {
    const lines = ['list,hex', ...Array.from({ length: 20_000 }, (_, i) => `hexes,${i}`)];
    for (const end of ['\n', '\r\n', '\r']) {
      for (const first of ['#', '##', '###']) {
        const { rows, faults } = await readTable([first, ...lines].join(end));
        expect([rows.length, rows.at(-1), faults]).toEqual([20_000, { line: 20_002, cells: ['hexes', '19999'] }, []]);
      }
    }
  });

  it('in another encoding than UTF-8 has lost letters, which are told by line and column', async () => {
    const shiftJis = Buffer.concat([Buffer.from('list,name\nhexes,'), Buffer.from([0x83, 0x71, 0x83, 0x8b])]);
    const { faults } = await readTable(shiftJis.toString('utf8'));
    expect(faults.map(({ line, column, detail }) => [line, column, detail])).toEqual([
      [
        2,
        2,
        {
          en: 'letters of this cell were lost: save the table as CSV in UTF-8',
          ja: 'このセルの文字が失われています。表を「CSV UTF-8」で保存してください',
        },
      ],
    ]);
  });

  it('may hold figures and words of a Japanese keyboard, and leaves names alone', () => {
    const whole = { kind: 'integer', min: 0, max: 99 } as const;
    const text = { kind: 'text', min: 1, max: 90 } as const;
    expect(readCell(whole, '１２')).toBe(12);
    expect(readCell({ kind: 'flag' }, 'ｔｒｕｅ')).toBe(true);
    expect(readCell({ kind: 'list', of: text, min: 0, max: 9 }, '０３０４　０３０５')).toEqual(['0304', '0305']);
    expect(readCell(text, '１空挺大隊')).toBe('１空挺大隊');
  });
});
