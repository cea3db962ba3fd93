import { changed, type Handlers } from '../events/handlers.js';

/** Turrets and hatches, option 7.8. */
export const turretEvents: Handlers = {
  'turret-turned': (position, { unit, turret }) => {
    const id = unit as string;
    const turned = changed(position, id, { turret: turret === 0 ? undefined : (turret as number) });
    const { mover } = turned;
    return mover?.unit === id ? { ...turned, mover: { ...mover, turretHere: true } } : turned;
  },

  'turret-damaged': (position, { unit }) => changed(position, unit as string, { turretDamaged: true }),

  'hatches-set': (position, { unit, buttoned }) =>
    changed(position, unit as string, { buttoned: buttoned ? true : undefined }),
};
