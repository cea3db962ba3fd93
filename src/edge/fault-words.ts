export const escapePointer = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

const MOST_NAMED = 40;

/** A list of hundreds of sections helps nobody. */
export function oneOf(values: readonly string[]): string {
  const named = values.slice(0, MOST_NAMED).join(', ');
  return values.length > MOST_NAMED
    ? `must be one of ${values.length} values: ${named}, ...`
    : `must be one of ${named}`;
}
