import { choice, integer, published, type ShapeClass, text, texts } from '../../kernel/fields/index.js';
import type { Kind } from '../kinds.js';
import { LibraryProvenance } from './record.js';

const WORD = { max: 200, pattern: '^[^\\u0000]*$', optional: true };

/** Fields of a record, and parts of its body. */
const FIELD = '^(kind|id|game|name|provenance|source|side|type|body|version|createdAt|updatedAt|body\\.[A-Za-z0-9_]+)$';
const SOME_FIELDS = { max: 100, pattern: FIELD, minItems: 1, maxItems: 50, joined: true, optional: true } as const;

@published('Which part of a record is wanted.')
export class LibraryRecordQuery {
  @texts('Only these fields: `id,name,body.turns`.', SOME_FIELDS) fields?: readonly string[];
}

@published('Which records of a shelf are wanted.')
export class LibraryListQuery {
  @text('Of one game.', WORD) game?: string;
  @text('Of one side.', WORD) side?: string;
  @text('Of one type.', WORD) type?: string;
  @text('Words of the English or Japanese name.', WORD) text?: string;
  @choice('Where the numbers come from.', LibraryProvenance, { optional: true }) provenance?: LibraryProvenance;
  @integer('Records in a page.', { min: 1, max: 500, default: 50 }) limit!: number;
  @text('The `next` of the page before.', WORD) cursor?: string;
  @texts('Only these fields: `id,name,body.turns`.', SOME_FIELDS) fields?: readonly string[];
}

@published('Which cards are wanted.')
export class CardListQuery extends LibraryListQuery {
  @texts('Only cards with such a value: `weapons.ap.penetration>=15`, `movement>6`.', {
    max: 200,
    maxItems: 8,
    optional: true,
  })
  where?: readonly string[];
}

/** Only cards have values. */
export const listQueryOf = (kind: Kind): ShapeClass<CardListQuery> =>
  kind === 'card' ? CardListQuery : LibraryListQuery;
