import { type MaterialsGuide, namedHexes, type WantedCell, type Wants } from '../../../kernel/materials/index.js';
import type { SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import { bodyOf } from '../session/scenario-body.js';

/** What Panzer asks of its owner's box: a map, and whatever stands on the game cards alone. It is played without decks. */
export const materials: MaterialsGuide = { cardKinds: [], wants };

function wants(setup: SessionSetup): Wants {
  return {
    places: namedHexes(bodyOf(setup) as Parameters<typeof namedHexes>[0]),
    cards: [],
    cells: unprinted(),
    notes: { map: MAP_NOTES, chartPack: CHART_NOTES },
  };
}

/** Cells of the game cards that the book does not print. A game goes on without those that nothing in it asks for. */
const unprinted = (): WantedCell[] =>
  charts.flatMap(({ id, rows, columns, cells }) =>
    rows.flatMap((row, r) =>
      columns.flatMap((column, c) => (cells[r]![c] === null ? [{ chart: id, row, column, mayStayEmpty: true }] : [])),
    ),
  );

const MAP_NOTES = [
  {
    en: 'List every hex whose terrain or level is not the default one, every hexside with something on it, and every road from hex to hex.',
    ja: '標準と異なる地形・高度のヘクス、地形のあるヘクスサイド、道路（ヘクス順）をすべて書く。',
  },
];
const CHART_NOTES = [
  {
    en: 'Copy from the game cards what your scenario will ask for; a cell that is asked for and empty is told then.',
    ja: 'シナリオで使うセルをゲームカードから写す。空のセルが必要になったときは、その場で示される。',
  },
];
