import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import type { LaidUnit } from '../../../src/kernel/session/index.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { boardSave } from '../../../src/vassal/position/board-save.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { addPiece, addStack, centre, madeModule, savedGame } from '../../support/vassal.js';

const NAMES = ['Alpha', 'Bravo', 'Charlie', 'Track'];
const made = moduleAnswer(readModule(madeModule(NAMES.map((name) => ({ name })))), 'en').mapping;
const MAPPING = checked(VassalMapping, {
  ...made,
  pieces: [
    { name: 'Track', ignore: true },
    { layers: { Suppressed: '2' }, states: ['suppressed'] },
    { side: 'red', card: '{name}' },
  ],
});

/** A game in which all of them lie in one stack in a corner, with a track beside them. */
const START = readSave(
  savedGame([
    ...NAMES.map((name, i) => addPiece({ id: String(i + 1), name, ...centre('0101'), suppressed: name === 'Bravo' })),
    addStack('9', 'Map', centre('0101').x, centre('0101').y, ['1', '2', '3', '4']),
    'MapBoardPicker\tBoard\t0\t0',
  ]),
);

const unit = (card: string | null, place: string | null, more: Partial<LaidUnit> = {}): LaidUnit => ({
  cards: card === null ? [] : [card],
  name: card ?? 'unknown',
  side: 'red',
  place,
  states: [],
  faceDown: card === null,
  order: 0,
  ...more,
});

const again = (units: readonly LaidUnit[]) => {
  const { file, ...told } = boardSave(START, MAPPING, units);
  const { pieces, ignored } = positionOf(readSave(file), MAPPING);
  return {
    ...told,
    ignored,
    pieces: pieces.map(({ name, place, states, hidden, order }) => [name, place.name, states, hidden, order]),
  };
};

describe('the board of a session as a saved game', () => {
  it('has the pieces where the session has them, in its stacks, in the state they are in', () => {
    const units = [
      unit('Bravo', '0605', { order: 1 }),
      unit('Alpha', '0605', { states: ['suppressed'] }),
      unit('Charlie', null),
    ];
    expect(again(units)).toEqual({
      placed: 2,
      leftOut: [],
      ignored: 1,
      pieces: [
        ['Alpha', '0605', ['suppressed'], false, 0],
        ['Bravo', '0605', [], false, 1],
      ],
    });
  });

  it('a piece that the viewer does not know is masked, and the same whichever it is', () => {
    // Nobody told the writer which counter it is: the first that is nowhere else stands for it.
    expect(again([unit(null, '0304'), unit('Alpha', '0101')])).toMatchObject({
      placed: 2,
      pieces: [
        ['Alpha', '0101', [], false, 0],
        ['Bravo', '0304', [], true, 0],
      ],
    });
  });

  it('what the saved game has no piece or no place for is told', () => {
    const units = [unit('Delta', '0101'), unit('Alpha', '9999')];
    expect(again(units)).toMatchObject({ placed: 0, leftOut: ['Delta', 'Alpha'], pieces: [] });
  });

  it('is built as VASSAL builds it: stacks by number behind the pieces, boards behind both, module and version beside it', () => {
    const base = readSave(
      savedGame([
        ...['Alpha', 'Bravo'].map((name, i) => addPiece({ id: String(i + 1), name, ...centre('0101') })),
        '+/7/deck;Pile/Map;10;20;false;1,99',
        addStack('9', 'Map', 10, 20, ['2', '98']),
        'MapBoardPicker\tBoard\t0\t0',
      ]),
    );
    const { file } = boardSave(base, MAPPING, [unit('Alpha', '0605'), unit('Bravo', '0605', { order: 1 })]);
    const { data, about, commands } = readSave(file);
    expect(data).toEqual(base.data);
    expect(Object.keys(about)).toEqual(['savedata', 'moduledata']);
    expect(about).toEqual(base.about);
    const { x, y } = centre('0605');
    // A piece in a stack has no map of its own; the deck and the stack keep what is not of the game.
    expect(commands.map(({ text }) => text.replace(/^(\+\/[12]\/).*\t/, '$1...'))).toEqual([
      'begin_save',
      `+/1/...null;${x};${y};7;0`,
      `+/2/...null;${x};${y};7;0`,
      '+/7/deck;Pile/Map;10;20;false;99',
      '+/9/stack/Map;10;20;98;@@0',
      `+/10/stack/Map;${x};${y};1;2`,
      'MapBoardPicker\tBoard\t0\t0',
      'end_save',
    ]);
  });
});
