import type { Position } from '../position.js';
import type { Handlers } from './handlers.js';
import { withUnit } from './units.js';

const callUp = (position: Position, units: readonly string[]): Position =>
  units.reduce((next, id) => withUnit(next, id, { place: 'due', turn: position.turn }), position);

/** What only one of the two published scenarios knows. */
export const scenarioEvents: Handlers = {
  /** Jarama: a gun is drawn from the pool [J.6]. */
  'gun-drawn': (position, { unit }) => callUp(position, [unit as string]),

  /** Jarama: Madrid lets brigades go [J.20]. */
  'reserves-released': (position, { units }) => callUp(position, units as string[]),
  'approach-made': (position) => ({ ...position, approached: true }),

  /** Jarama: an engineer sets to work, and is done when the phase ends [J.18]. */
  'bridge-begun': (position, { unit, side }) => withUnit(position, unit as string, { building: side }),
  'bridge-built': (position, { unit, side }) =>
    withUnit(position, unit as string, { building: undefined, bridge: side }),

  /** Brunete: one division has left, another comes for it [B.20]. */
  'division-withdrawn': (position, { division }) => ({
    ...position,
    exchanged: [...position.exchanged, division as string],
  }),
  'division-received': (position, { division, units }) => ({
    ...callUp(position, units as string[]),
    received: [...position.received, division as string],
  }),

  /** Brunete: on and off trucks [B.10]. */
  'unit-loaded': (position, { unit, truck }) =>
    withUnit(position, unit as string, { place: 'aboard', truck, hex: undefined }),
  'unit-unloaded': (position, { unit, truck, hex }) =>
    withUnit(position, unit as string, {
      place: 'map',
      hex,
      truck: undefined,
      carried: true,
      cameFrom: position.units[truck as string]!.cameFrom,
    }),
};
