import type { SessionEvent } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { outlasting } from '../lasting.js';
import type { CommittedCard, EventInHand, Lasting, Piles, Position, Proposal } from '../position.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD } from '../table.js';
import { type Handlers, without } from './handlers.js';

function withPiles(position: Position, side: Side, change: (piles: Piles) => Piles): Position {
  return { ...position, piles: { ...position.piles, [side]: change(position.piles[side]) } };
}

const minus = (cards: readonly string[], gone: readonly string[]): readonly string[] =>
  cards.filter((id) => !gone.includes(id));

const hidden = <V>({ secret }: SessionEvent, field: string): V => secret![field] as V;

const setEvent = (position: Position, change: Partial<EventInHand>): Position => ({
  ...position,
  event: { ...position.event!, ...change },
});

/** Hands, piles, events and what they leave behind. */
export const cardEvents: Handlers = {
  'pile-shuffled': (position, event) =>
    withPiles(position, event.side as Side, (piles) => {
      const order = hidden<readonly string[]>(event, 'order');
      const taken = new Set(order);
      return {
        ...piles,
        draw: order,
        discard: piles.discard.filter((id) => !taken.has(id)),
        waiting: piles.waiting.filter((id) => !taken.has(id)),
        hand: piles.hand.filter((id) => !taken.has(id)),
        known: piles.known.filter((id) => !taken.has(id)),
      };
    }),

  'cards-drawn': (position, event) =>
    withPiles(position, event.side as Side, (piles) => {
      const cards = hidden<readonly string[]>(event, 'cards');
      return { ...piles, draw: piles.draw.slice(cards.length), hand: [...piles.hand, ...cards] };
    }),

  'hand-shown': (position) => position,

  'combat-cards-put-down': (position, event) =>
    withPiles(position, event.side as Side, (piles) => {
      const cards = hidden<readonly string[]>(event, 'cards');
      // P45: a mark that went or stayed would tell what lies under the top.
      const known = cards.length > 1 ? [] : minus(piles.known, cards);
      return { ...piles, hand: minus(piles.hand, cards), known, discard: [...piles.discard, ...cards] };
    }),

  'card-settled': (position, { side, card, to }) =>
    withPiles(position, side as Side, (piles) => ({
      ...piles,
      onTable: null,
      ...(to === 'removed'
        ? { removed: [...piles.removed, card as string] }
        : { discard: [...piles.discard, card as string] }),
    })),

  'cards-passed': (position, { side, secret }) => {
    const { until } = (secret ?? { until: null }) as { until: 'round' | 'turn' | null };
    if (until === null) return position;
    const { turn, round, active, passing } = position;
    return {
      ...position,
      passing: { ...passing, [side as Side]: until === 'turn' ? { turn } : { turn, round, active } },
    };
  },

  'combat-card-committed': (position, event) => {
    const { type: _type, reveals: _reveals, ...rest } = event;
    const card = rest as unknown as CommittedCard;
    const next = withPiles(position, card.side, (piles) => ({
      ...piles,
      hand: minus(piles.hand, [card.card]),
      known: minus(piles.known, [card.card]),
      faceUp: piles.faceUp.filter((each) => each.card !== card.card),
    }));
    return { ...next, combat: { ...next.combat!, cards: [...next.combat!.cards, card] } };
  },

  'combat-card-settled': (position, { side, card, to }) => {
    const id = card as string;
    const next = withPiles(position, side as Side, (piles) => {
      const faceUp = piles.faceUp.filter((each) => each.card !== id);
      if (to === 'hand') return { ...piles, faceUp, hand: [...piles.hand, id], known: [...piles.known, id] };
      if (to === 'discard') return { ...piles, faceUp, discard: [...piles.discard, id] };
      if (to === 'removed') return { ...piles, faceUp, removed: [...piles.removed, id] };
      return { ...piles, faceUp: [...faceUp, { card: id, used: to === 'faceUp' }] };
    });
    if (!next.combat) return next;
    return { ...next, combat: { ...next.combat, cards: next.combat.cards.filter((each) => each.card !== id) } };
  },

  'event-began': (position, { card, names, agreed }) => {
    const known = names as readonly string[];
    const next: Position = {
      ...position,
      played: [...new Set([...position.played, ...known.filter((name) => !isFlag(position, name))])],
      lasting: outlasting(position.lasting, { events: known }),
      event: {
        card: card as string,
        at: 0,
        chosen: [],
        givenUp: [],
        ...(agreed ? { agreed: agreed as readonly object[] } : {}),
      },
    };
    return next;
  },

  'effect-chosen': (position, { choice, gift }) =>
    gift
      ? setEvent(position, { givenUp: [...position.event!.givenUp, choice as string] })
      : setEvent(position, { chosen: [...position.event!.chosen, choice as string] }),

  'effect-done': (position) => setEvent(position, { at: position.event!.at + 1, chosen: [] }),

  'event-finished': (position) => ({ ...position, event: null }),

  'effect-proposed': (position, event) => {
    const { side, card, changes, use } = event as unknown as Proposal;
    const next = withPiles(position, side, (piles) => ({ ...piles, known: [...new Set([...piles.known, card])] }));
    return { ...next, proposal: { side, card, changes, use } };
  },

  'proposal-settled': (position, { agreed }) => ({
    ...position,
    proposal: null,
    refused: agreed ? position.refused : [...position.refused, position.proposal!.card],
  }),

  'lasting-began': (position, { effect }) => ({ ...position, lasting: [...position.lasting, effect as Lasting] }),

  'lasting-cancelled': (position, { tag }) => ({
    ...position,
    lasting: position.lasting.filter((each) => !(each.kind === 'rp' && each.tag === tag)),
  }),

  // What is set again counts as set last: of governments the last one governs [2.2.2.2].
  'flag-set': (position, { flag }) => ({
    ...position,
    played: [...position.played.filter((each) => each !== flag), flag as string],
  }),

  'strait-changed': (position, { side }) => ({
    ...position,
    strait: side as Side,
    blockade: side === 'nationalist' && position.blockade === 'notYet' ? blockadeEnd(position) : position.blockade,
  }),

  'severe-winter': (position, { turn }) => ({ ...position, severeWinter: turn as number }),

  'beachhead-opened': (position, { which, beside }) =>
    which === 'mallorca'
      ? { ...position, mallorca: position.turn, control: { ...position.control, [MALLORCA_BEACHHEAD]: 'republican' } }
      : { ...position, planP: beside as string, control: { ...position.control, [PLAN_P_BEACHHEAD]: 'republican' } },

  'beachhead-closed': (position, { which }) => {
    const space = which === 'mallorca' ? MALLORCA_BEACHHEAD : PLAN_P_BEACHHEAD;
    const gone = {
      works: without(position.works, space),
      digDrm: without(position.digDrm, space),
      markers: without(position.markers, space),
    };
    return which === 'mallorca'
      ? { ...position, ...gone, mallorca: null, control: { ...position.control, [space]: 'republican' } }
      : { ...position, ...gone, planP: null, control: without(position.control, space) };
  },
};

/** Flags of an event are set by its effects, not by its name. */
const isFlag = (_position: Position, name: string): boolean => /^[a-z]/.test(name);

/** 17.6.2: when the blockade ended, as the timetable of the Army of Africa asks. */
function blockadeEnd({ turn, round, active }: Position): Position['blockade'] {
  if (turn < 3) return 'beforeTurnThree';
  const inTime = turn === 3 && round === 1 && active === 'nationalist';
  return inTime ? 'turnThreeRoundOne' : 'later';
}
