import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  integer,
  integers,
  record,
  text,
  texts,
} from '../../src/kernel/fields/index.js';
import { type AnyProcedure, Game } from '../../src/kernel/procedures/index.js';
import type {
  Command,
  CommandContext,
  EventDeclaration,
  SessionEvent,
  SessionRules,
  Side,
} from '../../src/kernel/session/index.js';
import { toyGame } from './toy-game.js';

/**
 * A made-up card game for the tests of sessions. It has no map and no turns: in each of three rounds both sides choose a
 * card, in whatever order; then both are shown and the two fight a duel with their values as skills. Hands are hidden.
 * Another version of its rules may count a round otherwise, forbid waiting, or want more to be said with a card.
 */
export interface ToyVersion {
  readonly rulesVersion: string;
  /** For a round won; 1 in version 1. */
  readonly points?: number;
  /** Whoever has so many points ends the game; without it all three rounds are played. */
  readonly target?: number;
  readonly waiting?: boolean;
  /** What is said with a card: whether it is played face up, which may be left out, or how loud, which may not. */
  readonly said?: 'up' | 'loud';
}

interface Position {
  readonly round: number;
  readonly hands: Readonly<Record<Side, readonly number[]>>;
  readonly chosen: Readonly<Record<Side, number>>;
  readonly points: Readonly<Record<Side, number>>;
}

const SIDES = ['red', 'blue'] as const;
const ROUNDS = 3;
const die = { label: 'd9', sides: 9, showsZero: false };

class PlayCard {
  @integer('The card to play [1.1]', { min: 1, max: 9 }) card!: number;
}
class PlayCardUp {
  @integer('The card to play [1.1]', { min: 1, max: 9 }) card!: number;
  @flag('It is played face up [1.1]') up!: boolean;
}
class PlayCardLoud {
  @integer('The card to play [1.1]', { min: 1, max: 9 }) card!: number;
  @integer('How loud [1.1]', { min: 1, max: 9 }) loud!: number;
}
class Nothing {}

const CARDS = { up: PlayCardUp, loud: PlayCardLoud };

class OfSide {
  @text('The side.', ANY_LENGTH) side!: string;
}
class Dealt extends OfSide {
  @integer('How many.', COUNT) cards!: number;
}
class DealtHand {
  @integers('The cards.', { ...COUNT, ...ANY_NUMBER }) hand!: number[];
}
class ChosenCard {
  @integer('The card.', COUNT) card!: number;
}
class RoundFought {
  @record('The cards, by side.', { kind: 'integer', ...COUNT }, ANY_NUMBER) cards!: Record<string, number>;
  @text('Who won.', ANY_LENGTH) winner!: string;
  @integer('What it counts.', COUNT) points!: number;
}
class ToyView {
  @integer('The round.', COUNT) round!: number;
  @record('Points, by side.', { kind: 'integer', ...COUNT }, ANY_NUMBER) points!: Record<string, number>;
  @texts('Who has chosen.', { ...ANY_LENGTH, ...ANY_NUMBER }) chosen!: string[];
  @integers("The viewer's hand.", { ...COUNT, ...ANY_NUMBER, nullable: true }) hand!: number[] | null;
  @record('How many cards, by side.', { kind: 'integer', ...COUNT }, ANY_NUMBER) cards!: Record<string, number>;
}

const event = (en: string, shape: EventDeclaration['shape'], secret?: EventDeclaration['shape']): EventDeclaration => ({
  title: { en, ja: en },
  shape,
  ...(secret ? { secret } : {}),
});

function evolve(_table: object, position: Position, event: SessionEvent): Position {
  switch (event.type) {
    case 'dealt':
      return { ...position, hands: { ...position.hands, [event.side as Side]: event.secret!.hand as number[] } };
    case 'card-chosen': {
      const side = event.side as Side;
      return { ...position, chosen: { ...position.chosen, [side]: event.secret!.card as number } };
    }
    case 'round-fought': {
      const winner = event.winner as Side;
      const hands = Object.fromEntries(
        SIDES.map((side) => [side, without(position.hands[side]!, position.chosen[side]!)]),
      );
      const points = { ...position.points, [winner]: position.points[winner]! + (event.points as number) };
      return { round: position.round + 1, hands, chosen: {}, points };
    }
    default:
      return position;
  }
}

const without = (hand: readonly number[], card: number): number[] => hand.toSpliced(hand.indexOf(card), 1);

const reached = (points: Position['points'], target: number): boolean => Object.values(points).some((n) => n >= target);

