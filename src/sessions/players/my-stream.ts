import { Injectable } from '@nestjs/common';
import type { Language } from '../../platform/language.js';
import { type StreamPage, Streams } from '../live/streams.js';
import { SessionsService } from '../sessions.service.js';
import type { MyEvent } from '../shapes/my-events.js';
import { Gathering } from './gathering.js';
import { PlayersService } from './players.service.js';
import { type Position, Positions } from './positions.js';
import { RemarksService } from './remarks.service.js';

/** Sessions of one player that are followed at once, the latest. */
const MOST_FOLLOWED = 200;
/** New games are looked for so often; who listens is told then that nothing has happened. */
const LOOK_MS = 10_000;
/** So long after its end a game still has its place in the ids: the clocks of other instances may differ from this one. */
const SLACK_MS = 300_000;

/** Who listens, in which language, and to what. */
interface Listening {
  /** It opens the seats of its player. */
  readonly key: string | undefined;
  readonly client: string;
  readonly language: Language;
  /** Whether remarks are told, too. */
  readonly remarks: boolean;
  /** The id of the last event that the listener has; from now on where there is none. */
  readonly lastId: string | undefined;
}

/** Events in order, and the id with which a listener goes on after them. */
export interface MyPage {
  readonly id: string;
  readonly events: readonly MyEvent[];
}

type Brought = StreamPage & { readonly session: string };

/** Everything that happens in all games of a player: one stream in the place of one for each, which goes on where it was. */
@Injectable()
export class MyStream {
  constructor(
    private readonly players: PlayersService,
    private readonly sessions: SessionsService,
    private readonly talk: RemarksService,
    private readonly streams: Streams,
  ) {}

  /** The first page has no event: it says where the stream begins. Later ones without any say that nothing has happened. */
  async start(listening: Listening, gone: AbortSignal): Promise<AsyncGenerator<MyPage>> {
    const { id: player } = await this.players.byKey(listening.key);
    const { lastId } = listening;
    const positions =
      lastId === undefined ? await this.fromNow(player, listening) : Positions.read(lastId, MOST_FOLLOWED);
    const leave = this.streams.take(listening.client, gone);
    return this.pages(player, positions, listening, gone, leave);
  }

  private async fromNow(player: string, { key, remarks }: Listening): Promise<Positions> {
    const positions = new Positions(Date.now());
    for (const { session } of await this.players.followed(player, since(positions), MOST_FOLLOWED)) {
      const { session: now, viewer } = await this.sessions.read(session, key);
      positions.of.set(session, {
        version: now.version,
        ...(remarks ? { remark: await this.talk.heard(session, viewer) } : {}),
      });
    }
    return positions;
  }

  private async *pages(
    player: string,
    positions: Positions,
    listening: Listening,
    gone: AbortSignal,
    leave: () => void,
  ): AsyncGenerator<MyPage> {
    const { signal, done } = this.streams.untilClosing(gone);
    const gathering = new Gathering<Brought>();
    const followed = new Set<string>();
    signal.addEventListener('abort', () => gathering.close(), { once: true });
    try {
      yield { id: String(positions), events: [] };
      for (let next = 0; !signal.aborted; ) {
        if (performance.now() >= next) {
          next = performance.now() + LOOK_MS;
          await this.look(player, positions, (session, position) => {
            if (followed.has(session)) return;
            followed.add(session);
            // Whatever ended it, the next look takes it up again where it was.
            const ended = (): boolean => followed.delete(session);
            void this.follow(session, position, listening, signal, gathering).then(ended, ended);
          });
        }
        const events = (await gathering.take(LOOK_MS)).flatMap((page) => [...told(page, positions)]);
        yield { id: String(positions), events };
      }
    } finally {
      gathering.close();
      done();
      leave();
    }
  }

  /** Which games there are now: one that the listener knows nothing of is told from where the player sat down. */
  private async look(
    player: string,
    positions: Positions,
    follow: (session: string, position: Position) => void,
  ): Promise<void> {
    const looked = Date.now();
    const all = await this.players.followed(player, since(positions), MOST_FOLLOWED);
    const there = new Set(all.map(({ session }) => session));
    for (const session of positions.of.keys()) if (!there.has(session)) positions.of.delete(session);
    for (const { session, claimed } of all) {
      const position = positions.of.get(session) ?? { version: Math.max(0, claimed - 1) };
      positions.of.set(session, position);
      follow(session, position);
    }
    positions.since = looked;
  }

  private async follow(
    id: string,
    { version, remark }: Position,
    { key: token, client, language, remarks: wanted }: Listening,
    signal: AbortSignal,
    gathering: Gathering<Brought>,
  ): Promise<void> {
    const remarks = wanted ? (remark ?? 0) : undefined;
    const { pages } = await this.streams.listen({ id, token, after: version, remarks, language, client }, signal);
    for await (const page of pages) {
      if (page.entries.length > 0 || page.remarks.length > 0) await gathering.bring({ ...page, session: id });
    }
  }
}

const since = ({ since: at }: Positions): string => new Date(at - SLACK_MS).toISOString();

/** Each with the id that counts when it has been told. */
function* told({ session, entries, remarks }: Brought, positions: Positions): Generator<MyEvent> {
  const moved = (change: Partial<Position>): string => {
    positions.of.set(session, { ...(positions.of.get(session) ?? { version: 0 }), ...change });
    return String(positions);
  };
  for (const entry of entries) yield { id: moved({ version: entry.version }), session, entry };
  for (const remark of remarks) yield { id: moved({ remark: remark.number }), session, remark };
}
