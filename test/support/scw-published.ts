import { HexBoard } from '../../src/kernel/hexes/index.js';
import type { LibraryDocument } from '../../src/library/document.js';

/**
 * Test data only: a made-up map and made-up counters for each of the two published battles, whose maps and counter sheets the
 * book does not print. Every hex and every group that the scenarios name is there; no number on them is the publisher's.
 */
type Values = Record<string, string | number | boolean>;

interface Line {
  readonly group: string;
  readonly side: 'republican' | 'nationalist';
  readonly title: string;
  readonly copies?: number;
  readonly values: Values;
}

export const document = (kind: 'map' | 'deck' | 'scenario', id: string, body: object): LibraryDocument => ({
  kind,
  id,
  game: 'scw-battles',
  name: { en: id },
  provenance: 'client',
  body: body as LibraryDocument['body'],
});

/** A deck names its cards with at most forty signs. */
const slug = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);

export const sheet = (id: string, lines: readonly Line[]): LibraryDocument =>
  document('deck', id, {
    cards: lines.map(({ title, side, group, copies, values }) => ({
      id: slug(title),
      title: { en: title },
      side,
      ...(copies === undefined ? {} : { copies }),
      values: { group, ...values },
    })),
  });

export const infantry: Values = {
  type: 'infantry',
  size: 'battalion',
  attack: 4,
  defence: 4,
  movement: 6,
  reducedAttack: 2,
  reducedDefence: 2,
  reducedMovement: 6,
};
export const regiment: Values = {
  ...infantry,
  size: 'regiment',
  attack: 6,
  defence: 6,
  reducedAttack: 3,
  reducedDefence: 3,
};
const tanks: Values = { type: 'armour', size: 'company', attack: 3, defence: 2, movement: 10 };
export const guns: Values = { type: 'artillery', size: 'battalion', attack: 4, range: 6, movement: 6 };
export const hq: Values = { type: 'hq', size: 'brigade', defence: 1, movement: 8 };
export const truck: Values = { type: 'truck' };

const two = (value: number): string => String(value).padStart(2, '0');
const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Hexsides between two neighbouring columns of a map, as a river runs. */
function riverBetween(grid: object, west: readonly string[], east: readonly string[]): string[] {
  const board = new HexBoard({ grid: grid as never, defaultTerrain: [], hexes: [], hexsides: [], paths: [] });
  return west.flatMap((a) =>
    east.flatMap((b) => (board.grid.adjacent(board.grid.index(a), board.grid.index(b)) ? [`${a}/${b}`] : [])),
  );
}

const JARAMA_TOWNS = ['3846', '4445', '3351', '2439', '1640', '2551', '2042', '2847', '3149', '3544', '3339', '1735'];

export function jaramaMap(): LibraryDocument {
  const name = (row: number, column: number): string => `${two(row)}${two(column)}`;
  const columns = span(27, 53);
  const rows = span(10, 48);
  const roads = [13, 16, 22, 24, 28, 31, 33, 38, 44, 48].map((row) => columns.map((column) => name(row, column)));
  const down = [28, 40, 50].map((column) => rows.map((row) => name(row, column)));
  const grid = {
    columns: 27,
    rows: 39,
    firstColumn: 27,
    firstRow: 10,
    rowsRun: 'up',
    numbering: 'rowColumn',
  };
  const laid = {
    orientation: 'flat',
    shifted: 'even',
    columns: 27,
    rows: 39,
    firstColumn: 27,
    firstRow: 10,
    rowsRun: 'up',
    numbering: { kind: 'row-column', columnDigits: 2, rowDigits: 2 },
  };
  const river = riverBetween(
    laid,
    rows.map((row) => name(row, 42)),
    rows.map((row) => name(row, 43)),
  );
  return document('map', 'jarama-map', {
    grid,
    defaultTerrain: ['clear'],
    hexes: [
      ...JARAMA_TOWNS.map((hex) => ({ hex, terrain: ['town'] })),
      ...span(20, 30).map((row) => ({ hex: name(row, 36), terrain: ['hills', 'woods'] })),
      ...span(34, 42).map((row) => ({ hex: name(row, 39), terrain: ['rough'], height: 1 })),
    ],
    hexsides: river.map((side) => ({ side, features: ['river'] })),
    paths: [...roads, ...down].map((hexes) => ({ kind: 'minorRoad', hexes })),
  });
}

