import type { LossInput } from './loss-input.js';
import type { Way } from './loss-search.js';

export type FirstLoss = 'both' | 'afr' | 'armour' | 'none';

/** What the duties leave of all the ways [11.3.4, 11.3.5.1, 11.3.7, CL.R45]. */
export interface LegalWays {
  readonly ways: readonly Way[];
  readonly total: number;
  readonly imaginary: number;
  readonly firstLoss: FirstLoss;
}

export function chooseWays(all: readonly Way[], input: LossInput): LegalWays {
  const total = Math.max(...all.map((way) => way.total));
  const fullest = all.filter((way) => way.total === total);
  const imaginary = Math.min(...fullest.map((way) => way.imaginary));
  const real = fullest.filter((way) => way.imaginary === imaginary);
  const firstLoss = input.role === 'attacker' ? firstLossOwed(real, input) : 'none';
  const owed = firstLoss === 'none' ? real : real.filter((way) => meets(way, input, firstLoss));
  return { ways: input.limitedOffensive ? divisionsFirst(owed, input) : owed, total, imaginary, firstLoss };
}

const hits = (way: Way, wanted: (index: number) => boolean): boolean =>
  way.lost.some((steps, i) => steps > 0 && wanted(i));

const hitsAfr = (way: Way, input: LossInput): boolean => hits(way, (i) => input.units[i]!.type === 'afr');
const hitsArmour = (way: Way, input: LossInput): boolean => hits(way, (i) => input.units[i]!.claimsArmour);

export function meets(way: Way, input: LossInput, duty: FirstLoss): boolean {
  const afr = duty === 'both' || duty === 'afr';
  const armour = duty === 'both' || duty === 'armour';
  return (!afr || hitsAfr(way, input)) && (!armour || hitsArmour(way, input));
}

/** 11.3.7: both if it can be, else the Army of Africa, else the armour. */
function firstLossOwed(ways: readonly Way[], input: LossInput): FirstLoss {
  const order: readonly FirstLoss[] = ['both', 'afr', 'armour'];
  return order.find((duty) => ways.some((way) => meets(way, input, duty))) ?? 'none';
}

/** CL.R45: with several ways open, those that begin with division steps. */
function divisionsFirst(ways: readonly Way[], input: LossInput): Way[] {
  const onDivisions = ways.map((way) =>
    way.lost.reduce((sum, steps, i) => {
      const { type } = input.units[i]!;
      return type === 'corps' || type === 'ctv' ? sum : sum + steps;
    }, 0),
  );
  const most = Math.max(...onDivisions);
  return ways.filter((_, i) => onDivisions[i] === most);
}
