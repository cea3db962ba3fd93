import { useState } from 'preact/hooks';
import type { SessionAction } from '../../api/types.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { ActionDetails } from './action-details.js';
import type { Anchored } from './anchors.js';
import { FormDialog } from './form-dialog.js';
import { buttonsOf, saidOn, stillOpen } from './prompt.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** Every open command in words, by who does it: the same choices as on the map, for keyboards and screen readers. */
export function ActionList({ table, selection }: { readonly table: Table; readonly selection: Selection }) {
  const groups = new Map<string, Anchored[]>();
  for (const each of table.anchored.value) {
    const name = each.piece ?? each.card ?? '';
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  const [form, setForm] = useState<SessionAction | undefined>();
  if (groups.size === 0) return <p class="fine">{say(play.nothing)}</p>;
  return (
    <>
      <ul class="action-list">
        {[...groups].map(([id, actions]) => (
          <li key={id}>
            <Group
              title={titleOf(table, id)}
              actions={buttonsOf(actions.map(({ action }) => action))}
              table={table}
              onChoose={(action) => (action.form ? setForm(action) : void selection.choose([action]))}
            />
          </li>
        ))}
      </ul>
      {form && stillOpen(table, form) && <FormDialog table={table} action={form} onClose={() => setForm(undefined)} />}
    </>
  );
}

function titleOf(table: Table, id: string): string {
  const piece = table.session.value?.view.board?.pieces.find((each) => each.id === id);
  const name = piece?.name ?? table.cards.value.get(id)?.title;
  return name ? named(name) : id || say(play.table);
}

interface GroupProps {
  readonly title: string;
  readonly actions: readonly SessionAction[];
  readonly table: Table;
  readonly onChoose: (action: SessionAction) => void;
}

/** A unit may have hundreds of moves: they are drawn when its group is opened. */
function Group({ title, actions, table, onChoose }: GroupProps) {
  const [open, setOpen] = useState(actions.length <= 6);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span class="badge">{actions.length}</span>
      </summary>
      {open && (
        <ul>
          {actions.map((action) => (
            <li key={JSON.stringify(action.command)} class="offer">
              <button type="button" disabled={table.busy.value} onClick={() => onChoose(action)}>
                {saidOn(action, actions)}
              </button>
              <ActionDetails action={action} table={table} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
