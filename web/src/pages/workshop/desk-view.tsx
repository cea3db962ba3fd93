import { useEffect, useMemo, useState } from 'preact/hooks';
import type { RecordLine } from '../../api/client.js';
import { say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import { Tabs } from '../../ui/tabs.js';
import type { Desk } from './desk.js';
import { type Fault, FaultIndex } from './faults.js';
import { Files } from './files.js';
import { Mine } from './mine.js';
import type { Kind } from './sheet.js';
import { SheetPanel } from './sheet-panel.js';
import { Verdict } from './verdict.js';

/** The tables of a scenario, one behind each tab, and what can be done with all of them. */
export function DeskView({ desk, scenario }: { readonly desk: Desk; readonly scenario: RecordLine }) {
  const [open, setOpen] = useState<Kind>('map');
  const [goTo, setGoTo] = useState<Fault | undefined>();
  const verdict = desk.verdict.value;
  const sheets = desk.sheets.value;
  const indices = useMemo(
    () => new Map(sheets.map(({ kind }) => [kind, new FaultIndex(verdict?.faults ?? [], kind)])),
    [verdict, sheets.length],
  );
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // In a field the browser undoes what was typed there.
      const typing = (event.target as Element).closest('input, select, textarea') !== null;
      if (typing || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) desk.redo();
      else desk.undo();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [desk]);
  const count = (kind: Kind): number => verdict?.faults.filter((fault) => fault.kind === kind).length ?? 0;
  return (
    <>
      <div class="row workshop-tools">
        <button type="button" disabled={!desk.work.canGoBack.value} onClick={() => desk.undo()}>
          ↶ {say(words.undo)}
        </button>
        <button type="button" disabled={!desk.work.canGoForward.value} onClick={() => desk.redo()}>
          ↷ {say(words.redo)}
        </button>
        <button type="button" class="main" disabled={desk.busy.value} onClick={() => void desk.check()}>
          {say(words.check)}
        </button>
        <Files desk={desk} kind={open} game={scenario.game} />
      </div>
      {desk.failure.value && (
        <p class="fault" role="alert">
          {desk.failure.value}
        </p>
      )}
      <p role="status">{desk.said.value}</p>
      <Tabs
        chosen={open}
        onChoose={(kind) => setOpen(kind as Kind)}
        tabs={sheets.map((sheet) => ({
          id: sheet.kind,
          title: count(sheet.kind) > 0 ? `${say(words[sheet.kind])} (${count(sheet.kind)})` : say(words[sheet.kind]),
          content: () => (
            <SheetPanel
              key={sheet.kind}
              desk={desk}
              sheet={sheet}
              faults={indices.get(sheet.kind)!}
              goTo={goTo?.kind === sheet.kind ? goTo : undefined}
            />
          ),
        }))}
      />
      {verdict && (
        <Verdict
          verdict={verdict}
          sheets={sheets}
          onChoose={(fault) => {
            if (fault.kind) setOpen(fault.kind);
            setGoTo({ ...fault });
          }}
        />
      )}
      <Mine desk={desk} scenario={scenario} />
    </>
  );
}
