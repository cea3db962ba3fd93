import { oneOf } from '../../edge/fault-words.js';
import type { Text } from '../../platform/language.js';
import type { MaterialPart } from '../shapes/materials.js';
import { type CsvTable, readTable } from './csv-table.js';
import type { Place, Places } from './places.js';
import type { Draft, SheetOf } from './sheets/sheet-form.js';
import { FORMS, sheetsOf } from './template.js';

/** One record out of what was sent, and where its values stand. */
export interface ReadRecord {
  readonly part: number;
  readonly record: Draft;
  /** Where the record begins in a part of JSON. */
  readonly pointer: string;
  readonly places?: Places;
}

/** Something wrong with what was sent, before any record could be looked at. */
export interface PartFault {
  readonly part: number;
  readonly pointer: string;
  readonly at?: Place;
  readonly detail: Text;
}

export interface ReadParts {
  readonly records: readonly ReadRecord[];
  readonly faults: readonly PartFault[];
}

const MOST_RECORDS = 400;

/** The records of what somebody has filled in, from JSON or from tables. */
export async function readParts(of: SheetOf, parts: readonly MaterialPart[]): Promise<ReadParts> {
  const records: ReadRecord[] = [];
  const faults: PartFault[] = [];
  for (const [part, sent] of parts.entries()) {
    const read =
      sent.csv === undefined ? fromRecords(sent, part) : fromTable(of, sent, part, await readTable(sent.csv));
    records.push(...read.records);
    faults.push(...read.faults);
  }
  return { records, faults };
}

function fromTable(of: SheetOf, { kind }: MaterialPart, part: number, table: CsvTable): ReadParts {
  if (kind === undefined) return { records: [], faults: [{ part, pointer: '/kind', detail: oneOf(sheetsOf(of)) }] };
  const { records, faults } = FORMS[kind].read(of, table);
  return {
    records: records.map(({ record, places }) => ({ part, record, pointer: '', places })),
    faults: faults.map(({ line, column, name, detail }) => ({
      part,
      pointer: '/csv',
      at: { line, column, ...(name === undefined ? {} : { name }) },
      detail,
    })),
  };
}

/** Nulls are the gaps of the template: nothing has been filled in there. */
function fromRecords({ records }: MaterialPart, part: number): ReadParts {
  if (!Array.isArray(records) || records.length > MOST_RECORDS) {
    return { records: [], faults: [{ part, pointer: '/records', detail: RECORDS }] };
  }
  return {
    records: records.map((record, i) => ({ part, record: withoutNulls(record) as Draft, pointer: `/records/${i}` })),
    faults: [],
  };
}

const RECORDS = {
  en: `"csv" or "records" is needed: a table, or a list of at most ${MOST_RECORDS} records`,
  ja: `"csv"（表）か "records"（${MOST_RECORDS}件までの一覧）が必要です`,
};

/** Deeper than any record; what is deeper is refused as it is. */
const DEEPEST = 64;

function withoutNulls(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return value;
  if (Array.isArray(value)) return value.map((inner) => withoutNulls(inner, depth + 1));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => (inner === null ? [] : [[name, withoutNulls(inner, depth + 1)]])),
  );
}
