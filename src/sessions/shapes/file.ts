import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  either,
  type FieldType,
  integer,
  list,
  object,
  published,
  record,
  text,
  timestamp,
} from '../../kernel/fields/index.js';
import { TOKENS, type Tokens } from './agreement.js';
import { SessionOpening } from './opening.js';
import { SessionResult } from './standing.js';

const ANYTHING: FieldType = { kind: 'json' };

@published('An entry of the log with its link of the chain; of the rest, what whoever saved it may see.', {
  open: true,
})
export class FiledEntry {
  @integer('Commands accepted so far; it only ever grows.', COUNT) version!: number;
  @text('The side whose command it was.', ANY_LENGTH) side!: string;
  @text('The link of the chain: SHA-256 over the entry, its salt and the link before.', ANY_LENGTH) hash!: string;
  @text('Ed25519 over the hash, by the key of the session, in base64url.', ANY_LENGTH) signature!: string;
  @timestamp('When it was accepted.') at!: string;
  readonly [field: string]: unknown;
}

@published('A game as a file. Over: everything, for anybody to check. Going on: what the caller may see.')
export class SessionFile {
  @object('What the chain begins with.', SessionOpening) opening!: SessionOpening;
  @text('Ed25519 over the hash of the opening, by the key of the session, in base64url.', ANY_LENGTH)
  signature!: string;
  @timestamp('When the session was opened.', { optional: true }) createdAt?: string;
  @integer('The version the file ends with.', { ...COUNT, optional: true }) version?: number;
  @object('How it ended; null while it goes on.', SessionResult, { optional: true, nullable: true })
  result?: SessionResult | null;
  @text('Of a game that is over, what every roll follows from.', { ...ANY_LENGTH, optional: true }) serverSeed?: string;
  @record('Of a game that is over, the maps, cards and charts it was played with.', ANYTHING, {
    ...ANY_NUMBER,
    optional: true,
  })
  materials?: Readonly<Record<string, unknown>>;
  @record('Of a branch, the state it began with.', ANYTHING, { ...ANY_NUMBER, optional: true })
  base?: Readonly<Record<string, unknown>>;
  @text('Whose eyes saw it; null for a spectator.', { ...ANY_LENGTH, optional: true, nullable: true })
  you?: string | null;
  @text('Of a game that goes on, where all sides agreed: what a branch elsewhere begins with, for servers alone.', {
    ...ANY_LENGTH,
    optional: true,
  })
  sealed?: string;
  @either('To take in a game that goes on: the tokens of all sides, which agree by them.', TOKENS, { optional: true })
  tokens?: Tokens;
  @list('The log.', FiledEntry, ANY_NUMBER) entries!: readonly FiledEntry[];
}

@published('A saved game that is here now, under an id of this server.')
export class LoadedSession {
  @text('The id of the session here.', ANY_LENGTH) id!: string;
  @integer('The version it stands at; of a game that goes on, 0: it is a branch of its own.', COUNT) version!: number;
  @text('The id it was played under, which stands in its opening or in that of the branch.', ANY_LENGTH)
  original!: string;
}
