import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';
import type { FaultIndex } from '../faults.js';
import { COMMENT, fieldsOfList, type Row, type Sheet } from '../sheet.js';
import { FieldInput } from './field-input.js';
import { groupsIn, withLineField, withoutLine } from './groups.js';

interface GroupPanelProps {
  readonly sheet: Sheet;
  /** The line in the hand. */
  readonly row: number;
  readonly faults: FaultIndex;
  readonly onChange: (rows: readonly Row[]) => void;
  readonly onLetGo: () => void;
}

/** Everything that the table says of one building, entry area or bank. */
export function GroupPanel({ sheet, row, faults, onChange, onLetGo }: GroupPanelProps) {
  const group = groupsIn(sheet).find((each) => each.row === row);
  if (!group) return null;
  const { line, kind } = group;
  const fault = faults.within(row);
  return (
    <section class="map-panel" aria-label={say(words.place, { place: kind.list })}>
      <h3>{line.get('name') || kind.list}</h3>
      {line.get(COMMENT) && <p class="fine">{line.get(COMMENT)}</p>}
      {fault && <p class="fault">{fault}</p>}
      <div class="fields">
        {fieldsOfList(sheet, kind.list).map((field) => (
          <FieldInput
            key={`${row} ${field.name} ${line.get(field.name)}`}
            field={field}
            value={line.get(field.name)}
            onSet={(value) => onChange(withLineField(sheet, row, field.name, value))}
          />
        ))}
      </div>
      <div class="row">
        <button type="button" onClick={onLetGo}>
          {say(words.nextGroup)}
        </button>
        <button
          type="button"
          onClick={() => {
            onChange(withoutLine(sheet, row));
            onLetGo();
          }}
        >
          {say(words.removeGroup)}
        </button>
      </div>
    </section>
  );
}