const brigade = (
  side: Line['side'],
  label: string,
  title: string,
  groups: { units: string; hq?: string; guns?: string },
  count: number,
  division?: string,
): Line[] => {
  const own: Values = { brigade: label, ...(division === undefined ? {} : { division }) };
  const lines: Line[] = [
    { group: groups.units, side, title: `${title} battalion`, copies: count, values: { ...infantry, ...own } },
  ];
  const { hq: hqGroup, guns: gunGroup } = groups;
  if (hqGroup)
    lines.push({ group: hqGroup, side, title: `${title} HQ`, values: { ...hq, ...own, echelon: 'brigade' } });
  if (gunGroup) lines.push({ group: gunGroup, side, title: `${title} battery`, values: { ...guns, ...own } });
  return lines;
};

const whole = (group: string) => ({ units: group, hq: group, guns: group });

function jaramaCounters(): LibraryDocument {
  const R = 'republican' as const;
  const N = 'nationalist' as const;
  const parts = (title: string) => ({ units: `${title}: units`, hq: `${title}: HQ`, guns: `${title}: artillery` });
  const arrival = (title: string, label: string, division?: string): Line[] =>
    brigade(R, label, `Republican ${title}`, { units: title, hq: title }, 1, division);
  return sheet('jarama-counters', [
    ...brigade(R, '48', 'Republican 48th Brigade', parts('48th Brigade'), 3, 'A'),
    ...brigade(R, '19', 'Republican 19th Brigade', whole('19th Brigade: units'), 2, 'A'),
    ...brigade(R, '23', 'Republican 23rd Brigade', whole('23rd Brigade: units'), 2, 'A'),
    ...brigade(R, '18', 'Republican 18th Brigade', whole('18th Brigade: units'), 2, 'B'),
    ...brigade(R, '13 Int', '13th International', { units: '13th International Brigade: battalion' }, 2),
    ...brigade(R, '45', 'Republican 45th Brigade', whole('45th Brigade: units'), 1),
    ...brigade(
      R,
      '41',
      'Republican 41st Brigade',
      { units: '41st Brigade: units', hq: '41st Brigade: HQ and artillery', guns: '41st Brigade: HQ and artillery' },
      3,
    ),
    {
      group: '1st Tank Brigade: company',
      side: R,
      title: '1/1 tanks',
      values: { ...tanks, brigade: '1 Tank', division: 'A' },
    },
    {
      group: '1st Tank Brigade: the rest',
      side: R,
      title: '2/1 tanks',
      values: { ...tanks, battalion: '2/1', brigade: '1 Tank', division: 'A' },
    },
    {
      group: '1st Tank Brigade: the rest',
      side: R,
      title: '1st Tank Brigade HQ',
      values: { ...hq, echelon: 'brigade', brigade: '1 Tank', division: 'A' },
    },
    ...['69', '70', '1 Bis'].flatMap((label) =>
      brigade(R, label, `Madrid ${label}`, { units: '69th, 70th and 1st Bis Brigades: all units' }, 1, 'B'),
    ),
    { group: 'air: SB-2 air unit', side: R, title: 'Sb2', copies: 2, values: { type: 'air', bombardment: 3 } },
    {
      group: 'A and B division HQs: A division HQ',
      side: R,
      title: 'A HQ',
      values: { ...hq, echelon: 'division', division: 'A' },
    },
    {
      group: 'A and B division HQs: B division HQ',
      side: R,
      title: 'B HQ',
      values: { ...hq, echelon: 'division', division: 'B' },
    },
    ...arrival('5th Brigade', '5 Rep'),
    ...arrival('24th Brigade', '24', 'B'),
    ...arrival('12th International Brigade', '12 Int', 'B'),
    ...arrival('11th International Brigade', '11 Int', 'A'),
    { group: '9th Battalion', side: R, title: '9th Battalion', values: infantry },
    ...arrival('17th Brigade', '17', 'B'),
    ...arrival('67th Brigade', '67'),
    ...arrival('66th Brigade', '66'),
    ...arrival('15th Brigade', '15', 'B'),
    ...arrival('1st Brigade', '1', 'B'),
    ...arrival('14th International Brigade', '14 Int'),
    ...arrival('PUA Brigade', 'PUA', 'A'),
    { group: 'C division HQ', side: R, title: 'C HQ', values: { ...hq, echelon: 'division', division: 'C' } },
    { group: 'D division HQ', side: R, title: 'D HQ', values: { ...hq, echelon: 'division', division: 'D' } },
    { group: 'unnamed artillery, drawn at random', side: R, title: 'Unnamed battery', copies: 8, values: guns },
    ...brigade(N, '1', 'Nationalist 1st Brigade', parts('1st Brigade'), 4, 'Varela'),
    {
      group: '1st Brigade: anti-tank company',
      side: N,
      title: 'Anti-tank company',
      values: {
        type: 'antiTank',
        size: 'company',
        attack: 1,
        defence: 2,
        movement: 6,
        brigade: '1',
        division: 'Varela',
      },
    },
    ...brigade(N, '2', 'Nationalist 2nd Brigade', parts('2nd Brigade'), 4, 'Varela'),
    { group: 'armour: all PzI companies', side: N, title: 'PzI', copies: 2, values: { ...tanks, brigade: '1' } },
    ...brigade(N, '4', 'Nationalist 4th Brigade', whole('4th Brigade: units'), 3, 'Escamez'),
    ...brigade(N, '5', 'Nationalist 5th Brigade', { units: '5th Brigade: units' }, 2, 'Escamez'),
    {
      group: 'cavalry: all cavalry regiments',
      side: N,
      title: 'Cavalry regiment',
      copies: 2,
      values: { type: 'cavalry', size: 'regiment', attack: 3, defence: 3, movement: 9, division: 'Varela' },
    },
    {
      group: 'engineer 4-4-6: 1 unit',
      side: N,
      title: 'Engineer 4-4-6',
      values: { type: 'engineer', size: 'battalion', attack: 4, defence: 4, movement: 6 },
    },
    ...['Ju 52', 'SM 81'].map((plane) => ({
      group: `air: ${plane} air unit`,
      side: N,
      title: plane,
      values: { type: 'air', bombardment: 5 },
    })),
    ...['Varela', 'Escamez'].map((division) => ({
      group: `Varela HQ, Escamez HQ, Pz/R (Panzer Reserve) tank company: ${division} division HQ`,
      side: N,
      title: `${division} HQ`,
      values: { ...hq, echelon: 'division', division },
    })),
    {
      group: 'Varela HQ, Escamez HQ, Pz/R (Panzer Reserve) tank company: Pz/R tank company',
      side: N,
      title: 'Pz/R',
      values: tanks,
    },
    ...brigade(N, '3', 'Nationalist 3rd Brigade', whole('3rd Brigade, all units'), 3, 'Varela'),
    ...['7th Victoria Bn', '8th Tabor Bn', '1st Tabor Bn', '1st Toledo Bn', '2nd Tabor Bn', 'Gallego Bn'].map(
      (group) => ({ group, side: N, title: group, values: infantry }),
    ),
    ...['1st San Quintin Bn', 'Canaris Bn'].map((group) => ({ group, side: N, title: group, values: infantry })),
    {
      group: 'engineer (6-8-6) Bn',
      side: N,
      title: 'Engineer 6-8-6',
      values: { type: 'engineer', size: 'battalion', attack: 6, defence: 8, movement: 6 },
    },
    {
      group: 'German F/88',
      side: N,
      title: 'F/88',
      copies: 2,
      values: { type: 'antiAircraft', size: 'company', attack: 2, defence: 2, movement: 8, f88: true },
    },
    { group: 'artillery', side: N, title: 'Late battery', copies: 2, values: guns },
  ]);
}

