import { Injectable } from '@nestjs/common';
import { oneOf } from '../../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { GameRegistry } from '../../kernel/procedures/index.js';
import { Library } from '../../library/library.js';
import { Database } from '../../platform/database/database.js';
import type { Opening } from '../fair-dice/index.js';
import { placeOf } from '../page-place.js';
import type { OpenSeatsQuery, OpenTable, OpenTables } from '../shapes/seats.js';
import { SeatRepository } from '../store/seat.repository.js';
import { seatsIn } from './seating.js';

interface Found {
  readonly id: string;
  readonly game: string;
  readonly opening: string;
  readonly created_at: string;
}

/** Sessions that look for players, the latest first. */
@Injectable()
export class OpenTablesService {
  constructor(
    private readonly database: Database,
    private readonly seats: SeatRepository,
    private readonly games: GameRegistry,
    private readonly library: Library,
  ) {}

  async list({ game, scenario, limit, cursor }: OpenSeatsQuery): Promise<OpenTables> {
    const conditions: string[] = [];
    const values: unknown[] = [];
    const where = (condition: (...marks: string[]) => string, ...given: unknown[]): void => {
      conditions.push(condition(...given.map((value) => `$${values.push(value)}`)));
    };
    if (game !== undefined) this.checkGame(game);
    if (game !== undefined) where((mark) => `s.game = ${mark}`, game);
    if (scenario !== undefined) where((mark) => `t.scenario = ${mark}`, scenario);
    if (cursor !== undefined) {
      const [at, id] = placeOf(cursor);
      where((a, b, c) => `(t.created_at < ${a} OR (t.created_at = ${b} AND t.session > ${c}))`, at, at, id);
    }
    const found = await this.database.query<Found>(
      `SELECT s.id, s.game, s.opening, t.created_at FROM session_standings t JOIN sessions s ON s.id = t.session
        WHERE t.open_seats > 0 ${conditions.map((each) => `AND ${each} `).join('')}
        ORDER BY t.created_at DESC, t.session LIMIT $${values.push(limit + 1)}`,
      values,
    );
    if (found.length === 0 && scenario !== undefined) await this.library.refuseUnknownScenario(scenario);
    const items = await Promise.all(found.slice(0, limit).map((each) => this.table(each)));
    const last = found[limit - 1];
    return { items, ...(found.length > limit ? { next: `${last!.created_at} ${last!.id}` } : {}) };
  }

  private checkGame(game: string): void {
    const games = this.games.all.map(({ id }) => id);
    if (!games.includes(game)) throw new InvalidRequestError([new FieldFault('/game', oneOf(games, game))]);
  }

  private async table({ id, game, opening, created_at }: Found): Promise<OpenTable> {
    const { sides, scenario } = JSON.parse(opening) as Opening;
    const seats = seatsIn({ seats: await this.seats.of(id) }, sides, this.games.game(game)!);
    const open = seats.filter((seat) => seat.open).map(({ side }) => side);
    return { session: id, game, scenario, open, seats, createdAt: created_at };
  }
}
