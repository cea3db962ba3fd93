import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { builtProgram } from '../../support/built-program.js';
import { openWindow, PHONE, picture, WIDE } from '../../support/pages.js';
import { startServer, type TestServer } from '../../support/server.js';

describeWithBrowser('the page for questions', () => {
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

  async function answered(path: string, body: object): Promise<{ summary: string; outcome: Record<string, unknown> }> {
    const answer = await fetch(`${server.url}/v1/games/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { summary: string; outcome: Record<string, unknown> };
  }

  /** Where the page shows its input: behind the # of its address, as a link that can be sent. */
  const asked = (page: Page): object =>
    JSON.parse(decodeURIComponent(new URL(page.url()).hash.slice('#q='.length))) as object;

  it('names its fields in Japanese', async () => {
    const { context, faults } = await openWindow(browser, server.url, WIDE, 'ja');
    const page = await context.newPage();
    await page.goto(`${server.url}/ask/cold-war-battles/combat/adjacent-attack`);
    for (const name of ['攻撃側の陣営', '戦闘結果表', '攻撃側ユニット', '攻撃力', '防御側ヘクス', '地形', '防御力'])
      await page.locator('.form label, .form legend', { hasText: name }).first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each([
    ['wide', WIDE],
    ['narrow', PHONE],
  ] as const)(
    'answers a line of sight from two clicks on a stored map (%s)',
    async (name, viewport) => {
      const { context, faults } = await openWindow(browser, server.url, viewport);
      const page = await context.newPage();
      await page.goto(`${server.url}/ask/panzer/spotting/line-of-sight`);
      await page.locator('.question-map select').first().selectOption('mill-farm-map');
      const frame = page.locator('.board-frame');
      // Twelve columns: the map of the example has six.
      await page.locator('.board-ground text', { hasText: '1201' }).waitFor({ state: 'attached' });
      await frame.scrollIntoViewIfNeeded();
      const before = asked(page);
      const box = (await frame.boundingBox())!;
      await page.mouse.click(box.x + box.width * 0.3, box.y + box.height * 0.5);
      await page.mouse.click(box.x + box.width * 0.72, box.y + box.height * 0.58);
      await page.waitForTimeout(1500);
      expect(asked(page)).not.toEqual(before);
      const { summary } = await answered('panzer/spotting/line-of-sight', { input: asked(page) });
      expect(await page.locator('.answer').textContent()).toContain(summary);
      await picture(page, `line of sight ${name}`);
      expect(faults).toEqual([]);
      await context.close();
    },
    120_000,
  );

  it('marks what is wrong in its field, and a link brings the same question back', async () => {
    const { context } = await openWindow(browser, server.url);
    const page = await context.newPage();
    await page.goto(`${server.url}/ask/panzer/combat/ap-fire-basic`);
    await page.locator('.answer').waitFor();
    const penetration = page.getByLabel('penetration').first();
    await penetration.fill('500');
    // The schema bounds it at 200.
    await page.locator('input[aria-invalid=true]').waitFor();
    await penetration.fill('30');
    await page.locator('input[aria-invalid=true]').waitFor({ state: 'detached' });
    const link = page.url();
    const again = await context.newPage();
    await again.goto(link);
    await again.locator('.answer').waitFor();
    expect(asked(again)).toMatchObject({ penetration: 30 });
    await context.close();
  });
});
