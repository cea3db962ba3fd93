import { atMostLong, escapePointer } from '../../edge/fault-words.js';
import { FieldFault } from '../../edge/faults.js';

const LONGEST_TEXT = 4000;
const DEEPEST = 32;
const TOO_DEEP = {
  en: `is nested more than ${DEEPEST} levels deep`,
  ja: `入れ子は${DEEPEST}段までです`,
};

/**
 * Where the schema leaves the form to the game (how things stand at the start, the effects of a card) a text and a nesting still have an end:
 * they are stored, read again and sent to everybody at the table.
 */
export function freeFormFaults(value: unknown, pointer = '', depth = 0): FieldFault[] {
  if (typeof value === 'string') {
    return value.length > LONGEST_TEXT ? [new FieldFault(pointer, atMostLong(LONGEST_TEXT))] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (depth === DEEPEST) return [new FieldFault(pointer, TOO_DEEP)];
  return Object.entries(value).flatMap(([key, inner]) =>
    freeFormFaults(inner, `${pointer}/${escapePointer(key)}`, depth + 1),
  );
}
