import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { Crt, Side } from '../vocabulary.js';
import { ColumnShift } from './column-shifts.js';
import { AttackCircumstances, Attacker, CloseSupport, DefendingHex, ProtectiveFire } from './pieces.js';
import { AdvanceRight, LossesOwed, Result, UnitFate } from './results.js';
import { PointsScored } from './victory-points.js';

export class AdjacentAttackInput extends AttackCircumstances {
  @choice('Side that attacks; the battle and the defender follow from it [9.1]', Side) attackingSide!: Side;
  @choice('Combat Results Table chosen [9.13]; needed where both are allowed', Crt, { optional: true }) crt?: Crt;
  @list('Every unit adjacent to the defenders that attacks [9.5]', Attacker, { minItems: 1, maxItems: 36 })
  attackers!: Attacker[];
  @list('The hexes attacked, with every unit in them [9.10]', DefendingHex, { minItems: 1, maxItems: 6 })
  defendingHexes!: DefendingHex[];
  @object('Artillery and air supporting the attack [10.11, 12.4]', CloseSupport, { default: {} })
  closeSupport!: CloseSupport;
  @object('Final protective fire of the defender [10.13, 12.4]', ProtectiveFire, { default: {} })
  protectiveFire!: ProtectiveFire;
  @flag('An unsuppressed anti-aircraft unit of the defender within 2 hexes of the defending hex [12.12]')
  defenderAirDefence!: boolean;
  @flag('An unsuppressed anti-aircraft unit of the attacker within 2 hexes of the defending hex [12.12]')
  attackerAirDefence!: boolean;
  @flag('The defending hex is within 2 hexes of the Communications unit: matters for Communist air support [17.13]')
  targetNearCommunications!: boolean;
  @flag('The attacker asks for a column lower than the one computed, which is not allowed [9.7]') lowerColumn!: boolean;
  @flag('Event 5 of Angola: the attacking side leads by 10 VP or more [18.5]') vpLead!: boolean;
}

export class AdjacentAttackOutcome {
  @choice('Result; noCombat where revealed units were worthless and nobody is left to fight [14.4]', Result, {
    optional: true,
  })
  result!: Result | null;
  @choice('Table used [9.13]', Crt, { optional: true }) crt!: Crt | null;
  @integer('Attack total [9.2]', { min: 0, max: 9999, optional: true }) attackStrength!: number | null;
  @integer('Defence total [9.2]', { min: 0, max: 9999, optional: true }) defenceStrength!: number | null;
  @integer('Attack less defence [9.2]', { min: -9999, max: 9999, optional: true }) differential!: number | null;
  @text('Column of the differential', { max: 10, optional: true }) baseColumn!: string | null;
  @list('Every shift, each once [9.2]', ColumnShift, { maxItems: 14 }) shifts!: ColumnShift[];
  @integer('Sum of the shifts', { min: -20, max: 20, optional: true }) netShift!: number | null;
  @text('Column used, after shifts and the edge of the table', { max: 10, optional: true }) column!: string | null;
  @list('What becomes of each attacker', UnitFate, { maxItems: 36 }) attackers!: UnitFate[];
  @list('What becomes of each defender', UnitFate, { maxItems: 72 }) defenders!: UnitFate[];
  @object('Losses the attacker still has to choose [9.14]', LossesOwed, { optional: true }) losses!: LossesOwed | null;
  @object('Who may advance [9.19]', AdvanceRight, { optional: true }) advance!: AdvanceRight | null;
  @texts('Units that may be flown out instead of retreating, with a transport marker [13.4]', { max: 40, maxItems: 72 })
  mayEvacuate!: string[];
  @texts('Hexes to be checked for rubble afterwards [16.32]', { max: 40, maxItems: 6 }) rubbleChecks!: string[];
  @list('Victory points scored at once; losses still to be chosen are not in it', PointsScored, { maxItems: 5 })
  victoryPoints!: PointsScored[];
}
