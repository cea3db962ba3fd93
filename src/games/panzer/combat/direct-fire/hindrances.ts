import { choice, flag, integer, text, texts } from '../../../../kernel/fields/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Tally } from '../../shared/tally.js';
import { HindranceKind } from '../../vocabulary.js';

/** One source of fire, smoke or barrage that the line of sight meets, ends included [5.11, 6.5.2.4]. */
export class Hindrance {
  @choice('What it is', HindranceKind) kind!: HindranceKind;
  @text('Name of the source, where it covers several hexes', { max: 40, optional: true }) source?: string;
  @texts('Hexes of the line it covers; left out: a hex it shares with no other source', {
    max: 12,
    maxItems: 40,
    default: [],
  })
  hexes!: string[];
  @flag('Made in the step now being resolved: not yet in effect [6.1.4.3.10]') madeThisStep!: boolean;
  @flag("In the firer's or the target's own hex") atEnd!: boolean;
  @integer('Ground level of its hex, to see whether the line passes above it', { min: -3, max: 30, default: 0 })
  ground!: number;
}

/** Height of each kind above its ground [4.1.4.1.9, 6.1.4.3.5, 6.1.4.3.10]. */
export const HINDRANCE_HEIGHT: Readonly<Record<HindranceKind, number>> = {
  fire: 5,
  smokeClosed: 4,
  smokeOpen: 4,
  barrageClosed: 4,
  barrageOpen: 4,
  brewUpSmoke: 2,
};

/** The section that prints each kind's modifier. */
const RULE: Readonly<Record<HindranceKind, string>> = {
  fire: '6.5.2.4',
  smokeClosed: '6.5.2.4',
  smokeOpen: '6.5.2.4',
  barrageClosed: '6.5.2.4',
  barrageOpen: '6.5.2.4',
  brewUpSmoke: '4.4.3.2.2',
};

interface Source {
  readonly kind: HindranceKind;
  readonly value: number;
  readonly hexes: readonly string[];
}

/** Adds the hindrances that count: the worst of each hex, every source once [5.11]. */
export function addHindrances(
  umpire: Umpire,
  tally: Tally,
  hindrances: readonly Hindrance[],
  column: 'ap' | 'gp' | 'response',
  lowerUnit: number,
  rule?: string,
): void {
  if (hindrances.length === 0) return;
  const chart = umpire.chart('hindrances');
  const sources: Source[] = [];
  hindrances.forEach((hindrance, index) => {
    const { kind } = hindrance;
    if (hindrance.madeThisStep) {
      umpire.note(['6.1.4.3.10', '4.4.3.2.2'], 'hindrance-too-new', { kind });
    } else if (!hindrance.atEnd && hindrance.ground + HINDRANCE_HEIGHT[kind] <= lowerUnit) {
      umpire.note(kind === 'brewUpSmoke' ? '4.1.4.1.9' : '6.1.4.3.10', 'hindrance-below', { kind });
    } else {
      const hexes = hindrance.hexes.length > 0 ? hindrance.hexes : [`#${index}`];
      sources.push({ kind, value: chart.number(kind, column), hexes });
    }
  });
  const kept = keptSources(sources);
  sources.forEach((source, index) => {
    if (kept.has(index)) tally.add(rule ?? RULE[source.kind], source.kind, source.value);
    else umpire.note('5.11', 'hindrance-covered', { kind: source.kind });
  });
}

/**
 * Which sources count: in every hex the largest penalty, and where two are equally large, the choice over all hexes that
 * keeps the most sources, because ties favour the defender [5.11].
 */
export function keptSources(sources: readonly Source[]): Set<number> {
  const inHex = new Map<string, number[]>();
  sources.forEach((source, index) => {
    for (const hex of source.hexes) {
      const here = inHex.get(hex);
      if (here) here.push(index);
      else inHex.set(hex, [index]);
    }
  });
  const kept = new Set<number>();
  const ties: number[][] = [];
  for (const here of inHex.values()) {
    const worst = Math.min(...here.map((index) => sources[index]!.value));
    const candidates = here.filter((index) => sources[index]!.value === worst);
    if (candidates.length === 1) kept.add(candidates[0]!);
    else ties.push(candidates);
  }
  const holder = new Map<number, number>();
  const claim = (tie: number, tried: Set<number>): boolean => {
    for (const index of ties[tie]!) {
      if (kept.has(index) || tried.has(index)) continue;
      tried.add(index);
      const other = holder.get(index);
      if (other === undefined || claim(other, tried)) {
        holder.set(index, tie);
        return true;
      }
    }
    return false;
  };
  ties.forEach((_, tie) => {
    claim(tie, new Set());
  });
  for (const index of holder.keys()) kept.add(index);
  return kept;
}
