import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Traffic } from './traffic.js';

/** What is said of narrow stretches, and of the place of the moving unit in the queue of its own hex [7.30]. */
interface NarrowInput {
  readonly narrow: readonly string[];
  readonly cameFrom?: string;
  readonly followedFrom: readonly string[];
  /** Where the queue of the moving unit is described in the question. */
  readonly pointer: string;
}

/** Narrow roads, paths and bridges: nobody passes anybody on them [7.30]. */
export class NarrowWays {
  private readonly narrow: ReadonlySet<HexIndex>;
  private readonly followedFrom: ReadonlySet<HexIndex>;
  /** The hex from which the unit came into the one where its move begins, behind others. */
  readonly cameFrom: HexIndex | undefined;

  constructor(
    private readonly board: HexBoard,
    { narrow, cameFrom, followedFrom, pointer }: NarrowInput,
    private readonly traffic: Traffic,
  ) {
    this.narrow = new Set(narrow.map((hex, i) => hexAt(board, hex, `/narrow/${i}`)));
    this.cameFrom = cameFrom === undefined ? undefined : hexAt(board, cameFrom, `${pointer}/cameFrom`);
    this.followedFrom = new Set(followedFrom.map((hex, i) => hexAt(board, hex, `${pointer}/followedFrom/${i}`)));
  }

  /** Whether an occupied narrow stretch holds whoever comes into it [7.30]. */
  holds(hex: HexIndex): boolean {
    return this.narrow.has(hex) && this.traffic.standsInTheWay(hex);
  }

  /** Whether somebody may go on from a hex: behind others only back, and not back through those who followed [7.30]. */
  mayLeave(from: HexIndex, to: HexIndex, cameFrom: HexIndex | undefined, begins: boolean): boolean {
    if (!this.narrow.has(from)) return true;
    if (begins && this.followedFrom.has(to)) return false;
    const behind = begins ? this.cameFrom : cameFrom;
    return behind === undefined || !this.holds(from) || to === behind;
  }

  checkLeaving(umpire: Umpire, from: HexIndex, to: HexIndex, cameFrom: HexIndex | undefined, begins: boolean): void {
    if (!this.mayLeave(from, to, cameFrom, begins))
      umpire.forbid('7.30', 'narrow-not-passed', { hex: this.board.grid.name(from) });
  }

  /** Not where enemies are, but to run them over, and not more than the hex holds [7.30, 5.13]. */
  checkEntry(umpire: Umpire, to: HexIndex, runsOver: boolean): void {
    if (!this.narrow.has(to)) return;
    const hex = this.board.grid.name(to);
    const there = this.traffic.at(to);
    if (there.enemies > 0) umpire.forbid('7.30', 'narrow-enemy-vehicle', { hex });
    if (there.enemyFoot > 0 && !runsOver) umpire.forbid(['7.30', '6.6.10'], 'narrow-only-by-overrun', { hex });
    if (this.traffic.overstackedWithMover(to)) umpire.forbid(['7.30', '5.13'], 'narrow-overstacked', { hex });
  }
}
