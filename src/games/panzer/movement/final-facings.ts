import { directionName, type HexIndex } from '../../../kernel/hexes/index.js';
import type { Facing } from '../vocabulary.js';
import { type StepPrices, turnsBetween } from './reach-search.js';

/** In which facings a vehicle can end its move, hex by hex, and what the last turn costs [4.5.1.1.4]. */
export class FinalFacings {
  private readonly costs = new Map<HexIndex, (number | undefined)[]>();

  constructor(private readonly prices: StepPrices) {}

  /** It comes to a hex with some facing and may still turn there, once more than one hexside for the Turn cost. */
  arrive(
    { hex, facing }: { readonly hex: HexIndex; readonly facing: number },
    cost: number,
    most: number,
    allowed: (facing: number) => boolean = () => true,
  ): void {
    for (let f = 0; f < 6; f++) {
      const turn = turnsBetween(facing, f) > 1 ? this.prices.turn(hex) : 0;
      if (turn >= 0 && cost + turn <= most && allowed(f)) this.keep(hex, f, cost + turn);
    }
  }

  /** The one hex that is always allowed: turning is free in it [4.5.1.1.3]. */
  arriveFreely(hex: HexIndex, cost: number): void {
    for (let f = 0; f < 6; f++) this.keep(hex, f, cost);
  }

  of(hex: HexIndex): { facing: Facing; cost: number }[] {
    const { orientation } = this.prices.board.grid;
    return (this.costs.get(hex) ?? []).flatMap((cost, f) =>
      cost === undefined ? [] : [{ facing: directionName(orientation, f) as Facing, cost }],
    );
  }

  private keep(hex: HexIndex, facing: number, cost: number): void {
    const here = this.costs.get(hex) ?? new Array<number | undefined>(6).fill(undefined);
    if ((here[facing] ?? Number.POSITIVE_INFINITY) > cost) here[facing] = cost;
    this.costs.set(hex, here);
  }
}
