import { Graph } from '../../../kernel/graphs/index.js';
import { type Board, isJoined, type MapSpace, openNeighbours } from '../shared/campaign-map.js';
import { behindTheFront, isNorthIsolated, SupplyLines, zonesLinked } from '../status/supply-lines.js';
import { Side, type SupplyState } from '../vocabulary.js';
import type { Position } from './position.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from './table.js';

type Facts = Pick<Position, 'control' | 'isolated' | 'mallorca' | 'planP' | 'strait' | 'badajozSpent'>;

/** How many positions' grounds are remembered: a command rarely looks further back. */
const REMEMBERED = 6;

/** What follows from who controls what, worked out once: the map laid out, and supply. */
export class Ground {
  readonly board: Board;
  private readonly traced: Partial<Record<Side, SupplyLines>> = {};
  private readonly states = new Map<string, SupplyState>();
  private isolatedNorth: boolean | undefined;
  private behind: ((id: string) => boolean) | undefined;
  private chains: ReadonlyMap<string, number> | undefined;
  private readonly joins = new Map<string, boolean>();

  constructor(
    private readonly table: Table,
    readonly facts: Facts,
  ) {
    const spaces = [...table.spaces.values()].filter(({ id }) => id !== MALLORCA_BEACHHEAD || facts.mallorca !== null);
    const here = spaces.map((space) => spaceNow(space, facts));
    const known = new Set(spaces.map(({ id }) => id));
    const connections = table.connections.filter(({ a, b }) => known.has(a) && known.has(b));
    if (facts.planP !== null) {
      here.push(planPSpace(table, facts));
      connections.push({ a: PLAN_P_BEACHHEAD, b: facts.planP, kind: 'beachhead' });
    }
    this.board = new Graph<MapSpace>({ spaces: here, connections });
  }

  lines(side: Side): SupplyLines {
    this.traced[side] ??= new SupplyLines(this.board, side, this.facts.strait, this.table.umpire());
    return this.traced[side];
  }

  /** Supply of a space for the side that controls it. */
  supply(space: string): SupplyState {
    let state = this.states.get(space);
    if (state === undefined) {
      state = this.lines(this.facts.control[space]!).of(space).state;
      this.states.set(space, state);
    }
    return state;
  }

  neighbours(space: string): string[] {
    return openNeighbours(this.board, space, this.table.options);
  }

  joined(a: string, b: string): boolean {
    return isJoined(this.board, this.board.space(a), this.board.space(b), this.table.options);
  }

  /** Every open line between the two is a river [2.1.2]. */
  overRiver(a: string, b: string): boolean {
    return this.board.connectionsBetween(a, b).every(({ kind }) => kind === 'river');
  }

  get northIsolated(): boolean {
    this.isolatedNorth ??= isNorthIsolated(this.lines('republican'));
    return this.isolatedNorth;
  }

  /** 10.1.9, 16.4.3.1: whether the Front is joined to the Republic as soon as Republicans have taken these spaces. */
  joinsFront(taken: readonly string[]): boolean {
    const won = [...new Set(taken)].filter((id) => this.facts.control[id] !== 'republican').sort();
    if (won.length === 0) return !this.northIsolated;
    const key = JSON.stringify(won);
    let joined = this.joins.get(key);
    if (joined === undefined) {
      const control = { ...this.facts.control, ...Object.fromEntries(won.map((id) => [id, 'republican' as const])) };
      joined = !new Ground(this.table, { ...this.facts, control }).northIsolated;
      this.joins.set(key, joined);
    }
    return joined;
  }

  /** In a region of the Northern Front or, while that is isolated, behind it [16.4.1, 16.4.3.2]. */
  inFront(space: string): boolean {
    this.behind ??= behindTheFront(this.lines('republican'));
    return (this.board.find(space)?.region ?? 'none') !== 'none' || this.behind(space);
  }

  get zonesLinked(): boolean {
    return zonesLinked(this.lines('nationalist'));
  }

  /** Chains of friendly spaces: the same number for spaces that hang together [12.1.6]. */
  chain(space: string): number {
    this.chains ??= this.findChains();
    return this.chains.get(space)!;
  }

  private findChains(): Map<string, number> {
    const found = new Map<string, number>();
    let next = 0;
    for (const { id } of this.board.spaces) {
      if (found.has(id)) continue;
      found.set(id, next);
      const queue = [id];
      for (const at of queue) {
        for (const other of this.neighbours(at)) {
          if (found.has(other) || this.facts.control[other] !== this.facts.control[id]) continue;
          found.set(other, next);
          queue.push(other);
        }
      }
      next += 1;
    }
    return found;
  }
}

function spaceNow(space: MapSpace, { control, isolated, badajozSpent }: Facts): MapSpace {
  return {
    ...space,
    control: control[space.id]!,
    isolated: isolated.includes(space.id),
    spent: space.source === 'badajoz' && badajozSpent,
    beachheadOpen: true,
  };
}

/** 8.5.6.1, P36: the beachhead of Plan P is a plain space with a port, while it is on the map. */
function planPSpace(table: Table, { control }: Facts): MapSpace {
  const plain = [...table.spaces.values()][0]!;
  return {
    ...plain,
    id: PLAN_P_BEACHHEAD,
    control: control[PLAN_P_BEACHHEAD]!,
    terrain: 'plain',
    class: 'none',
    source: 'none',
    spent: false,
    region: 'none',
    port: 'mediterranean',
    border: 'none',
    isolated: false,
    siege: 'none',
    works: false,
    trench: false,
    oneUse: false,
    bonus: 'none',
    attackMarker: false,
    beachheadOpen: true,
  };
}

const same = (a: Facts, b: Facts): boolean =>
  a.control === b.control &&
  a.isolated === b.isolated &&
  a.mallorca === b.mallorca &&
  a.planP === b.planP &&
  a.strait === b.strait &&
  a.badajozSpent === b.badajozSpent;

export function groundOf(table: Table, position: Position): Ground {
  const known = table.grounds.find(({ facts }) => same(facts, position));
  if (known) return known;
  const { control, isolated, mallorca, planP, strait, badajozSpent } = position;
  const ground = new Ground(table, { control, isolated, mallorca, planP, strait, badajozSpent });
  table.grounds.unshift(ground);
  if (table.grounds.length > REMEMBERED) table.grounds.pop();
  return ground;
}

/** Units of either side in each space. */
export function stacksOf(table: Table, { units }: Position): ReadonlyMap<string, readonly string[]> {
  const known = table.stacks.get(units);
  if (known) return known;
  const stacks = new Map<string, string[]>();
  for (const [id, { place, space }] of Object.entries(units)) {
    if (place !== 'map') continue;
    const stack = stacks.get(space!);
    if (stack) stack.push(id);
    else stacks.set(space!, [id]);
  }
  table.stacks.set(units, stacks);
  return stacks;
}

const NOBODY: readonly string[] = [];

export const unitsIn = (table: Table, position: Position, space: string): readonly string[] =>
  stacksOf(table, position).get(space) ?? NOBODY;

export const sidesIn = (table: Table, position: Position, space: string, side: Side): readonly string[] =>
  unitsIn(table, position, space).filter((id) => table.counters.get(id)!.side === side);
