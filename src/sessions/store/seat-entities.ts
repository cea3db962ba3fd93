import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from './entities.js';

/** Invited: nobody has sat down yet. Left: somebody has given it up, and nobody has been invited in his place. */
export type SeatState = 'invited' | 'taken' | 'left';

/** A seat of a session: who may sit down, who does, and by which token. */
@Entity('session_seats')
export class SessionSeat {
  @PrimaryColumn({ type: 'text', name: 'session' })
  sessionId!: string;

  @ManyToOne(() => Session)
  @JoinColumn({ name: 'session' })
  session!: Relation<Session>;

  @PrimaryColumn({ type: 'text' })
  side!: string;

  @Column({ type: 'text' })
  state!: SeatState;

  /** SHA-256 of the code that was last given out for it; it stays when the code is used up, so that a repeated claim is known. */
  @Column({ type: 'text', nullable: true })
  invitation!: string | null;

  /** SHA-256 of the token of whoever sits there. */
  @Column({ type: 'text', nullable: true })
  token!: string | null;

  @Column({ type: 'text', nullable: true })
  name!: string | null;

  @Column({ type: 'text', name: 'public_key', nullable: true })
  publicKey!: string | null;

  @Column({ type: 'text', nullable: true })
  player!: string | null;

  /** 1 where anybody may claim it without an invitation. */
  @Column({ type: 'integer' })
  open!: number;

  /** 1 where the game waits for this side; kept for those who list their games. */
  @Column({ type: 'integer' })
  waiting!: number;

  @Column({ type: 'text', name: 'claim_key', nullable: true })
  claimKey!: string | null;

  @Column({ type: 'text', name: 'claim_digest', nullable: true })
  claimDigest!: string | null;

  @Column({ type: 'integer', name: 'claim_version', nullable: true })
  claimVersion!: number | null;

  @Column({ type: 'text', name: 'claimed_at', nullable: true })
  claimedAt!: string | null;
}

/** What of a session is asked across sessions: whose it is, how far it has come. */
@Entity('session_standings')
export class SessionStanding {
  @PrimaryColumn({ type: 'text', name: 'session' })
  sessionId!: string;

  @ManyToOne(() => Session)
  @JoinColumn({ name: 'session' })
  session!: Relation<Session>;

  @Column({ type: 'text' })
  scenario!: string;

  /** How many seats anybody may claim. */
  @Column({ type: 'integer', name: 'open_seats' })
  openSeats!: number;

  /** A keyed hash of who opened it; null of sessions older than this table. */
  @Column({ type: 'text', nullable: true })
  client!: string | null;

  /** Hash of the Idempotency-Key it was opened with. */
  @Column({ type: 'text', name: 'creation_key', nullable: true })
  creationKey!: string | null;

  @Column({ type: 'text', name: 'creation_digest', nullable: true })
  creationDigest!: string | null;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;

  @Column({ type: 'text', name: 'began_at', nullable: true })
  beganAt!: string | null;

  @Column({ type: 'text', name: 'ended_at', nullable: true })
  endedAt!: string | null;

  @Column({ type: 'text', name: 'archived_at', nullable: true })
  archivedAt!: string | null;

  /** JSON: how long a side may think, where that is limited. */
  @Column({ type: 'text', nullable: true })
  limits!: string | null;
}
