/**
 * Faults, on a real PostgreSQL and Redis with two server processes: clients hammer one session and play many others while
 * servers are killed, Redis is flushed, stopped and started, and the connections to the database are cut. Large batches keep
 * the threads of both servers busy meanwhile. Afterwards what the clients were told is compared with the database.
 *
 *   npm run build && DATABASE_URL=postgres://... node scripts/session-faults.mjs [--clients 50] [--sessions 500] [--seconds 120]
 *
 * Needs `redis-server`; makes a database of its own and drops it. Prints one line of JSON; leaves with 1 if anything is wrong.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { keepThreadsBusy } from './faults/batches.mjs';
import { newTally, Player } from './faults/players.mjs';
import { openWorld } from './faults/world.mjs';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '50' },
    sessions: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '120' },
    scenario: { type: 'string', default: 'villar-bridge' },
  },
});
const figures = { clients: +values.clients, sessions: +values.sessions, seconds: +values.seconds };
const FOLLOWERS = 6;
/** Of every scenario that these players know. */
const SIDES = 2;

const say = (text) => console.error(`${(performance.now() / 1000).toFixed(1)} s  ${text}`);

async function opened(url, tally, instances) {
  const answer = await fetch(`${url}/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenario: values.scenario, spectators: 'token' }),
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { id, sides, invitations, spectatorToken } = await answer.json();
  const session = { id, sides, tokens: { spectator: spectatorToken } };
  const player = new Player(instances, tally, session);
  for (const side of sides) {
    const claim = { invitation: invitations[side].code, name: side, seed: `${side} of the faults` };
    session.tokens[side] = await player.sitDown(claim);
  }
  return session;
}

/** Every fault at least once, each with its time to be felt; then round and round until the time is over. */
async function disturb({ instances, redis, cutDatabase }, until, counts) {
  const restart = async (instance) => {
    await instance.kill();
    counts.kills += 1;
    say(`${instance.name} killed`);
    await sleep(500);
    await instance.start();
    say(`${instance.name} back`);
  };
  const faults = [
    async () => {
      counts.cut += await cutDatabase();
      say('database connections cut');
    },
    async () => {
      await redis.flush();
      counts.flushed += 1;
      say('Redis flushed');
    },
    () => restart(instances[0]),
    () => restart(instances[1]),
    async () => {
      await redis.stop();
      counts.redisStopped += 1;
      say('Redis stopped');
      await sleep(3000);
      await cutDatabase().then((cut) => {
        counts.cut += cut;
      });
      await redis.start();
      say('Redis back');
    },
  ];
  for (let i = 0; i < faults.length || performance.now() < until; i += 1) {
    await sleep(1000);
    await faults[i % faults.length]();
  }
}

/** What the database says against what the clients were told. */
async function compared({ rows }, tally) {
  const faults = [];
  const log = await rows('SELECT session, version, idempotency_key AS key FROM session_entries');
  const byPlace = new Map(log.map(({ session, version, key }) => [`${session} ${version}`, key]));
  const byKey = new Map();
  const heights = new Map();
  let seated = 0;
  for (const { session, version, key } of log) {
    const height = heights.get(session) ?? { top: 0, number: 0 };
    heights.set(session, { top: Math.max(height.top, version), number: height.number + 1 });
    // Who sat down did so by an invitation, without a key: one entry for each side.
    if (key === null) seated += 1;
    else if (byKey.has(key)) faults.push(`key ${key} twice`);
    else byKey.set(key, version);
  }
  for (const [session, { top, number }] of heights) if (top !== number) faults.push(`${session}: ${number} of ${top}`);
  for (const { id, version, key } of tally.acknowledged) {
    if (byPlace.get(`${id} ${version}`) !== key) faults.push(`${id} ${version}: acknowledged, not in the log`);
  }
  for (const { id, key } of tally.refusedKeys) if (byKey.has(key)) faults.push(`${id}: ${key} refused, but in the log`);
  const seats = SIDES * heights.size;
  if (seated !== seats) faults.push(`${seated} entries of who sat down, for ${seats} seats`);
  return { faults, entries: log.length, heights };
}

const tally = newTally();
const counts = { kills: 0, cut: 0, flushed: 0, redisStopped: 0 };
const world = await openWorld({
  databaseUrl: process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres',
});
let failed = true;
try {
  const { instances } = world;
  say('two servers are up');
  const one = await opened(instances[0].url, tally, instances);
  const others = [];
  while (others.length < figures.sessions) {
    const batch = Array.from({ length: Math.min(20, figures.sessions - others.length) }, (_, i) =>
      opened(instances[i % 2].url, tally, instances),
    );
    others.push(...(await Promise.all(batch)));
  }
  // The first command after the joins, so that there is something to go back before.
  const first = new Player(instances, tally, one);
  let moves = 0;
  await first.play(() => moves++ === 0, 0);
  say(`${others.length + 1} sessions are open`);

  const begin = performance.now();
  let over = false;
  const running = () => !over;
  const batches = await keepThreadsBusy(instances, tally, running);
  let finish;
  const finished = new Promise((resolve) => {
    finish = resolve;
  });
  const followed = [one, one, ...others.slice(0, FOLLOWERS - 2)].map((session) => ({ session, versions: [] }));
  const following = followed.map(({ session, versions }) =>
    new Player(instances, tally, session).follow(versions, finished),
  );
  await Promise.all([
    disturb(world, begin + figures.seconds * 1000, counts).finally(() => {
      over = true;
    }),
    batches(),
    ...Array.from({ length: figures.clients }, () => new Player(instances, tally, one).hammer(running)),
    ...others.map((session) => new Player(instances, tally, session).play(running, 2000)),
  ]);
  const seconds = (performance.now() - begin) / 1000;
  say('everybody is done');

  const { faults, entries, heights } = await compared(world, tally);
  // Streams get a moment for what came last.
  for (const end = performance.now() + 20_000; performance.now() < end; await sleep(200)) {
    if (followed.every(({ session, versions }) => versions.at(-1) === heights.get(session.id).top)) break;
  }
  finish();
  await Promise.all(following);
  for (const { session, versions } of followed) {
    const whole = versions.every((version, i) => version === i + 1) && versions.length === heights.get(session.id).top;
    if (!whole) faults.push(`a stream of ${session.id} has a gap or a repeat`);
  }
  if (tally.batches === 0) faults.push('no batch was answered by the threads');
  if (tally.wentBack > 0) faults.push(`${tally.wentBack} reads went back`);
  faults.push(...tally.unexpected.slice(0, 5));
  const report = {
    ...figures,
    seconds: Math.round(seconds),
    acknowledged: tally.acknowledged.length,
    onOneSession: heights.get(one.id).top,
    entries,
    reads: tally.reads,
    retries: tally.retries,
    acknowledgedAfterRetry: tally.retriedAcknowledged,
    answersBroken: tally.broken,
    streamsBroken: tally.streamsBroken ?? 0,
    batches: tally.batches,
    batchesBroken: tally.batchesBroken,
    ...counts,
    statuses: tally.statuses,
    faults,
  };
  console.log(JSON.stringify(report));
  failed = faults.length > 0;
  if (failed) for (const { name, faults: logged = '' } of instances) say(`${name} logged: ${logged.slice(0, 4000)}`);
} finally {
  await world.close();
}
process.exit(failed ? 1 : 0);