export function jaramaAreas(): LibraryDocument {
  const rows = span(10, 48);
  const hexes = (columns: readonly number[], among: readonly number[] = rows): string =>
    among.flatMap((row) => columns.map((column) => `${two(row)}${two(column)}`)).join(' ');
  // A value holds 500 signs, so a large area takes several cards.
  const area = (title: string, listed: string) =>
    (listed.match(/.{1,400}(?: |$)/g) ?? []).map((part, at) => ({
      id: `${slug(title).slice(0, 36)}-${at + 1}`,
      title: { en: title },
      values: { hexes: part.trim() },
    }));
  return document('deck', 'jarama-areas', {
    cards: [
      ...area('on the Republican side of the start line', hexes([37, 38])),
      ...area('on the Nationalist side of the start line', hexes([29, 30])),
      ...area('Madrid Box', hexes([33, 34, 35], [48])),
      ...area('across the Manzanares', hexes([43, 44], span(39, 48))),
      ...area('west of the Manzanares', hexes(span(27, 42), span(39, 48))),
      ...area('south or east of the Henares', hexes([52, 53])),
      ...area('north of the Tajuna', hexes([53], span(20, 48))),
    ],
  });
}

export const jaramaDocuments = (): LibraryDocument[] => [jaramaMap(), jaramaCounters(), jaramaAreas()];

