import type { ChartReader } from '../../../kernel/charts/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { noAirYet } from '../shared/counter.js';
import { DICE } from '../shared/dice.js';
import { type Command, type Crt, commandOf, opponentOf, type Side } from '../vocabulary.js';
import type { AdjacentAttackInput } from './adjacent-attack-shapes.js';
import { type AirStrength, declareAir, noteAir } from './air-strikes.js';
import { type ColumnShift, campaignShifts, commandShifts, isMonsoon, ShiftSheet } from './column-shifts.js';
import { CRT_CHART, CRT_RULE } from './crt.js';
import { type AttackPiece, type DefencePiece, isDefendingGun, missingLossValues, printedDefence } from './forces.js';
import { type BarrageBattery, isMechanised, type ProtectiveBattery, type RangedBattery } from './pieces.js';
import type { Result } from './results.js';
import { checkIrregulars, declareBatteries, noteRevealedGuns, type Salvo } from './support-fire.js';
import { groundShift, noteNoShift, riverShift } from './terrain-shift.js';

/** Both sides of an adjacent combat, all fire declared. */
export interface Fight {
  readonly input: AdjacentAttackInput;
  readonly attackers: readonly AttackPiece[];
  readonly defenders: readonly DefencePiece[];
  readonly support: Salvo<BarrageBattery>;
  readonly supportAir: AirStrength;
  readonly protection: Salvo<ProtectiveBattery>;
  readonly protectionAir: AirStrength;
}

const hasAirDefence = (pieces: readonly (AttackPiece | DefencePiece)[]): boolean =>
  pieces.some(({ unit }) => unit.type === 'airDefence' && !unit.suppressed);

/** Support of both sides, the attacker's first, refused where it is not allowed [9.3, 10.11, 10.13, 12.4]. */
export function declareFire(
  input: AdjacentAttackInput,
  attackers: readonly AttackPiece[],
  defenders: readonly DefencePiece[],
  umpire: Judge,
): Fight {
  const { attackingSide: side, closeSupport: cs, protectiveFire: fpf } = input;
  const enemy = opponentOf(side);
  const support = cs.artillery.length + cs.air.length > 0;
  const protection = fpf.artillery.length + fpf.air.length > 0;
  checkIrregulars(attackers, defenders, { support, protection }, umpire);
  const late = fpf.air.length > 0 ? noAirYet(enemy, input.turn) : undefined;
  if (late) umpire.forbid([late, '12.8'], 'no-air-yet', { side: enemy });
  const helped = support ? attackers.map(({ command }) => command) : [];
  const shielded = protection ? defenders.map(({ command }) => command) : [];
  const againstSupport = input.defenderAirDefence || hasAirDefence(defenders);
  const againstProtection = input.attackerAirDefence || hasAirDefence(attackers);
  return {
    input,
    attackers,
    defenders,
    support: declareBatteries(cs.artillery, 'closeSupport', side, helped, umpire),
    supportAir: declareAir(cs.air, cs.airUsedBefore, 'closeSupport', side, helped, againstSupport, umpire),
    protection: declareBatteries(fpf.artillery, 'fpf', enemy, shielded, umpire),
    protectionAir: declareAir(fpf.air, fpf.airUsedBefore, 'fpf', enemy, shielded, againstProtection, umpire),
  };
}

/** Steps 2 and 3: factors, barrage and air of the attack [9.2]. */
function attackTotal({ input, attackers, support, supportAir }: Fight, umpire: Judge): number {
  const ground = noteAttackers(attackers, umpire);
  noteRevealedGuns(support, umpire);
  if (support.batteries.length > 0) umpire.note('10.11', 'close-support', { points: support.strength });
  noteAir(supportAir, 'closeSupport', input.attackingSide, umpire);
  return ground + support.strength + supportAir.points;
}

/** Step 4: defence factors and final protective fire [9.2, 9.10]. */
function defenceTotal({ input, defenders, protection, protectionAir }: Fight, umpire: Judge): number {
  const factors = printedDefence(defenders);
  umpire.note('9.10', 'defence-factors', { points: factors });
  if (defenders.some(isDefendingGun)) umpire.note('10.15', 'artillery-defends');
  noteRevealedGuns(protection, umpire);
  if (protection.batteries.length > 0) umpire.note('10.13', 'protective-fire', { points: protection.strength });
  noteAir(protectionAir, 'fpf', opponentOf(input.attackingSide), umpire);
  return factors + protection.strength + protectionAir.points;
}

/** Attack factors, and the barrage of artillery that stands among the attackers [9.2, 10.12]. */
function noteAttackers(attackers: readonly AttackPiece[], umpire: Judge): number {
  let factors = 0;
  let barrage = 0;
  let guns = 0;
  for (const { artillery, strength } of attackers) {
    if (artillery) {
      barrage += strength;
      guns += 1;
    } else factors += strength;
  }
  if (guns < attackers.length) umpire.note('9.2', 'attack-factors', { points: factors });
  if (guns > 0) umpire.note('10.12', 'adjacent-artillery', { points: barrage });
  return factors + barrage;
}

