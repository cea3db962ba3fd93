import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';
import type { FaultIndex } from '../faults.js';
import { COMMENT, fieldsOfList, type Row, type Sheet } from '../sheet.js';
import { FieldInput } from './field-input.js';
import { rowOfSpace, withoutSpace, withSpaceField } from './graph-edits.js';
import { linesOf } from './lines.js';

interface SpacePanelProps {
  readonly sheet: Sheet;
  readonly id: string;
  readonly faults: FaultIndex;
  /** The rows after a change, and what the space is called now; undefined where it is gone. */
  readonly onChange: (rows: readonly Row[], id: string | undefined) => void;
}

/** Everything that the table says of one space. */
export function SpacePanel({ sheet, id, faults, onChange }: SpacePanelProps) {
  const row = rowOfSpace(sheet, id);
  const line = linesOf(sheet, 'spaces').find((each) => each.row === row);
  if (!line) return null;
  const fault = faults.within(line.row);
  const set = (name: string, value: string): void => {
    const renamed = name === 'id' ? value.trim() : id;
    // Two spaces of one name would be one.
    if (name === 'id' && (renamed === '' || rowOfSpace(sheet, renamed) !== undefined)) return;
    onChange(withSpaceField(sheet, id, name, name === 'id' ? renamed : value), renamed);
  };
  return (
    <section class="map-panel" aria-label={say(words.place, { place: id })}>
      <h3>{id}</h3>
      {line.get(COMMENT) && <p class="fine">{line.get(COMMENT)}</p>}
      {fault && <p class="fault">{fault}</p>}
      <div class="fields">
        {fieldsOfList(sheet, 'spaces').map((field) => (
          <FieldInput
            key={`${id} ${field.name}`}
            field={field}
            value={line.get(field.name)}
            onSet={(value) => set(field.name, value)}
          />
        ))}
      </div>
      <button type="button" onClick={() => onChange(withoutSpace(sheet, id), undefined)}>
        {say(words.removeSpace)}
      </button>
    </section>
  );
}
