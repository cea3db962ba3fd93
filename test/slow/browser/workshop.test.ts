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
  });
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
    // What is mine can be taken up again.
    await page.getByRole('button', { name: 'Start again from the template' }).click();
    await page.locator('td[data-at="0:8"]', { hasText: /^$/ }).waitFor({ state: 'attached' });
    await page.getByLabel('Begin with a stored one').selectOption({ index: 1 });
    await page.locator('td[data-at="0:8"]', { hasText: /^3$/ }).waitFor({ state: 'attached' });
    // Without the map on the desk, my own one is looked at.
    await page.getByRole('tab', { name: 'Map' }).click();
    await page.getByLabel('Check and upload this table').uncheck();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Open a game with it' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Open', exact: true }).click();
    await page.waitForURL('**/play/*');
    await page.getByRole('heading', { name: "Angola '87" }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

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
  });

  /** The map as this browser keeps it while it is drawn. */
  async function drawn(page: Page, scenario: string): Promise<{ rows: readonly Row[]; places: object }> {
    // It is kept half a second after the last change.
    await page.waitForTimeout(700);
    const kept = await page.evaluate<string>(`localStorage.getItem('umpire.workshop.${scenario}')`);
    const { parts, places = {} } = JSON.parse(kept) as { parts: { kind: string; csv: string }[]; places?: object };
    return { rows: (await tableOf(parts.find(({ kind }) => kind === 'map')!.csv)).rows, places };
  }

  const centre = async (page: Page, selector: string): Promise<{ x: number; y: number; height: number }> => {
    const box = (await page.locator(selector).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, height: box.height };
  };

  it('draws a hex map over a picture that is sent nowhere, by keys and by brush, and marks a fault in its hex', async () => {
    const { context, faults } = await openWindow(browser, server.url);
    const page = await context.newPage();
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())));
    await page.goto(`${server.url}/workshop/${SCENARIO}`);
    for (const [name, value] of [
      ['columns', '6'],
      ['rows', '5'],
    ] as const) {
      await page.getByLabel(name, { exact: true }).fill(value);
      await page.getByLabel(name, { exact: true }).blur();
    }
    const canvas = page.locator('.map-canvas .board-frame');
    const tool = (name: string) => page.getByRole('radio', { name, exact: true }).check();
    const draw = (word: string) => page.getByLabel('What to draw').selectOption(word);
    await tool('Picture');
    const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    await page
      .getByLabel('A picture from your disk')
      .setInputFiles({ name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from(dot, 'base64') });
    await page.locator('image[href^="blob:"]').waitFor({ state: 'attached' });

    await tool('Terrain');
    await draw('marsh');
    await canvas.press('ArrowRight');
    await canvas.press('Enter');
    await tool('Hexsides');
    await draw('majorRiver');
    await canvas.press('ArrowRight');
    await canvas.press('Enter');
    await canvas.press('ArrowRight');
    await canvas.press('Enter');
    await tool('Roads');
    await draw('road');
    await canvas.press('Enter');
    await canvas.press('ArrowDown');
    await canvas.press('Enter');
    await page.getByRole('button', { name: 'Mavinga' }).click();
    await canvas.press('Enter');
    await tool('Terrain');
    await draw('savanna');
    await canvas.press('ArrowDown');
    const { x, y, height } = await centre(page, '.map-cursor');
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + height, { steps: 6 });
    await page.mouse.up();
    // Columns of even numbers lie half a hex lower: from 0101 the arrow to the right leads to 0201, then to 0301.
    const { rows } = await drawn(page, SCENARIO);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ list: 'hexes', hex: '0101', terrain: 'marsh' }),
        expect.objectContaining({ list: 'hexsides', side: '0201/0301', features: 'majorRiver' }),
        expect.objectContaining({ list: 'paths', kind: 'road', hexes: '0301 0302' }),
        expect.objectContaining({ list: 'hexes', hex: '0302', name: 'Mavinga', terrain: 'town' }),
        expect.objectContaining({ list: 'hexes', hex: '0303', terrain: 'savanna' }),
        expect.objectContaining({ list: 'hexes', hex: '0304', terrain: 'savanna' }),
      ]),
    );
    await canvas.press('Control+z');
    expect((await drawn(page, SCENARIO)).rows.map(({ hex }) => hex)).not.toContain('0303');
    expect(sent).toEqual([]);

    // A height is a whole number.
    await tool('Look');
    await canvas.press('Enter');
    await page.getByLabel('height').fill('high');
    await page.getByLabel('height').blur();
    await page.getByRole('button', { name: 'Check' }).click();
    await page.locator('.map-fault[data-fault="0303"]').waitFor({ state: 'attached' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'workshop hex map');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('draws buildings, the bank beyond the river, entry arrows and the centre of an ASL map', async () => {
    const { context, faults } = await openWindow(browser, server.url);
    const page = await context.newPage();
    await page.goto(`${server.url}/workshop/orchard-ferry`);
    await page
      .locator('label', { hasText: /^numbering/ })
      .locator('select')
      .selectOption('doubledLetters');
    for (const [name, value] of [
      ['columns', '6'],
      ['rows', '5'],
    ] as const) {
      await page.getByLabel(name, { exact: true }).fill(value);
      await page.getByLabel(name, { exact: true }).blur();
    }
    const canvas = page.locator('.map-canvas .board-frame');
    const draw = (word: string) => page.getByLabel('What to draw').selectOption(word);
    const press = async (...keys: readonly string[]) => {
      for (const key of keys) await canvas.press(key);
    };
    await page.getByRole('radio', { name: 'Roads', exact: true }).check();
    await draw('pavedRoad');
    // The first arrow stands at the first hex, A1.
    await press('ArrowDown', 'Enter', 'ArrowDown', 'Enter');
    await page.getByRole('radio', { name: 'Buildings, entry areas' }).check();
    await draw('buildings');
    // A2 lies between B1 and B2: the arrow leads to the upper one.
    await press('ArrowRight', 'Enter', 'ArrowDown', 'Enter');
    await page.getByLabel('name', { exact: true }).fill('Mill');
    await page.getByLabel('name', { exact: true }).blur();
    await page.getByRole('button', { name: 'Done with this one' }).click();
    await draw('entryAreas');
    await press('ArrowUp', 'Enter');
    await page.getByLabel('reach', { exact: true }).fill('4');
    await page.getByLabel('reach', { exact: true }).blur();
    await draw('southOfRiver');
    await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'ArrowRight', 'Enter');
    await draw('centre');
    await press('ArrowUp', 'Enter');
    const { rows } = await drawn(page, 'orchard-ferry');
    const of = (list: string) => rows.filter((row) => row.list === list);
    expect(of('paths')).toEqual([expect.objectContaining({ kind: 'pavedRoad', hexes: 'A1 A2' })]);
    expect(of('buildings').find(({ name }) => name === 'Mill')).toMatchObject({ kind: 'stone', hexes: 'B1 B2' });
    // B1 lies at the northern edge of the map.
    expect(of('entryAreas').find(({ arrow }) => arrow === 'B1')).toMatchObject({
      owner: 'british',
      edge: 'north',
      reach: '4',
    });
    expect(of('southOfRiver').map(({ value }) => value)).toEqual(['B4 C4']);
    expect(of('centre').map(({ value }) => value)).toEqual(['C3']);
    expect(await page.locator('.map-group .arrow').count()).toBe(1);
    expect(await page.locator('[data-group="B1 B2"] text').textContent()).toBe('Mill, stone');
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'workshop buildings');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('draws spaces and connections, moves and names them', async () => {
    const { context, faults } = await openWindow(browser, server.url, PHONE);
    const page = await context.newPage();
    await page.goto(`${server.url}/workshop/valdeoro`);
    const canvas = page.locator('.map-canvas .board-frame');
    await canvas.scrollIntoViewIfNeeded();
    await canvas.click({ position: { x: 90, y: 300 } });
    await page.getByLabel('id', { exact: true }).fill('Vado');
    await page.getByLabel('id', { exact: true }).blur();
    await canvas.scrollIntoViewIfNeeded();
    await canvas.click({ position: { x: 250, y: 300 } });
    const before = (await drawn(page, 'valdeoro')).places;
    expect(Object.keys(before)).toEqual(['Vado', 'Space 2']);
    await page.getByRole('radio', { name: 'Connections' }).check();
    await page.getByLabel('What to draw').selectOption('river');
    await canvas.scrollIntoViewIfNeeded();
    await canvas.click({ position: { x: 90, y: 300 } });
    await canvas.click({ position: { x: 250, y: 300 } });
    expect((await drawn(page, 'valdeoro')).rows).toEqual([
      expect.objectContaining({ list: 'spaces', id: 'Vado' }),
      expect.objectContaining({ list: 'spaces', id: 'Space 2' }),
      expect.objectContaining({ list: 'connections', a: 'Vado', b: 'Space 2', kind: 'river' }),
    ]);
    await page.getByRole('radio', { name: 'Spaces' }).check();
    await canvas.scrollIntoViewIfNeeded();
    await canvas.dragTo(canvas, { sourcePosition: { x: 90, y: 300 }, targetPosition: { x: 120, y: 200 } });
    const after = (await drawn(page, 'valdeoro')).places as Record<string, unknown>;
    expect(after).toMatchObject({ 'Space 2': (before as Record<string, unknown>)['Space 2'] });
    expect(after.Vado).not.toEqual((before as Record<string, unknown>).Vado);
    expect(await accessibilityFaults(page)).toEqual([]);
    await picture(page, 'workshop spaces');
    expect(faults).toEqual([]);
    await context.close();
  });
});
