/**
 * The least that entries of a log can cost on SQLite: hashed, signed and inserted with bare better-sqlite3, those of one turn in one
 * transaction that is synced to the disk. Nobody is let in, nothing is checked or decided and nobody is told.
 */
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { hashOfText, SessionKey } from '../../dist/sessions/fair-dice/index.js';

/** Writes rows like the given one; the function returned takes how many, and writes so many of them in each transaction. */
export function signedInserts(folder, row, inEach) {
  const file = new BetterSqlite3(join(folder, 'bare.sqlite'));
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'wal_autocheckpoint = 4000']) file.pragma(pragma);
  file.exec(`CREATE TABLE entries (session text, version integer, entry text, hash text, signature text, at text,
    PRIMARY KEY (session, version))`);
  const insert = file.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)');
  const key = SessionKey.create();
  let version = 0;
  const turn = file.transaction(() => {
    version += 1;
    for (let session = 0; session < inEach; session += 1) {
      const hash = hashOfText(`${row.hash}${row.entry}`);
      insert.run(`session ${session}`, version, row.entry, hash, key.sign(hash), row.at);
    }
  });
  return (number) => {
    for (let i = 0; i < number / inEach; i += 1) turn();
  };
}
