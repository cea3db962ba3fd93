import type { MapEdge } from '../../../kernel/hexes/index.js';
import type { Result, Side } from '../../../kernel/session/index.js';
import { session as words } from '../messages/en/session.js';
import type { UnitKind } from '../vocabulary.js';
import type { Position } from './position.js';
import type { PointsLine } from './scenario-body.js';
import type { Table } from './table.js';
import type { UnitState } from './unit-state.js';
import type { Unit } from './units.js';

const LEVELS = ['draw', 'victory', 'clearVictory'];

interface Counting {
  readonly whose: 'own' | 'enemy';
  readonly counts: (unit: Unit, state: UnitState) => boolean;
}

const lost = (kinds: (kind: UnitKind) => boolean): Counting => ({
  whose: 'enemy',
  counts: ({ kind }, { fate }) => kinds(kind) && fate !== undefined,
});

/** Armed units that left by an edge; the unarmed score nothing [3.6, 4.5.1.1.9]. */
const left = (edge: MapEdge): Counting => ({
  whose: 'own',
  counts: ({ combat }, state) => combat && state.place === 'exited' && state.edge === edge,
});

/** What a scenario may count points for, by the words it uses. */
const COUNTED: Readonly<Record<string, Counting>> = {
  vehicle: lost((kind) => kind === 'vehicle'),
  gun: lost((kind) => kind === 'towed'),
  leg: lost((kind) => kind !== 'vehicle' && kind !== 'towed'),
  exitNorth: left('N'),
  exitEast: left('E'),
  exitSouth: left('S'),
  exitWest: left('W'),
};

/** Lines of a scenario that nobody here can count. */
export const uncounted = (lines: readonly PointsLine[]): PointsLine[] =>
  lines.filter(({ of }) => COUNTED[of ?? ''] === undefined);

/** Units a line of the scenario counts for a side: losses of the enemy, or what it got off the map. */
function counted(table: Table, position: Position, { of }: PointsLine, side: Side): number {
  const { whose, counts } = COUNTED[of!]!;
  const mine = (unit: Unit): boolean => (unit.side === side) === (whose === 'own');
  return [...table.units.values()].filter((unit) => mine(unit) && counts(unit, position.units[unit.id]!)).length;
}

/** Victory points of a side as things stand [3.6]. */
export function pointsOf(table: Table, position: Position, side: Side): number {
  let sum = 0;
  for (const { name, points, side: only } of table.objectives)
    if (position.objectives[name]!.holder === side && (only ?? side) === side) sum += points ?? 0;
  for (const line of table.points)
    if ((line.side ?? side) === side) sum += line.points * counted(table, position, line, side);
  return sum;
}

/** The level of victory by the difference of points; nobody wins where there is none [3.6]. */
export function countVictory(table: Table, position: Position): Result {
  const points = Object.fromEntries(table.sides.map((side) => [side, pointsOf(table, position, side)]));
  const [a, b] = table.sides as readonly [Side, Side];
  const difference = Math.abs(points[a]! - points[b]!);
  const level = table.levels.find(({ from, to }) => (from ?? 0) <= difference && difference <= (to ?? Infinity));
  const winner = difference === 0 ? null : points[a]! > points[b]! ? a : b;
  return { winner, level: level ? termOf(level.result.en) : winner === null ? 'draw' : 'victory', points, rule: '3.6' };
}

/** The game's own term for a level, where it has one; otherwise the scenario's words. */
const termOf = (wanted: string): string =>
  LEVELS.find((level) => words.terms[level]!.toLowerCase() === wanted.toLowerCase()) ?? wanted;
