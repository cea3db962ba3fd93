import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { type Crt, commandOf, isIrregular, opponentOf } from '../vocabulary.js';
import { type AirStrength, declareAir, noteAir } from './air-strikes.js';
import { sufferAll } from './bombardment-harm.js';
import { BombardmentInput, BombardmentOutcome } from './bombardment-shapes.js';
import {
  type ColumnShift,
  campaignShifts,
  checkCircumstances,
  commandShifts,
  isMonsoon,
  ShiftSheet,
} from './column-shifts.js';
import { COLUMN_STOP, CRT_CHART, CRT_RULE } from './crt.js';
import { hexName, missingUntriedFactors, musterDefenders, reveal, type TargetPiece } from './forces.js';
import { type BarrageBattery, isMechanised } from './pieces.js';
import type { Result } from './results.js';
import { rubbleChecks } from './rubble.js';
import { declareBatteries, noteRevealedGuns, type Salvo } from './support-fire.js';
import { groundShift } from './terrain-shift.js';
import { type PointsScored, scoreAirOnCity, scoreEliminations } from './victory-points.js';

/** [10.8], [12.5]: artillery and air attack a hex by themselves, one die for each unit in it. */
export const bombardment = procedure<BombardmentInput, BombardmentOutcome, Options>({
  id: 'bombardment',
  resolver: 'combat',
  title: { en: 'Bombardment', ja: '砲爆撃' },
  description: {
    en: 'Resolves artillery and air attacking a hex without ground units: strength, shifts, one roll for each unit, suppression, retreats, rubble, points.',
    ja: '砲兵と航空だけによる攻撃を解決します。戦力、シフト、ユニットごとの判定、制圧、退却、瓦礫、得点まで示します。',
  },
  rules: ['10.7', '10.8', '10.10'],
  input: BombardmentInput,
  outcome: BombardmentOutcome,
  dice: [DICE.bombardment],
  stops: [COLUMN_STOP],
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
    const { attackingSide: side, unAttention } = input;
    const fire = declare(input, umpire);
    if (!fire) return null;
    const victoryPoints: PointsScored[] = [];
    scoreEliminations(fire.salvo.worthless, side, unAttention, umpire, victoryPoints);
    scoreAirOnCity([input.target], side, fire.air.markers, umpire, victoryPoints);
    if (fire.strength === 0 && fire.salvo.batteries.length === 0) return nothingLeft(fire, victoryPoints, umpire);
    const found = reveal(fire.targets, umpire);
    const reading = findColumn(input, fire, found.standing, umpire);
    const spent = { ...reading.figures, airSpent: fire.air.markers, victoryPoints };
    if (umpire.stopsAt('column')) {
      umpire.summarise('column-summary', { crt: reading.figures.crt, column: reading.figures.column });
      return { ...spent, units: [], rubbleChecks: [] };
    }
    const units = sufferAll(found, rollEach(found.standing, reading, umpire), umpire);
    const lost = fire.targets.filter(({ name }) => units.some((u) => u.unit === name && u.fate === 'eliminated'));
    scoreEliminations(lost, opponentOf(side), unAttention, umpire, victoryPoints);
    umpire.summarise('bombardment-summary', {
      column: reading.figures.column,
      units: units.map(({ unit, result, fate }) => ({ unit, result, fate })),
    });
    const hex = { name: hexName(input.target, 0), terrain: input.target.terrain };
    return { ...spent, units, rubbleChecks: rubbleChecks([hex], umpire) };
  },
});

/** What is fired at whom. */
interface Fire {
  readonly targets: readonly TargetPiece[];
  readonly salvo: Salvo<BarrageBattery>;
  readonly air: AirStrength;
  readonly strength: number;
  readonly crt: Crt;
}

