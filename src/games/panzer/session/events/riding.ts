import type { Position } from '../position.js';
import { changed, type Handlers } from './handlers.js';

/** What mounting and dismounting cost the vehicle on its way; a standing one pays nothing [6.6.7.1.1]. */
function paid(position: Position, vehicle: string, cost: number): Position {
  const { mover } = position;
  if (mover?.unit !== vehicle) return position;
  return { ...position, mover: { ...mover, spent: mover.spent + cost, paidHere: true } };
}

function waiting(position: Position, then: NonNullable<Position['mover']>['then'] & object): Position {
  return { ...position, mover: { ...position.mover!, then } };
}

/** What was waited for has come about, or not. */
function done({ mover, ...position }: Position): Position {
  const { then: _then, ...rest } = mover!;
  return { ...position, mover: rest };
}

/** Getting on and off, and running over [6.6.7, 6.6.10]. */
export const ridingEvents: Handlers = {
  'mount-announced': (position, event) => {
    const { unit, vehicle, cost } = event as unknown as { unit: string; vehicle: string; cost: number };
    const seen = changed(position, unit, { face: 'revealed', spot: 'move', spotNew: undefined });
    return waiting(seen, { does: 'mount', unit, vehicle, cost });
  },

  'unit-mounted': (position, event) => {
    const { unit, vehicle, cost } = event as unknown as { unit: string; vehicle: string; cost: number };
    const aboard = changed(done(position), unit, {
      place: 'aboard',
      aboard: vehicle,
      hex: undefined,
      facing: undefined,
      cover: undefined,
      spot: undefined,
      spotNew: undefined,
      moved: true,
    });
    if (aboard.mover?.unit !== unit) return paid(aboard, vehicle, cost);
    return { ...aboard, mover: null };
  },

  'mount-failed': done,

  'unit-dismounted': (position, event) => {
    const { unit, vehicle, hex, facing, cost } = event as unknown as {
      unit: string;
      vehicle: string;
      hex: string;
      facing: number;
      cost: number;
    };
    const out = changed(position, unit, {
      place: 'map',
      aboard: undefined,
      hex,
      facing,
      spot: 'move',
      spotNew: undefined,
    });
    return paid(out, vehicle, cost);
  },

  'overrun-declared': (position, { target }) => waiting(position, { does: 'overrun', target: target as string }),

  'overrun-given-up': done,

  'overrun-resolved': (position, { target }) => {
    const next = position.mover?.then ? done(position) : position;
    return { ...next, overrun: [...next.overrun, target as string] };
  },

  'hull-down-found': (position, event) => {
    const { unit, hullDown, entry } = event as unknown as {
      unit: string;
      hullDown: 'full' | 'partial';
      entry: 'forward' | 'reverse';
    };
    return changed(position, unit, { hullDown, entry, searched: true });
  },

  'hull-down-missed': (position) => position,
};
