import { useEffect, useMemo } from 'preact/hooks';
import { allScenarios, type RecordLine } from '../../api/client.js';
import { language, named, say } from '../../i18n/language.js';
import { shell } from '../../i18n/shell.js';
import { workshop as words } from '../../i18n/workshop.js';
import { go } from '../../router.js';
import type { PageProps } from '../../shell.js';
import { useLoaded } from '../../ui/use-loaded.js';
import '../../styles/board.css';
import '../../styles/workshop.css';
import { Desk } from './desk.js';
import { DeskView } from './desk-view.js';

/** What a scenario needs from its owner's box, filled in, drawn, checked and kept. */
export function WorkshopPage({ rest: [scenario] }: PageProps) {
  const { value: scenarios = [], error } = useLoaded(allScenarios);
  const chosen = scenarios.find(({ id }) => id === scenario);
  const groups = [
    [words.published, scenarios.filter(({ training }) => !training)],
    [words.training, scenarios.filter(({ training }) => training)],
  ] as const;
  return (
    <main class="page workshop" id="content">
      <h1>{say(words.title)}</h1>
      <p class="fine">{say(words.about)}</p>
      <label class="workshop-scenario">
        {say(words.scenario)}
        <select value={scenario ?? ''} onChange={({ currentTarget }) => go(`/workshop/${currentTarget.value}`)}>
          {scenario === undefined && <option value="">{say(words.choose)}</option>}
          {groups.map(([title, items]) => (
            <optgroup key={title[0]} label={say(title)}>
              {items.map(({ id, name }) => (
                <option key={id} value={id}>
                  {named(name)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      {error && (
        <p class="fault" role="alert">
          {error.message}
        </p>
      )}
      {chosen && <Opened key={chosen.id} scenario={chosen} />}
    </main>
  );
}

function Opened({ scenario }: { readonly scenario: RecordLine }) {
  const desk = useMemo(() => new Desk(scenario.id), [scenario.id]);
  useEffect(() => void desk.open(), [desk, language.value]);
  if (desk.loaded.value) return <DeskView desk={desk} scenario={scenario} />;
  return <p role="status">{desk.failure.value || say(shell.loading)}</p>;
}
