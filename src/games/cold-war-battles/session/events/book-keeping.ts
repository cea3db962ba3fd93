import type { Side } from '../../vocabulary.js';
import type { Position, Unit } from '../position.js';
import type { Handlers } from './catalogue.js';

export const bookKeeping: Handlers = {
  'points-scored': (position, { side, points, for: reason }) => ({
    ...position,
    ledger: [...position.ledger, { turn: position.turn, side, points, for: reason }],
  }),

  'hex-rubbled': (position, { hex }) => ({ ...position, rubble: [...position.rubble, hex] }),

  'event-rolled': (position, { momentum, unAttention, draws, giveBack }) => ({
    ...position,
    event: { ...(momentum ? { momentum } : {}), ...(unAttention ? { unAttention } : {}) },
    draws: position.draws + draws,
    giveBack,
  }),

  'draws-due': (position, { draws }) => ({ ...position, draws: position.draws + draws }),

  'draw-made': (position, { pool }) => {
    if (pool !== 'unita') return { ...position, draws: position.draws - 1 };
    return { ...position, refit: position.refit && { ...position.refit, left: position.refit.left - 1 } };
  },

  'refit-rolled': (position, { side, left, sadf, blind }) => ({
    ...position,
    refitted: [...position.refitted, side],
    refit: { side, left, sadf },
    units: blind ? shuffled(position.units, side) : position.units,
  }),

  'contingency-came': (position) => ({ ...position, contingency: true }),

  // What was left of the last allotment lapses [12.8]; a second roll adds to the first [17.27].
  'air-allotted': (position, { side, fixed, markers, kinds, again }) => ({
    ...position,
    air: again ? position.air : { ...position.air, [side]: fixed },
    flown: again ? position.flown : { ...position.flown, [side]: {} },
    allotted: markers + (again ? position.allotted : 0),
    kinds,
    secondAir: again === true,
  }),

  'air-taken': (position, { side, air }) => ({
    ...position,
    air: { ...position.air, [side]: { ...position.air[side], [air]: (position.air[side]?.[air] ?? 0) + 1 } },
    allotted: position.allotted - 1,
  }),

  'air-left': (position) => ({ ...position, allotted: 0 }),

  'air-used': (position, { side, air, hex }) => ({
    ...position,
    air: { ...position.air, [side]: { ...position.air[side], [air]: (position.air[side]?.[air] ?? 0) - 1 } },
    flown: hex === undefined ? position.flown : flownOver(position, side, hex),
  }),
};

/** The eliminated units of a side lie face down among themselves before some of them are drawn [14.3, 17.32]. */
function shuffled(units: Position['units'], owner: Side): Position['units'] {
  const turned = Object.values(units).map((unit): [string, Unit] => [
    unit.id,
    unit.side === owner && unit.place === 'eliminated' ? { ...unit, shuffled: true } : unit,
  ]);
  return Object.fromEntries(turned);
}

function flownOver({ flown }: Position, side: Side, hex: string): Position['flown'] {
  const own = flown[side] ?? {};
  return { ...flown, [side]: { ...own, [hex]: (own[hex] ?? 0) + 1 } };
}
