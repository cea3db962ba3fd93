import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type { Command, CommandSignature, Entry, Side } from '../kernel/session/index.js';
import { Database } from '../platform/database/database.js';
import type { LiveSession } from './live-session.js';
import { UnseenCommand } from './store/entities.js';

/**
 * What sides hand in unseen: orders, purchases. It is kept beside the log, so that nobody else learns even that something was
 * handed in, and bound to the position it was asked for in: when that is taken back, or the game goes on, it counts no more.
 */
@Injectable()
export class UnseenCommands {
  constructor(
    private readonly database: Database,
    @InjectRepository(UnseenCommand) private readonly rows: Repository<UnseenCommand>,
  ) {}

  /** What was handed in before by this side gives way. */
  async put(
    session: LiveSession,
    side: Side,
    command: Command,
    key: string | undefined,
    signed: CommandSignature | undefined,
  ): Promise<void> {
    const row = {
      sessionId: session.id,
      side,
      moved: session.moved,
      command: JSON.stringify(command),
      key: key ?? null,
      signed: signed ? JSON.stringify(signed) : null,
      at: new Date().toISOString(),
    };
    await this.database.transaction((manager) =>
      manager.upsert(UnseenCommand, row, ['sessionId', 'side', 'moved']).then(() => undefined),
    );
  }

  /** What the sides have handed in for the position that stands. */
  async all(
    session: LiveSession,
  ): Promise<{ readonly commands: Readonly<Record<Side, Command>>; readonly signed: NonNullable<Entry['signed']> }> {
    const rows = await this.rows.findBy({ sessionId: session.id, moved: session.moved });
    return {
      commands: Object.fromEntries(rows.map(({ side, command }) => [side, JSON.parse(command) as Command])),
      signed: Object.fromEntries(
        rows.flatMap(({ side, signed }) => (signed ? [[side, JSON.parse(signed) as CommandSignature]] : [])),
      ),
    };
  }

  /** What a side handed in under a key, and the version of the position it was for. */
  async byKey(session: LiveSession, side: Side, key: string): Promise<{ moved: number; command: Command } | undefined> {
    const row = await this.rows.findOneBy({ sessionId: session.id, side, key });
    return row ? { moved: row.moved, command: JSON.parse(row.command) as Command } : undefined;
  }
}
