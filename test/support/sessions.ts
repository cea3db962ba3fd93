import type { Answered } from './library.js';
import { LibraryClient } from './library.js';

/** A session in which everybody sits: the token of each side, as its holder knows it, and of spectators. */
export interface Opened {
  readonly id: string;
  readonly tokens: Readonly<Record<string, string>>;
}

/** A client of the sessions at one address. */
export class SessionClient {
  readonly http: LibraryClient;

  constructor(readonly url: string) {
    this.http = new LibraryClient(url);
  }

  /** Opens a session and lets every side sit down, each with its seed or with its own name: the version is the number of sides. */
  async open(
    body: object,
    seeds: Readonly<Record<string, string>> = {},
  ): Promise<Opened & { readonly sides: readonly string[] } & Record<string, unknown>> {
    const { invitations, spectatorToken, ...opened } = await this.opened(body);
    const tokens: Record<string, string> = {};
    for (const side of opened.sides as string[]) {
      const seated = await this.claim(opened.id, {
        invitation: invitations[side].code,
        name: `player of ${side}`,
        seed: seeds[side] ?? side,
      });
      if (seated.status !== 200) throw new Error(`${seated.status} ${seated.text}`);
      tokens[side] = seated.body.token;
    }
    return { ...opened, tokens: { ...tokens, ...(spectatorToken ? { spectator: spectatorToken } : {}) } } as never;
  }

  /** Opens a session: nobody has sat down but, where the body says so, whoever opened it. */
  async opened(body: object, headers: Record<string, string> = {}): Promise<Answered['body']> {
    const answer = await this.http.send('POST', '/v1/sessions', body, { authorization: undefined, ...headers });
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
  }

  claim(id: string, claim: object, headers: Record<string, string> = {}): Promise<Answered> {
    return this.post(`${id}/seats`, undefined, claim, headers);
  }

  get(path: string, token?: string, headers: Record<string, string> = {}): Promise<Answered> {
    return this.http.send('GET', `/v1/sessions/${path}`, undefined, { authorization: bearer(token), ...headers });
  }

  post(
    path: string,
    token: string | undefined,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    return this.http.send('POST', `/v1/sessions/${path}`, body, { authorization: bearer(token), ...headers });
  }

  /** A command that has to be taken; the version after it. */
  async play(id: string, token: string | undefined, version: number, command: object): Promise<number> {
    const answer = await this.command(id, token, version, command);
    if (answer.status !== 200) throw new Error(`${JSON.stringify(command)}: ${answer.status} ${answer.text}`);
    return answer.body.version;
  }

  command(
    id: string,
    token: string | undefined,
    version: number,
    command: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answered> {
    return this.post(`${id}/commands`, token, command, { 'if-match': `"${version}"`, ...headers });
  }
}

const bearer = (token: string | undefined): string | undefined => (token === undefined ? undefined : `Bearer ${token}`);
