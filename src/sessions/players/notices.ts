import type { Entry, SessionState, Side } from '../../kernel/session/index.js';
import type { Language } from '../../platform/language.js';
import type { Opening } from '../fair-dice/index.js';
import type { LiveSession } from '../live-session.js';
import type { Beside, SeatRow } from '../store/seat.repository.js';

type NoticeKind = 'your-turn' | 'undo-proposed' | 'seat-claimed' | 'ended' | 'test';

/** What a player is told, once for each of his hooks. Its id is the same however often it is sent. */
export interface Notice {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly session: string;
  readonly game: string;
  readonly scenario: string;
  readonly side: string;
  readonly version: number;
  readonly at: string;
}

/** The messages that go with an entry, written in the same transaction: told at least once, whatever happens to the process. */
export function noticesOf(
  session: LiveSession,
  seats: readonly SeatRow[],
  entry: Entry,
  after: SessionState,
  at: string,
): Beside[] {
  return seats.flatMap(({ side, player, state }) =>
    player === undefined || state !== 'taken'
      ? []
      : kindsFor(session, side, entry, after).map((kind, order) =>
          queued(player, noticeOf(session, kind, side, entry.version, at), order),
        ),
  );
}

function kindsFor({ engine, state: before }: LiveSession, side: Side, entry: Entry, after: SessionState): NoticeKind[] {
  const kinds: NoticeKind[] = [];
  const happened = (type: string, by: string): boolean =>
    entry.events.some((event) => event.type === type && event[by] !== side);
  if (happened('joined', 'side') || happened('seat-taken', 'side')) kinds.push('seat-claimed');
  if (happened('undo-proposed', 'by') && after.stage !== 'over') kinds.push('undo-proposed');
  if (after.stage === 'over') kinds.push('ended');
  else if (after.stage === 'playing') {
    const already = before.stage === 'playing' && engine.waitingFor(before).includes(side);
    if (!already && engine.waitingFor(after).includes(side)) kinds.push('your-turn');
  }
  return kinds;
}

function noticeOf(session: LiveSession, kind: NoticeKind, side: Side, version: number, at: string): Notice {
  const { scenario } = JSON.parse(session.row.opening) as Opening;
  const id = `${session.id}.${version}.${kind}.${side}`;
  return { id, kind, session: session.id, game: session.row.game, scenario, side, version, at };
}

/** One message for each hook that the player has at this moment. */
function queued(player: string, notice: Notice, order: number): Beside {
  const place = `${String(notice.version).padStart(10, '0')}.${order}`;
  return {
    sql: `INSERT INTO webhook_messages (id, hook, session, place, body, attempts, due_at, created_at)
      SELECT CAST($1 AS text) || '.' || id, id, CAST($2 AS text), CAST($3 AS text), CAST($4 AS text), 0,
        CAST($5 AS text), CAST($6 AS text)
      FROM webhooks WHERE player = $7 AND active = 1`,
    values: [notice.id, notice.session, place, JSON.stringify(notice), notice.at, notice.at, player],
  };
}

const SENTENCES: Readonly<Record<NoticeKind, Readonly<Record<Language, (notice: Notice) => string>>>> = {
  'your-turn': {
    en: ({ scenario, side }) => `${scenario}: it is your turn (${side}).`,
    ja: ({ scenario, side }) => `${scenario}：あなた（${side}）の番です。`,
  },
  'undo-proposed': {
    en: ({ scenario }) => `${scenario}: somebody proposes to take something back. Agree or refuse.`,
    ja: ({ scenario }) => `${scenario}：待ったの申し出があります。同意するか断ってください。`,
  },
  'seat-claimed': {
    en: ({ scenario }) => `${scenario}: somebody has sat down.`,
    ja: ({ scenario }) => `${scenario}：新しいプレイヤーが着席しました。`,
  },
  ended: {
    en: ({ scenario }) => `${scenario}: the game is over.`,
    ja: ({ scenario }) => `${scenario}：ゲームが終了しました。`,
  },
  test: { en: () => 'Umpire can reach you here.', ja: () => 'Umpire からの通知がここに届きます。' },
};

/** The sentence of a notice. */
export const sentenceOf = (notice: Notice, language: Language): string => SENTENCES[notice.kind][language](notice);
