import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describeWithBrowser, openBrowser } from './browser.js';
import { builtProgram } from './built-program.js';
import { type Language, openWindow, WIDE } from './pages.js';
import { startServer, type TestServer } from './server.js';

type Window = Awaited<ReturnType<typeof openWindow>>;

interface Opener {
  sitDown(url: string, contexts: readonly BrowserContext[], scenario: string): Promise<Page[]>;
}

/** A program of scripts/browser, which people start by hand as well. */
export const browserScript = <T>(name: string): Promise<T> =>
  import(join(import.meta.dirname, '../../scripts/browser', `${name}.mjs`)) as Promise<T>;

/** A server with the built pages and a browser to look at them, for one suite. */
export interface House {
  readonly url: string;
  readonly browser: Browser;
  /** Windows of their own for so many people. */
  windows(count: number, viewport?: typeof WIDE, language?: Language): Promise<Window[]>;
  /** A table as people open it: one opens it and sits down, the others follow the link. Answers the pages in the order of the seats. */
  sitDown(windows: readonly Window[], scenario: string): Promise<Page[]>;
}

/** A suite at the table, with the settings of its server; `house` is there once its tests run. */
export function describeAtTable(name: string, env: Record<string, string>, suite: (house: House) => void): void {
  describeWithBrowser(name, () => {
    let server: TestServer;
    let browser: Browser;
    let opener: Opener;
    beforeAll(async () => {
      builtProgram();
      opener = await browserScript<Opener>('table');
      [server, browser] = await Promise.all([startServer(env), openBrowser()]);
    });
    afterAll(async () => {
      await browser.close();
      await server.close();
    });
    suite({
      get url() {
        return server.url;
      },
      get browser() {
        return browser;
      },
      windows: (count, viewport = WIDE, language = 'en') =>
        Promise.all(Array.from({ length: count }, () => openWindow(browser, server.url, viewport, language))),
      sitDown: (windows, scenario) =>
        opener.sitDown(
          server.url,
          windows.map(({ context }) => context),
          scenario,
        ),
    });
  });
}

export const closeAll = (windows: readonly Window[]): Promise<unknown> =>
  Promise.all(windows.map(({ context }) => context.close()));
