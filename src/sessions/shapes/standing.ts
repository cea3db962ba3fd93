import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  defineWords,
  integer,
  json,
  list,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';
import type { SessionState } from '../../kernel/session/index.js';
import { SessionCommand } from './log.js';
import { ForkPoint } from './opening.js';
import { Seat } from './seats.js';
import { SessionView } from './view.js';

const SessionStage = defineWords('SessionStage', ['gathering', 'playing', 'over']);

@published('How a game ended.')
export class SessionResult {
  @text('Null where nobody won.', { ...ANY_LENGTH, nullable: true }) winner!: string | null;
  @text("The level of victory, a term of the game's messages.", ANY_LENGTH) level!: string;
  @record(
    'What was counted, by side.',
    { kind: 'number', min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY },
    { ...ANY_NUMBER, optional: true },
  )
  points?: Readonly<Record<string, number>>;
  @text('The section that decides.', { ...ANY_LENGTH, optional: true }) rule?: string;
}

@published('How a game ended, in words.')
export class SessionOutcome extends SessionResult {
  @text('The level of victory, in the language asked for.', ANY_LENGTH) text!: string;
}

@published('A proposal to go back.')
export class UndoProposal {
  @integer('The version to go back to.', COUNT) to!: number;
  @texts('The sides that have agreed.', { ...ANY_LENGTH, ...ANY_NUMBER }) agreed!: readonly string[];
}

@published('What one side added to the dice.')
export class SideSeed {
  @text('The side.', ANY_LENGTH) side!: string;
  @text('Its seed.', ANY_LENGTH) seed!: string;
}

@published('What every roll follows from.')
export class SessionDice {
  @text('SHA-256 of the server seed, published before anybody joined.', ANY_LENGTH) commitment!: string;
  @text('Ed25519, the raw 32 bytes in base64url.', ANY_LENGTH) publicKey!: string;
  @record('What each side that has joined added.', { kind: 'text', ...ANY_LENGTH }, ANY_NUMBER)
  sideSeeds!: Readonly<Record<string, string>>;
  @text('When the game is over.', { ...ANY_LENGTH, optional: true }) serverSeed?: string;
}

@published('A game being played, as the holder of the token may see it.')
export class Session {
  @text('The id of the session.', ANY_LENGTH) id!: string;
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The scenario.', ANY_LENGTH) scenario!: string;
  @text('The version of the rules it is played by.', ANY_LENGTH) rulesVersion!: string;
  @integer('Commands accepted so far; it only ever grows.', COUNT) version!: number;
  @choice('gathering, playing or over.', SessionStage) stage!: SessionState['stage'];
  @texts('The sides, in the order in which they join.', { ...ANY_LENGTH, ...ANY_NUMBER }) sides!: readonly string[];
  @text('The side whose token was sent; null for a spectator.', { ...ANY_LENGTH, nullable: true }) you!: string | null;
  @texts('Sides whose commands the game waits for.', { ...ANY_LENGTH, ...ANY_NUMBER }) waitingFor!: readonly string[];
  @texts('Sides that have joined.', { ...ANY_LENGTH, ...ANY_NUMBER }) joined!: readonly string[];
  @object('What you have handed in unseen; it may be replaced until every side has.', SessionCommand, {
    nullable: true,
  })
  handedIn!: SessionCommand | null;
  @list('Who sits where.', Seat, ANY_NUMBER) seats!: readonly Seat[];
  @object('A proposal to go back.', UndoProposal, { nullable: true }) undo!: UndoProposal | null;
  @integer('The earliest version one can go back to.', COUNT) horizon!: number;
  @object('How it ended; null while it goes on.', SessionOutcome, { nullable: true }) result!: SessionOutcome | null;
  @json('Options of the game, defaults filled in.') options!: unknown;
  @object('What every roll follows from.', SessionDice) dice!: SessionDice;
  @text('The link of the chain at this version.', ANY_LENGTH) hash!: string;
  @object('Of a branch, where it branched off.', ForkPoint, { optional: true }) forkedFrom?: ForkPoint;
  @object('The position, as far as the caller may see it.', SessionView) view!: SessionView;
}
