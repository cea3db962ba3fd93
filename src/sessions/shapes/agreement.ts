import {
  ANY_LENGTH,
  COUNT,
  either,
  type FieldType,
  flag,
  integer,
  published,
  text,
} from '../../kernel/fields/index.js';
import { MAX_VERSION } from './log.js';

const A_VERSION = { min: 0, max: MAX_VERSION };

/** No game has more sides. */
const MOST_TOKENS = 20;
const TOKEN: FieldType = { kind: 'text', max: 1000 };
export const TOKENS: readonly FieldType[] = [
  { kind: 'list', of: TOKEN, min: 0, max: MOST_TOKENS },
  { kind: 'record', of: TOKEN, max: MOST_TOKENS },
];

/** In a list, or by side. */
export type Tokens = readonly string[] | Readonly<Record<string, string>>;

@published('Where to branch off, and who agrees.')
export class SessionForkRequest {
  @integer('The version to branch off at.', A_VERSION) version!: number;
  @either('Of the other sides, which agree by them; not needed when the game is over.', TOKENS, { default: [] })
  tokens!: Tokens;
}

@published('Who agrees that a game that goes on leaves this server.')
export class SessionExportRequest {
  @either(
    'Of the other sides, which agree by them; without them the file of a game that goes on holds only what its reader may see.',
    TOKENS,
    { default: [] },
  )
  tokens!: Tokens;
}

@published('Which commands are decided again by the rules in force, and who agrees.')
export class SessionRulesRequest {
  @either('Of the other sides, which agree by them.', TOKENS, { default: [] }) tokens!: Tokens;
  @integer('The last version whose command is decided again; the present one where it is left out.', {
    ...A_VERSION,
    optional: true,
  })
  upTo?: number;
}

@published('Who agrees that the session is deleted.')
export class SessionDeletion {
  @either('Of the other sides that are seated: they agree by them.', TOKENS, { default: [] }) tokens!: Tokens;
}

@published('Proposes to go back, agrees with a proposal that stands, or refuses it.')
export class SessionUndoRequest {
  @integer('Proposes to go back to this version.', { ...A_VERSION, optional: true }) to?: number;
  @flag('Refuses a proposal.') refuse!: boolean;
}

@published('The rules a session goes on by, and where it stands with what was decided again.')
export class AdoptedRules {
  @integer('Commands accepted so far; it only ever grows.', COUNT) version!: number;
  @text('The version of the rules it was played by so far.', ANY_LENGTH) from!: string;
  @text('The version that is in force.', ANY_LENGTH) to!: string;
  @integer('Commands that stood up to this version were decided again.', COUNT) upTo!: number;
  @integer('How many.', COUNT) commands!: number;
  @text('The link of the chain at this version.', ANY_LENGTH) hash!: string;
  @text('Ed25519 over the hash, by the key of the session, in base64url.', ANY_LENGTH) signature!: string;
  @flag('Whether the game is over with it.', {}) ended!: boolean;
}
