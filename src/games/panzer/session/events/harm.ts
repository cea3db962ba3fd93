import type { Harm } from '../harms.js';
import { type Position, smokeStep, type WreckState } from '../position.js';
import { changed, type Handlers } from './handlers.js';

/** Points still unspent are halved, each factor's for itself [4.4.3.2.6]. */
export function slowed({ mover: hit, ...position }: Position): Position {
  const { plan: _plan, ...mover } = hit!;
  const { spent, most } = mover;
  const halved = (points: number): number => (points <= spent ? points : spent + Math.floor((points - spent) / 2));
  const next = { crossCountry: halved(most.crossCountry), path: halved(most.path), road: halved(most.road) };
  return { ...position, mover: { ...mover, most: next, hurt: true } };
}

/** Where somebody stands still on his way: nothing is left of the move but the enemy's answer [6.5.2.2.1]. */
function stopped({ mover: hit, ...position }: Position): Position {
  const { plan: _plan, next: _next, ...mover } = hit!;
  return { ...position, mover: { ...mover, hurt: true, over: true } };
}

const GONE = {
  command: undefined,
  face: undefined,
  group: undefined,
  behind: undefined,
  spot: undefined,
  spotNew: undefined,
  suppression: undefined,
  underFire: undefined,
  hesitation: undefined,
  broken: undefined,
  cover: undefined,
  hullDown: undefined,
  entry: undefined,
  inside: undefined,
  upper: undefined,
} as const;

/** A destroyed vehicle leaves a wreck; burning ones smoke from the next step on, and go on smoking [4.4.3.2.6]. */
export function destroyed(position: Position, target: string, fate: 'ko' | 'bu', wreck: WreckState['kind']): Position {
  const { hex } = position.units[target]!;
  const before = position.wrecks[hex!];
  const born = before?.kind === wreck ? before.born : smokeStep(position);
  const gone = changed(position, target, { ...GONE, place: 'lost', fate, bailed: undefined });
  return { ...gone, wrecks: { ...position.wrecks, [hex!]: { kind: wreck, born, unit: target } } };
}

/** Losses, wounds and fright of the Advanced Game [6.5.2.5, 6.5.4.4, 5.15]. */
export const harmEvents: Handlers = {
  'unit-hurt': (position, event) => {
    const { unit, effect, wreck } = event as unknown as { unit: string; effect: Harm; wreck: WreckState['kind'] };
    const moves = position.mover?.unit === unit;
    switch (effect) {
      case 'suppressed': {
        const fresh = position.units[unit]!.suppression === undefined;
        const next = changed(position, unit, { suppression: 'on' });
        return moves && fresh ? slowed(next) : next;
      }
      case 'damaged': {
        const next = changed(position, unit, { damaged: true });
        return moves ? slowed(next) : next;
      }
      case 'trackHit': {
        const next = changed(position, unit, { trackHit: true });
        return moves ? stopped(next) : next;
      }
      case 'reduced': {
        const fresh = position.units[unit]!.suppression === undefined;
        const next = changed(position, unit, { reduced: true, suppression: 'on' });
        return moves && fresh ? slowed(next) : next;
      }
      case 'halved':
        return changed(position, unit, { reduced: true });
      case 'eliminated':
        return changed(position, unit, {
          ...GONE,
          place: 'lost',
          fate: 'eliminated',
          hex: undefined,
          facing: undefined,
          aboard: undefined,
        });
      default:
        return destroyed(position, unit, effect, wreck);
    }
  },

  'came-under-fire': (position, { unit }) => changed(position, unit as string, { underFire: true }),

  'crew-bailed': (position, { unit }) => {
    const next = changed(position, unit as string, { ...GONE, bailed: true });
    return position.mover?.unit === unit ? stopped(next) : next;
  },

  'passenger-out': (position, { unit, hex, facing }) =>
    changed(position, unit as string, {
      place: 'map',
      aboard: undefined,
      dismounted: true,
      hex: hex as string,
      facing: facing as number,
    }),
};
