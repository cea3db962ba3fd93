import { Entity, PrimaryColumn } from 'typeorm';
import type { Kind } from '../../kinds.js';

/** A word of a record's name, in either language. */
@Entity('library_words')
export class RecordWord {
  @PrimaryColumn({ type: 'text' })
  kind!: Kind;

  @PrimaryColumn({ type: 'text' })
  word!: string;

  @PrimaryColumn({ type: 'text' })
  id!: string;
}
