/**
 * `npm test`: lint, types, unused code, build, then the three tiers of tests, and how long each took.
 * `npm test -- <path or Jest option>...`: those tests and nothing else, after a build only if they need one and it is stale.
 * `npm run test:unit`, `test:medium`, `test:slow` (`--tier <name>`): one tier, in the same way.
 *
 * It needs nothing but Node. Suites on PostgreSQL, Redis and a browser run when it is there; when it is not, they are
 * skipped and named at the end, or, with CI=true, that is a failure. The last line is `N passed, N failed, N skipped`.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { absentNotice, countLine, leftOutNotice, timesLine } from './testing/report.mjs';
import { findServices } from './testing/services.mjs';
import { buildIsStale, needsBuild, runBounded, runTool, startTool } from './testing/tools.mjs';

const TIERS = ['unit', 'medium', 'slow'];
const filesOf = (tier) => `test/${tier}/`;
/** Five times what the longest tier takes on two idle cores. */
const MINUTES_A_TIER = 25;
/** Tests above the first tier wait for databases, browsers and clocks now and then: one more than there are cores. */
const workersFor = (tier) => (tier === 'unit' ? [] : ['--maxWorkers', String(availableParallelism() + 1)]);

const LINT = ['lint', 'biome', ['check', '.']];
const TYPES = [
  'types',
  'tsc',
  ['--noEmit', '--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo'],
];
/** Types are looked at once, in `types`; the build writes what was looked at. */
const BUILD = [
  ['pages', 'vite', ['build', 'web', '--logLevel', 'warn']],
  ['build', 'tsc', ['-p', 'tsconfig.build.json', '--noCheck']],
  ['rules', 'rules', []],
  ['bundle', 'bundle', []],
];
/** Side by side: the types take as long as everything else together. */
const LANES = [
  [TYPES],
  [LINT, ['types of the pages', 'tsc', ['--noEmit', '-p', 'web']], ['unused code', 'knip', []], ...BUILD],
];

function tierAndRest(args) {
  const at = args.indexOf('--tier');
  if (at < 0) return [undefined, args];
  const tier = args[at + 1];
  if (!TIERS.includes(tier)) {
    console.error(`--tier is one of ${TIERS.join(', ')}`);
    process.exit(2);
  }
  return [tier, args.toSpliced(at, 2)];
}

const [tier, rest] = tierAndRest(process.argv.slice(2));
const whole = tier === undefined && rest.length === 0;
const times = [];

async function timed(name, work) {
  console.log(`\n== ${name}`);
  const began = performance.now();
  const result = await work();
  times.push([name, performance.now() - began]);
  return result;
}

/** One after the other; what a tool says is shown once it is done, so that two lanes do not talk at the same time. */
async function checkAll(lane) {
  for (const [name, tool, args] of lane) {
    const began = performance.now();
    const { status, output } = await startTool(tool, args);
    times.push([name, performance.now() - began]);
    console.log(`\n== ${name}\n${output.trimEnd()}`);
    if (status === 0) continue;
    console.error(`\nStopped: ${name} failed, so the tests did not run.`);
    process.exit(1);
  }
}

const services = await findServices();
const absent = absentNotice(services);
if (absent !== '') console.error(absent);
if (absent !== '' && process.env.CI === 'true') {
  console.error('With CI=true every service must be there.');
  process.exit(1);
}
const found = services.filter(({ url }) => url !== undefined);
const env = Object.fromEntries(found.map(({ variable, url }) => [variable, url]));
const NOWHERE = { DATABASE_URL: 'postgres://127.0.0.1:1/none', REDIS_URL: 'redis://127.0.0.1:1' };

const folder = mkdtempSync(join(tmpdir(), 'umpire-test-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Runs Jest once; undefined where it could not even begin. The unit tier is told of no service, so that it cannot come to need one. */
async function jest(name, args) {
  const outputFile = join(folder, `${name}.json`);
  const { status } = await timed(name, () =>
    runBounded('jest', ['--json', `--outputFile=${outputFile}`, ...args], {
      env: name === 'unit' ? NOWHERE : env,
      minutes: MINUTES_A_TIER,
    }),
  );
  try {
    return { ...JSON.parse(readFileSync(outputFile, 'utf8')), passed: status === 0 };
  } catch {
    return undefined;
  }
}

async function buildIfNeeded(args) {
  if (!buildIsStale()) return;
  const listed = runTool('jest', ['--listTests', ...args], { stdio: 'pipe' }).stdout.split(/\r?\n/);
  if (!needsBuild(listed.filter((file) => file.endsWith('.ts')))) return;
  await checkAll(BUILD);
}

if (whole) await Promise.all(LANES.map(checkAll));

const chosen = whole ? TIERS : [tier].filter((name) => name !== undefined);
if (!whole) await buildIfNeeded([...chosen.map(filesOf), ...rest]);
const runs = [];
for (const name of chosen) runs.push(await jest(name, [filesOf(name), ...workersFor(name), ...rest]));
if (chosen.length === 0) runs.push(await jest('tests', rest));
const ran = runs.filter((run) => run !== undefined);
const notice = leftOutNotice(ran);
if (notice !== '') console.error(notice);
if (ran.length < runs.length) console.error('\nJest did not run to its end.');
console.log(`\n${timesLine(times)}`);
console.log(countLine(ran));
process.exit(ran.length === runs.length && ran.every(({ passed }) => passed) ? 0 : 1);
