import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { describeWhere } from './services.js';

/** `npm test` says where a Chromium is; without one the browser suites are left out. */
const PATH = process.env.TEST_CHROMIUM_PATH ?? '';

export function describeWithBrowser(name: string, suite: () => void): void {
  describeWhere(PATH !== '' && existsSync(PATH), 'browser', name, suite);
}

/** A browser that can reach this machine only. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: PATH,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
