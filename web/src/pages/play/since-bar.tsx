import { say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import type { Since } from './since.js';

/** Offers to show what happened meanwhile; while it is shown, says what it is. */
export function SinceBar({ since }: { readonly since: Since }) {
  const { missed, entry, shown } = since;
  if (missed.value.length === 0) return null;
  return (
    <div class="since-bar" role="status">
      <span class="grow">
        {shown.value && entry.value
          ? entry.value.events
              .map(({ text }) => text)
              .filter(Boolean)
              .join(' · ')
          : say(play.sinceCount, { count: missed.value.length })}
      </span>
      <button type="button" onClick={() => void since.next()}>
        {say(shown.value ? play.sinceNext : play.sinceShow)}
      </button>
      <button type="button" class="quiet" onClick={() => since.skip()}>
        {say(play.sinceSkip)}
      </button>
    </div>
  );
}
