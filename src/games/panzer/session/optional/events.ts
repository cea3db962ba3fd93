import { changed, type Handlers } from '../events/handlers.js';
import type { Position, TriedRepair } from '../position.js';

const without = (weapons: readonly number[] | undefined, weapon: number): number[] | undefined => {
  const left = (weapons ?? []).filter((each) => each !== weapon);
  return left.length > 0 ? left : undefined;
};

const gone = (position: Position, id: string, weapon: number): Position =>
  changed(position, id, {
    gone: [...(position.units[id]!.gone ?? []), weapon],
    jammed: without(position.units[id]!.jammed, weapon),
  });

/** What the optional rules do to units [7.6, 7.16, 7.17, 7.25]. */
export const optionalEvents: Handlers = {
  'weapon-jammed': (position, { unit, weapon }) => {
    const { jammed = [] } = position.units[unit as string]!;
    return changed(position, unit as string, { jammed: [...jammed, weapon as number] });
  },

  'weapon-lost': (position, { unit, weapon }) => gone(position, unit as string, weapon as number),

  'weapon-tried': (position, { unit, secret }) => {
    const id = unit as string;
    const { weapon, state } = secret as unknown as TriedRepair;
    const tried = changed(position, id, { tried: [...(position.units[id]!.tried ?? []), { weapon, state }] });
    if (state === 'destroyed') return gone(tried, id, weapon);
    if (state === 'repaired') return changed(tried, id, { jammed: without(tried.units[id]!.jammed, weapon) });
    return tried;
  },

  'repairs-shown': (position) => position,

  'gun-turned': (position, { unit, facing }) => changed(position, unit as string, { facing: facing as number }),

  'tank-frightened': (position, { unit, suppression }) =>
    changed(position, unit as string, { suppression: suppression as 'on' | 'off' }),
};
