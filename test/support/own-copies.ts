import { madeUpPrimosole } from './asl-made-up.js';
import { crusadeCopy } from './crusade-copy.js';
import { angolaDocuments, budapestDocuments } from './cwb-published.js';
import { bruneteDocuments, jaramaAreas, jaramaDocuments } from './scw-published.js';
import { type FilledTable, figure, mapRows, type Row } from './template-filler.js';

/** How the made-up copy of a published scenario is filled in, table by table. */
export interface OwnCopy {
  readonly scenario: string;
  readonly sheets: readonly ('map' | 'deck' | 'counters' | 'chartPack')[];
  fill(sheet: string, table: FilledTable): FilledTable;
}

const mapBody = (documents: readonly { kind: string; body: object }[]): Readonly<Record<string, unknown>> =>
  documents.find(({ kind }) => kind === 'map')!.body as Record<string, unknown>;

/** Every figure of a counter of Cold War Battles; what lies in a pool of no type becomes infantry. */
function coldWarCounter(row: Row, line: number): Row {
  const type = row.type || (row.id!.includes('-hq-') ? (line % 5 === 0 ? 'dummyHq' : 'hq') : 'infantry');
  const gun = /artillery|missile/i.test(type) && row.command !== 'hungarianArmy';
  const figures: Row = gun
    ? { barrage: figure(line, 1), fpf: figure(line, 2), range: line % 4 === 0 ? 'U' : '6' }
    : { attack: type === 'base' ? '0' : figure(line, 1) };
  return {
    ...row,
    type,
    ...figures,
    defence: figure(line, 3),
    movement: type === 'base' ? '0' : String(5 + (line % 4)),
  };
}

const coldWar = (scenario: string, documents: readonly { kind: string; body: object }[]): OwnCopy => ({
  scenario,
  sheets: ['map', 'counters'],
  fill: (sheet, table) =>
    sheet === 'map'
      ? { ...table, rows: mapRows(mapBody(documents)) }
      : { ...table, rows: table.rows.map(coldWarCounter) },
});

/** Every figure of a counter of the Spanish Civil War Battles; units in general become infantry. */
function scwCounter(row: Row, line: number): Row {
  const type = row.type || 'infantry';
  const [attack, defence] = [figure(line, 3), figure(line, 4)];
  switch (type) {
    case 'air':
      return { ...row, bombardment: figure(line, 1) };
    case 'artillery':
      return { ...row, type, size: 'battalion', attack, range: '6', movement: '6' };
    case 'hq': {
      const echelon = /division/i.test(row.id!) ? 'division' : 'brigade';
      return { ...row, type, defence, movement: '8', echelon, [echelon]: row.brigade || `of ${row.id}`.slice(0, 40) };
    }
    default:
      return {
        ...row,
        type,
        size: 'battalion',
        attack,
        defence,
        movement: '6',
        reducedAttack: '1',
        reducedDefence: '1',
        reducedMovement: '6',
      };
  }
}

/** The hexes of each area, whatever card of the tests they stand on. */
function areaRow(row: Row): Row {
  const cards = jaramaAreas().body.cards as { title: { en: string }; values: { hexes: string } }[];
  const hexes = cards.filter(({ title }) => title.en === row['title.en']).map(({ values }) => values.hexes);
  return { ...row, hexes: hexes.join(' ') };
}

const spanish = (scenario: string, documents: readonly { kind: string; body: object }[], areas: boolean): OwnCopy => ({
  scenario,
  sheets: areas ? ['map', 'counters', 'deck'] : ['map', 'counters'],
  fill: (sheet, table) => {
    if (sheet === 'map') return { ...table, rows: mapRows(mapBody(documents)) };
    return { ...table, rows: table.rows.map(sheet === 'deck' ? areaRow : scwCounter) };
  },
});

/** Every weapon and vehicle of the campaigns of Primosole Bridge, with facts of our own. */
function primosoleLine(row: Row, line: number): Row {
  if (row.vehicle) {
    const afv = /StuG|Sherman|AC|AEC/.test(row.vehicle);
    const kind = /Sherman/.test(row.vehicle)
      ? 'tank'
      : afv
        ? 'otherAfv'
        : /Carrier/.test(row.vehicle)
          ? 'carrier'
          : 'truck';
    return { ...row, class: kind, closedTopped: String(afv), mainArmament: String(afv) };
  }
  return { ...row, repair: String(1 + (line % 3)), ...(row.pp === undefined ? {} : { pp: figure(line, 1) }) };
}

const primosole = (scenario: string): OwnCopy => ({
  scenario,
  sheets: ['map', 'counters'],
  fill: (sheet, table) => ({
    ...table,
    rows: sheet === 'map' ? mapRows(madeUpPrimosole.body) : table.rows.map(primosoleLine),
  }),
});

export const OWN_COPIES: readonly OwnCopy[] = [
  coldWar('angola-87', angolaDocuments()),
  coldWar('budapest-56', budapestDocuments()),
  spanish('jarama', jaramaDocuments(), true),
  spanish('brunete', bruneteDocuments(), false),
  ...[
    'war-of-the-columns',
    'the-collapse-of-the-northern-front',
    'two-years-of-war',
    'crusade-revolution-campaign',
  ].map(crusadeCopy),
  ...['primosole-cg-i', 'primosole-cg-ii', 'primosole-cg-iii'].map(primosole),
];
