import { d10, d100 } from '../../../kernel/dice/index.js';
import { flag, integer, texts } from '../../../kernel/fields/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { Grade } from '../vocabulary.js';
import type { FieldTarget } from './sight-pair.js';
import type { SpotVerdict } from './spotting-range.js';

interface Candidate {
  readonly spotter: string;
  readonly range: number;
  readonly distance: number | null;
  verdict: SpotVerdict;
}

/** What bears on a spotter where spotting is rolled for. */
interface Lookout {
  readonly grade: Grade;
  readonly noRadio: boolean;
  readonly platoon?: string;
}

/** A look for which dice are rolled: who look together, and what they need [7.7.1, 7.24]. */
export class NoticeLook {
  @texts('Who look together', { max: 40, maxItems: 100 }) spotters!: string[];
  @integer('Roll(100) of so much or less, option 7.7 [7.7.1]', { min: 0, max: 2000, optional: true })
  needed!: number | null;
  @integer('Roll(10) of so much or less against camouflage, option 7.24', { min: 0, max: 200, optional: true })
  camouflage!: number | null;
  @flag('Somebody of them notices the target') found!: boolean;
}

type Lookouts = ReadonlyMap<string, Lookout>;

/** The number a spotter of this grade rolls against: near up to half its distance, far beyond [7.7.1]. */
export function limitedNumber(umpire: Umpire, grade: Grade, range: number, distance: number): number {
  return umpire.chart('limited-spotting').number(grade, range <= Math.floor(distance / 2) ? 'near' : 'far');
}

/**
 * Where spotting is rolled for: the best of several spotters rolls once, helped by the others, and hands the target on to
 * all who meet the conditions [7.7.1]; a camouflaged target is handed on only at the same or a smaller range [7.24].
 * Platoons without radios look for themselves, and hand nothing on but within the platoon [7.4.1].
 */
export function noticeTargets(
  umpire: Judge,
  target: FieldTarget,
  pairs: readonly Candidate[],
  lookouts: Lookouts,
): NoticeLook[] {
  const able = pairs.filter(({ verdict }) => verdict === 'spotted');
  const { radioSets } = umpire.options;
  const isSilent = ({ spotter }: Candidate): boolean => radioSets && lookouts.get(spotter)!.noRadio;
  const silent = able.filter(isSilent);
  const looks = [
    look(
      umpire,
      target,
      target.noticed,
      able.filter((each) => !isSilent(each)),
      lookouts,
    ),
  ];
  if (silent.length === 0) return rolledFor(looks);
  for (const each of silent) each.verdict = 'notNoticed';
  handOn(umpire, target, able, lookouts);
  const platoonOf = ({ spotter }: Candidate): string => lookouts.get(spotter)!.platoon ?? spotter;
  for (const platoon of new Set(silent.map(platoonOf))) {
    const own = silent.filter((each) => platoonOf(each) === platoon);
    const heard = able.some((each) => !isSilent(each) && platoonOf(each) === platoon && each.verdict === 'spotted');
    if (heard) continue;
    for (const each of own) each.verdict = 'spotted';
    looks.push(look(umpire, target, target.noticedByPlatoons.includes(platoon), own, lookouts));
  }
  handOn(umpire, target, able, lookouts);
  return rolledFor(looks);
}

const rolledFor = (looks: readonly (NoticeLook | null)[]): NoticeLook[] => looks.filter((each) => each !== null);

/** Those who can speak to each other look together; null where nothing is rolled for [7.7.1, 7.24]. */
function look(
  umpire: Judge,
  target: FieldTarget,
  noticed: boolean,
  able: readonly Candidate[],
  lookouts: Lookouts,
): NoticeLook | null {
  if (noticed || able.length === 0 || able.some(({ range }) => range <= 1)) return null;
  const { limitedSpotting } = umpire.options;
  if (!limitedSpotting && !hides(target)) return null;
  const rolled: NoticeLook = {
    spotters: able.map(({ spotter }) => spotter),
    needed: null,
    camouflage: null,
    found: false,
  };
  if (limitedSpotting) {
    const numbers = able.map(({ spotter, range, distance }) =>
      limitedNumber(umpire, lookouts.get(spotter)!.grade, range, distance!),
    );
    const number = Math.max(...numbers);
    const needed = number + 10 * (able.length - 1);
    rolled.needed = needed;
    const roll = umpire.roll('spotting', d100);
    const values = { roll, needed, number, further: able.length - 1 };
    umpire.note(['7.7.1', '7.7'], roll <= needed ? 'limited-spotted' : 'limited-missed', values);
    if (roll > needed) {
      for (const each of able) each.verdict = 'notNoticed';
      return rolled;
    }
  }
  if (hides(target)) {
    const best = able.reduce((one, two) => (two.distance! > one.distance! ? two : one));
    rolled.camouflage = best.distance!;
    const roll = umpire.roll('camouflage', d10);
    const sees = roll <= best.distance!;
    umpire.note('7.24', sees ? 'camouflage-seen' : 'camouflage-holds', { roll, distance: best.distance! });
    for (const each of able) if (!sees || each.range > best.range) each.verdict = 'notNoticed';
  }
  rolled.found = able.some(({ verdict }) => verdict === 'spotted');
  return rolled;
}

const hides = ({ camouflaged, camouflageMoved, camouflageFired }: FieldTarget): boolean =>
  camouflaged && !camouflageMoved && !camouflageFired;

/** What one has noticed reaches all who meet the conditions, from radio to radio and within each platoon [4.1.1, 7.4.1]. */
function handOn(umpire: Judge, target: FieldTarget, able: readonly Candidate[], lookouts: Lookouts): void {
  const speaks = (one: Candidate, other: Candidate): boolean => {
    const [a, b] = [lookouts.get(one.spotter)!, lookouts.get(other.spotter)!];
    const mates = a.platoon !== undefined && a.platoon === b.platoon;
    return mates || (!a.noRadio && !b.noRadio);
  };
  const givers = able.filter(({ verdict }) => verdict === 'spotted');
  for (let giver = givers.shift(); giver; giver = givers.shift())
    for (const other of able) {
      if (other.verdict === 'spotted' || !speaks(giver, other)) continue;
      if (hides(target) && other.range > Math.max(1, giver.range)) continue;
      other.verdict = 'spotted';
      umpire.note(['7.4.1', '4.1.1'], 'handed-to', { unit: other.spotter, by: giver.spotter });
      givers.push(other);
    }
}
