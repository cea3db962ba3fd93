import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { Crt, commandOf, isIrregular, opponentOf, Side } from '../vocabulary.js';
import { declareAir, noteAir } from './air-strikes.js';
import { sufferAll, TargetFate } from './bombardment-harm.js';
import {
  ColumnShift,
  campaignShifts,
  checkCircumstances,
  commandShifts,
  isMonsoon,
  ShiftSheet,
} from './column-shifts.js';
import { type DefencePiece, hexName, musterDefenders, type Revealed, reveal } from './forces.js';
import { AirFlight, AttackCircumstances, BarrageBattery, DefendingHex, isMechanised } from './pieces.js';
import { Result } from './results.js';
import { rubbleChecks } from './rubble.js';
import { declareBatteries, noteRevealedGuns, type Salvo } from './support-fire.js';
import { groundShift } from './terrain-shift.js';
import { PointsScored, scoreAirOnCity, scoreEliminations } from './victory-points.js';

class BombardmentInput extends AttackCircumstances {
  @choice('Side that fires; the battle and the target follow from it [10.7]', Side) attackingSide!: Side;
  @list('Artillery that fires [10.6]', BarrageBattery, { maxItems: 20, default: [] }) artillery!: BarrageBattery[];
  @list('Air markers: TAC or SAC [12.5]', AirFlight, { maxItems: 8, default: [] }) air!: AirFlight[];
  @integer('Air markers this side has used against the hex earlier this turn [12.6]', { min: 0, max: 20, default: 0 })
  airUsedBefore!: number;
  @object('The hex fired at, with every unit in it [10.10]', DefendingHex) target!: DefendingHex;
  @flag('An unsuppressed anti-aircraft unit of the target within 2 hexes of the target hex [12.12]')
  defenderAirDefence!: boolean;
  @flag('The target hex is within 2 hexes of the Communications unit: matters for Communist air [17.13]')
  targetNearCommunications!: boolean;
  @flag('A friendly unit beside the target would be left with no enemy to attack [10.6]')
  strandsFriend!: boolean;
}

class BombardmentOutcome {
  @choice('Table used: Mobile, or Assault for SAC [10.9, 12.5]', Crt, { optional: true }) crt?: Crt;
  @integer('Strength, which is the differential: defence is 0 [10.8]', { min: 0, max: 9999 }) strength!: number;
  @text('Column of the strength', { max: 10, optional: true }) baseColumn?: string;
  @list('Every shift, each once [10.16]', ColumnShift, { maxItems: 14 }) shifts!: ColumnShift[];
  @integer('Sum of the shifts', { min: -20, max: 20, optional: true }) netShift?: number;
  @text('Column used', { max: 10, optional: true }) column?: string;
  @list('What becomes of each unit', TargetFate, { maxItems: 12 }) units!: TargetFate[];
  @integer('Air markers spent [12.9]', { min: 0, max: 96 }) airSpent!: number;
  @texts('Hexes to be checked for rubble afterwards [16.32]', { max: 40, maxItems: 1 }) rubbleChecks!: string[];
  @list('Victory points scored at once', PointsScored, { maxItems: 3 }) victoryPoints!: PointsScored[];
}

/** [10.8], [12.5]: artillery and air attack a hex by themselves, one die for each unit in it. */
export const bombardment = procedure<BombardmentInput, BombardmentOutcome, Options>({
  id: 'bombardment',
  resolver: 'combat',
  title: { en: 'Bombardment', ja: '砲爆撃' },
  description: {
    en: 'Resolves artillery and air attacking a hex without ground units: strength, shifts, one roll for each unit, suppression, retreats, rubble, points.',
    ja: '砲兵と航空だけによる攻撃を解決します。戦力、シフト、ユニットごとの判定、制圧、退却、瓦礫、得点まで示します。',
  },
  rules: ['10.8', '10.10'],
  input: BombardmentInput,
  outcome: BombardmentOutcome,
  dice: [DICE.bombardment],
  example: {
    input: {
      attackingSide: 'southAfrican',
      artillery: [{ name: 'TG32', command: 'sadf', barrage: 3 }],
      target: {
        terrain: ['hilltop'],
        units: [
          { name: 'MPLA 1', defence: 2 },
          { name: 'MPLA 2', defence: 3 },
        ],
      },
    },
    dice: { given: [4, 6] },
  },

  resolve(input, umpire) {
    const { attackingSide: side } = input;
    const enemy = opponentOf(side);
    checkMission(input, umpire);
    const present = musterDefenders([input.target], enemy, umpire);
    const targets = present.filter(({ unit }) => !unit.alreadyAttacked);
    if (targets.length === 0) umpire.forbid('9.3', 'attacked-already');
    if (umpire.options.irregulars && present.every(({ unit }) => isIrregular(unit.type))) {
      umpire.forbid('22.4', 'irregulars-no-target');
    }
    const sac = input.air.some(({ type }) => type === 'sac');
    const salvo = declareBatteries(input.artillery, 'bombardment', side, undefined, umpire);
    const againstAir =
      input.defenderAirDefence || present.some(({ unit }) => unit.type === 'airDefence' && !unit.suppressed);
    const air = declareAir(input.air, input.airUsedBefore, 'bombardment', side, undefined, againstAir, umpire);
    if (!umpire.legal) return null;
    noteRevealedGuns(salvo, umpire);
    if (salvo.batteries.length > 0) umpire.note('10.8', 'barrage', { points: salvo.strength });
    noteAir(air, 'bombardment', side, umpire);
    const victoryPoints: PointsScored[] = [];
    scoreEliminations(salvo.worthless, side, input.unAttention, umpire, victoryPoints);
    scoreAirOnCity([input.target], side, air.markers, umpire, victoryPoints);
    const strength = salvo.strength + air.points;
    if (strength === 0 && salvo.batteries.length === 0) {
      umpire.note(['12.12', '12.10'], 'no-strength-left');
      umpire.summarise('no-bombardment');
      return { strength, shifts: [], units: [], airSpent: air.markers, rubbleChecks: [], victoryPoints };
    }
    const found = reveal(targets, umpire);
    const crt: Crt = sac ? 'assault' : 'mobile';
    const reading = readBombardment(input, salvo, air.markers, found, strength, crt, umpire);
    const units = sufferAll(found, reading.results, umpire);
    const lost = targets.filter(({ name }) => units.some(({ unit, fate }) => unit === name && fate === 'eliminated'));
    scoreEliminations(lost, enemy, input.unAttention, umpire, victoryPoints);
    umpire.summarise('bombardment-summary', {
      column: reading.column,
      units: units.map(({ unit, result, fate }) => ({ unit, result, fate })),
    });
    return {
      crt,
      strength,
      baseColumn: reading.baseColumn,
      shifts: reading.shifts,
      netShift: reading.netShift,
      column: reading.column,
      units,
      airSpent: air.markers,
      rubbleChecks: rubbleChecks([{ name: hexName(input.target, 0), terrain: input.target.terrain }], umpire),
      victoryPoints,
    };
  },
});

