import { choice, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { missingDefences } from '../shared/facts.js';
import { AttackKind, Party } from '../vocabulary.js';
import { flies } from './air.js';
import { DivisionPoints, notePayment, payingDivisions } from './assault-points.js';
import { AttackInput } from './attack-input.js';
import { checkAttack, divisionsOf } from './attack-legality.js';
import { attackStrength, defenceStrength, StrengthParts } from './attack-strengths.js';
import { ColumnShift, type Columns, CombatEffect, findColumn, readResult, type Shift } from './crt.js';
import { combinedArms, leaderModifier } from './die-modifiers.js';
import { sufferAttack } from './effects.js';
import { antiTankShift, assaultShift, nationalistShift } from './shifts.js';
import { missingRanges } from './support.js';

export class AttackOutcome {
  @integer('Attack strength with artillery and air [11.4]', { min: 0, max: 9999 }) attackStrength!: number;
  @integer('Defence strength with artillery, air and terrain [11.4]', { min: 0, max: 9999 }) defenceStrength!: number;
  @object('What the attack strength is made of [11.4]', StrengthParts) attackFrom!: StrengthParts;
  @object('What the defence strength is made of besides terrain [11.4]', StrengthParts) defenceFrom!: StrengthParts;
  @integer('Points of terrain within the defence strength [T.5]', { min: 0, max: 9 }) terrainPoints!: number;
  @integer('Attack less defence [11.4]', { min: -9999, max: 9999 }) differential!: number;
  @text('Column of the differential [T.4]', { max: 8 }) startColumn!: string;
  @list('Every shift by itself [11.2, J.14, J.17]', ColumnShift, { maxItems: 5 }) shifts!: ColumnShift[];
  @integer('Net columns of shift, right positive [11.4]', { min: -9, max: 9 }) shift!: number;
  @text('Column used [T.4]', { max: 8 }) column!: string;
  @integer('Added to the die [11.3, 14.3]', { min: 0, max: 9 }) dieModifier!: number;
  @text('Result as printed, attacker before defender; null up to the column [T.4]', { max: 8, optional: true })
  result!: string | null;
  @object('What the attacker suffers; null up to the column', CombatEffect, { optional: true })
  attacker!: CombatEffect | null;
  @object('What the defender suffers; null up to the column', CombatEffect, { optional: true })
  defender!: CombatEffect | null;
  @choice('Who may advance into the hex the other leaves, if it is empty; null up to the column [11.7]', Party, {
    optional: true,
  })
  mayAdvance!: Party | null;
  @list('Assault points spent [11.2.1]', DivisionPoints, { maxItems: 40 }) assaultPointsSpent!: DivisionPoints[];
}

/** Everything that is known before the die [11.4]. */
type Odds = Omit<AttackOutcome, 'result' | 'attacker' | 'defender' | 'mayAdvance'>;

/** What an assault costs whom [11.2.1]; a normal attack costs nothing. */
function payForAssault(input: AttackInput, umpire: Judge): DivisionPoints[] {
  if (input.kind !== 'assault') return [];
  const divisions = divisionsOf(input, umpire);
  return notePayment(payingDivisions(divisions, input.payingDivision), divisions, input.scenario, umpire);
}

/** An assault may land in a column that reads the same as the one without it: worth saying before the point is spent. */
function noteIdleAssault({ start, final, shift }: Columns, assault: Shift, umpire: Judge): void {
  const crt = umpire.chart('crt');
  const without = crt.shift(start, shift - assault.columns);
  if (!crt.columnsEqual(without, final)) return;
  umpire.note(['11.2', 'T.4'], 'assault-changes-nothing', { from: crt.columns[without]!, to: crt.columns[final]! });
}

/** The column of the differential, moved by assault, scenario and anti-tank fire [11.2, 11.4, J.14, J.17]. */
function columnOf(input: AttackInput, differential: number, umpire: Judge): Columns {
  const assault = input.kind === 'assault' ? assaultShift(umpire) : null;
  const shifts = [
    ...(assault ? [assault] : []),
    ...nationalistShift(input.scenario, input.side, umpire),
    ...antiTankShift(input, umpire),
  ];
  const columns = findColumn(differential, shifts, umpire);
  if (assault) noteIdleAssault(columns, assault, umpire);
  return columns;
}

/** 11.4 up to the die: strengths, differential, column, modifier. */
function weigh(input: AttackInput, umpire: Judge): { odds: Odds; columns: Columns } {
  const strength = attackStrength(input, umpire);
  const defence = defenceStrength(input, umpire);
  const differential = strength.total - defence.total;
  const assaultPointsSpent = payForAssault(input, umpire);
  const columns = columnOf(input, differential, umpire);
  const names = umpire.chart('crt').columns;
  const dieModifier =
    combinedArms(input.attackers, input.guns.length > 0, flies(input.air), umpire) +
    leaderModifier(input.leader, umpire);
  const odds = {
    attackStrength: strength.total,
    attackFrom: strength.parts,
    defenceFrom: defence.parts,
    defenceStrength: defence.total,
    terrainPoints: defence.terrain,
    differential,
    startColumn: names[columns.start]!,
    shifts: columns.shifts,
    shift: columns.shift,
    column: names[columns.final]!,
    dieModifier,
    assaultPointsSpent,
  };
  return { odds, columns };
}

/** One combat from the declaration to its printed result; null where it is forbidden [11.1-11.4]. */
export function resolveAttack(input: AttackInput, umpire: Judge): AttackOutcome | null {
  checkAttack(input, umpire);
  if (!umpire.legal) return null;
  demandFacts([
    ...missingDefences(input.defenders, '/defenders'),
    ...missingRanges(input.guns, '/guns'),
    ...missingRanges(input.defensiveGuns, '/defensiveGuns'),
  ]);
  const { odds, columns } = weigh(input, umpire);
  const { differential, column } = odds;
  if (umpire.stopsAt('column')) {
    umpire.summarise('column-summary', { differential, column, modifier: odds.dieModifier });
    return { ...odds, result: null, attacker: null, defender: null, mayAdvance: null };
  }
  const result = readResult(DICE.combat.name, columns.final, odds.dieModifier, umpire);
  const { attacker, defender, mayAdvance, values } = sufferAttack(input, result, umpire);
  umpire.summarise('attack-summary', { differential, column, result, ...values });
  return { ...odds, result, attacker, defender, mayAdvance };
}

export const attack = procedure<AttackInput, AttackOutcome, Options>({
  id: 'attack',
  resolver: 'combat',
  title: { en: 'Normal attack or assault', ja: '通常攻撃と突撃' },
  description: {
    en: 'Strengths, terrain, column, shifts, die and results of one combat between manoeuvre units with their support.',
    ja: '機動ユニットの戦闘一つについて、戦力、地形、列、シフト、ダイス、結果を求める。',
  },
  rules: ['2.1', '11.1', '11.2', '11.4'],
  dice: [DICE.combat],
  stops: [{ id: 'column', title: { en: 'Only the column and the die modifier', ja: '列とダイス修正まで' } }],
  input: AttackInput,
  outcome: AttackOutcome,
  example: {
    input: { side: 'republican', kind: 'assault', attackers: [{ attack: 7 }], defenders: [{ defence: 3 }] },
    dice: { given: [5] },
  },
  resolve: resolveAttack,
  variants(input) {
    if (input.kind !== undefined) return [];
    return AttackKind.values.map((kind) => ({ name: kind, input: { ...input, kind } }));
  },
});
