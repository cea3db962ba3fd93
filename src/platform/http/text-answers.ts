/** Text of one line: the summary alone. */
export const ONE_LINE = 'text/plain; oneline=true';

export const wantsOneLine = (accept: string | undefined): boolean => accept === ONE_LINE;

/** A text of several lines as it is wanted: in one line what stood in each goes on behind the one before. */
export const inLines = (accept: string | undefined, text: string): string =>
  wantsOneLine(accept)
    ? `${text
        .trimEnd()
        .replaceAll(/:\n\s*/g, ': ')
        .replaceAll(/\n\s*/g, '; ')}\n`
    : text;

/** True when a client would rather have text than JSON: named before JSON, or with a higher q. */
export function prefersText(accept: string | undefined): boolean {
  if (accept === undefined || !accept.includes('text/plain')) return false;
  const quality = (type: string): number => {
    const range = accept.split(',').find((part) => part.trim().startsWith(type));
    if (!range) return 0;
    const q = /;\s*q=([0-9.]+)/.exec(range);
    return q ? Number(q[1]) : 1;
  };
  return quality('text/plain') > quality('application/json');
}
