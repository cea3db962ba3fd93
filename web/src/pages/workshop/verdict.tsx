import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import type { Verdict as Said } from './desk.js';
import type { Fault } from './faults.js';
import { LIST, type Row, type Sheet } from './sheet.js';

interface VerdictProps {
  readonly verdict: Said;
  readonly sheets: readonly Sheet[];
  readonly onChoose: (fault: Fault) => void;
}

/** What a line is about: the first of its cells that says something of its own. */
const titleOf = ({ columns }: Sheet, row: Row): string =>
  row.find((cell, i) => cell !== '' && columns[i] !== LIST && columns[i] !== 'deck') ?? '';

/** A fault's line and column in words. */
function placeOf(fault: Fault, sheets: readonly Sheet[]): string | undefined {
  const sheet = sheets.find(({ kind }) => kind === fault.kind);
  const row = fault.row === undefined ? undefined : sheet?.rows[fault.row];
  if (!sheet || !row) return undefined;
  const place = say(words.goTo, { kind: say(words[sheet.kind]), line: fault.row! + 1 });
  return [place, titleOf(sheet, row), fault.column === undefined ? '' : sheet.columns[fault.column]]
    .filter((part) => part !== '')
    .join(' · ');
}

/** What the check said: every fault leads to its cell. */
export function Verdict({ verdict: { ready, faults, missing }, sheets, onChoose }: VerdictProps) {
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
                {placeOf(fault, sheets) && (
                  <button type="button" class="quiet" onClick={() => onChoose(fault)}>
                    {placeOf(fault, sheets)}
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
