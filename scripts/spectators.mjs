/**
 * Many people looking on at one game: each follows the stream and, as the pages do, reads the position again at every move, while
 * two seats play at random. Prints one line of JSON: how late the stream was, how long a reading took, and whether anybody
 * missed a version; leaves with 1 if so.
 *
 *   node scripts/spectators.mjs http://localhost:3000 [spectators] [moves] [scenario]
 */
const [url = 'http://localhost:3000', count = '100', moves = '20', scenario = 'villar-bridge'] = process.argv.slice(2);

async function ask(path, { token, body, headers = {} } = {}) {
  const answer = await fetch(`${url}/v1/sessions${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
  return answer.json();
}

const { id, sides, invitations } = await ask('', { body: { scenario, spectators: 'open' } });
const tokens = {};
for (const side of sides) {
  const claim = { invitation: invitations[side].code, name: side, seed: `${side} of the spectators` };
  tokens[side] = (await ask(`/${id}/seats`, { body: claim })).token;
}
const first = (await ask(`/${id}`)).version;

const sent = new Map();
const late = [];
const readings = [];
const gone = new AbortController();

/** Follows from the position it read; answers the versions it was told. */
async function lookOn(ready) {
  const versions = [];
  const response = await fetch(`${url}/v1/sessions/${id}/events`, {
    headers: { accept: 'text/event-stream', 'last-event-id': String(first) },
    signal: gone.signal,
  });
  if (response.status !== 200) throw new Error(`${response.status} from the stream`);
  ready();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const chunk of response.body) {
      const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
      rest = blocks.pop();
      for (const version of blocks
        .map((block) => /^id: ?(\d+)$/m.exec(block)?.[1])
        .filter(Boolean)
        .map(Number)) {
        versions.push(version);
        if (sent.has(version)) late.push(performance.now() - sent.get(version));
        const began = performance.now();
        await ask(`/${id}`);
        readings.push(performance.now() - began);
      }
    }
  } catch (error) {
    if (!gone.signal.aborted) throw error;
  }
  return versions;
}

const began = performance.now();
const followers = [];
await Promise.all(Array.from({ length: Number(count) }, () => new Promise((ready) => followers.push(lookOn(ready)))));
const connected = performance.now() - began;

let played = 0;
for (; played < Number(moves); played += 1) {
  const { version, waitingFor, stage } = await ask(`/${id}`);
  const token = tokens[waitingFor[0]];
  if (stage !== 'playing' || !token) break;
  const { actions } = await ask(`/${id}/actions`, { token });
  const { command } = actions[(played * 7) % actions.length];
  sent.set(version + 1, performance.now());
  await ask(`/${id}/commands`, { token, body: command, headers: { 'if-match': `"${version}"` } });
}
const last = (await ask(`/${id}`)).version;

/** Everybody is told everything, or it is said who was not. */
const until = performance.now() + 30_000;
while (late.length < sent.size * Number(count) && performance.now() < until) {
  await new Promise((done) => setTimeout(done, 50));
}
gone.abort();
const told = await Promise.all(followers);
const whole = Array.from({ length: last - first }, (_, i) => first + 1 + i).join();
const missed = told.filter((versions) => versions.join() !== whole).length;

const at = (list, share) => {
  const sorted = [...list].sort((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
};
const spread = (list) => ({ p50: at(list, 0.5), p95: at(list, 0.95), most: at(list, 1) });
console.log(
  JSON.stringify({
    spectators: Number(count),
    moves: played,
    connectedMs: Math.round(connected),
    lateMs: spread(late),
    readingMs: spread(readings),
    missed,
  }),
);
process.exit(missed === 0 ? 0 : 1);
