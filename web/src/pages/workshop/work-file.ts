import { csvOf, KINDS, type Kind, rowsOfCsv, type Sheet } from './sheet.js';

/** Where something lies on the drawing, for maps whose records know no places. */
export type Places = Readonly<Record<string, readonly [x: number, y: number]>>;

/** A saved workshop: what `POST /v1/me/materials` takes, and beside it where the spaces were drawn. */
export interface WorkFile {
  readonly scenario: string;
  readonly parts: readonly { readonly kind: Kind; readonly csv: string }[];
  readonly places?: Places;
}

export const partsOf = (sheets: readonly Sheet[]): WorkFile['parts'] =>
  sheets.filter(({ sent }) => sent).map((sheet) => ({ kind: sheet.kind, csv: csvOf(sheet) }));

const isPoint = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && value.every((each) => Number.isFinite(each));

/** A saved workshop out of a text; undefined where it is none. */
export function readWorkFile(text: string): WorkFile | undefined {
  try {
    const file = JSON.parse(text) as WorkFile;
    const whole =
      typeof file.scenario === 'string' &&
      Array.isArray(file.parts) &&
      file.parts.every(({ kind, csv }) => KINDS.includes(kind) && typeof csv === 'string') &&
      Object.values(file.places ?? {}).every(isPoint);
    return whole ? file : undefined;
  } catch {
    return undefined;
  }
}

/** The sheets with what a file says of them. */
export const withParts = (sheets: readonly Sheet[], { parts }: WorkFile): Sheet[] =>
  sheets.map((sheet) => {
    const part = parts.find(({ kind }) => kind === sheet.kind);
    const rows = part && rowsOfCsv(part.csv, sheet.columns);
    return rows ? { ...sheet, rows, sent: true } : sheet;
  });
