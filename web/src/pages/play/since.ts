import { computed, signal } from '@preact/signals';
import type { Session, SessionEntry } from '../../api/types.js';
import { kept } from '../../ui/storage.js';
import type { Table } from './table.js';

const EACH_MS = 1400;

/** What others have done since this browser was last here, played in order on the board; it can be passed over at any time. */
export class Since {
  /** The last version that was seen when the page was opened; nothing on a first visit. */
  private readonly seen: number | undefined;
  /** What comes while the page is open is seen as it comes. */
  private readonly upTo: number;
  private readonly over = signal(false);
  private readonly at = signal<number | undefined>(undefined);
  private timer = 0;
  /** The position that is shown while it is played. */
  readonly shown = signal<Session | undefined>(undefined);

  readonly missed = computed<readonly SessionEntry[]>(() => {
    if (this.seen === undefined || this.over.value) return [];
    const told = ({ events }: SessionEntry): boolean => events.some(({ text }) => text !== '');
    return this.table.entries.value.filter(
      (entry) =>
        entry.version > this.seen! && entry.version <= this.upTo && entry.side !== this.table.side.value && told(entry),
    );
  });

  readonly entry = computed(() => (this.at.value === undefined ? undefined : this.missed.value[this.at.value]));

  constructor(private readonly table: Table) {
    this.seen = kept<number>(`umpire.seen.${table.id}`);
    this.upTo = table.session.value!.version;
  }

  /** The next of them, and then the one after it, until all are shown. Whoever wants less motion goes on by himself. */
  async next(): Promise<void> {
    clearTimeout(this.timer);
    const number = (this.at.value ?? -1) + 1;
    const entry = this.missed.value[number];
    if (!entry) return this.skip();
    try {
      const session = (await this.table.game.view({ version: entry.version })) as Session;
      this.at.value = number;
      this.shown.value = session;
    } catch {
      return this.skip();
    }
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.timer = window.setTimeout(() => void this.next(), EACH_MS);
    }
  }

  skip(): void {
    clearTimeout(this.timer);
    this.over.value = true;
    this.shown.value = undefined;
  }
}
