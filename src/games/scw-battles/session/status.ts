import { corpsOf, divisionOf } from '../combat/support.js';
import { MapUnit } from '../map.js';
import { CommandUnit } from '../status/command-rules.js';
import type { Side } from '../vocabulary.js';
import { type Ground, groundOf, type Piece } from './ground.js';
import type { Position } from './position.js';
import type { Desk, Play } from './stage.js';
import type { Table } from './table.js';

/** Judges supply and command of the sides for the phase that begins, and writes down who lacks which [9.3, 10.3]. */
export function judgeStatus(play: Play, sides: readonly Side[]): void {
  const ground = groundOf(play.table, play.position);
  const unsupplied: string[] = [];
  const uncommanded: string[] = [];
  for (const piece of ground.pieces) {
    if (!sides.includes(piece.side)) continue;
    if (!isSupplied(play, ground, piece)) unsupplied.push(piece.id);
    if (!isCommanded(play, ground, piece)) uncommanded.push(piece.id);
  }
  play.happen({ type: 'status-judged', sides, unsupplied, uncommanded });
}

/** A line to a road and along it to a source, for who left the map by his hex from outside it [9.1, B.8]. */
export function isSupplied({ table, position, book }: Desk, ground: Ground, piece: Piece, outside = false): boolean {
  const sources = table.sources[piece.side];
  const question = {
    scenario: table.scenario,
    side: piece.side,
    type: piece.type,
    turn: position.turn,
    ...(piece.state.startedIn === undefined ? {} : { startedIn: piece.state.startedIn }),
    map: ground.map,
    hex: piece.hex,
    outside,
    units: ground.as(MapUnit),
    ...(sources === undefined ? {} : { sources }),
  };
  return book.ask<{ inSupply: boolean }>('status/supply-line', question).outcome!.inSupply;
}

/** A line to its HQ and up the chain [10.1]. */
export function isCommanded({ table, position, book }: Desk, ground: Ground, piece: Piece): boolean {
  const question = {
    scenario: table.scenario,
    map: ground.map,
    unit: piece,
    units: ground.asWithout(CommandUnit, piece.id),
    startedOnMap: piece.state.startedIn !== undefined,
    ownHqLost: ownHqLost(table, position, piece),
  };
  return book.ask<{ inCommand: boolean }>('status/command-chain', question).outcome!.inCommand;
}

/** Its division or corps HQ has fallen and is not back; who began Brunete on the map is of the 71st [10.1.4, B.14]. */
function ownHqLost({ scenario, counters, umpire }: Table, position: Position, piece: Piece): boolean {
  const { side } = piece;
  const seventyFirst = scenario === 'brunete' && side === 'nationalist' && piece.state.startedIn !== undefined;
  const division = seventyFirst ? '71' : divisionOf(piece, { scenario, side }, umpire());
  const corps = corpsOf(piece, scenario, umpire());
  for (const hq of counters.values()) {
    if (hq.type !== 'hq' || hq.side !== side) continue;
    const own =
      (hq.echelon === 'division' && division !== undefined && hq.division === division) ||
      (hq.echelon === 'corps' && corps !== undefined && hq.corps === corps);
    const { place, returning } = position.units[hq.id]!;
    if (own && (place === 'lost' || returning)) return true;
  }
  return false;
}
