/**
 * Where a server's time goes: puts one contestant of the HTTP suite under load with the sampling profiler on, and prints
 * the functions and packages that took most of it.
 *
 *   node bench/profile.mjs rest [seconds] [lines]        rest, graphql, batch, ndjson, bare, fastify or naive
 */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Load } from './load/load.mjs';
import { start } from './servers.mjs';
import { contestants } from './suites/http.mjs';

const [name = 'rest', seconds = '8', lines = '40'] = process.argv.slice(2);
const contestant = contestants()[name];
const folder = await mkdtemp(join(tmpdir(), 'umpire-profile-'));
const sampled = [
  '--cpu-prof',
  '--cpu-prof-interval=250',
  `--cpu-prof-dir=${folder}`,
  `--import=data:text/javascript,process.once('SIGTERM',()=>setTimeout(()=>process.exit(),500))`,
];
const server = await start(contestant.script, contestant, sampled, contestant.env);
const load = new Load();
const { perSecond } = await load.run(server.port, contestant, { connections: 16, ms: 1000 * Number(seconds) });
load.stop();
await server.stop();
const [file] = await readdir(folder);
const profile = JSON.parse(await readFile(join(folder, file), 'utf8'));
await rm(folder, { recursive: true });

const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
const parents = new Map(profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
const own = new Map();
const within = new Map();
const packages = new Map();
const add = (map, key, time) => map.set(key, (map.get(key) ?? 0) + time);
let total = 0;
let spent = 0;
for (const [i, id] of profile.samples.entries()) {
  const time = profile.timeDeltas[i];
  spent += time;
  // By the second half the compiler has settled.
  if (spent < (profile.endTime - profile.startTime) / 2) continue;
  const { callFrame } = nodes.get(id);
  // The start of the server is not of interest here, nor is waiting.
  if (callFrame.functionName === '(idle)' || isStart(id)) continue;
  total += time;
  add(own, label(callFrame), time);
  add(packages, packageOf(callFrame), time);
  const seen = new Set();
  for (let at = id; at !== undefined; at = parents.get(at)) seen.add(label(nodes.get(at).callFrame));
  for (const key of seen) add(within, key, time);
}
process.stdout.write(`${name}: ${Math.round(perSecond)} answers a second while profiled\n`);
print('by package', packages);
print('functions, own time', own);
print('functions, with what they call', within);

function isStart(id) {
  for (let at = id; at !== undefined; at = parents.get(at)) {
    const { url, functionName } = nodes.get(at).callFrame;
    if (url.includes('internal/modules/') || functionName.startsWith('requireBuiltin')) return true;
  }
  return false;
}

function label({ functionName, url, lineNumber }) {
  return `${functionName || '(anonymous)'} ${url.replace(/.*\/(node_modules|dist|bench)\//, '')}:${lineNumber + 1}`;
}

function packageOf({ url, functionName }) {
  if (url.startsWith('node:')) return 'node';
  const found = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(url) ?? /(dist\/[^/]+)/.exec(url);
  return found?.[1] ?? (functionName.startsWith('(') ? functionName : url || `native ${functionName}`);
}

function print(title, times) {
  process.stdout.write(`\n${title}\n`);
  const rows = [...times].sort(([, a], [, b]) => b - a).slice(0, Number(lines));
  for (const [key, time] of rows) process.stdout.write(`${((100 * time) / total).toFixed(1).padStart(6)} %  ${key}\n`);
}
