import { Column, PrimaryColumn } from 'typeorm';
import type { LibraryProvenance } from '../../kinds.js';

/**
 * What every record has. Times are ISO texts and the body is JSON text, so that both databases give back the bytes they
 * were given. A row of version 0 is a name that another record uses and nobody has filled yet: it counts as deleted.
 */
export abstract class LibraryRecord {
  @PrimaryColumn({ type: 'text' })
  id!: string;

  @Column({ type: 'text' })
  game!: string;

  @Column({ type: 'text', name: 'name_en' })
  nameEn!: string;

  @Column({ type: 'text', name: 'name_ja', nullable: true })
  nameJa!: string | null;

  @Column({ type: 'text' })
  provenance!: LibraryProvenance;

  @Column({ type: 'text', nullable: true })
  source!: string | null;

  @Column({ type: 'text', nullable: true })
  side!: string | null;

  @Column({ type: 'text', nullable: true })
  type!: string | null;

  @Column({ type: 'text' })
  body!: string;

  @Column({ type: 'integer' })
  version!: number;

  /** Digest of the shipped document this row came from; null once somebody else has written it. */
  @Column({ type: 'text', nullable: true })
  shipped!: string | null;

  @Column({ type: 'text', name: 'created_at' })
  createdAt!: string;

  @Column({ type: 'text', name: 'updated_at' })
  updatedAt!: string;

  @Column({ type: 'text', name: 'deleted_at', nullable: true })
  deletedAt!: string | null;
}
