import type { GameId } from '../../../../client/src/index.js';
import { umpire } from '../../api/client.js';
import { ask } from '../../i18n/ask.js';
import { say } from '../../i18n/language.js';
import type { PageProps } from '../../shell.js';
import { useLoaded } from '../../ui/use-loaded.js';
import '../../styles/ask.css';
import '../../styles/board.css';
import { Question } from './question.js';

/** Every procedure of every game as a form, with its answer beside it. */
export function AskPage({ rest: [game, resolver, id] }: PageProps) {
  if (game && resolver && id) return <Question game={game as GameId} procedure={`${resolver}/${id}`} />;
  return <Procedures game={game} />;
}

/** What can be asked with two clicks on a map. */
const ON_MAP = /sight$|^line-of-sight|(^|-)reach$/;

function Procedures({ game }: { readonly game: string | undefined }) {
  const { value: games = [] } = useLoaded(() => umpire.catalogue.games());
  const shown = game === undefined ? games : games.filter(({ id }) => id === game);
  return (
    <main class="page" id="content">
      <h1>{say(ask.title)}</h1>
      <p>{say(ask.about)}</p>
      {shown.map(({ id, title }) => (
        <GameProcedures key={id} game={id as GameId} title={title} open={shown.length === 1} />
      ))}
    </main>
  );
}

const RESOLVERS = ['combat', 'spotting', 'movement', 'events', 'status'] as const;

interface GameProps {
  readonly game: GameId;
  readonly title: string;
  readonly open: boolean;
}

function GameProcedures({ game, title, open }: GameProps) {
  const { value: procedures = [] } = useLoaded(() => umpire.catalogue.procedures(game), [game]);
  const onMap = procedures.filter(({ id }) => ON_MAP.test(id));
  const link = ({ resolver, id, title: name }: (typeof procedures)[number]) => (
    <li key={`${resolver}/${id}`}>
      <a href={`/ask/${game}/${resolver}/${id}`}>{name}</a>
    </li>
  );
  return (
    <section class="card asked" aria-labelledby={game}>
      <h2 id={game}>{title}</h2>
      {onMap.length > 0 && (
        <>
          <h3>{say(ask.onMaps)}</h3>
          <ul class="links">{onMap.map(link)}</ul>
        </>
      )}
      {RESOLVERS.map((resolver) => {
        const of = procedures.filter((each) => each.resolver === resolver);
        return (
          of.length > 0 && (
            <details key={resolver} open={open}>
              <summary>
                {say(ask[resolver])} <span class="badge">{of.length}</span>
              </summary>
              <ul class="links">{of.map(link)}</ul>
            </details>
          )
        );
      })}
    </section>
  );
}
