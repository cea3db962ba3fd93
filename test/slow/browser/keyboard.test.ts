import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { picture } from '../../support/pages.js';
import { closeAll, describeAtTable } from '../../support/tables.js';

const MOST_TABS = 40;

/** What the keyboard is at: how it is found, whether it is seen, and what a screen reader calls it. */
const focused = (
  page: Page,
): Promise<{ command: boolean; offer: boolean; map: boolean; seen: boolean; said: string }> =>
  page.evaluate(`(() => {
    const at = document.activeElement;
    const { outlineStyle, outlineWidth } = getComputedStyle(at);
    return {
      command: at.closest('[data-commands]') !== null,
      offer: at.closest('.choice .offer') !== null,
      map: at.classList.contains('board-frame'),
      // Behind the last element the browser itself is next.
      seen: at === document.body || (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2),
      said: at.getAttribute('aria-label') ?? at.textContent,
    };
  })()`);

async function tabTo(page: Page, wanted: 'command' | 'map'): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const at = await focused(page);
    expect(at).toMatchObject({ seen: true });
    expect(at.said).not.toBe('');
    if (at[wanted]) return;
    // The map is followed by a long log: whoever is past the buttons goes back to them.
    await page.keyboard.press(at.map ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${MOST_TABS} tabs lead to no ${wanted}`);
}

describeAtTable('the table by keyboard alone', {}, (house) => {
  it('is where a first move is made: a unit is taken, a way is shown, a place is chosen', async () => {
    const windows = await house.windows(2);
    const [page] = (await house.sitDown(windows, 'Kalima Crossing')) as [Page, Page];
    const version = async (): Promise<number> => Number(await page.locator('main.table').getAttribute('data-version'));
    const said = (): Promise<string | null> => page.locator('.board [aria-live]').textContent();

    // To the movement phase: whatever is asked on the way has a button; a question that it opens has the focus at once.
    for (let asked = 0; (await page.locator('[data-stack].ready').count()) === 0; asked += 1) {
      expect(asked).toBeLessThan(8);
      const before = await version();
      await tabTo(page, 'command');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(150);
      if ((await version()) === before && (await focused(page)).offer) await page.keyboard.press('Enter');
      await page.locator(`main.table[data-busy=false]:not([data-version="${before}"])`).waitFor();
    }

    await tabTo(page, 'map');
    expect((await focused(page)).said).toMatch(/^Map: /);
    // The first counter that can do something, as one reads: the guns stand furthest to the north.
    await page.keyboard.press('n');
    expect(await page.locator('[data-cursor]').getAttribute('data-cursor')).toBe('0603');
    expect(await page.evaluate("getComputedStyle(document.querySelector('.cursor')).visibility")).toBe('visible');
    expect(await said()).toMatch(/^0603\. Garrison Battery, Barrage 3, .*Can act$/);
    await page.keyboard.press('Enter');
    expect(await page.locator('.stack.chosen').getAttribute('data-stack')).toBe('0603');
    // Up to 0602 and on to 0601: the place says that it can be chosen and for what, and the way there is drawn.
    await page.keyboard.press('ArrowUp');
    expect(await said()).toMatch(/^0602\. Can be chosen: /);
    await page.keyboard.press('ArrowUp');
    expect(await page.locator('[data-cursor]').getAttribute('data-cursor')).toBe('0601');
    await page.locator('.board-line').waitFor({ state: 'attached' });
    await picture(page, 'keyboard path');
    const before = await version();
    await page.keyboard.press('Enter');
    await page.locator(`main.table[data-busy=false]:not([data-version="${before}"])`).waitFor();
    expect(await page.locator('[data-stack="0601"]').count()).toBe(1);
    expect(await page.locator('[data-stack="0603"]').count()).toBe(0);
    // Nothing is lost on the way: the keyboard is still at the map, and Escape lets go of what is held.
    expect((await focused(page)).map).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.stack.chosen').count()).toBe(0);
    // And so it does when the button that was pressed last is gone, and the focus with it.
    await page.keyboard.press('n');
    await page.keyboard.press('Enter');
    await page.locator('.stack.chosen').waitFor();
    await page.evaluate('document.activeElement.blur()');
    await page.keyboard.press('Escape');
    expect(await page.locator('.stack.chosen').count()).toBe(0);
    expect(windows.flatMap(({ faults }) => faults)).toEqual([]);
    await closeAll(windows);
  });
});
