import type { Answered } from './library.js';
import { LibraryClient } from './library.js';

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

  async open(body: object): Promise<Opened & Record<string, unknown>> {
    const answer = await this.http.send('POST', '/v1/sessions', body, { authorization: undefined });
    if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`);
    return answer.body;
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
