/**
 * Commands of sessions end to end: form checked, decided by the rules, hashed, signed, stored, cache and listeners
 * moved on. In process on the embedded default against boardgame.io in the same run; on PostgreSQL and Redis, where they are there,
 * against one bare round trip and one committed insert; and in a long session against a short one.
 *
 * The commands are a proposal to go back and its refusal, on a position after the first moves of a training scenario:
 * they can be given for ever, and everything around the game's own decision is what it is for every command. Moves of the
 * game itself are measured beside them.
 */
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createClient } from 'redis';
import { DATABASE_SCHEMA } from '../../dist/app.module.js';
import { games } from '../../dist/games/index.js';
import { Library } from '../../dist/library/library.js';
import { ShippedLoader } from '../../dist/library/shipped/loader.js';
import { shippedDocuments } from '../../dist/library/shipped/shipped-documents.js';
import { loadConfig } from '../../dist/platform/config.js';
import { openDataSource } from '../../dist/platform/database/data-source.js';
import { Database } from '../../dist/platform/database/database.js';
import { Redis } from '../../dist/platform/redis/redis.js';
import { Doors } from '../../dist/sessions/access/doors.js';
import { CommandDesk } from '../../dist/sessions/command-desk.js';
import { LiveSessionCache } from '../../dist/sessions/live-session-cache.js';
import { OwnMaterials } from '../../dist/sessions/materials/own-materials.service.js';
import { OpeningDesk } from '../../dist/sessions/seats/opening-desk.js';
import { SeatsService } from '../../dist/sessions/seats/seats.service.js';
import { ServerSecret } from '../../dist/sessions/seats/server-secret.js';
import { SessionKeeper } from '../../dist/sessions/session-keeper.js';
import { SessionLog } from '../../dist/sessions/session-log.js';
import { SessionNotifier } from '../../dist/sessions/session-notifier.js';
import { SessionsService } from '../../dist/sessions/sessions.service.js';
import { Session, SessionSecret, SessionSnapshot, UnseenCommand } from '../../dist/sessions/store/entities.js';
import { SeatRepository } from '../../dist/sessions/store/seat.repository.js';
import { SessionRepository } from '../../dist/sessions/store/session.repository.js';
import { SessionKeeping } from '../../dist/sessions/store/session-keeping.js';
import { UnseenCommands } from '../../dist/sessions/unseen-commands.js';
import { lowerQuartile, medianRatio } from '../measure.mjs';
import { signedInserts } from '../peers/signed-insert.mjs';
import { atLeast, atMost, info } from '../report.mjs';

const SCENARIO = 'kalima-crossing';
/** Games whose own moves are measured: from a small battle to a campaign with cards. */
const PLAYED = [SCENARIO, 'valdeoro', 'sierra-parda'];
/** The scenario with the longest lists of what may be done. */
const LISTED = 'sierra-parda';
/** As many sessions as write together in one turn of the event loop. */
const AT_ONCE = 20;
const POSTGRES = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const REDIS = process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379';

/** Long enough to pay for its own garbage, so that nobody pays for another's. */
const BATCH = 500;
/** Short enough that a session which has just begun is still short after it. */
const SHORT_BATCH = 100;
const LONG = 10_000;
const NO_REDIS = { configured: false, channel: () => undefined, read: async () => undefined };
const GIVEN = { language: 'en' };
const ASKER = { client: 'bench' };

