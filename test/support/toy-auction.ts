import { integer } from '../../src/kernel/fields/index.js';
import { type AnyProcedure, Game } from '../../src/kernel/procedures/index.js';
import { playedInStages, type SessionEvent, type Side, type Stage, shuffled } from '../../src/kernel/session/index.js';
import { toyGame } from './toy-game.js';
import { TOY_SCENARIO } from './toy-session.js';

/** A made-up auction: both sides hand in a bid at the same time, unseen; who bids more has won. Nobody bids more than five. */
interface Position {
  readonly bids: Readonly<Record<Side, number>>;
  readonly prizes: readonly string[];
  readonly winner: Side | null;
}

const SIDES: readonly Side[] = ['red', 'blue'];

class Bid {
  @integer('How many men are offered [1.1]', { min: 0, max: 9 }) men!: number;
}

const bidding: Stage<object, Position> = {
  rule: '1.1',
  actors: () => SIDES,
  options: (_desk, _side, wanted) =>
    wanted?.type === 'bid' || wanted === undefined
      ? [{ command: { type: 'bid', men: 1 }, rule: '1.1', form: { schema: { type: 'object' } } }]
      : [],
  prompt: (_scene, viewer) => ({ rule: '1.1', key: 'rain', values: { viewer: viewer ?? '' } }),
  commands: {},
  sealed: {
    type: 'bid',
    check(play, { men }) {
      if ((men as number) > 5) play.refuse('1.2', 'misfire');
    },
    open(play, commands) {
      for (const side of SIDES) {
        const { men } = commands[side]!;
        play.happen({ type: 'bid-made', side, secret: { for: [side], men } });
      }
      play.roll('luck', undefined, { secret: { for: ['red'] } });
      const [red, blue] = SIDES.map((side) => play.position.bids[side]!);
      play.happen({ type: 'won', side: red! >= blue! ? 'red' : 'blue' });
    },
  },
};

function evolve(_table: object, position: Position, event: SessionEvent): Position {
  if (event.type === 'dealt') return { ...position, prizes: event.secret!.prizes as string[] };
  if (event.type === 'won') return { ...position, winner: event.side as Side };
  return { ...position, bids: { ...position.bids, [event.side as Side]: event.secret!.men as number } };
}

export const auctionRules = playedInStages<object, Position>({
  dice: [
    { purpose: 'luck', sides: 6 },
    { purpose: 'deal', sides: 20 },
  ],
  commands: {
    bid: { title: { en: 'Bid', ja: '入札する' }, rules: ['1.1'], shape: Bid, unseen: true },
  },
  sides: () => SIDES,
  prepare: () => ({}),
  begin: () => ({ bids: {}, prizes: [], winner: null }),
  start(play) {
    play.happen({ type: 'dealt', secret: { for: [], prizes: shuffled(play, 'deal', ['a', 'b', 'c', 'd']) } });
  },
  stageOf: ({ winner }) => (winner === null ? bidding : null),
  notNow: (_position, { type }) => ({ rule: '0.1', key: 'misfire', values: { type } }),
  evolve,
  view: (_table, { winner }) => ({ winner }),
  result: (_table, { winner }) => (winner ? { winner, level: 'victory' } : null),
  broken: () => [],
});

export const toyAuction = new Game({
  ...toyGame.declaration,
  id: 'toy-auction',
  procedures: [...toyGame.procedures.values()] as AnyProcedure[],
  session: auctionRules,
});

export const AUCTION_SCENARIO = { ...TOY_SCENARIO, id: 'one-prize', game: 'toy-auction', name: { en: 'One prize' } };
