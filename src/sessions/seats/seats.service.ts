import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { type Command, OutOfOrderError, type Side } from '../../kernel/session/index.js';
import type { Language } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { drawKey, keptOf } from '../access/tokens.js';
import { canonical, hashOfText } from '../fair-dice/index.js';
import type { LiveSession } from '../live-session.js';
import { LiveSessionCache } from '../live-session-cache.js';
import { commandProblem, rulesChanged } from '../problems.js';
import { SessionLog } from '../session-log.js';
import type { SeatClaim, TakenSeat } from '../shapes/seats.js';
import { SeatRepository, type SeatRow, takenSeat } from '../store/seat.repository.js';
import { NotAsExpectedError, TakenError } from '../store/session.repository.js';
import { openSeats } from '../store/standings.js';
import type { Asker } from './opening-desk.js';
import { Secrets } from './seating.js';
import { ServerSecret } from './server-secret.js';

/** Others may write to the log at the same moment; nobody is so unlucky as to meet more of them than this. */
const MOST_TRIES = 50;

/** Sitting down. */
@Injectable()
export class SeatsService {
  constructor(
    private readonly cache: LiveSessionCache,
    private readonly log: SessionLog,
    private readonly seats: SeatRepository,
    private readonly secret: ServerSecret,
  ) {}

  /**
   * Whoever has the invitation sits down and joins with that. It is based on no version: who else sits down meanwhile makes no
   * difference to it, so it is decided again on whatever version stands until the log takes it.
   */
  async claim(id: string, claim: SeatClaim, asker: Asker, language: Language): Promise<TakenSeat> {
    const key = asker.key === undefined ? drawKey() : canonical([claim.invitation ?? asker.client, asker.key]);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        return await this.sitDown(
          await this.cache.current(id),
          claim,
          { ...asker, key },
          language,
          asker.key !== undefined,
        );
      } catch (error) {
        if (!(error instanceof TakenError)) throw error;
      }
    }
    throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
  }

  /** Throws TakenError where the log has moved on a moment before. */
  private async sitDown(
    session: LiveSession,
    claim: SeatClaim,
    { key, player }: Asker & { key: string },
    language: Language,
    keyed: boolean,
  ): Promise<TakenSeat> {
    const { invitation: _code, ...said } = claim;
    const known = keyed ? { claimKey: keptOf(key), claimDigest: hashOfText(canonical({ ...said })) } : {};
    const all = await this.seats.of(session.id);
    const seat = wanted(all, claim);
    const others = all.filter(({ side }) => side !== seat.side);
    const token = new Secrets(await this.secret.get(), session.id).token(seat.side, key);
    if (seat.state !== 'invited') return this.again(session, seat, known, token);
    if (session.rulesVersion !== session.game.declaration.rulesVersion) throw rulesChanged(session);
    const sitter: SeatRow = {
      ...seat,
      ...known,
      token: keptOf(token),
      name: claim.name,
      claimedAt: new Date().toISOString(),
      claimVersion: session.version + 1,
      publicKey: claim.publicKey,
      player,
    };
    try {
      const decision = session.decide(seat.side, joining(session, sitter, claim.seed), undefined);
      const beside = [takenSeat(session.id, sitter), openSeats(session.id)];
      const seats = [...others, { ...sitter, state: 'taken' as const }];
      const { version } = await this.log.append(session, decision, {}, beside, seats);
      await this.cache.reseat(session);
      return answered(session, seat.side, token, version);
    } catch (error) {
      if (error instanceof NotAsExpectedError) throw taken();
      throw commandProblem(session, error, language);
    }
  }

  /** The seat is taken: by this very request, sent before, or by somebody else. */
  private again(session: LiveSession, seat: SeatRow, claimed: Partial<SeatRow>, token: string): TakenSeat {
    if (seat.state === 'left' || claimed.claimKey === undefined || seat.claimKey !== claimed.claimKey) throw taken();
    if (seat.claimDigest !== claimed.claimDigest) throw new Problem('key-reused');
    return answered(session, seat.side, token, seat.claimVersion!);
  }
}

/** In a game that has not begun the side joins; in one that goes on somebody takes the place of whoever sat there. */
function joining({ state }: LiveSession, { side, publicKey }: SeatRow, seed: string): Command {
  if (state.stage === 'over') throw new OutOfOrderError('game-over');
  const signing = publicKey === undefined ? {} : { publicKey };
  return state.seeds[side] === undefined ? { type: 'join', seed, ...signing } : { type: 'take-seat', ...signing };
}

/** Nobody learns more of a code than whether it is right. */
function wanted(seats: readonly SeatRow[], { invitation, side }: SeatClaim): SeatRow {
  if (invitation !== undefined) {
    const digest = keptOf(invitation);
    const seat = seats.find((each) => each.invitation === digest && (side === undefined || each.side === side));
    if (!seat) throw notInvited();
    return seat;
  }
  if (side === undefined) throw new InvalidRequestError([new FieldFault('/invitation', NEEDED)]);
  const seat = seats.find((each) => each.side === side);
  if (!seat) throw new InvalidRequestError([new FieldFault('/side', UNKNOWN_SIDE)]);
  if (!seat.open) throw notInvited();
  return seat;
}

const answered = (session: LiveSession, side: Side, token: string, version: number): TakenSeat => ({
  session: session.id,
  side,
  token,
  version,
  began: session.state.stage !== 'gathering',
});

const NEEDED = {
  en: 'is needed; a seat that is open to everybody is claimed by its "side"',
  ja: 'が必要です。公開席は "side" を指定して着席できます',
};
const UNKNOWN_SIDE = { en: 'is no side of this session', ja: 'このセッションの陣営ではありません' };

const notInvited = (): Problem =>
  new Problem('forbidden', {
    detail: {
      en: 'This is no invitation to a seat of this session.',
      ja: 'このセッションの席への招待ではありません。',
    },
  });

const taken = (): Problem => new Problem('seat-taken');
