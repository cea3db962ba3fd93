import { describe, expect, it } from '@jest/globals';
import { withConnection, withoutSpace, withSpaceField } from '../../../web/src/pages/workshop/map/graph-edits.js';
import { hexDrawing } from '../../../web/src/pages/workshop/map/hex-drawing.js';
import { painted, withoutPath, withPath, withSide } from '../../../web/src/pages/workshop/map/hex-edits.js';
import type { Row, Sheet } from '../../../web/src/pages/workshop/sheet.js';

const field = (of: string, name: string) => ({ of, name, type: 'a text', comment: '' });

const HEX_COLUMNS = [
  'list',
  'columns',
  'rows',
  'value',
  'hex',
  'terrain',
  'name',
  'side',
  'features',
  'kind',
  'hexes',
  'comment',
];

const line = (columns: readonly string[], values: Readonly<Record<string, string>>): Row =>
  columns.map((name) => values[name] ?? '');

/** Four columns and four rows, even columns half a hex lower; savanna unless something else is said. */
function hexSheet(...lines: Readonly<Record<string, string>>[]): Sheet {
  const all = [{ list: 'grid', columns: '4', rows: '4' }, { list: 'defaultTerrain', value: 'savanna' }, ...lines];
  return {
    kind: 'map',
    columns: HEX_COLUMNS,
    fields: [field('grid', 'columns'), field('grid', 'rows'), field('defaultTerrain', 'value')],
    notes: [],
    rows: all.map((values) => line(HEX_COLUMNS, values)),
    sent: true,
  };
}

/** The lines after the frame, without their empty cells. */
const said = (columns: readonly string[], rows: readonly Row[], skip: number) =>
  rows.slice(skip).map((row) => Object.fromEntries(columns.flatMap((name, i) => (row[i] ? [[name, row[i]]] : []))));

const saidOfHexes = (rows: readonly Row[]) => said(HEX_COLUMNS, rows, 2);

describe('drawing a hex map', () => {
  it('begins once columns and rows are said, and leaves out lines that do not hold yet', () => {
    expect(
      hexDrawing({ ...hexSheet(), rows: [line(HEX_COLUMNS, { list: 'grid', columns: '4' })] }, 'en'),
    ).toBeUndefined();
    const drawing = hexDrawing(
      hexSheet({ list: 'hexes', hex: '0909', terrain: 'marsh' }, { list: 'paths', kind: 'road', hexes: '0101 0404' }),
      'en',
    )!;
    expect([drawing.hexRows.size, drawing.paths.length]).toEqual([0, 0]);
  });

  const paint = (sheet: Sheet, hexes: readonly string[], word: string | undefined, adding = false) =>
    saidOfHexes(painted(sheet, hexDrawing(sheet, 'en')!, hexes, { word, adding }));

  it('paints terrain, adds to it, and writes nothing down for the default terrain', () => {
    const sheet = hexSheet({ list: 'hexes', hex: '0202', terrain: 'marsh' });
    expect(paint(sheet, ['0202', '0203'], 'town', true)).toEqual([
      { list: 'hexes', hex: '0202', terrain: 'marsh town' },
      { list: 'hexes', hex: '0203', terrain: 'town' },
    ]);
    expect(paint(sheet, ['0202', '0203'], 'savanna')).toEqual([]);
    expect(paint(sheet, ['0202'], undefined)).toEqual([]);
  });

  it('keeps a line that the template has a reason for', () => {
    const wanted = { list: 'hexes', hex: '0202', terrain: 'marsh', comment: 'an objective' };
    expect(paint(hexSheet(wanted), ['0202'], undefined)).toEqual([
      { list: 'hexes', hex: '0202', comment: 'an objective' },
    ]);
  });

  it('knows a hexside by either of its names, and takes off what is put on twice', () => {
    const sheet = hexSheet({ list: 'hexsides', side: '0202/0201', features: 'stream' });
    const put = (feature: string) => saidOfHexes(withSide(sheet, hexDrawing(sheet, 'en')!, '0201/0202', feature));
    expect(put('cliff')).toEqual([{ list: 'hexsides', side: '0202/0201', features: 'stream cliff' }]);
    expect(put('stream')).toEqual([]);
  });

  it('goes on with a road at either end, fills in what lies between, and splits it', () => {
    const sheet = hexSheet({ list: 'paths', kind: 'road', hexes: '0102 0103' });
    const drawing = hexDrawing(sheet, 'en')!;
    expect(saidOfHexes(withPath(sheet, drawing, 'road', '0103', '0104'))).toEqual([
      { list: 'paths', kind: 'road', hexes: '0102 0103 0104' },
    ]);
    expect(saidOfHexes(withPath(sheet, drawing, 'road', '0102', '0101'))).toEqual([
      { list: 'paths', kind: 'road', hexes: '0101 0102 0103' },
    ]);
    expect(saidOfHexes(withPath(sheet, drawing, 'trail', '0201', '0204')).at(-1)).toEqual({
      list: 'paths',
      kind: 'trail',
      hexes: '0201 0202 0203 0204',
    });
    const long = hexSheet({ list: 'paths', kind: 'road', hexes: '0101 0102 0103 0104 0204' });
    expect(saidOfHexes(withoutPath(long, hexDrawing(long, 'en')!, 'road', '0103'))).toEqual([
      { list: 'paths', kind: 'road', hexes: '0101 0102' },
      { list: 'paths', kind: 'road', hexes: '0104 0204' },
    ]);
  });
});

describe('drawing spaces and connections', () => {
  const COLUMNS = ['list', 'id', 'control', 'a', 'b', 'kind', 'comment'];
  const sheet: Sheet = {
    kind: 'map',
    columns: COLUMNS,
    fields: [field('spaces', 'id'), field('connections', 'a')],
    notes: [],
    rows: [
      line(COLUMNS, { list: 'spaces', id: 'Vado' }),
      line(COLUMNS, { list: 'spaces', id: 'Los Llanos' }),
      line(COLUMNS, { list: 'connections', a: 'Vado', b: 'Los Llanos', kind: 'river' }),
    ],
    sent: true,
  };

  it('gives a space another name and its connections follow', () => {
    expect(said(COLUMNS, withSpaceField(sheet, 'Vado', 'id', 'Vado Alto'), 0)).toEqual([
      { list: 'spaces', id: 'Vado Alto' },
      { list: 'spaces', id: 'Los Llanos' },
      { list: 'connections', a: 'Vado Alto', b: 'Los Llanos', kind: 'river' },
    ]);
  });

  it('takes a space out with its connections, and a connection that is drawn twice', () => {
    expect(said(COLUMNS, withoutSpace(sheet, 'Vado'), 0)).toEqual([{ list: 'spaces', id: 'Los Llanos' }]);
    expect(withConnection(sheet, 'Los Llanos', 'Vado', 'river')).toHaveLength(2);
    expect(said(COLUMNS, withConnection(sheet, 'Los Llanos', 'Vado', 'solid'), 3)).toEqual([
      { list: 'connections', a: 'Los Llanos', b: 'Vado', kind: 'solid' },
    ]);
  });
});
