import { EnumeratedDice } from '../../../../kernel/dice/index.js';
import { QuietUmpire, quietly } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import type { RangeFactor } from '../../vocabulary.js';
import { type HitQuestion, readVarianceCells, resolveHit } from './ap-hits.js';
import { apModifiers } from './ap-modifiers.js';
import type { ApQuestion } from './ap-question.js';
import type { ApHitResult } from './ap-result.js';
import { hitOn, numberOfHits, type Round, roundFired, targetsOf } from './ap-round.js';
import { hitAngle, hullDownAgainst } from './ap-target.js';
import { apHitNumber } from './hit-number.js';
import { findLocation, shotLine } from './location.js';

/** A round that may be fired, if it can hit anything. */
export interface PossibleShot {
  readonly round: Round;
  readonly factor: RangeFactor;
  /** Hits it makes at most. */
  readonly most: number;
}

/** Whatever the ammunition dice leave to be fired; rounds that no roll makes hit are left out [5.16.2, 6.5.2.1]. */
export function shotsPossible(input: ApQuestion, declared: RangeFactor, silent: Judge): PossibleShot[] {
  const dice = new EnumeratedDice();
  const rounds = new Map<string, Round>();
  do {
    const round = roundFired(input, declared, quietly(silent, dice));
    rounds.set(`${round.failures} ${round.fallsBack}`, round);
  } while (dice.advance());
  return [...rounds.values()].flatMap((round) => {
    const { factor } = round;
    if (factor === undefined) return [];
    const hitNumber = apHitNumber(
      silent,
      apModifiers({ ...input, factor, ammoFailures: round.failures }, silent).net,
      factor,
    );
    if (hitNumber === 0) return [];
    const rate = round.normalRate ? 'N' : input.firer.rateOfFire;
    // The best and the worst roll that hit look at every cell between them.
    numberOfHits(rate, hitNumber, hitNumber, silent);
    return [{ round, factor, most: numberOfHits(rate, 1, hitNumber, silent) }];
  });
}

/** Variance and location of every hit that may fall [7.12, 6.5.2.2]. */
export function readShotCells(input: ApQuestion, shots: readonly PossibleShot[], silent: Judge): void {
  for (const shot of shots)
    for (const hit of hitsOf(input, shot, silent)) {
      readVarianceCells(hit, silent);
      const { target, angle, firer, range } = hit;
      const hullDown = hullDownAgainst(target, angle, { levels: target.level - firer.level, range }, silent);
      const line = shotLine(firer.level, target.level);
      for (let tens = 1; tens <= 10; tens += 1) findLocation(target, angle, hullDown, line, tens, silent);
    }
}

/** The first hit on each target that a shot may strike. */
export function hitsOf(input: ApQuestion, { round, factor, most }: PossibleShot, silent: Judge): HitQuestion[] {
  return targetsOf(input)
    .slice(0, most)
    .map((target, i) => hitOn(input, round, factor, i, hitAngle(target, silent)));
}

/** What one hit may do, at the most that its penetration may come to. */
export function resultsOf(hit: HitQuestion, silent: Judge): Set<ApHitResult> {
  const { options } = silent;
  const swing = options.variablePenetration ? silent.chart('penetration-variance').number(hit.penetration!, 'max') : 0;
  const question = { ...hit, penetration: hit.penetration! + swing };
  const plain = { ...options, variablePenetration: false, collateralDamage: false };
  const dice = new EnumeratedDice();
  const found = new Set<ApHitResult>();
  do {
    found.add(resolveHit(question, new QuietUmpire(plain, silent.charts, dice)).result);
  } while (dice.advance());
  return found;
}
