import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOf } from '../language.js';
import { prefersText, wantsOneLine } from './text-answers.js';

/**
 * What has no text of its own is written a line an entry where text is asked for: a list of games, a section, a chart. Rulings,
 * odds and positions write theirs themselves; what is neither an object nor JSON (pictures, streams, pages) stays what it is.
 */
type Entry = Readonly<Record<string, unknown>>;

const TEXT = 'text/plain; charset=utf-8';

export function answerInLines(request: FastifyRequest, reply: FastifyReply): void {
  const { accept, 'accept-language': wanted } = request.headers;
  if (!prefersText(accept)) return;
  reply.serializer((payload: unknown) => {
    const isJson = String(reply.getHeader('content-type') ?? '').startsWith('application/json');
    if (typeof payload === 'string' && !isJson) return payload;
    const value: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload;
    reply.header('content-type', TEXT);
    return plainLines(value, languageOf(wanted), wantsOneLine(accept));
  });
}

/** An entry a line; of a single thing its head, then a line a field. One line: the heads alone. */
function plainLines(value: unknown, language: Language, isOneLine = false): string {
  const list = listIn(value);
  const lines = list
    ? list.map((entry) => headOf(entry, language))
    : [headOf(value, language), ...fieldLines(value as Entry, language)];
  return `${isOneLine ? (list ? lines.join('; ') : lines[0]) : lines.join('\n')}\n`;
}

/** An answer that is a list, or an object around one list and little else (`items`, `problems`). */
function listIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  const lists = Object.values(value as Entry).filter(Array.isArray);
  return lists.length === 1 && Object.keys(value as Entry).length <= 2 ? lists[0] : undefined;
}

/** What an entry is called and what it says. */
function headOf(entry: unknown, language: Language): string {
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { en, ja, note, ...told } = entry as Entry;
  if (typeof en === 'string') {
    // Notes of the glossary are in English.
    if (language === 'ja') return `${String(ja)}: ${en}`;
    return `${en}: ${String(ja)}${note === undefined ? '' : ` (${String(note)})`}`;
  }
  const say = (name: string): string | undefined => (name in told ? words(told[name], language) : undefined);
  const first = (...names: readonly string[]): string | undefined =>
    names.map(say).find((word) => word !== undefined && word !== '');
  const called = [codeOf(told), first('title', 'name')].filter((part) => part !== undefined).join(' ');
  const says = first('text', 'summary', 'description', 'detail', 'date', 'value');
  const head = [called, says].filter((part) => part !== undefined && part !== '').join(': ');
  return head === '' ? words(entry, language) : head;
}

function codeOf({ resolver, path, id, type, version, row, column, status }: Entry): string | undefined {
  if (row !== undefined) return `${String(row)}, ${String(column)}`;
  if (id !== undefined) return path === undefined ? String(id) : `${String(resolver)}/${String(id)}`;
  const code = type ?? version ?? status;
  return code === undefined ? undefined : String(code);
}

const isTold = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);

function fieldLines(entry: Entry, language: Language): string[] {
  return Object.entries(entry)
    .filter(([, value]) => isTold(value))
    .flatMap(([name, value]) =>
      Array.isArray(value) && value.some((item) => typeof item === 'object')
        ? [`${name}:`, ...value.map((item) => `  ${headOf(item, language)}`)]
        : [`${name}: ${words(value, language)}`],
    );
}

/** A value in a line: a sentence in the language asked for, a list with commas, an object field by field. */
function words(value: unknown, language: Language): string {
  if (Array.isArray(value)) return value.map((item) => words(item, language)).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  const entry = value as Entry;
  if (typeof entry.en === 'string' && typeof entry.ja === 'string') return entry[language] as string;
  return Object.entries(entry)
    .filter(([, inner]) => isTold(inner))
    .map(([name, inner]) => `${name} ${words(inner, language)}`)
    .join(', ');
}
