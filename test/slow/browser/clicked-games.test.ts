import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PHONE, picture, WIDE } from '../../support/pages.js';
import { browserScript, closeAll, describeAtTable } from '../../support/tables.js';

interface Clicker {
  playByClicking(
    pages: readonly Page[],
    seed: string,
    options?: { haste?: number; onMove?: (page: Page) => Promise<void> },
  ): Promise<{ clicks: number; version: number }>;
}

/** How much rather a phase is ended than something done in it. Longer games by hand: scripts/browser-play.mjs. */
const HASTE = 8;

describeAtTable('a training scenario in two windows', {}, (house) => {
  let clicker: Clicker;
  beforeAll(async () => {
    clicker = await browserScript<Clicker>('clicker');
  });

  /** The places where something lies, as the page draws them and as the API tells this side. */
  async function agree(page: Page): Promise<void> {
    const { version, drawn, games } = (await page.evaluate(`({
      version: document.querySelector('main.table').dataset.version,
      drawn: [...document.querySelectorAll('[data-stack]')].map((stack) => stack.dataset.stack),
      games: localStorage.getItem('umpire.games'),
    })`)) as { version: string; drawn: string[]; games: string };
    const { id, seats } = JSON.parse(games)[0] as { id: string; seats: Record<string, string> };
    const answer = await fetch(`${house.url}/v1/sessions/${id}?version=${version}`, {
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
      const windows = await house.windows(2, viewport);
      const pages = await house.sitDown(windows, scenario);
      const { version } = await clicker.playByClicking(pages, `clicks ${scenario}`, { haste: HASTE, onMove: agree });
      expect(version).toBeGreaterThan(2);
      for (const [number, page] of pages.entries()) {
        expect(await page.locator('.over').textContent()).not.toBe('');
        await picture(page, `${scenario} over ${viewport.width} ${number}`);
      }
      expect(windows.flatMap(({ faults }) => faults)).toEqual([]);
      await closeAll(windows);
    }, 600_000);
  });
});
