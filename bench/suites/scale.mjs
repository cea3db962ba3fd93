/**
 * One, two and four instances on one PostgreSQL and one Redis, two and four on a Redis Cluster of three nodes: rulings and
 * commands of sessions, and what each costs. Every command of a session goes to the next instance, so that each has to hear
 * what the others did.
 *
 * On a machine with fewer processors than instances the rates say little; what an answer costs the instances in processor time
 * says what more of them would give on a larger one. BENCH_INSTANCES, such as 2, starts fewer; BENCH_REDIS_CLUSTER,
 * addresses with commas between them, takes a cluster that is there instead of starting one.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Load } from '../load/load.mjs';
import { median } from '../measure.mjs';
import { startCluster } from '../redis-cluster.mjs';
import { info } from '../report.mjs';
import { processorMs, SERVERS, start } from '../servers.mjs';
import { restBody, restPath } from '../subject.mjs';

const POSTGRES = process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test';
const REDIS = process.env.BENCH_REDIS_URL ?? 'redis://127.0.0.1:6379';
const CLUSTER = process.env.BENCH_REDIS_CLUSTER;
const INSTANCES = (process.env.BENCH_INSTANCES ?? '2,4').split(',').map(Number);
const PROBE = { path: restPath, body: restBody };
const CONNECTIONS = 16;
/** Games that are played at the same time, however many instances there are. */
const TABLES = 16;

export async function scale({ quick }) {
  const admin = new pg.Client({ connectionString: POSTGRES, connectionTimeoutMillis: 2000 });
  try {
    await admin.connect();
  } catch {
    process.stderr.write('scale: no PostgreSQL (BENCH_DATABASE_URL), left out\n');
    return [];
  }
  const schema = `bench_${randomBytes(4).toString('hex')}`;
  const url = new URL(POSTGRES);
  url.searchParams.set('options', `-c search_path=${schema}`);
  await admin.query(`CREATE SCHEMA ${schema}`);
  const cluster = CLUSTER ? undefined : await startCluster();
  const env = { DATABASE_URL: url.href, REDIS_URL: REDIS, UMPIRE_CLIENT_SESSION_LIMIT: '0' };
  try {
    return await measured(env, CLUSTER ?? cluster?.url, quick);
  } finally {
    await cluster?.stop();
    await admin.query(`DROP SCHEMA ${schema} CASCADE`);
    await admin.end();
  }
}

/** First those with one Redis, then those with a cluster: all at once would be more connections than PostgreSQL takes. */
async function measured(env, cluster, quick) {
  const alone = [1, env, ONE_REDIS];
  const rows = await together([alone, ...INSTANCES.map((number) => [number, env, ONE_REDIS])], quick);
  if (!cluster) return rows;
  const inCluster = INSTANCES.map((number) => [number, { ...env, REDIS_URL: cluster }, 'a Redis Cluster']);
  const others = await together([alone, ...inCluster], quick);
  return [...rows, ...others.filter(({ what }) => what.includes('Cluster'))];
}

const ONE_REDIS = 'one Redis';

async function together(settings, quick) {
  const rounds = quick ? 1 : 5;
  const ms = quick ? 1000 : 3000;
  // The first makes the tables; the others find them.
  const groups = [await Group.start(...settings[0])];
  try {
    for (const setting of settings.slice(1)) groups.push(await Group.start(...setting));
    for (let round = -1; round < rounds; round += 1) {
      for (const group of groups) {
        const [rulings, commands] = [await group.rulings(ms), await group.commands(ms)];
        // The first round warms up.
        if (round >= 0) group.results.push({ rulings, commands });
      }
    }
  } finally {
    for (const group of groups) await group.stop();
  }
  return ['rulings', 'commands'].flatMap((kind) => groups.map((group) => row(kind, group, groups[0])));
}

const WORDS = { rulings: 'rulings', commands: 'session commands, each by the next instance' };

