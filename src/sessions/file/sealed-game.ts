import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { GameRegistry } from '../../kernel/procedures/index.js';
import { type Entry, Session, type SessionSetup, type SessionState } from '../../kernel/session/index.js';
import type { InBoth } from '../../platform/language.js';
import type { LiveSession } from '../live-session.js';
import { type EntryRow, type SessionRow, seatsOf } from '../store/session.repository.js';
import { unseal } from './seal.js';

/** A game that goes on, as far as a branch of it needs: for the eyes of a server alone. */
export interface SealedGame {
  /** Without what its dice follow from: a branch has its own. */
  readonly row: SessionRow;
  readonly state: SessionState;
  /** Of the version it stands at. */
  readonly hash: string;
}

/** What 0.4.0 and 0.5.0 sealed: the whole log. */
interface OlderSealedGame {
  readonly row: SessionRow;
  readonly entries: readonly EntryRow[];
}

const NO_SEED = '0'.repeat(64);

export const sealedGame = ({ row, state, hash }: LiveSession): SealedGame => ({
  row: { ...row, serverSeed: NO_SEED, privateKey: '' },
  state,
  hash,
});

export function unsealed(games: GameRegistry, secret: string, sealed: unknown): SealedGame {
  const content = typeof sealed === 'string' ? unseal(secret, sealed) : undefined;
  if (content === undefined)
    throw fault({
      en: 'was not sealed by this Umpire, or has been altered',
      ja: 'このUmpireが封をしたものではないか、書き換えられています',
    });
  const game = content as SealedGame | OlderSealedGame;
  if (!games.game(game.row.game)?.declaration.session)
    throw fault({ en: 'is of a game that cannot be played here', ja: 'ここでは遊べないゲームです' });
  return 'entries' in game ? folded(games, game) : game;
}

/** Where an older log stands. */
function folded(games: GameRegistry, { row, entries }: OlderSealedGame): SealedGame {
  const game = games.game(row.game)!;
  const session = new Session(game, game.declaration.session!, JSON.parse(row.materials) as SessionSetup);
  const states = [JSON.parse(row.base) as SessionState];
  for (const { entry } of entries) {
    states.push(session.fold(states.at(-1)!, JSON.parse(entry) as Entry, (version) => states[version]!));
  }
  const hash = entries.at(-1)?.hash ?? '';
  return { row: { ...row, seats: seatsOf(row), serverSeed: NO_SEED, privateKey: '' }, state: states.at(-1)!, hash };
}

const fault = (detail: InBoth): InvalidRequestError => new InvalidRequestError([new FieldFault('/sealed', detail)]);
