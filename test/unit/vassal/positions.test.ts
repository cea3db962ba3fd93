import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping, type VassalPieceRule } from '../../../src/vassal/shapes/mapping.js';
import type { VassalPiece } from '../../../src/vassal/shapes/position.js';
import { addPiece, addStack, centre, type MadeCounter, madeModule, savedGame } from '../../support/vassal.js';

const TANKS: MadeCounter = { name: 'Tanks', markers: { Side: 'red' }, prototypes: ['Unit'] };
const GUNS: MadeCounter = { name: 'Guns; big/small', markers: { Side: 'blue', Card: 'guns-1' }, prototypes: ['Heavy'] };
const PROTOTYPES: MadeCounter[] = [
  { name: 'Unit', markers: { Kind: 'unit', Side: 'nobody' } },
  { name: 'Heavy', markers: { Weight: 'heavy' }, prototypes: ['Unit'] },
];

const module = () => readModule(madeModule([TANKS, GUNS], PROTOTYPES));
const mapping = (pieces: readonly Partial<VassalPieceRule>[]): VassalMapping => {
  const { mapping: made } = moduleAnswer(module(), 'en');
  return checked(VassalMapping, structuredClone({ ...made, pieces }));
};
const placeOf = ({ place }: VassalPiece) => [place.map, place.name, place.offCentre];

describe('a module', () => {
  it('has its maps, counters and prototypes', () => {
    const { name, version, vassalVersion, maps, counters, images } = module();
    expect({ name, version, vassalVersion, images }).toEqual({
      name: 'Made up',
      version: '1.0',
      vassalVersion: '3.7.15',
      images: ['board.png'],
    });
    expect(maps[0]).toMatchObject({ name: 'Map', edgeWidth: 50, boards: [{ name: 'Board', size: { width: 690 } }] });
    expect(counters.map((each) => [each.name, each.gpid, each.markers, each.prototypes])).toEqual([
      ['Tanks', '0', { Side: 'red' }, ['Unit']],
      ['Guns; big/small', '1', { Side: 'blue', Card: 'guns-1' }, ['Heavy']],
    ]);
    expect(counters[0]!.layers).toEqual([
      { name: 'Suppressed', level: 1, active: true, label: '', image: 'plain.png' },
    ]);
  });

  it('is answered with a mapping to complete, filled as far as names of cards are names of counters', () => {
    const cards = [
      { id: 'tanks-1', side: 'red', names: ['TANKS', '戦車'] },
      { id: 'infantry-1', side: 'red', names: ['Infantry'] },
    ];
    const answer = moduleAnswer(module(), 'en', { id: 'made-up', cards, places: ['0101', '1109'], templates: [] });
    expect(answer.fill).toEqual({
      scenario: 'made-up',
      cards: ['tanks-1'],
      missing: ['infantry-1'],
      mapFits: true,
      templates: [],
    });
    expect(answer.mapping.pieces).toEqual([
      { name: 'Tanks', side: 'red', card: 'tanks-1' },
      { name: 'Guns; big/small' },
    ]);
    expect(answer.open).toBe(1);
    expect(moduleAnswer(module(), 'en', { id: 'made-up', cards, places: ['1201'], templates: [] }).fill!.mapFits).toBe(
      false,
    );
  });

  it('fills in what a template asks for and it says: the grid, and figures that are markers of the counter', () => {
    const counters: MadeCounter[] = [
      { name: 'Tanks', markers: { Attack: '5', Movement: 'fast' } },
      { name: 'Guns', markers: { Attack: '2' } },
      { name: 'Guns', markers: { Attack: '3' } },
    ];
    const values = () => ({ attack: null, movement: null, defence: null });
    const template = {
      scenario: 'made-up',
      kind: 'counters' as const,
      tables: ['map' as const, 'counters' as const],
      comments: [],
      fields: [],
      empty: [
        '/records/0/body/cards/0/values/attack',
        '/records/0/body/cards/0/values/defence',
        '/records/0/body/cards/1/values/attack',
        '/records/1/body/grid/columns',
        '/records/1/body/grid/evenLines.count',
      ].map((pointer) => ({ pointer, mayStayEmpty: false, comment: '' })),
      records: [
        {
          body: {
            cards: [
              { title: { en: 'tanks' }, values: values() },
              { title: { en: 'Guns' }, values: values() },
            ],
          },
        },
        { body: { grid: { columns: null, 'evenLines.count': null }, hexes: [{ hex: '0605' }, { hex: null }] } },
      ],
    };
    const wanted = { id: 'made-up', cards: [], places: null, templates: [template] };
    const [filled] = moduleAnswer(readModule(madeModule(counters)), 'en', wanted).fill!.templates;
    // Of two counters called Guns nobody knows which is meant; on this map even lines are like the others.
    expect(filled!.records).toEqual([
      {
        body: {
          cards: [
            { title: { en: 'tanks' }, values: { attack: 5, movement: 'fast', defence: null } },
            { title: { en: 'Guns' }, values: values() },
          ],
        },
      },
      { body: { grid: { columns: 11, 'evenLines.count': null }, hexes: [{ hex: '0605' }, { hex: null }] } },
    ]);
    expect(filled!.empty.map(({ pointer }) => pointer)).toEqual([
      '/records/0/body/cards/0/values/defence',
      '/records/0/body/cards/1/values/attack',
      '/records/1/body/grid/evenLines.count',
    ]);
  });

  it('is refused where it is none', () => {
    const html = new TextEncoder().encode('<html></html>');
    expect(() => readModule(html)).toThrow('"html" is no VASSAL module');
    expect(() => readModule(savedGame([]))).toThrow('no build file');
  });
});

