import { d10, d100 } from '../../../kernel/dice/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { Grade } from '../vocabulary.js';
import type { SpotTarget } from './spotting-modifiers.js';
import type { SpotVerdict } from './spotting-range.js';

interface Candidate {
  readonly spotter: string;
  readonly range: number;
  readonly distance: number | null;
  verdict: SpotVerdict;
}

/** The number a spotter of this grade rolls against: near up to half its distance, far beyond [7.7.1]. */
export function limitedNumber(umpire: Umpire, grade: Grade, range: number, distance: number): number {
  return umpire.chart('limited-spotting').number(grade, range <= Math.floor(distance / 2) ? 'near' : 'far');
}

/**
 * Where spotting is rolled for: the best of several spotters rolls once, helped by the others, and hands the target on to
 * all who meet the conditions [7.7.1]; a camouflaged target is handed on only at the same or a smaller range [7.24].
 */
export function noticeTargets(
  umpire: Judge,
  target: SpotTarget,
  pairs: readonly Candidate[],
  grades: ReadonlyMap<string, Grade>,
): void {
  const able = pairs.filter(({ verdict }) => verdict === 'spotted');
  const hides = target.camouflaged && !target.camouflageMoved && !target.camouflageFired;
  if (target.noticed || able.length === 0 || able.some(({ range }) => range <= 1)) return;
  if (umpire.options.limitedSpotting) {
    const numbers = able.map(({ spotter, range, distance }) =>
      limitedNumber(umpire, grades.get(spotter)!, range, distance!),
    );
    const number = Math.max(...numbers);
    const needed = number + 10 * (able.length - 1);
    const roll = umpire.roll('spotting', d100);
    const values = { roll, needed, number, further: able.length - 1 };
    umpire.note(['7.7.1', '7.7'], roll <= needed ? 'limited-spotted' : 'limited-missed', values);
    if (roll > needed) {
      for (const each of able) each.verdict = 'notNoticed';
      return;
    }
  }
  if (hides) {
    const best = able.reduce((one, two) => (two.distance! > one.distance! ? two : one));
    const roll = umpire.roll('camouflage', d10);
    const sees = roll <= best.distance!;
    umpire.note('7.24', sees ? 'camouflage-seen' : 'camouflage-holds', { roll, distance: best.distance! });
    for (const each of able) if (!sees || each.range > best.range) each.verdict = 'notNoticed';
  }
}
