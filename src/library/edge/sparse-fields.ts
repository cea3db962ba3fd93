import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { StoredDocument } from '../document.js';

const FIELDS = [
  'kind',
  'id',
  'game',
  'name',
  'provenance',
  'source',
  'side',
  'type',
  'body',
  'version',
  'createdAt',
  'updatedAt',
] as const;

/** What a list shows unless it is asked for more: bodies may be large. */
export const WITHOUT_BODY: readonly string[] = FIELDS.filter((name) => name !== 'body');

/** `fields=id,name,body.turns`: fields of a record, and parts of its body. */
export function fieldList(fields: unknown): readonly string[] | undefined {
  if (fields === undefined || fields === '') return undefined;
  const names = typeof fields === 'string' ? fields.split(',').map((name) => name.trim()) : [];
  const wrong = names.find((name) => !/^body\.\w+$/.test(name) && !FIELDS.some((field) => field === name));
  if (names.length === 0 || names.length > 50 || wrong !== undefined) {
    throw new InvalidRequestError([
      new FieldFault('/fields', `must be some of ${FIELDS.join(', ')}, body.<part>, with commas between them`),
    ]);
  }
  return names;
}

export function pick(document: StoredDocument, fields: readonly string[]): object {
  const picked: Record<string, unknown> = {};
  for (const name of fields) {
    const part = name.startsWith('body.') ? name.slice('body.'.length) : undefined;
    if (part === undefined) picked[name] = document[name as keyof StoredDocument];
    else picked.body = { ...(picked.body as object | undefined), [part]: document.body[part] };
  }
  return picked;
}
