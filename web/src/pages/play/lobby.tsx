import { useState } from 'preact/hooks';
import { umpire } from '../../api/client.js';
import { myGame, rememberSeat } from '../../api/my-games.js';
import type { Seat } from '../../api/types.js';
import { named, say } from '../../i18n/language.js';
import { play } from '../../i18n/play.js';
import { keep, kept } from '../../ui/storage.js';
import { InvitationLink } from './invitation-link.js';
import { invitation } from './play-page.js';
import type { Table } from './table.js';

const NAME = 'umpire.name';

/** Text that nobody can guess: what this seat adds to the dice. */
const drawnSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Who sits where; free seats can be taken or offered to somebody. */
export function Lobby({ table }: { readonly table: Table }) {
  const session = table.session.value;
  const from = session?.forkedFrom?.session;
  // Whoever sat at the game that this one branched off sits here, by the same token.
  const mine = myGame(table.id) ?? (from === undefined ? undefined : myGame(from));
  const code = invitation();
  const [name, setName] = useState(kept<string>(NAME) ?? '');
  const [failure, setFailure] = useState('');
  const sit = async (claim: { invitation?: string; side?: string }): Promise<void> => {
    if (name.trim() === '') return;
    keep(NAME, name.trim());
    try {
      const { side, token } = await umpire.sessions.claim(table.id, { ...claim, name: name.trim(), seed: drawnSeed() });
      const scenario = table.materials.value?.scenario.name ?? mine?.name ?? { en: session?.scenario ?? table.id };
      rememberSeat(table.id, scenario, side, token);
      history.replaceState(null, '', location.pathname);
      await table.open(side);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  /** The seats of a branch are kept; its dice are its own, and whoever sits there adds to them anew. */
  const goOn = async (side: string, token: string): Promise<void> => {
    try {
      await umpire.sessions
        .at(table.id, { token })
        .act({ type: 'join', seed: drawnSeed() }, { version: session!.version });
      rememberSeat(table.id, mine!.name, side, token);
      await table.open(side);
    } catch (error) {
      setFailure((error as Error).message);
    }
  };
  const goingOn = (side: string): (() => void) | undefined => {
    const token = mine?.seats[side];
    return token === undefined || session?.joined.includes(side) ? undefined : () => void goOn(side, token);
  };
  return (
    <section class="lobby">
      {code && <p>{say(play.invited)}</p>}
      <form onSubmit={(event) => event.preventDefault()}>
        <label>
          {say(play.yourName)}
          <input
            value={name}
            maxLength={60}
            autocomplete="nickname"
            required
            onInput={({ currentTarget }) => setName(currentTarget.value)}
          />
        </label>
        {name.trim() === '' && <p class="fine">{say(play.nameFirst)}</p>}
        {code && (
          <button type="submit" class="main" disabled={name.trim() === ''} onClick={() => sit({ invitation: code })}>
            {say(play.sit)}
          </button>
        )}
      </form>
      {failure && (
        <p class="fault" role="alert">
          {failure}
        </p>
      )}
      {session && !code && (
        <>
          <p class="fine">{say(play.gathering)}</p>
          <h2>{say(play.seats)}</h2>
          <ul class="cards">
            {session.seats.map((seat) => (
              <SeatCard
                key={seat.side}
                seat={seat}
                mine={mine?.seats[seat.side] !== undefined}
                onGoOn={goingOn(seat.side)}
                link={mine?.invitations[seat.side]?.link}
                ready={name.trim() !== ''}
                onSit={() => sit(claimOf(seat, mine?.invitations[seat.side]?.code))}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const claimOf = ({ side }: Seat, code: string | undefined) => (code === undefined ? { side } : { invitation: code });

interface SeatCardProps {
  readonly seat: Seat;
  readonly mine: boolean;
  readonly link: string | undefined;
  readonly ready: boolean;
  readonly onSit: () => void;
  /** Absent where there is nothing to go on with. */
  readonly onGoOn: (() => void) | undefined;
}

function SeatCard({ seat, mine, link, ready, onSit, onGoOn }: SeatCardProps) {
  const [inviting, setInviting] = useState(false);
  const side = named(seat.title);
  const free = seat.state === 'invited';
  return (
    <li class="card">
      <h3>{side}</h3>
      <p>
        {free ? say(play.free) : (seat.name ?? say(play.left))} {mine && <span class="badge on">{say(play.you)}</span>}
      </p>
      {free && (link || seat.open) && (
        <div class="row">
          <button type="button" class="main" disabled={!ready} onClick={onSit}>
            {say(play.sitAs, { side })}
          </button>
          {link && (
            <button type="button" aria-expanded={inviting} onClick={() => setInviting(!inviting)}>
              {say(play.invite, { side })}
            </button>
          )}
        </div>
      )}
      {onGoOn && (
        <button type="button" class="main" onClick={onGoOn}>
          {say(play.goOn, { side })}
        </button>
      )}
      {free && link && inviting && <InvitationLink link={link} about={play.inviteAbout} />}
    </li>
  );
}
