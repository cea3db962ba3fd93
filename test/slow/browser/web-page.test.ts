import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { ClientFolder } from '../../support/packed-client.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATIENCE = 300_000;
const PAGE = 'examples/web-page/index.html';

/** Somewhere else than Umpire, as such a page is: files of the folder, and the page as their root. */
function siteOf({ path }: ClientFolder): Promise<Server> {
  const site = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    const isPage = pathname === '/';
    response.setHeader('content-type', isPage ? 'text/html' : 'text/javascript');
    response.end(pathname.endsWith('.ico') ? '' : readFileSync(isPage ? PAGE : join(path, pathname)));
  });
  return new Promise((done) => site.listen(0, '127.0.0.1', () => done(site)));
}

describeWithBrowser('the example of a web page', () => {
  let server: TestServer;
  let browser: Browser;
  let folder: ClientFolder;
  let site: Server;
  beforeAll(async () => {
    [server, browser, folder] = await Promise.all([startServer(), openBrowser(), ClientFolder.make()]);
    site = await siteOf(folder);
  }, PATIENCE);
  afterAll(async () => {
    site?.close();
    folder?.remove();
    await browser?.close();
    await server?.close();
  });

  it(
    'asks, plays and listens with the packed client, from another site and without a build',
    async () => {
      const page = await browser.newPage();
      const { port } = site.address() as AddressInfo;
      await page.goto(`http://127.0.0.1:${port}/?umpire=${encodeURIComponent(server.url)}`);
      await page.locator('#state', { hasNotText: 'asking' }).waitFor({ timeout: 60_000 });
      const text = (id: string): Promise<string | null> => page.locator(id).textContent();
      // The Mobile table at +1 [18.3] by die: A1, BR, BR, D1, D1, D2.
      expect([await text('#state'), await text('#ruling'), await text('#odds')]).toEqual([
        'done',
        'Mobile +1, die 4: D1, defenders retreat 1 hex.',
        'BR 1/3, D1 1/3, A1 1/6, D2 1/6',
      ]);
      const heard = await page.locator('#game li').allTextContents();
      expect(heard.map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 3, 4, 5, 6]);
    },
    PATIENCE,
  );

  it('is short', () => {
    expect(readFileSync(PAGE, 'utf8').split('\n').length - 1).toBeLessThan(80);
  });
});
