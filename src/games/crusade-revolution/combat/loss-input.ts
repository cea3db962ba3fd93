import { choice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { Unit } from '../shared/units.js';
import { Side, SupplyState } from '../vocabulary.js';
import { Role } from './combat-cards.js';

export class LossUnit extends Unit {
  @integer('Loss Factor [11.3.2]', { min: 1, max: 9 }) lf!: number;
  @flag('One-sided counter: a single step, full [2.2.1]') oneStep!: boolean;
  @flag('Armour named for the +1 modifier [16.6.2]') claimsArmour!: boolean;
  @choice('Its supply, where it is not that of the others [11.3.3]', SupplyState, { optional: true })
  supply?: SupplyState;
}

export class ReserveUnit extends Unit {
  @integer('Loss Factor [11.3.2]', { min: 1, max: 9, default: 1 }) lf!: number;
  @flag('One-sided counter: a single step, full [2.2.1]') oneStep!: boolean;
}

/** What one unit loses in an allocation somebody proposes. */
export class ProposedLoss {
  @text('Name of the unit', { max: 60 }) unit!: string;
  @integer('Steps it loses', { min: 0, max: 2 }) steps!: number;
  @text('Reserve division that replaces the corps; left out where there is none', { max: 60, optional: true })
  replacedBy?: string;
  @integer('Steps the replacement loses', { min: 0, max: 2, default: 0 }) replacementSteps!: number;
}

export class LossInput {
  @choice('Side that takes the losses', Side) side!: Side;
  @choice('Its part in the combat: only attackers owe a first loss [11.3.6]', Role) role!: Role;
  @integer('Loss Number to satisfy [11.3.1]', { min: 0, max: 20 }) lossNumber!: number;
  @list('Participating units that can lose steps [11.1.7]', LossUnit, { minItems: 1, maxItems: 15 }) units!: LossUnit[];
  @list('Divisions in the Reserve Box [11.3.5]', ReserveUnit, { maxItems: 40, default: [] }) reserve!: ReserveUnit[];
  @choice('Supply of the units [11.3.3]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @flag('Limited Offensive is in force: division steps first [CL.R45]') limitedOffensive!: boolean;
  @list('An allocation to be judged', ProposedLoss, { maxItems: 15, optional: true }) proposed?: ProposedLoss[];
}
