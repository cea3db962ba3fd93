import { ask } from '../i18n/ask.js';
import { say } from '../i18n/language.js';
import { Field, type FieldProps } from './field.js';
import { RuleOf } from './rule-of.js';
import { initial } from './schema.js';

/** Named fields. In a sparse form those that may be left out appear when they are added. */
export function ObjectField({ schema, value, label, style, pointer = '', onChange }: FieldProps) {
  const fields = (value ?? {}) as Readonly<Record<string, unknown>>;
  const properties = Object.entries(schema.properties ?? {});
  const isRequired = (name: string): boolean => schema.required?.includes(name) ?? false;
  const change = (name: string) => (changed: unknown) => {
    const { [name]: _before, ...others } = fields;
    onChange(changed === undefined ? others : { ...others, [name]: changed });
  };
  const shown = style.sparse ? properties.filter(([name]) => isRequired(name) || name in fields) : properties;
  const absent = properties.filter((each) => !shown.includes(each));
  return (
    <fieldset class="form-object">
      {label && (
        <legend title={style.about?.(schema)}>
          {label} <RuleOf schema={schema} style={style} />
        </legend>
      )}
      {shown.map(([name, each]) => {
        const word = style.word(name, each.title);
        const field = (
          <Field
            key={name}
            schema={each}
            value={fields[name]}
            label={word}
            style={style}
            pointer={`${pointer}/${name}`}
            required={isRequired(name)}
            onChange={change(name)}
          />
        );
        if (!style.sparse || isRequired(name)) return field;
        return (
          <div class="form-optional" key={name}>
            {field}
            <button
              type="button"
              class="quiet"
              aria-label={say(ask.remove, { field: word })}
              onClick={() => change(name)(undefined)}
            >
              ✕
            </button>
          </div>
        );
      })}
      {absent.length > 0 && (
        <label class="form-add">
          {say(ask.add)}
          <select
            value=""
            onChange={({ currentTarget }) => {
              const added = absent.find(([name]) => name === currentTarget.value);
              if (added) change(added[0])(initial(added[1]));
            }}
          >
            <option value="">+</option>
            {absent.map(([name, each]) => (
              <option key={name} value={name} title={style.about?.(each)}>
                {style.word(name, each.title)}
              </option>
            ))}
          </select>
        </label>
      )}
    </fieldset>
  );
}
