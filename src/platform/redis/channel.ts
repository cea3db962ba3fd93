import { randomBytes } from 'node:crypto';
import type { RedisClient } from './redis.js';

/**
 * Messages between instances. They are hints: one may be lost while Redis is away, so whoever listens is told when that
 * may have happened (`missed`), and can ask whether it is connected now (`live`).
 */
export class Channel {
  private readonly listener: RedisClient;
  /** Nobody listens to their own messages. */
  private readonly sender = randomBytes(6).toString('base64url');

  constructor(
    private readonly client: RedisClient,
    private readonly name: string,
    heard: (message: string) => void,
    missed: () => void,
  ) {
    this.listener = client.duplicate();
    // The first client already reports outages.
    this.listener.on('error', () => undefined);
    this.listener.on('ready', missed);
    this.listener
      .connect()
      .then(() =>
        this.listener.subscribe(name, (text) => {
          const [sender, message = ''] = text.split(' ', 2);
          if (sender !== this.sender) heard(message);
        }),
      )
      .catch(() => undefined);
  }

  get live(): boolean {
    return this.listener.isReady;
  }

  /** To the other instances; without Redis nobody hears it. */
  async publish(message: string): Promise<void> {
    if (this.client.isReady) await this.client.publish(this.name, `${this.sender} ${message}`).catch(() => undefined);
  }

  close(): void {
    if (this.listener.isOpen) this.listener.destroy();
  }
}
