import { Injectable } from '@nestjs/common';
import { GameRegistry } from '../../kernel/procedures/index.js';
import type { SessionState } from '../../kernel/session/index.js';
import { Library } from '../../library/library.js';
import { Problem } from '../../platform/problems/problem.js';
import { drawKey, keptOf } from '../access/tokens.js';
import { canonical, hashOfText, type Opening } from '../fair-dice/index.js';
import type { LiveSession } from '../live-session.js';
import { OwnMaterials } from '../materials/own-materials.service.js';
import { SessionKeeper } from '../session-keeper.js';
import { type LaidTable, type Opened, SessionOpener, type TakenUp } from '../session-opener.js';
import type { SessionChoice, SessionRequest } from '../shapes/opening.js';
import { SessionRepository, type SessionRow, TakenError } from '../store/session.repository.js';
import type { Origin } from '../store/standings.js';
import { ServerSecret } from './server-secret.js';

/** Who asks for something that is not tied to a seat. */
export interface Asker {
  /** The client, as limits know it. */
  readonly client: string;
  readonly player?: string;
  /** How many sessions it may have, where that is another number than everybody's. */
  readonly sessionLimit?: number;
  /** Idempotency-Key. */
  readonly key?: string;
}

/** Whoever guesses a key would be shown what was granted under it. */
const SHORTEST_KEY = 16;

/** What was asked under an Idempotency-Key before is answered again, secrets included. */
@Injectable()
export class OpeningDesk {
  private readonly opener: SessionOpener;

  constructor(
    games: GameRegistry,
    library: Library,
    uploads: OwnMaterials,
    private readonly store: SessionRepository,
    private readonly secret: ServerSecret,
    private readonly keeper: SessionKeeper,
  ) {
    this.opener = new SessionOpener(games, library, uploads);
  }

  /** The table that a choice is played at; nothing is kept. */
  lay(choice: SessionChoice): Promise<LaidTable> {
    return this.opener.lay(choice);
  }

  /** `standing` is where a game stands that was played elsewhere so far, beside the words it was told in. */
  async open(request: SessionRequest, asker: Asker, standing?: { told: object; state: TakenUp }): Promise<Opened> {
    const serverSecret = await this.secret.get();
    const opener = {
      serverSecret,
      key: asker.key === undefined ? drawKey() : `${asker.client} ${asker.player ?? ''} ${asker.key}`,
      ...(asker.player === undefined ? {} : { player: asker.player }),
    };
    const make = async (origin: Origin): Promise<Opened> => {
      const opened = await this.opener.open(request, opener, standing?.state);
      const limits = request.limits ? { limits: JSON.stringify(request.limits) } : {};
      await this.store.add(opened.row, opened.entries, { ...origin, ...limits });
      return opened;
    };
    const asked = standing ? { open: request, standing: standing.told } : { open: request };
    return this.once(asker, asked, make, (row) => this.opener.again(row, request, opener));
  }

  async fork(session: LiveSession, at: SessionState, hash: string, asker: Asker): Promise<Opened> {
    const make = async (origin: Origin): Promise<Opened> => {
      const opened = this.opener.fork(session, at, hash);
      await this.store.add(opened.row, [], origin);
      return opened;
    };
    const again = (row: SessionRow): Opened => ({
      row,
      opening: JSON.parse(row.opening) as Opening,
      entries: [],
      version: 0,
      grants: {},
    });
    return this.once(asker, { fork: session.id, at: at.version }, make, again);
  }

  /** Whose session it is that comes from elsewhere, once there is room for it. */
  async roomFor(asker: Asker): Promise<Origin> {
    const client = await this.clientOf(asker);
    await this.keeper.makeRoom(client, asker.sessionLimit);
    return { client, arrivedAt: new Date().toISOString() };
  }

  private async clientOf({ client }: Asker): Promise<string> {
    return keptOf(`${await this.secret.get()} ${client}`);
  }

  /** Of several requests under one key the database takes one; the others are told of it. */
  private async once(
    asker: Asker,
    request: object,
    make: (origin: Origin) => Promise<Opened>,
    again: (row: SessionRow) => Opened,
  ): Promise<Opened> {
    const client = await this.clientOf(asker);
    if (asker.key === undefined) {
      await this.keeper.makeRoom(client, asker.sessionLimit);
      return make({ client });
    }
    if (asker.key.length < SHORTEST_KEY) throw guessable();
    const creationKey = keptOf(canonical([client, asker.player ?? null, asker.key]));
    const creationDigest = hashOfText(canonical(request));
    const earlier = await this.found(creationKey, creationDigest);
    if (earlier) return again(earlier);
    await this.keeper.makeRoom(client, asker.sessionLimit);
    try {
      return await make({ client, creationKey, creationDigest });
    } catch (error) {
      const first = error instanceof TakenError ? await this.found(creationKey, creationDigest) : undefined;
      if (!first) throw error;
      return again(first);
    }
  }

  private async found(key: string, digest: string) {
    const earlier = await this.store.openedUnder(key);
    if (!earlier) return undefined;
    if (earlier.digest !== digest) throw new Problem('key-reused');
    return this.store.read(earlier.session);
  }
}

const guessable = (): Problem =>
  new Problem('bad-request', {
    detail: {
      en: `An Idempotency-Key for opening a session has at least ${SHORTEST_KEY} characters, drawn at random.`,
      ja: `セッション作成の Idempotency-Key は、ランダムな ${SHORTEST_KEY} 文字以上にしてください。`,
    },
  });
