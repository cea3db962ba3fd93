/**
 * Measures the pages in a real browser: how long until they can be used, how much is loaded, and how smoothly a large map moves.
 * Run it on a quiet machine; the processor time is told too, which depends less on what else runs.
 *
 *   node scripts/measure-pages.mjs http://localhost:3000 [rounds]
 */
import { chromium } from 'playwright-core';

const [url = 'http://localhost:3000', rounds = '5'] = process.argv.slice(2);
const WIDE = { width: 1280, height: 800 };

/** What can be used once a page is there: something to press, or an answer. */
const PAGES = {
  '/': '.games .row button',
  '/ask/panzer/spotting/line-of-sight': '.answers .steps li',
  '/replay': 'input[type=file]',
  '/workshop': 'main select',
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

/** A first visit: nothing is in the cache. */
async function firstVisit(path, ready) {
  const context = await browser.newContext({ viewport: WIDE, locale: 'en-US' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Performance.enable');
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url + path, { waitUntil: 'commit' });
  await page.waitForSelector(ready);
  const readyMs = await page.evaluate('performance.now()');
  await page.waitForLoadState('networkidle');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const taskMs = metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  await context.close();
  return { readyMs, taskMs, bytes };
}

for (const [path, ready] of Object.entries(PAGES)) {
  const visits = [];
  for (let round = 0; round < Number(rounds); round += 1) visits.push(await firstVisit(path, ready));
  const of = (name) => Math.round(median(visits.map((visit) => visit[name])));
  console.log(JSON.stringify({ path, readyMs: of('readyMs'), processorMs: of('taskMs'), bytes: of('bytes') }));
}

/** A map of 60 by 40 hexes with 300 counters, put into the answers of a session that the page asks for. */
async function largeTable(context) {
  const opened = await (
    await fetch(`${url}/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ scenario: 'kalima-crossing', spectators: 'open' }),
    })
  ).json();
  for (const { code } of Object.values(opened.invitations)) {
    await fetch(`${url}/v1/sessions/${opened.id}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ invitation: code, name: 'measured', seed: code }),
    });
  }
  const name = (column, row) => `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
  const hexes = [];
  for (let column = 1; column <= 60; column += 1) {
    for (let row = 1; row <= 40; row += 1) {
      const terrain = ['clear', 'savanna', 'marsh', 'hilltop', 'town'][(column * 7 + row * 3) % 5];
      hexes.push({ hex: name(column, row), terrain: [terrain] });
    }
  }
  await context.route(`**/v1/sessions/${opened.id}/materials`, async (route) => {
    const answer = await (await route.fetch()).json();
    for (const { body } of answer.maps) Object.assign(body, { hexes, hexsides: [], paths: [] });
    for (const { body } of answer.maps) Object.assign(body.grid, { columns: 60, rows: 40 });
    await route.fulfill({ json: answer });
  });
  await context.route(new RegExp(`/v1/sessions/${opened.id}$`), async (route) => {
    const answer = await (await route.fetch()).json();
    const [first] = answer.view.board.pieces;
    answer.view.board.markers = [];
    answer.view.board.pieces = Array.from({ length: 300 }, (_, number) => ({
      ...first,
      id: `piece-${number}`,
      place: { kind: 'hex', id: name(1 + (number % 60), 1 + Math.floor(number / 60) * 7) },
    }));
    await route.fulfill({ json: answer });
  });
  const page = await context.newPage();
  await page.goto(`${url}/play/${opened.id}`);
  await page.waitForFunction(() => document.querySelectorAll('[data-stack]').length === 300);
  return page;
}

/** Frames while a hand drags the map to and fro for two seconds, and the longest pause between two of them. */
async function frames(page, zooms) {
  for (let i = 0; i < zooms; i += 1) await page.locator('.board-tools button').first().click();
  await page.waitForTimeout(800);
  return page.evaluate(async () => {
    const frame = document.querySelector('.board-frame');
    const { left, top, width, height } = frame.getBoundingClientRect();
    const send = (type, x, y) =>
      frame.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          button: 0,
          buttons: 1,
          clientX: left + x,
          clientY: top + y,
          bubbles: true,
        }),
      );
    frame.setPointerCapture = () => undefined;
    send('pointerdown', width / 2, height / 2);
    const times = [];
    const began = performance.now();
    await new Promise((done) => {
      const next = (now) => {
        times.push(now);
        const at = (performance.now() - began) / 2000;
        send('pointermove', width / 2 + 200 * Math.sin(at * 12), height / 2 + 120 * Math.sin(at * 9));
        if (at < 1) requestAnimationFrame(next);
        else done();
      };
      requestAnimationFrame(next);
    });
    send('pointerup', width / 2, height / 2);
    const gaps = times.slice(1).map((time, i) => time - times[i]);
    return { perSecond: Math.round(times.length / 2), longestMs: Math.round(Math.max(...gaps)) };
  });
}

const context = await browser.newContext({ viewport: WIDE, locale: 'en-US' });
const page = await largeTable(context);
console.log(JSON.stringify({ map: '60x40, 300 counters, whole', ...(await frames(page, 0)) }));
console.log(JSON.stringify({ map: '60x40, 300 counters, closer', ...(await frames(page, 4)) }));
await browser.close();
