import { forms } from '../i18n/forms.js';
import { say } from '../i18n/language.js';
import { Field, type FieldProps } from './field.js';
import { RuleOf } from './rule-of.js';
import { initial, type Schema, titleOf } from './schema.js';
import { TableField } from './table-field.js';
import { tableOf } from './table-lines.js';

/** Numbers and short texts stand beside each other, as in the row of a chart. */
const isShort = ({ type, enum: choices }: Schema): boolean =>
  !choices && (type === 'integer' || type === 'number' || type === 'string');

/** Several of something. Of words that may each be named once, a row of boxes to tick; of anything else, lines. */
export function ListField(props: FieldProps) {
  const { schema, value, label, style, pointer = '', onChange } = props;
  const legend = (
    <legend title={style.about?.(schema)}>
      {label} <RuleOf schema={schema} style={style} />
    </legend>
  );
  const items = schema.items ?? {};
  const list = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
  if (most === 0) return null;
  const shape = style.tables ? tableOf(items) : undefined;
  if (shape) return <TableField {...props} shape={shape} />;
  if (items.enum && schema.uniqueItems) {
    return (
      <fieldset>
        {legend}
        {items.enum.map((choice, number) => (
          <label class="check" key={String(choice)}>
            <input
              type="checkbox"
              checked={list.includes(choice)}
              disabled={!list.includes(choice) && list.length >= most}
              onChange={({ currentTarget }) =>
                onChange(currentTarget.checked ? [...list, choice] : list.filter((each) => each !== choice))
              }
            />
            {style.word(String(choice), titleOf(items, number))}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <fieldset class={isShort(items) ? 'form-row' : undefined}>
      {legend}
      {list.map((each, number) => (
        <div class="form-line" key={number}>
          <Field
            schema={items}
            value={each}
            label={label ? `${label} ${number + 1}` : String(number + 1)}
            style={style}
            pointer={`${pointer}/${number}`}
            onChange={(changed) => onChange(list.with(number, changed))}
          />
          <button
            type="button"
            class="quiet"
            aria-label={say(forms.removeLine, { number: number + 1 })}
            onClick={() => onChange(list.toSpliced(number, 1))}
          >
            ✕
          </button>
        </div>
      ))}
      <button type="button" disabled={list.length >= most} onClick={() => onChange([...list, initial(items)])}>
        {say(forms.addLine)}
      </button>
    </fieldset>
  );
}
