import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { noAirYet } from '../shared/counter.js';
import { DICE } from '../shared/dice.js';
import { Crt, opponentOf } from '../vocabulary.js';
import { AdjacentAttackInput, AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import { checkCircumstances } from './column-shifts.js';
import { declareFire, readTable } from './differential.js';
import {
  type AttackPiece,
  type DefencePiece,
  hexName,
  missingStrengths,
  musterAttackers,
  musterDefenders,
  type Revealed,
  reveal,
} from './forces.js';
import type { DefendingHex } from './pieces.js';
import { advanceOfAttackers, applyResult, type UnitFate } from './results.js';
import { rubbleChecks } from './rubble.js';
import { chooseTable } from './table-choice.js';
import { type PointsScored, scoreAirOnCity, scoreEliminations } from './victory-points.js';

/** [9.2]: the nine steps of an adjacent attack. */
export const adjacentAttack = procedure<AdjacentAttackInput, AdjacentAttackOutcome, Options>({
  id: 'adjacent-attack',
  resolver: 'combat',
  title: { en: 'Adjacent attack', ja: '隣接戦闘' },
  description: {
    en: 'Resolves an attack on adjacent hexes: table, strengths, shifts, result, losses, retreats, advance, points. Without a choice of table the odds show both.',
    ja: '隣接ヘクスへの攻撃を解決します。表、戦力、シフト、結果、損失、退却、前進、得点まで示します。表を選ばなければ確率は両方を並べます。',
  },
  rules: ['9.2'],
  input: AdjacentAttackInput,
  outcome: AdjacentAttackOutcome,
  dice: [DICE.combat],
  example: {
    input: {
      attackingSide: 'soviet',
      crt: 'mobile',
      attackers: [{ name: '1/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5 }],
      defendingHexes: [{ hex: '0507', terrain: ['hilltop'], units: [{ name: 'Students', defence: 2 }] }],
    },
    dice: { given: [4] },
  },

  variants(input) {
    if (input.crt !== undefined) return [];
    return Crt.values.map((crt) => ({ name: crt, input: { ...input, crt } }));
  },

  resolve(input, umpire) {
    const { attackingSide: side } = input;
    const enemy = opponentOf(side);
    checkCircumstances(input, side, umpire);
    if (input.vpLead && (side === 'soviet' || side === 'hungarian')) umpire.forbid('18.5', 'angola-only');
    if (input.lowerColumn) umpire.forbid('9.7', 'lower-column');
    demandFacts(missingStrengths(input.attackers));
    const force = musterAttackers(input.attackers, side, umpire);
    const attack = reveal(force, umpire);
    const present = musterDefenders(input.defendingHexes, enemy, umpire);
    const bystanders = present.filter(({ unit }) => unit.alreadyAttacked);
    const targets = bystanders.length === 0 ? present : present.filter(({ unit }) => !unit.alreadyAttacked);
    if (targets.length === 0) umpire.forbid('9.3', 'attacked-already');
    else if (bystanders.length > 0) umpire.note('9.3', 'bystanders', { units: bystanders.map(({ name }) => name) });
    const defence = reveal(targets, umpire);
    if (!umpire.legal) return null;
    const points: PointsScored[] = [];
    scoreEliminations(attack.gone, side, input.unAttention, umpire, points);
    scoreEliminations(defence.gone, enemy, input.unAttention, umpire, points);
    if (attack.standing.length === 0 || defence.standing.length === 0) {
      return noCombat(attack, defence, bystanders, points, umpire);
    }
    const table = chooseTable(input.crt, attack.standing, defence.standing, side, umpire);
    const fight = declareFire(input, attack.standing, defence.standing, umpire);
    if (!umpire.legal || table === undefined) return null;
    const reading = readTable(fight, table, umpire);
    const lifted = noAirYet(enemy, input.turn) === undefined;
    const after = applyResult(reading.result, attack.standing, defence.standing, bystanders, lifted, umpire);
    const lost = [...fight.support.worthless, ...lostAmong(attack.standing, after.attackers)];
    scoreEliminations(lost, side, input.unAttention, umpire, points);
    const beaten = [...fight.protection.worthless, ...lostAmong(defence.standing, after.defenders)];
    scoreEliminations(beaten, enemy, input.unAttention, umpire, points);
    scoreAirOnCity(input.defendingHexes, side, fight.supportAir.markers, umpire, points);
    const shelled = fight.supportAir.markers > 0 || fight.support.batteries.length > 0 || attack.standing.some(isGun);
    return {
      result: reading.result,
      crt: table,
      attackStrength: reading.attackStrength,
      defenceStrength: reading.defenceStrength,
      differential: reading.differential,
      baseColumn: reading.baseColumn,
      shifts: reading.shifts,
      netShift: reading.netShift,
      column: reading.column,
      attackers: withGone(after.attackers, attack.gone),
      defenders: withGone(after.defenders, defence.gone),
      losses: after.losses,
      advance: after.advance,
      mayEvacuate: after.mayEvacuate,
      rubbleChecks: shelled ? rubbleChecks(hexesUnderAttack(input.defendingHexes, defence.standing), umpire) : [],
      victoryPoints: points,
    };
  },
});

const isGun = ({ artillery }: AttackPiece): boolean => artillery;

const lostAmong = <T extends AttackPiece | DefencePiece>(pieces: readonly T[], fates: readonly UnitFate[]): T[] =>
  pieces.filter((_piece, i) => fates[i]!.fate === 'eliminated');

/** Units lost when they were revealed belong to the outcome too. */
const withGone = (fates: UnitFate[], gone: readonly (AttackPiece | DefencePiece)[]): UnitFate[] =>
  gone.length === 0 ? fates : [...fates, ...gone.map(({ name }) => eliminated(name))];

const eliminated = (unit: string): UnitFate => ({ unit, fate: 'eliminated', hexes: 0 });

const standing = ({ name }: AttackPiece | DefencePiece): UnitFate => ({ unit: name, fate: 'stands', hexes: 0 });

const hexesUnderAttack = (hexes: readonly DefendingHex[], defenders: readonly DefencePiece[]) =>
  hexes
    .map((hex, i) => ({ name: hexName(hex, i), terrain: hex.terrain, hex }))
    .filter(({ hex }) => defenders.some((defender) => defender.hex === hex));

/** One side was worth nothing when it was turned up: no die is rolled [14.4]. */
function noCombat(
  attack: Revealed<AttackPiece>,
  defence: Revealed<DefencePiece>,
  bystanders: readonly DefencePiece[],
  victoryPoints: PointsScored[],
  umpire: Judge,
): AdjacentAttackOutcome {
  const victors = defence.standing.length === 0 ? attack.standing : [];
  umpire.note(['14.4', '9.20'], victors.length > 0 ? 'no-defenders-left' : 'no-attackers-left');
  umpire.summarise('no-combat', { by: victors.length > 0 ? 'defender' : 'attacker' });
  return {
    result: 'noCombat',
    shifts: [],
    attackers: withGone(attack.standing.map(standing), attack.gone),
    defenders: withGone(defence.standing.map(standing), defence.gone),
    advance: advanceOfAttackers(victors, defence.gone, bystanders, 'vacatedHex', umpire),
    mayEvacuate: [],
    rubbleChecks: [],
    victoryPoints,
  };
}
