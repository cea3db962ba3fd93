import type { SessionEvent } from '../../../kernel/session/index.js';
import { corpsOf, divisionOf } from '../combat/support.js';
import { MapUnit } from '../shared/map.js';
import { automaticallySupplied } from '../status/automatic-supply.js';
import { type CommandNode, displayName, Signals } from '../status/command-chain.js';
import { CommandUnit } from '../status/command-rules.js';
import { sourcesOf } from '../status/supply-line.js';
import { SupplyNet } from '../status/supply-net.js';
import type { Side } from '../vocabulary.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import type { Position } from './position.js';
import type { Desk, Play } from './stage.js';
import type { Table } from './table.js';

/** Judges supply and command of the sides for the phase that begins, and writes down who lacks which [9.3, 10.3]. */
export const judgeStatus = (play: Play, sides: readonly Side[]): void => play.happen(statusOf(play, sides));

/** The same as an event, for whoever is not at play. */
export function statusOf(desk: Desk, sides: readonly Side[]): SessionEvent {
  const ground = groundOf(desk.table, desk.position);
  const unsupplied: string[] = [];
  const uncommanded: string[] = [];
  for (const side of sides) {
    const [isSupplied, isCommanded] = [supplyOf(desk, ground, side), commandOf(desk, ground, side)];
    for (const piece of ground.of(side)) {
      if (!isSupplied(piece)) unsupplied.push(piece.id);
      if (!isCommanded(piece)) uncommanded.push(piece.id);
    }
  }
  return { type: 'status-judged', sides, unsupplied, uncommanded };
}

type Verdict = (piece: Piece) => boolean;

/** The question about the line of one piece, for who left the map by his hex from outside it [9.1, B.8]. */
export function supplyQuestion({ table, position }: Desk, ground: Ground, piece: Piece, outside = false): object {
  const sources = table.sources[piece.side];
  return {
    ...subjectOf(table, position, piece),
    map: ground.map,
    hex: piece.hex,
    outside,
    units: ground.as(MapUnit),
    ...(sources === undefined ? {} : { sources }),
  };
}

function subjectOf({ scenario }: Table, { turn }: Position, { side, type, state }: Piece) {
  const { startedIn } = state;
  return { scenario, side, type, turn, ...(startedIn === undefined ? {} : { startedIn }) };
}

export function isSupplied(desk: Desk, ground: Ground, piece: Piece, outside = false): boolean {
  const question = supplyQuestion(desk, ground, piece, outside);
  return desk.book.ask<{ inSupply: boolean }>('status/supply-line', question).outcome!.inSupply;
}

/** Who of a side has a line to a road and along it to a source: the answers of the procedure, all at once [9.1]. */
export function supplyOf({ table, position }: Desk, ground: Ground, side: Side): Verdict {
  const { board } = ground;
  const umpire = table.umpire();
  const sources = sourcesOf({ scenario: table.scenario, side, ...definedSources(table, side) }, board, umpire);
  const net = new SupplyNet(board, sources, ground.obstaclesTo(side));
  return (piece) => {
    const subject = { ...subjectOf(table, position, piece), entering: false, madridReserve: false, inCommand: true };
    return automaticallySupplied(subject, umpire) || net.supplies(board.grid.index(piece.hex));
  };
}

const definedSources = ({ sources }: Table, side: Side): { sources?: string[] } =>
  sources[side] === undefined ? {} : { sources: [...sources[side]] };

/** Who began Brunete on the map is of the 71st Division, whatever its counter says [B.14]. */
const isOfThe71st = ({ scenario }: Table, { side, state }: Piece): boolean =>
  scenario === 'brunete' && side === 'nationalist' && state.startedIn !== undefined;

/** The counters of a side as the chain of command sees them [10.1, B.14]. */
function commandUnits(table: Table, ground: Ground, side: Side): Map<string, CommandUnit> {
  const filled = ground.as(CommandUnit) as readonly CommandUnit[];
  const units = new Map<string, CommandUnit>();
  ground.pieces.forEach((piece, at) => {
    if (piece.side !== side) return;
    units.set(piece.id, isOfThe71st(table, piece) ? { ...filled[at]!, division: '71' } : filled[at]!);
  });
  return units;
}

/** The question about the chain of one piece [10.1]. */
export function commandQuestion({ table, position }: Desk, ground: Ground, piece: Piece): object {
  const own = commandUnits(table, ground, piece.side);
  const unit = own.get(piece.id)!;
  own.delete(piece.id);
  const enemies = (ground.as(CommandUnit) as readonly CommandUnit[]).filter(({ side }) => side !== piece.side);
  return {
    scenario: table.scenario,
    map: ground.map,
    unit,
    units: [...own.values(), ...enemies],
    startedOnMap: piece.state.startedIn !== undefined,
    ownHqLost: ownHqLost(table, position, piece),
  };
}

/** Who of a side has a line to its HQ and up the chain: the answers of the procedure, all at once [10.1]. */
export function commandOf({ table, position }: Desk, ground: Ground, side: Side): Verdict {
  const { board } = ground;
  const { scenario } = table;
  const nodes = new Map<string, CommandNode>();
  for (const [id, unit] of commandUnits(table, ground, side)) {
    nodes.set(id, { unit, hex: board.grid.index(unit.hex), name: displayName(unit) });
  }
  const all = [...nodes.values()];
  const corpsExist = scenario === 'brunete' || all.some(({ unit }) => unit.echelon === 'corps');
  const signals = new Signals(board, ground.obstaclesTo(side), { scenario, side, corpsExist }, all, table.umpire());
  const standsIn = scenario === 'jarama' && side === 'republican';
  return (piece) => {
    if (!standsIn && ownHqLost(table, position, piece)) return false;
    return signals.fromUnit(nodes.get(piece.id)!) !== null;
  };
}

/** A counter that prints no corps is of the one that its division's HQ belongs to; Brunete lists its corps [10.1, B.19]. */
function corpsOfDivision({ scenario, counters }: Table, side: Side, division: string | undefined): string | undefined {
  if (scenario !== 'series' || division === undefined) return undefined;
  for (const hq of counters.values()) {
    if (hq.side === side && hq.echelon === 'division' && hq.division === division) return hq.corps;
  }
  return undefined;
}

/** Its division or corps HQ has fallen and is not back [10.1.4]. */
function ownHqLost(table: Table, position: Position, piece: Piece): boolean {
  const { scenario, counters, umpire } = table;
  const { side } = piece;
  const lost = [...counters.values()].filter((hq) => {
    if (hq.type !== 'hq' || hq.side !== side) return false;
    const { place, returning } = position.units[hq.id]!;
    return place === 'lost' || returning === true;
  });
  if (lost.length === 0) return false;
  const division = isOfThe71st(table, piece) ? '71' : divisionOf(piece, { scenario, side }, umpire());
  const corps = corpsOf(piece, scenario, umpire()) ?? corpsOfDivision(table, side, division);
  return lost.some(
    (hq) =>
      (hq.echelon === 'division' && division !== undefined && hq.division === division) ||
      (hq.echelon === 'corps' && corps !== undefined && hq.corps === corps),
  );
}