const BRUNETE_TOWNS = ['1511', '1506', '2707', '2403', '1907', '2805', '3008', '2112', '3202', '3213', '1920'];

export function bruneteMap(): LibraryDocument {
  const name = (column: number, row: number): string => `${two(column)}${two(row)}`;
  const columns = span(10, 36);
  const rows = span(1, 33);
  const across = [8, 14, 22, 33].map((row) => columns.map((column) => name(column, row)));
  const down = [15, 17, 21, 28].map((column) => rows.map((row) => name(column, row)));
  return document('map', 'brunete-map', {
    grid: { columns: 27, rows: 33, firstColumn: 10, firstRow: 1 },
    defaultTerrain: ['clear'],
    hexes: [
      ...BRUNETE_TOWNS.map((hex) => ({ hex, terrain: ['town'] })),
      ...span(10, 16).map((row) => ({ hex: name(24, row), terrain: ['woods'] })),
      ...span(10, 16).map((row) => ({ hex: name(30, row), terrain: ['hills'] })),
    ],
    hexsides: [],
    paths: [
      ...across.map((hexes) => ({ kind: 'minorRoad', hexes })),
      ...down.map((hexes) => ({ kind: 'mainRoad', hexes })),
    ],
  });
}

/** A division: infantry regiments, a battery and its HQ, all of one group. */
function division(side: Line['side'], label: string, group: string, count: number, corps?: string): Line[] {
  const own: Values = { division: label };
  const title = `${side === 'republican' ? 'Republican' : 'Nationalist'} ${label}`;
  return [
    { group, side, title: `${title} regiment`, copies: count, values: { ...regiment, ...own } },
    { group, side, title: `${title} battery`, values: { ...guns, ...own } },
    { group, side, title: `${title} HQ`, values: { ...hq, ...own, echelon: 'division', ...(corps ? { corps } : {}) } },
  ];
}

