import { Column, Entity, type MigrationInterface, PrimaryColumn, type QueryRunner } from 'typeorm';

/** A key that the operator has given to an app. */
@Entity('client_keys')
export class ClientKeyRow {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  /** SHA-256 of the key. */
  @Column({ type: 'text' })
  key!: string;

  /** JSON: what it may be used for. */
  @Column({ type: 'text' })
  scopes!: string;

  /** Requests per minute; null: as many as anybody. */
  @Column({ type: 'integer', name: 'rate_limit', nullable: true })
  rateLimit!: number | null;

  @Column({ type: 'integer', name: 'session_limit', nullable: true })
  sessionLimit!: number | null;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;

  @Column({ type: 'text', name: 'revoked_at', nullable: true })
  revokedAt!: string | null;
}

export class ClientKeys1763510640000 implements MigrationInterface {
  name = 'ClientKeys1763510640000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE client_keys (
      id text PRIMARY KEY,
      name text NOT NULL,
      key text NOT NULL UNIQUE,
      scopes text NOT NULL,
      rate_limit integer,
      session_limit integer,
      created_at text NOT NULL,
      revoked_at text
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE client_keys');
  }
}
