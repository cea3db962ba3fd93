import { computed, signal } from '@preact/signals';
import { mapBody, umpire } from '../../api/client.js';
import { type MyGame, myGame } from '../../api/my-games.js';
import type { Session, SessionEntry, SessionMaterialsAnswer } from '../../api/types.js';

/** So many positions are kept: going back and forth asks for none of them again. */
const MOST_KEPT = 200;

/** A game as it can be looked at version by version. */
export class Recording {
  readonly shown = signal<Session | undefined>(undefined);
  readonly entries = signal<readonly SessionEntry[]>([]);
  readonly last = signal(0);
  readonly version = signal(0);
  readonly failure = signal('');
  /** Whether only what was rolled is listed and stopped at. */
  readonly diceOnly = signal(false);
  readonly listed = computed(() =>
    this.entries.value.filter(
      ({ version, rolls }) => version <= this.last.value && (!this.diceOnly.value || rolls.length > 0),
    ),
  );
  private readonly over = signal(false);
  private readonly materials = signal<SessionMaterialsAnswer | undefined>(undefined);
  private readonly positions = new Map<number, Promise<Session>>();

  readonly map = computed(() => {
    const id = this.shown.value?.view.board?.map.id;
    return this.materials.value && id !== undefined ? mapBody(this.materials.value, id) : undefined;
  });
  readonly name = computed(() => this.materials.value?.scenario.name ?? { en: this.id });
  /** Of a game that goes on, every side would have to agree. */
  readonly mayBranch = computed(() => {
    const seats = Object.keys(myGame(this.id)?.seats ?? {});
    return seats.length > 0 && (this.over.value || seats.length === this.shown.value?.sides.length);
  });

  constructor(readonly id: string) {}

  private get game() {
    return umpire.sessions.at(this.id, { token: Object.values(myGame(this.id)?.seats ?? {})[0] ?? null });
  }

  async open(): Promise<void> {
    try {
      const { game } = this;
      this.positions.clear();
      const session = (await game.view()) as Session;
      this.over.value = session.stage === 'over';
      this.materials.value = await game.materials();
      let entries: readonly SessionEntry[] = [];
      for (let next: number | undefined = 0; next !== undefined; ) {
        const page: { entries: readonly unknown[]; next?: number } = await game.history({ after: next, limit: 500 });
        entries = [...entries, ...(page.entries as readonly SessionEntry[])];
        next = page.next;
      }
      this.entries.value = entries;
      this.last.value = session.version;
      const wanted = this.version.value === 0 ? session.version : this.version.value;
      this.positions.set(session.version, Promise.resolve(session));
      await this.goTo(wanted);
    } catch (error) {
      this.failure.value = (error as Error).message;
    }
  }

  async goTo(version: number): Promise<void> {
    const wanted = Math.min(this.last.value, Math.max(0, version));
    this.version.value = wanted;
    try {
      const session = await this.position(wanted);
      // Whoever moves the slider on has no use for where it was.
      if (this.version.value === wanted) this.shown.value = session;
    } catch (error) {
      this.failure.value = (error as Error).message;
    }
  }

  /** One decision on or back; where only dice are shown, to the next or the last that was rolled. */
  step(by: 1 | -1): Promise<void> {
    if (!this.diceOnly.value) return this.goTo(this.version.value + by);
    const isOn = (version: number): boolean => (by > 0 ? version > this.version.value : version < this.version.value);
    const rolled = this.listed.value.filter(({ version }) => isOn(version));
    const next = by > 0 ? rolled[0] : rolled.at(-1);
    return this.goTo(next?.version ?? (by > 0 ? this.last.value : 0));
  }

  private position(version: number): Promise<Session> {
    let known = this.positions.get(version);
    if (!known) {
      known = this.game.view({ version }) as Promise<unknown> as Promise<Session>;
      known.catch(() => this.positions.delete(version));
      if (this.positions.size >= MOST_KEPT) this.positions.delete(this.positions.keys().next().value!);
      this.positions.set(version, known);
    }
    return known;
  }

  file(): Promise<object> {
    return this.game.save();
  }

  /** The branch keeps its seats: whoever sat there sits there, with the same token. */
  async branch(): Promise<MyGame | undefined> {
    const seats = myGame(this.id)?.seats ?? {};
    try {
      const { id } = await this.game.fork({ version: this.version.value, tokens: Object.values(seats) });
      return { id, name: this.name.value, seats, invitations: {}, at: new Date().toISOString() };
    } catch (error) {
      this.failure.value = (error as Error).message;
      return undefined;
    }
  }
}
