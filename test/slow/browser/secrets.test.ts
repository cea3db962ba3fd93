import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CDPSession, Page } from 'playwright-core';
import { PHONE } from '../../support/pages.js';
import { browserScript, closeAll, describeAtTable } from '../../support/tables.js';

interface Clicker {
  playByClicking(
    pages: readonly Page[],
    seed: string,
    options: { mostClicks: number; haste: number; onMove: () => Promise<void> },
  ): Promise<unknown>;
}

const CLICKS = 30;

type Told = Readonly<Record<string, unknown>>;

const isOpen = (value: unknown): value is Told => typeof value === 'object' && value !== null;
const sameKind = (mine: object, theirs: object): boolean => Array.isArray(mine) === Array.isArray(theirs);

/** What a thing goes by where its place in a list says nothing. */
const nameOf = (value: unknown): unknown => (isOpen(value) ? value.id : undefined);

/**
 * Whatever one side is told that the other is not, as it would stand in an answer: a thing that goes by an id whole, anything
 * else with its field, such as `"hand":["card-3","card-9"]`. A word or a number by itself says nothing.
 */
function* toldToOne(mine: unknown, theirs: unknown, field = ''): Generator<string> {
  if (!isOpen(mine) || Object.keys(mine).length === 0 || JSON.stringify(mine) === JSON.stringify(theirs)) return;
  if (nameOf(mine) !== undefined) {
    // Of what both see, the one who is told less knows nothing that is hidden.
    if (JSON.stringify(mine).length > (JSON.stringify(theirs) ?? '').length) yield JSON.stringify(mine);
  } else if (!isOpen(theirs) || !sameKind(mine, theirs)) yield `"${field}":${JSON.stringify(mine)}`;
  else if (!Array.isArray(mine)) {
    for (const [key, value] of Object.entries(mine)) yield* toldToOne(value, theirs[key], key);
  } else {
    const known = theirs as unknown as readonly unknown[];
    if (mine.every((each) => nameOf(each) === undefined)) yield `"${field}":${JSON.stringify(mine)}`;
    else
      for (const each of mine)
        yield* toldToOne(
          each,
          known.find((other) => nameOf(other) === nameOf(each)),
          field,
        );
  }
}

/** Everything that one window reads: bodies as they come, and what its streams tell while they are open. */
class Reading {
  private readonly bodies: Promise<string>[] = [];
  private streams = '';

  async begin(page: Page): Promise<void> {
    const devtools: CDPSession = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    devtools.on('Network.dataReceived', ({ data }) => {
      if (data) this.streams += Buffer.from(data, 'base64').toString();
    });
    devtools.on('Network.responseReceived', ({ requestId, response }) => {
      if (!response.mimeType.startsWith('text/event-stream')) return;
      void devtools
        .send('Network.streamResourceContent', { requestId })
        .then(({ bufferedData }) => {
          this.streams += Buffer.from(bufferedData, 'base64').toString();
        })
        .catch(() => undefined);
    });
    // Of what was broken off there is no body.
    page.on('requestfinished', (request) => {
      const body = request.response().then((answer) => answer?.text() ?? '');
      this.bodies.push(body.catch(() => ''));
    });
  }

  async text(): Promise<string> {
    return `${(await Promise.all(this.bodies)).join('\n')}\n${this.streams}`;
  }

  get told(): string {
    return this.streams;
  }
}

describeAtTable('what a window reads', {}, (house) => {
  let clicker: Clicker;
  beforeAll(async () => {
    clicker = await browserScript<Clicker>('clicker');
  });

  // The games whose sides see unlike boards or hands, and those in which everything of the game itself lies open.
  describe.each([
    ['Kalima Crossing', false],
    ['Villar Bridge', false],
    ['Mill Farm', true],
    ['Sukhaya Ford', true],
    ['Toll House', true],
    ['Orchard Ferry', true],
    ['Valdeoro', true],
    ['Sierra Parda', true],
  ] as const)('of %s', (scenario, hides) => {
    it('is nothing that only the other side knows', async () => {
      const windows = await house.windows(2, PHONE);
      const pages = await house.sitDown(windows, scenario);
      const readings = await Promise.all(
        pages.map(async (page) => {
          const reading = new Reading();
          await reading.begin(page);
          await page.reload();
          await page.locator('main.table .prompt').waitFor();
          return reading;
        }),
      );
      const seats = await Promise.all(
        pages.map(async (page) => {
          const [{ id, seats }] = JSON.parse(await page.evaluate("localStorage.getItem('umpire.games')"));
          const [[side, token]] = Object.entries(seats) as [[string, string]];
          return { id, side, token };
        }),
      );
      const asked = async ({ id, token }: (typeof seats)[number], path: string, body?: object) => {
        const response = await fetch(`${house.url}/v1/sessions/${id}${path}`, {
          method: body ? 'POST' : 'GET',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          ...(body ? { body: JSON.stringify(body) } : {}),
        });
        expect(response.status).toBeLessThan(300);
        return (await response.json()) as { version: number; view: object };
      };
      const planted = seats.map(({ side, token }) => [token, `the ${side} bridge is mined at midnight`]);
      for (const [number, seat] of seats.entries())
        await asked(seat, '/remarks', { text: planted[number]![1], to: [seat.side] });

      const found = new Set<string>();
      /** At every version: what is a secret now has not been read before, whatever becomes of it later. */
      const search = async (): Promise<void> => {
        const [first, second] = await Promise.all(seats.map((seat) => asked(seat, '')));
        if (first!.version !== second!.version) return;
        const views = [first!.view, second!.view];
        for (const [number, reading] of readings.entries()) {
          const other = 1 - number;
          const secrets = [...new Set(toldToOne(views[other], views[number]))];
          const text = await reading.text();
          for (const secret of secrets) found.add(secret);
          const read = [...secrets, ...planted[other]!].filter((secret) => text.includes(secret));
          expect({ version: first!.version, side: seats[number]!.side, read }).toEqual({
            version: first!.version,
            side: seats[number]!.side,
            read: [],
          });
        }
      };
      await clicker
        .playByClicking(pages, `secrets of ${scenario}`, { mostClicks: CLICKS, haste: 2, onMove: search })
        .catch((error: Error) => {
          if (!error.message.startsWith('not over')) throw error;
        });
      for (const [number, page] of pages.entries()) {
        // A form may be open yet.
        await page.keyboard.press('Escape');
        for (let tab = 0; tab < 4; tab += 1) await page.getByRole('tab').nth(tab).click();
        // Each hears his own whisper, and of every move by its stream: the search looks where such things would stand.
        await page.getByRole('tab').nth(2).click();
        const own = planted[number]![1]!;
        await page.locator('.talk li', { hasText: own }).waitFor();
        const text = await readings[number]!.text();
        expect([text.includes(own), readings[number]!.told.includes('"version"')]).toEqual([true, true]);
        expect(planted[1 - number]!.filter((secret) => `${text}${readings[number]!.told}`.includes(secret))).toEqual(
          [],
        );
      }
      expect({ scenario, hides: found.size > 0 }).toEqual({ scenario, hides });
      await closeAll(windows);
    }, 180_000);
  });
});
