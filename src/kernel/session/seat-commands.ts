import { choice, defineChoice, text } from '../fields/index.js';
import { OutOfOrderError } from './out-of-order.js';
import type { CommandDeclaration } from './rules.js';
import type { Command, SessionEvent, Side } from './words.js';

const Limit = defineChoice('TimeLimit', ['decision', 'game'], 'shared');
const Consequence = defineChoice('TimeConsequence', ['win', 'replace'], 'shared');

class NoFields {}

class TakeSeat {
  @text("The new player's own Ed25519 key, 32 bytes in base64url", {
    max: 43,
    pattern: '^[A-Za-z0-9_-]{43}$',
    optional: true,
  })
  publicKey?: string;
}

class OutOfTime {
  @text('The side that is out of time', { max: 60 }) side!: string;
  @choice('Which limit has run out', Limit) limit!: string;
  @choice('What follows: the caller has won, or the seat is open to another player', Consequence) consequence!: string;
}

/**
 * Who sits where. The service gives these commands when it has seen to it that they are due; no client can send them. They are
 * entries of the log like any other, so that whoever checks the game knows whose commands were whose.
 */
export const SEAT_COMMANDS: Readonly<Record<string, CommandDeclaration>> = {
  'leave-seat': { title: { en: 'Give up the seat', ja: '席を離れる' }, rules: [], shape: NoFields },
  'take-seat': { title: { en: 'Take a seat that was given up', ja: '空いた席に着く' }, rules: [], shape: TakeSeat },
  'out-of-time': {
    title: { en: 'Claim that time has run out', ja: '時間切れを申し立てる' },
    rules: [],
    shape: OutOfTime,
  },
};

/** What happens when somebody leaves or takes a seat, or a time limit is claimed. The game itself is not touched. */
export function seatEvents(sides: readonly Side[], side: Side, command: Command): SessionEvent[] {
  if (command.type === 'leave-seat') return [{ type: 'seat-left', side }];
  if (command.type === 'take-seat') {
    const { publicKey } = command;
    return [{ type: 'seat-taken', side, ...(publicKey === undefined ? {} : { publicKey }) }];
  }
  const late = command.side as Side;
  if (!sides.includes(late)) throw new OutOfOrderError('not-your-turn');
  const timedOut: SessionEvent = { type: 'timed-out', side: late, limit: command.limit };
  if (command.consequence === 'replace') return [timedOut, { type: 'seat-left', side: late }];
  const rest = sides.filter((other) => other !== late);
  return [timedOut, { type: 'ended', result: { winner: rest.length === 1 ? rest[0]! : null, level: 'time' } }];
}
