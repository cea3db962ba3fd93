/**
 * Measures Umpire's targets, each against its peer in the same run, and prints the table.
 *
 *   npm run bench                  everything, some minutes; writes bench/RESULTS.md
 *   npm run bench -- --quick       a smoke run: shows that everything works, its figures mean little
 *   npm run bench -- http maps     only these parts (see SUITES below); writes nothing
 *
 * It collects its own garbage on one thread: collector threads that wait for a busy processor made times in process swing
 * threefold. The servers run as they would anywhere.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { text, writeResults } from './report.mjs';
import { battleMaps } from './suites/battle-maps.mjs';
import { campaign } from './suites/campaign.mjs';
import { http } from './suites/http.mjs';
import { inProcess } from './suites/in-process.mjs';
import { library } from './suites/library.mjs';
import { maps } from './suites/maps.mjs';
import { memory } from './suites/memory.mjs';
import { offline } from './suites/offline.mjs';
import { panzer } from './suites/panzer.mjs';
import { scale } from './suites/scale.mjs';
import { sessions } from './suites/sessions.mjs';
import { startUp } from './suites/start-up.mjs';
import { vassal } from './suites/vassal.mjs';

const SUITES = {
  'in-process': inProcess,
  http,
  memory,
  maps,
  'battle-maps': battleMaps,
  panzer,
  campaign,
  offline,
  library,
  sessions,
  scale,
  'start-up': startUp,
  vassal,
};

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const chosen = words.filter((word) => word !== '--quick');
const unknown = chosen.filter((word) => !Object.hasOwn(SUITES, word));
if (unknown.length > 0)
  throw new Error(`there is no part ${unknown.join(', ')}; there are ${Object.keys(SUITES).join(', ')}`);

const loadNow = () => loadavg()[0].toFixed(1);
const before = loadNow();
const rows = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(SUITES)) {
  process.stderr.write(`${name} ...\n`);
  rows.push(...(await SUITES[name]({ quick })));
}
process.stdout.write(`${text(rows)}\n`);
if (!quick && chosen.length === 0) {
  await writeResults(fileURLToPath(new URL('./RESULTS.md', import.meta.url)), rows, [before, loadNow()]);
}
process.exit(0);
