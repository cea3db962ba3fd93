import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { SAMPLES } from '../../../src/graphql/samples.js';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

describe('the pages', () => {
  it.each(['/docs', '/graphql'])('%s names no other host', async (path) => {
    const response = await fetch(server.url + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(200);
    expect((await response.text()).match(/(?:src|href)="(?:https?:)?\/\/[^"]*"/g)).toBeNull();
  });
});

describeWithBrowser('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });

  /** Opens a page and keeps a list of what went wrong in it and of every host it asked. */
  async function open(path: string): Promise<{ page: Page; complaints: string[]; strangers: string[] }> {
    const page = await browser.newPage();
    const complaints: string[] = [];
    const strangers: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(server.url).origin) strangers.push(request.url());
    });
    await page.goto(server.url + path, { waitUntil: 'load', timeout: 60_000 });
    return { page, complaints, strangers };
  }

  it('/docs shows every procedure and can send an example, asking nobody else', async () => {
    const { page, complaints, strangers } = await open('/docs');
    await page.waitForSelector('.opblock-tag', { timeout: 100_000 });
    expect(await page.locator('.info .title').textContent()).toContain('Umpire');
    const operation = page.locator('#operations-Catalogue-games');
    await page.locator('[data-tag="Catalogue"]').click();
    await operation.locator('.opblock-summary').click();
    await operation.locator('.try-out__btn').click();
    await operation.locator('.execute').click();
    await page.waitForSelector('.live-responses-table');
    expect(await page.locator('.live-responses-table tbody .response-col_status').first().textContent()).toContain(
      '200',
    );
    // Each game has a chapter of its own.
    await page.locator('#select').selectOption({ label: 'Panzer' });
    await page.locator('[data-tag="Panzer: combat"]').waitFor({ timeout: 60_000 });
    expect([...complaints, ...strangers]).toEqual([]);
    await page.close();
  });

  it('/graphql shows an explorer that can send its query, asking nobody else', async () => {
    const { page, complaints, strangers } = await open('/graphql');
    for (const { name } of SAMPLES) await page.getByText(name, { exact: true }).first().waitFor();
    await page.locator('text="Send Request" >> visible=true').click();
    await page.getByText('cold-war-battles').first().waitFor({ timeout: 20_000 });
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
    await page.close();
  });
});
