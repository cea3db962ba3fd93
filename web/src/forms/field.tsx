import { forms } from '../i18n/forms.js';
import { say } from '../i18n/language.js';
import type { FormStyle } from './form-style.js';
import { ListField } from './list-field.js';
import { ObjectField } from './object-field.js';
import { RuleOf } from './rule-of.js';
import { initial, type Schema, shapeOf, titleOf, wordsOf } from './schema.js';

export interface FieldProps {
  readonly schema: Schema;
  readonly value: unknown;
  readonly label: string;
  readonly style: FormStyle;
  /** Where it stands in the whole. */
  readonly pointer?: string;
  readonly required?: boolean;
  readonly onChange: (value: unknown) => void;
}

/** One field of a form, whatever its schema says it is. */
export function Field(props: FieldProps) {
  const { schema, value, label, style, onChange } = props;
  const shapes = schema.oneOf ?? schema.anyOf;
  if (schema.const !== undefined) return null;
  if (schema.enum) return <ChoiceField {...props} />;
  if (shapes) {
    const at = shapeOf(shapes, value);
    return (
      <fieldset>
        <legend title={style.about?.(schema)}>
          {label} <RuleOf {...props} />
        </legend>
        <label>
          {say(forms.kind)}
          <select value={at} onChange={({ currentTarget }) => onChange(initial(shapes[Number(currentTarget.value)]!))}>
            {shapes.map((shape, number) => (
              <option key={number} value={number}>
                {wordsOf(shape, shapes)
                  .map(({ word, title }) => style.word(word, title))
                  .join(', ')}
              </option>
            ))}
          </select>
        </label>
        <Field {...props} schema={shapes[at]!} label="" />
      </fieldset>
    );
  }
  switch (schema.type) {
    case 'object':
      return <ObjectField {...props} />;
    case 'array':
      return <ListField {...props} />;
    case 'boolean':
      return (
        <label class="check" title={style.about?.(schema)}>
          <input
            type="checkbox"
            checked={value === true}
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          <span>
            {label} <RuleOf {...props} />
          </span>
        </label>
      );
    case 'integer':
    case 'number':
      return <NumberField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

const faultOf = ({ style, pointer = '' }: FieldProps): string | undefined => style.faults?.get(pointer);

function Fault({ text }: { readonly text: string | undefined }) {
  return text ? <small class="fault">{text}</small> : null;
}

/** A field that may be left out has a line for that. */
function ChoiceField(props: FieldProps) {
  const { schema, value, label, style, required = true, onChange } = props;
  const choices = schema.enum ?? [];
  return (
    <label title={style.about?.(schema)}>
      <span>
        {label} <RuleOf {...props} />
      </span>
      <select
        value={value === undefined ? '0' : String(choices.indexOf(value) + 1)}
        aria-invalid={faultOf(props) !== undefined}
        onChange={({ currentTarget }) => {
          const at = Number(currentTarget.value);
          onChange(at === 0 ? undefined : choices[at - 1]);
        }}
      >
        {!required && <option value="0">{say(forms.notSet)}</option>}
        {choices.map((choice, number) => (
          <option key={String(choice)} value={String(number + 1)}>
            {style.word(String(choice), titleOf(schema, number))}
          </option>
        ))}
      </select>
      <Fault text={faultOf(props)} />
    </label>
  );
}

function NumberField(props: FieldProps) {
  const { schema, value, label, style, onChange } = props;
  return (
    <label title={style.about?.(schema)}>
      <span>
        {label} <RuleOf {...props} />
      </span>
      <input
        type="number"
        inputMode="numeric"
        step={schema.type === 'integer' ? 1 : 'any'}
        min={schema.minimum}
        max={schema.maximum}
        value={value === undefined || value === null ? '' : Number(value)}
        aria-invalid={faultOf(props) !== undefined}
        onInput={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))}
      />
      <Fault text={faultOf(props)} />
    </label>
  );
}

function TextField(props: FieldProps) {
  const { schema, value, label, style, required = true, onChange } = props;
  return (
    <label title={style.about?.(schema)}>
      <span>
        {label} <RuleOf {...props} />
      </span>
      <input
        value={String(value ?? '')}
        maxLength={schema.maxLength}
        pattern={schema.pattern}
        required={required}
        aria-invalid={faultOf(props) !== undefined}
        onInput={({ currentTarget }) =>
          onChange(currentTarget.value === '' && !required ? undefined : currentTarget.value)
        }
      />
      <Fault text={faultOf(props)} />
    </label>
  );
}
