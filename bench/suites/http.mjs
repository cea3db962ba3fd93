/** The same ruling over HTTP, every server in a process of its own, one load after the other, round by round. */
import { isDeepStrictEqual } from 'node:util';
import { Load } from '../load/load.mjs';
import { median, medianRatio } from '../measure.mjs';
import { atLeast, info } from '../report.mjs';
import { ask, processorMs, SERVERS, start } from '../servers.mjs';
import {
  batchItem,
  graphqlBody,
  procedure,
  REQUEST,
  restBody,
  restPath,
  ruleUnchecked,
  rulingIn,
  rulingSelection,
} from '../subject.mjs';

const BATCH = 1000;
const NAIVE_QUERY = `query Ask($input: ${procedure.input.name}Input!, $dice: Dice!) {
  ruling(input: $input, dice: $dice) ${rulingSelection} }`;

export function contestants() {
  const items = Array.from({ length: BATCH }, () => batchItem);
  const rest = { path: restPath, body: restBody, rulings: (text) => [JSON.parse(text)] };
  return {
    bare: { script: SERVERS.bare, ...rest },
    fastify: { script: SERVERS.fastify, ...rest },
    rest: { script: SERVERS.umpire, ...rest },
    graphql: {
      script: SERVERS.umpire,
      path: '/graphql',
      body: graphqlBody(),
      rulings: (text) => [rulingIn(JSON.parse(text))],
    },
    naive: {
      script: SERVERS.nestApollo,
      path: '/graphql',
      body: JSON.stringify({ query: NAIVE_QUERY, variables: REQUEST }),
      rulings: (text) => [JSON.parse(text).data.ruling],
    },
    batch: {
      script: SERVERS.umpire,
      path: '/v1/rulings',
      body: `{"requests":[${items.join(',')}]}`,
      rulings: (text) => JSON.parse(text).results.map(({ ruling }) => ruling),
    },
    ndjson: {
      script: SERVERS.umpire,
      path: '/v1/rulings',
      type: 'application/x-ndjson',
      body: items.join('\n'),
      rulings: (text) =>
        text
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line).ruling),
    },
  };
}

export async function http({ quick }) {
  const pace = quick ? { rounds: 3, ms: 300, warmMs: 500 } : { rounds: 21, ms: 1000, warmMs: 4000 };
  const all = Object.entries(contestants());
  const load = new Load();
  const servers = {};
  const rates = {};
  const costs = {};
  try {
    for (const [name, contestant] of all) {
      const server = await start(contestant.script, contestant);
      servers[name] = server;
      checkAnswer(name, contestant.rulings(await ask(server.port, contestant)));
      await load.run(server.port, contestant, { connections: 16, ms: pace.warmMs });
      rates[name] = [];
      costs[name] = [];
    }
    for (let round = 0; round < pace.rounds; round += 1) {
      for (const [name, contestant] of all) {
        const { port, pid } = servers[name];
        const [many, connections] = contestant.path === '/v1/rulings' ? [BATCH, 2] : [1, 16];
        const before = processorMs(pid);
        const { answers, perSecond } = await load.run(port, contestant, { connections, ms: pace.ms });
        rates[name].push(perSecond * many);
        costs[name].push((processorMs(pid) - before) / (answers * many));
      }
    }
  } finally {
    load.stop();
    await Promise.all(Object.values(servers).map((server) => server.stop()));
  }
  return rows(rates, costs);
}

function rows(rates, costs) {
  const ratio = (name, to) => medianRatio(rates[name], rates[to]);
  // Processor time is what a server costs when other work on the machine takes turns with it.
  const note = (name, to) => ({
    note: `${Math.round(median(rates[name]))}/s; by processor time ${medianRatio(costs[to], costs[name]).toFixed(2)}`,
  });
  return [
    info('bare node:http, unchecked', 1, 'of bare', note('bare', 'bare')),
    info('fastify + ajv', ratio('fastify', 'bare'), 'of bare', note('fastify', 'bare')),
    atLeast('REST ruling', ratio('rest', 'bare'), 0.6, 'of bare', note('rest', 'bare')),
    atLeast('GraphQL ruling, every field', ratio('graphql', 'bare'), 0.25, 'of bare', note('graphql', 'bare')),
    info('Nest + Apollo as their guides show it', ratio('naive', 'bare'), 'of bare', note('naive', 'bare')),
    atLeast('batch, JSON', ratio('batch', 'rest'), 15, 'x REST', note('batch', 'rest')),
    atLeast('batch, NDJSON', ratio('ndjson', 'rest'), 15, 'x REST', note('ndjson', 'rest')),
  ];
}

/** GraphQL says null for what JSON leaves out. */
function withoutNulls(value) {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const held = Object.entries(value).filter(([, inner]) => inner !== null);
  return Object.fromEntries(held.map(([key, inner]) => [key, withoutNulls(inner)]));
}

function checkAnswer(name, rulings) {
  const right = withoutNulls(JSON.parse(JSON.stringify(ruleUnchecked(structuredClone(REQUEST)))));
  if (!rulings.every((ruling) => isDeepStrictEqual(withoutNulls(ruling), right))) {
    throw new Error(`${name} answers otherwise: ${JSON.stringify(rulings[0])}`);
  }
}