function bruneteCounters(): LibraryDocument {
  const R = 'republican' as const;
  const N = 'nationalist' as const;
  const eleventh = '11th Division, all units';
  const corpsHq = (corps: string): Line => ({
    group: corps === 'V' ? '46th Division, all units' : '34th Division, all units',
    side: R,
    title: `${corps} Corps HQ`,
    values: { ...hq, echelon: 'corps', corps },
  });
  const garrisons = ['Quijorna', 'Los Llanos', 'Castillo', 'Pardillo', 'La Cana', 'Vcastillo', 'Romanilo', 'Las Rosas'];
  return sheet('brunete-counters', [
    ...garrisons.map((place) => ({ group: `${place} Bn`, side: N, title: `${place} Bn`, values: infantry })),
    ...['2nd', '6th'].map((number) => ({
      group: `${number} Bn / 71st Division`,
      side: N,
      title: `${number} Bn / 71st`,
      values: { ...infantry, division: '71' },
    })),
    { group: '71st Division HQ', side: N, title: '71st HQ', values: { ...hq, echelon: 'division', division: '71' } },
    { group: '11th Division HQ', side: N, title: 'N 11th HQ', values: { ...hq, echelon: 'division', division: '11' } },
    ...division(R, '11', eleventh, 2),
    {
      group: 'cavalry unit of no division',
      side: R,
      title: 'Cavalry',
      values: { ...regiment, type: 'cavalry', movement: 9 },
    },
    { group: eleventh, side: R, title: 'Republican truck', copies: 2, values: truck },
    ...division(R, '46', '46th Division, all units', 2),
    ...division(R, '34', '34th Division, all units', 2),
    corpsHq('V'),
    corpsHq('XVIII'),
    ...['1st', '3rd', '4th'].map((number) => ({
      group: `${number} Tank Battalion`,
      side: R,
      title: `${number} Tank Battalion`,
      values: { ...tanks, size: 'battalion', division: '1 Tank Bde' },
    })),
    {
      group: '1st Armoured Car Battalion',
      side: R,
      title: 'Armoured car battalion',
      values: { ...tanks, type: 'armouredCar', size: 'battalion', division: '1 Tank Bde' },
    },
    {
      group: '1st Brigade HQ',
      side: R,
      title: '1st Tank Brigade HQ',
      values: { ...hq, echelon: 'brigade', brigade: '1' },
    },
    ...['V', 'XVIII'].map((corps, at) => ({
      group: `artillery battalion of ${corps} Corps`,
      side: R,
      title: `${corps} Corps battery`,
      copies: 3 + at,
      values: { ...guns, corps },
    })),
    {
      group: 'artillery regiment of V Corps',
      side: R,
      title: 'V Corps artillery regiment',
      values: { ...guns, size: 'regiment', corps: 'V' },
    },
    ...['1st', '4th'].map((number) => ({
      group: `${number} Battalion / 13th Division`,
      side: N,
      title: `${number} Bn 13th`,
      values: { ...infantry, division: '13' },
    })),
    {
      group: 'artillery battalion / 13th Division',
      side: N,
      title: '13th guns of 2133',
      values: { ...guns, division: '13' },
    },
    ...division(N, '13', '13th Division, remaining units', 1),
    ...division(N, '12', '12th Division, all units', 2),
    { group: 'German artillery unit', side: N, title: 'German battery', values: guns },
    ...division(N, '150', '150th Division, all units', 1),
    { group: 'infantry battalion marked Misc', side: N, title: 'Misc', copies: 3, values: infantry },
    ...division(N, '5', '5th Division, all units', 1),
    ...division(N, '4', '4th Division, all units', 1),
    ...division(R, '35', '35th Division, all units', 1),
    ...['15', '10'].flatMap((label) => division(R, label, `${label}th Division, all units`, 1)),
    ...division(R, '45', '45th Division, all units', 1),
    ...['94th', '95th'].map((number) => ({
      group: `${number} Regiment`,
      side: R,
      title: `${number} Regiment`,
      values: regiment,
    })),
    ...['28th Regiment', '151st Regiment'].map((group) => ({ group, side: R, title: group, values: regiment })),
    ...division(R, '14', '14th Division, all units', 1),
    ...division(R, '39', '39th Division, all units', 1),
  ]);
}

export const bruneteDocuments = (): LibraryDocument[] => [bruneteMap(), bruneteCounters()];
