import { createContext, runInContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import type * as Client from '../../../client/src/index.js';
import { startServer, type TestServer } from '../../support/server.js';

/**
 * The client among the globals that React Native has, and no others: answers come whole (no `body`), signals have no reason, and
 * there is no `crypto`, `TextDecoder`, `URL`, `navigator`, `window`, `process` or `Buffer`. Whatever else it used would be missing here.
 */
class WholeResponse {
  readonly #response: Response;
  readonly status: number;
  readonly headers: Headers;

  constructor(response: Response) {
    this.#response = response;
    this.status = response.status;
    this.headers = response.headers;
  }

  text(): Promise<string> {
    return this.#response.text();
  }
}

class PlainSignal {
  aborted = false;
  readonly #listeners = new Set<() => void>();

  addEventListener(_type: string, listener: () => void): void {
    this.#listeners.add(listener);
  }

  removeEventListener(_type: string, listener: () => void): void {
    this.#listeners.delete(listener);
  }

  end(): void {
    this.aborted = true;
    for (const listener of this.#listeners) listener();
  }
}

class PlainAbortController {
  readonly signal = new PlainSignal();

  abort(): void {
    this.signal.end();
  }
}

const fetchWhole = async (url: string, { signal, ...init }: { signal?: PlainSignal } & RequestInit = {}) => {
  const stop = new AbortController();
  signal?.addEventListener('abort', () => stop.abort());
  return new WholeResponse(await fetch(url, { ...init, signal: stop.signal }));
};

async function clientOnPhone(): Promise<typeof Client> {
  const { outputFiles } = await build({
    entryPoints: ['client/src/index.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'client',
    platform: 'neutral',
    target: 'es2022',
    write: false,
  });
  const phone = {
    fetch: fetchWhole,
    Response: WholeResponse,
    AbortController: PlainAbortController,
    setTimeout,
    clearTimeout,
  };
  const context = createContext(phone);
  runInContext(outputFiles[0]!.text, context);
  return runInContext('client', context) as typeof Client;
}

const ATTACK: Client.ColdWarBattlesAdjacentAttackInput = {
  attackingSide: 'soviet',
  crt: 'mobile',
  attackers: [{ command: 'guards2', attack: 5 }],
  defendingHexes: [{ terrain: ['hilltop'], units: [{ defence: 2 }] }],
};

describe('the client on a phone, with the globals of React Native alone', () => {
  let server: TestServer;
  let client: typeof Client;
  beforeAll(async () => {
    [server, client] = await Promise.all([startServer(), clientOnPhone()]);
  });
  afterAll(() => server.close());
  let drawn = 0;
  const randomBytes = (count: number): Uint8Array => new Uint8Array(count).fill(++drawn);
  const umpire = (): Client.Umpire => new client.Umpire({ baseUrl: server.url, randomBytes });

  it('asks for a ruling and its odds', async () => {
    const { adjacentAttack } = umpire().coldWarBattles.combat;
    const { outcome } = await adjacentAttack(ATTACK, { dice: { given: [4] } });
    expect(outcome?.result).toBe('D1');
    const { chances = [] } = await adjacentAttack.odds(ATTACK, { by: 'result' });
    expect(chances.map(({ probability }) => probability)).toEqual(['1/3', '1/3', '1/6', '1/6']);
  });

  it('opens a game, moves in it and follows it by asking', async () => {
    const { sessions } = umpire();
    const seat = { side: 'communist', name: 'Anna', seed: 'of Anna' };
    const opened = await sessions.open({ scenario: 'kalima-crossing', seat });
    const invitation = opened.invitations?.southAfrican?.code;
    await sessions.claim(opened.id, { invitation, name: 'Ben', seed: 'of Ben' });
    const game = sessions.at<'cold-war-battles'>(opened.id, { token: opened.token });
    const { version, actions } = await game.actions();
    await game.act(actions[0]!.command!, { version });
    const heard: number[] = [];
    for await (const entry of game.follow({ after: 0, pollMs: 10 })) {
      heard.push(entry.version);
      if (entry.version === 3) break;
    }
    expect(heard).toEqual([1, 2, 3]);
  });

  it('tells what is missing instead of drawing a key that others draw too', async () => {
    const without = new client.Umpire({ baseUrl: server.url });
    await expect(without.sessions.open({ scenario: 'kalima-crossing' })).rejects.toThrow('randomBytes');
  });

  it('ends a call that is given up with a reason', async () => {
    const { signal } = new PlainAbortController() as unknown as AbortController;
    const call = umpire().coldWarBattles.combat.adjacentAttack(ATTACK, { signal });
    (signal as unknown as PlainSignal).end();
    await expect(call).rejects.toThrow('ended by its caller');
  });
});