const rulesOf = ({ points = 1, target = 99, waiting = true, said }: ToyVersion): SessionRules<object, Position> => ({
  commands: {
    play: { title: { en: 'Play a card', ja: '札を出す' }, rules: ['1.1'], shape: said ? CARDS[said] : PlayCard },
    wait: { title: { en: 'Let it be', ja: '待つ' }, rules: ['1.2'], shape: Nothing },
  },
  dice: SIDES.map((side) => ({ purpose: `deal ${side}`, sides: 9 })),
  events: {
    dealt: event('Dealt', Dealt, DealtHand),
    waited: event('Waited', OfSide),
    'card-chosen': event('A card is chosen', OfSide, ChosenCard),
    'round-fought': event('A round is fought', RoundFought),
  },
  viewShape: ToyView,
  sides: () => SIDES,
  prepare: () => ({}),
  begin: () => ({ round: 1, hands: {}, chosen: {}, points: { red: 0, blue: 0 } }),
  start(proceedings) {
    for (const side of SIDES) {
      const hand = Array.from({ length: ROUNDS }, () => proceedings.roll(`deal ${side}`, die, { secret: true }));
      proceedings.happen({ type: 'dealt', side, cards: ROUNDS, secret: { for: [side], hand } });
    }
  },
  actors: (_table, { round, chosen, points: has }) =>
    round > ROUNDS || reached(has, target) ? [] : SIDES.filter((side) => chosen[side] === undefined),
  actions: (_table, { hands }, side) => ({
    actions: [
      ...[...new Set(hands[side])].map((card) => ({
        command: { type: 'play', card },
        rule: '1.1',
        cost: { amount: 1, unit: 'cards' },
      })),
      { command: { type: 'wait' }, rule: '1.2' },
    ],
    owed: [{ rule: '1.1', key: 'rain', values: {} }],
  }),
  decide(proceedings: CommandContext<object, Position>, side: Side, command: Command) {
    if (command.type === 'wait' && !waiting) proceedings.refuse('1.2', 'misfire');
    if (command.type === 'wait') return proceedings.happen({ type: 'waited', side });
    const card = command.card as number;
    if (!proceedings.position.hands[side]!.includes(card)) proceedings.refuse('1.2', 'misfire');
    proceedings.happen({ type: 'card-chosen', side, secret: { for: [side], card } });
    const { chosen } = proceedings.position;
    if (SIDES.some((each) => chosen[each] === undefined)) return;
    const [red, blue] = SIDES.map((each) => ({ skill: chosen[each]! }));
    const { result } = proceedings.ask<{ result: string }>('combat/duel', { duellists: [red, blue] });
    const winner = result === 'A' ? 'red' : 'blue';
    proceedings.happen({ type: 'round-fought', cards: chosen, winner, points, reveals: true });
  },
  evolve,
  view: (_table, { round, hands, points, chosen }, viewer) => ({
    round,
    points,
    chosen: Object.keys(chosen),
    hand: viewer === null ? null : (hands[viewer] ?? []),
    cards: Object.fromEntries(SIDES.map((side) => [side, hands[side]?.length ?? 0])),
  }),
  result(_table, { round, points: has }) {
    if (round <= ROUNDS && !reached(has, target)) return null;
    const lead = has.red! - has.blue!;
    return { winner: lead > 0 ? 'red' : lead < 0 ? 'blue' : null, level: lead === 0 ? 'draw' : 'victory', points: has };
  },
  broken: (_table, { round, hands }) =>
    SIDES.filter((side) => hands[side] && hands[side].length !== Math.max(0, ROUNDS + 1 - round)).map(
      (side) => `${side} has a wrong number of cards`,
    ),
});

const { declaration } = toyGame;

export const toySessionOf = (version: ToyVersion): Game =>
  new Game({
    ...declaration,
    id: 'toy-session',
    rulesVersion: version.rulesVersion,
    procedures: [...toyGame.procedures.values()] as AnyProcedure[],
    session: rulesOf(version),
  });

export const toySession = toySessionOf({ rulesVersion: '1' });

/** A scenario of it, as the library keeps one. */
export const TOY_SCENARIO = {
  kind: 'scenario',
  id: 'three-rounds',
  game: 'toy-session',
  name: { en: 'Three rounds' },
  provenance: 'client',
  body: {
    summary: { en: 'Three rounds of cards.' },
    sides: SIDES.map((side) => ({ side })),
    setUp: [],
    victory: { text: { en: 'Most rounds.' } },
    sections: ['1.1'],
  },
};
