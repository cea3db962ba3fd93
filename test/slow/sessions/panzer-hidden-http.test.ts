import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EventStream } from '../../support/event-stream.js';
import { filledIn } from '../../support/forms.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

const SIDES = ['german', 'soviet'];
const COMMANDS = Number(process.env.HIDDEN_COMMANDS ?? 60);

interface Listed {
  readonly command: { readonly type: string };
  readonly form?: { readonly schema: object };
}

const named = (ids: readonly string[], text: string): string[] =>
  ids.filter((id) => new RegExp(`${id}(?![\\w-])`).test(text));

const otherOf = (side: string): string => SIDES.find((each) => each !== side)!;

/** A refusal without what differs from one to the next, and without the name of the piece: the scenario has it for everybody. */
const plain = (text: string, id: string): string =>
  text
    .replaceAll(id, 'ID')
    .replaceAll(/(no piece|nothing called) \\"[^"\\]*\\"/g, '$1 ID')
    .replaceAll(/"(instance|requestId|trace)":"[^"]*"/g, '');

describe('Sukhaya Ford with hidden units over HTTP', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  /**
   * Every byte that the other side and somebody who looks on gets while units are hidden: standing, lists, log, live stream, file. The file holds
   * the scenario, which names every unit of the game: its materials are left out.
   */
  it('no answer, stream, file or refusal names a unit that is hidden', async () => {
    const opened = await client.open({
      scenario: 'sukhaya-ford',
      variant: 'advanced-game',
      options: { hiddenUnits: true },
    });
    const { id, tokens } = opened;
    const chooser = new Chooser('hidden over HTTP');
    const streams = new Map<string | null, EventStream>();
    for (const viewer of [...SIDES, null])
      streams.set(viewer, await EventStream.open(server.url, id, viewer === null ? undefined : tokens[viewer]));
    const read = new Map<string | null, number>([...streams].map(([viewer]) => [viewer, 0]));
    let before: Record<string, string[]> = { german: [], soviet: [] };
    let searched = 0;
    let refused = 0;
    for (let count = 0; count < COMMANDS; count += 1) {
      const { stage, waitingFor, version } = (await client.get(id, tokens.german)).body;
      if (stage === 'over') break;
      for (const side of waitingFor as string[]) {
        const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
        const { command, form } = chooser.of(actions as Listed[]);
        const sent =
          form && (command.type === 'hide' || chooser.below(2) === 0)
            ? filledIn(form.schema as never, chooser)
            : command;
        let done = await client.command(id, tokens[side], version, sent as object);
        if (done.status >= 300 && form) done = await client.command(id, tokens[side], version, command);
        expect([command, done.status < 300, done.status < 300 ? '' : done.text]).toEqual([command, true, '']);
        if (!done.body.handedIn) break;
      }
      const hidden: Record<string, string[]> = {};
      for (const side of SIDES) {
        const { view } = (await client.get(id, tokens[side])).body;
        const { units } = (view.game ?? view) as { units: { id: string; place: string }[] };
        hidden[side] = units.filter(({ place }) => place === 'hidden').map((unit) => unit.id);
      }
      for (const viewer of [...SIDES, null]) {
        const token = viewer === null ? undefined : tokens[viewer];
        const ids = SIDES.filter((side) => side !== viewer).flatMap((side) => hidden[side]!);
        searched += ids.length;
        for (const path of [id, `${id}/actions`, `${id}?lang=ja`])
          expect([path, viewer, named(ids, (await client.get(path, token)).text)]).toEqual([path, viewer, []]);
        // What was hidden before this command and still is stands nowhere in what the stream told of it.
        await new Promise((resolve) => setTimeout(resolve, 5));
        const { text } = streams.get(viewer)!;
        const still = ids.filter(
          (each) => before[otherOf(viewer ?? 'german')]!.includes(each) || before.german!.includes(each),
        );
        const stayed = still.filter((each) =>
          SIDES.some((side) => before[side]!.includes(each) && hidden[side]!.includes(each)),
        );
        expect([viewer, named(stayed, text.slice(read.get(viewer)!))]).toEqual([viewer, []]);
        read.set(viewer, text.length);
      }
      if (count % 10 === 5)
        for (const side of SIDES) {
          const [prey] = hidden[otherOf(side)]!;
          if (prey === undefined) continue;
          refused += 1;
          // As like to what the side does see as the hidden one: refusals guess what was meant.
          const nobody = `${prey.slice(0, -1)}z`;
          for (const probe of [
            (target: string) => ({ type: 'fire', weapon: 1, ammo: 'AP', target }),
            (unit: string) => ({ type: 'take-aim', unit }),
            (unit: string) => ({ type: 'begin-move', unit }),
          ]) {
            const now = (await client.get(id, tokens[side])).body.version;
            const texts: string[] = [];
            for (const target of [prey, nobody])
              texts.push(plain((await client.command(id, tokens[side], now, probe(target))).text, target));
            expect(texts[0]).toBe(texts[1]);
          }
          const file = await client.post(`${id}/export`, tokens[side], {});
          const { materials: _materials, setup: _setup, ...rest } = file.body as Record<string, unknown>;
          expect(named(hidden[otherOf(side)]!, JSON.stringify(rest.entries ?? rest))).toEqual([]);
        }
      before = hidden;
    }
    for (const stream of streams.values()) stream.close();
    expect(searched).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(0);
  }, 600_000);
});
