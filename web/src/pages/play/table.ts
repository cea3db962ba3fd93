import { batch, computed, signal } from '@preact/signals';
import { UmpireProblem } from '../../../../client/src/index.js';
import { mapBody, umpire } from '../../api/client.js';
import { type Card, cardsOf } from '../../api/decks.js';
import { myGame } from '../../api/my-games.js';
import type {
  Command,
  CommandOf,
  Session,
  SessionActions,
  SessionEntry,
  SessionMaterialsAnswer,
  TableRemark,
} from '../../api/types.js';
import { layoutOf } from '../../board/known-layouts.js';
import { anchored } from './anchors.js';

/**
 * One game at the table, as one seat sees it. The last version and the stream are the only source of what is shown; after
 * anything new the position is asked for again.
 */
export class Table {
  readonly session = signal<Session | undefined>(undefined);
  readonly actions = signal<SessionActions | undefined>(undefined);
  readonly materials = signal<SessionMaterialsAnswer | undefined>(undefined);
  readonly cards = signal<ReadonlyMap<string, Card>>(new Map());
  readonly entries = signal<readonly SessionEntry[]>([]);
  readonly remarks = signal<readonly TableRemark[]>([]);
  readonly connected = signal(true);
  readonly busy = signal(false);
  readonly failure = signal('');
  /** What was wrong with the command sent last, by JSON pointer. */
  readonly faults = signal<ReadonlyMap<string, string>>(new Map());
  readonly closed = signal(false);
  /** Which of this browser's seats looks at the board; undefined for somebody who looks on. */
  readonly side = signal<string | undefined>(undefined);

  readonly mapName = computed(() => {
    const id = this.session.value?.view.board?.map.id;
    return this.materials.value?.maps.find((map) => map.id === id)?.name;
  });
  readonly map = computed(() => {
    const id = this.session.value?.view.board?.map.id;
    return this.materials.value && id !== undefined ? mapBody(this.materials.value, id) : undefined;
  });
  readonly layout = computed(() => this.map.value && layoutOf(this.map.value));
  readonly anchored = computed(() =>
    anchored(this.actions.value?.actions ?? [], this.session.value?.view.board ?? null, this.layout.value),
  );
  readonly yourMove = computed(() => {
    const { session, side } = this;
    return (
      session.value?.stage === 'playing' &&
      side.value !== undefined &&
      // What was read before somebody sat down is nobody's move.
      session.value.you === side.value &&
      session.value.waitingFor.includes(side.value) &&
      session.value.handedIn === null
    );
  });

  /** The game by the client, at the seat that looks. */
  game = umpire.sessions.at(this.id, { token: null });
  private gone = new AbortController();
  private refreshing: Promise<void> | undefined;
  private stale = false;

  constructor(readonly id: string) {}

  get token(): string | undefined {
    const { side } = this;
    return side.value === undefined ? undefined : myGame(this.id)?.seats[side.value];
  }

  /** Sits where this browser has a seat, reads everything once, then follows the stream. */
  async open(side?: string): Promise<void> {
    this.close();
    const seats = Object.keys(myGame(this.id)?.seats ?? {});
    batch(() => {
      this.side.value = side ?? seats[0];
      this.actions.value = undefined;
      this.entries.value = [];
      this.closed.value = false;
      this.failure.value = '';
    });
    this.game = umpire.sessions.at(this.id, { token: this.token ?? null });
    this.gone = new AbortController();
    const { signal } = this.gone;
    try {
      await Promise.all([this.refresh(), this.unpack(), this.catchUp(), this.listenToTalk()]);
      // Another seat looks by now, and reads for itself.
      if (signal.aborted) return;
    } catch (error) {
      if (signal.aborted) return;
      this.closed.value = true;
      this.failure.value = (error as Error).message;
      if (!(error instanceof UmpireProblem)) throw error;
      return;
    }
    void this.follow(signal);
  }

  close(): void {
    this.gone.abort();
  }

  private async follow(signal: AbortSignal): Promise<void> {
    const onConnection = (connected: boolean): void => {
      this.connected.value = connected;
      if (connected) this.refreshSoon();
    };
    try {
      for await (const entry of this.game.follow({ after: this.known, signal, onConnection })) {
        this.entries.value = [...this.entries.value, entry as SessionEntry];
        this.refreshSoon();
      }
    } catch (error) {
      if (!signal.aborted) this.failure.value = (error as Error).message;
    }
  }

  private get known(): number {
    return this.entries.value.at(-1)?.version ?? 0;
  }

  /** Position and choices as they stand. Asked again where something happened while it was on its way. */
  refresh(): Promise<void> {
    this.stale = true;
    this.refreshing ??= this.readAgain();
    return this.refreshing;
  }

  private refreshSoon(): void {
    this.refresh().catch((error: Error) => {
      this.failure.value = error.message;
    });
  }

  private async readAgain(): Promise<void> {
    try {
      while (this.stale) {
        this.stale = false;
        await this.readOnce();
      }
    } finally {
      // At once: whoever asks from now on is not told of this reading.
      this.refreshing = undefined;
    }
  }

  private async readOnce(): Promise<void> {
    const { game } = this;
    const session = (await game.view()) as Session;
    const asked = session.you !== null && session.stage === 'playing' && session.waitingFor.includes(session.you);
    const actions = asked ? await game.actions() : undefined;
    // Somebody moved in between, or another seat looks by now.
    if (game !== this.game || (actions && actions.version !== session.version)) {
      this.stale = true;
      return;
    }
    batch(() => {
      this.session.value = session;
      this.actions.value = actions;
    });
  }

  private async unpack(): Promise<void> {
    this.materials.value = await this.game.materials();
    const { decks = [] } = this.materials.value.scenario.body as { decks?: readonly string[] };
    // Names of cards: the board need not wait for them.
    if (decks.length > 0 && this.cards.value.size === 0) {
      void cardsOf(decks).then((cards) => {
        this.cards.value = cards;
      });
    }
  }

  private async catchUp(): Promise<void> {
    const { game } = this;
    for (;;) {
      const { entries, next } = await game.history({ after: this.known, limit: 500 });
      if (game !== this.game) return;
      this.entries.value = [...this.entries.value, ...(entries as readonly SessionEntry[])];
      if (next === undefined) return;
    }
  }

  async listenToTalk(): Promise<void> {
    const { items } = await this.game.remarks({ after: this.remarks.value.at(-1)?.number ?? 0 });
    if (items.length > 0) this.remarks.value = [...this.remarks.value, ...items];
  }

  /** Sends a command on the version it was chosen at. A refusal is shown; the position is read again in any case. */
  async act(command: Command): Promise<boolean> {
    const { actions } = this;
    if (actions.value === undefined || this.busy.value) return false;
    this.busy.value = true;
    this.failure.value = '';
    this.faults.value = new Map();
    try {
      await this.game.act(command as CommandOf, { version: actions.value.version });
      return true;
    } catch (error) {
      this.failure.value = (error as Error).message;
      const { errors = [] } = error instanceof UmpireProblem ? error : {};
      this.faults.value = new Map(errors.map(({ pointer, detail }) => [pointer, detail]));
      return false;
    } finally {
      await this.refresh().catch(() => undefined);
      this.busy.value = false;
    }
  }
}
