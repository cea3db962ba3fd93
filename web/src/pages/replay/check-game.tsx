import { useState } from 'preact/hooks';
import { type Verdict, verify } from '../../api/verifier.js';
import { say } from '../../i18n/language.js';
import { replay } from '../../i18n/replay.js';
import { saveFile } from '../../ui/save-file.js';

interface CheckGameProps {
  readonly file: () => Promise<object>;
  /** Under which it is saved. */
  readonly name: string;
}

/** Runs the verifier in the page and shows each of its checks. */
export function CheckGame({ file, name }: CheckGameProps) {
  const [state, setState] = useState<Verdict | 'checking' | Error | undefined>();
  const check = async (): Promise<void> => {
    setState('checking');
    try {
      setState(await verify(await file()));
    } catch (error) {
      setState(error as Error);
    }
  };
  const save = async (): Promise<void> => saveFile(name, JSON.stringify(await file()));
  return (
    <div class="check-game">
      <p class="fine">{say(replay.checkAbout)}</p>
      <div class="row">
        <button type="button" disabled={state === 'checking'} onClick={check}>
          {say(state === 'checking' ? replay.checking : replay.check)}
        </button>
        <button type="button" onClick={save}>
          {say(replay.save)}
        </button>
      </div>
      <div role="status">
        {state instanceof Error && <p class="fault">{state.message}</p>}
        {state && state !== 'checking' && !(state instanceof Error) && <Checks verdict={state} />}
      </div>
    </div>
  );
}

const MARKS = { passed: '✓', failed: '✗', open: '…' } as const;

function Checks({ verdict: { ok, complete, checks, faults } }: { readonly verdict: Verdict }) {
  return (
    <>
      <p class={ok ? 'good' : 'fault'}>{say(ok ? (complete ? replay.good : replay.soFar) : replay.bad)}</p>
      <ul class="checks">
        {checks.map(({ check, title, state }) => (
          <li key={check} class={state}>
            <span role="img" aria-label={say(replay[state])}>
              {MARKS[state]}
            </span>{' '}
            {check in replay ? say(replay[check as keyof typeof replay]) : title}
          </li>
        ))}
      </ul>
      {faults.map(({ version, what }) => (
        <p class="fault" key={`${version} ${what}`}>
          {version}: {what}
        </p>
      ))}
    </>
  );
}
