import { changed, type Handlers } from '../events/handlers.js';
import type { Mark } from '../marks/state.js';
import type { Position } from '../position.js';
import type { CollateralDamage, TriedRepair } from '../unit-state.js';

const without = (weapons: readonly number[] | undefined, weapon: number): number[] | undefined => {
  const left = (weapons ?? []).filter((each) => each !== weapon);
  return left.length > 0 ? left : undefined;
};

const gone = (position: Position, id: string, weapon: number): Position =>
  changed(position, id, {
    gone: [...(position.units[id]!.gone ?? []), weapon],
    jammed: without(position.units[id]!.jammed, weapon),
  });

/** What the optional rules do [7.6, 7.9, 7.16, 7.17, 7.23 to 7.25, 7.30, 7.34, 7.35]. */
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

  'collateral-suffered': (position, { unit, damage }) => {
    const id = unit as string;
    const suffered = damage as CollateralDamage;
    const hit = changed(position, id, { collateral: [...(position.units[id]!.collateral ?? []), suffered] });
    const { mover } = hit;
    if (suffered !== 'runningGear' || mover?.unit !== id) return hit;
    const slower = (points: number): number => Math.max(1, points - 2);
    const { crossCountry, path, road } = mover.most;
    const most = { crossCountry: slower(crossCountry), path: slower(path), road: slower(road) };
    return { ...hit, mover: { ...mover, most, hurt: true } };
  },

  'hex-struck': (position, event) => {
    const { hex, factor, flamethrower } = event as unknown as { hex: string; factor?: number; flamethrower?: true };
    const before = position.struck[hex] ?? {};
    const highest = Math.max(before.factor ?? 0, factor ?? 0);
    const struck = {
      ...before,
      ...(highest > 0 ? { factor: highest } : {}),
      ...(flamethrower ? { flamethrower } : {}),
    };
    return { ...position, struck: { ...position.struck, [hex]: struck } };
  },

  'fire-started': (position, { mark }) => ({ ...position, marks: [...position.marks, mark as Mark] }),

  'vehicle-sunk': (position) => position,

  'camouflage-lost': (position, { unit }) => changed(position, unit as string, { camouflaged: undefined }),

  'dischargers-opened': (position, { sides }) => ({ ...position, discharging: sides as readonly string[] }),

  discharged: (position, { unit, made }) =>
    changed(position, unit as string, {
      discharged: { turn: position.turn, made: made as boolean },
      ...(made ? { screened: true as const } : {}),
    }),

  'dischargers-closed': (position) => ({ ...position, discharging: position.discharging.slice(1) }),

  'push-tried': (position, { target, pushed }) => {
    const { hex, place } = position.units[target as string]!;
    if (!pushed) return position;
    if (place !== 'lost') return changed(position, target as string, { aside: true });
    return { ...position, wrecks: { ...position.wrecks, [hex!]: { ...position.wrecks[hex!]!, aside: true } } };
  },

  'tank-frightened': (position, { unit, suppression }) =>
    changed(position, unit as string, { suppression: suppression as 'on' | 'off' }),
};
