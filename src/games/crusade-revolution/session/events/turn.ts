import { interrupting, settled } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Pool } from '../cards/card.js';
import { outlasting } from '../lasting.js';
import type { Operation, Pending, PhaseId, Position, Step, UnitState, Use } from '../position.js';
import type { Handlers } from './handlers.js';

const both = <V>(value: V): Record<Side, V> => ({ nationalist: value, republican: value });

/** Marks of the Action Round go with it. */
function unmarked(units: Position['units']): Position['units'] {
  const next: Record<string, UnitState> = {};
  let changed = false;
  for (const [id, state] of Object.entries(units)) {
    const { moved, fought, retreated, redeployed, ...rest } = state;
    const marked = moved || fought || retreated || redeployed;
    changed ||= marked === true;
    next[id] = marked ? rest : state;
  }
  return changed ? next : units;
}

/** Dig modifiers stay only where a friendly unit is [10.2.2]. */
function digDrmKept({ digDrm, units }: Position): Position['digDrm'] {
  const held = new Set(Object.values(units).map(({ space }) => space));
  const kept = Object.entries(digDrm).filter(([space]) => held.has(space));
  return kept.length === Object.keys(digDrm).length ? digDrm : Object.fromEntries(kept);
}

export const turnEvents: Handlers = {
  'turn-began': (position, { turn, winter }) => ({
    ...position,
    turn: turn as number,
    round: 0,
    log: both([]),
    reinforcements: [],
    counterattack: false,
    opsCards: both(0),
    rpCard: both(false),
    served: [],
    noRp: [],
    digDrm: digDrmKept(position),
    lasting: outlasting(position.lasting, { turn: (turn as number) - 1, winter: winter as boolean }),
  }),

  'step-reached': (position, { step, phase, active }) => ({
    ...position,
    step: step as Step,
    ...(phase === undefined ? {} : { phase: phase as PhaseId }),
    ...(active === undefined ? {} : { active: active as Side }),
  }),

  'round-began': (position, { side, round }) => ({
    ...position,
    phase: 'action',
    active: side as Side,
    round: round as number,
    controlAtStart: position.control,
  }),

  'round-ended': (position) => ({
    ...position,
    units: unmarked(position.units),
    markers: {},
    attacked: [],
    assaulted: [],
    dug: [],
    digDrm: digDrmKept(position),
    operation: null,
    march: null,
    attack: null,
    sr: null,
    cardFate: null,
    refused: [],
    piles: { nationalist: rested(position, 'nationalist'), republican: rested(position, 'republican') },
    lasting: outlasting(position.lasting, { round: true }),
  }),

  'attrition-ended': (position) => ({ ...position, digDrm: digDrmKept(position) }),

  'choice-owed': (position, { choice }) => ({
    ...position,
    agenda: interrupting(position.agenda, choice as Pending),
  }),

  'choice-settled': (position) => ({ ...position, agenda: settled(position.agenda) }),

  'automatic-operation': (position, { side }) => logged(position, side as Side, 'automatic'),

  'card-played': (position, event) => {
    const { side, card, use, fate, winter, reinforcement, counterattack } = event as unknown as {
      side: Side;
      card: string;
      use: Use;
      fate: 'discard' | 'removed';
      winter: boolean;
      reinforcement?: Pool;
      counterattack: boolean;
    };
    const piles = position.piles[side];
    const next = {
      ...logged(position, side, use),
      piles: {
        ...position.piles,
        [side]: {
          ...piles,
          hand: piles.hand.filter((id) => id !== card),
          known: piles.known.filter((id) => id !== card),
          onTable: card,
        },
      },
      cardFate: fate,
      opsCards: winter ? { ...position.opsCards, [side]: position.opsCards[side] + 1 } : position.opsCards,
      rpCard: use === 'rp' ? { ...position.rpCard, [side]: true } : position.rpCard,
      reinforcements: reinforcement ? [...position.reinforcements, reinforcement] : position.reinforcements,
      counterattack: position.counterattack || counterattack,
    };
    return next;
  },

  'operation-began': (position, { operation }) => ({ ...position, operation: operation as Operation }),

  'redeployment-began': (position, { value }) => ({ ...position, sr: { value: value as number, spent: 0, afr: 0 } }),

  'points-changed': (position, { vp = 0, rm = 0 }) => ({
    ...position,
    vp: position.vp + (vp as number),
    rm: position.rm + (rm as number),
  }),

  'game-over': (position, { result }) => ({
    ...position,
    step: 'over',
    agenda: [],
    result: result as Position['result'],
  }),
};

/** Face-up cards may be used again in the next round [8.5.3.4]. */
function rested({ piles }: Position, side: Side): Position['piles'][Side] {
  const own = piles[side];
  if (!own.faceUp.some(({ used }) => used)) return own;
  return { ...own, faceUp: own.faceUp.map(({ card }) => ({ card, used: false })) };
}

const logged = (position: Position, side: Side, use: Use): Position => ({
  ...position,
  log: { ...position.log, [side]: [...position.log[side], use] },
});