function row(kind, group, alone) {
  const cost = (each) => median(each.results.map((result) => result[kind].cost));
  const rate = median(group.results.map((result) => result[kind].rate));
  const number = group.servers.length;
  const note = `${Math.round(rate)}/s together, ${Math.round(rate / number)}/s each; ${cost(group).toFixed(2)} ms of processor time`;
  const what = `${WORDS[kind]}: ${number} ${number === 1 ? 'instance' : 'instances'} on one PostgreSQL and ${group.redis}`;
  if (group === alone) return info(what, rate, '/s', { note });
  return info(`${what}, processor time of each`, cost(group) / cost(alone), 'x that of one alone', { note });
}

/** Instances that serve the same sessions. */
class Group {
  results = [];

  static async start(number, env, redis) {
    const group = new Group();
    const starts = Array.from({ length: number }, () => start(SERVERS.umpire, PROBE, [], env));
    const servers = await Promise.all(starts);
    Object.assign(group, { redis, servers, loads: servers.map(() => new Load()), tables: [] });
    for (let i = 0; i < TABLES; i += 1) group.tables.push(await Table.open(servers));
    return group;
  }

  async stop() {
    for (const load of this.loads) load.stop();
    for (const server of this.servers) await server.stop();
  }

  rulings(ms) {
    const share = Math.max(1, CONNECTIONS / this.servers.length);
    return this.#spent(async () => {
      const runs = this.loads.map((load, i) => load.run(this.servers[i].port, PROBE, { connections: share, ms }));
      return (await Promise.all(runs)).reduce((sum, { answers }) => sum + answers, 0);
    });
  }

  commands(ms) {
    return this.#spent(async () => {
      const until = performance.now() + ms;
      const counts = await Promise.all(this.tables.map((table) => table.playUntil(until)));
      return counts.reduce((sum, count) => sum + count, 0);
    });
  }

  async #spent(run) {
    const processor = () => this.servers.reduce((sum, { pid }) => sum + processorMs(pid), 0);
    const [begun, before] = [performance.now(), processor()];
    const answers = await run();
    return { rate: (1000 * answers) / (performance.now() - begun), cost: (processor() - before) / answers };
  }
}

/** A game in which one side proposes to go back and the other refuses, for ever. */
class Table {
  #turn = 0;
  #proposed = false;

  static async open(servers) {
    const table = new Table();
    const base = `http://127.0.0.1:${servers[0].port}/v1/sessions`;
    const opened = await post(base, { scenario: 'kalima-crossing' });
    const sides = Object.entries(opened.invitations);
    const tokens = [];
    for (const [side, { code }] of sides) {
      const claimed = await post(`${base}/${opened.id}/seats`, { invitation: code, name: side, seed: side });
      tokens.push(claimed.token);
    }
    Object.assign(table, { servers, id: opened.id, tokens, sides: sides.map(([side]) => side) });
    await table.#begin();
    return table;
  }

  /** The first command that may be taken back, by whoever is to give it. */
  async #begin() {
    for (;;) {
      for (const [i, token] of this.tokens.entries()) {
        const { actions, version } = await this.#get(token, '/actions');
        const next = actions.find(({ command }) => command && !['concede', 'propose-undo'].includes(command.type));
        this.version = version;
        if (next) await this.#send(i, next.command);
        const { horizon, version: now } = await this.#get(token, '');
        this.horizon = horizon ?? 0;
        this.version = now;
        if (next && now > this.horizon) return;
      }
    }
  }

  async playUntil(end) {
    let count = 0;
    for (; performance.now() < end; count += 1) {
      const command = this.#proposed ? { type: 'refuse-undo' } : { type: 'propose-undo', to: this.horizon };
      await this.#send(this.#proposed ? 1 : 0, command);
      this.#proposed = !this.#proposed;
    }
    return count;
  }

  async #send(player, command) {
    const headers = { authorization: `Bearer ${this.tokens[player]}`, 'if-match': `"${this.version}"` };
    const { version } = await post(`${this.#address()}/commands`, command, headers);
    this.version = version;
  }

  async #get(token, path) {
    const response = await fetch(`${this.#address()}${path}`, { headers: { authorization: `Bearer ${token}` } });
    return response.json();
  }

  #address() {
    this.#turn += 1;
    return `http://127.0.0.1:${this.servers[this.#turn % this.servers.length].port}/v1/sessions/${this.id}`;
  }
}

async function post(url, body, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${(await response.text()).slice(0, 500)}`);
  return response.json();
}
