import { forEachWithin, OFF_MAP } from '../../../../kernel/hexes/index.js';
import { AXIS, BRITISH, type Ground } from './area-map.js';

/** What a hex is: bits of the sides whose Setup Area it belongs to, or one of these. */
export const NO_MANS_LAND = 4;
export const UNCONTROLLED = 8;

/** Why a hex belongs where it does. */
export const REASONS = [
  ...(['strategicLocation', 'dividedHex', 'nobodys', 'nearOwn', 'nearBoth'] as const),
  ...(['unbridgedRiver', 'notEnterable', 'cutOff', 'farFromAll', 'surrounded'] as const),
] as const;
export type Reason = (typeof REASONS)[number];

export interface Areas {
  readonly kind: Uint8Array;
  readonly reason: Reason[];
  /** Bits of the sides within two hexes of one of their Strategic Locations. */
  readonly near: Uint8Array;
}

/** How far a Setup Area reaches from its Strategic Locations [3.2/Setup-Area]. */
const REACH = 2;

/** Setup Areas, No Man's Land and Uncontrolled Territory [3.6051, 3.6053, 3.6054]. */
export function classify(ground: Ground): Areas {
  const { grid, strategic } = ground;
  const near = new Uint8Array(grid.size);
  for (let hex = 0; hex < grid.size; hex += 1) {
    const bits = strategic[hex]!;
    if (bits !== 0) forEachWithin(grid, hex, REACH, (each) => (near[each] = near[each]! | bits));
  }
  const reached = [enterableFrom(ground, near, BRITISH), enterableFrom(ground, near, AXIS)] as const;
  const kind = new Uint8Array(grid.size);
  const reason: Reason[] = new Array(grid.size);
  for (let hex = 0; hex < grid.size; hex += 1) {
    const [what, why] = judge(ground, near[hex]!, hex, reached);
    kind[hex] = what;
    reason[hex] = why;
  }
  joinSurrounded(ground, kind, reason);
  return { kind, reason, near };
}

function judge(
  { strategic, nobodys, unbridgedRiver, blocked }: Ground,
  near: number,
  hex: number,
  reached: readonly [Uint8Array, Uint8Array],
): [number, Reason] {
  const own = strategic[hex]!;
  if (own !== 0) return [own, own === (BRITISH | AXIS) ? 'dividedHex' : 'strategicLocation'];
  // A Strategic Location is never No Man's Land, and without a controller it is of no Setup Area (B-26).
  if (nobodys[hex] === 1) return [UNCONTROLLED, 'nobodys'];
  if (near === (BRITISH | AXIS)) return [NO_MANS_LAND, 'nearBoth'];
  if (near === 0) return [UNCONTROLLED, 'farFromAll'];
  if (unbridgedRiver[hex] === 1) return [UNCONTROLLED, 'unbridgedRiver'];
  if (blocked[hex] === 1) return [UNCONTROLLED, 'notEnterable'];
  return reached[near === BRITISH ? 0 : 1][hex] === 1 ? [near, 'nearOwn'] : [UNCONTROLLED, 'cutOff'];
}

/**
 * Hexes Infantry can walk to from the side's Strategic Locations without leaving the two-hex zone around them.
 * An unbridged river hex is not Enterable for this test [3.2/Setup-Area].
 */
function enterableFrom(
  { grid, strategic, unbridgedRiver, blocked }: Ground,
  near: Uint8Array,
  bit: number,
): Uint8Array {
  const reached = new Uint8Array(grid.size);
  const queue: number[] = [];
  for (let hex = 0; hex < grid.size; hex += 1) {
    if ((strategic[hex]! & bit) === 0) continue;
    reached[hex] = 1;
    queue.push(hex);
  }
  for (let at = 0; at < queue.length; at += 1) {
    const from = queue[at]!;
    for (let d = 0; d < 6; d += 1) {
      const to = grid.neighbours[6 * from + d]!;
      if (to === OFF_MAP || reached[to] === 1 || (near[to]! & bit) === 0) continue;
      if (unbridgedRiver[to] === 1 || blocked[to] === 1) continue;
      reached[to] = 1;
      queue.push(to);
    }
  }
  return reached;
}

/** Uncontrolled hexes and empty enemy Strategic Locations enclosed by one side's area join it [3.6054]. */
function joinSurrounded(ground: Ground, kind: Uint8Array, reason: Reason[]): void {
  for (const bit of [BRITISH, AXIS]) {
    const seen = new Uint8Array(ground.grid.size);
    for (let hex = 0; hex < ground.grid.size; hex += 1) {
      if (seen[hex] === 1 || !mayJoin(ground, kind, hex, bit)) continue;
      const pocket = pocketOf(ground, kind, hex, bit, seen);
      if (pocket === null) continue;
      for (const each of pocket) {
        if (ground.unbridgedRiver[each] === 1) continue;
        kind[each] = bit;
        reason[each] = 'surrounded';
      }
    }
  }
}

const mayJoin = ({ empty }: Ground, kind: Uint8Array, hex: number, bit: number): boolean =>
  kind[hex] === UNCONTROLLED || (kind[hex]! < NO_MANS_LAND && (kind[hex]! & bit) === 0 && kind[hex] === empty[hex]);

/** The connected pocket around a hex, or null where it touches anything but the side's own area. */
function pocketOf(ground: Ground, kind: Uint8Array, start: number, bit: number, seen: Uint8Array): number[] | null {
  const { neighbours } = ground.grid;
  const pocket = [start];
  let closed = true;
  seen[start] = 1;
  for (let at = 0; at < pocket.length; at += 1) {
    for (let d = 0; d < 6; d += 1) {
      const next = neighbours[6 * pocket[at]! + d]!;
      if (next === OFF_MAP) closed = false;
      else if (mayJoin(ground, kind, next, bit)) {
        if (seen[next] === 0) {
          seen[next] = 1;
          pocket.push(next);
        }
      } else if (kind[next] !== bit) closed = false;
    }
  }
  return closed ? pocket : null;
}
