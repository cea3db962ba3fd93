import { useRef } from 'preact/hooks';
import { myPlayer } from '../../api/player.js';
import { named, say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import { saveFile } from '../../ui/save-file.js';
import { useLoaded } from '../../ui/use-loaded.js';
import type { Desk } from './desk.js';
import type { Kind } from './sheet.js';
import { storedFor } from './templates.js';

interface FilesProps {
  readonly desk: Desk;
  /** The table that a single file goes into. */
  readonly kind: Kind;
  readonly game: string;
}

/** From the disk and back to it, from the shelves of the library, or from the beginning. */
export function Files({ desk, kind, game }: FilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { value: stored = [] } = useLoaded(() => storedFor(kind, game), [kind, game, myPlayer.value, desk.said.value]);
  const read = async (file: File | undefined): Promise<void> => {
    if (file) await desk.load(file.name, await file.text(), kind);
    input.current!.value = '';
  };
  return (
    <>
      <button type="button" onClick={() => saveFile(`${desk.scenario}.json`, JSON.stringify(desk.file(), null, 1))}>
        {say(words.save)}
      </button>
      <label class="button">
        {say(words.load)}
        <input
          ref={input}
          class="unseen"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
        />
      </label>
      {stored.length > 0 && (
        <label class="workshop-stored">
          {say(words.stored)}
          <select
            value=""
            onChange={({ currentTarget }) => {
              const chosen = stored[Number(currentTarget.value)];
              currentTarget.value = '';
              if (chosen) void desk.takeStored(kind, chosen);
            }}
          >
            <option value="">{say(words.storedNone)}</option>
            {stored.map(({ id, name, mine }, i) => (
              <option key={`${mine} ${id}`} value={i}>
                {mine ? say(words.mine, { name: named(name) }) : named(name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="quiet" onClick={() => void desk.startAgain()}>
        {say(words.again)}
      </button>
    </>
  );
}