/** Steps 1 and 2: target, guns and air, refused where somebody may not; then the strength [10.8]. */
function declare(input: BombardmentInput, umpire: Judge): Fire | undefined {
  const { attackingSide: side } = input;
  checkMission(input, umpire);
  demandFacts([
    ...missingUntriedFactors(input.artillery, '/artillery'),
    ...missingUntriedFactors(input.target.units, '/target/units'),
  ]);
  const present = musterDefenders([input.target], opponentOf(side), umpire);
  const targets = present.filter(({ unit }) => !unit.alreadyAttacked);
  if (targets.length === 0) umpire.forbid('9.3', 'attacked-already');
  if (umpire.options.irregulars && present.every(({ unit }) => isIrregular(unit.type))) {
    umpire.forbid('22.4', 'irregulars-no-target');
  }
  const salvo = declareBatteries(input.artillery, 'bombardment', side, undefined, umpire);
  const againstAir =
    input.defenderAirDefence || present.some(({ unit }) => unit.type === 'airDefence' && !unit.suppressed);
  const air = declareAir(input.air, input.airUsedBefore, 'bombardment', side, undefined, againstAir, umpire);
  if (!umpire.legal) return undefined;
  noteRevealedGuns(salvo, umpire);
  if (salvo.batteries.length > 0) umpire.note('10.8', 'barrage', { points: salvo.strength });
  noteAir(air, 'bombardment', side, umpire);
  const crt = input.air.some(({ type }) => type === 'sac') ? 'assault' : 'mobile';
  return { targets, salvo, air, strength: salvo.strength + air.points, crt };
}

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

/** Air defence left nothing of the attack: the markers are spent all the same [12.12]. */
function nothingLeft({ strength, air }: Fire, victoryPoints: PointsScored[], umpire: Judge): BombardmentOutcome {
  umpire.note(['12.12', '12.10'], 'no-strength-left');
  umpire.summarise('no-bombardment');
  const unread = { crt: null, baseColumn: null, shifts: [], netShift: null, column: null };
  return { ...unread, strength, units: [], airSpent: air.markers, rubbleChecks: [], victoryPoints };
}

interface BombardmentReading {
  readonly index: number;
  readonly figures: {
    readonly crt: Crt;
    readonly strength: number;
    readonly baseColumn: string;
    readonly shifts: ColumnShift[];
    readonly netShift: number;
    readonly column: string;
  };
}

/** Steps 3 and 4: strength against 0, and the shifts [10.8, 10.9, 12.5]. */
function findColumn(
  input: BombardmentInput,
  { crt, strength, salvo, air }: Fire,
  targets: readonly TargetPiece[],
  umpire: Judge,
): BombardmentReading {
  const table = umpire.chart(CRT_CHART[crt]);
  const base = table.columnFor(strength);
  const baseColumn = table.columns[base]!;
  umpire.note(crt === 'mobile' ? ['10.8', '10.9'] : ['10.8', '12.5'], 'bombardment-column', {
    crt,
    strength,
    column: baseColumn,
  });
  const sheet = new ShiftSheet(umpire);
  gatherShifts(input, salvo, air.markers, targets, sheet, umpire);
  const index = table.shift(base, sheet.net);
  const column = table.columns[index]!;
  const { shifts, net: netShift } = sheet;
  if (shifts.length > 0) umpire.note(['9.2', CRT_RULE[crt]], 'column-used', { net: netShift, column });
  return { index, figures: { crt, strength, baseColumn, shifts, netShift, column } };
}

/** Step 6: one die for each unit in the hex, full strength each [10.10]. */
function rollEach(targets: readonly TargetPiece[], { index, figures }: BombardmentReading, umpire: Judge): Result[] {
  const table = umpire.chart(CRT_CHART[figures.crt]);
  return targets.map(({ name }) => {
    const die = umpire.roll(DICE.bombardment.name, DICE.bombardment.die, name);
    const result = table.cell(die - 1, index) as Result;
    umpire.note(['10.10', CRT_RULE[figures.crt]], 'unit-result', { unit: name, die, result });
    return result;
  });
}

/** Hex terrain without hexsides, and what else bears on any attack [10.16, 11.3]. */
function gatherShifts(
  input: BombardmentInput,
  { batteries }: Salvo<BarrageBattery>,
  airMarkers: number,
  targets: readonly TargetPiece[],
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
