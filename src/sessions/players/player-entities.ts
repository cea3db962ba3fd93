import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who keeps his games together. Games without players go on by tokens alone. */
@Entity('players')
export class PlayerRow {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  name!: string;

  /** SHA-256 of the key. */
  @Column({ type: 'text' })
  key!: string;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;
}

/** Where a player wants to be told. */
@Entity('webhooks')
export class WebhookRow {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  player!: string;

  @Column({ type: 'text' })
  url!: string;

  @Column({ type: 'text' })
  form!: 'json' | 'discord';

  @Column({ type: 'text' })
  language!: 'en' | 'ja';

  /** What messages are signed with: it has to be known here, so it is no hash. */
  @Column({ type: 'text' })
  secret!: string;

  /** 0 where it has failed too often. */
  @Column({ type: 'integer' })
  active!: number;

  /** In a row. */
  @Column({ type: 'integer' })
  failures!: number;

  @Column({ type: 'text', name: 'last_failure', nullable: true })
  lastFailure!: string | null;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;
}

/** A message that waits to be delivered: written with the entry that it tells of, gone when it has been taken. */
@Entity('webhook_messages')
export class WebhookMessage {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  hook!: string;

  @Column({ type: 'text', name: 'session' })
  session!: string;

  /** The version, then what else happened with it: messages of one session go out in this order. */
  @Column({ type: 'text' })
  place!: string;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'integer' })
  attempts!: number;

  @Column({ type: 'text', name: 'due_at' })
  dueAt!: string;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;
}

/** Lets a browser follow a session without its token standing in an address. */
@Entity('stream_tickets')
class StreamTicket {
  /** SHA-256. */
  @PrimaryColumn({ type: 'text' })
  ticket!: string;

  @Column({ type: 'text', name: 'session' })
  session!: string;

  /** The side whose eyes it stands for; null for somebody who looks on. */
  @Column({ type: 'text', nullable: true })
  viewer!: string | null;

  @Column({ type: 'text', name: 'expires_at' })
  expiresAt!: string;
}

/** Something that was said at the table. */
@Entity('session_remarks')
class SessionRemark {
  @PrimaryColumn({ type: 'text', name: 'session' })
  session!: string;

  @PrimaryColumn({ type: 'integer' })
  number!: number;

  @Column({ type: 'text' })
  side!: string;

  /** JSON: the sides that may hear it; null for everybody. */
  @Column({ type: 'text', nullable: true })
  audience!: string | null;

  @Column({ type: 'text' })
  text!: string;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'text' })
  at!: string;
}

export const PLAYER_ENTITIES = [PlayerRow, WebhookRow, WebhookMessage, StreamTicket, SessionRemark];
