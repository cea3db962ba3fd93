import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessibilityFaults, PHONE, picture, WIDE } from '../../support/pages.js';
import { closeAll, describeAtTable } from '../../support/tables.js';

/** The game that a browser remembers, with the tokens of its seats. */
const seatsOf = async (page: Page): Promise<{ id: string; seats: Record<string, string> }> =>
  JSON.parse(await page.evaluate("localStorage.getItem('umpire.games')"))[0];

describeAtTable('the table', {}, (house) => {
  it('lets a person begin within a minute: open a table, send the link, make the first move', async () => {
    const [host, guest] = [...(await house.windows(1, PHONE, 'ja')), ...(await house.windows(1, PHONE, 'en'))] as const;
    const first = await host!.context.newPage();
    await first.goto(house.url);
    await picture(first, 'first minute 1 home');
    await first.locator('.games .row', { hasText: '水車農場' }).getByRole('button').click();
    await first.locator('dialog button[type=submit]').click();
    await first.locator('.lobby input').fill('花子');
    const [mine, theirs] = [first.locator('.lobby .card').first(), first.locator('.lobby .card').last()];
    await mine.locator('button.main').click();
    await mine.locator('.badge.on').waitFor();
    await theirs.locator('button[aria-expanded]').click();
    const link = await theirs.locator('.invitation input').inputValue();
    await picture(first, 'first minute 2 invitation');
    expect(link).toMatch(/\/play\/[\w-]+#invitation=[\w-]+$/);
    expect(await theirs.getByRole('img', { name: 'QR' }).count()).toBe(1);
    const second = await guest!.context.newPage();
    await second.goto(link);
    await second.locator('.lobby input').fill('Boris');
    await second.locator('.lobby button[type=submit]').click();
    await second.locator('main.table').waitFor();
    // Its own orders lie on the counters like chits; another is laid by a tap on the counter and one on the order.
    const chits = first.locator('[data-chit]');
    const laid = "[...document.querySelectorAll('[data-chit]')].map((chit) => chit.dataset.chit)";
    expect(await first.evaluate(laid)).toEqual(['射撃', '監視']);
    const counter = (await first.locator('[data-stack="1005"]').boundingBox())!;
    await first.mouse.click(counter.x + counter.width / 2, counter.y + counter.height / 2);
    await first.locator('.orders button', { hasText: '移動' }).click();
    expect(await chits.first().getAttribute('data-chit')).toBe('移動');
    await picture(first, 'first minute 3 orders');
    await first.locator('[data-commands] button').first().click();
    // Mill Farm begins with orders that are handed in unseen: the first to do so waits.
    await first.locator('main.table[data-turn=theirs]').waitFor();
    expect(await second.locator('main.table').getAttribute('data-turn')).toBe('mine');
    await picture(second, 'first minute 4 guest');
    expect([...host!.faults, ...guest!.faults]).toEqual([]);
    await closeAll([host!, guest!]);
  });

  it('shows whoever sits down what his side sees, though he looked on at the same version before', async () => {
    const windows = await house.windows(2);
    const [, guest] = await house.sitDown(windows, 'Mill Farm');
    const seats = await guest!.evaluate<string>("localStorage.getItem('umpire.games')");
    const comeBack = async (games: string): Promise<void> => {
      await guest!.evaluate(`localStorage.setItem('umpire.games', ${JSON.stringify(games)})`);
      await guest!.reload();
      await guest!.locator('main.table .prompt').waitFor();
    };
    await comeBack('[]');
    expect(await guest!.locator('main.table').getAttribute('data-turn')).toBe('theirs');
    await comeBack(seats);
    await guest!.locator('main.table[data-turn=mine]').waitFor();
    // Orders are handed in as they lie on the map, or filled in as a table.
    expect(await guest!.locator('[data-commands] button').count()).toBe(2);
    await closeAll(windows);
  });

  it('sends one side nothing of what only the other side knows', async () => {
    const windows = await house.windows(2);
    const bytes: Promise<string>[] = [];
    windows[1]!.context.on('response', (answer) => {
      const isStream = answer.headers()['content-type']?.startsWith('text/event-stream');
      if (!isStream) bytes.push(answer.text().catch(() => ''));
    });
    const [german, soviet] = await house.sitDown(windows, 'Mill Farm');
    const { id, seats } = await seatsOf(german!);
    const token = seats.german!;
    const whisper = 'the bridge is mined at midnight';
    const said = await fetch(`${house.url}/v1/sessions/${id}/remarks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ text: whisper, to: ['german'] }),
    });
    expect(said.status).toBe(201);
    await german!.locator('[data-commands] button').last().click();
    await german!.locator('[data-form] button[type=submit]').click();
    await german!.locator('main.table[data-turn=theirs]').waitFor();
    // Everything the other side can open: log, actions, talk, table.
    for (let tab = 0; tab < 4; tab += 1) {
      await soviet!.getByRole('tab').nth(tab).click();
      await soviet!.waitForTimeout(300);
    }
    await soviet!.reload();
    await soviet!.locator('main.table').waitFor();
    const seen = [...(await Promise.all(bytes)), await soviet!.content()].join('\n');
    expect(seen).toContain('mill-panzer-1');
    for (const secret of [token, whisper, '"mill-panzer-1":"', 'commit-orders","orders":{"mill-panzer']) {
      expect(seen.includes(secret)).toBe(false);
    }
    await closeAll(windows);
  });

  it.each([
    ['en', WIDE],
    ['ja', PHONE],
  ] as const)(
    'has no serious accessibility fault on any page (%s)',
    async (language, viewport) => {
      const windows = await house.windows(2, viewport, language);
      const page = await windows[0]!.context.newPage();
      for (const path of [
        '/',
        '/replay',
        '/ask',
        '/ask/panzer/spotting/line-of-sight',
        '/ask/scw-battles/combat/attack',
        '/workshop',
        '/problems',
        '/problems/nothing-of-the-kind',
      ]) {
        await page.goto(house.url + path, { waitUntil: 'networkidle' });
        await picture(page, `page ${path.slice(1).replaceAll('/', ' ') || 'home'} ${language}`);
        expect({ path, faults: await accessibilityFaults(page) }).toEqual({ path, faults: [] });
      }
      const scenario = language === 'ja' ? '水車農場' : 'Mill Farm';
      const [host] = await house.sitDown(windows, scenario);
      for (let tab = 0; tab < 4; tab += 1) {
        await host!.getByRole('tab').nth(tab).click();
        expect({ tab, faults: await accessibilityFaults(host!) }).toEqual({ tab, faults: [] });
      }
      await host!.locator('[data-commands] button').last().click();
      expect({ form: await accessibilityFaults(host!) }).toEqual({ form: [] });
      const { id } = await seatsOf(host!);
      await host!.goto(`${house.url}/replay/${id}`);
      await host!.locator('main.table .board-top').waitFor({ state: 'attached' });
      expect({ replay: await accessibilityFaults(host!) }).toEqual({ replay: [] });
      // Somebody without a seat, before the game has begun.
      await page.goto(house.url);
      await page.locator('.games .row', { hasText: scenario }).getByRole('button').click();
      expect({ dialog: await accessibilityFaults(page) }).toEqual({ dialog: [] });
      await page.locator('dialog button[type=submit]').click();
      await page.locator('.lobby .card').first().waitFor();
      expect({ lobby: await accessibilityFaults(page) }).toEqual({ lobby: [] });
      expect(windows.flatMap(({ faults }) => faults)).toEqual([]);
      await closeAll(windows);
    },
    180_000,
  );
});
