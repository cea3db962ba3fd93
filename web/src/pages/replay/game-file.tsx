import { useState } from 'preact/hooks';
import type { SessionFile } from '../../../../client/src/index.js';
import { umpire } from '../../api/client.js';
import { myGames } from '../../api/my-games.js';
import { named, say } from '../../i18n/language.js';
import { replay } from '../../i18n/replay.js';
import { shell } from '../../i18n/shell.js';
import { go } from '../../router.js';
import { CheckGame } from './check-game.js';

/** A saved game that somebody has at hand: checked in the page, and loaded where he wants to look at it. */
export function GameFile() {
  const [file, setFile] = useState<{ readonly name: string; readonly game: SessionFile } | undefined>();
  const [failure, setFailure] = useState('');
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      const game = JSON.parse(await chosen.text()) as SessionFile;
      setFailure(game?.opening ? '' : say(replay.notAGame));
      setFile(game?.opening ? { name: chosen.name, game } : undefined);
    } catch {
      setFailure(say(replay.notAGame));
    }
  };
  const load = async (): Promise<void> => {
    try {
      const { id } = await umpire.sessions.load(file!.game);
      go(`/replay/${id}`);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  return (
    <main
      class="page stacked"
      id="content"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void read(event.dataTransfer?.files[0]);
      }}
    >
      <h1>{say(shell.replay)}</h1>
      <section class="card">
        <p>{say(replay.drop)}</p>
        <label class="button">
          {say(replay.choose)}
          <input
            class="unseen"
            type="file"
            accept="application/json,.json"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </label>
        {failure && (
          <p class="fault" role="alert">
            {failure}
          </p>
        )}
        {file && (
          <>
            <h2>{file.name}</h2>
            <CheckGame key={file.name} file={async () => file.game} name={file.name} />
            <button type="button" onClick={load}>
              {say(replay.show)}
            </button>
          </>
        )}
      </section>
      {myGames.value.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{say(replay.mine)}</h2>
          <ul class="lines">
            {myGames.value.map(({ id, name, at }) => (
              <li key={id} class="row">
                <a class="grow" href={`/replay/${id}`}>
                  {named(name)}
                </a>
                <span class="fine">{at.slice(0, 10)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
