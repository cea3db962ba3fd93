import { procedure } from '../../../kernel/procedures/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge, Options } from '../options.js';
import { noAirYet } from '../shared/counter.js';
import { DICE } from '../shared/dice.js';
import { Crt, opponentOf } from '../vocabulary.js';
import { AdjacentAttackInput, AdjacentAttackOutcome } from './adjacent-attack-shapes.js';
import { checkCircumstances } from './column-shifts.js';
import { COLUMN_STOP } from './crt.js';
import { declareFire, type Fight, findColumn, rollResult, type TableColumn } from './differential.js';
import {
  type AttackPiece,
  type DefencePiece,
  hexName,
  missingStrengths,
  missingUntriedFactors,
  musterAttackers,
  musterDefenders,
  type Revealed,
  reveal,
} from './forces.js';
import type { DefendingHex } from './pieces.js';
import { advanceOfAttackers, applyResult, type Result, type UnitFate } from './results.js';
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
  stops: [COLUMN_STOP],
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
    const { attackingSide: side, unAttention } = input;
    const engaged = engage(input, umpire);
    if (!engaged) return null;
    const { attack, defence } = engaged;
    const points: PointsScored[] = [];
    scoreEliminations(attack.gone, side, unAttention, umpire, points);
    scoreEliminations(defence.gone, opponentOf(side), unAttention, umpire, points);
    if (attack.standing.length === 0 || defence.standing.length === 0) return noCombat(engaged, points, umpire);
    const crt = chooseTable(input.crt, attack.standing, defence.standing, side, umpire);
    const fight = declareFire(input, attack.standing, defence.standing, umpire);
    if (!umpire.legal || crt === undefined) return null;
    const found = findColumn(fight, crt, umpire);
    if (umpire.stopsAt('column')) return onlyColumn(found, points, umpire);
    const result = rollResult(fight, found, umpire);
    return { result, crt, ...found.figures, ...aftermath(result, fight, engaged, points, umpire) };
  },
});

/** Both sides of a combat, turned face up. */
interface Engagement {
  readonly attack: Revealed<AttackPiece>;
  readonly defence: Revealed<DefencePiece>;
  /** Units attacked earlier this phase: they add nothing and suffer nothing [9.3]. */
  readonly bystanders: readonly DefencePiece[];
}

/** Step 1: who fights whom, refused where somebody may not; whoever is untried is turned up [9.3, 14.2]. */
function engage(input: AdjacentAttackInput, umpire: Judge): Engagement | undefined {
  const { attackingSide: side } = input;
  checkCircumstances(input, side, umpire);
  if (input.vpLead && (side === 'soviet' || side === 'hungarian')) umpire.forbid('18.5', 'angola-only');
  if (input.lowerColumn) umpire.forbid('9.7', 'lower-column');
  demandFacts([
    ...missingStrengths(input.attackers),
    ...missingUntriedFactors(input.attackers, '/attackers'),
    ...missingUntriedFactors(input.closeSupport.artillery, '/closeSupport/artillery'),
    ...missingUntriedFactors(input.protectiveFire.artillery, '/protectiveFire/artillery'),
  ]);
  const attack = reveal(musterAttackers(input.attackers, side, umpire), umpire);
  const present = musterDefenders(input.defendingHexes, opponentOf(side), umpire);
  const bystanders = present.filter(({ unit }) => unit.alreadyAttacked);
  const targets = bystanders.length === 0 ? present : present.filter(({ unit }) => !unit.alreadyAttacked);
  if (targets.length === 0) umpire.forbid('9.3', 'attacked-already');
  else if (bystanders.length > 0) umpire.note('9.3', 'bystanders', { units: bystanders.map(({ name }) => name) });
  const defence = reveal(targets, umpire);
  return umpire.legal ? { attack, defence, bystanders } : undefined;
}

type Ending = Pick<
  AdjacentAttackOutcome,
  'attackers' | 'defenders' | 'losses' | 'advance' | 'mayEvacuate' | 'rubbleChecks' | 'victoryPoints'
>;

