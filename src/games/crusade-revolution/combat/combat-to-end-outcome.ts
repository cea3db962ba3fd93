import {
  type ChoiceOf,
  choice,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { UnitAdvance } from './advance-options.js';
import { BattleOutcome } from './battle.js';
import { Survivor } from './combat-survivors.js';
import { RetreatWay } from './retreat-options.js';

/** What a player must choose before the combat goes on. */
export const NextChoice = defineChoice('NextChoice', [
  'none',
  'defenderLosses',
  'attackerLosses',
  'cancelRetreat',
  'chooseRetreat',
  'chooseAdvance',
]);
export type NextChoice = ChoiceOf<typeof NextChoice>;

class Retreated {
  @text('The unit', { max: 60 }) unit!: string;
  @texts('Spaces entered, in order', { max: 60, maxItems: 3 }) spaces!: string[];
}

class Captured {
  @text('The space', { max: 60 }) space!: string;
  @integer('Change of Republican Morale', { min: -19, max: 19 }) rm!: number;
  @integer('Change of Victory Points, as far as the text gives them', { min: -19, max: 19 }) vp!: number;
  @flag('Works are removed [10.2.7]') worksRemoved!: boolean;
  @flag('The siege is lifted [16.1.3]') siegeLifted!: boolean;
}

export class CombatToEndOutcome {
  @object('The battle up to both Loss Numbers', BattleOutcome) battle!: BattleOutcome;
  @choice('What must be chosen next; none where the combat is over', NextChoice) next!: NextChoice;
  @list('Attackers left', Survivor, { maxItems: 24 }) attackersLeft!: Survivor[];
  @list('Defenders left after losses and a step given, whether they retreat or not', Survivor, { maxItems: 6 })
  defendersLeft!: Survivor[];
  @texts('Defenders who may give a step to cancel the retreat [11.4.3]', { max: 60, maxItems: 6 })
  mayGiveStep!: string[];
  @flag('The retreat was cancelled [11.4.3]') cancelled!: boolean;
  @list('Retreats carried out [11.4.5]', Retreated, { maxItems: 6 }) retreats!: Retreated[];
  @text('The defender whose retreat must be chosen', { max: 60, optional: true }) nextToRetreat!: string | null;
  @list('Where it may go [11.4.5]', RetreatWay, { maxItems: 500 }) ways!: RetreatWay[];
  @texts('Defenders permanently removed because they could not retreat [11.4.4]', { max: 60, maxItems: 6 })
  removed!: string[];
  @list('Where each attacker left may end its advance [11.5]', UnitAdvance, { maxItems: 24 })
  mayAdvance!: UnitAdvance[];
  @list('Spaces that change hands [11.5.6, 11.4.5]', Captured, { maxItems: 12 }) captures!: Captured[];
  @integer('Change of Republican Morale [16.3.3]', { min: -99, max: 99 }) rm!: number;
  @integer('Change of Victory Points, as far as the text gives them', { min: -99, max: 99 }) vp!: number;
}
