/**
 * VASSAL's lists in one text: items with a delimiter between them. A delimiter inside an item has a backslash before it; an
 * item that begins with a backslash, or stands in single quotes already, is put in single quotes. Lists nest by being items.
 */
export function split(text: string, delimiter: string): string[] {
  const items: string[] = [];
  let item = '';
  let start = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    if (at > 0 && text[at - 1] === '\\') {
      item += text.slice(start, Math.max(start, at - 1));
      start = at;
    } else {
      items.push(unquoted(item + text.slice(start, at)));
      item = '';
      start = at + 1;
    }
  }
  items.push(unquoted(item + text.slice(start)));
  return items;
}

export const join = (items: readonly string[], delimiter: string): string =>
  items.map((item) => quoted(item).replaceAll(delimiter, `\\${delimiter}`)).join(delimiter);

const inQuotes = (item: string): boolean => item.startsWith("'") && item.endsWith("'");

const quoted = (item: string): string => (item.startsWith('\\') || inQuotes(item) ? `'${item}'` : item);

const unquoted = (item: string): string => (item.length > 1 && inQuotes(item) ? item.slice(1, -1) : item);

/** Traits of a piece lie within each other, the outermost first: a list of two items, of which the second is a list again. */
const NESTED = '\t';
const MOST_TRAITS = 500;

export function unnest(text: string): string[] {
  const layers: string[] = [];
  let rest = text;
  while (layers.length < MOST_TRAITS) {
    const [outer, ...inner] = split(rest, NESTED);
    layers.push(outer!);
    if (inner.length === 0) return layers;
    rest = inner[0]!;
  }
  return layers;
}

export const nest = (layers: readonly string[]): string =>
  layers.slice(0, -1).reduceRight((inner, outer) => join([outer, inner], NESTED), layers.at(-1) ?? '');
