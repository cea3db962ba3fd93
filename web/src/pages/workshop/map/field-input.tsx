import type { TemplateField } from '../../../../../client/src/index.js';
import { choicesOf } from '../cell-editor.js';
import { wordsIn } from './lines.js';

interface FieldInputProps {
  readonly field: TemplateField;
  readonly value: string;
  readonly label?: string;
  readonly onSet: (value: string) => void;
}

/** One field of a line: a choice, several words to tick, or a text. */
export function FieldInput({ field, value, label = field.name, onSet }: FieldInputProps) {
  const choices = choicesOf(field);
  if (choices) {
    return (
      <label title={field.comment}>
        {label}
        <select value={value} onChange={({ currentTarget }) => onSet(currentTarget.value)}>
          {['', ...choices].map((word) => (
            <option key={word} value={word}>
              {word}
            </option>
          ))}
        </select>
      </label>
    );
  }
  if (field.words) {
    const chosen = wordsIn(value);
    return (
      <fieldset class="ticks" title={field.comment}>
        <legend>{label}</legend>
        {field.words.map((word) => (
          <label class="check" key={word}>
            <input
              type="checkbox"
              checked={chosen.includes(word)}
              onChange={() =>
                onSet((chosen.includes(word) ? chosen.filter((each) => each !== word) : [...chosen, word]).join(' '))
              }
            />
            {word}
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <label title={field.comment}>
      {label}
      <input value={value} onChange={({ currentTarget }) => onSet(currentTarget.value)} />
    </label>
  );
}
