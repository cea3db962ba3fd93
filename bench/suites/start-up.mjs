/** From nothing to the first ruling answered, and what a fresh server holds. */
import { median } from '../measure.mjs';
import { atMost } from '../report.mjs';
import { processorMs, residentMb, SERVERS, start } from '../servers.mjs';
import { restBody, restPath } from '../subject.mjs';

export async function startUp({ quick }) {
  const probe = { path: restPath, body: restBody };
  const taken = { umpire: [], bare: [] };
  const resident = [];
  const processor = [];
  for (let round = 0; round < (quick ? 2 : 7); round += 1) {
    for (const name of Object.keys(taken)) {
      const server = await start(SERVERS[name], probe);
      taken[name].push(server.startMs);
      if (name === 'umpire') {
        resident.push(residentMb(server.pid));
        processor.push(processorMs(server.pid));
      }
      await server.stop();
    }
  }
  return [
    atMost('start to first ruling answered', median(taken.umpire) / 1000, 3, 's', {
      note: `${(median(processor) / 1000).toFixed(2)} s of processor time; bare node:http with the same games ${(median(taken.bare) / 1000).toFixed(2)} s`,
    }),
    atMost('resident memory of a fresh server', median(resident), 200, 'MB'),
  ];
}
