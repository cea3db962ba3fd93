import { describe, expect, it } from '@jest/globals';
import { SeededDice } from '../../../../src/kernel/dice/index.js';
import {
  type Command,
  OutOfOrderError,
  type SeenEntry,
  Session,
  type SessionState,
  type Side,
  seenEntry,
  unsealing,
} from '../../../../src/kernel/session/index.js';
import { AUCTION_SCENARIO, auctionRules, toyAuction } from '../../../support/toy-auction.js';

const session = new Session(toyAuction, auctionRules, {
  scenario: { id: AUCTION_SCENARIO.id, name: AUCTION_SCENARIO.name, body: AUCTION_SCENARIO.body },
  maps: {},
  cards: {},
  decks: {},
  options: { misfire: false },
});

const dice = () => new SeededDice('bids');

function begun(): SessionState {
  let state = session.open();
  for (const side of session.sides) {
    state = session.decide(state, side, { type: 'join', seed: side }, dice(), () => state).state;
  }
  return state;
}

const opened = (red: Command, blue: Command) =>
  session.decide(begun(), 'red', unsealing({ red, blue }), dice(), () => begun());

describe('commands that are handed in unseen', () => {
  it('are asked of every side at once', () => {
    const state = begun();
    expect(session.sealing(state)).toEqual({ sides: ['red', 'blue'], type: 'bid' });
    expect(session.waitingFor(state)).toEqual(['red', 'blue']);
    expect(session.pending(state, 'blue')).toEqual([
      { sides: ['red', 'blue'], rule: '1.1', prompt: { rule: '1.1', key: 'rain', values: { viewer: 'blue' } } },
    ]);
  });

  it('lists a form with one way to fill it in, and nothing that ends the stage', () => {
    expect(session.actions(begun(), 'red').actions).toEqual([
      { command: { type: 'bid', men: 1 }, rule: '1.1', form: { schema: { type: 'object' } } },
    ]);
  });

  it('tells the game what a client wants listed', () => {
    expect(session.actions(begun(), 'red', { type: 'move' }).actions).toEqual([]);
    expect(session.actions(begun(), 'red', { type: 'bid' }).actions).toHaveLength(1);
  });

  it('are refused at once where they are not allowed, and never taken one by one', () => {
    const state = begun();
    expect(() => session.checkSealed(state, 'red', { type: 'bid', men: 6 })).toThrow('[1.2] misfire');
    expect(() => session.checkSealed(state, 'red', { type: 'send', men: 1 })).toThrow(OutOfOrderError);
    expect(session.checkSealed(state, 'red', { type: 'bid', men: 5 })).toBeUndefined();
    expect(() => session.decide(state, 'red', { type: 'bid', men: 5 }, dice(), () => state)).toThrow(
      'handed-in-unseen',
    );
  });

  it('are opened together, in one entry of the log, and checked once more', () => {
    const { entry, state } = opened({ type: 'bid', men: 2 }, { type: 'bid', men: 3 });
    expect(entry.events.map(({ type }) => type)).toEqual(['bid-made', 'bid-made', 'won', 'ended']);
    expect([state.version, state.line, state.result?.winner]).toEqual([3, 1, 'blue']);
    expect(() => opened({ type: 'bid', men: 2 }, { type: 'bid', men: 9 })).toThrow('[1.2] misfire');
  });

  it('stay hidden from the other side when they are opened: each sees its own, a roll those it is for', () => {
    const { entry } = opened({ type: 'bid', men: 2 }, { type: 'bid', men: 3 });
    const seen = (viewer: Side | null): SeenEntry => seenEntry(entry, viewer, false);
    expect(seen('red').command).toEqual({ type: 'bid', men: 2 });
    expect(seen('blue').command).toEqual({ type: 'bid', men: 3 });
    expect(seen(null).command).toBeUndefined();
    expect(JSON.stringify(seen('blue').events)).not.toContain('"men":2');
    expect([seen('red'), seen('blue'), seen(null)].map(({ rolls }) => rolls.length)).toEqual([1, 0, 0]);
    expect(seenEntry(entry, null, true).rolls).toHaveLength(1);
  });
});

describe('a shuffle', () => {
  it('is an order of the same cards that the dice decide and nobody sees', () => {
    let state = session.open();
    state = session.decide(state, 'red', { type: 'join', seed: 'red' }, dice(), () => state).state;
    const { entry } = session.decide(state, 'blue', { type: 'join', seed: 'blue' }, dice(), () => state);
    // Four cards: a die of four, of three, of two sides.
    expect(entry.rolls.map(({ purpose, sides, secret }) => [purpose, sides, secret])).toEqual([
      ['deal', 4, true],
      ['deal', 3, true],
      ['deal', 2, true],
    ]);
    const dealt = entry.events.find(({ type }) => type === 'dealt')!;
    // Each place from the last takes what lies where its die says.
    const cards = ['a', 'b', 'c', 'd'];
    for (const [at, { value }] of entry.rolls.entries()) {
      const last = 3 - at;
      [cards[last], cards[value - 1]] = [cards[value - 1]!, cards[last]!];
    }
    expect(dealt.secret!.prizes).toEqual(cards);
    expect(seenEntry(entry, 'red', false).rolls).toEqual([]);
  });
});
