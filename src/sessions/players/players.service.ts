import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { BodyGates } from '../../platform/http/body-gates.js';
import type { Language } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { bearer, keptOf } from '../access/tokens.js';
import type { Opening } from '../fair-dice/index.js';
import { LiveSessionCache } from '../live-session-cache.js';
import { placeOf } from '../page-place.js';
import type { Asker } from '../seats/opening-desk.js';
import { seatsIn } from '../seats/seating.js';
import type { MySession, MySessions, MySessionsQuery, NewPlayer, Player } from '../shapes/players.js';

/** A key says what it is, so that it is told apart from the token of a seat. */
const PREFIX = 'upk_';

/** Large bodies are taken from players alone, or from everybody whose key, where one is sent, somebody has. */
export const PLAYERS_ONLY = 'player';
export const KNOWN_PLAYERS = 'player or nobody';

interface SeatFound {
  readonly session: string;
  readonly side: string;
  readonly waiting: number;
  readonly claimed_at: string;
}

/** Those who keep their games together. */
@Injectable()
export class PlayersService {
  constructor(
    private readonly database: Database,
    private readonly cache: LiveSessionCache,
    gates: BodyGates,
  ) {
    gates.add(PLAYERS_ONLY, (authorization) => this.byKey(bearer(authorization)));
    gates.add(KNOWN_PLAYERS, (authorization) => this.sent(bearer(authorization)));
  }

  async create(name: string): Promise<NewPlayer> {
    const id = randomBytes(12).toString('base64url');
    const key = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    await this.database.execute('INSERT INTO players (id, name, key, created_at) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      keptOf(key),
      new Date().toISOString(),
    ]);
    return { id, name, key };
  }

  /** The player whose key was sent, where one was: a key that nobody has is refused, not overlooked. */
  async sent(token: string | undefined): Promise<string | undefined> {
    if (token === undefined || !token.startsWith(PREFIX)) return undefined;
    return (await this.byKey(token)).id;
  }

  /** Who asks, with the player whose key came along. */
  async asking(asker: Asker, token: string | undefined): Promise<Asker> {
    const player = await this.sent(token);
    return player === undefined ? asker : { ...asker, player };
  }

  async byKey(key: string | undefined): Promise<Player> {
    const known =
      key === undefined || key.length > 200
        ? []
        : await this.database.query<Player>('SELECT id, name FROM players WHERE key = $1', [keptOf(key)]);
    if (known[0]) return { id: known[0].id, name: known[0].name };
    throw new Problem('unauthorized', {
      detail: {
        en: 'This needs the key of a player: Authorization: Bearer upk_...',
        ja: 'プレイヤーキーが必要です：Authorization: Bearer upk_...',
      },
      headers: { 'www-authenticate': 'Bearer' },
    });
  }

  /** By index: what other people play costs nothing here. */
  async sessions(player: string, query: MySessionsQuery, language: Language): Promise<MySessions> {
    const { waiting, limit, cursor } = query;
    const values: unknown[] = [player];
    const mine = waiting === undefined ? '' : 'AND waiting = 1 ';
    const place = cursor === undefined ? undefined : placeOf(cursor);
    const [session, side] = place ?? [];
    const from =
      place === undefined
        ? ''
        : `AND (session > $${values.push(session)} OR (session = $${values.push(session)} AND side > $${values.push(side)})) `;
    const found = await this.database.query<SeatFound>(
      `SELECT session, side, waiting, claimed_at FROM session_seats WHERE player = $1 ${mine}${from}
        ORDER BY session, side LIMIT $${values.push(limit + 1)}`,
      values,
    );
    const items: MySession[] = [];
    for (const seat of found.slice(0, limit)) items.push(await this.told(seat, language));
    return {
      items,
      ...(found.length > limit ? { next: `${found[limit - 1]!.session} ${found[limit - 1]!.side}` } : {}),
    };
  }

  /** Sessions a player sits in that go on or have ended since, the latest first, and the version with which he sat down. */
  async followed(player: string, since: string, most: number): Promise<{ session: string; claimed: number }[]> {
    const rows = await this.database.query<{ session: string; claimed: number | null }>(
      `SELECT s.session, min(s.claim_version) AS claimed FROM session_seats s
        JOIN session_standings t ON t.session = s.session
        WHERE s.player = $1 AND (t.ended_at IS NULL OR t.ended_at >= $2)
        GROUP BY s.session ORDER BY max(s.claimed_at) DESC LIMIT $3`,
      [player, since, most],
    );
    return rows.map(({ session, claimed }) => ({ session, claimed: claimed ?? 0 }));
  }

  private async told({ session: id, side }: SeatFound, language: Language): Promise<MySession> {
    const session = await this.cache.current(id);
    const { state, engine, row, game } = session;
    const [last] = await this.database.query<{ at: string }>(
      'SELECT at FROM session_entries WHERE session = $1 ORDER BY version DESC LIMIT 1',
      [id],
    );
    const clock = state.stage === 'gathering' ? null : engine.clock(state);
    const waitingFor = engine.waitingFor(state);
    return {
      session: id,
      side,
      game: row.game,
      scenario: (JSON.parse(row.opening) as Opening).scenario,
      stage: state.stage,
      version: state.version,
      turn: clock?.turn ?? null,
      phase: clock ? (clock.phase.name[language] ?? clock.phase.name.en) : null,
      waitingFor,
      yourMove: waitingFor.includes(side),
      seats: seatsIn(row, engine.sides, game),
      lastActivity: last?.at ?? row.createdAt,
    };
  }
}
