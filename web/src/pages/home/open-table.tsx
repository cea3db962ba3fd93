import { useState } from 'preact/hooks';
import type { Umpire } from '../../../../client/src/index.js';
import { type RecordLine, umpire } from '../../api/client.js';
import { rememberGame } from '../../api/my-games.js';
import { home } from '../../i18n/home.js';
import { named, say } from '../../i18n/language.js';
import { go } from '../../router.js';
import { Dialog } from '../../ui/dialog.js';

interface OpenTableProps {
  readonly scenario: RecordLine;
  /** Who opens it: with a player's key his own materials are found. */
  readonly client?: Umpire;
  readonly onClose: () => void;
}

/** Opens a session with every seat free; whoever opened it chooses a seat at the table itself. */
export function OpenTableDialog({ scenario, client = umpire, onClose }: OpenTableProps) {
  const [open, setOpen] = useState(false);
  const [watched, setWatched] = useState(true);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const start = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    try {
      const { id, invitations = {} } = await client.sessions.open({
        scenario: scenario.id,
        open,
        spectators: watched ? 'open' : 'token',
      });
      rememberGame({ id, name: scenario.name, seats: {}, invitations, at: new Date().toISOString() });
      go(`/play/${id}`);
    } catch (error) {
      setFailure((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <Dialog title={say(home.opening, { scenario: named(scenario.name) })} onClose={onClose}>
      <form onSubmit={start}>
        <label class="check">
          <input type="checkbox" checked={open} onChange={() => setOpen(!open)} />
          {say(home.anybody)}
        </label>
        <label class="check">
          <input type="checkbox" checked={watched} onChange={() => setWatched(!watched)} />
          {say(home.spectators)}
        </label>
        {failure && (
          <p class="fault" role="alert">
            {failure}
          </p>
        )}
        <div class="row end">
          <button type="button" class="quiet" onClick={onClose}>
            {say(home.cancel)}
          </button>
          <button type="submit" class="main" disabled={busy}>
            {say(home.start)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
