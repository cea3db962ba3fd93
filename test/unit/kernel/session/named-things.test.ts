import { describe, expect, it } from '@jest/globals';
import { list, text, texts } from '../../../../src/kernel/fields/index.js';
import type { Action, Board, SessionSetup } from '../../../../src/kernel/session/index.js';
import { aboutNamedThings, Places } from '../../../../src/kernel/session/named-things.js';

class Order {
  @text('Formation', { max: 40 }) formation!: string;
}
class Raid {
  @text('Unit', { max: 40 }) unit!: string;
  @text('Goal', { max: 40, optional: true }) to?: string;
  @text('Card', { max: 40, optional: true }) card?: string;
  @texts('Cards put down', { max: 40, maxItems: 5, optional: true }) cards?: string[];
  @list('Orders', Order, { maxItems: 5, optional: true }) orders?: Order[];
  @text('Why', { max: 500, optional: true }) why?: string;
}

const maps = { valley: { body: { spaces: [{ id: 'Toledo' }, { id: 'Madrid' }] } } } as unknown as SessionSetup['maps'];
const board = { pieces: [{ id: 'guards-1', side: 'red' }] } as unknown as Board;
/** Red holds one card; the other side's "plan-q" and "ambush" are seen nowhere. */
const view = { hand: ['plan-p'], formations: { 'first-battalion': 2 } };
const offered: readonly Action[] = [
  { command: { type: 'raid', unit: 'guards-1', to: 'Madrid', card: 'plan-p' }, rule: '1' },
  {
    command: { type: 'raid', unit: 'guards-1' },
    rule: '1',
    form: {
      schema: {
        properties: {
          orders: {
            type: 'array',
            items: { properties: { formation: { enum: ['first-battalion', 'second-battalion'] } } },
          },
        },
      },
    },
  },
];
let listed = 0;
const about = (command: object) =>
  aboutNamedThings(
    { type: 'raid', ...command },
    Raid,
    {
      board: () => board,
      view: () => view,
      offered: () => {
        listed += 1;
        return offered;
      },
      places: new Places({ maps } as unknown as SessionSetup),
    },
    '6.1',
  ).map(({ pointer, key, values }) => [pointer, key, values]);

describe('what a refused command names', () => {
  it.each([
    ['a space of the map', { to: 'Madird' }, '/to', { name: 'Madird', near: 'Madrid' }],
    ['a card of the hand', { card: 'plan-o' }, '/card', { name: 'plan-o', near: 'plan-p' }],
    [
      'something in a form',
      { orders: [{ formation: 'first-battalion' }, { formation: 'secnd-battalion' }] },
      '/orders/1/formation',
      { name: 'secnd-battalion', near: 'second-battalion' },
    ],
  ])('is %s, misspelt', (_what, command, pointer, values) => {
    expect(about(command)).toEqual([[pointer, 'session-unknown-name-near', values]]);
  });

  it('is seen nowhere, hidden or not there at all', () => {
    expect(about({ card: 'ambush' })).toEqual([['/card', 'session-unknown-name', { name: 'ambush' }]]);
    // A hidden card is no guess for a name close to it, nor does its own name say that it is there.
    expect(about({ card: 'plan-q' })).toEqual([
      ['/card', 'session-unknown-name-near', { name: 'plan-q', near: 'plan-p' }],
    ]);
  });

  it('is nothing to speak of where the side sees it, or where the text is no name; then nothing is listed either', () => {
    listed = 0;
    expect(about({ to: 'Toledo', card: 'plan-p', cards: ['plan-p'], why: 'Madird' })).toEqual([]);
    expect(listed).toBe(0);
  });
});
