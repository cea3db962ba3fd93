import type { Game } from '../../kernel/procedures/index.js';
import type { Side } from '../../kernel/session/index.js';
import { keptOf, secretFor } from '../access/tokens.js';
import type { Seat } from '../shapes/seats.js';
import type { SeatRow } from '../store/seat.repository.js';
import type { SessionRow } from '../store/session.repository.js';

/** As many characters of a code as nobody can guess: 132 bits. */
const CODE = 22;

/** The secrets of one session, as they follow from the key that it was opened or a seat was claimed under. */
export class Secrets {
  constructor(
    private readonly serverSecret: string,
    private readonly session: string,
  ) {}

  token(side: Side, key: string): string {
    return secretFor(this.serverSecret, 'token', this.session, side, key);
  }

  code(side: Side, key: string): string {
    return secretFor(this.serverSecret, 'invitation', this.session, side, key).slice(0, CODE);
  }

  spectatorToken(key: string): string {
    return secretFor(this.serverSecret, 'spectators', this.session, key);
  }
}

/** The code stands behind the #: a browser does not send it, so that it is in nobody's log. */
export const invitationTo = (session: string, code: string) => ({ code, link: `/play/${session}#invitation=${code}` });

/** A seat that waits for whoever has the code. */
export const invitedSeat = (side: Side, code: string, open: boolean): SeatRow => ({
  side,
  state: 'invited',
  invitation: keptOf(code),
  open,
});

/** Every seat as anybody may see it, in the order of the sides. */
export function seatsIn(
  { seats = [] }: Pick<SessionRow, 'seats'>,
  sides: readonly Side[],
  { phrasebooks: { en, ja } }: Pick<Game, 'phrasebooks'>,
): Seat[] {
  return sides.map((side) => {
    const seat = seats.find((each) => each.side === side);
    const state = seat?.state ?? 'taken';
    return {
      side,
      title: { en: en.term(side), ja: ja.term(side) },
      state,
      name: state === 'taken' ? (seat?.name ?? null) : null,
      open: state === 'invited' && (seat?.open ?? false),
    };
  });
}
