import { fillDefaults } from '../../../kernel/fields/index.js';
import { distance } from '../../../kernel/hexes/index.js';
import { reinforcementEntry } from '../movement/reinforcement-entry.js';
import { enemyAt, fieldOf, inEnemyZone, shutByRefit } from './ground.js';
import type { Position, Unit } from './position.js';
import { fitsAt, limitAt } from './stacks.js';
import type { Table } from './table.js';

/** Printed entry hexes of a unit, or none where its chapter says where it enters. */
const printedHexes = ({ order, grid }: Table, { counter }: Unit): number[] | null =>
  order.entries.get(counter)?.hexes?.map((name) => grid.index(name)) ?? null;

/** Edges of the map; a corner lies on two. */
const EDGES = ['north', 'east', 'south', 'west'] as const;
type Edge = (typeof EDGES)[number];

/** Edges by which Communist reinforcements enter [17.10]. */
const COMMUNIST_EDGES: readonly Edge[] = ['north', 'east'];

/** [6.6]: of the hexes where a unit finds room on the edge of its own entry, those nearest to it. */
function nearestOnEdge(
  table: Table,
  position: Position,
  unit: Unit,
  entry: readonly number[],
  by: readonly Edge[] = EDGES,
): number[] {
  const { facts } = table.places;
  const others = facts.flatMap(({ edges }, hex) => {
    const along = edges.filter((edge) => by.includes(edge));
    const near = entry.filter((own) => facts[own]!.edges.some((edge) => along.includes(edge)));
    if (near.length === 0 || !fitsAt(table, position, hex, unit)) return [];
    return [{ hex, far: Math.min(...near.map((own) => distance(table.grid, own, hex))) }];
  });
  const nearest = Math.min(...others.map(({ far }) => far));
  return others.filter(({ far }) => far === nearest).map(({ hex }) => hex);
}

/** Hexes a unit could enter by: the printed ones, or, where the enemy holds them all, others of the same edge [6.6]. */
function printedEntry(table: Table, position: Position, unit: Unit, printed: readonly number[]): number[] {
  const open = printed.filter((hex) => !enemyAt(table, position, hex, unit.side));
  if (open.length > 0) return open.filter((hex) => fitsAt(table, position, hex, unit));
  return nearestOnEdge(table, position, unit, printed);
}

/** Hexes where a reinforcement may be placed now [6.2, 6.3, 17.32]. */
export const entryHexes = (table: Table, position: Position, unit: Unit): number[] =>
  openEntries(table, position, unit).filter((hex) => !shutByRefit(table, position, hex, unit));

function openEntries(table: Table, position: Position, unit: Unit): number[] {
  const printed = printedHexes(table, unit);
  if (printed) return printedEntry(table, position, unit, printed);
  if (table.campaign === null && table.places.cuito === null && table.places.mavinga === null) return [];
  const open = chapterEntry(table, position, unit, false);
  if (open.length > 0 || !isBlocked(table, position, unit)) return open;
  if (unit.side === 'soviet') return chapterEntry(table, position, unit, true);
  return nearestOnEdge(table, position, unit, ownHexes(table, position, unit), COMMUNIST_EDGES);
}

/** Verdicts by table, by the kind of unit, by hex and what is in it now: 0 is not asked yet, 1 open, 2 closed. */
const verdicts = new WeakMap<Table, Map<string, Uint8Array>>();

/** Hexes by the rules of the chapter [16.12, 16.25, 17.10, 17.21, 17.24]. Who is due is never too early: turns do not matter. */
function chapterEntry(table: Table, position: Position, unit: Unit, blocked: boolean): number[] {
  return hexesFor(table, ofTheUnit(table, position, unit, blocked), (hex) =>
    there(table, position, unit, hex, blocked),
  );
}

/** Hexes by the rules of the chapter if nobody were there. */
const ownHexes = (table: Table, position: Position, unit: Unit): number[] =>
  hexesFor(table, ofTheUnit(table, position, unit, false), () => NOBODY);

const NOBODY = { enemyUnit: false, enemyZoc: false, full: false };

function hexesFor(
  table: Table,
  known: ReturnType<typeof ofTheUnit>,
  thereIs: (hex: number) => ReturnType<typeof there>,
): number[] {
  const sheet = verdictsFor(table, known);
  const open: number[] = [];
  for (let hex = 0; hex < table.grid.size; hex += 1) {
    const now = thereIs(hex);
    const at = 8 * hex + (now.enemyUnit ? 4 : 0) + (now.enemyZoc ? 2 : 0) + (now.full ? 1 : 0);
    if (sheet[at] === 0) {
      const umpire = table.umpire();
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

/**
 * Whether a unit has to enter elsewhere, because the enemy holds every hex of its own entry [6.6, 16.26]. The others of
 * Angola have a whole edge for their entry, beyond which there is nothing [17.21, 17.24].
 */
export function isBlocked(table: Table, position: Position, unit: Unit): boolean {
  if (unit.place !== 'due') return false;
  if (unit.side === 'soviet') return chapterEntry(table, position, unit, false).length === 0;
  if (unit.side !== 'communist' || printedHexes(table, unit)) return false;
  const own = ownHexes(table, position, unit);
  return own.length > 0 && own.every((hex) => enemyAt(table, position, hex, unit.side));
}

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

/** As far as a question can tell: a map without the town has no hex near it. */
const FAR = 200;

/** What the map says of the hex. */
function printedOf(table: Table, hex: number) {
  const { edges, eastBank, nearObjectiveOrSquare, toCuito = FAR, toMavinga = FAR } = table.places.facts[hex]!;
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
