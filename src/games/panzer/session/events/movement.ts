import type { MapEdge } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import type { LegMode } from '../../movement/leg-input.js';
import { onRoadOrPath } from '../../movement/path-plan.js';
import { MovingGround } from '../moving/ground.js';
import { LegWalk } from '../moving/leg-walk.js';
import { queuedIn } from '../moving/queue.js';
import type { Mover, Position } from '../position.js';
import { openEndIn } from '../shelter.js';
import { facingName } from '../sight.js';
import { type Table, unitOf } from '../table.js';
import { isOnWheels } from '../units.js';
import { changed, type Handlers } from './handlers.js';

/** Whoever moves, even in place, is marked so; it takes the place of a counter for firing [4.5, 4.5.1]. */
const marked = (position: Position, id: string): Position =>
  changed(position, id, { spot: 'move', spotNew: undefined });

const withMover = (position: Position, change: Partial<Mover>): Position => ({
  ...position,
  mover: { ...position.mover!, ...change },
});

/** The move without what was planned of it. */
function unplanned({ plan: _plan, ...mover }: Mover): Mover {
  return mover;
}

/** The plan of a move after its next action. */
const furtherPlan = ({ plan }: Mover): Partial<Mover> => (plan === undefined ? {} : { plan: plan.slice(1) });

/** What was owed has come about. */
function settled({ next: _next, ...mover }: Mover): Mover {
  return mover;
}

/** Off the map for good, without anything that lay on it [4.5.1.1.9]. */
const exited = (position: Position, id: string, edge: MapEdge): Position =>
  changed(position, id, {
    place: 'exited',
    edge,
    command: undefined,
    face: undefined,
    group: undefined,
    spot: undefined,
    spotNew: undefined,
    suppression: undefined,
    underFire: undefined,
    hesitation: undefined,
    broken: undefined,
    aboard: undefined,
    hex: undefined,
    facing: undefined,
  });

/** Passes that last as long as one mover end with it. */
export const passesAfter = (passes: Position['passes']): Position['passes'] =>
  Object.fromEntries(Object.entries(passes).map(([side, until]) => [side, until === 'mover' ? null : until]));

/** The most a leg unit or gun may spend; suppressed as it came up to an enemy in vain, it has half of what was left [6.6.2, 6.6.1.1]. */
function legPoints(table: Table, position: Position, id: string, mode: LegMode): number {
  const { advanced, suppression } = position.units[id]!;
  if (advanced === undefined || suppression === undefined) return new LegWalk(table, position, id, mode).allowance;
  const calm = changed(position, id, { suppression: undefined });
  const whole = new LegWalk(table, calm, id, mode).allowance;
  return advanced + Math.floor(Math.max(0, whole - advanced) / 2);
}

/** A unit before it has done anything of its move [4.5.1.1.1, 6.6.4.1]. */
function moverOf(table: Table, position: Position, id: string): Mover {
  const { hex, command, damaged, place, cover, advanced } = position.units[id]!;
  const unit = unitOf(table, id);
  const { hexes, leg } = unit;
  const start = hex ?? hexes[0]!;
  const from = place === 'map' ? [start] : [];
  // Whoever crawls leaves the wheels where they are [6.6.4.3, 6.6.4.4].
  if (leg === null || (isOnWheels(unit) && !cover)) {
    const ground = new MovingGround(table, position, id);
    const mover = ground.begin(start, command as 'move' | 'shortHalt', damaged ?? false);
    return { ...mover, hexes: from, spent: advanced ?? 0 };
  }
  const mode = cover ? 'crawl' : 'walk';
  const points = legPoints(table, position, id, mode);
  return {
    unit: id,
    actions: [],
    hexes: from,
    spent: advanced ?? 0,
    most: { crossCountry: points, path: points, road: points },
    turnedHere: 0,
    roads: 0,
    paths: 0,
    byRoad: false,
    leg: mode,
  };
}

