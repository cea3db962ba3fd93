import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Pictures that the tests of the pages leave behind, for people to look at. */
const PICTURES = join('dist', 'pictures');

export const WIDE = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

export type Language = 'en' | 'ja';

/** A window of its own, and a list of everything that goes wrong in it: errors, refusals, other hosts. */
export async function openWindow(
  browser: Browser,
  url: string,
  viewport = WIDE,
  language: Language = 'en',
): Promise<{ context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({ viewport, locale: language === 'ja' ? 'ja-JP' : 'en-US' });
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('request', (request) => {
    const asked = new URL(request.url());
    if (asked.protocol.startsWith('http') && asked.origin !== new URL(url).origin) faults.push(request.url());
  });
  context.on('response', (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  return { context, faults };
}

export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: join(PICTURES, `${name}.png`) });
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string | null;
    readonly nodes: readonly { readonly html: string }[];
  }[];
}

/** Serious faults for people who use a keyboard, a screen reader or bad eyes. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(AXE, 'utf8'));
  const { violations } = (await page.evaluate('axe.run()')) as AxeResult;
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html)
          .slice(0, 3)
          .join(' | ')}`,
    );
}
