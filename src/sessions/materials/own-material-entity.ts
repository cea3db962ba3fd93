import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PlayerRow } from '../players/player-entities.js';

/** A record that a player has uploaded: his own, on no shelf of the library. */
@Entity('player_materials')
export class OwnMaterialRow {
  @PrimaryColumn({ type: 'text' })
  player!: string;

  @ManyToOne(() => PlayerRow)
  @JoinColumn({ name: 'player' })
  owner!: Relation<PlayerRow>;

  @PrimaryColumn({ type: 'text' })
  kind!: string;

  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  game!: string;

  /** The document as JSON text. */
  @Column({ type: 'text' })
  content!: string;

  /** Bytes of the content. */
  @Column({ type: 'integer' })
  size!: number;

  @Column({ type: 'integer' })
  version!: number;

  @Column({ type: 'text', name: 'updated_at' })
  updatedAt!: string;
}