describe('a saved game', () => {
  const tanks = { ...TANKS, id: '1', ...centre('0304') };
  const guns = { ...GUNS, id: '2', x: 0, y: 0, map: 'null', suppressed: true };
  const commands = [
    addPiece(tanks),
    addPiece(guns),
    addStack('9', 'Map', centre('0605').x, centre('0605').y, ['2']),
    'MapBoardPicker\tBoard\t0\t0',
  ];
  const rules = [
    { layers: { Suppressed: '2' }, states: ['suppressed'] },
    { markers: { Card: '?*' }, card: '{Card}', side: 'southern' },
    { name: 'T*s', side: 'northern', card: 'tanks-1' },
  ];

  it('has every piece under the name of its hex; a stacked one lies where its stack does', () => {
    const { pieces, unmatched, save } = positionOf(readSave(savedGame(commands)), mapping(rules));
    expect(pieces.map(placeOf)).toEqual([
      ['Map', '0304', 0],
      ['Map', '0605', 0],
    ]);
    expect(pieces.map(({ side, card, states }) => [side, card, states])).toEqual([
      ['northern', 'tanks-1', []],
      ['southern', 'guns-1', ['suppressed']],
    ]);
    expect(unmatched).toEqual([]);
    expect(save).toEqual({ module: 'Made up', moduleVersion: '1.0', vassalVersion: '3.7.15', description: 'A test' });
  });

  it('pieces have the markers of their prototypes, their own before those', () => {
    const { pieces } = positionOf(readSave(savedGame(commands)), mapping(rules));
    expect(pieces.map(({ markers }) => markers)).toEqual([
      { Kind: 'unit', Side: 'red' },
      { Kind: 'unit', Side: 'blue', Card: 'guns-1', Weight: 'heavy' },
    ]);
    expect(pieces[1]!.prototypes).toEqual(['Heavy', 'Unit']);
  });

  it('what no rule fits is listed with what is missing, and never guessed', () => {
    const { unmatched, pieces } = positionOf(
      readSave(savedGame(commands)),
      mapping([{ name: 'Tanks', side: 'northern' }]),
    );
    expect(unmatched).toEqual([
      { id: '1', name: 'Tanks', missing: ['card'] },
      { id: '2', name: 'Guns; big/small', missing: ['side', 'card'] },
    ]);
    expect(pieces[1]).toMatchObject({ side: null, card: null });
  });

  it('what is no unit may be ignored', () => {
    const { pieces, ignored } = positionOf(
      readSave(savedGame(commands)),
      mapping([{ prototype: 'Hea??', ignore: true }]),
    );
    expect([pieces.map(({ name }) => name), ignored]).toEqual([['Tanks'], 1]);
  });

  it('a masked piece is told as hidden', () => {
    const masked = addPiece({ ...tanks, maskedBy: 'somebody' });
    const { pieces } = positionOf(readSave(savedGame([masked])), mapping([{ hidden: true, face: 'down' }]));
    expect(pieces.map(({ hidden, face }) => [hidden, face])).toEqual([[true, 'down']]);
  });

  it('a piece in the margin lies beside the board', () => {
    const { pieces } = positionOf(readSave(savedGame([addPiece({ ...tanks, x: 20, y: 200 })])), mapping(rules));
    expect(pieces[0]!.place).toMatchObject({ map: 'Map', board: null, name: null });
  });

  it('a log gives the position at each of its steps', () => {
    const to = centre('0404');
    const steps = [[`M/1/Map/${to.x}/${to.y}/null/Map/0/0/null/somebody`], ['-/2']];
    const log = readSave(savedGame(commands, steps));
    const places = (step?: number) => positionOf(log, mapping(rules), step).pieces.map(({ place }) => place.name);
    expect(log.steps).toBe(2);
    expect([places(0), places(1), places()]).toEqual([['0304', '0605'], ['0404', '0605'], ['0404']]);
    const changes = positionOf(log, mapping(rules)).log;
    expect(changes.map(({ step, pieces, removed }) => [step, pieces.map(({ id }) => id), removed])).toEqual([
      [1, ['1'], []],
      [2, [], ['2']],
    ]);
  });
});
