import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import type { Position } from '../../../src/games/asl-primosole/session/position.js';
import { prepare } from '../../../src/games/asl-primosole/session/table.js';
import type { Command } from '../../../src/kernel/session/index.js';
import { invented, pick } from '../../support/asl-campaigns.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

type Side = 'british' | 'axis';
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into by the assertions
type Body = any;

const GAMES = Number(process.env.HTTP_GAMES ?? 1);
const other = (side: Side): Side => (side === 'british' ? 'axis' : 'british');

/** What a side can know of the position from its own answers: its counters, what is open, and the other side's pieces by their names. */
function known(side: Side, { view, board }: Body, filed: Position['own'][Side]['filed']): Position {
  const { counters, lines, forts, points, ...open } = view;
  const enemies = (board.pieces as Body[])
    .filter((piece) => piece.side === other(side))
    .map(({ id, symbol, place }) => [id, { id, alias: id, status: 'alive', shown: place, kind: symbol.type }]);
  return {
    open,
    own: {
      [side]: { counters, lines, forts, filed, ...points },
      [other(side)]: { counters: Object.fromEntries(enemies), filed: {} },
    },
    owing: [],
  } as unknown as Position;
}

describe('campaigns with made-up battles over HTTP', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({});
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  /** Reports of every kind, quarrels over their lines, forms whose answer is lost on the way; now and then a side gives up. */
  async function play(scenario: string, seed: string): Promise<{ met: Set<string>; refused: number }> {
    const chooser = new Chooser(seed);
    const table = prepare(materialsFor(aslPrimosole, scenario));
    const { id, tokens } = await client.open({ scenario });
    const filed: Record<Side, Record<string, Record<string, never>>> = { british: {}, axis: {} };
    const givesUpAt = chooser.below(5) === 0 ? 20 + chooser.below(60) : -1;
    const met = new Set<string>();
    const handedIn = new Set<Side>();
    let [version, refused, count] = [2, 0, 0];

    /** A command, at times sent by somebody whose connection breaks: he sends it again under the same key, and it counts once. */
    const send = async (side: Side, command: Command): Promise<Body> => {
      count += 1;
      const headers = { 'idempotency-key': `${seed} ${count}` };
      if (chooser.below(6) === 0) {
        const lost = new AbortController();
        const sent = fetch(`${server.url}/v1/sessions/${id}/commands`, {
          method: 'POST',
          signal: lost.signal,
          headers: {
            ...headers,
            'content-type': 'application/json',
            'if-match': `"${version}"`,
            authorization: `Bearer ${tokens[side]}`,
          },
          body: JSON.stringify(command),
        });
        const gone = sent.then((answer) => answer.text()).catch(() => '');
        setTimeout(() => lost.abort(), chooser.below(3) * 10);
        await gone;
      }
      for (;;) {
        const answer = await client.command(id, tokens[side], version, command, headers);
        // The first sending may still be under way: whoever asks again hears so.
        if (answer.status !== 409 || answer.body.type !== '/problems/in-flight') return answer;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    };

    for (let step = 0; step < 4000; step += 1) {
      const { body } = await client.get(`${id}/actions`, tokens.british);
      const waiting = (body.waitingFor as Side[]).filter((side) => !handedIn.has(side));
      if (waiting.length === 0) break;
      const side = chooser.of(waiting);
      const open = side === 'british' ? body : (await client.get(`${id}/actions`, tokens[side])).body;
      const action = pick(open.actions as Body[], chooser) as Body;
      const seen = ['file', 'purchase', 'fortify'].includes(action.command.type)
        ? (await client.get(id, tokens[side])).body
        : null;
      const made = seen
        ? invented(
            table,
            known(side, { view: seen.view.game, board: seen.board ?? seen.view.board }, filed[side] as never),
            side,
            action,
            chooser,
          )
        : null;
      let command: Command = step === givesUpAt ? { type: 'concede' } : (made ?? action.command);
      let answer = await send(side, command);
      if (answer.status === 422 && made) {
        // What cannot be so is refused with its line; what is suggested is always taken.
        refused += 1;
        expect(answer.body.steps ?? answer.body.errors).not.toEqual([]);
        command = action.command;
        answer = await send(side, command);
      }
      expect([answer.status, command.type, answer.status === 200 ? '' : answer.text]).toEqual([200, command.type, '']);
      met.add(command.type);
      if (command.type === 'file') {
        for (const line of (command.lines ?? []) as Body[]) met.add(line.fate ?? line.kind);
        filed[side][`${command.page}-${side}`] = Object.fromEntries(
          ((command.lines ?? []) as Body[]).map((line) => [
            `${line.kind} ${line.unit ?? line.hex ?? line.name}`,
            line as never,
          ]),
        );
      }
      if (command.type === 'open-report') filed[side] = {};
      if (answer.body.version === version) handedIn.add(side);
      else handedIn.clear();
      version = answer.body.version;
      if (answer.body.ended) break;
    }
    const { body } = await client.get(id, tokens.british);
    expect([body.stage, body.version]).toEqual(['over', version]);
    // Nothing lost, nothing doubled: every version of the log is there once.
    const versions: number[] = [];
    for (let after = 0; after < version; after = versions.at(-1)!) {
      const page = (await client.get(`${id}/events?after=${after}`, tokens.axis)).body.entries as Body[];
      versions.push(...page.map((entry) => entry.version));
    }
    expect(versions).toEqual(Array.from({ length: version }, (_, at) => at + 1));
    return { met, refused };
  }

  it.each(['toll-house', 'orchard-ferry'])(
    '%s comes to its end through losses, quarrels and broken connections, nothing lost and nothing doubled',
    async (scenario) => {
      const met = new Set<string>();
      for (let at = 0; at < GAMES; at += 1)
        for (const each of (await play(scenario, `${scenario} made up ${at}`)).met) met.add(each);
      expect([...met]).toEqual(expect.arrayContaining(['file', 'agree', 'eliminated', 'place']));
      if (GAMES > 4)
        expect([...met]).toEqual(
          expect.arrayContaining(['dispute', 'captured', 'fire', 'wreck', 'control', 'concede']),
        );
    },
    600_000 * GAMES,
  );
});
