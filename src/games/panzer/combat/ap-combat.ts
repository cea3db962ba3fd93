import { choice, choices, defineChoice, integer, list, object } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { PassengerCover } from '../vocabulary.js';
import { ApFireOutcome, apFire, fireAp } from './ap/ap-fire.js';
import { hitsOf, type PossibleShot, resultsOf } from './ap/ap-foresight.js';
import type { HitQuestion } from './ap/ap-hits.js';
import { ApFireInput, type ApQuestion } from './ap/ap-question.js';
import { type ApHitResult, type ApTargetState, stateAfter } from './ap/ap-result.js';
import { targetsOf } from './ap/ap-round.js';
import { BailOutCrew, BailOutOutcome, BailOutPassenger, readBailOutCells, resolveBailOut } from './bail-out.js';
import { afterAp } from './bail-out-from.js';

/** Who is aboard one of the targets. */
export class Aboard {
  @object('The crew', BailOutCrew, { default: {} }) crew!: BailOutCrew;
  @choice('How passengers ride [6.5.2.6.2]', PassengerCover, { default: 'exposed' }) passengerCover!: PassengerCover;
  @list('Passengers', BailOutPassenger, { maxItems: 10, default: [] }) passengers!: BailOutPassenger[];
}

export class ApCombatInput extends ApFireInput {
  @list('Who is aboard the first target and the extra ones; left out: a seasoned crew alone', Aboard, {
    maxItems: 3,
    default: [],
  })
  aboard!: Aboard[];
}

/** What the rules still ask for, each a procedure of its own. */
const Remaining = defineChoice('ApCombatRemaining', ['moraleCheck', 'fireCheck', 'weaponRepair', 'placeSurvivors']);

export class ApCombatOutcome {
  @object('The shot', ApFireOutcome) fire!: ApFireOutcome;
  @list('Crew and passengers of each target; none where the shot was wasted', BailOutOutcome, { maxItems: 3 })
  aboard!: BailOutOutcome[];
  @integer('Vehicles knocked out, burnt or sunk', { min: 0, max: 3 }) vehiclesLost!: number;
  @integer('Vehicles abandoned [5.15]', { min: 0, max: 3 }) vehiclesAbandoned!: number;
  @choices('What is still to be done: by a player, or by another procedure', Remaining, { maxItems: 4 })
  remaining!: (typeof Remaining.values)[number][];
}

/** Crew and passengers of one target once all hits on it are applied; who sinks is past checking [6.5.2.6, 7.34]. */
function settle(target: ApTargetState, aboard: Partial<Aboard> | undefined, umpire: Judge): BailOutOutcome {
  const people = peopleOf(aboard);
  if (target.sunk) {
    const lost = people.passengers.map(({ name = null }) => ({
      name,
      fate: 'eliminated',
      suppressed: false,
      checks: [],
    }));
    return { crew: 'lost', crewChecks: [], abandoned: false, passengers: lost };
  }
  return resolveBailOut({ ...afterAp(target), ...people }, umpire);
}

/** A seasoned crew alone where nobody says who is aboard. */
const peopleOf = ({
  crew = { grade: 'seasoned', morale: 'steady' },
  passengerCover = 'exposed',
  passengers = [],
}: Partial<Aboard> = {}): Aboard => ({ crew, passengerCover, passengers });

/** Every check that the crews and passengers of a shot's targets may come to [5.15, 6.5.2.6]. */
function readCrewCells(
  input: ApQuestion,
  shots: readonly PossibleShot[],
  aboard: readonly Partial<Aboard>[],
  silent: Judge,
): void {
  for (const shot of shots)
    for (const hit of hitsOf(input, shot, silent)) {
      const again = hit.index === 0 && shot.most > targetsOf(input).length;
      for (const result of fatesOf(hit, again, silent)) {
        const state = stateAfter(hit.target, [{ result, crewChecks: result !== 'trackAgain' }], silent);
        if (!state.sunk) readBailOutCells({ ...afterAp(state), ...peopleOf(aboard[hit.index]) }, silent);
      }
    }
}

/** Results of the first hit on a target, and of another that finds it damaged already [4.4.3.2.6]. */
function fatesOf(hit: HitQuestion, again: boolean, silent: Judge): Set<ApHitResult> {
  const first = resultsOf(hit, silent);
  if (!again || !first.has('damaged') || hit.damaged) return first;
  return new Set([...first, ...resultsOf({ ...hit, damaged: true }, silent)]);
}

/** What a player or another procedure has still to do [7.1.2, 7.35.3, 7.25, 5.15]. */
function remainingAfter(
  fire: ApFireOutcome,
  aboard: readonly BailOutOutcome[],
  umpire: Judge,
): ApCombatOutcome['remaining'] {
  const survivors = aboard.some(({ passengers }) => passengers.some(({ suppressed }) => suppressed));
  const found: [boolean, ApCombatOutcome['remaining'][number]][] = [
    [umpire.options.morale && fire.targets!.length > 0, 'moraleCheck'],
    [fire.fireCheck, 'fireCheck'],
    [fire.malfunction, 'weaponRepair'],
    [survivors, 'placeSurvivors'],
  ];
  return found.flatMap(([due, what]) => (due ? [what] : []));
}

export const apCombat = procedure<ApCombatInput, ApCombatOutcome, Options>({
  id: 'ap-combat',
  resolver: 'combat',
  title: { en: 'AP fire to its end', ja: 'AP射撃の全過程' },
  description: {
    en: 'One AP shot with everything that follows without a choice: hits, damage, the crews and passengers of every target, vehicles lost; and what remains to be done.',
    ja: 'AP射撃1回とそれに続く全て：命中、損傷、各目標の乗員・被輸送者の脱出と生存、喪失車両、残る処理。',
  },
  rules: ['5.15', '6.5.2', '6.5.2.6'],
  dice: [...apFire.dice!, DICE.crew, DICE.bailPassenger, DICE.survival],
  from: apFire.from!,
  input: ApCombatInput,
  outcome: ApCombatOutcome,
  example: {
    input: {
      range: 3,
      rangeFactor: 'P',
      penetration: 19,
      damage: { nd: 0, dm: 4, ko: 10 },
      firer: { command: 'shortHalt' },
      target: { cover: 'light', angle: 'frontSide', defense: { protection: 'S' } },
      aboard: [{ passengerCover: 'underCover', passengers: [{ kind: 'squad' }] }],
    },
    dice: { given: [12, 67, 40] },
  },
  resolve({ aboard, ...shot }, umpire) {
    requireOption(
      umpire,
      'morale',
      '7.1',
      aboard.some(({ crew }) => crew.morale !== 'steady'),
    );
    const fire = fireAp(shot, umpire, (input, shots, silent) => readCrewCells(input, shots, aboard, silent));
    if (fire === null || !umpire.legal) return null;
    const targets = fire.targets ?? [];
    const settled = targets.map((target, i) => settle(target, aboard[i], umpire));
    const vehiclesLost = targets.filter(({ destroyed, sunk }) => destroyed !== 'none' || sunk).length;
    const vehiclesAbandoned = settled.filter(({ abandoned }) => abandoned).length;
    const results = (fire.hits ?? []).map(({ result }) => result);
    umpire.summarise('ap-combat-summary', { results, lost: vehiclesLost, abandoned: vehiclesAbandoned });
    return { fire, aboard: settled, vehiclesLost, vehiclesAbandoned, remaining: remainingAfter(fire, settled, umpire) };
  },
});