/** Step 8: losses, retreats, who may advance, points, rubble due [9.2, 9.14, 16.32]. */
function aftermath(
  result: Result,
  fight: Fight,
  { attack, defence, bystanders }: Engagement,
  points: PointsScored[],
  umpire: Judge,
): Ending {
  const { input, support, supportAir, protection } = fight;
  const { attackingSide: side, unAttention } = input;
  const enemy = opponentOf(side);
  const lifted = noAirYet(enemy, input.turn) === undefined;
  const after = applyResult(result, attack.standing, defence.standing, bystanders, lifted, umpire);
  const lost = [...support.worthless, ...lostAmong(attack.standing, after.attackers)];
  scoreEliminations(lost, side, unAttention, umpire, points);
  const beaten = [...protection.worthless, ...lostAmong(defence.standing, after.defenders)];
  scoreEliminations(beaten, enemy, unAttention, umpire, points);
  scoreAirOnCity(input.defendingHexes, side, supportAir.markers, umpire, points);
  const shelled = supportAir.markers > 0 || support.batteries.length > 0 || attack.standing.some(isGun);
  return {
    attackers: inOrder(attack, after.attackers),
    defenders: inOrder(defence, after.defenders),
    losses: after.losses,
    advance: after.advance,
    mayEvacuate: after.mayEvacuate,
    rubbleChecks: shelled ? rubbleChecks(hexesUnderAttack(input.defendingHexes, defence.standing), umpire) : [],
    victoryPoints: points,
  };
}

/** The question went as far as the column: nothing is rolled, nobody's fate is known. */
function onlyColumn(
  { crt, figures }: TableColumn,
  victoryPoints: PointsScored[],
  umpire: Judge,
): AdjacentAttackOutcome {
  umpire.summarise('column-summary', { crt, column: figures.column });
  return {
    result: null,
    crt,
    ...figures,
    attackers: [],
    defenders: [],
    losses: null,
    advance: null,
    mayEvacuate: [],
    rubbleChecks: [],
    victoryPoints,
  };
}

const isGun = ({ artillery }: AttackPiece): boolean => artillery;

const lostAmong = <T extends AttackPiece | DefencePiece>(pieces: readonly T[], fates: readonly UnitFate[]): T[] =>
  pieces.filter((_piece, i) => fates[i]!.fate === 'eliminated');

/** Units lost when they were revealed belong to the outcome too, each in its place. */
const inOrder = <T extends AttackPiece | DefencePiece>(
  { all, standing }: Revealed<T>,
  fates: UnitFate[],
): UnitFate[] =>
  all.length === standing.length ? fates : all.map((piece) => fates[standing.indexOf(piece)] ?? eliminated(piece.name));

const eliminated = (unit: string): UnitFate => ({ unit, fate: 'eliminated', hexes: 0 });

const standing = ({ name }: AttackPiece | DefencePiece): UnitFate => ({ unit: name, fate: 'stands', hexes: 0 });

const hexesUnderAttack = (hexes: readonly DefendingHex[], defenders: readonly DefencePiece[]) =>
  hexes
    .map((hex, i) => ({ name: hexName(hex, i), terrain: hex.terrain, hex }))
    .filter(({ hex }) => defenders.some((defender) => defender.hex === hex));

/** One side was worth nothing when it was turned up: no die is rolled [14.4]. */
function noCombat(
  { attack, defence, bystanders }: Engagement,
  victoryPoints: PointsScored[],
  umpire: Judge,
): AdjacentAttackOutcome {
  const victors = defence.standing.length === 0 ? attack.standing : [];
  umpire.note(['14.4', '9.20'], victors.length > 0 ? 'no-defenders-left' : 'no-attackers-left');
  umpire.summarise('no-combat', { by: victors.length > 0 ? 'defender' : 'attacker' });
  return {
    result: 'noCombat',
    crt: null,
    attackStrength: null,
    defenceStrength: null,
    differential: null,
    baseColumn: null,
    shifts: [],
    netShift: null,
    column: null,
    attackers: inOrder(attack, attack.standing.map(standing)),
    defenders: inOrder(defence, defence.standing.map(standing)),
    losses: null,
    advance: advanceOfAttackers(victors, defence.gone, bystanders, 'vacatedHex', umpire),
    mayEvacuate: [],
    rubbleChecks: [],
    victoryPoints,
  };
}
