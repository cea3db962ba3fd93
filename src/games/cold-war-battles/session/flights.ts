import type { RuleBook } from '../../../kernel/session/index.js';
import { mayFly } from '../movement/airmobile-units.js';
import { opponentOf } from '../vocabulary.js';
import { enemyAt, inEnemyZone, nearAirDefence, shutByRefit, turnOf } from './ground.js';
import { has, type Position, type Unit } from './position.js';
import { fitsAt } from './stacks.js';
import type { Table } from './table.js';

export type Purpose = 'move' | 'entry' | 'evacuation' | 'advance';

/** The question that `movement/airmobile` answers for one unit and one landing hex. */
export function flightQuestion(
  table: Table,
  position: Position,
  unit: Unit,
  to: number,
  purpose: Purpose,
  cause?: string,
): object {
  const { id: name, side, command, type, hex } = unit;
  const enemy = opponentOf(side);
  return {
    side,
    name,
    command,
    type,
    airborne: table.counters.get(unit.counter)!.airborne,
    purpose,
    ...(cause === undefined ? {} : { cause }),
    ...(side === position.phasing ? {} : turnOf(table, position)),
    transportAvailable: (position.air[side]?.transport ?? 0) > 0,
    movedAlready: has(unit, 'moved') || has(unit, 'stays') || has(unit, 'flew'),
    startNearAirDefence: hex !== null && nearAirDefence(table, position, table.grid.index(hex), enemy),
    endNearAirDefence: nearAirDefence(table, position, to, enemy),
    endOnEnemy: enemyAt(table, position, to, side),
    endInEnemyZoc: inEnemyZone(table, position, to, side, type),
  };
}

/** Hexes a transport helicopter may take a unit to; the same facts are asked about once [13.3, 13.4]. */
export function landings(
  table: Table,
  position: Position,
  unit: Unit,
  purpose: Purpose,
  book: RuleBook,
  cause?: string,
): number[] {
  if ((position.air[unit.side]?.transport ?? 0) === 0) return [];
  const { airborne } = table.counters.get(unit.counter)!;
  if (!mayFly(unit.command, { type: unit.type, airborne }, table.umpire())) return [];
  const verdicts = new Map<string, boolean>();
  const found: number[] = [];
  for (let hex = 0; hex < table.grid.size; hex += 1) {
    const question = flightQuestion(table, position, unit, hex, purpose, cause);
    const facts = JSON.stringify(question);
    let legal = verdicts.get(facts);
    if (legal === undefined) {
      legal = book.ask('movement/airmobile', question).legal;
      verdicts.set(facts, legal);
    }
    if (!legal || hex === (unit.hex === null ? -1 : table.grid.index(unit.hex))) continue;
    if (shutByRefit(table, position, hex, unit)) continue;
    // In the middle of combat there is nobody to sort out a stack later.
    if (purpose === 'move' || purpose === 'entry' || fitsAt(table, position, hex, unit)) found.push(hex);
  }
  return found;
}