/** Moves, hex by hex [4.5]. */
export const movementEvents: Handlers = {
  'movement-opened': (position, { side, seen }, table) => ({
    ...position,
    step: 'movement',
    acting: side as Side,
    fire: null,
    overrun: [],
    seenAboard: (seen ?? {}) as Position['seenAboard'],
    passes: Object.fromEntries(table.sides.map((each) => [each, null])),
  }),

  'move-begun': (position, { unit, seen }, table) => {
    const id = unit as string;
    const begun = changed(position, id, { face: 'revealed', hullDown: undefined, entry: undefined });
    return {
      ...begun,
      mover: { ...moverOf(table, position, id), ...(seen === undefined ? {} : { seen: seen as string[] }) },
    };
  },

  'quickmarch-begun': (position, { unit }, table) => {
    const points = new LegWalk(table, position, unit as string, 'quickmarch').allowance;
    return withMover(position, { leg: 'quickmarch', most: { crossCountry: points, path: points, road: points } });
  },

  'unit-walked': (position, event, table) => {
    const { unit, to, cost } = event as unknown as { unit: string; to: string; cost: number };
    const mover = position.mover!;
    const queue = queuedIn(table, position, unit, to, position.units[unit]!.hex);
    const walked = withMover(changed(position, unit, { hex: to, ...queue }), {
      hexes: [...mover.hexes, to],
      spent: mover.spent + cost,
      actions: [...mover.actions, { move: 'forward' }],
    });
    // Crawling is no movement that anybody sees [6.6.4.3].
    return mover.leg === 'crawl' ? walked : marked(walked, unit);
  },

  'bog-checked': (position, { unit, hex, bogged }) => {
    if (!bogged) return withMover(position, { firm: hex as string });
    const { plan: _plan, next: _next, ...mover } = position.mover!;
    const stuck = changed(position, unit as string, { spot: 'fire', spotNew: undefined });
    return { ...stuck, mover: { ...mover, hurt: true, over: true } };
  },

  'move-planned': (position, { secret }) => withMover(position, { plan: secret!.plan as Mover['plan'] & object }),

  'plan-dropped': (position) => ({ ...position, mover: unplanned(position.mover!) }),

  'unit-entered': (position, { unit, hex, facing, cost }, table) => {
    const id = unit as string;
    const at = table.board.grid.index(hex as string);
    const queue = queuedIn(table, position, id, hex as string);
    const there = changed(position, id, { place: 'map', hex: hex as string, facing: facing as number, ...queue });
    const entered = withMover(there, {
      hexes: [hex as string],
      spent: cost as number,
      byRoad: position.mover!.leg === undefined && onRoadOrPath(table.board, at),
      entered: true,
      actions: [{ move: 'stay' }],
    });
    return marked(entered, id);
  },

  'unit-turned': (position, { unit, facing, cost, byRoad }, table) => {
    const id = unit as string;
    const mover = position.mover!;
    const apart = Math.abs((facing as number) - position.units[id]!.facing!);
    const turned = withMover(changed(position, id, { facing: facing as number, screened: undefined }), {
      spent: mover.spent + (cost as number),
      turnedHere: mover.turnedHere + Math.min(apart, 6 - apart),
      byRoad: byRoad as boolean,
      ...furtherPlan(mover),
      actions: [...mover.actions, { turnTo: facingName(table, facing as number), move: 'stay' }],
    });
    return marked(turned, id);
  },

  'unit-stepped': (position, event, table) => {
    const { unit, to, reverse, cost, roads, paths, byRoad, oneHex } = event as unknown as {
      unit: string;
      to: string;
      reverse: boolean;
      cost: number;
      roads: number;
      paths: number;
      byRoad: boolean;
      oneHex: boolean;
    };
    const { paidHere: _paid, turretHere: _turret, ...mover } = settled(position.mover!);
    const queue = queuedIn(table, position, unit, to, position.units[unit]!.hex);
    const stepped: Position = {
      ...changed(position, unit, {
        hex: to,
        inside: undefined,
        screened: undefined,
        ...openEndIn(table, to, position.units[unit]!.facing!, reverse),
        ...queue,
      }),
      mover: {
        ...mover,
        ...furtherPlan(mover),
        hexes: [...mover.hexes, to],
        spent: mover.spent + cost,
        turnedHere: 0,
        roads,
        paths,
        byRoad,
        actions: [...mover.actions, { move: reverse ? 'reverse' : 'forward' }],
        ...(oneHex ? { oneHex: true } : {}),
      },
    };
    return marked(stepped, unit);
  },

  'unit-inside': (position, { unit }) => changed(position, unit as string, { inside: true }),

  'step-owed': (position, { does, reverse }) =>
    withMover(position, { next: { does: does as 'step' | 'exit', reverse: reverse as boolean } }),

  'unit-stays': (position, { unit, facing }) => {
    const turned = facing === undefined ? position : changed(position, unit as string, { facing: facing as number });
    const stays = withMover(turned, { actions: [{ move: 'stay' }], over: true });
    return position.mover!.leg === 'crawl' ? stays : marked(stays, unit as string);
  },

  'move-closing': (position) => withMover(position, { over: true }),

  'floor-changed': (position, { unit, way }) => {
    const mover = position.mover!;
    const climbed = withMover(changed(position, unit as string, { upper: way === 'up' ? true : undefined }), {
      spent: mover.spent + 1,
      floors: (mover.floors ?? 0) + 1,
      actions: [...mover.actions, { move: 'stay' }],
    });
    return marked(climbed, unit as string);
  },

  'unit-leaving': (position, { unit, reverse, cost, oneHex, edge }) => {
    const mover = position.mover!;
    const leaving = withMover(position, {
      spent: mover.spent + (cost as number),
      ...furtherPlan(mover),
      actions: [...mover.actions, { move: reverse ? 'reverseExit' : 'exit' }],
      next: {
        does: 'exit',
        reverse: reverse as boolean,
        ...(edge === undefined ? {} : { edge: edge as MapEdge }),
      },
      ...(oneHex ? { oneHex: true } : {}),
    });
    return marked(leaving, unit as string);
  },

  'unit-left': (position, { unit, edge }) => {
    let next = exited(position, unit as string, edge as MapEdge);
    // Whoever rides leaves with its vehicle [6.6.7].
    for (const [id, { aboard }] of Object.entries(position.units))
      if (aboard === unit) next = exited(next, id, edge as MapEdge);
    return { ...next, mover: null, passes: passesAfter(position.passes) };
  },

  'move-ended': (position, { unit, back, facing }) => {
    const id = unit as string;
    const { place } = position.units[id]!;
    const moved = place === 'lost' || position.units[id]!.bailed ? position : changed(position, id, { moved: true });
    const left = position.mover!.hexes.length > 1;
    const placed = changed(moved, id, {
      // Who moves does not calm down [7.1.5.1, 7.1.5.2].
      ...(left && moved.units[id]!.hesitation ? { hesitation: 'on' as const } : {}),
      ...(left && moved.units[id]!.broken ? { broken: 'on' as const } : {}),
      ...(back === undefined ? {} : { hex: back as string, queued: undefined, inside: undefined }),
      ...(facing === undefined ? {} : { facing: facing as number }),
    });
    return { ...placed, mover: null, passes: passesAfter(position.passes) };
  },
};
