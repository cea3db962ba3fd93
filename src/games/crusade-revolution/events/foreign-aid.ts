import { flag, halves } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';

class ForeignAidInput {
  @halves('SOV RP recorded this turn [14.1.3]', { min: 0, max: 30, default: 0 }) soviet!: number;
  @halves('AXIS RP recorded this turn [14.1.3]', { min: 0, max: 30, default: 0 }) axis!: number;
  @flag('Italian Submarines (N30) was played this turn [CL.N30]') italianSubmarines!: boolean;
  @flag('A lasting event takes one SOV RP each turn [CL.R31]') sovietMinusOne!: boolean;
  @flag('Nyon Conference (R31) has been played [CL.R31]') nyonConference!: boolean;
  @halves('Extra SOV RP of Opening of the French Border (R42); 0 if it is not in force [CL.R42]', {
    min: 0,
    max: 5,
    default: 0,
  })
  frenchBorder!: number;
  @flag('The Republicans played a card as RP this turn [CL.R42]') rpCardPlayed!: boolean;
  @flag('Interruption of Axis Aid (R52) was played this turn [CL.R52]') axisAidInterrupted!: boolean;
}
class ForeignAidOutcome {
  @halves('SOV RP the Republicans may spend', { min: 0, max: 40 }) soviet!: number;
  @halves('AXIS RP the Nationalists may spend', { min: 0, max: 40 }) axis!: number;
}

export const foreignAid = procedure<ForeignAidInput, ForeignAidOutcome, Options>({
  id: 'foreign-aid',
  resolver: 'events',
  title: { en: 'Cards on foreign replacement points', ja: '外国RPに関するカード' },
  description: {
    en: 'SOV and AXIS RP of a turn after Italian Submarines, Nyon Conference, Opening of the French Border and Interruption of Axis Aid.',
    ja: 'N30・R31・R42・R52の後に残るソ連RPと枢軸RPを示す。',
  },
  rules: ['CL.N30', 'CL.R31', 'CL.R42', 'CL.R52'],
  input: ForeignAidInput,
  outcome: ForeignAidOutcome,
  example: { input: { soviet: 2, frenchBorder: 1, rpCardPlayed: true } },
  resolve(input, umpire) {
    const soviet = sovietPoints(input, umpire);
    const axis = input.axisAidInterrupted ? 0 : input.axis;
    if (input.axisAidInterrupted) umpire.note(['CL.R52', '8.5.1.1'], 'axis-interrupted');
    else umpire.note('14.1.1.1', 'points-recorded', { pool: 'axis', points: axis });
    umpire.summarise('foreign-aid-summary', { soviet, axis });
    return { soviet, axis };
  },
});

/** The submarines act backwards and beat everything else; Nyon never does [CL.N30, CL.R31]. */
function sovietPoints(input: ForeignAidInput, umpire: Judge): number {
  if (input.italianSubmarines) {
    umpire.note(
      input.nyonConference ? ['CL.N30', 'CL.R31', '8.5.1.1'] : ['CL.N30', '8.5.1.1'],
      input.nyonConference ? 'submarines-despite-nyon' : 'submarines',
    );
    return 0;
  }
  let points = input.soviet;
  umpire.note('14.1.1.1', 'points-recorded', { pool: 'soviet', points });
  if (input.sovietMinusOne && input.nyonConference) umpire.note('CL.R31', 'nyon-cancels');
  else if (input.sovietMinusOne) {
    points = Math.max(points - 1, 0);
    umpire.note('CL.R31', 'soviet-minus-one', { points });
  }
  if (input.frenchBorder === 0) return points;
  // CL.R42: at least one Soviet point must have been recorded; half a point is not one.
  const opens = input.rpCardPlayed && points >= 1;
  umpire.note('CL.R42', opens ? 'french-border-adds' : 'french-border-idle', { points: input.frenchBorder });
  return opens ? points + input.frenchBorder : points;
}
