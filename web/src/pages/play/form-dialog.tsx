import { useState } from 'preact/hooks';
import type { Command, SessionAction } from '../../api/types.js';
import { Field } from '../../forms/field.js';
import type { Schema } from '../../forms/schema.js';
import { formWord } from '../../i18n/form-words.js';
import { forms } from '../../i18n/forms.js';
import { named, say } from '../../i18n/language.js';
import { Dialog } from '../../ui/dialog.js';
import { ActionDetails } from './action-details.js';
import { namesOfPieces } from './names.js';
import type { Table } from './table.js';

interface FormDialogProps {
  readonly table: Table;
  readonly action: SessionAction;
  /** How it is filled in to begin with, where that is not as the action has it. */
  readonly begin?: Command | undefined;
  readonly onClose: () => void;
}

/** What a form is for; the text of its action says how it is filled in to begin with. */
export const formTitle = ({ text, form }: SessionAction): string => (form?.schema as Schema | undefined)?.title ?? text;

/** A command that is filled in: it opens with one legal way to do so, and may be handed in as it stands. */
export function FormDialog({ table, action, begin = action.command, onClose }: FormDialogProps) {
  const [command, setCommand] = useState<Command>(begin);
  const names = namesOfPieces(table.session.value);
  const wordOf = (word: string, title?: string): string => {
    const card = table.cards.value.get(word)?.title;
    const name = names.get(word) ?? (card && named(card));
    if (name !== undefined) return name;
    if (title !== undefined) return title;
    // Several names in one, as the line of a report.
    return word.includes(' ')
      ? word
          .split(' ')
          .map((part) => wordOf(part))
          .join(' ')
      : formWord(word);
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (await table.act(command)) onClose();
  };
  return (
    <Dialog title={formTitle(action)} onClose={onClose}>
      <form class="form" onSubmit={submit} data-form>
        <ActionDetails action={action} table={table} />
        <Field
          schema={action.form!.schema as Schema}
          value={command}
          label=""
          style={{
            word: wordOf,
            about: ({ description }) => description,
            tables: true,
            faults: table.faults.value,
          }}
          onChange={(changed) => setCommand(changed as Command)}
        />
        {table.failure.value && (
          <p class="fault" role="alert">
            {table.failure.value}
          </p>
        )}
        <div class="row end">
          <button type="button" class="quiet" onClick={onClose}>
            {say(forms.cancel)}
          </button>
          <button type="submit" class="main" disabled={table.busy.value}>
            {say(forms.submit)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
