import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import type { FaultIndex } from './faults.js';
import { COMMENT, fieldOf, type Sheet } from './sheet.js';

interface CellHintProps {
  readonly id: string;
  readonly sheet: Sheet;
  readonly row: number;
  readonly column: number;
  readonly faults: FaultIndex;
}

/** What belongs into the open cell, what its line is for, and what is wrong with it. */
export function CellHint({ id, sheet, row, column, faults }: CellHintProps) {
  const cells = sheet.rows[row]!;
  const field = fieldOf(sheet, cells, column);
  const name = sheet.columns[column]!;
  const about = cells[sheet.columns.indexOf(COMMENT)];
  const fault = faults.cell(row, column) ?? faults.line(row);
  return (
    <p class="grid-hint" id={id}>
      <b>{name}</b> {field ? `${field.comment} (${field.type})` : name === COMMENT ? '' : say(words.noCell)}
      {field?.words && <span class="fine"> {say(words.allowed, { words: field.words.join(', ') })}</span>}
      {about && name !== COMMENT && <span class="fine"> — {about}</span>}
      {fault && <span class="fault"> {fault}</span>}
    </p>
  );
}
