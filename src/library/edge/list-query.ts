import { ofType } from '../../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { type Kind, PROVENANCES } from '../kinds.js';
import type { ListQuery } from '../store/record-query.js';

export const DEFAULT_LIMIT = 50;
export const MAX_LIMIT = 500;
const LONGEST = 200;
const NAMES = ['game', 'side', 'type', 'text', 'provenance', 'limit', 'cursor', 'fields'];
/** Only cards have values. */
const NAMES_OF_CARDS = [...NAMES, 'where'];

type Parameters = Readonly<Record<string, unknown>>;

/** The query string of a list, or a fault for each parameter that is wrong or unknown. */
export function listQuery(kind: Kind, parameters: Parameters): ListQuery {
  const faults: FieldFault[] = [];
  const text = (name: string): string | undefined => {
    const value = parameters[name];
    if (value === undefined || value === null || value === '') return undefined;
    if (typeof value === 'string' && value.length <= LONGEST && !value.includes('\u0000')) return value;
    faults.push(new FieldFault(`/${name}`, `must be one text of at most ${LONGEST} characters`));
    return undefined;
  };
  const names = kind === 'card' ? NAMES_OF_CARDS : NAMES;
  for (const name of Object.keys(parameters)) {
    if (!names.includes(name)) faults.push(new FieldFault(`/${name}`, `must be one of ${names.join(', ')}`));
  }
  const limit = Number(parameters.limit ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    faults.push(new FieldFault('/limit', `must be a whole number from 1 to ${MAX_LIMIT}`));
  }
  const given = text('provenance');
  const provenance = PROVENANCES.find((each) => each === given);
  if (given !== undefined && provenance === undefined) {
    faults.push(new FieldFault('/provenance', `must be one of ${PROVENANCES.join(', ')}`));
  }
  const query = {
    kind,
    limit,
    provenance,
    game: text('game'),
    side: text('side'),
    type: text('type'),
    text: text('text'),
    after: idFromCursor(text('cursor'), faults),
  };
  if (faults.length > 0) throw new InvalidRequestError(faults);
  return query;
}

/** Conditions on the values of cards, as they were sent: one or several. */
export function whereTexts({ where }: { readonly where?: unknown }): string[] {
  const texts = where === undefined || where === null ? [] : [where].flat();
  const wrong = texts.findIndex((text) => typeof text !== 'string');
  if (wrong >= 0) throw new InvalidRequestError([new FieldFault(`/where/${wrong}`, ofType('string'))]);
  return texts as string[];
}

export const cursorAfter = (id: string): string => Buffer.from(id).toString('base64url');

function idFromCursor(cursor: string | undefined, faults: FieldFault[]): string | undefined {
  if (cursor === undefined) return undefined;
  const id = Buffer.from(cursor, 'base64url').toString();
  if (/^[a-z0-9-]+$/.test(id)) return id;
  faults.push(new FieldFault('/cursor', 'must be the "next" of an earlier answer'));
  return undefined;
}
