import { d10, d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { demand } from '../shared/facts.js';
import { AppliedModifier } from '../shared/tally.js';
import { SizeClass } from '../vocabulary.js';
import { limitedNumber } from './limited-notice.js';
import {
  checkSpotter,
  checkTarget,
  SpotCover,
  SpotTarget,
  Spotter,
  sizeClassOf,
  spottingRow,
  visibility,
} from './spotting-modifiers.js';

export const SpotVerdict = defineChoice('SpotVerdict', [
  'spotted',
  'noLineOfSight',
  'outOfRange',
  'outsideField',
  'notNoticed',
  'tooManySpots',
]);
export type SpotVerdict = (typeof SpotVerdict.values)[number];

/** Everything that decides a single spot once range and line of sight are known. */
class SpottingFacts extends SpotCover {
  @object('Who looks', Spotter, { default: {} }) spotter!: Spotter;
  @object('What may be seen', SpotTarget, { default: {} }) target!: SpotTarget;
  @visibility() visibility!: number;
  @integer('Distance your own card gives for the row, where no chart pack is sent [4.1.3]', {
    min: 0,
    max: 200,
    optional: true,
  })
  cardRange?: number;
  @flag('Asked for an overwatch shot, which counts counters placed this phase [4.4.2]') overwatch!: boolean;
  @integer('Further spotters who meet the conditions: +10 each [7.7.1]', { min: 0, max: 60, default: 0 })
  furtherSpotters!: number;
  @integer('Targets the spotter already holds [7.7.2]', { min: 0, max: 99, optional: true }) targetsHeld?: number;
}

export class SpottingRangeInput extends SpottingFacts {
  @integer('Range in hexes; left out: only the spotting distance is asked [3.5.1]', {
    min: 0,
    max: 200,
    optional: true,
  })
  range?: number;
  @flag('The line of sight is clear [4.1.4]', { default: true }) lineOfSight!: boolean;
  @flag('The target lies in the field that a suppressed or buttoned-up spotter sees [6.1.3.1, 7.8.3]', {
    default: true,
  })
  inField!: boolean;
}

export class SpottingRangeOutcome {
  @choice('Column of the table [6.1.3]', SizeClass) sizeClass!: SizeClass;
  @list('Modifiers that count', AppliedModifier, { maxItems: 20 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -60, max: 60 }) netModifier!: number;
  @integer('Row of the table after the limits', { min: -5, max: 2 }) row!: number;
  @integer('Greatest distance at which the target is spotted; absent where the answer does not need it', {
    min: 0,
    max: 200,
    optional: true,
  })
  distance!: number | null;
  @integer('Highest roll that notices it, further spotters counted; none where nothing is rolled [7.7.1]', {
    min: 0,
    max: 1000,
    optional: true,
  })
  noticedUpTo!: number | null;
  @choice('Verdict; absent where no range was sent', SpotVerdict, { optional: true }) verdict!: SpotVerdict | null;
  @flag('Spotted', { optional: true }) spotted!: boolean | null;
}

/** Limited spotting: near or far number of the best spotter, more for each further one [7.7.1]. */
function neededToNotice(umpire: Judge, facts: SpottingFacts, range: number, distance: number): number {
  return limitedNumber(umpire, facts.spotter.grade, range, distance) + 10 * facts.furtherSpotters;
}

function notices(umpire: Judge, { furtherSpotters: further }: SpottingFacts, needed: number): boolean {
  const roll = umpire.roll('spotting', d100);
  const values = { roll, needed, number: needed - 10 * further, further };
  umpire.note(['7.7.1', '7.7'], roll <= needed ? 'limited-spotted' : 'limited-missed', values);
  return roll <= needed;
}

/** Camouflage: one more roll of ten against the spotting distance [7.24]. */
function seesThrough(umpire: Judge, target: SpotTarget, distance: number): boolean {
  if (target.camouflageMoved || target.camouflageFired) {
    umpire.note('7.24', 'camouflage-lost');
    return true;
  }
  const roll = umpire.roll('camouflage', d10);
  umpire.note('7.24', roll <= distance ? 'camouflage-seen' : 'camouflage-holds', { roll, distance });
  return roll <= distance;
}

interface Judged {
  readonly verdict: SpotVerdict;
  readonly noticedUpTo: number | null;
}

const unrolled = (verdict: SpotVerdict): Judged => ({ verdict, noticedUpTo: null });

/** The verdict for one spotter and one target at a known range. */
function judgeSpot(
  umpire: Judge,
  facts: SpottingFacts,
  range: number,
  lineOfSight: boolean,
  inField: boolean,
  distanceOf: () => number,
): Judged {
  const { spotter, target } = facts;
  if (!lineOfSight) {
    umpire.note(['4.1.4', '4.1.2'], 'no-line-of-sight');
    return unrolled('noLineOfSight');
  }
  if ((spotter.suppressed || spotter.buttoned) && !inField) {
    umpire.note(spotter.suppressed ? ['6.1.3.1', '6.1.2'] : '7.8.3', 'outside-spotting-field');
    return unrolled('outsideField');
  }
  if (range === 0) {
    umpire.note('4.1.3', 'same-hex-spotted');
    return unrolled('spotted');
  }
  const distance = distanceOf();
  if (range > distance) {
    umpire.note('4.1.3', 'beyond-spotting-range', { range, distance });
    return unrolled('outOfRange');
  }
  umpire.note('4.1.3', 'within-spotting-range', { range, distance });
  if (umpire.options.limitedSpotting && facts.targetsHeld !== undefined) {
    const max = umpire.chart('limited-spotting').number(spotter.grade, 'max');
    if (facts.targetsHeld >= max) {
      umpire.note('7.7.2', 'too-many-spots', { held: facts.targetsHeld, max });
      return unrolled('tooManySpots');
    }
  }
  if (range === 1 && (umpire.options.limitedSpotting || target.camouflaged)) {
    umpire.note(target.camouflaged ? '7.24' : '7.7', 'neighbour-spotted');
    return unrolled('spotted');
  }
  if (target.noticed) return unrolled('spotted');
  const noticedUpTo = umpire.options.limitedSpotting ? neededToNotice(umpire, facts, range, distance) : null;
  const seen =
    (noticedUpTo === null || notices(umpire, facts, noticedUpTo)) &&
    (!target.camouflaged || seesThrough(umpire, target, distance));
  return { verdict: seen ? 'spotted' : 'notNoticed', noticedUpTo };
}

export const spottingRange = procedure<SpottingRangeInput, SpottingRangeOutcome, Options>({
  id: 'spotting-range',
  resolver: 'spotting',
  title: { en: 'Spotting range', ja: '発見可能距離' },
  description: {
    en: 'How far a target can be spotted, every modifier listed, and whether it is spotted at a given range.',
    ja: '目標を発見できる距離と全修正、指定距離で発見されるかどうかを示す。',
  },
  rules: ['4.1.3', '6.1.3'],
  dice: [DICE.spotting, DICE.camouflage],
  input: SpottingRangeInput,
  outcome: SpottingRangeOutcome,
  example: { input: { cover: 'medium', range: 7 } },
  resolve(input, umpire) {
    const { spotter, target } = input;
    if (!spotter.combatUnit && spotter.kind === 'vehicle') umpire.forbid('4.1.1', 'unarmed-does-not-spot');
    checkSpotter(umpire, spotter);
    checkTarget(umpire, target, input.visibility);
    if (!umpire.legal) return null;
    const sizeClass = sizeClassOf(target) ?? demand('size', '/target/size');
    umpire.note(target.kind === 'vehicle' ? ['4.1.3', '4.1.3.1'] : '6.1.3', 'spotting-column', { size: sizeClass });
    const { row, items, net } = spottingRow(umpire, spotter, target, input, input.visibility, input.overwatch);
    const read = { sizeClass, modifiers: items, netModifier: net, row };
    let distance: number | null = null;
    const distanceOf = (): number => {
      if (distance !== null) return distance;
      const value = input.cardRange ?? umpire.chart('spotting-range').number(String(row), sizeClass);
      umpire.note('4.1.3', 'spotting-distance', { row, size: sizeClass, distance: value });
      distance = value;
      return value;
    };
    if (input.range === undefined) {
      umpire.summarise('spotting-distance', { row, size: sizeClass, distance: distanceOf() });
      return { ...read, distance, noticedUpTo: null, verdict: null, spotted: null };
    }
    const judged = judgeSpot(umpire, input, input.range, input.lineOfSight, input.inField, distanceOf);
    const { verdict } = judged;
    umpire.summarise(verdict === 'spotted' ? 'spotted' : 'not-spotted-because', { verdict, range: input.range });
    return { ...read, distance, ...judged, spotted: verdict === 'spotted' };
  },
});
