import { choice, choices, defineChoice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { Unit } from '../shared/units.js';
import { Side, SupplyState, Terrain, Works } from '../vocabulary.js';
import { CombatCard } from './combat-cards.js';
import { FireTables } from './fire-table.js';
import { ReserveUnit } from './loss-input.js';

/** What shifts fire, and what an event may cancel [11.2.6]. */
export const Feature = defineChoice('Feature', ['mountain', 'position', 'trench', 'mainCity', 'river', 'sierra']);
export type Feature = 'mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra';

export class AttackingUnit extends Unit {
  @integer('Combat Factor of the side showing; 0 may attack [11.1.6]', { min: 0, max: 20 }) cf!: number;
  @integer('Loss Factor; sent for all units of a side, its losses are worked out too [11.3.2]', {
    min: 1,
    max: 9,
    optional: true,
  })
  lf?: number;
  @flag('One-sided counter: a single step, full [2.2.1]') oneStep!: boolean;
  @flag('Armour used for the +1 modifier [16.6.2]') claimsArmour!: boolean;
  @flag('Already fought in this Action Round [11.1.5]') foughtThisRound!: boolean;
  @flag('POL unit removed by Defection [CL.N14]') defected!: boolean;
}

/** The participants of one attacking space; units that stay out of the combat are left out [11.1.7]. */
export class AttackingSpace {
  @text('Name of the space', { max: 60, optional: true }) name?: string;
  @flag('It attacks along a river connection [11.2.6]') river!: boolean;
  @flag('Somosierra or Guadarrama [11.2.6]') sierra!: boolean;
  @flag('It carries an Attack marker [11.1.1]', { default: true }) activated!: boolean;
  @flag('Joined to the defending space by one connection [11.1.3]', { default: true }) adjacent!: boolean;
  @choice('Supply when it was activated [13.3.1]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @choice('Supply at the start of the combat, where it is another by now [13.1.1.1]', SupplyState, { optional: true })
  supplyNow?: SupplyState;
  @integer('Units of the space that stay out of this combat [11.1.7]', { min: 0, max: 3, default: 0 }) stayOut!: number;
  @list('Participating units', AttackingUnit, { minItems: 1, maxItems: 3 }) units!: AttackingUnit[];
}

export class DefendingUnit extends Unit {
  @integer('Combat Factor of the side showing', { min: 0, max: 20 }) cf!: number;
  @integer('Loss Factor; sent for all units of a side, its losses are worked out too [11.3.2]', {
    min: 1,
    max: 9,
    optional: true,
  })
  lf?: number;
  @flag('One-sided counter: a single step, full [2.2.1]') oneStep!: boolean;
  @flag('Retreated into this space in this Action Round [11.4.6]') retreated!: boolean;
}

export class DefendingSpace {
  @text('Name of the space', { max: 60, optional: true }) name?: string;
  @choice('Terrain [2.1.1]', Terrain, { default: 'plain' }) terrain!: Terrain;
  @choice('Position or trench [10.2.8]', Works, { default: 'none' }) works!: Works;
  @flag('Main City [3.0]') mainCity!: boolean;
  @flag('Somosierra or Guadarrama [11.2.6]') sierra!: boolean;
  @flag('Beachhead [2.2.2.11]') beachhead!: boolean;
  @choice('Supply at the start of the combat [13.3.4]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @flag('Already attacked in this Action Round [11.1.5]') attackedThisRound!: boolean;
  @list('Every unit in the space: all defend [11.1.3]', DefendingUnit, { maxItems: 6 }) units!: DefendingUnit[];
}

export class BattleInput {
  @choice('Attacking side: the active player [11.1.2]', Side) attacker!: Side;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @flag('The Severe Winter event made this winter turn severe [16.5.3]') severeWinter!: boolean;
  @flag('Action Round of a Strategic Counterattack event [8.5.5.2]') counterattack!: boolean;
  @flag('Largo Caballero’s Government has been played [17.4.1]') largoCaballero!: boolean;
  @flag('A card took units out after the declaration: the militia is not tested anew [CL.N14]') unitsTakenOut!: boolean;
  @choices('Terrain and works whose effect on fire an event cancels [CL.map]', Feature, { maxItems: 6, default: [] })
  cancelled!: Feature[];
  @list('Spaces that attack, with their participants [11.2.2]', AttackingSpace, { minItems: 1, maxItems: 8 })
  attackers!: AttackingSpace[];
  @object('The defending space [11.1.3]', DefendingSpace) defence!: DefendingSpace;
  @list('Combat cards committed, in the order played [11.2.4]', CombatCard, { maxItems: 20, default: [] })
  cards!: CombatCard[];
  @list('Attacker’s divisions in the Reserve Box [11.3.5]', ReserveUnit, { maxItems: 40, default: [] })
  attackerReserve!: ReserveUnit[];
  @list('Defender’s divisions in the Reserve Box [11.3.5]', ReserveUnit, { maxItems: 40, default: [] })
  defenderReserve!: ReserveUnit[];
  @object('Both fire tables, where no chart pack supplies them [11.2.6]', FireTables, { optional: true })
  fireTables?: FireTables;
}
