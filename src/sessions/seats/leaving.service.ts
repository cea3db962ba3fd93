import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import { type Command, OutOfOrderError, type Side } from '../../kernel/session/index.js';
import { Database } from '../../platform/database/database.js';
import type { Language } from '../../platform/language.js';
import { Problem } from '../../platform/problems/problem.js';
import { Doors } from '../access/doors.js';
import { agreedByAll, drawKey, keptOf } from '../access/tokens.js';
import type { LiveSession } from '../live-session.js';
import { LiveSessionCache } from '../live-session-cache.js';
import { commandProblem, rulesChanged } from '../problems.js';
import { SessionLog } from '../session-log.js';
import type { Invitation, InvitationRequest } from '../shapes/seats.js';
import type { LateClaim, SessionTime, TimeLimits } from '../shapes/time.js';
import { type Beside, leftSeat, SeatRepository } from '../store/seat.repository.js';
import { NotAsExpectedError, SessionRepository, TakenError } from '../store/session.repository.js';
import { openSeats } from '../store/standings.js';
import { invitationTo, Secrets } from './seating.js';
import { ServerSecret } from './server-secret.js';

const MOST_TRIES = 50;
const MINUTE = 60_000;

interface Standing {
  readonly limits: string | null;
  readonly began_at: string | null;
}

/** Getting up, inviting somebody else, and what becomes of those who let their time run out. Nobody's moves are made for him. */
@Injectable()
export class LeavingService {
  constructor(
    private readonly cache: LiveSessionCache,
    private readonly log: SessionLog,
    private readonly doors: Doors,
    private readonly seats: SeatRepository,
    private readonly store: SessionRepository,
    private readonly database: Database,
    private readonly secret: ServerSecret,
  ) {}

  /** Gives up a seat: the token is worth nothing from now on. */
  async leave(id: string, side: Side, token: string | undefined, language: Language): Promise<number> {
    const session = await this.cache.current(id);
    if ((await this.doors.side(session, token)) !== side) throw notYours();
    return this.written(session, side, { type: 'leave-seat' }, [leftSeat(id, side)], language);
  }

  /** A new invitation for a seat that nobody sits in, by agreement of everybody who sits. */
  async invite(id: string, side: Side, request: InvitationRequest, token: string | undefined): Promise<Invitation> {
    const session = await this.cache.current(id);
    const caller = await this.doors.side(session, token);
    const seats = await this.seats.of(id);
    if (!session.engine.sides.includes(side)) throw noSide();
    const seated = seats.filter(({ state }) => state === 'taken').map((seat) => seat.side);
    if (seated.includes(side)) throw new Problem('seat-taken');
    if (!agreedByAll(session.row, seated, caller, request.tokens)) throw notAgreed();
    const code = new Secrets(await this.secret.get(), id).code(side, drawKey());
    const done = await this.seats.invite(id, side, keptOf(code), request.open);
    if (!done) throw new Problem('seat-taken');
    const { sql, values } = openSeats(id);
    await this.database.execute(sql, values);
    await this.cache.reseat(session);
    return invitationTo(id, code);
  }

  /** How much time there is, and whose has run out. */
  async time(session: LiveSession): Promise<SessionTime> {
    const { limits, began_at } = await this.standing(session.id);
    const { state, engine } = session;
    const running = state.stage === 'playing';
    const waitingFor = engine.waitingFor(state);
    const asked = running ? await this.movedAt(session) : undefined;
    const by = (from: string | null | undefined, minutes: number | undefined): string | null =>
      running && from && minutes !== undefined ? new Date(Date.parse(from) + minutes * MINUTE).toISOString() : null;
    const decisionBy = by(asked, limits?.decisionMinutes);
    const gameBy = by(began_at, limits?.gameMinutes);
    const now = new Date().toISOString();
    const late = [decisionBy, gameBy].some((moment) => moment !== null && moment < now);
    return { limits: limits ?? null, waitingFor, decisionBy, gameBy, late: late ? waitingFor : [] };
  }

