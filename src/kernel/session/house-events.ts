import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  integer,
  number,
  object,
  published,
  record,
  type ShapeClass,
  text,
} from '../fields/index.js';
import type { Remark, Result, SessionEvent } from './words.js';

const KEY = { ...ANY_LENGTH, optional: true } as const;

class OfSide {
  @text('The side.', ANY_LENGTH) side!: string;
}

class Joined extends OfSide {
  @text('What it added to the dice.', ANY_LENGTH) seed!: string;
  @text('The key it signs its commands with.', KEY) publicKey?: string;
}

class SeatTaken extends OfSide {
  @text('The key the new player signs his commands with.', KEY) publicKey?: string;
}

class TimedOut extends OfSide {
  @text('Which limit has run out: decision or game.', ANY_LENGTH) limit!: string;
}

class Nothing {}

@published('How a game ended, as the log has it.')
export class EndedResult {
  @text('Null where nobody won.', { ...ANY_LENGTH, nullable: true }) winner!: string | null;
  @text("The level of victory, a term of the game's messages.", ANY_LENGTH) level!: string;
  @record(
    'What was counted, by side.',
    { kind: 'number', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY },
    {
      ...ANY_NUMBER,
      optional: true,
    },
  )
  points?: Readonly<Record<string, number>>;
  @text('The section that decides.', { ...ANY_LENGTH, optional: true }) rule?: string;
}

class Ended {
  @object('How.', EndedResult) result!: EndedResult;
}

class UndoProposed {
  @integer('The version to go back to.', COUNT) to!: number;
  @text('The side that proposes it.', ANY_LENGTH) by!: string;
}

class UndoAnswered {
  @text('The side that answers.', ANY_LENGTH) by!: string;
}

class Undone {
  @integer('The version that stands again.', COUNT) to!: number;
}

class RulesAdopted {
  @text('The version of the rules played by so far.', ANY_LENGTH) from!: string;
  @text('The version adopted.', ANY_LENGTH) to!: string;
  @integer('Commands up to this version are decided again.', COUNT) upTo!: number;
  @number('How many.', COUNT) commands!: number;
}

/** What happens in every session, whatever the game: it changes the session and never the position. */
export const HOUSE_EVENT_SHAPES: Readonly<Record<string, ShapeClass>> = {
  joined: Joined,
  began: Nothing,
  ended: Ended,
  conceded: OfSide,
  'undo-proposed': UndoProposed,
  'undo-agreed': UndoAnswered,
  'undo-refused': UndoAnswered,
  undone: Undone,
  'rules-adopted': RulesAdopted,
  'seat-left': OfSide,
  'seat-taken': SeatTaken,
  'timed-out': TimedOut,
};

export const HOUSE_EVENTS: ReadonlySet<string> = new Set(Object.keys(HOUSE_EVENT_SHAPES));

/** The sentence of such an event; its words are among those common to all games. */
export function houseSentence(event: SessionEvent): Remark {
  const { type, side = null, by = null, to = null, result } = event as SessionEvent & { readonly result?: Result };
  const values = { side: (side ?? by) as string | null, to: to as number | string | null };
  if (type !== 'ended') return { rule: '', key: `session-${type}`, values };
  const { winner, level, rule = '' } = result ?? { winner: null, level: '' };
  const key = winner === null ? 'session-drawn' : 'session-won';
  return { rule, key, values: { side: winner, level } };
}
