/**
 * Has the client that knows no game (examples/generic-player.mjs) play whole games of every training scenario over HTTP, one at a
 * time: a third of them always taking the first action, a third the last, a third any. Goes round the scenarios, so that it may be
 * ended at any time; prints a line for each game that does not end, and in the end a table. Leaves with 1 where one did not.
 *
 *   UMPIRE_RATE_LIMIT=0 npm start
 *   node scripts/generic-games.mjs http://localhost:3000 [games of each] [seed] [scenario ...]
 */
import { playGame } from '../examples/generic-player.mjs';

const MANNERS = ['first', 'last', 'random'];

const [url = 'http://localhost:3000', games = '100', seed = 'generic games', ...named] = process.argv.slice(2);

async function trainingScenarios() {
  const answer = await fetch(`${url}/v1/scenarios?provenance=training&limit=100`);
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).items.map(({ id }) => id);
}

const scenarios = named.length > 0 ? named : await trainingScenarios();
const table = Object.fromEntries(
  scenarios.map((scenario) => [scenario, { first: 0, last: 0, random: 0, stopped: 0, commands: 0, longest: 0 }]),
);

function report() {
  console.table(table);
  process.exit(Object.values(table).some(({ stopped }) => stopped > 0) ? 1 : 0);
}
process.on('SIGTERM', report);
process.on('SIGINT', report);

for (let number = 0; number < Number(games); number += 1) {
  const manner = MANNERS[number % MANNERS.length];
  for (const scenario of scenarios) {
    const row = table[scenario];
    try {
      const { commands } = await playGame(url, { scenario }, manner, `${seed} ${number}`);
      row[manner] += 1;
      row.commands += commands;
      row.longest = Math.max(row.longest, commands);
    } catch (error) {
      row.stopped += 1;
      console.log(`${scenario}, game ${number}, ${manner}: ${error.message}`);
    }
  }
}
report();
