import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import type { Played } from '../../fixtures/clients/phone.js';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATIENCE = 300_000;
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

describeWithBrowser('a phone whose network is cut and restored at random', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  }, PATIENCE);
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  it(
    'plays a whole game: nothing is lost, nothing is done twice, nothing is told twice',
    async () => {
      const entryPoints = ['test/fixtures/clients/phone.ts'];
      const { outputFiles } = await build({
        entryPoints,
        bundle: true,
        format: 'iife',
        platform: 'browser',
        write: false,
      });
      const context = await browser.newContext();
      const page = await context.newPage();
      const body = `<!doctype html><title>Phone</title><script>${outputFiles[0]!.text}</script>`;
      await page.route('**/phone.html', (route) => route.fulfill({ contentType: 'text/html', body }));
      await page.goto(`${server.url}/phone.html`);

      let over = false;
      const playing = page
        .evaluate<Played, string>(
          (url) => (globalThis as unknown as { play(url: string): Promise<Played> }).play(url),
          server.url,
        )
        .finally(() => {
          over = true;
        });
      let cuts = 0;
      let chance = 11;
      const below = (count: number): number => {
        chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
        return Math.floor((chance / 2 ** 32) * count);
      };
      while (!over) {
        await pause(200 + below(800));
        await context.setOffline(true);
        cuts += 1;
        await pause(50 + below(400));
        await context.setOffline(false);
      }
      const { stage, version, accepted, heard } = await playing;
      const all = Array.from({ length: version }, (_, index) => index + 1);
      expect(stage).toBe('over');
      // Two sat down; every other version is one command's, in order.
      expect(accepted).toEqual(all.slice(2));
      expect(heard).toEqual(all);
      expect(cuts).toBeGreaterThan(2);
    },
    PATIENCE,
  );
});
