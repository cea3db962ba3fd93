import { useState } from 'preact/hooks';
import { myGame } from '../../api/my-games.js';
import { sideName } from '../../api/seats.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { Dialog } from '../../ui/dialog.js';
import { InvitationLink } from './invitation-link.js';
import { Scores } from './prompt.js';
import type { Selection } from './selection.js';
import type { Table } from './table.js';

/** Who sits here, going back, giving up, and everything else about the table itself. */
export function TablePanel({ table }: { readonly table: Table; readonly selection: Selection }) {
  const session = table.session.value!;
  const mine = Object.keys(myGame(table.id)?.seats ?? {});
  const [conceding, setConceding] = useState(false);
  const concession = table.actions.value?.aside.find(({ command }) => command.type === 'concede');
  return (
    <div class="table-panel">
      <ul class="lines">
        {session.seats.map(({ side, title, name, state }) => (
          <li key={side} class="row">
            <b class="grow">{named(title)}</b>
            <span>{state === 'taken' ? name : say(state === 'left' ? play.left : play.free)}</span>
            {mine.includes(side) && <span class="badge on">{say(play.you)}</span>}
          </li>
        ))}
      </ul>
      <div class="scores">
        <Scores table={table} />
      </div>
      {mine.length > 1 && (
        <label>
          {say(play.viewAs)}
          <select value={table.side.value} onChange={({ currentTarget }) => void table.open(currentTarget.value)}>
            {mine.map((side) => (
              <option key={side} value={side}>
                {sideName(table.session.value!, side)}
              </option>
            ))}
          </select>
        </label>
      )}
      <Undo table={table} />
      <Notify />
      <a class="button" href={`/replay/${table.id}`}>
        {say(play.replay)}
      </a>
      <h3>{say(play.watchLink)}</h3>
      <InvitationLink link={`/play/${table.id}`} about={play.watchAbout} />
      {concession && (
        <button type="button" class="danger" onClick={() => setConceding(true)}>
          {say(play.concede)}
        </button>
      )}
      {conceding && concession && (
        <Dialog title={say(play.certain)} onClose={() => setConceding(false)}>
          <p>{concession.text}</p>
          <div class="row end">
            <button type="button" class="quiet" onClick={() => setConceding(false)}>
              {say(play.cancel)}
            </button>
            <button
              type="button"
              class="danger"
              onClick={() => {
                setConceding(false);
                void table.act(concession.command);
              }}
            >
              {say(play.concede)}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Going back needs everybody: a proposal that stands is answered here. */
function Undo({ table }: { readonly table: Table }) {
  const { undo, you, version, horizon, stage } = table.session.value!;
  if (you === null || stage !== 'playing' || table.token === undefined) return null;
  const wish = (body: { to?: number; refuse?: boolean }) => async (): Promise<void> => {
    try {
      await table.game.undo(body, { version });
    } catch (error) {
      table.failure.value = (error as Error).message;
    }
    await table.refresh();
  };
  if (undo) {
    const mine = undo.agreed.includes(you);
    return (
      <div class="card">
        <p>
          {say(play.undoStands, {
            side: undo.agreed.map((side) => sideName(table.session.value!, side)).join(', '),
            to: undo.to,
          })}
        </p>
        {!mine && (
          <button type="button" onClick={wish({})}>
            {say(play.agree)}
          </button>
        )}
        <button type="button" onClick={wish({ refuse: true })}>
          {say(mine ? play.cancel : play.refuse)}
        </button>
      </div>
    );
  }
  const last = table.entries.value.findLast(({ side, events }) => side === you && events.length > 0)?.version;
  const to = last === undefined ? undefined : last - 1;
  return (
    <button
      type="button"
      disabled={to === undefined || to < horizon}
      title={say(play.undoAbout)}
      onClick={to === undefined ? undefined : wish({ to })}
    >
      {say(play.undoAsk)}
    </button>
  );
}

function Notify() {
  const [state, setState] = useState('Notification' in window ? Notification.permission : 'denied');
  if (state === 'denied') return null;
  if (state === 'granted') return <p class="fine">{say(play.notifyOn)}</p>;
  return (
    <button type="button" onClick={async () => setState(await Notification.requestPermission())}>
      {say(play.notify)}
    </button>
  );
}
