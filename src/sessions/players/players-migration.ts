import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Players, whom to tell, what waits to be told, tickets for streams, and what is said at the table. */
export class Players1763510520000 implements MigrationInterface {
  name = 'Players1763510520000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE TABLE players (id text PRIMARY KEY, name text NOT NULL, key text NOT NULL UNIQUE, created_at text NOT NULL)',
    );
    await runner.query(`CREATE TABLE webhooks (
      id text PRIMARY KEY,
      player text NOT NULL REFERENCES players (id),
      url text NOT NULL,
      form text NOT NULL,
      language text NOT NULL,
      secret text NOT NULL,
      active integer NOT NULL,
      failures integer NOT NULL,
      last_failure text,
      created_at text NOT NULL
    )`);
    await runner.query('CREATE INDEX webhooks_of_player ON webhooks (player)');
    await runner.query(`CREATE TABLE webhook_messages (
      id text PRIMARY KEY,
      hook text NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
      session text NOT NULL,
      place text NOT NULL,
      body text NOT NULL,
      attempts integer NOT NULL,
      due_at text NOT NULL,
      created_at text NOT NULL
    )`);
    await runner.query('CREATE INDEX webhook_messages_due ON webhook_messages (due_at)');
    await runner.query('CREATE INDEX webhook_messages_in_order ON webhook_messages (hook, session, place)');
    await runner.query(`CREATE TABLE stream_tickets (
      ticket text PRIMARY KEY,
      session text NOT NULL,
      viewer text,
      expires_at text NOT NULL
    )`);
    await runner.query('CREATE INDEX stream_tickets_expired ON stream_tickets (expires_at)');
    await runner.query(`CREATE TABLE session_remarks (
      session text NOT NULL REFERENCES sessions (id),
      number integer NOT NULL,
      side text NOT NULL,
      audience text,
      text text NOT NULL,
      version integer NOT NULL,
      at text NOT NULL,
      PRIMARY KEY (session, number)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['session_remarks', 'stream_tickets', 'webhook_messages', 'webhooks', 'players']) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
