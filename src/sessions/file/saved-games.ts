import { checked } from '../../edge/checker/checker.js';
import { ofType } from '../../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { atOnce, inTurns, Turn } from '../../edge/turns.js';
import type { GameRegistry } from '../../kernel/procedures/index.js';
import type { SessionState } from '../../kernel/session/index.js';
import { parsedJson } from '../../platform/http/json-text.js';
import type { Job } from '../../platform/workers/jobs.js';
import { type Part, textOf } from '../../platform/workers/parts.js';
import type { WorkerPool } from '../../platform/workers/worker-pool.js';
import { SessionExportRequest, type Tokens } from '../shapes/agreement.js';
import type { EntryRow, SessionRow } from '../store/session.repository.js';
import { type GameFile, GameFileCheck } from './game-file-check.js';
import { type SealedGame, unsealed } from './sealed-game.js';

/** A game that is over: what goes into the store, and the last state. */
interface FinishedGame {
  readonly kind: 'over';
  readonly row: SessionRow;
  readonly entries: readonly EntryRow[];
  readonly state: SessionState;
}

/** A game that goes on: what a branch of it begins with, and the tokens of those who agree to that. */
interface RunningGame extends SealedGame {
  readonly kind: 'goes on';
  readonly entries: readonly [];
  readonly tokens: Tokens;
}

type TakenGame = FinishedGame | RunningGame;

const JOB = 'saved-game';
/** A shorter file is read here, in turns. */
const LONG = 64 * 1024;
/** A game is as much work as it is long: one budget for so much of its file. */
const BUDGET_LENGTH = 512 * 1024;
/** What is unsealed may be much longer than what was sent. */
const MOST_BYTES = 256 * 1024 * 1024;
const ENTRIES_A_LINE = 200;

/** Reads game files and decides their games again; long ones in a thread, where 10,000 entries keep nobody waiting. */
export class SavedGames {
  constructor(
    private readonly games: GameRegistry,
    private readonly pool: WorkerPool,
  ) {}

  async read(text: string, secret: string, client: string, turn: Turn): Promise<TakenGame> {
    if (!this.pool.isOn || text.length < LONG) return inTurns(readGame(this.games, text, secret), turn);
    const input = new TextEncoder().encode(`${JSON.stringify(secret)}\n${text}`);
    const budgets = Math.ceil(text.length / BUDGET_LENGTH);
    const { pieces } = await this.pool.run(JOB, input, { client, budgets, mostBytes: MOST_BYTES });
    return gathered(pieces, turn);
  }
}

const A_GAME_FILE = {
  en: 'a game file has entries and a server seed, or is sealed',
  ja: 'ゲームのファイルには entries と serverSeed、または sealed があります',
};
const NOT_OVER = { en: 'this game is not over', ja: 'このゲームは終わっていません' };

function* readGame(games: GameRegistry, text: string, secret: string): Generator<undefined, TakenGame, unknown> {
  const file = parsedJson(text);
  if (typeof file !== 'object' || file === null || Array.isArray(file)) {
    throw new InvalidRequestError([new FieldFault('', ofType('object'))]);
  }
  const { sealed } = file as { sealed?: unknown };
  if (sealed === undefined) return yield* open(games, file as GameFile);
  const { tokens } = checked(SessionExportRequest, { tokens: (file as { tokens?: unknown }).tokens });
  return { kind: 'goes on', ...unsealed(games, secret, sealed), entries: [], tokens };
}

/** Nobody goes on with a game that is over, so everybody may look at it and nobody needs a token. */
function* open(games: GameRegistry, file: GameFile): Generator<undefined, TakenGame, unknown> {
  if (!Array.isArray(file.entries) || typeof file.serverSeed !== 'string') {
    throw new InvalidRequestError([new FieldFault('', A_GAME_FILE)]);
  }
  const { row, entries, state } = yield* new GameFileCheck(games).check(file);
  const over = (file.entries as GameFile['entries']).at(-1)?.events.some(({ type }) => type === 'ended');
  if (!over) throw new InvalidRequestError([new FieldFault('/entries', NOT_OVER)]);
  return { kind: 'over', row: { ...row, tokens: {}, spectators: 'open', privateKey: '' }, entries, state };
}

/** The work in the thread: what was taken, as lines of JSON; first the game, then its entries, some at a time. */
export const savedGameJobs = (games: GameRegistry): Readonly<Record<string, Job>> => ({
  [JOB]: (input, write) => {
    const sent = textOf(input);
    const end = sent.indexOf('\n');
    const secret = JSON.parse(sent.slice(0, end)) as string;
    const { entries, ...game } = atOnce(readGame(games, sent.slice(end + 1), secret));
    write(JSON.stringify(game));
    for (let i = 0; i < entries.length; i += ENTRIES_A_LINE) {
      write(JSON.stringify(entries.slice(i, i + ENTRIES_A_LINE)));
    }
  },
});

/** The same, put together again in turns. */
async function gathered([first, ...rest]: readonly Part[], turn: Turn): Promise<TakenGame> {
  const read = (piece: Part): unknown => JSON.parse(textOf(piece));
  const entries: EntryRow[] = [];
  turn.goOn();
  for (const piece of rest) {
    entries.push(...(read(piece) as EntryRow[]));
    if (turn.isOver) await turn.giveWay();
  }
  const game = read(first!) as TakenGame;
  turn.rest();
  return game.kind === 'over' ? { ...game, entries } : { ...game, entries: [] };
}