/** What a player reads off the table before the die falls [9.2]. */
interface Figures {
  readonly attackStrength: number;
  readonly defenceStrength: number;
  readonly differential: number;
  readonly baseColumn: string;
  readonly shifts: ColumnShift[];
  readonly netShift: number;
  readonly column: string;
}

export interface TableColumn {
  readonly crt: Crt;
  readonly index: number;
  readonly figures: Figures;
}

/** Steps 2 to 6: totals, differential, column, shifts [9.2]. */
export function findColumn(fight: Fight, crt: Crt, umpire: Judge): TableColumn {
  const attackStrength = attackTotal(fight, umpire);
  const defenceStrength = defenceTotal(fight, umpire);
  const differential = attackStrength - defenceStrength;
  const table = umpire.chart(CRT_CHART[crt]);
  const base = table.columnFor(differential);
  const baseColumn = table.columns[base]!;
  umpire.note('9.2', 'differential', {
    attack: attackStrength,
    defence: defenceStrength,
    differential,
    column: baseColumn,
  });
  const sheet = new ShiftSheet(umpire);
  gatherShifts(fight, sheet, umpire);
  const index = table.shift(base, sheet.net);
  const column = table.columns[index]!;
  const { shifts, net: netShift } = sheet;
  if (shifts.length > 0) umpire.note(['9.2', CRT_RULE[crt]], 'column-used', { net: netShift, column });
  const figures = { attackStrength, defenceStrength, differential, baseColumn, shifts, netShift, column };
  return { crt, index, figures };
}

/** Step 7: the die, when nothing it may ask for is missing [9.2]. */
export function rollResult(fight: Fight, { crt, index, figures: { column } }: TableColumn, umpire: Judge): Result {
  const table = umpire.chart(CRT_CHART[crt]);
  demandLossValues(fight, table, index, umpire);
  const die = umpire.roll(DICE.combat.name);
  const result = table.cell(die - 1, index) as Result;
  umpire.note(CRT_RULE[crt], 'result', { crt, column, die, result });
  umpire.summarise('attack-summary', { crt, column, die, result, value: printedDefence(fight.defenders) });
  return result;
}

/** What the guns are worth in an exchange is asked for before the die falls, where the column has one [9.14, 10.17]. */
function demandLossValues({ input }: Fight, table: ChartReader, column: number, umpire: Judge): void {
  const missing = missingLossValues(input.attackers, input.attackingSide);
  if (missing.length === 0) return;
  const results = umpire.chart('adjacent-results');
  const exchanges = table.rows.some(
    (_, row) => results.text(table.cell(row, column) as string, 'attackerLoss') === 'exchange',
  );
  if (exchanges) demandFacts(missing);
}

/** Every shift of an adjacent attack, terrain first [9.2, 9.11]. */
function gatherShifts(fight: Fight, sheet: ShiftSheet, umpire: Judge): void {
  const { input, attackers, defenders, support, supportAir, protection } = fight;
  const { attackingSide: side } = input;
  const monsoon = isMonsoon(input.turn, side, umpire);
  const allMechanised =
    attackers.every(({ unit }) => isMechanised(unit)) && support.batteries.every((battery) => isMechanised(battery));
  const ground = groundShift(defenders, allMechanised, umpire);
  const river = riverShift(attackers, defenders, monsoon, umpire);
  const best = river.shift < ground.shift ? river : ground;
  if (best.shift < 0) sheet.terrain(best.hexside ? ['9.12', '18.1'] : ['9.11', '18.1'], best.terrain, best.shift);
  else noteNoShift(attackers, defenders, allMechanised, umpire);
  const hilltop =
    attackers.some(({ artillery, unit }) => artillery && unit.onHilltop) ||
    support.batteries.some(({ onHilltop }) => onHilltop);
  if (hilltop) sheet.add('18.1', 'hilltop-artillery', 'hilltopArtillery');
  if (attackers.some(isSuppressed)) sheet.add('11.3', 'suppressed-attacker', 'suppressedAttacker');
  if (defenders.some(isSuppressed)) sheet.add('11.3', 'suppressed-defender', 'suppressedDefender');
  const airHelped = input.targetNearCommunications && supportAir.markers > 0;
  commandShifts(
    sheet,
    side,
    withBatteries(attackers, support.batteries, side),
    withBatteries(defenders, protection.batteries, opponentOf(side)),
    airHelped,
  );
  campaignShifts(sheet, input, false, monsoon);
  if (input.vpLead) sheet.add('18.5', 'vp-lead', 'eventVpLead');
}

const isSuppressed = ({ unit }: AttackPiece | DefencePiece): boolean => unit.suppressed;

interface Participant {
  readonly command: Command;
  readonly unit: AttackPiece['unit'] | DefencePiece['unit'] | RangedBattery;
}

/** The units in a combat and the guns that fire into it, as headquarters see them. */
function withBatteries(
  pieces: readonly Participant[],
  batteries: readonly RangedBattery[],
  side: Side,
): readonly Participant[] {
  if (batteries.length === 0) return pieces;
  return [...pieces, ...batteries.map((unit) => ({ command: commandOf(unit, side), unit }))];
}
