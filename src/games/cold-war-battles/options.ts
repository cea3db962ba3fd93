import { type ChoiceOf, choice, defineChoice, flag } from '../../kernel/fields/index.js';
import type { Umpire } from '../../kernel/rulings/index.js';

export const Intervention = defineChoice('Intervention', ['none', 'covert', 'overt']);
export type Intervention = ChoiceOf<typeof Intervention>;

export const MonsoonTurns = defineChoice('MonsoonTurns', ['sixToEight', 'sixToSeven']);
export type MonsoonTurns = ChoiceOf<typeof MonsoonTurns>;

/** Optional rules, and the switches of ASSUMPTIONS.md. */
export class Options {
  @choice('NATO intervention in Budapest [16.15a]', Intervention, { default: 'none' }) natoIntervention!: Intervention;
  @flag('Hungarian Army intervention: its units are worth 2 VP each [16.14]') armyIntervention!: boolean;
  @flag('Recon [20.0]') recon!: boolean;
  @flag('Screening [21.0]') screening!: boolean;
  @flag('Special Forces and Guerrillas [22.0]') irregulars!: boolean;
  @flag('Fire control [23.0]') fireControl!: boolean;
  @flag('Units and air bought with victory points are open without consent [17.12, 17.25-17.27]', { default: true })
  vpPurchases!: boolean;
  @choice('The monsoon lasts turns 6 to 8 [18.4], or 6 to 7 as 17.33 prints', MonsoonTurns, { default: 'sixToEight' })
  monsoonTurns!: MonsoonTurns;
  @flag('Streams shift attacks across them in the monsoon, being minor rivers then [17.33 against 18.1]', {
    default: true,
  })
  monsoonStreamsShift!: boolean;
  @flag('A suppressed target draws bombardment one column to the right [11.3 against 10.8]', { default: true })
  suppressedTargetShift!: boolean;
  @flag('The Communist side scores for every UNITA unit eliminated [17.3 against 17.24]', { default: true })
  unitaScores!: boolean;
}

/** The umpire of this game: one who knows its options. */
export type Judge = Umpire<Options>;
