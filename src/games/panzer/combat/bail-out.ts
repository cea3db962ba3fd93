import { d100 } from '../../../kernel/dice/index.js';
import { choice, choices, defineChoice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { Grade, Morale, PassengerCover, UnitKind } from '../vocabulary.js';
import { BailOutCause } from './ap/ap-result.js';
import { Wreck } from './ap/wreck.js';
import { BAIL_OUT_FROM } from './bail-out-from.js';

const SuppressedBy = defineChoice('SuppressedBy', ['nothing', 'directFire', 'indirectFire']);
const CrewFate = defineChoice('CrewFate', ['stays', 'bailsOut', 'lost']);
const PassengerFate = defineChoice('PassengerFate', ['stays', 'bailsOut', 'escapes', 'eliminated']);

export class BailOutCrew {
  @choice('Unit grade of the vehicle [6.5.2.6.1]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
}

export class BailOutPassenger {
  @text('Name', { max: 40, optional: true }) name?: string;
  @choice('Kind of unit', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('Unit grade [6.5.2.6.2]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Newly suppressed by the same fire: none to ON or OFF to ON [6.5.4.5]', SuppressedBy, { default: 'nothing' })
  suppressedBy!: string;
}

export class BailOutInput {
  @choices('What happened to the vehicle: every ND, DM and TK of the fire [6.5.2.6]', BailOutCause, {
    maxItems: 6,
    default: [],
  })
  causes!: BailOutCause[];
  @choice('Destroyed: ko or bu', Wreck, { default: 'none' }) destroyed!: Wreck;
  @flag('It had a track hit before: the crew ignores another [6.5.2.6.1]') trackHitBefore!: boolean;
  @object('The crew', BailOutCrew, { default: {} }) crew!: BailOutCrew;
  @choice('How passengers ride [6.5.2.6.2]', PassengerCover, { default: 'exposed' }) passengerCover!: PassengerCover;
  @list('Passengers', BailOutPassenger, { maxItems: 10, default: [] }) passengers!: BailOutPassenger[];
}

/** One check of a crew or a passenger: what is rolled against [5.15]. */
export class BailOutRoll {
  @choice('What calls for it', BailOutCause) cause!: BailOutCause;
  @integer('Modifier to the die: grade, and the morale of a crew', { min: -25, max: 5 }) netModifier!: number;
  @integer('Bails out on this modified roll or less; survives on it or more', { min: 1, max: 101 }) number!: number;
  @integer('The modified roll', { min: -30, max: 110, optional: true }) finalRoll!: number | null;
}

export class PassengerFateReport {
  @text('Name', { max: 40, optional: true }) name!: string | null;
  @choice('What it does', PassengerFate) fate!: string;
  @flag('Suppression/ON, in the hex of the vehicle, any facing') suppressed!: boolean;
  @list('Its checks, as far as they were rolled', BailOutRoll, { maxItems: 6 }) checks!: BailOutRoll[];
}

export class BailOutOutcome {
  @choice('The crew', CrewFate) crew!: string;
  @list('Its checks, as far as they were rolled', BailOutRoll, { maxItems: 6 }) crewChecks!: BailOutRoll[];
  @flag('The vehicle is abandoned for good: BAIL counter [5.15]') abandoned!: boolean;
  @list('Each passenger', PassengerFateReport, { maxItems: 10 }) passengers!: PassengerFateReport[];
}

/** What becomes of somebody, and what was rolled against. */
interface Fate<F extends string = string> {
  readonly fate: F;
  readonly checks: BailOutRoll[];
}

/** A bail-out die: +5 elite, -5 green, and for a crew its morale [6.5.2.6.1, 7.1.5]. */
function rollToBail(
  umpire: Umpire,
  name: string,
  grade: Grade,
  morale: Morale,
): { roll: number; final: number; netModifier: number } {
  const byGrade = umpire.chart('grade-effects').number(grade, 'bailOut');
  const byMorale = morale === 'hesitating' ? -10 : morale === 'broken' ? -20 : 0;
  const roll = umpire.roll(name, d100);
  const netModifier = byGrade + byMorale;
  return { roll, final: roll + netModifier, netModifier };
}

/** The crew checks for each ND, for damage and for its first track hit [6.5.2.6.1]. */
function crewChecks(input: BailOutInput, umpire: Umpire): Fate<'stays' | 'bailsOut'> {
  const checks: BailOutRoll[] = [];
  let tracks = input.trackHitBefore ? 1 : 0;
  for (const cause of input.causes) {
    if (cause === 'tk') {
      tracks += 1;
      if (tracks > 1) {
        umpire.note('6.5.2.6.1', 'crew-ignores-track');
        continue;
      }
    }
    const number = umpire.chart('bail-out').number(cause, 'crew');
    const { roll, final, netModifier } = rollToBail(umpire, 'crew', input.crew.grade, input.crew.morale);
    checks.push({ cause, netModifier, number, finalRoll: umpire.finalRoll(final) });
    const bails = final <= number;
    const rule =
      input.crew.morale === 'broken' ? '7.1.5.2' : input.crew.morale === 'hesitating' ? '7.1.5.1' : undefined;
    umpire.note(rule ? ['6.5.2.6.1', rule] : '6.5.2.6.1', bails ? 'crew-bails' : 'crew-stays', {
      cause,
      number,
      roll,
      final,
    });
    if (bails) return { fate: 'bailsOut', checks };
  }
  return { fate: 'stays', checks };
}

/** What a passenger checks for: the results of the vehicle, or else its own suppression [6.5.2.6.2, 6.5.4.5]. */
function passengerCauses({ causes }: BailOutInput, { suppressedBy }: BailOutPassenger): readonly BailOutCause[] {
  if (causes.length > 0 || suppressedBy === 'nothing') return causes;
  return [suppressedBy === 'directFire' ? 'suppressedDirect' : 'suppressedIndirect'];
}

/** A passenger of a living vehicle checks for each result of the vehicle, or else for its own suppression [6.5.2.6.2, 6.5.4.5]. */
function passengerFate(input: BailOutInput, passenger: BailOutPassenger, umpire: Umpire): Fate {
  const checks: BailOutRoll[] = [];
  const causes = passengerCauses(input, passenger);
  if (causes.length === 0) return { fate: 'stays', checks };
  if (input.passengerCover !== 'exposed') {
    umpire.note('6.5.2.6.2', 'passenger-sheltered');
    return { fate: 'stays', checks };
  }
  for (const cause of causes) {
    const number = umpire.chart('bail-out').number(cause, 'passenger');
    const { roll, final, netModifier } = rollToBail(umpire, 'passenger', passenger.grade, 'steady');
    checks.push({ cause, netModifier, number, finalRoll: umpire.finalRoll(final) });
    const bails = final <= number;
    const rule = input.causes.length === 0 ? '6.5.4.5' : '6.5.2.6.2';
    umpire.note(rule, bails ? 'passenger-bails' : 'passenger-stays', {
      kind: passenger.kind,
      cause,
      number,
      roll,
      final,
    });
    if (bails) return { fate: 'bailsOut', checks };
  }
  return { fate: 'stays', checks };
}

const survivalColumn = ({ kind }: BailOutPassenger): string => (kind === 'towed' ? 'towedSurvives' : 'legSurvives');

/** Passengers of a destroyed vehicle escape on their number or more [6.5.2.6.2]. */
function survives(destroyed: Exclude<Wreck, 'none'>, passenger: BailOutPassenger, umpire: Umpire): Fate {
  const number = umpire.chart('bail-out').number(destroyed, survivalColumn(passenger));
  const { roll, final, netModifier } = rollToBail(umpire, 'survival', passenger.grade, 'steady');
  const escapes = final >= number;
  umpire.note('6.5.2.6.2', escapes ? 'passenger-escapes' : 'passenger-lost', {
    kind: passenger.kind,
    number,
    roll,
    final,
  });
  const checks = [{ cause: destroyed, netModifier, number, finalRoll: umpire.finalRoll(final) }];
  return { fate: escapes ? 'escapes' : 'eliminated', checks };
}

/** Every cell of the table that some roll may ask for: passengers check only where the crew stays. */
export function readBailOutCells(input: BailOutInput, umpire: Umpire): void {
  const { causes, passengers, destroyed } = input;
  const chart = umpire.chart('bail-out');
  if (destroyed !== 'none') {
    for (const passenger of passengers) chart.number(destroyed, survivalColumn(passenger));
    return;
  }
  const firstTrack = input.trackHitBefore ? -1 : causes.indexOf('tk');
  causes.forEach((cause, i) => {
    if (cause !== 'tk' || i === firstTrack) chart.number(cause, 'crew');
  });
  if (input.passengerCover !== 'exposed') return;
  for (const passenger of passengers)
    for (const cause of passengerCauses(input, passenger)) chart.number(cause, 'passenger');
}

/** Crew, then passengers: what becomes of everybody aboard [5.15, 6.5.2.6]. */
export function resolveBailOut(input: BailOutInput, umpire: Umpire): BailOutOutcome {
  const destroyed = input.destroyed !== 'none';
  const crewOutcome = destroyed ? { fate: 'lost' as const, checks: [] } : crewChecks(input, umpire);
  const crew = crewOutcome.fate;
  const fates = input.passengers.map((passenger): Fate => {
    if (input.destroyed !== 'none') return survives(input.destroyed, passenger, umpire);
    return crew === 'stays' ? passengerFate(input, passenger, umpire) : { fate: 'bailsOut', checks: [] };
  });
  if (crew === 'bailsOut') umpire.note('5.15', input.passengers.length > 0 ? 'all-follow-crew' : 'vehicle-abandoned');
  if (destroyed) umpire.note('5.15', 'survival-instead', { result: input.destroyed });
  umpire.summarise('bail-out-summary', { crew, passengers: fates.map(({ fate }) => fate) });
  const passengers = input.passengers.map(({ name = null }, i) => ({
    name,
    ...fates[i]!,
    suppressed: fates[i]!.fate === 'bailsOut' || fates[i]!.fate === 'escapes',
  }));
  return { crew, crewChecks: crewOutcome.checks, abandoned: crew === 'bailsOut', passengers };
}

/** Only a result on the vehicle, its end or the suppression of a passenger makes anybody check [6.5.2.6, 6.5.4.5]. */
const callsForChecks = ({ causes, destroyed, passengers }: BailOutInput): boolean =>
  causes.length > 0 || destroyed !== 'none' || passengers.some(({ suppressedBy }) => suppressedBy !== 'nothing');

export const bailOut = procedure<BailOutInput, BailOutOutcome, Options>({
  id: 'bail-out',
  resolver: 'combat',
  title: { en: 'Bailing out', ja: '脱出' },
  description: {
    en: 'Crew, then passengers, after all results of one fire on a vehicle: who bails out, who survives its destruction.',
    ja: '1回の射撃の結果を全て適用した後の、乗員、次に被輸送者の脱出と生存。',
  },
  rules: ['5.15', '6.5.2.6'],
  dice: [DICE.crew, DICE.bailPassenger, DICE.survival],
  from: BAIL_OUT_FROM,
  input: BailOutInput,
  outcome: BailOutOutcome,
  example: { input: { causes: ['dm'] }, dice: { given: [57] } },
  resolve(input, umpire) {
    requireOption(umpire, 'morale', '7.1', input.crew.morale !== 'steady');
    const wrong = input.causes.find((cause) => cause !== 'nd' && cause !== 'dm' && cause !== 'tk');
    if (wrong) umpire.forbid('6.5.2.6', 'not-a-vehicle-result', { cause: wrong });
    if (!umpire.legal) return null;
    umpire.beforeDice((silent) => readBailOutCells(input, silent));
    if (!callsForChecks(input)) umpire.note('6.5.2.6', 'nobody-bails');
    return resolveBailOut(input, umpire);
  },
});
