import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  COUNT,
  choice,
  defineWords,
  integer,
  json,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';

const ID = { min: 1, max: 100 };

export const Spectators = defineWords('SessionSpectators', ['open', 'token', 'none']);
export type Spectators = ChoiceOf<typeof Spectators>;

@published('What opens a session.')
export class SessionRequest {
  @text('A scenario of the library.', ID) scenario!: string;
  @text("A map of the library, in place of the scenario's.", { ...ID, optional: true }) map?: string;
  @text('A chart pack, for cells the book does not print.', { ...ID, optional: true }) chartPack?: string;
  @record(
    'Optional rules of the game; what is left out is as the scenario or else the book has it.',
    { kind: 'json' },
    { maxItems: 1000, default: {} },
  )
  options!: Readonly<Record<string, unknown>>;
  @choice("Who may look on: everybody, whoever has the spectators' token, nobody.", Spectators, { default: 'token' })
  spectators!: Spectators;
}

@published('Where a session branched off: the state its own dice go on from.')
export class ForkPoint {
  @text('The session it branched off.', ANY_LENGTH) session!: string;
  @integer('The version it branched off at.', COUNT) version!: number;
  @text("The link of that version in the other session's chain.", ANY_LENGTH) hash!: string;
  @integer("How many of the game's commands stood there.", COUNT) line!: number;
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
  @record(
    'A secret for each side, and for spectators; shown this once. A branch keeps those it had.',
    { kind: 'text', ...ANY_LENGTH },
    { ...ANY_NUMBER, optional: true },
  )
  tokens?: Readonly<Record<string, string>>;
  @object('Of a branch, where it branched off.', ForkPoint, { optional: true }) forkedFrom?: ForkPoint;
  @text('SHA-256 of the server seed, which is revealed at the end.', ANY_LENGTH) commitment!: string;
  @text('Ed25519, the raw 32 bytes in base64url.', ANY_LENGTH) publicKey!: string;
  @text('Ed25519 over the hash of the opening, by the key of the session, in base64url.', ANY_LENGTH)
  signature!: string;
  @object('What the chain begins with.', SessionOpening) opening!: SessionOpening;
}
