import { describe, expect, it } from '@jest/globals';
import type { Board } from '../../../../src/kernel/session/index.js';
import { aboutNamedPiece } from '../../../../src/kernel/session/named-piece.js';

const piece = (id: string, side: string | null) => ({ id, side, name: { en: id.toUpperCase(), ja: `${id}駒` } });
/** What red sees; blue's ambush lies hidden and is not on it. */
const board = {
  pieces: [piece('guards-1', 'red'), piece('guards-2', 'red'), piece('militia', 'blue'), piece('bridge', null)],
} as unknown as Board;
const about = (unit: unknown) => aboutNamedPiece({ type: 'move', unit }, board, 'red', '6.1');

describe('the piece that a refused command names', () => {
  it('is of another side, where one sees it', () => {
    expect(about('militia')).toEqual({
      rule: '6.1',
      key: 'session-piece-of-another',
      values: { unit: { en: 'MILITIA', ja: 'militia駒' }, side: 'blue' },
      forbids: true,
      pointer: '/unit',
    });
  });

  it.each(['ambush', 'nobody'])('is unknown, hidden or not there at all: %s', (unit) => {
    expect(about(unit)).toMatchObject({ key: 'session-unknown-piece', values: { unit }, pointer: '/unit' });
  });

  it('is perhaps one of his own, misspelt, and never one of the others', () => {
    expect(about('gaurds-1')).toMatchObject({ key: 'session-unknown-piece-near', values: { near: 'guards-1' } });
    expect(about('militi')).toMatchObject({ key: 'session-unknown-piece', values: { unit: 'militi' } });
  });

  it.each(['guards-1', 'bridge', 7, undefined])('is nothing to speak of otherwise: %s', (unit) => {
    expect(about(unit)).toBeUndefined();
  });
});
