import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  integer,
  list,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';

const SCOPE = { min: 1, max: 20, pattern: '^(rulings|sessions|library:write)$', example: 'rulings' };

@published('An app that the operator gives a key to.')
export class ClientKeyRequest {
  @text('The name of the app.', { min: 1, max: 100 }) name!: string;
  @texts('What the key is for: rulings, sessions, library:write.', { ...SCOPE, minItems: 1, maxItems: 3 })
  scopes!: readonly ('rulings' | 'sessions' | 'library:write')[];
  @integer('Requests per minute; as many as anybody where it is left out.', {
    min: 1,
    max: 1_000_000_000,
    optional: true,
  })
  rateLimit?: number;
  @integer('Sessions it may have; as many as anybody where it is left out.', {
    min: 1,
    max: 1_000_000_000,
    optional: true,
  })
  sessionLimit?: number;
}

/** What was not said is null where keys are kept. */
export const wantedKey = ({ name, scopes, rateLimit, sessionLimit }: ClientKeyRequest) => ({
  name,
  scopes,
  rateLimit: rateLimit ?? null,
  sessionLimit: sessionLimit ?? null,
});

@published('The key of an app.')
class ClientKey {
  @text('The id of the key.', ANY_LENGTH) id!: string;
  @text('The name of the app.', ANY_LENGTH) name!: string;
  @texts('What the key is for.', { ...ANY_LENGTH, ...ANY_NUMBER }) scopes!: readonly string[];
  @integer('Requests per minute; null: as many as anybody.', { ...COUNT, nullable: true }) rateLimit!: number | null;
  @integer('Sessions it may have; null: as many as anybody.', { ...COUNT, nullable: true }) sessionLimit!:
    | number
    | null;
}

@published('A new key of an app.')
export class NewClientKey extends ClientKey {
  @text('To be sent as `Umpire-Client-Key`; shown this once.', ANY_LENGTH) key!: string;
}

@published('A key of an app that was issued.')
export class IssuedClientKey extends ClientKey {
  @timestamp('When it was issued.') createdAt!: string;
  @timestamp('When it was revoked; null where it is good.', { nullable: true }) revokedAt!: string | null;
}

@published('Keys of apps.')
export class ClientKeyList {
  @list('The keys, the oldest first.', IssuedClientKey, ANY_NUMBER) items!: readonly IssuedClientKey[];
}
