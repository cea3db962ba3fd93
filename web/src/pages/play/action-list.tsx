import { useState } from 'preact/hooks';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { ActionDetails } from './action-details.js';
import type { Anchored } from './anchors.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** Every open command in words, by who does it: the same choices as on the map, for keyboards and screen readers. */
export function ActionList({ table, selection }: { readonly table: Table; readonly selection: Selection }) {
  const groups = new Map<string, Anchored[]>();
  for (const each of table.anchored.value) {
    const name = each.piece ?? each.card ?? '';
    groups.set(name, [...(groups.get(name) ?? []), each]);
  }
  if (groups.size === 0) return <p class="fine">{say(play.nothing)}</p>;
  return (
    <ul class="action-list">
      {[...groups].map(([id, actions]) => (
        <li key={id}>
          <Group title={titleOf(table, id)} actions={actions} table={table} selection={selection} />
        </li>
      ))}
    </ul>
  );
}

function titleOf(table: Table, id: string): string {
  const piece = table.session.value?.view.board?.pieces.find((each) => each.id === id);
  const name = piece?.name ?? table.cards.value.get(id)?.title;
  return name ? named(name) : id || say(play.table);
}

interface GroupProps {
  readonly title: string;
  readonly actions: readonly Anchored[];
  readonly table: Table;
  readonly selection: Selection;
}

/** A unit may have hundreds of moves: they are drawn when its group is opened. */
function Group({ title, actions, table, selection }: GroupProps) {
  const [open, setOpen] = useState(actions.length <= 6);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {title} <span class="badge">{actions.length}</span>
      </summary>
      {open && (
        <ul>
          {actions
            .filter(({ action }) => !action.form)
            .map(({ action }) => (
              <li key={JSON.stringify(action.command)} class="offer">
                <button type="button" disabled={table.busy.value} onClick={() => void selection.choose([action])}>
                  {action.text}
                </button>
                <ActionDetails action={action} table={table} />
              </li>
            ))}
        </ul>
      )}
    </details>
  );
}
