/**
 * Plays whole games in a real browser by clicking only, two windows against each other.
 *
 *   node scripts/browser-play.mjs http://localhost:3000 [scenario name,...] [games] [seed] [width]
 */
import { chromium } from 'playwright-core';
import { playByClicking } from './browser/clicker.mjs';
import { sitDown } from './browser/table.mjs';

const [url = 'http://localhost:3000', names = '', games = '1', seed = 'clicks', width = '1280'] = process.argv.slice(2);
const scenarios = names
  ? names.split(',')
  : (await (await fetch(`${url}/v1/scenarios?provenance=training&limit=100`)).json()).items.map(({ name }) => name.en);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const viewport = { width: Number(width), height: Number(width) < 600 ? 844 : 800 };
let failed = 0;
for (const scenario of scenarios) {
  for (let number = 1; number <= Number(games); number += 1) {
    const contexts = await Promise.all([0, 1].map(() => browser.newContext({ viewport, locale: 'en-US' })));
    const faults = [];
    for (const context of contexts) {
      context.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      context.on('weberror', (error) => faults.push(error.error().message));
      context.on('response', (answer) => answer.status() >= 400 && faults.push(`${answer.status()} ${answer.url()}`));
    }
    const began = performance.now();
    try {
      const pages = await sitDown(url, contexts, scenario);
      const { clicks, version } = await playByClicking(pages, `${seed} ${scenario} ${number}`);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`${scenario} ${number}: over at version ${version} after ${clicks} clicks, ${seconds} s`, faults);
    } catch (error) {
      failed += 1;
      console.log(`${scenario} ${number}: ${error.message}`, faults);
    }
    if (faults.length > 0) failed += 1;
    await Promise.all(contexts.map((context) => context.close()));
  }
}
await browser.close();
process.exit(failed === 0 ? 0 : 1);
