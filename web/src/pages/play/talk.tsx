import { useEffect, useState } from 'preact/hooks';
import { sideName } from '../../api/seats.js';
import { say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Table } from './table.js';

const EVERY_MS = 5000;

/** What is said at the table. Remarks are no part of the log: they are asked for while somebody reads them. */
export function Talk({ table }: { readonly table: Table }) {
  const [text, setText] = useState('');
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const listen = (): void => void table.listenToTalk().catch(() => undefined);
    listen();
    const timer = setInterval(listen, EVERY_MS);
    return () => clearInterval(timer);
  }, [table]);
  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said === '' || table.token === undefined) return;
    try {
      await table.game.say({ text: said });
      setText('');
      setFailure('');
      await table.listenToTalk();
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <div class="talk">
      {table.remarks.value.length === 0 && <p class="fine">{say(play.silence)}</p>}
      <ul>
        {table.remarks.value.map(({ number, side, text: said }) => (
          <li key={number}>
            <b>{sideName(table.session.value!, side)}</b> {said}
          </li>
        ))}
      </ul>
      {table.token !== undefined && (
        <form class="row" onSubmit={send}>
          <input
            class="grow"
            value={text}
            maxLength={2000}
            aria-label={say(play.say)}
            placeholder={say(play.say)}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
          <button type="submit">{say(play.send)}</button>
        </form>
      )}
      {failure && (
        <p class="fault" role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
