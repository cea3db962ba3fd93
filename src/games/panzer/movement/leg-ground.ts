import { distance, type HexBoard, type HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { Judge } from '../options.js';
import type { Hexside, Terrain } from '../vocabulary.js';
import type { LegMode, LegMover, LegOnMap } from './leg-input.js';
import { Mover } from './mover.js';
import { NarrowWays } from './narrow-ways.js';
import { onRoadOrPath, terrainIn } from './path-plan.js';
import { checkStep, type StepFacts, stepCost } from './step-cost.js';
import type { Traffic } from './traffic.js';

/** A section that carries a weapon; squads and half-squads carry theirs without being slowed [6.6.4.1, 6.6.4.2]. */
export const isLoadedSection = ({ kind, attachedWeapon }: LegMover): boolean => kind === 'section' && attachedWeapon;

/** What the rules print for squads, half-squads and sections: 2L3, and 1L0 for a section with its weapon [5.1.2, 6.6.4.1]. */
const PRINTED = { crossCountry: 2, quickmarch: 3 };
const LOADED = { crossCountry: 1, quickmarch: 0 };

/** The factor of the way it moves: as sent, by its card, or as the rules print it [5.1.2]. */
export function legFactor(unit: LegMover, mode: LegMode): number {
  const { card } = unit;
  const loaded = isLoadedSection(unit);
  const rating = (loaded ? card?.movementWithWeapon : card?.movement) ?? (loaded ? LOADED : PRINTED);
  return mode === 'quickmarch' ? (unit.quickmarch ?? rating.quickmarch) : (unit.crossCountry ?? rating.crossCountry);
}

const OPEN_GOING = new Set<string>(['brush', 'clear', 'crops', 'path', 'road']);
const UNDER_BRIDGES = new Set<Terrain>(['stream', 'water', 'ford', 'gully']);

/** What the ground asks of one leg unit or gun, step by step. */
export class LegGround {
  readonly mover: Mover;
  private readonly enemies: readonly HexIndex[];
  private readonly narrow: NarrowWays | null;

  constructor(
    readonly board: HexBoard,
    private readonly input: LegOnMap,
    private readonly traffic: Traffic,
  ) {
    const { unit } = input;
    this.mover = new Mover(unit.kind === 'towed' ? 'gun' : unit.mount, { attachedWeapon: isLoadedSection(unit) });
    const { cameFrom, followedFrom } = unit;
    const queue = { ...(cameFrom === undefined ? {} : { cameFrom }), followedFrom, pointer: '/unit' };
    // Whoever is on foot goes his way beside the road [7.30].
    this.narrow = this.mover.isGun ? new NarrowWays(board, { narrow: input.narrow, ...queue }, traffic) : null;
    this.enemies = input.spottedEnemies.map((hex, i) => hexAt(board, hex, `/spottedEnemies/${i}`));
  }

  /** Crawling and manhandling are one hex and no more [6.6.4.3, 6.6.5]. */
  get oneHexOnly(): boolean {
    return this.input.mode === 'crawl' || this.mover.isGun;
  }

  /** Whether the step may be made, apart from what it costs. */
  check(umpire: Judge, from: HexIndex, to: HexIndex): void {
    if (this.input.mode === 'quickmarch') this.checkOpen(umpire, to);
    if (this.input.mode === 'crawl') this.checkCrawl(umpire, from, to);
    this.narrow?.checkLeaving(umpire, from, to, undefined, true);
    this.checkJoining(umpire, to);
    checkStep(umpire, this.mover, this.factsOf(from, to));
  }

  /** Whether a gun may come to stand in a hex [7.30]. */
  checkJoining(umpire: Judge, hex: HexIndex): void {
    this.narrow?.checkEntry(umpire, hex, false);
  }

  cost(umpire: Judge, from: HexIndex, to: HexIndex): number {
    return stepCost(umpire, this.mover, this.factsOf(from, to));
  }

  /** Coming onto the map: the hex, and nothing of what lies between [1.8]. */
  entry(umpire: Judge, to: HexIndex): number | null {
    const facts: StepFacts = {
      terrain: terrainIn(this.board, to),
      hexside: [],
      levels: 0,
      alongRoad: false,
      reverse: false,
      smoke: this.traffic.at(to).smoke,
      snow: this.input.snow,
    };
    checkStep(umpire, this.mover, facts);
    return umpire.legal ? stepCost(umpire, this.mover, facts) : null;
  }

  levels(from: HexIndex, to: HexIndex): number {
    return this.board.heightOf(to) - this.board.heightOf(from);
  }

  private factsOf(from: HexIndex, to: HexIndex): StepFacts {
    const { grid } = this.board;
    const side = grid.topology.sideOf[6 * from + grid.directionNumber(from, to)]!;
    return {
      terrain: this.terrainOf(to, side),
      hexside: [...this.board.featuresOf(side)] as Hexside[],
      levels: this.levels(from, to),
      alongRoad: false,
      reverse: false,
      smoke: this.traffic.at(to).smoke,
      snow: this.input.snow,
    };
  }

  /** Who comes onto a bridge by its road or path does not wade below it [4.5.1.1.6]. */
  private terrainOf(hex: HexIndex, side: number): Terrain[] {
    const terrain = terrainIn(this.board, hex);
    if (!terrain.includes('bridge') || this.board.connectionsAcross(side).length === 0) return terrain;
    return terrain.filter((each) => !UNDER_BRIDGES.has(each));
  }

  /** Quickmarch keeps to open ground, paths and roads [6.6.4.2]. */
  private checkOpen(umpire: Judge, to: HexIndex): void {
    const open = terrainIn(this.board, to).every((each) => OPEN_GOING.has(each)) || onRoadOrPath(this.board, to);
    if (!open) umpire.forbid('6.6.4.2', 'quickmarch-open-ground', { hex: this.board.grid.name(to) });
  }

  /** Crawling: on the level, away from enemies that others have spotted [6.6.4.3]. */
  private checkCrawl(umpire: Judge, from: HexIndex, to: HexIndex): void {
    if (this.levels(from, to) !== 0) umpire.forbid('6.6.4.3', 'crawl-on-the-level');
    if (this.enemies.some((enemy) => distance(this.board.grid, to, enemy) <= 1))
      umpire.forbid('6.6.4.3', 'crawl-not-next-to-spotted');
  }
}
