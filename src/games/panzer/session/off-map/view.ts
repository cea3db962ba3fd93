import { choice, flag, integer, text, texts } from '../../../../kernel/fields/index.js';
import type { Viewer } from '../../../../kernel/session/index.js';
import { Altitude, Facing, Mission, Sheaf, Speed } from '../../vocabulary.js';
import { planOf } from '../artillery/sources.js';
import { isHidden, knownAs } from '../hidden/counters.js';
import type { Position } from '../position.js';
import { facingName } from '../sight.js';
import type { Table } from '../table.js';

const ID = { max: 60 };
const HEX = { max: 12 };

export class CallView {
  @text('The mission that is adjusted', { ...ID, nullable: true }) mission!: string | null;
  @text('The observer', ID) observer!: string;
  @texts('Batteries and units that fire', { ...ID, maxItems: 8 }) sources!: string[];
  @text('The target point', HEX) point!: string;
  @choice('What falls [6.5.1.6]', Mission) shells!: string;
  @choice('The pattern [6.5.1.5]', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { nullable: true }) direction!: string | null;
}

export class MissionView {
  @text('The observer, unless it is hidden from the viewer [7.2.2.3]', { ...ID, nullable: true }) observer!:
    | string
    | null;
  @texts('Batteries and units that fire, hidden ones by their counters', { ...ID, maxItems: 8 }) sources!: string[];
  @text('The target point', HEX) point!: string;
  @choice('What falls [6.5.1.6]', Mission) shells!: string;
  @choice('The pattern [6.5.1.5]', Sheaf) sheaf!: string;
  @choice('Direction of a closed linear one', Facing, { nullable: true }) direction!: string | null;
  @text('The mission', ID) id!: string;
  @text('Whose it is', { max: 40 }) side!: string;
  @integer('Turns it has been kept up', { min: 0, max: 999 }) turns!: number;
}

export class SortieView {
  @text('The aircraft', ID) aircraft!: string;
  @choice('Speed [6.7.2.2]', Speed) speed!: string;
  @choice('Altitude [6.7.2.2]', Altitude) altitude!: string;
  @flag('It makes a dive attack [6.7.2.3.2]', {}) dives!: boolean;
  @text('Where it is', { ...HEX, nullable: true }) hex!: string | null;
  @choice('Where it flies', Facing, { nullable: true }) heading!: string | null;
}

/** Missions that go on, for everybody to see; who directs and fires them out of hiding is their side's [7.2.2.3]. */
export const missionsSeen = (position: Position, viewer: Viewer): MissionView[] =>
  Object.values(position.artillery.missions).map(
    ({ id, side, turns, observer, sources, point, shells, sheaf, direction }) => ({
      id,
      side,
      turns,
      observer: viewer === side || !isHidden(position, observer) ? observer : null,
      sources: sources.map((source) => (viewer === side ? source : knownAs(position, source))),
      point,
      shells,
      sheaf,
      direction,
    }),
  );

/** The call that is being put together: its own side's business until it is sent [6.5.1.7]. */
export function callSeen({ artillery }: Position, viewer: Viewer): CallView | null {
  const { part } = artillery;
  if (!part?.call || part.side !== viewer) return null;
  const { mission, observer, sources, point, shells, sheaf, direction } = part.call;
  return { mission, observer, sources: [...sources], point, shells, sheaf, direction };
}

/** What a side has plotted for a battery, for its own eyes [6.5.1.4, 6.5.1.11.1]. */
export class PlotView {
  @text('The battery', ID) battery!: string;
  @texts('Its pre-registered points', { ...HEX, maxItems: 40 }) registered!: string[];
  @integer('The turn of its planned fire', { min: 1, max: 99, nullable: true }) planTurn!: number | null;
  @text('The target point of its planned fire', { ...HEX, nullable: true }) planPoint!: string | null;
}

export const plotsSeen = (table: Table, position: Position, viewer: Viewer): PlotView[] =>
  [...table.batteries.values()]
    .filter(({ side }) => side === viewer)
    .map(({ id, registered }) => {
      const plan = planOf({ table, position }, id);
      return {
        battery: id,
        registered: [...registered, ...(position.plots.registered[id] ?? [])],
        planTurn: plan?.turn ?? null,
        planPoint: plan?.point ?? null,
      };
    });

/** The aircraft over the map. */
export function sortieSeen(table: Table, { air }: Position): SortieView | null {
  if (!air.sortie) return null;
  const { aircraft, speed, altitude, dives, hex, heading } = air.sortie;
  return { aircraft, speed, altitude, dives, hex, heading: heading === null ? null : facingName(table, heading) };
}
