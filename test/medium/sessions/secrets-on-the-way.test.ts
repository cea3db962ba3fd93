import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

const SCENARIOS = [
  'kalima-crossing',
  'villar-bridge',
  'mill-farm',
  'sukhaya-ford',
  'sierra-parda',
  'valdeoro',
  'toll-house',
  'orchard-ferry',
];
/** The first rounds: every scenario with secret steps has met one by then. */
const COMMANDS = 16;
/** Scenarios whose first decision is handed in unseen. */
const IN_SECRET = ['mill-farm', 'sukhaya-ford', 'orchard-ferry'];
/** Everything that a page of the table asks for. */
const ASKED = ['', '/actions', '/events', '/materials', '/board.svg'];
/** Every refusal has a number of its own. */
const NUMBER = /"requestId":"[^"]*"/g;

interface SideCards {
  readonly side: string;
  readonly hand: readonly string[];
  readonly known: readonly string[];
}

/** The cards that a side holds and nobody else knows, as they would stand in an answer. */
const heldBy = (view: { readonly game: { readonly cards?: readonly SideCards[] } }, side: string): string[] =>
  (view.game.cards ?? [])
    .filter((each) => each.side === side)
    .flatMap(({ hand, known }) => hand.filter((card) => !known.includes(card)).map((card) => `"${card}"`));

/** What the pages of one side are sent, byte for byte, against what the other side keeps to itself. */
describe('the bytes that a page is sent', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  it.each(SCENARIOS)(
    '%s: hold no token, no hidden card and nothing of what was handed in unseen',
    async (scenario) => {
      const { id, sides, tokens } = await client.open({ scenario });
      const viewers = [...sides, 'spectator'];
      const chooser = new Chooser(`on the way ${scenario}`);
      const sent = async (viewer: string): Promise<string> => {
        const answers = await Promise.all(ASKED.map((path) => client.get(`${id}${path}`, tokens[viewer])));
        return answers.map(({ text }) => text.replaceAll(NUMBER, '')).join('\n');
      };
      let unseen = 0;
      for (let count = 0; count < COMMANDS; count += 1) {
        const views = new Map(
          await Promise.all(sides.map(async (side) => [side, (await client.get(id, tokens[side])).body] as const)),
        );
        const { waitingFor, version, stage } = views.get(sides[0]!);
        if (stage !== 'playing') break;
        const asked = (waitingFor as string[]).filter((each) => views.get(each).handedIn === null);
        const side = chooser.of(asked);
        const others = viewers.filter((viewer) => viewer !== side);
        const before = await Promise.all(others.map(sent));
        for (const [at, viewer] of others.entries()) {
          const secrets = sides
            .filter((each) => each !== viewer)
            .flatMap((each) => [tokens[each]!, ...heldBy(views.get(each).view, each)]);
          expect(secrets.filter((secret) => before[at]!.includes(secret))).toEqual([]);
        }
        const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
        const { command } = chooser.of(actions as { command: object }[]);
        await client.play(id, tokens[side], version, command);
        if ((await client.get(id, tokens[side])).body.handedIn === null) continue;
        // Not even that something was handed in is told.
        expect(await Promise.all(others.map(sent))).toEqual(before);
        unseen += 1;
      }
      if (IN_SECRET.includes(scenario)) expect(unseen).toBeGreaterThan(0);
    },
    120_000,
  );
});
