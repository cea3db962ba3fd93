import { StringDecoder } from 'node:string_decoder';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { lines } from '../../edge/ndjson.js';
import { jsonFault } from '../../platform/http/json-fault.js';
import type { InBoth } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { csvRows } from './csv.js';
import { headerFault, recordFromRow } from './csv-records.js';

/** One record to be imported, or what keeps it from being read, with its line or its place in the list. */
export type Sourced =
  | { readonly line: number; readonly value: unknown }
  | { readonly line: number; readonly fault: InBoth };

/** No single record is longer. */
const LONGEST_LINE = 8_000_000;

const AN_IMPORT: InBoth = {
  en: 'an import is {"records": [...]} or a list',
  ja: '取り込む内容は {"records": [...]} または配列です',
};
const TOO_LONG: InBoth = { en: 'the line is too long', ja: '行が長すぎます' };

const otherLength = (cells: number, columns: number): InBoth => ({
  en: `the row has ${cells} ${cells === 1 ? 'cell' : 'cells'}, the first row names ${columns}`,
  ja: `この行のセルは${cells}個ですが、1行目の列は${columns}個です`,
});

/** `[...]` or `{"records": [...]}`; the line is the place in the list, from 1. */
export function* fromJson(body: unknown): Generator<Sourced> {
  const records = Array.isArray(body) ? body : (body as { records?: unknown } | null)?.records;
  if (!Array.isArray(records)) {
    throw new InvalidRequestError([new FieldFault('/records', AN_IMPORT)]);
  }
  for (const [at, value] of records.entries()) yield { line: at + 1, value };
}

export async function* fromNdjson(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Sourced> {
  for await (const { number: line, text } of lines(counted(body, limit), LONGEST_LINE)) {
    yield text === undefined ? { line, fault: TOO_LONG } : parse(line, text);
  }
}

/** The first row names the columns; `defaults` stand for columns that are the same in every row. */
export async function* fromCsv(
  body: AsyncIterable<Buffer>,
  limit: number,
  defaults: Readonly<Record<string, unknown>>,
): AsyncGenerator<Sourced> {
  let columns: readonly string[] | undefined;
  for await (const { line, cells, broken } of csvRows(decoded(counted(body, limit)))) {
    if (columns === undefined) {
      columns = cells.map((cell) => cell.trim());
      const fault = broken ?? headerFault(columns);
      if (fault !== undefined) {
        yield { line, fault };
        return;
      }
    } else if (broken !== undefined) yield { line, fault: broken };
    else if (cells.length !== columns.length) {
      yield { line, fault: otherLength(cells.length, columns.length) };
    } else yield { line, value: recordFromRow(columns, cells, defaults) };
  }
}

function parse(line: number, text: string): Sourced {
  try {
    return { line, value: JSON.parse(text) };
  } catch (error) {
    return { line, fault: jsonFault(text, error as SyntaxError) };
  }
}

/** Fastify measures the bodies it reads itself; these are read here. */
async function* counted(body: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > limit) throw new Problem('payload-too-large', { members: { limit } });
    yield chunk;
  }
}

async function* decoded(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let first = true;
  for await (const chunk of body) {
    const text = decoder.write(chunk);
    // Spreadsheets like to begin with a byte order mark.
    yield first ? text.replace(/^\ufeff/, '') : text;
    first = false;
  }
  yield decoder.end();
}
