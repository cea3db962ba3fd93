import type { Entry } from '../../kernel/session/index.js';
import type { LiveSession } from '../live-session.js';
import type { EntryRow } from '../store/session.repository.js';

const PAGE = 200;

export type EntryPages = (after: number, limit: number) => Promise<EntryRow[]> | EntryRow[];

/** One entry in a file. */
export type FiledEntry = Entry & { readonly hash: string; readonly signature: string; readonly at: string };

/** What is the same in every file of a session. */
export function fileHead(session: LiveSession): Record<string, unknown> {
  const { row, opening, state } = session;
  return {
    opening,
    signature: row.signature,
    createdAt: row.createdAt,
    version: state.version,
    result: state.result,
  };
}

/** Everything there is to know about a game that is over, as it is read and checked by anybody: one JSON text, in parts. */
export async function* wholeGame(session: LiveSession, entries: EntryPages): AsyncGenerator<string> {
  const { row } = session;
  const head = {
    ...fileHead(session),
    serverSeed: row.serverSeed,
    materials: JSON.parse(row.materials),
    ...(session.opening.forkedFrom ? { base: JSON.parse(row.base) } : {}),
  };
  yield* withEntries(head, session.version, entries, (entry) => JSON.stringify(filed(entry)));
}

/** A JSON object with the log as its last member. */
export async function* withEntries(
  head: object,
  upTo: number,
  entries: EntryPages,
  write: (row: EntryRow) => string,
): AsyncGenerator<string> {
  yield `${JSON.stringify(head).slice(0, -1)},"entries":[`;
  for (let after = 0; after < upTo; ) {
    const rows = await entries(after, Math.min(PAGE, upTo - after));
    if (rows.length === 0) break;
    yield (after === 0 ? '' : ',') + rows.map(write).join(',');
    after = rows.at(-1)!.version;
  }
  yield ']}';
}

const filed = ({ entry, hash, signature, at }: EntryRow): FiledEntry => ({
  ...(JSON.parse(entry) as Entry),
  hash,
  signature,
  at,
});
