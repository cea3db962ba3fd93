import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import type { Verdict as Said } from './desk.js';
import type { Fault } from './faults.js';

interface VerdictProps {
  readonly verdict: Said;
  readonly onChoose: (fault: Fault) => void;
}

/** What the check said: every fault leads to its cell. */
export function Verdict({ verdict: { ready, faults, missing }, onChoose }: VerdictProps) {
  return (
    <section class="card verdict" aria-label={say(words.check)}>
      <p class={ready ? 'good' : 'fault'} role="status">
        {ready ? say(words.ready) : say(words.notReady, { count: faults.length + missing.length })}
      </p>
      {missing.length > 0 && (
        <>
          <h2>{say(words.missing)}</h2>
          <ul class="lines">
            {missing.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {faults.length > 0 && (
        <>
          <h2>{say(words.faults)}</h2>
          <ul class="lines">
            {faults.map((fault, i) => (
              <li key={i}>
                {fault.kind && fault.row !== undefined && (
                  <button type="button" class="quiet" onClick={() => onChoose(fault)}>
                    {say(words.goTo, { kind: say(words[fault.kind]), line: fault.row + 1 })}
                  </button>
                )}{' '}
                {fault.detail}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
