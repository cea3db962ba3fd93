import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Database } from './database.js';

const RETRY_MS = 2000;
/** A connection that only listens says nothing by itself: asked so often, it is known to be there. */
const ALIVE_MS = 30_000;

/**
 * Messages between instances by PostgreSQL's LISTEN and NOTIFY, where there is no Redis. They are hints, as those of Redis: who
 * listens is told when one may have been lost.
 */
export class PgChannel {
  private readonly sender = randomBytes(6).toString('base64url');
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly url: string,
    private readonly database: Database,
    private readonly name: string,
    private readonly heard: (message: string) => void,
    private readonly missed: () => void,
  ) {
    void this.connect();
  }

  live = false;

  /** Nobody waits for it. */
  async publish(message: string): Promise<void> {
    await this.database
      .query('SELECT pg_notify($1, $2)', [this.name, `${this.sender} ${message}`])
      .catch(() => undefined);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    void this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { default: pg } = await import('pg');
    if (this.closed) return;
    const client = new pg.Client({ connectionString: this.url, application_name: 'umpire listener', keepAlive: true });
    this.client = client;
    client.on('error', () => this.lost(client));
    client.on('end', () => this.lost(client));
    client.on('notification', ({ payload = '' }) => {
      const [sender, message = ''] = payload.split(' ', 2);
      if (sender !== this.sender) this.heard(message);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${this.name}`);
      this.live = true;
      this.missed();
      this.stayAlive(client);
    } catch {
      this.lost(client);
    }
  }

  private stayAlive(client: Client): void {
    this.later(ALIVE_MS, () => {
      client.query('SELECT 1').then(
        () => this.stayAlive(client),
        () => this.lost(client),
      );
    });
  }

  private lost(client: Client): void {
    if (client !== this.client || this.closed) return;
    this.client = undefined;
    this.live = false;
    client.end().catch(() => undefined);
    this.later(RETRY_MS, () => void this.connect());
  }

  private later(ms: number, work: () => void): void {
    clearTimeout(this.timer);
    if (this.closed) return;
    this.timer = setTimeout(work, ms);
    this.timer.unref();
  }
}
