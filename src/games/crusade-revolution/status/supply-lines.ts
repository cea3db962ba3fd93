import { type Trace, trace } from '../../../kernel/graphs/index.js';
import { portBan } from '../movement/sea.js';
import type { Judge } from '../options.js';
import { type Board, isOpen, type MapSpace } from '../shared/campaign-map.js';
import type { Side, SupplyState } from '../vocabulary.js';

export type Means = 'land' | 'sea' | 'isolatedSpace' | 'border' | 'none';

export interface SpaceSupply {
  readonly state: SupplyState;
  readonly by: Means;
  /** From the space to what supplies it; empty where nothing does. */
  readonly line: readonly string[];
}

/** 13.2.2, 13.2.3, 13.2.4: a source of one's own colour that one still holds. */
export function isSource(space: MapSpace, side: Side): boolean {
  if (space.control !== side) return false;
  if (space.source === 'badajoz') return side === 'republican' && !space.spent;
  return space.source === side;
}

/** Everything joined by land to one port, and the port across the sea that has a source behind it. */
interface SeaLeg {
  readonly home: string;
  readonly trace: Trace<MapSpace>;
}

/** All the supply of one side over a map, traced once [13.1]. */
export class SupplyLines {
  readonly land: Trace<MapSpace>;
  private readonly sea: readonly SeaLeg[];
  private readonly isolated: Trace<MapSpace>;
  private readonly border: Trace<MapSpace>;

  constructor(
    readonly board: Board,
    readonly side: Side,
    private readonly strait: Side,
    private readonly umpire: Judge,
  ) {
    this.land = this.from((space) => isSource(space, side));
    this.sea = this.sail();
    this.isolated = this.from((space) => side === 'nationalist' && space.isolated);
    // 13.4.1: Portugal is the Nationalists' friend, France the Republicans'.
    const country = side === 'nationalist' ? 'portugal' : 'france';
    this.border = this.from((space) => space.border === country);
  }

  /** Over friendly spaces from every friendly space that starts a line [13.1.2, 13.1.3]. */
  from(starts: (space: MapSpace) => boolean): Trace<MapSpace> {
    const friendly = (space: MapSpace): boolean => space.control === this.side;
    return trace(this.board, {
      sources: this.board.spaces.filter((space) => friendly(space) && starts(space)).map((space) => space.id),
      through: friendly,
      over: (line, from, to) => isOpen(line, from, to, this.umpire.options),
    });
  }

  of(id: string): SpaceSupply {
    if (this.land.reaches(id)) return { state: 'supplied', by: 'land', line: reversed(this.land, id) };
    const leg = this.sea.find((each) => each.trace.reaches(id));
    if (leg) {
      const line = [...reversed(leg.trace, id), ...reversed(this.land, leg.home)];
      return { state: 'supplied', by: 'sea', line };
    }
    if (this.isolated.reaches(id)) return { state: 'isolated', by: 'isolatedSpace', line: reversed(this.isolated, id) };
    if (this.border.reaches(id)) return { state: 'limited', by: 'border', line: reversed(this.border, id) };
    return { state: 'outOfSupply', by: 'none', line: [] };
  }

  /** 13.1.4: one sea leg between two usable ports of one zone, the nearer to home joined to a source by land. */
  private sail(): SeaLeg[] {
    const usable = this.board.spaces.filter(
      (space) =>
        space.control === this.side &&
        space.port !== 'none' &&
        portBan(this.umpire, this.side, 'supply', this.strait, space) === undefined,
    );
    return usable.flatMap((space) => {
      if (this.land.reaches(space.id)) return [];
      const home = usable.find((other) => other.port === space.port && this.land.reaches(other.id));
      return home ? [{ home: home.id, trace: this.from(({ id }) => id === space.id) }] : [];
    });
  }
}

const reversed = (reach: Trace<MapSpace>, id: string): string[] => (reach.pathTo(id) ?? []).toReversed();

/** 16.4.3.1: no Republican source of the Front can trace to one outside it; a map without the Front has none to isolate. */
export function isNorthIsolated(lines: SupplyLines): boolean {
  if (!lines.board.spaces.some((space) => space.region !== 'none')) return false;
  const inside = lines.board.spaces.filter((space) => isSource(space, 'republican') && space.region !== 'none');
  const outside = lines.from((space) => isSource(space, 'republican') && space.region === 'none');
  return !inside.some((space) => outside.reaches(space.id));
}

/** 16.4.3.2: while the Front is isolated, spaces of no region whose only line runs to one of its sources belong to it too. */
export function behindTheFront(lines: SupplyLines): (id: string) => boolean {
  if (lines.side !== 'republican' || !isNorthIsolated(lines)) return () => false;
  const inside = lines.from((space) => isSource(space, 'republican') && space.region !== 'none');
  return (id) => inside.reaches(id) && lines.board.space(id).region === 'none';
}

/** 17.1.1, 17.1.3: the sources of the Northern Zone and the goal of the link that ends the shortage, by land alone. */
const NORTHERN_SOURCES = ['La Coruna', 'Valladolid', 'Zaragoza'] as const;
const SOUTHERN_GOAL = 'Sevilla';

export function zonesLinked(lines: SupplyLines): boolean {
  const north = lines.from((space) => isSource(space, 'nationalist') && NORTHERN_SOURCES.some((id) => id === space.id));
  return lines.board.has(SOUTHERN_GOAL) && north.reaches(SOUTHERN_GOAL);
}
