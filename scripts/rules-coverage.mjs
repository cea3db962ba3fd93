/**
 * How much of each book is proved: the sections that can be adjudicated, how many of them a passing golden case cites,
 * which are excused and why, which are missing. `npm run rules:coverage` runs the golden cases first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const KINDS = ['procedure', 'constraint', 'table', 'scenario', 'optional'];
const cited = JSON.parse(readFileSync('coverage/citations.json', 'utf8'));
let incomplete = 0;

for (const game of readdirSync('src/games', { withFileTypes: true })) {
  const file = `src/games/${game.name}/sections.json`;
  if (!game.isDirectory() || !existsSync(file)) continue;
  const { cases = 0, rules = [] } = cited[game.name] ?? {};
  const wanted = JSON.parse(readFileSync(file, 'utf8')).filter(
    ({ kind, resolver }) => KINDS.includes(kind) && resolver !== 'none',
  );
  const proved = wanted.filter(({ id }) => rules.includes(id));
  const excused = wanted.filter(({ id, notAdjudicated }) => notAdjudicated && !rules.includes(id));
  const missing = wanted.filter(({ id, notAdjudicated }) => !notAdjudicated && !rules.includes(id));
  const percent = ((100 * (proved.length + excused.length)) / wanted.length).toFixed(1);
  const excusedPercent = (100 * excused.length) / wanted.length;
  console.log(`\n${game.name}: ${cases} passing cases`);
  console.log(
    `  ${proved.length} of ${wanted.length} sections cited, ${excused.length} excused (${excusedPercent.toFixed(1)} %): ${percent} % covered`,
  );
  for (const { id, title, notAdjudicated } of excused) console.log(`  excused ${id} ${title.en}: ${notAdjudicated}`);
  if (missing.length > 0) console.log(`  missing ${missing.map(({ id }) => id).join(', ')}`);
  if (missing.length > 0 || excusedPercent > 5) incomplete += 1;
}
process.exitCode = process.argv.includes('--strict') && incomplete > 0 ? 1 : 0;
