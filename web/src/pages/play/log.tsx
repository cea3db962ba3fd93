import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { LogEntry } from '../../ui/log-entry.js';
import { keep, kept } from '../../ui/storage.js';
import type { Table } from './table.js';

/** So many of the latest entries are drawn; the rest when they are asked for. */
const PAGE = 60;

/** What has happened, in the sentences of the service, with dice and the rulings behind them. */
export function Log({ table }: { readonly table: Table }) {
  const [shown, setShown] = useState(PAGE);
  const entries = table.entries.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // The panel alone: on a phone the page must stay where the player looks.
    const panel = list.current?.closest('[role=tabpanel]');
    if (panel) panel.scrollTop = panel.scrollHeight;
  }, [entries.length]);
  const firstNew = useNewSince(table);
  return (
    <>
      {entries.length > shown && (
        <button type="button" onClick={() => setShown(shown + 200)}>
          {say(play.earlier)}
        </button>
      )}
      <ol class="log" ref={list}>
        {entries.slice(-shown).map((entry) => (
          <Fragment key={entry.version}>
            {entry.version === firstNew && <li class="since">{say(play.since)}</li>}
            <LogEntry entry={entry} session={table.session.value!} />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

/** The first version that this browser has not shown yet; undefined on a first visit. What is shown now is new no more. */
function useNewSince(table: Table): number | undefined {
  const key = `umpire.seen.${table.id}`;
  const [seen] = useState(() => kept<number>(key));
  const last = table.entries.value.at(-1)?.version;
  useEffect(() => {
    if (last !== undefined) keep(key, last);
  }, [key, last]);
  return seen === undefined ? undefined : table.entries.value.find(({ version }) => version > seen)?.version;
}