/** Everything a server would put together, without the server. */
async function openDesk(env, redis) {
  const database = new Database(await openDataSource(loadConfig(env), DATABASE_SCHEMA));
  const library = new Library(database, redis, games);
  await new ShippedLoader(library, games).load(shippedDocuments());
  const feed = new SessionNotifier(redis, database, { databaseUrl: undefined });
  feed.onApplicationBootstrap();
  const rows = [Session, SessionSnapshot, SessionSecret].map((entity) => database.source.getRepository(entity));
  const seats = new SeatRepository(database);
  const keeping = new SessionKeeping(database);
  const store = new SessionRepository(database, seats, keeping, ...rows);
  const secret = new ServerSecret(store);
  const cache = new LiveSessionCache(games, store, redis);
  const log = new SessionLog(store, cache, feed);
  const doors = new Doors(cache);
  const keeper = new SessionKeeper(keeping, store, cache, doors, { clientSessionLimit: 0, sessionLimit: 0 });
  const desk = new OpeningDesk(games, library, new OwnMaterials(database), store, secret, keeper);
  const unseen = new UnseenCommands(database, database.source.getRepository(UnseenCommand));
  const commands = new CommandDesk(store, cache, log, doors, unseen);
  const sessions = new SessionsService(store, cache, commands, doors, desk, feed, unseen);
  return { database, feed, sessions, seats: new SeatsService(cache, log, seats, secret) };
}

/** The same choices in every run. */
let seed = 1;
function choose(number) {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 2 ** 32) * number);
}

/** A game that is being played, by whoever holds both tokens. */
class Table {
  static async open({ sessions, seats }, scenario = SCENARIO) {
    const request = { scenario, options: {}, materials: {}, spectators: 'token', open: false };
    const { row, grants, opening } = await sessions.create(request, ASKER);
    const table = new Table();
    const { sides } = opening;
    Object.assign(table, { sessions, id: row.id, tokens: {}, sides, version: sides.length });
    for (const side of sides) {
      const claim = { invitation: grants.invitations[side].code, name: side, seed: `${side} of the bench` };
      table.tokens[side] = (await seats.claim(row.id, claim, ASKER, GIVEN.language)).token;
    }
    return table;
  }

  async send(side, command) {
    const { row } = await this.sessions.command(this.id, command, {
      ...GIVEN,
      token: this.tokens[side],
      version: this.version,
    });
    // What was handed in unseen has no entry before everybody's lies there.
    this.version = row?.version ?? this.version;
    return row;
  }

  /** Something that may be done now, by everybody where all hand in unseen; nothing when the game is over. */
  async choices() {
    const { session } = await this.sessions.read(this.id, this.tokens[this.sides[0]]);
    const { engine, state } = session;
    const sides = engine.sealing(state)?.sides ?? engine.waitingFor(state).slice(0, 1);
    return sides.map((side) => {
      const before = process.cpuUsage();
      const { actions } = engine.actions(state, side);
      const { user, system } = process.cpuUsage(before);
      return { side, command: actions[choose(actions.length)].command, listing: (user + system) / 1000 };
    });
  }

  /** Proposals and refusals to go back: legal for ever. */
  async goOn(number) {
    const [one, other] = this.sides;
    const { session } = await this.sessions.read(this.id, this.tokens[one]);
    let { undo } = session.state;
    let row;
    for (let i = 0; i < number; i += 1) {
      const command = undo ? { type: 'refuse-undo' } : { type: 'propose-undo', to: session.state.horizon };
      row = await this.send(undo ? other : one, command);
      undo = undo ? null : command;
    }
    return row;
  }

  static async begun(desk) {
    const { sessions } = desk;
    const table = await Table.open(desk);
    for (;;) {
      const [{ side, command }] = await table.choices();
      await table.send(side, command);
      const { session } = await sessions.read(table.id, table.tokens[side]);
      // What reveals something cannot be taken back.
      if (session.version > session.state.horizon) return table;
    }
  }
}

const clock = async (run) => {
  const begin = performance.now();
  await run();
  return 1000 * (performance.now() - begin);
};

/** Microseconds a command of the game itself takes, without finding out which there are: that is told to `listed`. */
function playing(desk, scenario, listed = () => undefined) {
  let table;
  return async (number) => {
    let spent = 0;
    let done = 0;
    while (done < number) {
      table ??= await Table.open(desk, scenario);
      const choices = await table.choices();
      if (choices.length === 0) table = undefined;
      for (const { side, command, listing } of choices) {
        listed(listing);
        spent += await clock(() => table.send(side, command));
        done += 1;
      }
    }
    return spent / done;
  };
}

