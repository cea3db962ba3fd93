import type { Side } from '../../../../kernel/session/index.js';
import type { HitAngle, VehicleResult } from '../../vocabulary.js';
import { claimDeclined } from '../artillery/events.js';
import { mannerOf } from '../fired-with.js';
import type { Position, Shot } from '../position.js';
import { type Table, unitOf } from '../table.js';
import { changed, type Handlers } from './handlers.js';
import { destroyed, slowed } from './harm.js';

interface ResolvedShot extends Shot {
  readonly overwatch: boolean;
  readonly result: VehicleResult;
  readonly wreck: 'none' | 'ko' | 'bu';
  /** The counter of the firer where it is not SPOT/FIRE [6.1.3]. */
  readonly spot?: 'fire' | 'smallArms';
}

function struck(position: Position, { target, result, wreck }: ResolvedShot): Position {
  if (result === 'ko' || result === 'bu') return destroyed(position, target, result, wreck as 'ko' | 'bu');
  if (result !== 'damaged') return position;
  const next = changed(position, target, { damaged: true });
  return position.mover?.unit === target ? slowed(next) : next;
}

/** Whoever fired is spotted more easily, and may be answered [4.4.1, 4.4.2]. */
function hasFired(position: Position, firer: string, spot: 'fire' | 'smallArms', table: Table): Position {
  const { aboard } = position.units[firer]!;
  // A rider has no counters of its own: its vehicle is seen, and its command is known [6.6.7.2].
  const seen = aboard ?? firer;
  const louder = position.units[seen]!.spot === 'fire' ? 'fire' : spot;
  const marked = changed(position, seen, {
    spot: louder,
    spotNew: true,
    ...(position.units[seen]!.command === undefined ? {} : { face: 'revealed' }),
  });
  const next = changed(marked, firer, { fired: true });
  const { watch } = next;
  const enemy = table.sides.find((side) => side !== unitOf(table, firer).side)!;
  if (!watch || watch.triggers[enemy]!.includes(seen)) return next;
  const triggers = { ...watch.triggers, [enemy]: [...watch.triggers[enemy]!, seen] };
  return { ...next, watch: { ...watch, triggers } };
}

const isSame = (a: Shot, b: Shot): boolean => a.firer === b.firer && a.weapon === b.weapon && a.target === b.target;

/** Direct fire and what every shot does [4.4.1, 4.4.3]. */
export const fireEvents: Handlers = {
  'fire-opened': (position, { side, revealed }) => {
    let next: Position = {
      ...position,
      step: 'direct-fire',
      acting: side as Side,
      fire: { side: side as Side, aiming: null, shots: [], closed: [], resolved: [] },
    };
    for (const { unit } of revealed as readonly { unit: string }[]) next = changed(next, unit, { face: 'revealed' });
    return next;
  },

  'aim-taken': (position, { unit }) => ({ ...position, fire: { ...position.fire!, aiming: unit as string } }),

  'aim-dropped': (position) => ({ ...position, fire: { ...position.fire!, aiming: null } }),

  'shot-declared': (position, event) => {
    const { firer, weapon, ammo, target, overwatch } = event as unknown as ResolvedShot;
    const declared = { firer, weapon, ammo, target, ...mannerOf(event) };
    if (!overwatch) {
      const fire = position.fire!;
      return { ...position, fire: { ...fire, aiming: null, shots: [...fire.shots, declared] } };
    }
    const watch = position.watch!;
    const next = { ...position, watch: { ...watch, aiming: null, shots: [...watch.shots, declared] } };
    return changed(next, position.units[firer]!.aboard ?? firer, { face: 'revealed' });
  },

  'shot-withdrawn': (position, { firer }) => {
    const fire = position.fire!;
    return { ...position, fire: { ...fire, shots: fire.shots.filter((shot) => shot.firer !== firer) } };
  },

  'fire-resolving': (position, { shots, overwatch }) => ({
    ...position,
    resolving: { shots: shots as readonly Shot[], overwatch: overwatch as boolean },
  }),

  'move-claimed': (position, { unit }) => changed(position, unit as string, { face: 'shown' }),

  'angle-chosen': (position, { angle }) => ({
    ...position,
    resolving: { ...position.resolving!, angle: angle as HitAngle },
  }),

  'hits-scored': (position, { hits, hitNumber }) => ({
    ...position,
    resolving: {
      ...position.resolving!,
      scored: { hits: hits as number, hitNumber: hitNumber as number, spread: [] },
    },
  }),

  'hit-spread': (position, { target }) => {
    const { scored, ...resolving } = position.resolving!;
    const spread = [...scored!.spread, target as string];
    return { ...position, resolving: { ...resolving, scored: { ...scored!, spread } } };
  },

  'claim-declined': (position, { unit }) => {
    const { assaults } = position;
    return assaults?.fight
      ? { ...position, assaults: { ...assaults, fight: { ...assaults.fight, asked: true } } }
      : claimDeclined(position, unit as string);
  },

  'shot-resolved': (position, event, table) => {
    const shot = event as unknown as ResolvedShot;
    const { firer, weapon, ammo, target } = shot;
    const [, ...rest] = position.resolving!.shots;
    const after = <A extends NonNullable<Position['fire']>>(aiming: A): A => ({
      ...aiming,
      shots: aiming.shots.filter((each) => !isSame(each, shot)),
      closed: aiming.closed.includes(target) ? aiming.closed : [...aiming.closed, target],
      resolved: [...aiming.resolved, { firer, weapon, ammo, target }],
    });
    let next: Position = { ...position, resolving: { overwatch: position.resolving!.overwatch, shots: rest } };
    next = shot.overwatch ? { ...next, watch: after(next.watch!) } : { ...next, fire: after(next.fire!) };
    next = hasFired(next, firer, shot.spot ?? 'fire', table);
    return table.layer === 'basic' ? struck(next, shot) : next;
  },

  'fire-resolved': (position) => ({ ...position, resolving: null }),

  'fire-wasted': (position, { unit }) =>
    changed(position, unit as string, { fired: true, spot: 'fire', spotNew: true }),

  'fire-idle': (position, { unit }) => changed(position, unit as string, { spent: true }),
};
