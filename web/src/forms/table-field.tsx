import { forms } from '../i18n/forms.js';
import { say } from '../i18n/language.js';
import { Field, type FieldProps } from './field.js';
import { initial, type Schema, titleOf } from './schema.js';
import { fits, kindOf, type Line, lineAs, pastedLines, shapeOfLine, type TableShape } from './table-lines.js';

const SEVERAL_CELLS = /[\t\n]/;

/** Lines of plain fields as a table, into which a spreadsheet can be pasted; what is wrong stands in its cell. */
export function TableField({
  shape,
  schema,
  value,
  label,
  style,
  pointer = '',
  onChange,
}: FieldProps & { readonly shape: TableShape }) {
  const lines = (Array.isArray(value) ? value : []) as readonly Line[];
  const most = schema.maxItems ?? Number.POSITIVE_INFINITY;
  const columns = [...shape.columns];
  const first = shape.kind === undefined ? 0 : 1;
  const faults = new Map([...misfits(shape, lines, pointer), ...(style.faults ?? [])]);
  const cell = { ...style, faults };
  const paste = (text: string, at: readonly [number, number]): void =>
    onChange(pastedLines(text, { shape, lines, at, most, word: (word, title) => style.word(word, title) }));
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain').trimEnd() ?? '';
    const { line, column } = (event.target as Element).closest('td')?.dataset ?? {};
    if (line === undefined || !SEVERAL_CELLS.test(text)) return;
    event.preventDefault();
    paste(text, [Number(line), Number(column)]);
  };
  return (
    <fieldset class="form-table">
      <legend title={style.about?.(schema)}>{label}</legend>
      <div class="table-scroll">
        <table onPaste={onPaste}>
          <thead>
            <tr>
              {shape.kind !== undefined && <th scope="col">{say(forms.kind)}</th>}
              {columns.map(([name, title]) => (
                <th scope="col" key={name}>
                  {style.word(name, title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, number) => {
              const own = shapeOfLine(shape, line);
              const change = (changed: Line): void => onChange(lines.with(number, changed));
              return (
                <tr key={number}>
                  {shape.kind !== undefined && (
                    <td data-line={number} data-column={0}>
                      <KindCell {...{ shape, own, number, style }} onChange={(kind) => change(lineAs(kind, line))} />
                    </td>
                  )}
                  {columns.map(([name, title], at) => {
                    const field = own.properties?.[name];
                    return (
                      <td key={name} data-line={number} data-column={at + first}>
                        {field && (
                          <Field
                            schema={field}
                            value={line[name]}
                            label={`${style.word(name, title)} ${number + 1}`}
                            style={cell}
                            pointer={`${pointer}/${number}/${name}`}
                            required={own.required?.includes(name) ?? false}
                            onChange={(changed) => {
                              const { [name]: _before, ...others } = line;
                              change(changed === undefined ? others : { ...others, [name]: changed });
                            }}
                          />
                        )}
                      </td>
                    );
                  })}
                  <td>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={say(forms.removeLine, { number: number + 1 })}
                      onClick={() => onChange(lines.toSpliced(number, 1))}
                    >
                      ✕
                    </button>
                    {faults.has(`${pointer}/${number}`) && (
                      <small class="fault">{faults.get(`${pointer}/${number}`)}</small>
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <div class="row">
        <button
          type="button"
          disabled={lines.length >= most}
          onClick={() => onChange([...lines, initial(shape.shapes[0]!)])}
        >
          {say(forms.addLine)}
        </button>
        <textarea
          rows={1}
          value=""
          aria-label={say(forms.paste)}
          placeholder={say(forms.paste)}
          disabled={lines.length >= most}
          onInput={({ currentTarget }) => {
            const text = currentTarget.value.trimEnd();
            currentTarget.value = '';
            if (text) paste(text, [lines.length, 0]);
          }}
        />
      </div>
    </fieldset>
  );
}

interface KindCellProps extends Pick<FieldProps, 'style'> {
  readonly shape: TableShape;
  readonly own: Schema;
  readonly number: number;
  readonly onChange: (kind: Schema) => void;
}

function KindCell({ shape: { shapes, kind = '' }, own, number, style, onChange }: KindCellProps) {
  return (
    <select
      aria-label={`${say(forms.kind)} ${number + 1}`}
      value={shapes.indexOf(own)}
      onChange={({ currentTarget }) => onChange(shapes[Number(currentTarget.value)]!)}
    >
      {shapes.map((each, at) => (
        <option key={at} value={at}>
          {style.word(String(kindOf(each, kind)), titleOf(each.properties?.[kind] ?? {}, 0))}
        </option>
      ))}
    </select>
  );
}

/** Cells whose value does not go there, by where they stand: spreadsheets hold anything. */
function misfits(shape: TableShape, lines: readonly Line[], pointer: string): (readonly [string, string])[] {
  return lines.flatMap((line, number) => {
    const fields = Object.entries(shapeOfLine(shape, line).properties ?? {});
    return fields
      .filter(([name, field]) => line[name] !== undefined && field.const === undefined && !fits(field, line[name]))
      .map(([name]) => [`${pointer}/${number}/${name}`, say(forms.misfit, { value: String(line[name]) })] as const);
  });
}
