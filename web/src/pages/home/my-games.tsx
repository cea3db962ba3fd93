import { umpire } from '../../api/client.js';
import { forgetGame, type MyGame, myGames } from '../../api/my-games.js';
import type { Session } from '../../api/types.js';
import { home } from '../../i18n/home.js';
import { named, say } from '../../i18n/language.js';
import type { Word } from '../../i18n/word.js';
import { useLoaded } from '../../ui/use-loaded.js';

/** The games this browser has a part in. */
export function MyGames() {
  if (myGames.value.length === 0) return null;
  return (
    <section aria-labelledby="mine">
      <h2 id="mine">{say(home.mine)}</h2>
      <ul class="lines">
        {myGames.value.map((game) => (
          <Line key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

const standingOf = ({ id, seats }: MyGame) => umpire.sessions.at(id, { token: Object.values(seats)[0] ?? null }).view();

function standing(game: MyGame, { stage, waitingFor }: Pick<Session, 'stage' | 'waitingFor'>): Word {
  if (stage === 'over') return home.over;
  if (stage === 'gathering') return home.gathering;
  return waitingFor.some((side) => side in game.seats) ? home.yourTurn : home.waiting;
}

function Line({ game }: { readonly game: MyGame }) {
  const { value: session } = useLoaded(() => standingOf(game), [game.id]);
  const word = session && standing(game, session);
  return (
    <li class="row my-game">
      <a class="grow" href={`/play/${game.id}`}>
        {named(game.name)}
      </a>
      <span class="fine day">{game.at.slice(0, 10)}</span>
      <span class={word === home.yourTurn ? 'badge on' : 'badge'}>{word ? say(word) : '…'}</span>
      <button
        type="button"
        class="quiet"
        aria-label={say(home.forget, { game: named(game.name) })}
        onClick={() => forgetGame(game.id)}
      >
        ✕
      </button>
    </li>
  );
}
