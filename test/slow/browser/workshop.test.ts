import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { builtProgram } from '../../support/built-program.js';
import { OWN_COPIES } from '../../support/own-copies.js';
import { accessibilityFaults, openWindow, PHONE, picture } from '../../support/pages.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, type Row, tableOf } from '../../support/template-filler.js';

const SCENARIO = 'angola-87';

describeWithBrowser('the workshop', () => {
  let server: TestServer;
  let browser: Browser;
  beforeAll(async () => {
    builtProgram();
    [server, browser] = await Promise.all([startServer(), openBrowser()]);
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  /** A table of the scenario as an owner has filled it in. */
  async function filled(kind: 'map' | 'counters') {
    const address = `${server.url}/v1/scenarios/${SCENARIO}/template?kind=${kind}&format=csv`;
    const copy = OWN_COPIES.find(({ scenario }) => scenario === SCENARIO)!;
    return copy.fill(kind, await tableOf(await (await fetch(address)).text()));
  }

  /** Cells as a spreadsheet copies them. */
  const paste = (page: Page, text: string): Promise<void> =>
    page.evaluate(`{
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', ${JSON.stringify(text)});
      document.activeElement.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }`);

  const spreadsheet = (columns: readonly string[], rows: readonly Row[]): string =>
    [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))].map((cells) => cells.join('\t')).join('\n');

  it('takes counters from a spreadsheet, marks what is wrong in its cell, and keeps what is right as mine', async () => {
    const { context, faults } = await openWindow(browser, server.url);
    const page = await context.newPage();
    await page.goto(`${server.url}/workshop`);
    await page.getByLabel('Scenario').selectOption(SCENARIO);
    await page.getByRole('tab', { name: 'Counters' }).click();
    const { columns, rows } = await filled('counters');
    await page.locator('.cell-editor').focus();
    await paste(page, spreadsheet(columns, [{ ...rows[0]!, attack: 'many' }, ...rows.slice(1)]));
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'map.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csvOf(await filled('map'))),
    });
    await page.getByText('map.csv is loaded.').waitFor();
    await page.getByRole('button', { name: 'Check' }).click();

    // One fault, and its entry in the list leads to its cell.
    await page.getByRole('button', { name: 'Counters, line 1' }).click();
    const wrong = page.getByLabel('attack, line 1', { exact: true });
    expect(await wrong.inputValue()).toBe('many');
    expect(await wrong.getAttribute('aria-invalid')).toBe('true');
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'workshop counters');
    await wrong.fill('3');
    await wrong.press('Enter');
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByText('Everything is there').waitFor();

    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Create a player key' }).click();
    await page.getByRole('button', { name: 'Upload as mine' }).click();
    await page.getByText('Kept as yours: 2 records').waitFor();
    const { key } = JSON.parse(await page.evaluate<string>(`localStorage.getItem('umpire.player')`)) as { key: string };
    const headers = { authorization: `Bearer ${key}` };
    const kept = await (await fetch(`${server.url}/v1/me/materials/deck/angola-87-counters`, { headers })).json();
    const first = { id: rows[0]!.id, values: { attack: 3 } };
    expect(kept).toMatchObject({
      record: {
        body: {
          cards: expect.arrayContaining([
            expect.objectContaining({ id: first.id, values: expect.objectContaining(first.values) }),
          ]),
        },
      },
    });
    const ready = await (await fetch(`${server.url}/v1/scenarios/${SCENARIO}/missing`, { headers })).json();
    expect(ready).toMatchObject({ ready: true });
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);

  it('saves the desk as a file and takes it up again, on a phone and in Japanese', async () => {
    const { context, faults } = await openWindow(browser, server.url, PHONE, 'ja');
    const page = await context.newPage();
    await page.goto(`${server.url}/workshop/${SCENARIO}`);
    await page.getByRole('tab', { name: '駒' }).click();
    const cell = page.locator('.cell-editor');
    await page.getByRole('columnheader', { name: 'attack' }).scrollIntoViewIfNeeded();
    await page.locator('td[data-at="0:8"]').click();
    await cell.fill('7');
    await cell.press('Enter');
    expect(await page.locator('td[data-at="0:8"]').textContent()).toBe('7');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'ファイルに保存' }).click(),
    ]);
    await page.getByRole('button', { name: '元に戻す' }).click();
    expect(await page.locator('td[data-at="0:8"]').textContent()).toBe('');
    await page.locator('input[type=file]').setInputFiles(await download.path());
    await page.getByText('を読み込みました').waitFor();
    expect(await page.locator('td[data-at="0:8"]').textContent()).toBe('7');
    // What was filled in is still there when the page is opened again.
    await page.waitForTimeout(700);
    await page.reload();
    await page.getByRole('tab', { name: '駒' }).click();
    expect(await page.locator('td[data-at="0:8"]').textContent()).toBe('7');
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'workshop phone');
    expect(faults).toEqual([]);
    await context.close();
  }, 60_000);
});
