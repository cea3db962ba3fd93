import { documentLine, type LibraryDocument, plainDocument } from '../document.js';
import { KINDS, type Kind, type LibraryProvenance } from '../kinds.js';
import type { Library } from '../library.js';
import { csvLine } from './csv.js';
import { rowFromRecord } from './csv-records.js';

export interface ExportQuery {
  readonly kind?: Kind;
  readonly game?: string;
  readonly provenance?: LibraryProvenance;
}

const PAGE = 500;

/** Every record asked for, by kind and id, a page at a time. */
async function* documents(library: Library, { kind, ...filter }: ExportQuery): AsyncGenerator<LibraryDocument> {
  for (const each of kind ? [kind] : KINDS) {
    let after: string | undefined;
    for (;;) {
      const page = await library.list({ kind: each, ...filter, after, limit: PAGE });
      for (const document of page) yield plainDocument(document);
      if (page.length < PAGE) break;
      after = page.at(-1)!.id;
    }
  }
}

/** One record a line. */
export async function* exportNdjson(library: Library, query: ExportQuery): AsyncGenerator<string> {
  for await (const document of documents(library, query)) yield `${documentLine(document)}\n`;
}

/** `{"records": [...]}`, one record a line. */
export async function* exportJson(library: Library, query: ExportQuery): AsyncGenerator<string> {
  let before = '{"records":[\n';
  for await (const document of documents(library, query)) {
    yield before + documentLine(document);
    before = ',\n';
  }
  yield before.startsWith('{') ? '{"records":[]}\n' : '\n]}\n';
}

const FIRST = ['kind', 'id', 'game', 'name.en', 'name.ja', 'provenance', 'source', 'side', 'type'];
const place = (column: string): string =>
  `${String.fromCharCode(FIRST.indexOf(column) + 1 || FIRST.length + 1)}${column}`;

/**
 * One record a row. The columns are known only when every record has been seen, so the shelf is read twice. Their order
 * does not depend on the order of fields within the records, which a table cannot keep.
 */
export async function* exportCsv(library: Library, query: ExportQuery): AsyncGenerator<string> {
  const seen = new Set<string>();
  for await (const document of documents(library, query)) {
    for (const column of rowFromRecord(document).keys()) seen.add(column);
  }
  const columns = [...seen].sort((a, b) => (place(a) < place(b) ? -1 : 1));
  yield csvLine(columns);
  for await (const document of documents(library, query)) {
    const row = rowFromRecord(document);
    yield csvLine(columns.map((column) => row.get(column) ?? ''));
  }
}
