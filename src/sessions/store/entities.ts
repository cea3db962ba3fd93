import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

export type Spectators = 'open' | 'token' | 'none';

/** What a session is played with, as JSON text; sessions of the same scenario have the same. */
@Entity('session_materials')
export class SessionMaterials {
  /** SHA-256 of the content. */
  @PrimaryColumn({ type: 'text' })
  hash!: string;

  @Column({ type: 'text' })
  content!: string;
}

/** A session as it was opened. Nothing in this row ever changes. */
@Entity('sessions')
export class Session {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text', name: 'rules_version' })
  rulesVersion!: string;

  /** Canonical JSON, as it was hashed. */
  @Column({ type: 'text' })
  opening!: string;

  @Column({ type: 'text' })
  signature!: string;

  @Column({ type: 'text', name: 'materials_hash' })
  materialsHash!: string;

  @ManyToOne(() => SessionMaterials)
  @JoinColumn({ name: 'materials_hash' })
  materials!: Relation<SessionMaterials>;

  /** The state at version 0: of a fork, the state it branched at. */
  @Column({ type: 'text' })
  base!: string;

  /** JSON: the SHA-256 of each token, by side; the spectators' under "". */
  @Column({ type: 'text' })
  tokens!: string;

  @Column({ type: 'text' })
  spectators!: Spectators;

  @Column({ type: 'text', name: 'server_seed' })
  serverSeed!: string;

  @Column({ type: 'text', name: 'private_key' })
  privateKey!: string;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;
}

/** One line of the log. Its key is the version check: of two commands on one version, the database takes one. */
@Entity('session_entries')
class SessionEntry {
  @PrimaryColumn({ type: 'text', name: 'session' })
  sessionId!: string;

  @ManyToOne(() => Session)
  @JoinColumn({ name: 'session' })
  session!: Relation<Session>;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  /** Canonical JSON, as it was hashed. */
  @Column({ type: 'text' })
  entry!: string;

  @Column({ type: 'text' })
  hash!: string;

  @Column({ type: 'text' })
  signature!: string;

  @Column({ type: 'text', name: 'idempotency_key', nullable: true })
  key!: string | null;

  /** What the request was, where it had a key. */
  @Column({ type: 'text', name: 'request_digest', nullable: true })
  digest!: string | null;

  @Column({ type: 'text' })
  at!: string;
}

/** A state kept on the way, so that nobody has to begin at the beginning. */
@Entity('session_snapshots')
export class SessionSnapshot {
  @PrimaryColumn({ type: 'text', name: 'session' })
  sessionId!: string;

  @ManyToOne(() => Session)
  @JoinColumn({ name: 'session' })
  session!: Relation<Session>;

  @PrimaryColumn({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  state!: string;
}

/** A command that a side has handed in unseen. It is in no log before all have; a later one takes its place. */
@Entity('session_unseen')
export class UnseenCommand {
  @PrimaryColumn({ type: 'text', name: 'session' })
  sessionId!: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session' })
  session!: Relation<Session>;

  @PrimaryColumn({ type: 'text' })
  side!: string;

  /** The version that brought the position about in which it was asked for. */
  @PrimaryColumn({ type: 'integer' })
  moved!: number;

  /** JSON. */
  @Column({ type: 'text' })
  command!: string;

  /** JSON: the signature of a side with a key of its own. */
  @Column({ type: 'text', nullable: true })
  signed!: string | null;

  @Column({ type: 'text', name: 'idempotency_key', nullable: true })
  key!: string | null;

  @Column({ type: 'text' })
  at!: string;
}

/** A secret of this Umpire, the same for every instance. */
@Entity('session_secrets')
export class SessionSecret {
  @PrimaryColumn({ type: 'text' })
  name!: string;

  @Column({ type: 'text' })
  value!: string;
}

export const SESSION_ENTITIES = [
  SessionMaterials,
  Session,
  SessionEntry,
  SessionSnapshot,
  UnseenCommand,
  SessionSecret,
];
