import { FieldFault, InvalidRequestError } from '../edge/faults.js';

/** What the `next` of a page says: two words, by which its last line is found again. */
export function placeOf(cursor: string): [string, string] {
  const [one, other, ...rest] = cursor.split(' ');
  if (one && other && rest.length === 0) return [one, other];
  throw new InvalidRequestError([
    new FieldFault('/cursor', { en: 'is no "next" of an earlier page', ja: '前のページの "next" ではありません' }),
  ]);
}