  async timeFor(id: string, token: string | undefined): Promise<SessionTime> {
    const session = await this.cache.current(id);
    await this.doors.viewer(session, token);
    return this.time(session);
  }

  /** Claims what the limits give whoever has waited long enough: a win, or another player. */
  async claimLate(
    id: string,
    { side: late, claim }: LateClaim,
    token: string | undefined,
    language: Language,
  ): Promise<number> {
    const session = await this.cache.current(id);
    const side = await this.doors.side(session, token);
    const time = await this.time(session);
    if (late === side || !session.engine.sides.includes(late)) throw noSide();
    if (!time.late.includes(late)) throw inTime();
    if (time.limits!.claims !== 'either' && time.limits!.claims !== claim) throw notThat();
    const limit = time.decisionBy !== null && time.decisionBy < new Date().toISOString() ? 'decision' : 'game';
    const command = { type: 'out-of-time', side: late, limit, consequence: claim };
    return this.written(
      session,
      side,
      command,
      claim === 'replace' ? [leftSeat(id, late)] : [],
      language,
      session.version,
    );
  }

  /** Writes a command about seats on whatever version stands; or, where it hangs on one, on none but that. */
  private async written(
    session: LiveSession,
    side: Side,
    command: Command,
    beside: readonly Beside[],
    language: Language,
    only?: number,
  ): Promise<number> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (session.rulesVersion !== session.game.declaration.rulesVersion) throw rulesChanged(session);
      try {
        if (only !== undefined && session.version !== only) throw inTime();
        if (session.state.stage === 'over') throw new OutOfOrderError('game-over');
        const decision = session.decide(side, command, undefined);
        const { version } = await this.log.append(session, decision, {}, beside);
        if (beside.length > 0) getUp(session, command.type === 'leave-seat' ? side : (command.side as Side));
        return version;
      } catch (error) {
        if (error instanceof NotAsExpectedError) throw new Problem('seat-taken');
        if (!(error instanceof TakenError)) throw commandProblem(session, error, language);
        await this.cache.current(session.id);
      } finally {
        await this.cache.reseat(session);
      }
    }
    throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
  }

  private async standing(id: string): Promise<{ limits?: TimeLimits; began_at: string | null }> {
    const [found] = await this.database.query<Standing>(
      'SELECT limits, began_at FROM session_standings WHERE session = $1',
      [id],
    );
    const limits = found?.limits ? { limits: JSON.parse(found.limits) as TimeLimits } : {};
    return { ...limits, began_at: found?.began_at ?? null };
  }

  /** When the game came to what it waits for now. */
  private async movedAt({ id, moved }: LiveSession): Promise<string | undefined> {
    const [entry] = moved === 0 ? [] : await this.store.entries(id, moved - 1, 1);
    return entry?.at;
  }
}

/** At once, before anything else is asked of this session: the seats are read anew after it. */
function getUp(session: LiveSession, side: Side): void {
  const { [side]: _token, ...tokens } = session.row.tokens;
  session.row = { ...session.row, tokens, seats: (session.row.seats ?? []).filter((seat) => seat.side !== side) };
}

const forbidden = (en: string, ja: string): Problem => new Problem('forbidden', { detail: { en, ja } });

const notYours = (): Problem => forbidden('This is not your seat.', 'あなたの席ではありません。');
const notAgreed = (): Problem =>
  forbidden(
    'Somebody else is invited by agreement: send the token of every other side that is seated in "tokens".',
    '別のプレイヤーの招待には、着席している全陣営の同意が必要です。他の陣営のトークンを "tokens" で送ってください。',
  );
const notThat = (): Problem =>
  forbidden('The limits of this session do not give that.', 'このセッションの時間制限では、それはできません。');
const noSide = (): InvalidRequestError =>
  new InvalidRequestError([
    new FieldFault('/side', { en: 'is no other side of this session', ja: 'このセッションの他の陣営ではありません' }),
  ]);
const inTime = (): Problem =>
  new Problem('conflict', {
    detail: { en: 'The time of this side has not run out.', ja: 'この陣営の持ち時間はまだ残っています。' },
  });
