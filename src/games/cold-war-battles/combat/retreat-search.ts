import { distance } from '../../../kernel/hexes/index.js';
import type { Judge } from '../options.js';
import type { Field } from '../shared/position.js';
import { bindingBit, zonesOf } from '../shared/zones.js';
import { incompatibility } from '../status/compatibility.js';
import { stackingLimit } from '../status/stacking-limit.js';
import { type Command, opponentOf, type Side, type UnitType } from '../vocabulary.js';

interface Runner {
  readonly side: Side;
  readonly command: Command;
  readonly type: UnitType;
}

export interface Retreats {
  readonly paths: number[][];
  /** There are more paths than these. */
  readonly more: boolean;
  /** The farthest hexes a unit without a legal retreat comes to, each with the way to it. */
  readonly deadEnds: ReadonlyMap<number, readonly number[]>;
  readonly throughFriends: boolean;
}

const MAX_PATHS = 2000;
const NOWHERE = -1;
const NO_ENDS: ReadonlyMap<number, readonly number[]> = new Map();

/**
 * All retreats from a hex. A path of N hexes that ends N hexes away moves away with every step; a unit that would overstack
 * there goes on, hex by hex, never nearer than N [9.17]. So a hex tells how many steps were taken to it, and the search is one
 * over hexes: outward by the number of friends met, each hex once; then back from the places to stay, so that only ways which
 * lead somewhere are followed when the paths are written down. Its work is bounded by the map and by the paths it answers.
 */
export class RetreatSearch {
  metZone = false;
  metEnemy = false;
  metBarrier = false;
  readonly #zones: Uint8Array;
  readonly #bit: number;
  readonly #enemies = new Set<number>();
  readonly #friends = new Map<number, { command: Command; type: UnitType }[]>();
  readonly #steps = new Map<number, number[]>();
  readonly #stays = new Map<number, boolean>();

  constructor(
    private readonly field: Field,
    private readonly runner: Runner,
    private readonly start: number,
    private readonly hexes: number,
    private readonly umpire: Judge,
  ) {
    const enemy = opponentOf(runner.side);
    this.#zones = zonesOf(field, enemy, umpire.options);
    this.#bit = bindingBit(runner.type, umpire.options);
    for (const { unit, hex, command } of field.units) {
      if (unit.side === enemy) this.#enemies.add(hex);
      else this.#friends.set(hex, [...(this.#friends.get(hex) ?? []), { command, type: unit.type }]);
    }
  }

  /** Paths over as few friends as possible: none, or only where there is no other way [9.17]. */
  run(): Retreats {
    const { reached, friends } = this.spread();
    if (friends === NOWHERE) return { paths: [], more: false, deadEnds: this.farthest(), throughFriends: false };
    const { paths, more } = this.write(this.friendsAhead(reached), friends);
    return { paths, more, deadEnds: NO_ENDS, throughFriends: friends > 0 };
  }

  /** Hexes by the fewest friends met on the way, as far as the first that offers a place to stay. */
  private spread(): { reached: Set<number>; friends: number } {
    const reached = new Set<number>();
    let friends = NOWHERE;
    let wave = [this.start];
    for (let met = 0; wave.length > 0 && friends === NOWHERE; met += 1) {
      const next: number[] = [];
      const open = [...wave];
      for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
        if (reached.has(hex)) continue;
        reached.add(hex);
        if (this.stays(hex)) friends = met;
        else for (const to of this.stepsFrom(hex)) (this.#friends.has(to) ? next : open).push(to);
      }
      wave = next;
    }
    return { reached, friends };
  }

  /** The fewest friends still to be met from each hex reached to a place to stay. */
  private friendsAhead(reached: ReadonlySet<number>): Map<number, number> {
    const before = new Map<number, number[]>();
    for (const hex of reached) {
      if (this.stays(hex)) continue;
      for (const to of this.stepsFrom(hex)) if (reached.has(to)) before.set(to, [...(before.get(to) ?? []), hex]);
    }
    const ahead = new Map<number, number>();
    let wave = [...reached].filter((hex) => this.stays(hex));
    for (let left = 0; wave.length > 0; left += 1) {
      const next: number[] = [];
      const open = [...wave];
      for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
        if (ahead.has(hex)) continue;
        ahead.set(hex, left);
        (this.#friends.has(hex) ? next : open).push(...(before.get(hex) ?? []));
      }
      wave = next;
    }
    return ahead;
  }

