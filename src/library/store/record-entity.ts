import { EntitySchema } from 'typeorm';
import type { Kind, LibraryProvenance } from '../kinds.js';

/** One row. Times are ISO texts and the body is JSON text, so that both databases give back the bytes they were given. */
export interface RecordRow {
  kind: Kind;
  id: string;
  game: string;
  nameEn: string;
  nameJa: string | null;
  provenance: LibraryProvenance;
  source: string | null;
  side: string | null;
  type: string | null;
  body: string;
  version: number;
  /** Digest of the shipped document this row came from; null once somebody else has written it. */
  shipped: string | null;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

export const RecordEntity = new EntitySchema<RecordRow>({
  name: 'LibraryRecord',
  tableName: 'library_records',
  columns: {
    kind: { type: 'text', primary: true },
    id: { type: 'text', primary: true },
    game: { type: 'text' },
    nameEn: { type: 'text', name: 'name_en' },
    nameJa: { type: 'text', name: 'name_ja', nullable: true },
    provenance: { type: 'text' },
    source: { type: 'text', nullable: true },
    side: { type: 'text', nullable: true },
    type: { type: 'text', nullable: true },
    body: { type: 'text' },
    version: { type: 'integer' },
    shipped: { type: 'text', nullable: true },
    createdAt: { type: 'text', name: 'created_at' },
    updatedAt: { type: 'text', name: 'updated_at' },
    deletedAt: { type: 'text', name: 'deleted_at', nullable: true },
  },
});

export const RECORD_COLUMNS = [
  'kind',
  'id',
  'game',
  'name_en',
  'name_ja',
  'provenance',
  'source',
  'side',
  'type',
  'body',
  'version',
  'shipped',
  'created_at',
  'updated_at',
  'deleted_at',
] as const;
