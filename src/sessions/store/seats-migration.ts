import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that are read at a time. */
const PAGE = 100;
/** No game has more sides, and whoever has not joined by then has not begun. */
const MOST_JOINS = 20;

/**
 * Seats have a table of their own, because who sits in them changes; standings, what is asked across sessions. The tokens of
 * sessions opened before go over as they are: each is a seat that is taken.
 */
export class Seats1763510460000 implements MigrationInterface {
  name = 'Seats1763510460000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE session_seats (
      session text NOT NULL REFERENCES sessions (id),
      side text NOT NULL,
      state text NOT NULL,
      invitation text,
      token text,
      name text,
      public_key text,
      player text,
      open integer NOT NULL,
      waiting integer NOT NULL,
      claim_key text,
      claim_digest text,
      claim_version integer,
      claimed_at text,
      PRIMARY KEY (session, side)
    )`);
    await runner.query('CREATE INDEX session_seats_of_player ON session_seats (player, waiting, session)');
    await runner.query(`CREATE TABLE session_standings (
      session text PRIMARY KEY REFERENCES sessions (id),
      scenario text NOT NULL,
      open_seats integer NOT NULL,
      client text,
      creation_key text,
      creation_digest text,
      created_at text NOT NULL,
      began_at text,
      ended_at text,
      archived_at text,
      limits text
    )`);
    await runner.query('CREATE UNIQUE INDEX session_standings_by_key ON session_standings (creation_key)');
    await runner.query(
      'CREATE INDEX session_standings_open ON session_standings (created_at, session) WHERE open_seats > 0',
    );
    await runner.query('CREATE INDEX session_standings_of_client ON session_standings (client)');
    await runner.query(
      'CREATE INDEX session_standings_not_begun ON session_standings (created_at) WHERE began_at IS NULL',
    );
    await runner.query(
      'CREATE INDEX session_standings_ended ON session_standings (ended_at) WHERE ended_at IS NOT NULL AND archived_at IS NULL',
    );
    await seatThoseWhoPlay(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE session_seats');
    await runner.query('DROP TABLE session_standings');
  }
}

interface Opened {
  readonly id: string;
  readonly opening: string;
  readonly tokens: string;
  readonly created_at: string;
}

interface Line {
  readonly entry: string;
  readonly at: string;
}

async function seatThoseWhoPlay(runner: QueryRunner): Promise<void> {
  const ask = (sql: string, values: readonly unknown[]): Promise<unknown> =>
    runner.query(runner.dataSource.options.type === 'postgres' ? sql : sql.replaceAll(/\$\d+/g, '?'), [...values]);
  let after = '';
  for (;;) {
    const page = (await ask(
      `SELECT id, opening, tokens, created_at FROM sessions WHERE id > $1 ORDER BY id LIMIT ${PAGE}`,
      [after],
    )) as Opened[];
    if (page.length === 0) return;
    for (const { id, opening, tokens, created_at } of page) {
      const first = (await ask(
        `SELECT entry, at FROM session_entries WHERE session = $1 ORDER BY version LIMIT ${MOST_JOINS}`,
        [id],
      )) as Line[];
      const last = (await ask(
        'SELECT entry, at FROM session_entries WHERE session = $1 ORDER BY version DESC LIMIT 1',
        [id],
      )) as Line[];
      await ask(
        `INSERT INTO session_standings (session, scenario, open_seats, created_at, began_at, ended_at)
          VALUES ($1, $2, 0, $3, $4, $5)`,
        [
          id,
          (JSON.parse(opening) as { scenario: string }).scenario,
          created_at,
          momentOf(first, 'began'),
          momentOf(last, 'ended'),
        ],
      );
      for (const [side, token] of Object.entries(JSON.parse(tokens) as Record<string, string>)) {
        if (side === '') continue;
        await ask(
          `INSERT INTO session_seats (session, side, state, token, open, waiting, claimed_at)
            VALUES ($1, $2, 'taken', $3, 0, 0, $4)`,
          [id, side, token, created_at],
        );
      }
    }
    after = page.at(-1)!.id;
  }
}

function momentOf(lines: readonly Line[], event: string): string | null {
  const holds = ({ entry }: Line): boolean =>
    (JSON.parse(entry) as { events: { type: string }[] }).events.some(({ type }) => type === event);
  return lines.find(holds)?.at ?? null;
}
