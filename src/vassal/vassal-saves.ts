import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Problem } from '../platform/problems/problem.js';
import { Redis } from '../platform/redis/redis.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { VassalSaveLink } from './shapes/written-save.js';
import { VassalFiles } from './vassal-files.js';

const SECONDS = 3600;
/** Files that are kept at the same time, and bytes of them; the oldest go first. */
const MOST_FILES = 500;
const MOST_BYTES = 64 * 1024 * 1024;

/** Boards of sessions as saved games of VASSAL, each for a while under an address that nobody can guess. */
@Injectable()
export class VassalSaves {
  readonly #files = new Map<string, { readonly file: Uint8Array; readonly until: number }>();
  #bytes = 0;

  constructor(
    private readonly files: VassalFiles,
    private readonly sessions: SessionsService,
    private readonly redis: Redis,
  ) {}

  /** As whoever asks may see it; whoever he gives the address to sees the same. */
  async write(id: string, token: string | undefined, request: string, client: string): Promise<VassalSaveLink> {
    const { session, viewer } = await this.sessions.read(id, token);
    const units = session.engine.layOut(session.state, viewer);
    if (!units) throw new Problem('unprocessable');
    const { file, placed, leftOut } = await this.files.boardSave(units, request, client);
    const name = randomBytes(18).toString('base64url');
    const until = Date.now() + SECONDS * 1000;
    this.keep(name, file, until);
    await this.redis.write(keyOf(name), Buffer.from(file).toString('base64'), SECONDS);
    return { link: `/v1/vassal/saves/${name}.vsav`, until: new Date(until).toISOString(), placed, leftOut };
  }

  async read(name: string): Promise<Uint8Array> {
    const kept = this.#files.get(name);
    if (kept && kept.until > Date.now()) return kept.file;
    const shared = await this.redis.read(keyOf(name));
    if (shared !== undefined) return new Uint8Array(Buffer.from(shared, 'base64'));
    throw new Problem('not-found', {
      detail: {
        en: 'There is no such saved game any more: have it written again.',
        ja: 'このセーブはもうありません。もう一度書き出してください。',
      },
    });
  }

  private keep(name: string, file: Uint8Array, until: number): void {
    this.#files.set(name, { file, until });
    this.#bytes += file.length;
    for (const [oldest, { file: old, until: end }] of this.#files) {
      if (this.#files.size <= MOST_FILES && this.#bytes <= MOST_BYTES && end > Date.now()) return;
      this.#files.delete(oldest);
      this.#bytes -= old.length;
    }
  }
}

const keyOf = (name: string): string => `umpire:vassal-save:${name}`;
