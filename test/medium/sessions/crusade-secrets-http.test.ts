import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../../support/event-stream.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

const SIDES = ['nationalist', 'republican'] as const;
const COMMANDS = 60;

interface SideCards {
  readonly side: string;
  readonly hand: readonly string[];
  readonly known: readonly string[];
  readonly handSize: number;
}

/** Sierra Parda over HTTP: everything a side or a spectator is sent, against what it must not know at that moment [8.1.4]. */
describe('hands of cards over HTTP', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  it('no card in a hand comes to anybody else, by any route, in words or in tries, of now or of a moment ago', async () => {
    const { id, tokens } = await client.open({ scenario: 'sierra-parda' });
    const viewers = [...SIDES, 'spectator'];
    const chooser = new Chooser('secrets over HTTP');
    const streams = Object.fromEntries(
      await Promise.all(
        viewers.map(async (who) => [who, await EventStream.open(server.url, id, tokens[who])] as const),
      ),
    );
    /** Cards that have been open to all at some time: the enemy may have read them. */
    const open = new Set<string>();
    let looked = 0;
    for (let count = 0; count < COMMANDS; count += 1) {
      const views = Object.fromEntries(
        await Promise.all(SIDES.map(async (side) => [side, (await client.get(id, tokens[side])).body] as const)),
      );
      const { waitingFor, version, stage } = views.nationalist;
      if (stage === 'over') break;
      const handOf = (side: string): SideCards =>
        views[side].view.game.cards.find((each: SideCards) => each.side === side);
      for (const { view } of [views.nationalist]) {
        for (const each of view.game.cards) {
          for (const card of [...each.known, ...each.removed, each.topDiscard, each.onTable]) if (card) open.add(card);
          for (const { card } of each.faceUp) open.add(card);
        }
      }
      if (count % 12 === 0) {
        for (const viewer of viewers) {
          const answers = await Promise.all([
            ...['', '/actions', '/actions/summary', '/events', '/board.svg', '/time', '/remarks'].map((path) =>
              client.get(`${id}${path}`, tokens[viewer]),
            ),
            ...[`?version=${version - 1}`, `/board.svg?version=${version - 1}`, '?lang=ja', '/actions?lang=ja'].map(
              (path) => client.get(`${id}${path}`, tokens[viewer]),
            ),
            ...['', '/actions', '/events'].map((path) =>
              client.get(`${id}${path}`, tokens[viewer], { accept: 'text/plain' }),
            ),
            ...[{ type: 'automatic' }, { type: 'done-cards' }, { type: 'end-activation' }].map((command) =>
              client.post(`${id}/trials`, tokens[viewer], command),
            ),
            client.command(id, tokens[viewer], version, { type: 'play', card: 'no-such-card', use: 'ops' }),
          ]);
          const exported = await client.post(`${id}/export`, tokens[viewer], {});
          const log = exported.status === 200 ? JSON.stringify(exported.body.entries) : exported.text;
          const seen = [...answers.map(({ text }) => text), log, streams[viewer]!.text].join('\n');
          for (const side of SIDES.filter((each) => each !== viewer)) {
            const hidden = handOf(side).hand.filter((card) => !handOf(side).known.includes(card) && !open.has(card));
            expect(handOf(side).handSize).toBe(handOf(side).hand.length);
            for (const card of hidden) {
              expect([viewer, card, new RegExp(`${card}(?![0-9])`).test(seen)]).toEqual([viewer, card, false]);
              looked += 1;
            }
          }
        }
      }
      for (const side of waitingFor as string[]) {
        const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
        if (actions.length === 0) continue;
        const { command } = chooser.of(actions as { command: { type: string } }[]);
        expect((await client.command(id, tokens[side], version, command)).status).toBeLessThan(300);
        if (command.type !== 'discard-cards') break;
      }
    }
    for (const stream of Object.values(streams)) stream.close();
    expect(looked).toBeGreaterThan(60);
  }, 300_000);
});
