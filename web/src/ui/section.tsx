import { useState } from 'preact/hooks';
import type { GameId, SectionInfo } from '../../../client/src/index.js';
import { umpire } from '../api/client.js';
import { language, named, say } from '../i18n/language.js';
import { section as words } from '../i18n/section.js';

const read = new Map<string, Promise<SectionInfo>>();

function textOf(game: string, id: string): Promise<SectionInfo> {
  const key = `${language.value} ${game} ${id}`;
  let text = read.get(key);
  if (!text) {
    text = umpire.catalogue.section(game as GameId, id);
    text.catch(() => read.delete(key));
    read.set(key, text);
  }
  return text;
}

/** The number of a section, which opens in place into what it is about. */
export function Section({ game, id }: { readonly game: string; readonly id: string }) {
  const [text, setText] = useState<SectionInfo | 'none' | undefined>();
  if (id === '') return null;
  const toggle = async (): Promise<void> => {
    if (text) setText(undefined);
    else setText(await textOf(game, id).catch(() => 'none' as const));
  };
  return (
    <span class="section">
      <button
        type="button"
        class="rule"
        aria-expanded={text !== undefined}
        aria-label={say(words.section, { id })}
        onClick={toggle}
      >
        {id}
      </button>
      {text && (
        <span class="section-text">
          {text === 'none' ? (
            say(words.none)
          ) : (
            <>
              <b>{named(text.title)}</b> {text.summary}
            </>
          )}
        </span>
      )}
    </span>
  );
}