/** Who may not bombard what [10.6, 12.5]. */
function checkMission(input: BombardmentInput, umpire: Judge): void {
  checkCircumstances(input, input.attackingSide, umpire);
  if (input.artillery.length + input.air.length === 0) umpire.forbid('10.7', 'nothing-fires');
  if (input.strandsFriend) umpire.forbid('10.6', 'friend-stranded');
  const missions = umpire.chart('air-missions');
  if (input.air.some(({ type }) => missions.flag(type, 'alone'))) {
    if (input.air.some(({ type }) => !missions.flag(type, 'alone'))) umpire.forbid('12.5', 'sac-mixed');
    if (input.artillery.length > 0) umpire.forbid('12.5', 'sac-with-artillery');
  }
}

interface BombardmentReading {
  readonly baseColumn: string;
  readonly shifts: ColumnShift[];
  readonly netShift: number;
  readonly column: string;
  readonly results: Result[];
}

/** The column, and a die for each unit at full strength [10.8, 10.10]. */
function readBombardment(
  input: BombardmentInput,
  salvo: Salvo<BarrageBattery>,
  airMarkers: number,
  found: Revealed<DefencePiece>,
  strength: number,
  crt: Crt,
  umpire: Judge,
): BombardmentReading {
  const table = umpire.chart(crt === 'mobile' ? 'mobile-crt' : 'assault-crt');
  const rule = crt === 'mobile' ? '18.3' : '18.2';
  const base = table.columnFor(strength);
  const baseColumn = table.columns[base]!;
  umpire.note(crt === 'mobile' ? ['10.8', '10.9'] : ['10.8', '12.5'], 'bombardment-column', {
    crt,
    strength,
    column: baseColumn,
  });
  const sheet = new ShiftSheet(umpire);
  gatherShifts(input, salvo, airMarkers, found.standing, sheet, umpire);
  const index = table.shift(base, sheet.net);
  const column = table.columns[index]!;
  if (sheet.shifts.length > 0) umpire.note(['9.2', rule], 'column-used', { net: sheet.net, column });
  const results = found.standing.map(({ name }) => {
    const die = umpire.roll(DICE.bombardment.name, DICE.bombardment.die, name);
    const result = table.cell(die - 1, index) as Result;
    umpire.note(['10.10', rule], 'unit-result', { unit: name, die, result });
    return result;
  });
  return { baseColumn, shifts: sheet.shifts, netShift: sheet.net, column, results };
}

/** Hex terrain without hexsides, and what else bears on any attack [10.16, 11.3]. */
function gatherShifts(
  input: BombardmentInput,
  { batteries }: Salvo<BarrageBattery>,
  airMarkers: number,
  targets: readonly DefencePiece[],
  sheet: ShiftSheet,
  umpire: Judge,
): void {
  const { attackingSide: side } = input;
  const allMechanised = batteries.every((battery) => isMechanised(battery));
  const ground = groundShift(targets, allMechanised, umpire);
  if (ground.shift < 0) sheet.terrain(['10.16', '18.1'], ground.terrain, ground.shift);
  if (batteries.some(({ onHilltop }) => onHilltop)) sheet.add('18.1', 'hilltop-artillery', 'hilltopArtillery');
  if (umpire.options.suppressedTargetShift && targets.some(({ unit }) => unit.suppressed)) {
    sheet.add('11.3', 'suppressed-defender', 'suppressedDefender');
  }
  const guns = batteries.map((unit) => ({ command: commandOf(unit, side), unit }));
  commandShifts(sheet, side, guns, targets, input.targetNearCommunications && airMarkers > 0);
  campaignShifts(sheet, input, batteries.length === 0, isMonsoon(input.turn, side, umpire));
}
