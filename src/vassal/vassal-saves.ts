import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BoardPiece, SessionSetup } from '../kernel/session/index.js';
import { Problem } from '../platform/problems/problem.js';
import { Redis } from '../platform/redis/redis.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { BoardUnit } from './position/board-save.js';
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
    const board = session.engine.board(session.state, viewer);
    if (!board) throw new Problem('unprocessable');
    const names = cardNames(session.engine.materials);
    const units = board.pieces.map((piece) => unitOf(piece, names));
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

interface CardNames {
  readonly ids: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, string>;
}

/** Cards of the library, and those of decks, which may stand for a whole counter sheet. */
function cardNames({ cards, decks }: SessionSetup): CardNames {
  const named = Object.values(cards).map(({ id, name }) => [name.en, id] as const);
  const dealt = Object.values(decks).flatMap(({ body }) =>
    ((body.cards ?? []) as { id: string; title?: { en?: string } }[]).map(
      ({ id, title }) => [title?.en ?? id, id] as const,
    ),
  );
  const all = [...dealt, ...named];
  return { ids: new Set(all.map(([, id]) => id)), byName: new Map(all) };
}

/** Units that were drawn have ids that tell nothing: whoever knows one knows it by the name of its card. */
function unitOf({ id, name, side, place, marks, faceUp, order }: BoardPiece, { ids, byName }: CardNames): BoardUnit {
  const states = marks.map(({ key }) => key);
  return {
    card: faceUp ? (ids.has(id) ? id : (byName.get(name.en) ?? id)) : null,
    name: name.en,
    side,
    place: place.kind === 'box' ? null : place.id,
    states,
    faceDown: !faceUp || states.includes('untried'),
    order,
  };
}
