import { hash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { LocalLimiter } from '../limits/local-limiter.js';
import type { Verdict } from '../limits/window.js';
import { Problem } from '../problems/problem.js';
import type { ClientKeyRow } from './client-key-row.js';

export type ClientScope = 'rulings' | 'sessions' | 'library:write';

/** What is known of the app behind a request. */
export interface KnownClient {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ClientScope[];
  readonly rateLimit: number | null;
  readonly sessionLimit: number | null;
}

/** How long a key is remembered: one that is revoked is refused everywhere after that. */
const REMEMBERED_MS = 10_000;
const MOST_REMEMBERED = 10_000;
const PREFIX = 'uck_';

/** Keys of apps: an app behind one address is not one address, and has limits of its own. */
@Injectable()
export class ClientKeys {
  private readonly remembered = new Map<string, { readonly until: number; readonly client: KnownClient | undefined }>();
  private readonly limiters = new Map<string, LocalLimiter>();

  constructor(private readonly database: Database) {}

  async issue(wanted: Omit<KnownClient, 'id'>): Promise<KnownClient & { key: string }> {
    const id = randomBytes(9).toString('base64url');
    const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    await this.database.execute(
      `INSERT INTO client_keys (id, name, key, scopes, rate_limit, session_limit, created_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [
        id,
        wanted.name,
        kept(key),
        JSON.stringify(wanted.scopes),
        wanted.rateLimit,
        wanted.sessionLimit,
        new Date().toISOString(),
      ],
    );
    return { id, ...wanted, key };
  }

  async list(): Promise<(KnownClient & { createdAt: string; revokedAt: string | null })[]> {
    const rows = await this.database.query<Columns>('SELECT * FROM client_keys ORDER BY created_at, id LIMIT 1000', []);
    return rows.map((row) => ({ ...clientIn(row), createdAt: row.created_at, revokedAt: row.revoked_at }));
  }

  async revoke(id: string): Promise<void> {
    const [found] = await this.database.query<{ id: string }>('SELECT id FROM client_keys WHERE id = $1', [id]);
    if (!found)
      throw new Problem('not-found', {
        detail: { en: `There is no client key "${id}".`, ja: `クライアントキー「${id}」はありません。` },
      });
    await this.database.execute('UPDATE client_keys SET revoked_at = $1 WHERE id = $2', [new Date().toISOString(), id]);
    this.remembered.clear();
  }

  /** At once where it is remembered; undefined where nobody has it, or it was revoked. */
  known(key: string): KnownClient | undefined | Promise<KnownClient | undefined> {
    const digest = kept(key.slice(0, 200));
    const before = this.remembered.get(digest);
    return before && before.until > performance.now() ? before.client : this.read(digest);
  }

  /** Against the app's own limit; undefined where it has none. */
  hit({ id, rateLimit }: KnownClient): Verdict | undefined {
    if (rateLimit === null) return undefined;
    let limiter = this.limiters.get(id);
    if (!limiter) {
      limiter = new LocalLimiter(rateLimit);
      this.limiters.set(id, limiter);
    }
    return limiter.hit(id);
  }

  private async read(digest: string): Promise<KnownClient | undefined> {
    const [row] = await this.database.query<Columns>(
      'SELECT * FROM client_keys WHERE key = $1 AND revoked_at IS NULL',
      [digest],
    );
    const client = row && clientIn(row);
    if (this.remembered.size >= MOST_REMEMBERED) this.remembered.clear();
    this.remembered.set(digest, { until: performance.now() + REMEMBERED_MS, client });
    return client;
  }
}

type Columns = Pick<ClientKeyRow, 'id' | 'name' | 'scopes'> & {
  readonly rate_limit: number | null;
  readonly session_limit: number | null;
  readonly created_at: string;
  readonly revoked_at: string | null;
};

const clientIn = ({ id, name, scopes, rate_limit, session_limit }: Columns): KnownClient => ({
  id,
  name,
  scopes: JSON.parse(scopes) as ClientScope[],
  rateLimit: rate_limit,
  sessionLimit: session_limit,
});

const kept = (key: string): string => hash('sha256', key, 'hex');

/** The refusal where the key of an app is not for that. Whoever sends none may do what anybody may. */
export function outOfScope(app: KnownClient | undefined, scope: ClientScope | undefined): Problem | undefined {
  if (!app || scope === undefined || app.scopes.includes(scope)) return undefined;
  return new Problem('forbidden', {
    detail: {
      en: `This Umpire-Client-Key is not for "${scope}".`,
      ja: `この Umpire-Client-Key では「${scope}」は使えません。`,
    },
  });
}

/** What a route is for, where a key has to allow it. */
export function scopeOf(method: string, url: string): ClientScope | undefined {
  if (/^\/v1\/(?:sessions|players|me)\b/.test(url)) return 'sessions';
  if (method !== 'GET' && /^\/v1\/(?:scenarios|maps|cards|decks|chart-packs|library)\b/.test(url))
    return 'library:write';
  if (method === 'POST' && /^\/v1\/(?:games|rulings)\b/.test(url)) return 'rulings';
  return undefined;
}