function boardgame() {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client');
  const mark = ({ G, playerID }, at) => {
    G.cells[at] = playerID;
  };
  const game = { setup: () => ({ cells: Array(100).fill(null) }), moves: { mark } };
  return async (number) => {
    // A new game each time: it slows down as its log grows.
    const client = Client({ game, debug: false });
    client.start();
    const spent = await clock(() => {
      for (let i = 0; i < number; i += 1) client.moves.mark(i % 100);
    });
    client.stop();
    return spent / number;
  };
}

/** Contestants in turn, each giving its microseconds per command for a batch; the first rounds warm up. */
async function rounds(contestants, number, batch = BATCH) {
  const times = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]));
  for (let round = -WARM; round < number; round += 1) {
    for (const [name, run] of Object.entries(contestants)) {
      const time = await run(batch);
      if (round >= 0) times[name].push(time);
    }
  }
  return times;
}

const WARM = 10;
const mean = (values) => values.reduce((sum, each) => sum + each, 0) / values.length;
const perSecond = (times) => 1e6 / lowerQuartile(times);
const rate = (times) => `${Math.round(perSecond(times)).toLocaleString('en-US')}/s`;

export async function sessions({ quick }) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-bench-'));
  const number = quick ? 5 : 40;
  try {
    const desk = await openDesk({ UMPIRE_DATA_DIR: folder }, NO_REDIS);
    const rows = [...(await embedded(desk, folder, number)), ...(await flat(desk, quick ? 1000 : LONG, number))];
    await desk.database.source.destroy();
    return [...rows, ...(await shared(folder, number))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Processor time of a contestant, by command, where it is measured beside the clock. */
function withProcessor(run, taken) {
  return async (count) => {
    const before = process.cpuUsage();
    const time = await run(count);
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / count);
    return time;
  };
}

async function embedded(desk, folder, number) {
  const held = await Table.begun(desk);
  const tables = [];
  for (let i = 0; i < AT_ONCE; i += 1) tables.push(await Table.begun(desk));
  const floor = signedInserts(folder, await held.goOn(1), AT_ONCE);
  const processor = { boardgame: [], many: [], floor: [], alone: [] };
  const contestants = {
    boardgame: boardgame(),
    many: async (count) => (await clock(() => Promise.all(tables.map((table) => table.goOn(count / AT_ONCE))))) / count,
    floor: async (count) => (await clock(() => floor(count))) / count,
    alone: async (count) => (await clock(() => held.goOn(count))) / count,
  };
  const times = await rounds(
    Object.fromEntries(Object.entries(contestants).map(([name, run]) => [name, withProcessor(run, processor[name])])),
    number,
  );
  const ofBoardgame = (name) => medianRatio(times.boardgame, times[name]);
  const byProcessor = (name) => `by processor time ${medianRatio(processor.boardgame, processor[name]).toFixed(2)}`;
  const lists = [];
  const own = await rounds(
    Object.fromEntries(
      PLAYED.map((scenario) => [
        scenario,
        playing(desk, scenario, scenario === LISTED ? (time) => lists.push(time) : undefined),
      ]),
    ),
    Math.ceil(number / 4),
    SHORT_BATCH,
  );
  return [
    atLeast(
      `session command, ${AT_ONCE} sessions at once, SQLite in a file`,
      ofBoardgame('many'),
      0.8,
      'of boardgame.io',
      {
        note: `${rate(times.many)}, signed and synced to the disk; ${byProcessor('many')}; boardgame.io ${rate(times.boardgame)}, in memory`,
      },
    ),
    info(`the least: as many rows, hashed, signed, bare better-sqlite3`, ofBoardgame('floor'), 'of boardgame.io', {
      note: `${rate(times.floor)}; ${byProcessor('floor')}; the command is ${medianRatio(times.floor, times.many).toFixed(2)} of it`,
    }),
    info('one session alone', ofBoardgame('alone'), 'of boardgame.io', {
      note: `${rate(times.alone)}; by processor time ${rate(processor.alone)}`,
    }),
    ...PLAYED.map((scenario) =>
      info(`moves of the game itself, ${scenario}`, perSecond(own[scenario]), '/s', { note: 'whole games at random' }),
    ),
    atMost(`list of what may be done, ${LISTED}, by processor time`, mean(lists), 10, 'ms', {
      note: `99 of 100 within ${lists.toSorted((a, b) => a - b)[Math.floor(lists.length * 0.99)].toFixed(1)} ms`,
    }),
  ];
}

/** A session with 10,000 events against sessions that have just begun. */
async function flat(desk, length, number) {
  const long = await Table.begun(desk);
  await long.goOn(length);
  const events = long.version.toLocaleString('en-US');
  const times = await rounds(
    {
      long: async (count) => (await clock(() => long.goOn(count))) / count,
      short: async (count) => {
        const short = await Table.begun(desk);
        await short.goOn(10);
        return (await clock(() => short.goOn(count))) / count;
      },
    },
    number,
    SHORT_BATCH,
  );
  const note = `${rate(times.long)} against ${rate(times.short)}`;
  return [
    atMost(`command at ${events} events and more, by one at 10`, medianRatio(times.long, times.short), 1.1, 'x', {
      note,
    }),
  ];
}

/** On PostgreSQL and Redis: what a command costs against the least it could. */
async function shared(folder, number) {
  const admin = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2000 });
  const bareRedis = createClient({ url: REDIS, socket: { connectTimeout: 2000, reconnectStrategy: false } });
  bareRedis.on('error', () => undefined);
  try {
    await Promise.all([admin.connect(), bareRedis.connect()]);
  } catch {
    process.stderr.write('sessions: no PostgreSQL or no Redis (BENCH_DATABASE_URL, BENCH_REDIS_URL), left out\n');
    return [];
  }
  const schema = `bench_${randomBytes(4).toString('hex')}`;
  const url = new URL(POSTGRES);
  url.searchParams.set('options', `-c search_path=${schema}`);
  await admin.query(`CREATE SCHEMA ${schema}`);
  await admin.query(
    `CREATE TABLE ${schema}.bare (session text, version integer, entry text, PRIMARY KEY (session, version))`,
  );
  const env = { UMPIRE_DATA_DIR: folder, DATABASE_URL: url.href, REDIS_URL: REDIS };
  const redis = new Redis(loadConfig(env));
  await redis.onModuleInit();
  const desk = await openDesk(env, redis);
  try {
    const table = await Table.begun(desk);
    const { entry } = await table.goOn(1);
    let version = 0;
    const insert = `INSERT INTO ${schema}.bare VALUES ($1, $2, $3)`;
    const times = await rounds(
      {
        bare: async (count) =>
          (await clock(async () => {
            for (let i = 0; i < count; i += 1) {
              await bareRedis.publish('umpire:bench', table.id);
              version += 1;
              await admin.query(insert, [table.id, version, entry]);
            }
          })) / count,
        command: async (count) => (await clock(() => table.goOn(count))) / count,
      },
      number,
    );
    const note = `${rate(times.command)}; bare ${rate(times.bare)}`;
    const what = 'session command on PostgreSQL and Redis, by one round trip and one insert';
    return [atLeast(what, medianRatio(times.bare, times.command), 0.8, 'of bare', { note })];
  } finally {
    desk.feed.onApplicationShutdown();
    await desk.database.source.destroy();
    await redis.onApplicationShutdown();
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await Promise.all([admin.end(), bareRedis.close()]);
  }
}
