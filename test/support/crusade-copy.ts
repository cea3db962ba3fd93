import type { LibraryDocument } from '../../src/library/document.js';
import { shippedDocuments } from './materials.js';
import type { OwnCopy } from './own-copies.js';
import { type FilledTable, figure, mapRows, type Row } from './template-filler.js';

const documents = (): LibraryDocument[] => shippedDocuments('crusade-revolution');

/** The map of Sierra Parda, and every space of the template that it does not have hung on to one that it has. */
function filledMap({ columns, rows }: FilledTable): FilledTable {
  const { spaces, connections } = documents().find(({ id }) => id === 'sierra-parda-map')!.body as {
    spaces: { id: string; control: string }[];
    connections: object[];
  };
  const known = new Set(spaces.map(({ id }) => id));
  const added = rows
    .filter(({ list, id }) => list === 'spaces' && !known.has(id!))
    .map((row, i): Row => ({ ...row, control: i % 2 === 0 ? 'nationalist' : 'republican', siege: '' }));
  const joined = added.map(({ id, control }): Row => {
    const near = spaces.find((space) => space.control === control)!;
    return { list: 'connections', a: id!, b: near.id, kind: 'solid' };
  });
  return { columns, rows: [...mapRows({ spaces, connections }), ...added, ...joined] };
}

const PHASES = ['warOfTheColumns', 'mobilization', 'warOfTheArmies'];

/** 18, 20 and 17 cards; no texts, only values. */
function strategyRow(row: Row, line: number): Row {
  const number = Number(row.number!.slice(1));
  const phase = PHASES[number <= 18 ? 0 : number <= 38 ? 1 : 2]!;
  const pool = row.side === 'nationalist' ? 'rp.nationalist' : 'rp.republican';
  return { ...row, phase, ops: String(2 + (line % 3)), sr: figure(line, 1), [pool]: '1' };
}

function counterRow(row: Row): Row {
  if (row.kind === 'start') return { ...row, rm: '22', vp: '0' };
  if (row.id!.startsWith('nationalist-victory')) return { ...row, from: '3' };
  if (row.id!.startsWith('draw')) return { ...row, from: '1', to: '2' };
  if (row.id!.startsWith('republican-victory')) return { ...row, to: '0' };
  return { ...row, cf: '2', lf: '2', mf: '3', reducedCf: '1', reducedLf: '2', reducedMf: '3' };
}

/** The units of Sierra Parda, where that scenario puts them. */
function extraCounters(scenario: string): Row[] {
  const { setUp } = documents().find(({ id }) => id === 'sierra-parda')!.body as {
    setUp: { units: { card: string }[]; where: { spaces?: string[]; box?: string } }[];
  };
  const places = new Map(setUp.flatMap(({ units, where }) => units.map(({ card }) => [card, where] as const)));
  return documents()
    .filter(({ kind, id }) => kind === 'card' && id.startsWith('sp-') && places.has(id))
    .map(({ id, name, side, body }): Row => {
      const front = body.values as Record<string, unknown>;
      const back = (body.reduced ?? {}) as Record<string, unknown>;
      const where = places.get(id)!;
      const text = (value: unknown): string => (value === undefined ? '' : String(value));
      return {
        deck: 'crusade-revolution-counters',
        id,
        'title.en': name.en,
        side: side!,
        kind: 'counter',
        type: text(front.type),
        region: text(front.region),
        cf: text(front.cf),
        lf: text(front.lf),
        mf: text(front.mf),
        oneStep: text(front.oneStep),
        reducedCf: text(back.cf),
        reducedLf: text(back.lf),
        reducedMf: text(back.mf),
        [`at.${scenario}`]: where.spaces?.[0] ?? where.box!,
      };
    });
}

export const crusadeCopy = (scenario: string): OwnCopy => ({
  scenario,
  sheets: ['map', 'deck', 'counters', 'chartPack'],
  fill: (sheet, table) => {
    const { columns, rows } = table;
    if (sheet === 'map') return filledMap(table);
    if (sheet === 'deck') return { columns, rows: rows.map(strategyRow) };
    if (sheet === 'counters') return { columns, rows: [...rows.map(counterRow), ...extraCounters(scenario)] };
    // A loss for every two of the die and one for every three of strength: a table of nobody's.
    return {
      columns,
      rows: rows.map((row) => ({
        ...row,
        value: String(Math.floor((Number(row.row) || 2) / 2) + Math.floor(parseInt(row.column!, 10) / 3 || 0)),
      })),
    };
  },
});
