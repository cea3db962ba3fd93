import { d100 } from '../../../kernel/dice/index.js';
import { choice, choices, defineChoice, flag, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { Grade, Morale, PassengerCover, UnitKind } from '../vocabulary.js';
import { BailOutCause } from './ap/ap-result.js';
import { Wreck } from './ap/wreck.js';

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

export class PassengerFateReport {
  @text('Name', { max: 40, optional: true }) name!: string | null;
  @choice('What it does', PassengerFate) fate!: string;
  @flag('Suppression/ON, in the hex of the vehicle, any facing') suppressed!: boolean;
}

export class BailOutOutcome {
  @choice('The crew', CrewFate) crew!: string;
  @flag('The vehicle is abandoned for good: BAIL counter [5.15]') abandoned!: boolean;
  @list('Each passenger', PassengerFateReport, { maxItems: 10 }) passengers!: PassengerFateReport[];
}

/** A bail-out die: +5 elite, -5 green, and for a crew its morale [6.5.2.6.1, 7.1.5]. */
function rollToBail(umpire: Umpire, name: string, grade: Grade, morale: Morale): { roll: number; final: number } {
  const byGrade = umpire.chart('grade-effects').number(grade, 'bailOut');
  const byMorale = morale === 'hesitating' ? -10 : morale === 'broken' ? -20 : 0;
  const roll = umpire.roll(name, d100);
  return { roll, final: roll + byGrade + byMorale };
}

/** The crew checks for each ND, for damage and for its first track hit [6.5.2.6.1]. */
function crewStays(input: BailOutInput, umpire: Umpire): boolean {
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
    const { roll, final } = rollToBail(umpire, 'crew', input.crew.grade, input.crew.morale);
    const bails = final <= number;
    const rule =
      input.crew.morale === 'broken' ? '7.1.5.2' : input.crew.morale === 'hesitating' ? '7.1.5.1' : undefined;
    umpire.note(rule ? ['6.5.2.6.1', rule] : '6.5.2.6.1', bails ? 'crew-bails' : 'crew-stays', {
      cause,
      number,
      roll,
      final,
    });
    if (bails) return false;
  }
  return true;
}

/** A passenger of a living vehicle checks for each result of the vehicle, or else for its own suppression [6.5.2.6.2, 6.5.4.5]. */
function passengerFate(input: BailOutInput, passenger: BailOutPassenger, umpire: Umpire): string {
  const own = passenger.suppressedBy === 'directFire' ? 'suppressedDirect' : 'suppressedIndirect';
  const causes = input.causes.length > 0 ? input.causes : passenger.suppressedBy === 'nothing' ? [] : [own];
  if (causes.length === 0) return 'stays';
  if (input.passengerCover !== 'exposed') {
    umpire.note('6.5.2.6.2', 'passenger-sheltered');
    return 'stays';
  }
  for (const cause of causes) {
    const number = umpire.chart('bail-out').number(cause, 'passenger');
    const { roll, final } = rollToBail(umpire, 'passenger', passenger.grade, 'steady');
    const bails = final <= number;
    const rule = cause === own ? '6.5.4.5' : '6.5.2.6.2';
    umpire.note(rule, bails ? 'passenger-bails' : 'passenger-stays', {
      kind: passenger.kind,
      cause,
      number,
      roll,
      final,
    });
    if (bails) return 'bailsOut';
  }
  return 'stays';
}

/** Passengers of a destroyed vehicle escape on their number or more [6.5.2.6.2]. */
function survives(destroyed: Wreck, passenger: BailOutPassenger, umpire: Umpire): string {
  const column = passenger.kind === 'towed' ? 'towedSurvives' : 'legSurvives';
  const number = umpire.chart('bail-out').number(destroyed, column);
  const { roll, final } = rollToBail(umpire, 'survival', passenger.grade, 'steady');
  const escapes = final >= number;
  umpire.note('6.5.2.6.2', escapes ? 'passenger-escapes' : 'passenger-lost', {
    kind: passenger.kind,
    number,
    roll,
    final,
  });
  return escapes ? 'escapes' : 'eliminated';
}

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
  input: BailOutInput,
  outcome: BailOutOutcome,
  example: { input: { causes: ['dm'] }, dice: { given: [57] } },
  resolve(input, umpire) {
    requireOption(umpire, 'morale', '7.1', input.crew.morale !== 'steady');
    const wrong = input.causes.find((cause) => cause !== 'nd' && cause !== 'dm' && cause !== 'tk');
    if (wrong) umpire.forbid('6.5.2.6', 'not-a-vehicle-result', { cause: wrong });
    if (!umpire.legal) return null;
    const destroyed = input.destroyed !== 'none';
    const stays = !destroyed && crewStays(input, umpire);
    const fates = input.passengers.map((passenger) => {
      if (destroyed) return survives(input.destroyed, passenger, umpire);
      return stays ? passengerFate(input, passenger, umpire) : 'bailsOut';
    });
    const crew = destroyed ? 'lost' : stays ? 'stays' : 'bailsOut';
    if (crew === 'bailsOut') umpire.note('5.15', input.passengers.length > 0 ? 'all-follow-crew' : 'vehicle-abandoned');
    if (destroyed) umpire.note('5.15', 'survival-instead', { result: input.destroyed });
    umpire.summarise('bail-out-summary', { crew, passengers: fates });
    const passengers = input.passengers.map(({ name = null }, i) => ({
      name,
      fate: fates[i]!,
      suppressed: fates[i] === 'bailsOut' || fates[i] === 'escapes',
    }));
    return { crew, abandoned: crew === 'bailsOut', passengers };
  },
});
