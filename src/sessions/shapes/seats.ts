import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  defineWords,
  either,
  flag,
  integer,
  list,
  object,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';
import { BoardName } from '../../kernel/session/index.js';
import type { SeatState } from '../store/seat-entities.js';
import { TOKENS, type Tokens } from './agreement.js';

const SeatStateWord = defineWords('SeatState', ['invited', 'taken', 'left']);

const A_SIDE = { min: 1, max: 60 };
const NAME = { min: 1, max: 60 };
const SEED = { min: 1, max: 200 };
const KEY = {
  max: 43,
  pattern: '^[A-Za-z0-9_-]{43}$',
  example: 'yBt7UZ2t5HkBvS6cWQ0ZcXUFQy0mZq9x3m6m5o0i1Xw',
};

/** Whoever sits down says who he is and adds to the dice. */
abstract class Sitter {
  @text('The name others see.', NAME) name!: string;
  @text('Text that this side adds to the dice, best drawn at random; it is shown to everybody.', SEED) seed!: string;
  @text('Ed25519, the raw 32 bytes in base64url: from then on the commands of this side are signed by its holder.', {
    ...KEY,
    optional: true,
  })
  publicKey?: string;
}

@published('The seat that whoever opens a session takes himself.')
export class OwnSeat extends Sitter {
  @text('The side.', A_SIDE) side!: string;
}

@published('Who sits down, and by which invitation.')
export class SeatClaim extends Sitter {
  @text('The code of the invitation; needed unless the seat is open to everybody.', {
    min: 1,
    max: 200,
    optional: true,
  })
  invitation?: string;
  @text('The side; needed where there is no invitation.', { ...A_SIDE, optional: true }) side?: string;
}

@published('A seat that has just been taken.')
export class TakenSeat {
  @text('The id of the session.', ANY_LENGTH) session!: string;
  @text('The side.', ANY_LENGTH) side!: string;
  @text('The secret by which this side plays; shown this once, and known to nobody else.', ANY_LENGTH) token!: string;
  @integer('The version that came of it.', COUNT) version!: number;
  @flag('Whether the game has begun: everybody has sat down.', {}) began!: boolean;
}

@published('An invitation: whoever uses it first sits down.')
export class Invitation {
  @text('The code, to be used once.', ANY_LENGTH) code!: string;
  @text('An address on this server that leads to the seat; the code stands behind the #, where no server sees it.', {
    ...ANY_LENGTH,
  })
  link!: string;
}

@published('An invitation of one side.')
export class SideInvitation extends Invitation {
  @text('The side.', ANY_LENGTH) side!: string;
}

@published('Who agrees that somebody else is invited to a seat that nobody sits in.')
export class InvitationRequest {
  @either('Of the other sides that are seated, besides the caller: they agree by them.', TOKENS, { default: [] })
  tokens!: Tokens;
  @flag('Whether anybody may claim the seat without an invitation; it is listed then.') open!: boolean;
}

@published('A seat of a session.')
export class Seat {
  @text('The side.', ANY_LENGTH) side!: string;
  @object('The side, in words.', BoardName) title!: BoardName;
  @choice('Invited: nobody has sat down yet. Taken. Left: given up by whoever sat there.', SeatStateWord)
  state!: SeatState;
  @text('The name of whoever sits there; null where nobody does or no name was given.', {
    ...ANY_LENGTH,
    nullable: true,
  })
  name!: string | null;
  @flag('Whether anybody may claim it without an invitation.', {}) open!: boolean;
}

@published('Which sessions with open seats are wanted.')
export class OpenSeatsQuery {
  @text('Of this game.', { min: 1, max: 100, optional: true }) game?: string;
  @text('Of this scenario.', { min: 1, max: 100, optional: true }) scenario?: string;
  @integer('Sessions in a page.', { min: 1, max: 100, default: 20 }) limit!: number;
  @text('Where a page goes on, from `next` of the one before.', { min: 1, max: 200, optional: true }) cursor?: string;
}

@published('A session that looks for players.')
export class OpenTable {
  @text('The id of the session.', ANY_LENGTH) session!: string;
  @text('The game.', ANY_LENGTH) game!: string;
  @text('The scenario.', ANY_LENGTH) scenario!: string;
  @texts('The sides that anybody may claim.', { ...ANY_LENGTH, ...ANY_NUMBER }) open!: readonly string[];
  @list('Every seat.', Seat, ANY_NUMBER) seats!: readonly Seat[];
  @timestamp('When it was opened.') createdAt!: string;
}

@published('Sessions that look for players.')
export class OpenTables {
  @list('The sessions, the latest first.', OpenTable, ANY_NUMBER) items!: readonly OpenTable[];
  @text('Where the next page begins; absent at the end.', { ...ANY_LENGTH, optional: true }) next?: string;
}
