import { useState } from 'preact/hooks';
import { type RecordLine, trainingScenarios, umpire } from '../../api/client.js';
import { home } from '../../i18n/home.js';
import { named, say } from '../../i18n/language.js';
import { useLoaded } from '../../ui/use-loaded.js';
import { MyGames } from './my-games.js';
import { OpenTableDialog } from './open-table.js';
import { OpenTables } from './open-tables.js';
import { TryRuling } from './try-ruling.js';

const LINKS = [
  ['/workshop', home.workshop],
  ['/docs', home.docs],
  ['/graphql', home.graphql],
  ['/v1/maps', home.mapPictures],
  ['/v1/sessions/verify.mjs', home.verifier],
  ['/rules', home.ruleFiles],
  ['/problems', home.problems],
] as const;

export function HomePage() {
  return (
    <main class="page home" id="content">
      <section class="hero">
        <h1>Umpire</h1>
        <p>{say(home.first)}</p>
        <p>{say(home.second)}</p>
        <p>{say(home.third)}</p>
      </section>
      <MyGames />
      <Games />
      <TryRuling />
      <OpenTables />
      <section aria-labelledby="links">
        <h2 id="links">{say(home.resources)}</h2>
        <ul class="links">
          {LINKS.map(([href, word]) => (
            <li key={href}>
              <a href={href}>{say(word)}</a>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

function Games() {
  const { value: shelf = [] } = useLoaded(() => umpire.catalogue.games());
  const { value: scenarios = [] } = useLoaded(trainingScenarios);
  const [opening, setOpening] = useState<RecordLine | undefined>();
  return (
    <section aria-labelledby="games">
      <h2 id="games">{say(home.games)}</h2>
      <ul class="cards games">
        {shelf.map(({ id, title, edition, coverage }) => (
          <li class="card" key={id}>
            <h3>{title}</h3>
            <p class="fine">{edition}</p>
            <p class="fine">
              {say(home.rules, { ...coverage })} · <a href={`/ask/${id}`}>{say(home.askGame)}</a>
            </p>
            {scenarios
              .filter(({ game }) => game === id)
              .map((scenario) => (
                <div class="row" key={scenario.id}>
                  <span class="grow">{named(scenario.name)}</span>
                  <button
                    type="button"
                    aria-label={`${say(home.openTable)}: ${named(scenario.name)}`}
                    onClick={() => setOpening(scenario)}
                  >
                    {say(home.openTable)}
                  </button>
                </div>
              ))}
          </li>
        ))}
      </ul>
      {opening && <OpenTableDialog scenario={opening} onClose={() => setOpening(undefined)} />}
    </section>
  );
}
