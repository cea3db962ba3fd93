/**
 * The one text of a value: JSON without white space, the members of an object in the order of their names' UTF-16 code
 * units, undefined members left out (as RFC 8785 has it). Everything that is hashed or drawn from goes through here.
 *
 * Every command of every session is hashed, so this is written for speed: insertion sort, because objects are small and
 * often in order already; quoted names kept; strings that need no escaping, nearly all, found by one test. A sorted copy
 * given to JSON.stringify, a list of parts joined at the end, and name orders kept by shape were measured and were slower.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return ESCAPES.test(value) ? JSON.stringify(value) : `"${value}"`;
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} has no canonical form`);
      return `${value}`;
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) return 'null';
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>);
    default:
      throw new TypeError(`a value of type ${typeof value} has no canonical form`);
  }
}

/** Quotation mark, backslash and control characters are escaped; a surrogate may be a lone one, which is too. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const ESCAPES = /["\\\u0000-\u001f\ud800-\udfff]/;

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i += 1) text += i === 0 ? canonical(list[i]) : `,${canonical(list[i])}`;
  return `${text}]`;
}

function canonicalObject(object: Readonly<Record<string, unknown>>): string {
  const names = sort(Object.keys(object));
  let text = '';
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i]!;
    const member = object[name];
    if (member === undefined) continue;
    text += (text === '' ? '{' : ',') + quotedName(name) + canonical(member);
  }
  return text === '' ? '{}' : `${text}}`;
}

function sort(names: string[]): string[] {
  // Insertion is quadratic: an object used as a long table goes to the library, which orders by code units too.
  if (names.length > 32) return names.sort();
  for (let i = 1; i < names.length; i += 1) {
    const name = names[i]!;
    let j = i;
    for (; j > 0 && names[j - 1]! > name; j -= 1) names[j] = names[j - 1]!;
    names[j] = name;
  }
  return names;
}

/** Member names come from the games' vocabulary, which is small; ids used as names fill what is left and no more. */
const NAMES_KEPT = 4096;
const quotedNames = new Map<string, string>();

function quotedName(name: string): string {
  let quoted = quotedNames.get(name);
  if (quoted === undefined) {
    quoted = `${JSON.stringify(name)}:`;
    if (quotedNames.size < NAMES_KEPT) quotedNames.set(name, quoted);
  }
  return quoted;
}
