import type { Connection } from '../connection/connection.js';
import type { CallOptions } from '../connection/options.js';
import type {
  MySessions,
  NewPlayer,
  NewWebhook,
  Player,
  WebhookRequest,
  Webhooks,
  WebhookTest,
} from '../generated/service.js';
import { MyMaterials } from './my-materials.js';
import { followMine, type MyEntry, type MyFollowOptions } from './my-stream.js';

/** Players: a key that keeps somebody's games together. */
export class Players {
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** A new player. The key is shown in this answer and never again: give it to a client as `key`. */
  create(name: string, options: CallOptions = {}): Promise<NewPlayer> {
    return this.#connection.json({ method: 'POST', path: '/v1/players', body: { name }, ...options });
  }
}

/** What belongs to the player whose key the client has. */
export class Me {
  readonly materials: MyMaterials;
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.materials = new MyMaterials(connection);
  }

  player(options: CallOptions = {}): Promise<Player> {
    return this.#read('', options);
  }

  /** The games I sit in, or with `waiting: 'me'` those that wait for me. */
  sessions(
    query: { readonly waiting?: 'me'; readonly limit?: number; readonly cursor?: string } = {},
    options: CallOptions = {},
  ): Promise<MySessions> {
    return this.#read('/sessions', { query, ...options });
  }

  /** Everything that happens in my games from now on, each entry once, over as many connections as it takes. */
  follow(options: MyFollowOptions = {}): AsyncGenerator<MyEntry> {
    return followMine(this.#connection, options);
  }

  webhooks(options: CallOptions = {}): Promise<Webhooks> {
    return this.#read('/webhooks', options);
  }

  /** Be told of your turn by a message. Its secret is shown in this answer and never again. */
  addWebhook(request: WebhookRequest, options: CallOptions = {}): Promise<NewWebhook> {
    return this.#connection.json({ method: 'POST', path: '/v1/me/webhooks', body: request, ...options });
  }

  removeWebhook(hook: string, options: CallOptions = {}): Promise<void> {
    return this.#connection.json({ method: 'DELETE', path: `/v1/me/webhooks/${encodeURIComponent(hook)}`, ...options });
  }

  testWebhook(hook: string, options: CallOptions = {}): Promise<WebhookTest> {
    const path = `/v1/me/webhooks/${encodeURIComponent(hook)}/test`;
    return this.#connection.json({ method: 'POST', path, ...options });
  }

  #read<T>(path: string, asked: object): Promise<T> {
    return this.#connection.json({ path: `/v1/me${path}`, repeatable: true, ...asked });
  }
}
