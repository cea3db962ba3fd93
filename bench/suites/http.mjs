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

/** What is asked for briefly is looked at for its outcome alone. */
const outcomes = (rulings) => rulings.map(({ outcome }) => ({ outcome }));

export function contestants() {
  const items = Array.from({ length: BATCH }, () => batchItem);
  const rest = { path: restPath, body: restBody, rulings: (text) => [JSON.parse(text)] };
  const brief = (detail) => ({
    script: SERVERS.umpire,
    path: restPath,
    body: JSON.stringify({ ...REQUEST, detail }),
    rulings: (text) => outcomes([JSON.parse(text)]),
  });
  const batch = {
    script: SERVERS.umpire,
    path: '/v1/rulings',
    body: `{"requests":[${items.join(',')}]}`,
    rulings: (text) => JSON.parse(text).results.map(({ ruling }) => ruling),
  };
  const briefItem = JSON.stringify({ ...JSON.parse(batchItem), detail: 'outcome' });
  return {
    bare: { script: SERVERS.bare, ...rest },
    fastify: { script: SERVERS.fastify, ...rest },
    rest: { script: SERVERS.umpire, ...rest },
    rules: brief('rules'),
    outcome: brief('outcome'),
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
    batch: { ...batch, env: { UMPIRE_WORKERS: '0' } },
    pooled: batch,
    batchOutcome: {
      ...batch,
      env: { UMPIRE_WORKERS: '0' },
      body: `{"requests":[${items.map(() => briefItem).join(',')}]}`,
      rulings: (text) => outcomes(batch.rulings(text)),
    },
    ndjson: {
      script: SERVERS.umpire,
      env: { UMPIRE_WORKERS: '0' },
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

const PACE = { starts: 2, rounds: 11, ms: 500, leadIn: 300, warm: 8000 };

export async function http({ quick }) {
  const pace = quick ? { starts: 1, rounds: 3, ms: 300, leadIn: 100, warm: 1000 } : PACE;
  const all = Object.entries(contestants());
  const load = new Load();
  const servers = [];
  const rates = Object.fromEntries(all.map(([name]) => [name, []]));
  const costs = Object.fromEntries(all.map(([name]) => [name, []]));
  try {
    // Identical processes differ by a twentieth: each contestant is started several times.
    for (let i = 0; i < pace.starts; i += 1) {
      for (const [name, contestant] of all) {
        const server = await start(contestant.script, contestant, [], contestant.env);
        servers.push({ name, contestant, server });
        checkAnswer(name, contestant.rulings(await ask(server.port, contestant)));
        await warm(load, server, contestant, pace.warm);
      }
    }
    for (let round = 0; round < pace.rounds; round += 1) {
      const spent = Object.fromEntries(all.map(([name]) => [name, { answers: 0, ms: 0, processor: 0 }]));
      for (const { name, contestant, server } of servers) {
        const [many, connections] = shapeOf(contestant);
        // Whoever waited for the others' slices has given memory back and begins with small heaps: that is not what is measured.
        await load.run(server.port, contestant, { connections, ms: pace.leadIn });
        const before = processorMs(server.pid);
        const { answers, perSecond } = await load.run(server.port, contestant, { connections, ms: pace.ms });
        spent[name].answers += answers * many;
        spent[name].ms += (1000 * answers) / perSecond;
        spent[name].processor += processorMs(server.pid) - before;
      }
      for (const [name, { answers, ms, processor }] of Object.entries(spent)) {
        rates[name].push((1000 * answers) / ms);
        costs[name].push(processor / answers);
      }
    }
  } finally {
    load.stop();
    await Promise.all(servers.map(({ server }) => server.stop()));
  }
  return rows(rates, costs);
}

/** Rulings in a request, and connections at once. */
const shapeOf = ({ path }) => (path === '/v1/rulings' ? [BATCH, 2] : [1, 16]);

/** By the number of rulings and not by the clock: on a busy machine the compiler takes longer to settle. */
async function warm(load, server, contestant, rulings) {
  const [many, connections] = shapeOf(contestant);
  for (let done = 0; done < rulings; ) {
    done += many * (await load.run(server.port, contestant, { connections, ms: 500 })).answers;
  }
}

function rows(rates, costs) {
  const ratio = (name) => medianRatio(rates[name], rates.bare);
  // Processor time is what a server costs when other work on the machine takes turns with it.
  const note = (name) => ({
    note: `${Math.round(median(rates[name]))}/s; by processor time ${medianRatio(costs.bare, costs[name]).toFixed(2)}`,
  });
  const wanted = (what, name, target) => atLeast(what, ratio(name), target, 'of bare', note(name));
  return [
    info('bare node:http, unchecked', 1, 'of bare', note('bare')),
    info('fastify + ajv', ratio('fastify'), 'of bare', note('fastify')),
    wanted('REST ruling', 'rest', 0.7),
    wanted('REST ruling, `detail: rules`', 'rules', 0.85),
    wanted('REST ruling, `detail: outcome`', 'outcome', 0.95),
    wanted('GraphQL ruling, every field', 'graphql', 0.4),
    info('Nest + Apollo as their guides show it', ratio('naive'), 'of bare', note('naive')),
    wanted('batch, JSON, one thread', 'batch', 2.5),
    wanted('batch, NDJSON, one thread', 'ndjson', 2.6),
    wanted('batch, JSON, `detail: outcome`, one thread', 'batchOutcome', 4.8),
    wanted('batch, JSON, with the pool', 'pooled', 3.3),
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
  const same = (ruling) => {
    const expected = Object.keys(ruling).length === 1 ? { outcome: right.outcome } : right;
    return isDeepStrictEqual(withoutNulls(ruling), expected);
  };
  if (!rulings.every(same)) {
    throw new Error(`${name} answers otherwise: ${JSON.stringify(rulings[0])}`);
  }
}
