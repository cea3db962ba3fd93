import { sideName } from '../api/seats.js';
import type { Session, SessionEntry } from '../api/types.js';
import { say } from '../i18n/language.js';
import { play } from '../i18n/play.js';
import { Section } from './section.js';
import { Dice, Steps } from './steps.js';

interface LogEntryProps {
  readonly entry: SessionEntry;
  readonly session: Session;
  /** Whether it is the one that is looked at. */
  readonly current?: boolean;
  readonly onChoose?: () => void;
}

/** One command and what came of it: sentences, dice, and the rulings behind them. */
export function LogEntry({ entry, session, current = false, onChoose }: LogEntryProps) {
  const told = entry.events.filter(({ text }) => text !== '');
  if (told.length === 0 && entry.rolls.length === 0) return null;
  const { game, sides } = session;
  return (
    <li class={`entry side-${sides.indexOf(entry.side)}${current ? ' current' : ''}`} aria-current={current}>
      <p class="entry-head">
        {onChoose ? (
          <button type="button" class="version" onClick={onChoose}>
            {entry.version}
          </button>
        ) : (
          <span class="version">{entry.version}</span>
        )}{' '}
        <b>{sideName(session, entry.side)}</b> <Dice dice={entry.rolls} />
      </p>
      {told.map(({ text, rule }) => (
        <p key={text}>
          {text} <Section game={game} id={rule} />
        </p>
      ))}
      {entry.rulings
        .filter(({ steps }) => steps.length > 0)
        .map((ruling) => (
          <details key={`${ruling.procedure} ${ruling.summary}`}>
            <summary>
              {say(play.ruling)}: {ruling.summary}
            </summary>
            <Steps game={game} steps={ruling.steps} />
          </details>
        ))}
    </li>
  );
}
