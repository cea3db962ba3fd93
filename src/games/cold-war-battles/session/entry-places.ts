import { fillDefaults } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { reinforcementEntry } from '../movement/reinforcement-entry.js';
import { enemyAt, fieldOf, inEnemyZone, shutByRefit } from './ground.js';
import type { Position, Unit } from './position.js';
import { quietly } from './quiet-umpire.js';
import { fitsAt, limitAt } from './stacks.js';
import type { Table } from './table.js';

/** Printed entry hexes of a unit, or none where its chapter says where it enters. */
const printedHexes = ({ order, grid }: Table, { counter }: Unit): number[] | null =>
  order.entries.get(counter)?.hexes?.map((name) => grid.index(name)) ?? null;

/**
 * Hexes a unit could enter by: the printed ones, or, where the enemy holds them all, the nearest hexes he does not hold on
 * the same edge of the map [6.6].
 */
function printedEntry(table: Table, position: Position, unit: Unit, printed: readonly number[]): number[] {
  const free = (hex: number): boolean => !enemyAt(table, position, hex, unit.side);
  const open = printed.filter(free);
  if (open.length > 0) return open;
  const { facts } = table.places;
  const others = facts.flatMap(({ edges }, hex) => {
    const near = printed.filter((entry) => facts[entry]!.edges.some((edge) => edges.includes(edge)));
    if (near.length === 0 || !free(hex)) return [];
    return [{ hex, far: Math.min(...near.map((entry) => distance(table.grid, entry, hex))) }];
  });
  const nearest = Math.min(...others.map(({ far }) => far));
  return others.filter(({ far }) => far === nearest).map(({ hex }) => hex);
}

/** Hexes where a reinforcement may be placed now [6.2, 6.3, 17.32]. */
export const entryHexes = (table: Table, position: Position, unit: Unit): number[] =>
  openEntries(table, position, unit).filter((hex) => !shutByRefit(table, position, hex, unit));

function openEntries(table: Table, position: Position, unit: Unit): number[] {
  const printed = printedHexes(table, unit);
  if (printed) {
    return printedEntry(table, position, unit, printed).filter((hex) => fitsAt(table, position, hex, unit));
  }
  if (table.campaign === null && table.places.cuito === null && table.places.mavinga === null) return [];
  const open = chapterEntry(table, position, unit, false);
  return open.length > 0 || unit.side !== 'soviet' ? open : chapterEntry(table, position, unit, true);
}

/** Verdicts by table, by the kind of unit, by hex and what is in it now: 0 is not asked yet, 1 open, 2 closed. */
const verdicts = new WeakMap<Table, Map<string, Uint8Array>>();

/** Hexes by the rules of the chapter [16.12, 16.25, 17.10, 17.21, 17.24]. Who is due is never too early: turns do not matter. */
function chapterEntry(table: Table, position: Position, unit: Unit, blocked: boolean): number[] {
  const known = ofTheUnit(table, position, unit, blocked);
  const sheet = verdictsFor(table, known);
  const open: number[] = [];
  for (let hex = 0; hex < table.grid.size; hex += 1) {
    const now = there(table, position, unit, hex, blocked);
    const at = 8 * hex + (now.enemyUnit ? 4 : 0) + (now.enemyZoc ? 2 : 0) + (now.full ? 1 : 0);
    if (sheet[at] === 0) {
      const umpire = quietly(table);
      const question = { ...known, ...printedOf(table, hex), ...now };
      reinforcementEntry.resolve(fillDefaults(reinforcementEntry.input, question), umpire);
      sheet[at] = umpire.legal ? 1 : 2;
    }
    if (sheet[at] === 1) open.push(hex);
  }
  return open;
}

function verdictsFor(table: Table, known: ReturnType<typeof ofTheUnit>): Uint8Array {
  const { name: _, turn: __, dueTurn: ___, behind: ____, ...kind } = known;
  const sheets = verdicts.get(table) ?? new Map<string, Uint8Array>();
  verdicts.set(table, sheets);
  const key = JSON.stringify(kind);
  const sheet = sheets.get(key) ?? new Uint8Array(8 * table.grid.size);
  sheets.set(key, sheet);
  return sheet;
}

/** Whether a unit has to use the edge at large, because the enemy holds every hex of its own entry [16.26]. */
export const isBlocked = (table: Table, position: Position, unit: Unit): boolean =>
  unit.side === 'soviet' && unit.place === 'due' && chapterEntry(table, position, unit, false).length === 0;

/** Stacks ahead of a unit that would join the column behind an entry hex; none where it fits on the map [16.26]. */
export function behindAt(table: Table, position: Position, unit: Unit, hex: number): number {
  const queue = Object.values(position.units).filter(
    ({ place, hex: at }) => place === 'column' && at === table.grid.name(hex),
  );
  if (queue.length === 0 && fitsAt(table, position, hex, unit)) return 0;
  return 1 + Math.floor(queue.length / Math.max(1, limitAt(table, position, hex)));
}

/** The question that `movement/reinforcement-entry` answers for one unit in one hex. */
export function entryQuestion(table: Table, position: Position, unit: Unit, hex: number, blocked = false): object {
  const known = ofTheUnit(table, position, unit, blocked);
  return { ...known, ...printedOf(table, hex), ...there(table, position, unit, hex, blocked) };
}

/** What is the same in every hex. */
function ofTheUnit(table: Table, position: Position, unit: Unit, blocked: boolean) {
  const { mavinga } = table.places;
  const entry = table.order.entries.get(unit.counter)?.soviet;
  const inMavinga =
    mavinga === null
      ? []
      : fieldOf(table, position)
          .at(mavinga)
          .filter(({ unit: u }) => u.side === unit.side);
  return {
    side: unit.side,
    name: unit.id,
    command: unit.command,
    type: unit.type,
    dueTurn: Math.min(unit.dueTurn ?? position.turn, position.turn),
    turn: position.turn,
    ...(entry === undefined ? {} : { entry }),
    entryBlocked: blocked,
    behind: unit.behind ?? 0,
    printed: printedHexes(table, unit) !== null,
    unitInMavinga: inMavinga.length > 0,
    baseInMavinga: inMavinga.some(({ unit: u }) => u.type === 'base'),
    enemyZocOnMavinga: mavinga !== null && inEnemyZone(table, position, mavinga, unit.side, 'infantry'),
  };
}

/** What the map says of the hex. */
function printedOf(table: Table, hex: number) {
  const { edges, eastBank, nearObjectiveOrSquare, toCuito, toMavinga } = table.places.facts[hex]!;
  return { edges, eastBank, nearObjectiveOrSquare, toCuito, toMavinga };
}

/** What is there now. */
function there(table: Table, position: Position, unit: Unit, hex: number, blocked: boolean) {
  const column = unit.side === 'soviet' && !blocked;
  return {
    enemyUnit: enemyAt(table, position, hex, unit.side),
    enemyZoc: inEnemyZone(table, position, hex, unit.side, unit.type),
    // Behind a full entry hex a column waits on the road [16.26].
    full: !column && !fitsAt(table, position, hex, unit),
  };
}
