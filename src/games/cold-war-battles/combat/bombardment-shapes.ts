import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { Crt, Side } from '../vocabulary.js';
import { TargetFate } from './bombardment-harm.js';
import { ColumnShift } from './column-shifts.js';
import { AirFlight, AttackCircumstances, BarrageBattery, TargetHex } from './pieces.js';
import { PointsScored } from './victory-points.js';

export class BombardmentInput extends AttackCircumstances {
  @choice('Side that fires; the battle and the target follow from it [10.7]', Side) attackingSide!: Side;
  @list('Artillery that fires [10.6]', BarrageBattery, { maxItems: 20, default: [] }) artillery!: BarrageBattery[];
  @list('Air markers: TAC or SAC [12.5]', AirFlight, { maxItems: 8, default: [] }) air!: AirFlight[];
  @integer('Air markers this side has used against the hex earlier this turn [12.6]', { min: 0, max: 20, default: 0 })
  airUsedBefore!: number;
  @object('The hex fired at, with every unit in it [10.10]', TargetHex) target!: TargetHex;
  @flag('An unsuppressed anti-aircraft unit of the target within 2 hexes of the target hex [12.12]')
  defenderAirDefence!: boolean;
  @flag('The target hex is within 2 hexes of the Communications unit: matters for Communist air [17.13]')
  targetNearCommunications!: boolean;
  @flag('A friendly unit beside the target would be left with no enemy to attack [10.6]')
  strandsFriend!: boolean;
}

export class BombardmentOutcome {
  @choice('Table used: Mobile, or Assault for SAC [10.9, 12.5]', Crt, { optional: true }) crt!: Crt | null;
  @integer('Strength, which is the differential: defence is 0 [10.8]', { min: 0, max: 9999 }) strength!: number;
  @text('Column of the strength', { max: 10, optional: true }) baseColumn!: string | null;
  @list('Every shift, each once [10.16]', ColumnShift, { maxItems: 14 }) shifts!: ColumnShift[];
  @integer('Sum of the shifts', { min: -20, max: 20, optional: true }) netShift!: number | null;
  @text('Column used', { max: 10, optional: true }) column!: string | null;
  @list('What becomes of each unit', TargetFate, { maxItems: 12 }) units!: TargetFate[];
  @integer('Air markers spent [12.9]', { min: 0, max: 96 }) airSpent!: number;
  @texts('Hexes to be checked for rubble afterwards [16.32]', { max: 40, maxItems: 1 }) rubbleChecks!: string[];
  @list('Victory points scored at once', PointsScored, { maxItems: 3 }) victoryPoints!: PointsScored[];
}
