import type { MapEdge } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import type { Altitude, Speed } from '../../vocabulary.js';
import { changed, type Handlers } from '../events/handlers.js';
import type { Position } from '../position.js';
import type { AircraftState, AirState, AirWeapon, DeclaredAttack, Sortie } from './state.js';

const withAir = (position: Position, change: Partial<AirState>): Position => ({
  ...position,
  air: { ...position.air, ...change },
});

const withSortie = (position: Position, change: Partial<Sortie>): Position =>
  withAir(position, { sortie: { ...position.air.sortie!, ...change } });

const withAircraft = (position: Position, id: string, change: Partial<AircraftState>): Position => {
  const { aircraft } = position.air;
  return withAir(position, { aircraft: { ...aircraft, [id]: { ...aircraft[id]!, ...change } } });
};

interface Counts {
  readonly seen: Readonly<Record<string, number>>;
  readonly watched: Readonly<Record<string, number>>;
}

const counted = (event: unknown): Counts & { window: true } => {
  const { seen, watched } = event as Counts;
  return { seen, watched, window: true };
};

/** It is gone from the game, or from the map. */
const over = (position: Position, id: string, change: Partial<AircraftState>): Position =>
  withAir(withAircraft(position, id, change), { sortie: null, letPass: false });

/** Aircraft over the map and the fire at them [6.7]. */
export const airEvents: Handlers = {
  'air-opened': (position, { side, phase }) => ({
    ...withAir(position, { side: side as Side, sortie: null, letPass: false }),
    step: phase === 'first' ? 'first-air' : 'second-air',
    acting: side as Side,
  }),

  'air-closed': (position) => withAir(position, { side: null }),

  'aircraft-came': (position, { aircraft, speed, altitude, dives }) => {
    const id = aircraft as string;
    const { first, last, leftBy } = position.air.aircraft[id]!;
    const next = withAircraft(position, id, { first: first ?? position.turn, last: position.turn });
    const sortie: Sortie = {
      aircraft: id,
      speed: speed as Speed,
      altitude: altitude as Altitude,
      dives: dives as boolean,
      edge: last === position.turn - 1 ? (leftBy ?? null) : null,
      hex: null,
      entry: null,
      heading: null,
      turned: false,
      seen: {},
      watched: {},
      attacked: false,
      declared: null,
      flak: null,
      window: false,
    };
    return withAir(next, { sortie, letPass: false });
  },

  'aircraft-entered': (position, { hex }) => withSortie(position, { hex: hex as string, entry: hex as string }),

  'aircraft-headed': (position, event) => withSortie(position, { heading: event.heading as number, ...counted(event) }),

  'aircraft-flew': (position, event) => withSortie(position, { hex: event.hex as string, ...counted(event) }),

  'aircraft-banked': (position, event) =>
    withSortie(position, { heading: event.heading as number, turned: true, ...counted(event) }),

  'aircraft-left': (position, { aircraft, edge }) => over(position, aircraft as string, { leftBy: edge as MapEdge }),

  'air-attack-declared': (position, { weapon, target }) =>
    withSortie(position, { declared: { weapon, target } as DeclaredAttack, window: true }),

  'air-attacked': (position, { aircraft, weapon, dive, observer }) => {
    const id = aircraft as string;
    const { attacks } = position.air.aircraft[id]!;
    const used = weapon as AirWeapon;
    const next = withAircraft(position, id, { attacks: { ...attacks, [used]: attacks[used] - 1 } });
    const after = withSortie(next, {
      declared: null,
      attacked: true,
      seen: {},
      ...(dive ? { altitude: 'low' } : {}),
    });
    return observer === undefined ? after : changed(after, observer as string, { observed: true, face: 'revealed' });
  },

  'anti-air-fired': (position, { unit, aircraft, fate, effect }) => {
    const id = aircraft as string;
    const sortie = position.air.sortie!;
    const fired = changed(position, unit as string, {
      fired: true,
      firedUp: true,
      face: 'revealed',
      spot: 'fire',
      spotNew: true,
    });
    const near = withSortie(fired, {
      flak: { hex: sortie.hex!, result: effect as 'noEffect' | 'suppressedOrDamaged' },
    });
    switch (fate) {
      case 'suppressed': {
        const fresh = position.air.aircraft[id]!.suppression === undefined;
        const next = withAircraft(near, id, { suppression: 'on' });
        return fresh ? withSortie(next, { seenBefore: sortie.seen }) : next;
      }
      case 'damaged':
        return withSortie(withAircraft(near, id, { damaged: true }), { speed: 'slow' });
      case 'eliminated':
        return over(near, id, { lost: true });
      default:
        return near;
    }
  },

  'aircraft-crashed': (position, { aircraft }) => over(position, aircraft as string, { lost: true }),

  'aircraft-let-pass': (position) => withAir(position, { letPass: true }),

  'air-window-closed': (position) =>
    position.air.sortie === null ? position : withSortie(position, { window: false }),

  'aircraft-recovered': (position, { aircraft }) => {
    const { suppression: _gone, ...rest } = position.air.aircraft[aircraft as string]!;
    return withAir(position, { aircraft: { ...position.air.aircraft, [aircraft as string]: rest } });
  },
};

/** Adjust/Remove Counters: Suppression/ON of aircraft is turned to OFF [6.8.4]. */
export const aircraftAdjusted = (air: AirState): AirState => ({
  ...air,
  aircraft: Object.fromEntries(
    Object.entries(air.aircraft).map(([id, state]) => [
      id,
      state.suppression ? { ...state, suppression: 'off' } : state,
    ]),
  ),
});
