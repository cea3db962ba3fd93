import { useEffect, useMemo } from 'preact/hooks';
import { rememberGame } from '../../api/my-games.js';
import { BoardView } from '../../board/board-view.js';
import { language, named, say } from '../../i18n/language.js';
import { replay } from '../../i18n/replay.js';
import { shell } from '../../i18n/shell.js';
import { go } from '../../router.js';
import type { PageProps } from '../../shell.js';
import { LogEntry } from '../../ui/log-entry.js';
import '../../styles/board.css';
import '../../styles/play.css';
import { CheckGame } from './check-game.js';
import { GameFile } from './game-file.js';
import { Recording } from './recording.js';

/** A game version by version, from the server or from a file. */
export function ReplayPage({ rest: [id] }: PageProps) {
  return id === undefined ? <GameFile /> : <Replay id={id} />;
}

function Replay({ id }: { readonly id: string }) {
  const recording = useMemo(() => new Recording(id), [id]);
  useEffect(() => void recording.open(), [recording, language.value]);
  const { shown, map, version, listed, failure } = recording;
  const session = shown.value;
  if (!session || !map.value) {
    return (
      <main class="page" id="content">
        <p role="status">{failure.value || say(shell.loading)}</p>
      </main>
    );
  }
  const { board } = session.view;
  return (
    <main class="table" id="content" data-version={session.version}>
      <header class="prompt">
        <h1 class="small">{say(replay.title, { name: named(recording.name.value) })}</h1>
        <Slider recording={recording} />
      </header>
      <div class="table-map">
        {board && <BoardView map={map.value} board={board} sides={session.sides} label={say(replay.map)} />}
      </div>
      <aside class="table-side" aria-label={say(replay.log)}>
        <div class="replay-tools">
          <a class="button" href={`/play/${id}`}>
            {say(replay.play)}
          </a>
          {recording.mayBranch.value && (
            <button
              type="button"
              title={say(replay.branchAbout)}
              onClick={async () => {
                const game = await recording.branch();
                if (!game) return;
                rememberGame(game);
                go(`/play/${game.id}`);
              }}
            >
              {say(replay.branch)}
            </button>
          )}
          <CheckGame file={() => recording.file()} name={`umpire-${id}.json`} />
        </div>
        {failure.value && (
          <p class="fault" role="alert">
            {failure.value}
          </p>
        )}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by keys */}
        <section class="replay-log" tabIndex={0} aria-label={say(replay.log)}>
          <ol class="log">
            {listed.value.map((entry) => (
              <LogEntry
                key={entry.version}
                entry={entry}
                session={session}
                current={entry.version === version.value}
                onChoose={() => recording.goTo(entry.version)}
              />
            ))}
          </ol>
        </section>
      </aside>
    </main>
  );
}

function Slider({ recording }: { readonly recording: Recording }) {
  const { version, last, diceOnly } = recording;
  const step = (to: number) => () => recording.goTo(to);
  return (
    <div class="slider">
      <button type="button" aria-label={say(replay.first)} onClick={step(0)}>
        «
      </button>
      <button type="button" aria-label={say(replay.previous)} onClick={() => recording.step(-1)}>
        ◀
      </button>
      <input
        type="range"
        min={0}
        max={last.value}
        value={version.value}
        aria-label={say(replay.version)}
        onInput={({ currentTarget }) => recording.goTo(Number(currentTarget.value))}
      />
      <button type="button" aria-label={say(replay.next)} onClick={() => recording.step(1)}>
        ▶
      </button>
      <button type="button" aria-label={say(replay.last)} onClick={step(last.value)}>
        »
      </button>
      <label class="check">
        <input
          type="checkbox"
          checked={diceOnly.value}
          onChange={({ currentTarget }) => {
            diceOnly.value = currentTarget.checked;
          }}
        />
        {say(replay.diceOnly)}
      </label>
      <output>{say(replay.at, { version: version.value, last: last.value })}</output>
    </div>
  );
}
