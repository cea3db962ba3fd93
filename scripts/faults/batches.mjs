/** Keeps the threads of both servers busy through every fault: large batches, each of whose answers is known before. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Well above the length from which a batch goes to the threads. */
const ITEMS = 500;
/** The threads have to load first. */
const FIRST_MS = 120_000;
/** The players are to be heard as well. */
const PAUSE_MS = 250;
const attackers = [{ name: '1/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5 }];
const defendingHexes = [{ hex: '0507', terrain: ['hilltop'], units: [{ name: 'Students', defence: 2 }] }];
const item = (_, i) => ({
  id: i,
  game: 'cold-war-battles',
  procedure: 'combat/adjacent-attack',
  input: { attackingSide: 'soviet', crt: 'mobile', attackers, defendingHexes },
  dice: { given: [(i % 6) + 1] },
});
const BODY = JSON.stringify({ requests: Array.from({ length: ITEMS }, item) });

async function answer({ url }, patienceMs = 30_000) {
  const response = await fetch(`${url}/v1/rulings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: BODY,
    signal: AbortSignal.timeout(patienceMs),
  });
  return { status: response.status, text: await response.text() };
}

/** Asks both servers in turn until it is over; whatever is answered whole must be what was answered before the first fault. */
export async function keepThreadsBusy(instances, tally, running) {
  const { text: right } = await answer(instances[0], FIRST_MS);
  const { results } = JSON.parse(right);
  if (results.length !== ITEMS || results.some(({ status }) => status !== 200)) throw new Error(right.slice(0, 300));
  return async () => {
    for (let i = 0; running(); i += 1) {
      const given = await answer(instances[i % instances.length]).catch(() => undefined);
      if (given?.status === 200 && given.text === right) tally.batches += 1;
      else if (given && given.status !== 503)
        tally.unexpected.push(`a batch: ${given.status} ${given.text.slice(0, 200)}`);
      else tally.batchesBroken += 1;
      await sleep(PAUSE_MS);
    }
  };
}
