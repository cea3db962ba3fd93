import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { builtProgram } from '../../support/built-program.js';
import { openWindow, PHONE, picture, WIDE } from '../../support/pages.js';
import { startServer, type TestServer } from '../../support/server.js';

interface Clicker {
  playByClicking(
    pages: readonly Page[],
    seed: string,
    options?: { haste?: number; onMove?: (page: Page) => Promise<void> },
  ): Promise<{ clicks: number; version: number }>;
}
interface Tables {
  sitDown(url: string, contexts: readonly BrowserContext[], scenario: string): Promise<Page[]>;
}

const SCRIPTS = join(import.meta.dirname, '../../../scripts/browser');

/** How much rather a phase is ended than something done in it. Longer games by hand: scripts/browser-play.mjs. */
const HASTE = 8;

describeWithBrowser('a training scenario in two windows', () => {
  let server: TestServer;
  let browser: Browser;
  let clicker: Clicker;
  let tables: Tables;
  beforeAll(async () => {
    builtProgram();
    clicker = (await import(join(SCRIPTS, 'clicker.mjs'))) as Clicker;
    tables = (await import(join(SCRIPTS, 'table.mjs'))) as Tables;
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** The places where something lies, as the page draws them and as the API tells this side. */
  async function agree(page: Page): Promise<void> {
    const { version, drawn, games } = (await page.evaluate(`({
      version: document.querySelector('main.table').dataset.version,
      drawn: [...document.querySelectorAll('[data-stack]')].map((stack) => stack.dataset.stack),
      games: localStorage.getItem('umpire.games'),
    })`)) as { version: string; drawn: string[]; games: string };
    const { id, seats } = JSON.parse(games)[0] as { id: string; seats: Record<string, string> };
    const answer = await fetch(`${server.url}/v1/sessions/${id}?version=${version}`, {
      headers: { authorization: `Bearer ${Object.values(seats)[0]}` },
    });
    const { view } = (await answer.json()) as {
      view: { board: { pieces: { place: { kind: string; id: string } }[] } };
    };
    const told = view.board.pieces.filter(({ place }) => place.kind !== 'box').map(({ place }) => place.id);
    expect(drawn.sort()).toEqual([...new Set(told)].sort());
  }

  describe.each([
    ['Kalima Crossing', PHONE],
    ['Villar Bridge', WIDE],
    ['Mill Farm', WIDE],
    ['Sukhaya Ford', PHONE],
    ['Toll House', PHONE],
    ['Orchard Ferry', WIDE],
    ['Valdeoro', WIDE],
    ['Sierra Parda', PHONE],
  ] as const)('%s', (scenario, viewport) => {
    it(`is played to its end by clicking, on windows ${viewport.width} pixels wide`, async () => {
      const windows = await Promise.all([0, 1].map(() => openWindow(browser, server.url, viewport)));
      const contexts = windows.map(({ context }) => context);
      const pages = await tables.sitDown(server.url, contexts, scenario);
      const { version } = await clicker.playByClicking(pages, `clicks ${scenario}`, { haste: HASTE, onMove: agree });
      expect(version).toBeGreaterThan(2);
      for (const [number, page] of pages.entries()) {
        expect(await page.locator('.over').textContent()).not.toBe('');
        await picture(page, `${scenario} over ${viewport.width} ${number}`);
      }
      expect(windows.flatMap(({ faults }) => faults)).toEqual([]);
      await Promise.all(contexts.map((context) => context.close()));
    }, 600_000);
  });
});
