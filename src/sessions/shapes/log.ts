import { Ruling } from '../../edge/shapes/ruling.js';
import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  integer,
  list,
  object,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';

/** Versions of a session that a request may name. */
export const MAX_VERSION = 1_000_000_000;

/** The fields of each kind are declared by its game: the document lists them, told apart by `type`. */
@published('A command: `type` and its fields. Which there are depends on the game; `/actions` lists complete ones.', {
  open: true,
})
export class SessionCommand {
  @text('What is to be done.', ANY_LENGTH) type!: string;
  readonly [field: string]: unknown;
}

@published('What only these sides know.', { open: true })
export class SessionSecret {
  @texts('The sides that know it.', { ...ANY_LENGTH, ...ANY_NUMBER }) for!: readonly string[];
  readonly [field: string]: unknown;
}

@published("Something that happened, in the game's own words.", { open: true })
export class SessionEvent {
  @text('What happened.', ANY_LENGTH) type!: string;
  @text(
    'What happened, as the caller may know it, in the language asked for; empty where it needs no words.',
    ANY_LENGTH,
  )
  text!: string;
  @text('The section behind it; empty where there is none.', ANY_LENGTH) rule!: string;
  @object('What only these sides know; left out for everybody else until the game is over.', SessionSecret, {
    optional: true,
  })
  secret?: SessionSecret;
  @flag('Something hidden came to light: one cannot go back before it.', { optional: true }) reveals?: boolean;
  readonly [field: string]: unknown;
}

@published('A die rolled in a session.')
class SessionRoll {
  @text('The procedure and the die, or what the game called it.', ANY_LENGTH) purpose!: string;
  @integer('How many sides the die has.', COUNT) sides!: number;
  @integer('What it showed.', COUNT) value!: number;
  @flag('Hidden from others, or shown only now that the game is over.', { optional: true }) secret?: boolean;
}

@published('A ruling of a session.')
class SessionRuling extends Ruling {}

/** What happened, what ruled so, and the dice: of an entry and of the answer to a command. */
abstract class Proceedings {
  @integer('Commands accepted so far; it only ever grows.', COUNT) version!: number;
  @list("What happened, in the game's own words, without what the viewer may not know.", SessionEvent, ANY_NUMBER)
  events!: readonly SessionEvent[];
  @list('The rulings behind it.', SessionRuling, ANY_NUMBER) rulings!: readonly SessionRuling[];
  @list('The dice.', SessionRoll, ANY_NUMBER) rolls!: readonly SessionRoll[];
  @text('The link of the chain: SHA-256 over the entry, its salt and the link before.', ANY_LENGTH) hash!: string;
  @text('Ed25519 over the hash, by the key of the session, in base64url.', ANY_LENGTH) signature!: string;
}

@published('One command and what came of it, as far as the caller may know.')
export class SessionEntry extends Proceedings {
  @text('The side whose command it was.', ANY_LENGTH) side!: string;
  @object("The side's own; everybody's when the game is over.", SessionCommand, { optional: true })
  command?: SessionCommand;
  @timestamp('When it was accepted.') at!: string;
}

@published('What came of a command.')
export class SessionCommandResult extends Proceedings {
  @flag('Whether the game is over with it.', {}) ended!: boolean;
  @flag(
    'It was handed in unseen and is kept until every side has: nothing has happened yet, and nothing is signed.',
    {},
  )
  handedIn!: boolean;
}

@published('A page of the log.')
export class SessionHistory {
  @integer('The version that stands now.', COUNT) version!: number;
  @list('The entries, in order.', SessionEntry, ANY_NUMBER) entries!: readonly SessionEntry[];
  @integer('Ask for what comes after this; absent at the end.', { ...COUNT, optional: true }) next?: number;
}

@published('Which part of the log is wanted.')
export class SessionEventsQuery {
  @integer('The version the caller has already.', { min: 0, max: MAX_VERSION, default: 0 }) after!: number;
  @integer('Entries in a page; a stream has no pages.', { min: 1, max: 500, default: 100 }) limit!: number;
  @integer('Of a stream, also what is said at the table after the remark of this number: events named `remark`.', {
    min: 0,
    max: 1_000_000_000,
    optional: true,
  })
  remarks?: number;
  @text('In place of a token, for a browser that cannot send one; of a stream, good once.', {
    min: 1,
    max: 200,
    optional: true,
  })
  ticket?: string;
}

@published('How a command is sent.')
export class SessionCommandQuery {
  @flag('Only tell what would happen, up to the first roll or secret.') dryRun!: boolean;
}
