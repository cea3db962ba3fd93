import { useState } from 'preact/hooks';
import { asMe, type RecordLine, umpire } from '../../api/client.js';
import { myPlayer, rememberPlayer } from '../../api/player.js';
import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import { OpenTableDialog } from '../home/open-table.js';
import type { Desk } from './desk.js';

/** Keeping what is on the desk as one's own, and playing with it. */
export function Mine({ desk, scenario }: { readonly desk: Desk; readonly scenario: RecordLine }) {
  const player = myPlayer.value;
  const [shown, setShown] = useState(false);
  const [opening, setOpening] = useState(false);
  if (!player) return <NewPlayer />;
  return (
    <section class="card" aria-label={say(words.upload)}>
      <div class="row">
        <span>{say(words.isPlayer, { name: player.name })}</span>
        <button type="button" class="quiet" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {say(words.showKey)}
        </button>
        {shown && <code>{player.key}</code>}
      </div>
      <div class="row">
        <button type="button" class="main" disabled={desk.busy.value} onClick={() => void desk.upload()}>
          {say(words.upload)}
        </button>
        {desk.verdict.value?.ready && (
          <button type="button" onClick={() => setOpening(true)}>
            {say(words.play)}
          </button>
        )}
      </div>
      {opening && <OpenTableDialog scenario={scenario} client={asMe()} onClose={() => setOpening(false)} />}
    </section>
  );
}

function NewPlayer() {
  const [name, setName] = useState('');
  const [failure, setFailure] = useState('');
  const create = async (event: Event): Promise<void> => {
    event.preventDefault();
    try {
      const { key } = await umpire.players.create(name.trim());
      rememberPlayer({ name: name.trim(), key });
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <section class="card" aria-label={say(words.upload)}>
      <p>{say(words.needPlayer)}</p>
      <form class="row" onSubmit={create}>
        <label>
          {say(words.player)}
          <input value={name} maxLength={60} required onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        <button type="submit">{say(words.becomePlayer)}</button>
      </form>
      {failure && (
        <p class="fault" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
