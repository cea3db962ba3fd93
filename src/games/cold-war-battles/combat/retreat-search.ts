import { distance } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Field } from '../board/position.js';
import { bindingBit, zonesOf } from '../board/zones.js';
import type { Options } from '../options.js';
import { incompatibility } from '../status/compatibility.js';
import { stackingLimit } from '../status/stacking-limit.js';
import { type Command, opponentOf, type Side, type UnitType } from '../vocabulary.js';

interface Runner {
  readonly side: Side;
  readonly command: Command;
  readonly type: UnitType;
}

/** How far a unit may be pushed on, so that the search ends on any map. */
const PUSH_LIMIT = 8;
const MAX_PATHS = 2000;

/**
 * All retreats from a hex. A path of N hexes that ends N hexes away moves away with every step, so only such steps are
 * tried; a unit that would overstack goes on, hex by hex, never nearer than N.
 */
export class RetreatSearch {
  metZone = false;
  metEnemy = false;
  metBarrier = false;
  readonly #zones: Uint8Array;
  readonly #bit: number;
  readonly #enemies = new Set<number>();
  readonly #friends = new Map<number, { command: Command; type: UnitType }[]>();

  constructor(
    private readonly field: Field,
    private readonly runner: Runner,
    private readonly start: number,
    private readonly hexes: number,
    private readonly umpire: Umpire<Options>,
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
  run(): { paths: number[][]; deadEnds: ReadonlyMap<number, number[]>; throughFriends: boolean } {
    for (let friends = 0; ; friends += 1) {
      const { paths, deadEnds, barredByFriends } = this.collect(friends);
      if (paths.length > 0) return { paths, deadEnds, throughFriends: friends > 0 };
      if (!barredByFriends) return { paths, deadEnds, throughFriends: false };
    }
  }

  /** Every path that enters no more than so many hexes of friends. */
  private collect(allowed: number): { paths: number[][]; deadEnds: Map<number, number[]>; barredByFriends: boolean } {
    const paths: number[][] = [];
    const deadEnds = new Map<number, number[]>();
    const path: number[] = [];
    let deepest = 0;
    let barredByFriends = false;
    const end = (hex: number): void => {
      if (path.length < deepest) return;
      if (path.length > deepest) deadEnds.clear();
      deepest = path.length;
      if (!deadEnds.has(hex)) deadEnds.set(hex, [...path]);
    };
    const visit = (hex: number, friends: number): void => {
      if (paths.length >= MAX_PATHS) return;
      if (path.length >= this.hexes && this.fits(hex)) {
        paths.push([...path]);
        return;
      }
      let stuck = true;
      if (path.length < this.hexes + PUSH_LIMIT) {
        for (let d = 0; d < 6; d += 1) {
          const to = this.field.board.grid.neighbours[6 * hex + d]!;
          if (to < 0 || to === this.start || path.includes(to) || !this.away(to, path.length)) continue;
          if (!this.open(hex, to, d)) continue;
          const met = friends + (this.#friends.has(to) ? 1 : 0);
          if (met > allowed) {
            barredByFriends = true;
            continue;
          }
          stuck = false;
          path.push(to);
          visit(to, met);
          path.pop();
        }
      }
      if (stuck) end(hex);
    };
    visit(this.start, 0);
    return { paths, deadEnds, barredByFriends };
  }

  /** One hex farther with each step up to the distance owed; after that never nearer. */
  private away(to: number, entered: number): boolean {
    const far = distance(this.field.board.grid, this.start, to);
    return entered < this.hexes ? far === entered + 1 : far >= this.hexes;
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

  /** Whether the unit may stay there when the retreat ends [7.8]. */
  private fits(hex: number): boolean {
    const company = this.#friends.get(hex) ?? [];
    const embassy = this.field.embassies.has(hex);
    if (company.length === 0 && !embassy) return true;
    const ground = { terrain: this.field.board.terrainOf(hex), trail: this.field.hasTrail(hex), embassy };
    if (company.length + 1 > stackingLimit(ground, this.field.battle, this.umpire).limit) return false;
    return company.every((other) => incompatibility(this.runner, other, this.umpire) === undefined);
  }
}
