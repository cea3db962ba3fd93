import { useRef } from 'preact/hooks';
import type { TemplateField } from '../../../../client/src/index.js';

interface CellEditorProps {
  readonly value: string;
  readonly field: TemplateField | undefined;
  readonly label: string;
  readonly fault: string | undefined;
  /** The id of the line that says what belongs here. */
  readonly hint: string;
  readonly onSet: (value: string) => void;
  readonly onPaste: (text: string) => void;
  readonly onMove: (down: number, right: number) => void;
}

/** What the types of templates are called where exactly one of the words is wanted, and where yes or no is. */
const ONE_WORD = ['one of the words', '決まった語のどれか'];
const YES_OR_NO = ['true or false', 'true か false'];

/** The words to choose from, where nothing else may stand in a cell. */
export function choicesOf(field: TemplateField | undefined): readonly string[] | undefined {
  if (field && YES_OR_NO.includes(field.type)) return ['true', 'false'];
  return field && ONE_WORD.includes(field.type) ? field.words : undefined;
}

const isNumber = ({ type }: TemplateField): boolean => /^(a (whole )?number|.*の(整数|数)$)/.test(type);

/** The open cell: a choice where only some words are allowed, else a text. What is typed counts when the cell is left. */
export function CellEditor({ value, field, label, fault, hint, onSet, onPaste, onMove }: CellEditorProps) {
  const input = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const choices = choicesOf(field);
  const move = (event: KeyboardEvent): void => {
    const { selectionStart, selectionEnd, value: text } = input.current!;
    const first = choices !== undefined || (selectionStart === 0 && selectionEnd === 0);
    const last = choices !== undefined || (selectionStart === text.length && selectionEnd === text.length);
    const steps: Readonly<Record<string, readonly [number, number] | false>> = {
      Enter: [event.shiftKey ? -1 : 1, 0],
      ArrowDown: choices === undefined && [1, 0],
      ArrowUp: choices === undefined && [-1, 0],
      ArrowLeft: first && [0, -1],
      ArrowRight: last && [0, 1],
    };
    const step = steps[event.key];
    if (!step || event.isComposing) return;
    event.preventDefault();
    onSet(text);
    onMove(...step);
  };
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A single cell is the field's own.
    if (choices === undefined && !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    onPaste(text);
  };
  const shared = {
    ref: input,
    class: 'cell-editor',
    'aria-label': label,
    'aria-describedby': hint,
    'aria-invalid': fault !== undefined,
    onKeyDown: move,
    onPaste: paste,
    // A cell that was left by a key is gone already, and so is what it said.
    onChange: () => input.current && onSet(input.current.value),
  } as const;
  if (choices) {
    const all = ['', ...choices, ...(choices.includes(value) || value === '' ? [] : [value])];
    return (
      <select {...shared} value={value}>
        {all.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </select>
    );
  }
  const words = field?.words ?? [];
  return (
    <>
      <input
        {...shared}
        defaultValue={value}
        inputMode={field && isNumber(field) ? 'numeric' : 'text'}
        list={words.length > 0 ? `${hint}-words` : undefined}
      />
      {words.length > 0 && (
        <datalist id={`${hint}-words`}>
          {words.map((word) => (
            <option key={word} value={`${value} ${word}`.trim()} />
          ))}
        </datalist>
      )}
    </>
  );
}
