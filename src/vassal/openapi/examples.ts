/** What stands between the commands of a saved game. */
const ESCAPE = '\u001b';

/** Two counters of Kalima Crossing on a map of hexes, as VASSAL writes them: id, type and state, with the points where they lie. */
const SAVE = [
  'begin_save',
  '+/1/piece;;;kudu.png;Kudu Mechanised Battalion/Map;390;470;7;0',
  '+/2/piece;;;rifles.png;1st Kalima Rifles/Map;390;400;7;0',
  'MapBoardPicker\tBoard\t0\t0',
  'end_save',
].join(ESCAPE);

const NUMBERS = { type: 'N', leading: 1, offset: 1 };

const MAPPING = {
  maps: [
    {
      name: 'Map',
      edgeWidth: 50,
      edgeHeight: 50,
      boards: [
        {
          name: 'Board',
          grid: {
            kind: 'hexes',
            dx: 60,
            dy: 70,
            x0: 40,
            y0: 35,
            numbering: { first: 'H', columns: NUMBERS, rows: NUMBERS },
          },
        },
      ],
    },
  ],
  pieces: [
    { name: 'Kudu*', side: 'southAfrican', card: 'kudu-mech' },
    { name: '1st Kalima Rifles', side: 'communist', card: 'kalima-rifles-1' },
  ],
};

/** Of the other units of the scenario none is left. */
const STANDING = {
  turn: 1,
  phase: 'combat',
  side: 'southAfrican',
  eliminated: [
    'kalima-rifles-2',
    'kalima-light-1',
    'kalima-tanks',
    'kalima-battery',
    'kalima-base',
    'eland-cavalry',
    'springbok-infantry',
    'southern-guns',
    'unita-band-1',
    'unita-band-2',
    'depot-south-base',
  ],
};

export const positionExample = { save: SAVE, mapping: MAPPING };

export const questionExample = {
  ...positionExample,
  game: { scenario: 'kalima-crossing' },
  standing: STANDING,
  question: 'attack',
  about: { units: ['kudu-mech'], targets: ['0605'], crt: 'assault' },
  dice: { given: [4] },
};

export const sessionExample = {
  ...positionExample,
  standing: STANDING,
  session: { scenario: 'kalima-crossing', seat: { side: 'southAfrican', name: 'Anna', seed: 'any text of your own' } },
};
