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

/** One more vehicle is declared against a target [6.6.10]. */
function withOverrun(position: Position, target: string, unit: string): Position {
  const known = position.overrun.find((each) => each.target === target);
  if (!known) return { ...position, overrun: [...position.overrun, { target, by: [unit], closed: false }] };
  if (known.by.includes(unit)) return position;
  const joined = { ...known, by: [...known.by, unit] };
  return { ...position, overrun: position.overrun.map((each) => (each === known ? joined : each)) };
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
      queued: undefined,
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
      dismounted: true,
      hex,
      facing,
      spot: 'move',
      spotNew: undefined,
    });
    return paid(out, vehicle, cost);
  },

  'overrun-declared': (position, { unit, target, joining }) => {
    const next = withOverrun(position, target as string, unit as string);
    const waits = waiting(next, { does: 'overrun', target: target as string });
    return joining ? { ...waits, mover: { ...waits.mover!, joining: true } } : waits;
  },

  'overrun-joined': (position, { unit, target }) => withOverrun(position, target as string, unit as string),

  'overrun-agreed': ({ mover, ...position }) => {
    const { joining: _joining, ...rest } = mover!;
    return { ...position, mover: rest };
  },

  'overrun-given-up': done,

  'overrun-resolved': (position, { target }) => {
    const next = position.mover?.then ? done(position) : position;
    const overrun = next.overrun.map((each) => (each.target === target ? { ...each, closed: true } : each));
    const { mover } = next;
    if (!mover) return { ...next, overrun };
    return { ...next, overrun, mover: { ...mover, ran: [...(mover.ran ?? []), target as string] } };
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
