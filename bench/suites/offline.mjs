/** The rules as one file: how large, how long until they answer, how long for a ruling with every word. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { lowerQuartile, median, medianRatio, race } from '../measure.mjs';
import { atMost } from '../report.mjs';
import { desk, GAME, PROCEDURE, REQUEST } from '../subject.mjs';

const FOLDER = new URL('../../dist/rules/', import.meta.url);
const KB = 1000;

export async function offline({ quick }) {
  const list = JSON.parse(readFileSync(new URL('index.json', FOLDER), 'utf8'));
  const rules = await import(new URL(`${GAME}.mjs`, FOLDER).href);
  const asked = () => structuredClone(REQUEST);
  if (JSON.stringify(rules.rule(PROCEDURE, asked())) !== JSON.stringify(desk.rule(GAME, PROCEDURE, asked(), 'en'))) {
    throw new Error('the bundle and the server disagree');
  }
  const times = await race(
    { offline: () => rules.rule(PROCEDURE, asked()), server: () => desk.rule(GAME, PROCEDURE, asked(), 'en') },
    quick ? { rounds: 5, sliceMs: 20 } : { rounds: 61, sliceMs: 40 },
  );
  const starts = Array.from({ length: quick ? 3 : 11 }, () => startMs(GAME));
  const sizes = list.map(({ game, gzipped }) => `${game} ${Math.round(gzipped / KB)}`).join(', ');
  const largest = Math.max(...list.map(({ gzipped }) => gzipped)) / KB;
  return [
    atMost('rules as one file, the largest, gzipped', largest, 300, 'kB', { note: sizes }),
    atMost('rules as one file, imported, in a fresh process', median(starts), 250, 'ms', { note: GAME }),
    atMost("ruling by it, against the server's desk", medianRatio(times.offline, times.server), 3, 'x', {
      note: `${lowerQuartile(times.offline).toFixed(1)} us; the desk checks forms by code made for them`,
    }),
  ];
}

/** Of the process the import alone, by the clock inside it. */
function startMs(game) {
  const code = `const t = performance.now(); await import(${JSON.stringify(new URL(`${game}.mjs`, FOLDER).href)}); console.log(performance.now() - t);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}
