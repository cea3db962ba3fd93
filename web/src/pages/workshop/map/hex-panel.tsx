import { drawing as words } from '../../../i18n/drawing.js';
import { say } from '../../../i18n/language.js';
import type { FaultIndex } from '../faults.js';
import { COMMENT, fieldsOfList, type Row, type Sheet } from '../sheet.js';
import { FieldInput } from './field-input.js';
import type { HexDrawing } from './hex-drawing.js';
import { withHexField } from './hex-edits.js';
import { linesOf } from './lines.js';

interface HexPanelProps {
  readonly sheet: Sheet;
  readonly drawing: HexDrawing;
  readonly hex: string;
  readonly faults: FaultIndex;
  readonly onChange: (rows: readonly Row[]) => void;
}

/** Everything that the table says of one hex. */
export function HexPanel({ sheet, drawing, hex, faults, onChange }: HexPanelProps) {
  const row = drawing.hexRows.get(drawing.layout.grid.index(hex));
  const line = row === undefined ? undefined : linesOf(sheet, 'hexes').find((each) => each.row === row);
  const fault = row === undefined ? undefined : faults.within(row);
  return (
    <section class="map-panel" aria-label={say(words.place, { place: hex })}>
      <h3>{hex}</h3>
      {line?.get(COMMENT) && <p class="fine">{line.get(COMMENT)}</p>}
      {fault && <p class="fault">{fault}</p>}
      <div class="fields">
        {fieldsOfList(sheet, 'hexes')
          .filter(({ name }) => name !== 'hex')
          .map((field) => (
            <FieldInput
              key={`${hex} ${field.name} ${line?.get(field.name)}`}
              field={field}
              value={line?.get(field.name) ?? ''}
              onSet={(value) => onChange(withHexField(sheet, drawing, hex, field.name, value))}
            />
          ))}
      </div>
    </section>
  );
}

interface ToPlaceProps {
  readonly sheet: Sheet;
  readonly chosen: number | undefined;
  readonly onChoose: (row: number) => void;
}

/** Lines of the template whose hex only the printed map shows. */
export function ToPlace({ sheet, chosen, onChoose }: ToPlaceProps) {
  const open = linesOf(sheet, 'hexes').filter((line) => line.get('hex') === '');
  if (open.length === 0) return null;
  return (
    <fieldset class="ticks">
      <legend>{say(words.toPlace)}</legend>
      {open.map((line) => (
        <button
          type="button"
          key={line.row}
          aria-pressed={line.row === chosen}
          title={line.get(COMMENT)}
          onClick={() => onChoose(line.row)}
        >
          {line.get('name') || line.get(COMMENT) || say(words.nameless)}
        </button>
      ))}
    </fieldset>
  );
}
