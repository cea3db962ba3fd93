export const ADMIN_KEY = 'the key of the library';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: an answer is read in every way a test likes
  readonly body: any;
}

/** A client of the library at one address, with the admin key unless told otherwise. */
export class LibraryClient {
  constructor(private readonly url: string) {}

  async send(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string | undefined>> = {},
  ): Promise<Answered> {
    const given = {
      authorization: `Bearer ${ADMIN_KEY}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && !text.includes('\n{');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text ? JSON.parse(text) : undefined,
    };
  }

  get(path: string, headers: Readonly<Record<string, string | undefined>> = {}): Promise<Answered> {
    return this.send('GET', path, undefined, headers);
  }
}

/** A card of the first game on the shelf, with whatever a test wants to be different. */
export const cardOf = (id: string, change: object = {}): Record<string, unknown> => ({
  kind: 'card',
  id,
  game: 'cold-war-battles',
  name: { en: `Test unit ${id}`, ja: `試験部隊${id}` },
  provenance: 'client',
  side: 'soviet',
  type: 'infantry',
  body: { values: { attack: 3, defence: 4 } },
  ...change,
});
