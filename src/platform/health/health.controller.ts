import { type BeforeApplicationShutdown, Controller, Get } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Problem } from '../problems/problem.js';
import { Redis } from '../redis/redis.js';

const ANSWER_WITHIN_MS = 1000;

type State = 'up' | 'down' | 'full' | 'not configured';

interface Dependency {
  readonly configured: boolean;
  ping(ms: number): Promise<void>;
}

@Controller('health')
export class HealthController implements BeforeApplicationShutdown {
  private draining = false;

  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
  ) {}

  /** The process turns its event loop; nothing else is asked, so that a lost database does not restart every instance. */
  @Get('live')
  live() {
    return { status: 'up' };
  }

  /**
   * Whether to send requests here. Without its database Umpire cannot serve; without Redis it can, and says so. With a full
   * disk it answers everything that keeps nothing, and says so too.
   */
  @Get('ready')
  async ready() {
    const [answers, redis] = await Promise.all([stateOf(this.database), stateOf(this.redis)]);
    const database = answers === 'up' && this.database.isFull ? 'full' : answers;
    const checks = { database, redis };
    if (this.draining) {
      throw new Problem('unavailable', {
        detail: { en: 'Shutting down.', ja: '停止処理中です。' },
        members: { checks },
      });
    }
    if (database === 'down') {
      throw new Problem('unavailable', {
        detail: { en: 'The database does not answer.', ja: 'データベースが応答しません。' },
        members: { checks },
      });
    }
    return { status: redis === 'down' || database === 'full' ? 'degraded' : 'up', checks };
  }

  beforeApplicationShutdown(): void {
    this.draining = true;
  }
}

async function stateOf(dependency: Dependency): Promise<State> {
  if (!dependency.configured) return 'not configured';
  return dependency.ping(ANSWER_WITHIN_MS).then(
    () => 'up' as const,
    () => 'down' as const,
  );
}
