import type { Position } from '../position.js';
import { isOnMap, unitsOnMap } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import type { UnitState } from '../unit-state.js';

/** A place in the queue of a narrow hex: whence it came, and behind whom, wrecks by the names of those they were [7.30]. */
export interface Queued {
  readonly from?: string;
  readonly behind: readonly string[];
}

/** Only vehicles and guns are in each other's way [7.30]. */
const queues = (table: Table, id: string): boolean => ['vehicle', 'towed'].includes(unitOf(table, id).kind);

/** Vehicles, guns and the wreck on the road in a hex, without those pushed aside [7.30]. */
function inTheWay(table: Table, position: Position, hex: string): string[] {
  const standing = [...unitsOnMap(table, position)]
    .map(({ id }) => id)
    .filter((id) => position.units[id]!.hex === hex && queues(table, id) && !position.units[id]!.aside);
  const wreck = position.wrecks[hex];
  return wreck && !wreck.aside ? [...standing, wreck.unit ?? WRECK] : standing;
}

/** A wreck of which nobody knows what it was. */
const WRECK = 'wreck';

/** What coming into a hex makes of a unit's place in its queue; nothing where the hex is not narrow [7.30]. */
export function queuedIn(table: Table, position: Position, id: string, to: string, from?: string): Partial<UnitState> {
  if (!table.options.narrowRoads) return {};
  if (!table.narrow.includes(to) || !queues(table, id)) return { queued: undefined };
  const behind = inTheWay(table, position, to).filter((other) => other !== id);
  return { queued: { ...(from === undefined ? {} : { from }), behind } };
}

/** The place of a unit in the queue of the hex it is in, as the questions about movement put it [7.30]. */
export function queueOf(table: Table, position: Position, id: string) {
  const { hex, queued } = position.units[id]!;
  if (hex === undefined || !table.narrow.includes(hex)) return {};
  const here = new Set(inTheWay(table, position, hex));
  const held = queued?.from !== undefined && queued.behind.some((other) => here.has(other));
  const followers = Object.entries(position.units).filter(
    ([other, state]) =>
      state.hex === hex && state.queued?.behind.includes(id) && (isOnMap(state) || here.has(other)) && !state.aside,
  );
  const ways = followers.flatMap(([, state]) => state.queued!.from ?? []);
  return { ...(held ? { cameFrom: queued.from! } : {}), followedFrom: [...new Set(ways)] };
}
