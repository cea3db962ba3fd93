import { choice, defineChoice, integer, text } from '../../../kernel/fields/index.js';
import { demandFacts } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { isCorps, nameOf } from '../shared/units.js';
import type { AttackingUnit, BattleInput, DefendingUnit } from './battle-input.js';
import { addDrms, addShifts, type Modifiers, playCards } from './battle-modifiers.js';
import type { Role } from './combat-cards.js';
import { fireTable, type Reader, type TableName } from './fire-table.js';

const FireTableName = defineChoice('FireTableName', ['division', 'corps']);

export class Fire {
  @integer('Combat strength [11.2.3]', { min: 0, max: 999 }) strength!: number;
  @choice('Fire table [11.2.6]', FireTableName) table!: TableName;
  @text('Column of the strength itself', { max: 12 }) baseColumn!: string;
  @integer('Net shift, left negative [11.2.6]', { min: -99, max: 99 }) shift!: number;
  @text('Column fired on', { max: 12 }) column!: string;
  @integer('Sum of die-roll modifiers [11.2.5]', { min: -99, max: 99 }) drm!: number;
  @integer('The die once modified, never below 1 or above 6; null where the question ends at the columns [11.2.7]', {
    min: 1,
    max: 6,
    optional: true,
  })
  die!: number | null;
  @integer('Loss Number inflicted on the enemy; null where the question ends at the columns [11.2.7]', {
    min: 0,
    max: 20,
    optional: true,
  })
  lossNumber!: number | null;
}

/** 11.2.3-11.2.6: strengths, cards, modifiers and both places on the tables. */
export function takeAim(input: BattleInput, umpire: Judge): Aims {
  const attackers = input.attackers.flatMap((space) => space.units).filter((unit) => !unit.defected);
  const stood = input.defence.units.filter((unit) => !unit.retreated);
  const attackerStrength = attackStrength(attackers, umpire);
  const defenderStrength = defenceStrength(input, umpire);
  const sum: Modifiers = { attackerDrm: 0, defenderDrm: 0, attackerShift: 0, defenderShift: 0 };
  playCards(input, umpire, sum);
  addDrms(input, umpire, sum);
  addShifts(input, umpire, sum);
  return {
    attacker: aim('attacker', attackerStrength, hasCorps(attackers), sum, input, umpire),
    defender: aim('defender', defenderStrength, hasCorps(stood), sum, input, umpire),
  };
}

/** The dice a side can come to, once modified. */
const modifiedFaces = ({ fire }: Aim): number[] => FACES.map((face) => modified(face, fire.drm));

/** Asks for the tables before any die falls, for every column that some die could be read in. */
export function demandCells({ attacker, defender }: Aims): void {
  demandFacts([attacker, defender].map((aim) => aim.table.missing(modifiedFaces(aim), aim.column)));
}

export const possibleLosses = (aim: Aim): ReadonlySet<number> =>
  new Set(modifiedFaces(aim).map((die) => aim.table.losses(die, aim.column)));

const hasCorps = (units: readonly AttackingUnit[] | readonly DefendingUnit[]): boolean =>
  units.some((unit) => isCorps(unit.type));

/** 11.2.3, 11.1.6: what attacks, a strength of 0 included. */
function attackStrength(attackers: readonly AttackingUnit[], umpire: Judge): number {
  const strength = attackers.reduce((total, unit) => total + unit.cf, 0);
  umpire.note('11.2.3', 'strength', { side: 'attacker', strength });
  if (attackers.some((unit) => unit.cf === 0)) umpire.note('11.1.6', 'zero-strength');
  return strength;
}

/** 11.2.3, 11.4.6: what defends; units that retreated here add nothing. */
function defenceStrength(input: BattleInput, umpire: Judge): number {
  const { units, supply } = input.defence;
  let strength = 0;
  units.forEach((unit, i) => {
    if (unit.retreated) umpire.note('11.4.6', 'retreated-adds-nothing', { unit: nameOf(unit, i) });
    else strength += unit.cf;
  });
  umpire.note('11.2.3', 'strength', { side: 'defender', strength });
  if (supply === 'outOfSupply' || supply === 'limited')
    umpire.note(['13.3.4', '13.3.3', '13.1.1.1', '13.3'], 'defends-out-of-supply', { state: supply });
  return strength;
}

/** A side's place on its table, before the die. */
export interface Aim {
  readonly fire: Omit<Fire, 'die' | 'lossNumber'>;
  readonly table: Reader;
  readonly column: number;
}

export interface Aims {
  readonly attacker: Aim;
  readonly defender: Aim;
}

/** 11.2.6: the table by the presence of a corps, the column by strength, then the net shift once. */
function aim(side: Role, strength: number, corps: boolean, sum: Modifiers, input: BattleInput, umpire: Judge): Aim {
  const name: TableName = corps ? 'corps' : 'division';
  const table = fireTable(umpire, name, input.fireTables);
  const base = table.columnFor(strength);
  const shift = sum[`${side}Shift`];
  const column = table.shift(base, shift);
  const [baseColumn, label] = [table.label(base), table.label(column)];
  umpire.note('11.2.6', 'fire-column', { side, table: name, base: baseColumn, shift, column: label });
  return { fire: { strength, table: name, baseColumn, shift, column: label, drm: sum[`${side}Drm`] }, table, column };
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** 11.2.7: never below 1 or above 6. */
const modified = (rolled: number, drm: number): number => Math.min(Math.max(rolled + drm, 1), 6);

/** 11.2.7: the modified die, read in the column. */
export function shoot(side: Role, { fire, table, column }: Aim, umpire: Judge): Fire & { lossNumber: number } {
  return readFire(side, { fire, table, column }, umpire.roll(side), umpire);
}

/** The same for a die that has been rolled. */
export function readFire(
  side: Role,
  { fire, table, column }: Aim,
  rolled: number,
  umpire: Judge,
): Fire & { lossNumber: number } {
  const die = modified(rolled, fire.drm);
  const lossNumber = table.losses(die, column);
  umpire.note(['11.2.7', '11.3.1'], 'fire-result', { side, rolled, drm: fire.drm, die, losses: lossNumber });
  return { ...fire, die, lossNumber };
}
