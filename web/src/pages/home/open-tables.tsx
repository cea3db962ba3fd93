import { type RecordLine, trainingScenarios, umpire } from '../../api/client.js';
import type { Seat } from '../../api/types.js';
import { home } from '../../i18n/home.js';
import { named, say } from '../../i18n/language.js';
import { useLoaded } from '../../ui/use-loaded.js';

const nameOf = (scenarios: readonly RecordLine[], id: string): string => {
  const found = scenarios.find((scenario) => scenario.id === id);
  return found ? named(found.name) : id;
};

/** Sessions with seats that anybody may take. */
export function OpenTables() {
  const { value: tables } = useLoaded(() => umpire.sessions.looking({ limit: 20 }));
  const { value: scenarios = [] } = useLoaded(trainingScenarios);
  return (
    <section aria-labelledby="looking">
      <h2 id="looking">{say(home.looking)}</h2>
      {tables?.items.length === 0 && <p class="fine">{say(home.nobody)}</p>}
      <ul class="lines">
        {(tables?.items ?? []).map(({ session, scenario, seats }) => {
          const free = (seats as readonly Seat[]).filter((seat) => seat.open).map(({ title }) => named(title));
          return (
            <li key={session} class="row">
              <span class="grow">{nameOf(scenarios, scenario)}</span>
              <span class="fine">{say(home.free, { sides: free.join(', ') })}</span>
              <a class="button" href={`/play/${session}`}>
                {say(home.join)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