  /** Every path that meets no more friends than it must. */
  private write(ahead: ReadonlyMap<number, number>, allowed: number): { paths: number[][]; more: boolean } {
    const paths: number[][] = [];
    const path: number[] = [];
    let more = false;
    const visit = (hex: number, left: number): void => {
      if (this.stays(hex)) {
        if (paths.length < MAX_PATHS) paths.push([...path]);
        else more = true;
        return;
      }
      for (const to of this.stepsFrom(hex)) {
        const after = left - (this.#friends.has(to) ? 1 : 0);
        if (more || path.includes(to) || (ahead.get(to) ?? Number.POSITIVE_INFINITY) > after) continue;
        path.push(to);
        visit(to, after);
        path.pop();
      }
    };
    visit(this.start, allowed);
    return { paths, more };
  }

  /** The last hexes that a unit with nowhere to stay can be driven to, by the shortest ways [9.17, 9.20]. */
  private farthest(): Map<number, readonly number[]> {
    const seen = new Set([this.start]);
    let ring = new Map<number, readonly number[]>([[this.start, []]]);
    for (;;) {
      const next = new Map<number, readonly number[]>();
      for (const [hex, way] of ring) {
        for (const to of this.stepsFrom(hex)) if (!seen.has(to) && !next.has(to)) next.set(to, [...way, to]);
      }
      if (next.size === 0) return ring;
      for (const hex of next.keys()) seen.add(hex);
      ring = next;
    }
  }

  /** Legal steps from a hex, looked up once. */
  private stepsFrom(hex: number): number[] {
    const known = this.#steps.get(hex);
    if (known) return known;
    const { grid } = this.field.board;
    const far = distance(grid, this.start, hex);
    const steps: number[] = [];
    for (let d = 0; d < 6; d += 1) {
      const to = grid.neighbours[6 * hex + d]!;
      if (to >= 0 && to !== this.start && this.leadsAway(far, to) && this.open(hex, to, d)) steps.push(to);
    }
    this.#steps.set(hex, steps);
    return steps;
  }

  /** One hex farther with each step up to the distance owed; after that never nearer. */
  private leadsAway(far: number, to: number): boolean {
    const there = distance(this.field.board.grid, this.start, to);
    return far < this.hexes ? there === far + 1 : there >= this.hexes;
  }

  /** Not into an enemy, his zone of control, or over a cliff [9.17]. */
  private open(from: number, to: number, direction: number): boolean {
    if (this.#enemies.has(to)) {
      this.metEnemy = true;
      return false;
    }
    if (this.field.isCliff(this.field.side(from, direction))) {
      this.metBarrier = true;
      return false;
    }
    if ((this.#zones[to]! & this.#bit) !== 0) {
      this.metZone = true;
      return false;
    }
    return true;
  }

  /** Whether the retreat is long enough and the unit may stay there [7.8, 9.17]. */
  private stays(hex: number): boolean {
    let known = this.#stays.get(hex);
    if (known === undefined) {
      known = distance(this.field.board.grid, this.start, hex) >= this.hexes && this.fits(hex);
      this.#stays.set(hex, known);
    }
    return known;
  }

  private fits(hex: number): boolean {
    const company = this.#friends.get(hex) ?? [];
    const embassy = this.field.embassies.has(hex);
    if (company.length === 0 && !embassy) return true;
    const ground = { terrain: this.field.board.terrainOf(hex), trail: this.field.hasTrail(hex), embassy };
    if (company.length + 1 > stackingLimit(ground, this.field.battle, this.umpire).limit) return false;
    return company.every((other) => incompatibility(this.runner, other, this.umpire) === undefined);
  }
}
