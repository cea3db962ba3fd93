import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeAtTable } from '../../support/tables.js';

interface Seated {
  readonly id: string;
  readonly seats: Readonly<Record<string, string>>;
}

/** What people do at a table beside playing: talk, take back, look on, look back. One game, from its first move to its branch. */
describeAtTable('at the table with others', { UMPIRE_WORKERS: '0' }, (house) => {
  let windows: Awaited<ReturnType<typeof house.windows>>;
  let [host, guest]: Page[] = [];
  let seated: Seated;
  let token: string;
  beforeAll(async () => {
    windows = await house.windows(3);
    [host, guest] = await house.sitDown(windows.slice(0, 2), 'Kalima Crossing');
    seated = JSON.parse(await host!.evaluate("localStorage.getItem('umpire.games')"))[0];
    token = Object.values(seated.seats)[0]!;
  });
  // biome-ignore lint/suspicious/noExplicitAny: an answer is looked into by the assertions
  async function asked(path: string, body?: object, headers: Record<string, string> = {}): Promise<any> {
    const response = await fetch(`${house.url}/v1/sessions/${seated.id}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(response.status).toBeLessThan(300);
    return response.json();
  }
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
  const atVersion = (page: Page, version: number) => page.locator(`main.table[data-version="${version}"]`).waitFor();

  it('a remark arrives in the other window', async () => {
    await Promise.all([tab(host!, 'Talk'), tab(guest!, 'Talk')]);
    await host!.getByLabel('Say something').fill('Good luck to you!');
    await host!.getByRole('button', { name: 'Send' }).click();
    await guest!.locator('.talk li', { hasText: 'Good luck to you!' }).waitFor();
    expect(await host!.locator('.talk li').count()).toBe(1);
  });

  it('a move is taken back where the other side agrees', async () => {
    const { version, actions } = await asked('/actions');
    await asked('/commands', actions[0].command, { 'if-match': `"${version}"` });
    await Promise.all([atVersion(host!, version + 1), atVersion(guest!, version + 1)]);
    await Promise.all([tab(host!, 'Table'), tab(guest!, 'Table')]);
    await host!.getByRole('button', { name: 'Take back' }).click();
    await guest!.getByText(`proposes to go back to version ${version}.`).first().waitFor();
    await guest!.getByRole('button', { name: 'Agree' }).click();
    // The proposal and the agreement are versions of their own.
    await Promise.all([atVersion(host!, version + 3), atVersion(guest!, version + 3)]);
    const [before, now] = await Promise.all([asked(`?version=${version}`), asked('')]);
    expect(now.version).toBe(version + 3);
    expect(now.view.board.pieces).toEqual(before.view.board.pieces);
    expect(await host!.getByRole('button', { name: 'Agree' }).count()).toBe(0);
  });

  it('whoever looks on sees nothing that is hidden, and has nothing to click', async () => {
    const secret = 'the bridge is mined at midnight';
    await asked('/remarks', { text: secret, to: [Object.keys(seated.seats)[0]] });
    const { context, faults } = windows[2]!;
    const bytes: Promise<string>[] = [];
    context.on('response', (answer) => {
      const isStream = answer.headers()['content-type']?.startsWith('text/event-stream');
      if (!isStream) bytes.push(answer.text().catch(() => ''));
    });
    const page = await context.newPage();
    await page.goto(`${house.url}/play/${seated.id}`);
    await page.getByText('You are looking on.').first().waitFor();
    await tab(page, 'Talk');
    await page.locator('.talk li', { hasText: 'Good luck to you!' }).waitFor();
    expect(await page.locator('.talk form').count()).toBe(0);
    await tab(page, 'Table');
    for (const name of ['Take back', 'Concede', 'Agree'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    expect(await page.locator('[data-commands] button').count()).toBe(0);
    const read = (await Promise.all(bytes)).join('\n');
    expect(read).toContain('Good luck to you!');
    expect([secret, token].filter((hidden) => read.includes(hidden))).toEqual([]);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the file of a game that is over is dropped, checked and looked at; a branch begins at a version of it', async () => {
    await tab(host!, 'Table');
    await host!.getByRole('button', { name: 'Concede' }).click();
    await host!.locator('dialog').getByRole('button', { name: 'Concede' }).click();
    await host!.locator('.over').waitFor();
    const file = JSON.stringify(await asked('/export', {}));

    const page = await windows[1]!.context.newPage();
    await page.goto(`${house.url}/replay`);
    // What is dropped before the page is there falls on words that say that it is coming.
    await page.locator('input[type=file]').waitFor({ state: 'attached' });
    const dropped = await page.evaluateHandle(`(() => {
      const carried = new DataTransfer();
      carried.items.add(new File([${JSON.stringify(file)}], 'kalima.json', { type: 'application/json' }));
      return carried;
    })()`);
    await page.locator('main').dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('heading', { name: 'kalima.json' }).waitFor();
    await page.getByRole('button', { name: 'Check the game' }).click();
    await page.getByText('Everything holds.').waitFor();
    expect(await page.locator('.checks .failed').count()).toBe(0);
    await page.getByRole('button', { name: 'Load it and look at it' }).click();
    await page.waitForURL(/\/replay\/[\w-]+$/);
    await page.locator('main.table').waitFor();

    const { version } = await asked('');
    await host!.goto(`${house.url}/replay/${seated.id}`);
    await atVersion(host!, version);
    await host!.getByRole('button', { name: 'To the beginning' }).click();
    for (const wanted of [1, 2]) {
      await host!.getByRole('button', { name: 'One on' }).click();
      await atVersion(host!, wanted);
    }
    await host!.getByRole('button', { name: 'Branch off here' }).click();
    await host!.waitForURL((at) => at.pathname.startsWith('/play/') && !at.pathname.endsWith(seated.id));
    // The dice of a branch are its own: both sides add to them before it goes on.
    await guest!.goto(host!.url());
    for (const page of [host!, guest!]) await page.getByRole('button', { name: 'Go on as' }).click();
    await Promise.all([host!, guest!].map((each) => each.locator('main.table').waitFor()));
    expect(windows.flatMap(({ faults }) => faults)).toEqual([]);
  });
});
