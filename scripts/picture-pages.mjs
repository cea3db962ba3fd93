/**
 * Pictures of every page and of a table of every training scenario some moves on, in both languages, on a phone and on a wide
 * window, light and dark: for people to look at.
 *
 *   node scripts/picture-pages.mjs http://localhost:3000 [folder] [clicks] [name of a page or scenario,...]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { playByClicking } from './browser/clicker.mjs';
import { sitDown } from './browser/table.mjs';

const [url = 'http://localhost:3000', folder = 'dist/pictures', clicks = '60', only = ''] = process.argv.slice(2);
const wanted = (name) => only === '' || only.split(',').some((each) => name.includes(each));
mkdirSync(folder, { recursive: true });

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 800 };
/** No picture is longer than this: further down lists only go on. */
const MOST = 2600;

const PAGES = {
  home: ['/', '.games .row button'],
  questions: ['/ask', '.asked li'],
  sight: ['/ask/panzer/spotting/line-of-sight', '.answers .steps li'],
  attack: ['/ask/scw-battles/combat/attack', '.answers .steps li'],
  battle: ['/ask/crusade-revolution/combat/battle', '.answers .steps li'],
  escape: ['/ask/asl-primosole/events/escape', '.answers .steps li'],
  replay: ['/replay', 'main'],
  workshop: ['/workshop', 'main select'],
  problems: ['/problems', 'main'],
  'no-problem': ['/problems/there-is-none', 'main'],
  'no-table': ['/play/there-is-no-such-table', 'main'],
  docs: ['/docs', '.opblock-tag'],
  graphql: ['/graphql', 'body'],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Calls with a page in each language, width and theme. */
async function everyWay(name, storageState, act) {
  for (const viewport of [PHONE, WIDE]) {
    for (const language of ['en', 'ja']) {
      for (const theme of ['light', 'dark']) {
        const locale = language === 'ja' ? 'ja-JP' : 'en-US';
        const context = await browser.newContext({ viewport, locale, storageState, colorScheme: theme });
        await context.addInitScript((chosen) => {
          localStorage.setItem('umpire.language', JSON.stringify(chosen));
          localStorage.removeItem('umpire.theme');
        }, language);
        const page = await context.newPage();
        const take = async (part, whole = false) => {
          const path = join(folder, `${[name, part, viewport.width, language, theme].filter(Boolean).join(' ')}.png`);
          const height = await page.evaluate('document.documentElement.scrollHeight');
          const clip = { x: 0, y: 0, width: viewport.width, height: Math.min(height, MOST) };
          await page.screenshot(whole ? { path, fullPage: true, clip } : { path });
        };
        await act(page, take).catch((error) => console.log(name, viewport.width, language, theme, error.message));
        await context.close();
      }
    }
  }
  console.log(name);
}

for (const [name, [path, ready]] of Object.entries(PAGES)) {
  if (!wanted(name)) continue;
  await everyWay(name, undefined, async (page, take) => {
    await page.goto(url + path);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(500);
    await take('', true);
  });
}

const scenarios = (await (await fetch(`${url}/v1/scenarios?provenance=training&limit=100`)).json()).items;
for (const { name } of scenarios) {
  const scenario = name.en.replace(/^Training: /, '');
  if (!wanted(scenario)) continue;
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ viewport: WIDE, locale: 'en-US' })));
  const pages = await sitDown(url, contexts, scenario);
  await playByClicking(pages, `pictures of ${scenario}`, { mostClicks: Number(clicks) }).catch((error) => {
    if (!error.message.startsWith('not over')) throw error;
  });
  // The seat that is asked.
  const turns = await Promise.all(pages.map((page) => page.locator('main.table').getAttribute('data-turn')));
  const asked = Math.max(0, turns.indexOf('mine'));
  const storageState = await contexts[asked].storageState();
  const [id] = new URL(pages[asked].url()).pathname.split('/').slice(-1);
  await Promise.all(contexts.map((context) => context.close()));
  await everyWay(scenario, storageState, async (page, take) => {
    await page.goto(`${url}/play/${id}`);
    await page.locator('.board-top').waitFor();
    await page.waitForTimeout(500);
    const skip = page.locator('.since-bar button').last();
    if ((await skip.count()) > 0) await skip.click();
    await take('1 table');
    const tabs = page.locator('.table-side [role=tab]');
    await tabs.nth(1).click();
    await page.locator('.table-side').scrollIntoViewIfNeeded();
    await take('2 actions');
    await tabs.nth(3).click();
    await page.waitForTimeout(200);
    await take('3 seats');
    await page.evaluate('scrollTo(0, 0)');
    const stack = page.locator('[data-stack].ready').first();
    if ((await stack.count()) > 0) {
      const box = await stack.boundingBox();
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    }
    const piece = page.locator('.counter-button.ready:not(.chosen), .card-button.ready').first();
    if ((await piece.count()) > 0 && (await page.locator('.stack.chosen, .choice .chosen').count()) === 0)
      await piece.click({ timeout: 3000 }).catch(() => undefined);
    const lit = page.locator('path[data-place]').first();
    const target = (await lit.count()) > 0 ? await lit.boundingBox() : null;
    await page.waitForTimeout(500);
    await take('4 choice');
    const isOpen = target && target.y > 0 && target.y < page.viewportSize().height;
    if (isOpen) {
      await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2);
      await page.waitForTimeout(400);
      await take('5 way');
    }
    await page.goto(`${url}/replay/${id}`);
    await page.locator('.board-top').waitFor();
    await page.waitForTimeout(300);
    await take('6 replay');
  });
}
await browser.close();
