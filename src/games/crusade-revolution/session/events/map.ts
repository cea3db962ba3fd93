import type { Side, SupplyState } from '../../vocabulary.js';
import type { WorksMarker } from '../cards/card.js';
import type { Position, SiegeName, WorksHere } from '../position.js';
import { type Handlers, without } from './handlers.js';

/** Works that fall; those used once only were counted when they were placed [10.2.7, 10.2.9]. */
function worksGone(position: Position, space: string): Position {
  return position.works[space] ? { ...position, works: without(position.works, space) } : position;
}

function siegeGone(position: Position, space: string, sieges: ReadonlyMap<string, SiegeName>): Position {
  const siege = sieges.get(space);
  if (siege === undefined) return position;
  return { ...position, sieges: without(position.sieges as Record<string, number>, siege) };
}

const points = (position: Position, { vp = 0, rm = 0 }: Readonly<Record<string, unknown>>): Position => ({
  ...position,
  vp: position.vp + (vp as number),
  rm: position.rm + (rm as number),
});

/** Control and everything that lies on the map. */
export const mapEvents: Handlers = {
  'space-activated': (position, { space, marker, supply }) => ({
    ...position,
    markers: {
      ...position.markers,
      [space as string]: { marker: marker as 'move' | 'attack', supply: supply as SupplyState },
    },
  }),

  'space-taken': (position, event, table) => {
    const space = event.space as string;
    let next = points(position, event);
    next = { ...next, control: { ...next.control, [space]: event.side as Side }, digDrm: without(next.digDrm, space) };
    if (event.worksRemoved) next = worksGone(next, space);
    if (event.siegeLifted) next = siegeGone(next, space, table.sieges);
    if (event.isolationEnds) next = { ...next, isolated: next.isolated.filter((each) => each !== space) };
    if (event.badajozSpent) next = { ...next, badajozSpent: true };
    if (event.side === 'nationalist' && next.bonus[space]) next = { ...next, bonus: without(next.bonus, space) };
    return next;
  },

  'space-passed': (position, event, table) => {
    const space = event.space as string;
    const next = event.worksRemoved ? worksGone(points(position, event), space) : points(position, event);
    return event.siegeLifted ? siegeGone(next, space, table.sieges) : next;
  },

  'madrid-noted': (position, { deed }) =>
    position.madrid.includes(deed as 'captured')
      ? position
      : { ...position, madrid: [...position.madrid, deed as 'captured'] },

  'siege-changed': (position, event) => {
    const siege = event.siege as SiegeName;
    const next = points(position, event);
    const sieges =
      event.resistance === 0
        ? without(next.sieges as Record<string, number>, siege)
        : { ...next.sieges, [siege]: event.resistance as number };
    return { ...next, sieges };
  },

  'siege-assaulted': (position, { siege, units }) => {
    const fought = Object.fromEntries(
      (units as readonly string[]).map((id) => [id, { ...position.units[id]!, fought: true as const }]),
    );
    return {
      ...position,
      attack: null,
      assaulted: [...position.assaulted, siege as string],
      units: { ...position.units, ...fought },
    };
  },

  'isolation-ended': (position, { spaces }) => ({
    ...position,
    isolated: position.isolated.filter((space) => !(spaces as readonly string[]).includes(space)),
  }),

  'morale-changed': (position, { trigger, undone, rm }) => {
    const next = { ...position, rm: position.rm + (rm as number) };
    if (trigger === 'natFrenchBorder') return { ...next, frenchBorder: !undone };
    if (trigger === 'repPortugueseBorder') return { ...next, portugueseBorder: !undone };
    return { ...next, moraleUsed: [...next.moraleUsed, trigger as string] };
  },

  'zone-changed': (position, { side, split }) => ({
    ...position,
    split: { ...position.split, [side as Side]: split as boolean },
  }),

  'shortage-ended': (position) => ({ ...position, shortage: false }),

  'digging-tried': (position, event) => {
    const space = event.space as string;
    const next = { ...position, dug: [...position.dug, space] };
    if (!event.built) return { ...next, digDrm: { ...next.digDrm, [space]: event.digDrm as number } };
    const here: WorksHere = {
      kind: event.works as WorksHere['kind'],
      marker: position.works[space]?.marker ?? 'standard',
    };
    return { ...next, works: { ...next.works, [space]: here }, digDrm: without(next.digDrm, space) };
  },

  'works-placed': (position, event) => {
    const [space, marker] = [event.space as string, event.marker as WorksMarker];
    const here: WorksHere = { kind: event.kind as WorksHere['kind'], marker };
    const oneUse =
      marker === 'standard' ? position.oneUse : { ...position.oneUse, [marker]: position.oneUse[marker] + 1 };
    return {
      ...position,
      works: { ...position.works, [space]: here },
      oneUse,
      digDrm: without(position.digDrm, space),
    };
  },

  'works-removed': (position, { space }) => worksGone(position, space as string),

  'bonus-claimed': (position, event) => {
    const [rm, vp] = [event.rm as number, event.vp as number];
    return { ...points(position, { rm, vp }), bonus: { ...position.bonus, [event.space as string]: { rm, vp } } };
  },
};
