import { REPLACEMENTS } from '../status/division-exchange.js';
import type { Ground, Piece } from './ground.js';
import { type Position, ridersOf, type UnitState } from './position.js';
import type { Desk, Play } from './stage.js';
import type { Table } from './table.js';

/** Every hex that is some division's objective [B.19]. */
function objectiveHexes({ table }: Desk): string[] {
  const chart = table.umpire().chart('brunete-objectives');
  return [...new Set(chart.rows.flatMap((row) => chart.at(row, 'hexes') as string[]))];
}

/** What is known of every objective hex [B.19]. */
export function objectiveMemory(desk: Desk, ground: Ground): object[] {
  const { table, position } = desk;
  return objectiveHexes(desk).map((hex) => ({
    hex,
    enteredBy: position.enteredBy[hex] ?? [],
    enemyHeld: position.owners[hex] === 'nationalist',
    enemyZoc: table.board.grid.find(hex) !== undefined && ground.inEnemyZone('republican', hex),
  }));
}

/** Hexes barred to each division, for one state of the units and of the objectives. */
interface Bars {
  readonly owners: object;
  readonly enteredBy: object;
  readonly byDivision: Map<string, readonly string[]>;
}
const known = new WeakMap<Ground, Bars>();

/** Objectives of other divisions, while a division has not captured all its own [B.19]. */
function barredTo(desk: Desk, ground: Ground, division: string | undefined): readonly string[] {
  if (division === undefined) return NONE;
  const { owners, enteredBy } = desk.position;
  let bars = known.get(ground);
  if (bars?.owners !== owners || bars.enteredBy !== enteredBy) {
    bars = { owners, enteredBy, byDivision: new Map() };
    known.set(ground, bars);
  }
  let hexes = bars.byDivision.get(division);
  if (hexes === undefined) {
    hexes = findBarred(desk, ground, division);
    bars.byDivision.set(division, hexes);
  }
  return hexes;
}

function findBarred(desk: Desk, ground: Ground, division: string): readonly string[] {
  const question = { division, memory: objectiveMemory(desk, ground) };
  const { objectives, outstanding } = desk.book.ask<{ objectives: string[]; outstanding: string[] }>(
    'status/divisional-objectives',
    question,
  ).outcome!;
  if (outstanding.length === 0) return NONE;
  return objectiveHexes(desk).filter((hex) => !objectives.includes(hex));
}

const NONE: readonly string[] = [];

/** For each hex of the map, how many columns it lies beyond the boundary of a corps; worked out once [B.19]. */
const boundaries = new WeakMap<Table, Map<string, ReadonlyMap<string, number>>>();

function columnsBeyond({ table, book }: Desk, corps: string): ReadonlyMap<string, number> {
  const known = boundaries.get(table) ?? new Map<string, ReadonlyMap<string, number>>();
  boundaries.set(table, known);
  const found = known.get(corps);
  if (found) return found;
  const { grid } = table.board;
  const names = Array.from({ length: grid.size }, (_, hex) => grid.name(hex));
  const columnOf = (hex: string): number => Number(hex.slice(0, 2));
  const columns = [...new Map(names.map((hex) => [columnOf(hex), hex]))];
  const open = columns.filter(([, hex]) => book.ask('status/corps-boundary', { corps, hex }).legal);
  const beyond = (hex: string): number => Math.min(...open.map(([column]) => Math.abs(column - columnOf(hex))));
  const distances = new Map(names.map((hex) => [hex, beyond(hex)]));
  known.set(corps, distances);
  return distances;
}

/** Hexes beyond the boundary of a corps HQ; one that stands beyond it already may only come nearer [B.19]. */
function beyondBoundary(desk: Desk, piece: Piece): string[] {
  if (piece.echelon !== 'corps' || piece.corps === undefined) return [];
  const columns = columnsBeyond(desk, piece.corps);
  const allowed = columns.get(piece.hex)!;
  return [...columns].flatMap(([hex, beyond]) => (beyond > allowed ? [hex] : []));
}

/** Hexes a Republican counter, or whoever rides on it, may not enter [B.19]. */
export function closedInBrunete(desk: Desk, ground: Ground, piece: Piece): string[] {
  if (piece.side !== 'republican') return [];
  const riders = piece.type === 'truck' ? ridersOf(desk.position, piece.id) : [];
  const divisions = new Set([piece.division, ...riders.map((id) => desk.table.counters.get(id)!.division)]);
  const closed = new Set(beyondBoundary(desk, piece));
  for (const division of divisions) for (const hex of barredTo(desk, ground, division)) closed.add(hex);
  return [...closed];
}

export const mayAttackInBrunete = (desk: Desk, ground: Ground, piece: Piece, hex: string): boolean =>
  piece.side !== 'republican' || !barredTo(desk, ground, piece.division).includes(hex);

/** Hexes by which a division withdraws [B.20]. */
const WITHDRAWAL_HEXES = ['1501', '1701'];

function withdrawalState({ place, hex, returning }: UnitState): string {
  if (place === 'left') return WITHDRAWAL_HEXES.includes(hex ?? '') ? 'withdrawn' : 'leftElsewhere';
  return place === 'lost' || returning ? 'eliminated' : 'onMap';
}

/** Replacement divisions that nobody has been promised yet [B.20]. */
const replacementsLeft = ({ received, pending }: Position): number =>
  REPLACEMENTS.length - received.length - pending.filter(({ kind }) => kind === 'receive').length;

/** A Republican division all of whose survivors have left by the right hexes brings another on [B.20]. */
export function exchangeDivisions(play: Play): void {
  const { table } = play;
  const divisions = new Map<string, string[]>();
  for (const { id, side, division } of table.counters.values()) {
    if (side !== 'republican' || division === undefined) continue;
    divisions.set(division, [...(divisions.get(division) ?? []), id]);
  }
  for (const [division, ids] of divisions) {
    const { units, exchanged, received, turn } = play.position;
    if (replacementsLeft(play.position) === 0) return;
    const states = ids.map((id) => withdrawalState(units[id]!));
    if (exchanged.includes(division) || states.includes('onMap') || !states.includes('withdrawn')) continue;
    const named = ids.map((id, at) => ({ name: table.counters.get(id)!.name, state: states[at] }));
    const question = { turn, division, units: named, received };
    const asked = play.book.ask<{ due: number; choices: string[] }>('status/division-exchange', question);
    if (!asked.legal || asked.outcome!.due === 0) continue;
    play.ask('status/division-exchange', question);
    play.happen({ type: 'division-withdrawn', division });
    const choice = { kind: 'receive', side: 'republican', divisions: asked.outcome!.choices };
    play.happen({ type: 'choices-owed', choices: [choice] });
  }
}

/** The counters of a replacement division come due at once [B.20]. */
export function receiveDivision(play: Play, division: string): void {
  const units = [...play.table.musters].flatMap(([id, muster]) =>
    muster.kind === 'arrival' && muster.exchange === division ? [id] : [],
  );
  play.happen({ type: 'division-received', division, units });
}
