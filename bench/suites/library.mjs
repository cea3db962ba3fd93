/** Reads of the library against the bare driver: one record by its key, from the same SQLite file in the same run. */
import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { games } from '../../dist/games/index.js';
import { Library } from '../../dist/library/library.js';
import { LIBRARY_SCHEMA } from '../../dist/library/library.module.js';
import { RecordStore } from '../../dist/library/store/record-store.js';
import { loadConfig } from '../../dist/platform/config.js';
import { openDataSource } from '../../dist/platform/database/data-source.js';
import { Database } from '../../dist/platform/database/database.js';
import { median, medianRatio, race } from '../measure.mjs';
import { atLeast, atMost, info } from '../report.mjs';

const RECORDS = 10_000;
const NO_REDIS = { channel: () => undefined };

const card = (at) => ({
  kind: 'card',
  id: `bench-${at}`,
  game: 'cold-war-battles',
  name: { en: `Bench unit ${at}`, ja: `計測部隊${at}` },
  provenance: 'client',
  side: 'soviet',
  type: 'infantry',
  body: { values: { attack: at % 9, defence: at % 7 } },
});

export async function library({ quick }) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  const database = new Database(await openDataSource(loadConfig({ UMPIRE_DATA_DIR: folder }), LIBRARY_SCHEMA));
  const shelves = new Library(database, NO_REDIS, games);
  const begin = performance.now();
  await shelves.writeAll(
    Array.from({ length: RECORDS }, (_, at) => card(at)),
    { replace: false },
  );
  const writeMs = performance.now() - begin;
  const store = new RecordStore(database);
  const file = new BetterSqlite3(join(folder, 'umpire.sqlite'), { readonly: true });
  const statement = file.prepare('SELECT * FROM unit_cards WHERE id = ?');
  let at = 0;
  const next = () => {
    at = (at + 7919) % RECORDS;
    return `bench-${at}`;
  };
  try {
    const times = await race(
      {
        bare: () => statement.get(next()),
        store: () => store.read('card', next()),
        library: () => shelves.find('card', next()),
      },
      quick ? { rounds: 3, sliceMs: 50 } : { rounds: 15, sliceMs: 200 },
    );
    const rate = (name) => Math.round(1e6 / median(times[name])).toLocaleString('en-US');
    const ratio = (name) => medianRatio(times.bare, times[name]);
    return [
      info('bare better-sqlite3, one record by key', 1, 'of bare', { note: `${rate('bare')}/s` }),
      atLeast('library, one record by key', ratio('library'), 0.5, 'of bare', { note: `${rate('library')}/s` }),
      info('the same past the cache', ratio('store'), 'of bare', { note: `${rate('store')}/s` }),
      atMost('10,000 cards written in one transaction', writeMs / 1000, 3, 's'),
    ];
  } finally {
    file.close();
    await database.source.destroy();
    rmSync(folder, { recursive: true });
  }
}
