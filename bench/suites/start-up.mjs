/** From nothing to the first ruling answered, what a fresh server holds, and what each procedure adds once. */
import { games } from '../../dist/games/index.js';
import { median, medianRatio } from '../measure.mjs';
import { atMost } from '../report.mjs';
import { ask, processorMs, residentMb, SERVERS, start } from '../servers.mjs';
import { restBody, restPath } from '../subject.mjs';

export async function startUp({ quick }) {
  const probe = { path: restPath, body: restBody };
  const taken = { umpire: [], bare: [] };
  const resident = [];
  const added = [];
  const processor = [];
  for (let round = 0; round < (quick ? 2 : 7); round += 1) {
    for (const name of Object.keys(taken)) {
      const server = await start(SERVERS[name], probe);
      taken[name].push(server.startMs);
      if (name === 'umpire') {
        resident.push(residentMb(server.pid));
        processor.push(processorMs(server.pid));
        await askEverything(server.port);
        added.push(residentMb(server.pid) - resident.at(-1));
      }
      await server.stop();
    }
  }
  return [
    atMost('start to first ruling answered, by bare node:http', medianRatio(taken.umpire, taken.bare), 2, 'x', {
      note: `${(median(taken.umpire) / 1000).toFixed(2)} s, ${(median(processor) / 1000).toFixed(2)} s of processor time; bare node:http with the same games ${(median(taken.bare) / 1000).toFixed(2)} s`,
    }),
    atMost('resident memory of a fresh server', median(resident), 200, 'MB'),
    atMost('more of it after one ruling of each procedure', median(added), 20, 'MB', {
      note: `${games.all.reduce((sum, { procedures }) => sum + procedures.size, 0)} procedures`,
    }),
  ];
}

/** The published example of each procedure of each game. */
async function askEverything(port) {
  for (const { id, procedures } of games.all) {
    for (const [name, { example }] of procedures) {
      await ask(port, { path: `/v1/games/${id}/${name}`, body: JSON.stringify(example) });
    }
  }
}
