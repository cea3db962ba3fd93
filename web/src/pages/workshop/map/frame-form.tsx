import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';
import { fieldsOfList, listsOf, type Row, type Sheet } from '../sheet.js';
import { FieldInput } from './field-input.js';
import { changedRows, linesOf, newLine, withValues } from './lines.js';

interface FrameFormProps {
  readonly sheet: Sheet;
  readonly open: boolean;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Size and numbering of a hex map, and the terrain of every hex that is not listed. */
export function FrameForm({ sheet, open, onChange }: FrameFormProps) {
  const set = (list: string, name: string) => (value: string) => {
    const [line] = linesOf(sheet, list);
    if (!line) return onChange([...sheet.rows, newLine(sheet, list, { [name]: value })]);
    onChange(changedRows(sheet, new Map([[line.row, withValues(sheet, sheet.rows[line.row]!, { [name]: value })]])));
  };
  const lists = ['grid', 'defaultTerrain'].filter((list) => listsOf(sheet).includes(list));
  return (
    <details class="map-frame" open={open}>
      <summary>{say(words.frame)}</summary>
      {open && <p>{say(words.frameFirst)}</p>}
      <div class="fields">
        {lists.flatMap((list) =>
          fieldsOfList(sheet, list).map((field) => (
            <FieldInput
              key={`${list}.${field.name}`}
              field={field}
              label={field.name === 'value' ? list : field.name}
              value={linesOf(sheet, list)[0]?.get(field.name) ?? ''}
              onSet={set(list, field.name)}
            />
          )),
        )}
      </div>
    </details>
  );
}
