import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { fieldsOf } from '../kernel/fields/index.js';
import type { StoredDocument } from './document.js';
import type { Kind } from './kinds.js';
import type { Library } from './library.js';
import type { CardListQuery } from './shapes/list-query.js';
import { LibraryRecord } from './shapes/record.js';

export interface Page {
  readonly items: readonly StoredDocument[];
  /** The cursor of the page after it, if there is one. */
  readonly next?: string;
}

/** One page of a shelf, by id. */
export async function pageOf(library: Library, kind: Kind, wanted: CardListQuery): Promise<Page> {
  const { fields: _fields, cursor, limit, where: texts = [], ...query } = wanted;
  const after = idFromCursor(cursor);
  const where = texts.length === 0 ? [] : await library.conditions(query.game, texts);
  const found = await library.list({ kind, ...query, where, after, limit: limit + 1 });
  const items = found.slice(0, limit);
  return found.length > items.length ? { items, next: cursorAfter(items.at(-1)!.id) } : { items };
}

const NOT_A_CURSOR = { en: 'must be the "next" of an earlier answer', ja: '以前の応答の "next" でなければなりません' };

const cursorAfter = (id: string): string => Buffer.from(id).toString('base64url');

function idFromCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (/^[a-z0-9-]+$/.test(id)) return id;
  throw new InvalidRequestError([new FieldFault('/cursor', NOT_A_CURSOR)]);
}

/** What a list shows unless it is asked for more: bodies may be large. */
const WITHOUT_BODY: readonly string[] = fieldsOf(LibraryRecord)
  .map(({ name }) => name)
  .filter((name) => name !== 'body');

/** The fields asked for, and parts of the body: `id`, `body.turns`. */
export function withFields(document: StoredDocument, fields: readonly string[] = WITHOUT_BODY): object {
  const picked: Record<string, unknown> = {};
  for (const name of fields) {
    const part = name.startsWith('body.') ? name.slice('body.'.length) : undefined;
    if (part === undefined) picked[name] = document[name as keyof StoredDocument];
    else picked.body = { ...(picked.body as object | undefined), [part]: document.body[part] };
  }
  return picked;
}
