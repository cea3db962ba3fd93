import type { Schema } from '../../forms/schema.js';
import { ask } from '../../i18n/ask.js';
import { say } from '../../i18n/language.js';
import { shell } from '../../i18n/shell.js';
import { chancesInWords } from '../../ui/chances.js';
import { OddsBars } from '../../ui/odds-bars.js';
import { Dice, Steps } from '../../ui/steps.js';
import type { Answered } from './question.js';

interface AnswerProps {
  readonly game: string;
  readonly answered: Answered;
  readonly rolls: boolean;
  readonly onRoll: () => void;
  /** The shape of the outcome, with the names of its fields. */
  readonly outcome: Schema;
}

/** The ruling with its steps, its sections opening in place, and the chances; or what is wrong with the question. */
export function Answer({
  game,
  answered: { ruling, odds, counting = false, problem },
  rolls,
  onRoll,
  outcome,
}: AnswerProps) {
  return (
    <div role="status">
      {!ruling && !problem && <p class="fine">{say(shell.loading)}</p>}
      {problem && (
        <div class="card">
          <p class="fault">{say(ask.faults)}</p>
          <p>{problem.detail}</p>
          <ul>
            {(problem.errors ?? []).map(({ pointer, detail }) => (
              <li key={pointer}>
                <code>{pointer}</code> {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      {ruling && (
        <>
          <p class="answer">
            <span class={ruling.legal ? 'badge on' : 'badge'}>{say(ruling.legal ? ask.legal : ask.illegal)}</span>{' '}
            <Dice dice={ruling.dice} /> {ruling.summary}
          </p>
          {rolls && (
            <button type="button" class="main" onClick={onRoll}>
              {say(ask.rollAgain)}
            </button>
          )}
          <Steps game={game} steps={ruling.steps} />
        </>
      )}
      {odds?.chances && (
        <div class={counting ? 'counting' : undefined} aria-busy={counting}>
          <h2>{say(ask.odds)}</h2>
          {!odds.exact && <p class="fine">{say(ask.sampled)}</p>}
          <OddsBars chances={chancesInWords(odds.chances, { schema: outcome })} />
        </div>
      )}
    </div>
  );
}
