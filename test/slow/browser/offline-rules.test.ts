import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { gamesWithCases, goldenCases } from '../../support/golden.js';
import { BUNDLE_BYTES, bundleText, serverBytes } from '../../support/rules-bundle.js';

/** As strict as pages come: nothing inline, no code made, nothing from anywhere else. */
const POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

const PAGE = `import answers from '/answers.mjs';
const game = location.pathname.slice(1);
const [rules, cases] = await Promise.all([import('/' + game + '.mjs'), (await fetch('/' + game + '.json')).json()]);
const differing = cases.filter(({ golden, bytes }) => answers(rules, golden) !== bytes);
document.title = JSON.stringify({ asked: cases.length, differing: differing.map(({ golden }) => golden.name) });`;

describeWithBrowser('in a browser with no server behind it', () => {
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const [, game, kind] = /^\/([a-z-]+)(?:\.(\w+))?$/.exec(pathname) ?? [];
      const headers = { 'content-security-policy': POLICY };
      const script = (body: string) => route.fulfill({ contentType: 'text/javascript', headers, body });
      if (pathname === '/answers.mjs') return script(`export default ${BUNDLE_BYTES}`);
      if (pathname === '/run.mjs') return script(PAGE);
      if (kind === 'mjs') return script(bundleText(game!));
      if (kind === 'json') {
        const cases = goldenCases(game!).map((golden) => ({ golden, bytes: serverBytes(golden) }));
        return route.fulfill({ contentType: 'application/json', body: JSON.stringify(cases) });
      }
      const body = '<!doctype html><title></title><script type="module" src="/run.mjs"></script>';
      return route.fulfill({ contentType: 'text/html', headers, body });
    });
  });
  afterAll(() => browser.close());

  it.each(gamesWithCases())(
    'the rules of %s answer every golden case with the bytes of the server',
    async (game) => {
      await page.goto(`http://localhost/${game}`);
      // Asked from here: the page's own policy lets nobody make code in it, a waiting test neither.
      for (let tries = 0; tries < 1000 && (await page.title()) === ''; tries += 1) await sleep(100);
      expect(faults).toEqual([]);
      expect(JSON.parse(await page.title())).toEqual({ asked: goldenCases(game).length, differing: [] });
    },
    120_000,
  );
});
