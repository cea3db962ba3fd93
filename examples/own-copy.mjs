/**
 * From your box to a scenario that can be played, one command at a time (see docs/own-copy.md):
 *
 *   node examples/own-copy.mjs <url> <scenario> <folder>          writes the templates that are not in the folder yet,
 *                                                                 checks those that are, and says what is still wrong
 *   node examples/own-copy.mjs <url> <scenario> <folder> <key>    keeps them as well, as the holder of that player key
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KINDS = ['map', 'deck', 'counters', 'chartPack'];
const [url, scenario, folder, key] = process.argv.slice(2);
if (folder === undefined) {
  console.error('node examples/own-copy.mjs <url> <scenario> <folder> [player key]');
  process.exit(2);
}
const address = `${url.replace(/\/$/, '')}/v1`;
const authorization = key === undefined ? {} : { authorization: `Bearer ${key}` };
const fileOf = (kind) => join(folder, `${scenario}-${kind}.csv`);

async function post(path, body) {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok)
    throw new Error(`${response.status} ${answer.detail ?? ''} ${JSON.stringify(answer.problems ?? '')}`);
  return answer;
}

mkdirSync(folder, { recursive: true });
const parts = [];
for (const kind of KINDS) {
  if (existsSync(fileOf(kind))) {
    parts.push({ kind, csv: readFileSync(fileOf(kind), 'utf8') });
    continue;
  }
  const response = await fetch(`${address}/scenarios/${scenario}/template?kind=${kind}&format=csv`);
  // A kind that the scenario does not ask for.
  if (response.status === 404) continue;
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  // Byte for byte: spreadsheets want the mark of its encoding, which text() drops.
  writeFileSync(fileOf(kind), new Uint8Array(await response.arrayBuffer()));
  console.log(`${fileOf(kind)}: to be filled in`);
}

const { ready, missing, problems } = await post(`/scenarios/${scenario}/check`, { parts });
for (const { id, why } of missing) console.log(`missing: ${id} (${why.en})`);
for (const { part, at, pointer, detail } of problems) {
  const file = part === undefined ? scenario : fileOf(parts[part].kind);
  console.log(`${file}:${at ? `${at.line}:${at.column}` : pointer} ${detail}`);
}
if (key !== undefined && parts.length > 0) {
  const { items } = await post('/me/materials', { scenario, parts });
  console.log(`kept: ${items.map(({ kind, id }) => `${kind} ${id}`).join(', ')}`);
}
console.log(ready ? 'Everything is there: the scenario can be played.' : 'Not yet.');
