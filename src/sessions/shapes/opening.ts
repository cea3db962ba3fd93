import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  COUNT,
  choice,
  defineWords,
  flag,
  integer,
  json,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';
import { Invitation, OwnSeat } from './seats.js';
import { TimeLimits } from './time.js';

const ID = { min: 1, max: 100 };

export const Spectators = defineWords('SessionSpectators', ['open', 'token', 'none']);
export type Spectators = ChoiceOf<typeof Spectators>;

/** What a game is played with. */
export abstract class SessionChoice {
  @text('A scenario of the library.', ID) scenario!: string;
  @text("A map of the library, in place of the scenario's.", { ...ID, optional: true }) map?: string;
  @text('A chart pack, for cells the book does not print.', { ...ID, optional: true }) chartPack?: string;
  @record(
    'Optional rules of the game; what is left out is as the scenario or else the book has it.',
    { kind: 'json' },
    { maxItems: 1000, default: {} },
  )
  options!: Readonly<Record<string, unknown>>;
  @text('A variant that the scenario names.', { ...ID, optional: true }) variant?: string;
  @record(
    'Maps, decks, cards and chart packs of your own, by id, as the library takes them (`kind`, `name`, `body`). They are kept for this session alone and shown to nobody but its players.',
    { kind: 'json' },
    { maxItems: 100, default: {} },
  )
  materials!: Readonly<Record<string, unknown>>;
}

@published('What opens a session.')
export class SessionRequest extends SessionChoice {
  @object('The seat that whoever opens the session takes himself; none where it is left out.', OwnSeat, {
    optional: true,
  })
  seat?: OwnSeat;
  @object('How long a side may think; for ever where it is left out.', TimeLimits, { optional: true })
  limits?: TimeLimits;
  @flag('Whether anybody may claim the other seats without an invitation; the session is listed then.') open!: boolean;
  @choice("Who may look on: everybody, whoever has the spectators' token, nobody.", Spectators, { default: 'token' })
  spectators!: Spectators;
}

@published(
  'Where a session branched off: the state its own dice go on from. A game that was played elsewhere so far has "elsewhere" for the session.',
)
export class ForkPoint {
  @text('The session it branched off.', ANY_LENGTH) session!: string;
  @integer('The version it branched off at.', COUNT) version!: number;
  @text("The link of that version in the other session's chain.", ANY_LENGTH) hash!: string;
  @integer("How many of the game's commands stood there.", COUNT) line!: number;
  @text('SHA-256 of the state the branch begins with; absent in the first format.', { ...ANY_LENGTH, optional: true })
  base?: string;
}

@published('What a session begins with: the first link of its chain.')
export class SessionOpening {
  @text('How the log is written.', ANY_LENGTH) format!: string;
  @text('The id of the session.', ANY_LENGTH) session!: string;
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The version of the rules it is played by.', ANY_LENGTH) rulesVersion!: string;
  @text('The scenario.', ANY_LENGTH) scenario!: string;
  @text('SHA-256 of everything the scenario brings: maps, cards, charts.', ANY_LENGTH) materials!: string;
  @json('Options of the game, defaults filled in.') options!: unknown;
  @texts('The sides, in the order in which they join.', { ...ANY_LENGTH, ...ANY_NUMBER }) sides!: readonly string[];
  @text('SHA-256 of the server seed, which is revealed at the end.', ANY_LENGTH) commitment!: string;
  @text('Ed25519, the raw 32 bytes in base64url.', ANY_LENGTH) publicKey!: string;
  @object('Of a branch, where it branched off.', ForkPoint, { optional: true }) forkedFrom?: ForkPoint;
}

@published('A session that has just been opened.')
export class OpenedSession {
  @text('The id of the session.', ANY_LENGTH) id!: string;
  @integer('Commands accepted so far; it only ever grows.', COUNT) version!: number;
  @texts('The sides, in the order in which they join.', { ...ANY_LENGTH, ...ANY_NUMBER }) sides!: readonly string[];
  @text('The side of whoever opened it, where he has taken a seat.', { ...ANY_LENGTH, optional: true }) side?: string;
  @text('The secret of that side; shown this once.', { ...ANY_LENGTH, optional: true }) token?: string;
  @record(
    'An invitation for every other seat, by side; shown this once. Whoever claims one gets a token that nobody else knows. A branch keeps the seats it had.',
    { kind: 'object', of: Invitation },
    { ...ANY_NUMBER, optional: true },
  )
  invitations?: Readonly<Record<string, Invitation>>;
  @text('The secret of those who look on, where they need one; shown this once.', { ...ANY_LENGTH, optional: true })
  spectatorToken?: string;
  @object('Of a branch, where it branched off.', ForkPoint, { optional: true }) forkedFrom?: ForkPoint;
  @text('SHA-256 of the server seed, which is revealed at the end.', ANY_LENGTH) commitment!: string;
  @text('Ed25519, the raw 32 bytes in base64url.', ANY_LENGTH) publicKey!: string;
  @text('Ed25519 over the hash of the opening, by the key of the session, in base64url.', ANY_LENGTH)
  signature!: string;
  @object('What the chain begins with.', SessionOpening) opening!: SessionOpening;
}
