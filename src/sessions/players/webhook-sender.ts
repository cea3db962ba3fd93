import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../../platform/config.js';
import { Database } from '../../platform/database/database.js';
import { changed } from '../store/seat.repository.js';
import type { Notice } from './notices.js';
import type { WebhookMessage, WebhookRow } from './player-entities.js';
import { WebhooksService } from './webhooks.service.js';

const LOOK_MS = 1000;
const AT_ONCE = 20;
/** Whoever takes a message has so long; then somebody else may: a process that is killed loses nothing. */
const LEASE_MS = 30_000;
const SLOWEST_RETRY_MS = 3_600_000;
/** Nobody wants to hear of it after that. */
const KEEP_MS = 7 * 24 * 3_600_000;

type Due = Pick<WebhookMessage, 'id' | 'body' | 'attempts'> & { readonly due_at: string; readonly hook: string };
type HookColumns = Omit<WebhookRow, 'lastFailure' | 'createdAt'>;

/**
 * Delivers what waits in the queue: of each hook and session the first message before the next, each until it is taken. Several
 * instances may do so at once; a message is taken by whoever moves its time on.
 */
@Injectable()
export class WebhookSender implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Webhooks');
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private busy: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly hooks: WebhooksService,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    this.later();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.timer);
    await this.busy;
  }

  private later(): void {
    if (this.stopped) return;
    this.timer = setTimeout(
      () => {
        this.busy = this.deliver()
          .catch((error: unknown) => this.log.warn(`Webhooks wait: ${error instanceof Error ? error.message : error}`))
          .finally(() => this.later());
      },
      Math.min(LOOK_MS, this.config.webhookRetryMs),
    );
    this.timer.unref();
  }

  /** Everything that is due, in rounds: what a message was before comes up when it has gone. */
  private async deliver(): Promise<void> {
    for (;;) {
      const due = await this.due();
      const sent = await Promise.all(due.map((message) => this.one(message)));
      if (this.stopped || !sent.some(Boolean)) return;
    }
  }

  private due(): Promise<Due[]> {
    return this.database.query<Due>(
      `SELECT m.id, m.hook, m.body, m.attempts, m.due_at FROM webhook_messages m JOIN webhooks h ON h.id = m.hook
        WHERE m.due_at <= $1 AND h.active = 1 AND NOT EXISTS (SELECT 1 FROM webhook_messages e
          WHERE e.hook = m.hook AND e.session = m.session AND e.place < m.place)
        ORDER BY m.due_at LIMIT ${AT_ONCE}`,
      [new Date().toISOString()],
    );
  }

  /** True where it was taken, so that what comes after it can go. */
  private async one({ id, hook, body, attempts, due_at }: Due): Promise<boolean> {
    const taken = await this.database.rows(
      'UPDATE webhook_messages SET due_at = $1, attempts = attempts + 1 WHERE id = $2 AND due_at = $3 RETURNING id',
      [soon(LEASE_MS), id, due_at],
    );
    if (changed(taken).length === 0) return false;
    const [target] = await this.database.query<HookColumns>('SELECT * FROM webhooks WHERE id = $1', [hook]);
    if (!target) return false;
    const notice = JSON.parse(body) as Notice;
    const failure = await this.hooks.send(target as WebhookRow, notice);
    const stale = Date.parse(notice.at) < Date.now() - KEEP_MS;
    if (failure === null || stale) await this.database.execute('DELETE FROM webhook_messages WHERE id = $1', [id]);
    if (failure === null) {
      if (target.failures > 0) await this.database.execute('UPDATE webhooks SET failures = 0 WHERE id = $1', [hook]);
      return true;
    }
    await this.failed(target, id, attempts, failure);
    return false;
  }

  private async failed({ id: hook }: HookColumns, message: string, attempts: number, failure: string): Promise<void> {
    const wait = Math.min(SLOWEST_RETRY_MS, this.config.webhookRetryMs * 2 ** Math.min(attempts, 20));
    await this.database.execute('UPDATE webhook_messages SET due_at = $1 WHERE id = $2', [soon(wait), message]);
    await this.database.execute(
      `UPDATE webhooks SET last_failure = $1, failures = failures + 1,
        active = CASE WHEN failures + 1 >= $2 THEN 0 ELSE active END WHERE id = $3`,
      [failure, this.config.webhookFailures, hook],
    );
  }
}

const soon = (ms: number): string => new Date(Date.now() + ms).toISOString();
