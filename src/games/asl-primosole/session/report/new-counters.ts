import type { Side } from '../../vocabulary.js';
import { nameOf } from '../cards.js';
import type { Counter } from '../counters.js';
import { newCounter } from '../order-of-battle.js';
import { livingOf } from '../roster.js';
import type { Play } from '../stage.js';
import type { Line } from './lines.js';

/** A half-squad of a squad: its name before the other side says of whom, and not how many counters there are. */
export function half(play: Pick<Play, 'table'>, parent: Counter, type: string, number: number, part = 2): Counter {
  const name = nameOf(play.table.cards, 'halfSquad', { nationality: parent.nationality, type });
  const made = newCounter(
    `${parent.side[0]}${String(number).padStart(2, '0')}`,
    parent.side,
    parent.nationality,
    'halfSquad',
    type,
    name,
    parent.line,
  );
  return {
    ...made,
    lastHex: parent.lastHex,
    known: parent.known,
    shown: parent.shown,
    alias: `${parent.alias}-${part}`,
  };
}

export function created(play: Play, side: Side, line: Line, number: number, nth: number): Counter {
  const nationality = side === 'british' ? 'british' : 'german';
  const kind = line.as === 'hero' ? 'hero' : /^\d{1,2}[-+]\d$/.test(line.as!) ? 'leader' : 'halfSquad';
  const made = newCounter(
    `${side[0]}${String(number).padStart(2, '0')}`,
    side,
    nationality,
    kind,
    line.as!,
    nameOf(play.table.cards, kind, { nationality, type: line.as! }),
    null,
  );
  const at = line.hex === undefined ? null : { hex: line.hex };
  return {
    ...made,
    at: at ?? { hex: firstHex(play, side) },
    lastHex: line.hex ?? firstHex(play, side),
    known: true,
    alias: `${side === 'british' ? 'B' : 'A'}-n${nth}`,
  };
}

export const firstHex = (play: Play, side: Side): string =>
  livingOf(play.position, side).find(({ lastHex }) => lastHex !== null)?.lastHex ?? play.table.map.board.grid.name(0);
