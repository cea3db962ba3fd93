import { computed, signal } from '@preact/signals';
import { asMe, umpire } from '../../api/client.js';
import { myPlayer } from '../../api/player.js';
import { named, say } from '../../i18n/language.js';
import { workshop as words } from '../../i18n/workshop.js';
import { keep, kept } from '../../ui/storage.js';
import { type Fault, faultsOf, followed } from './faults.js';
import { History } from './history.js';
import { rowsOfRecord, type StoredRecord } from './record-rows.js';
import { type Kind, type Row, rowsOfCsv, type Sheet } from './sheet.js';
import { loadSheets, type Stored, storedRecord } from './templates.js';
import { type Places, partsOf, readWorkFile, type WorkFile, withParts } from './work-file.js';

/** Everything that can be undone: the sheets, and where the spaces of the map were drawn. */
interface Work {
  readonly sheets: readonly Sheet[];
  readonly places: Places;
}

/** What the last check said. */
export interface Verdict {
  readonly ready: boolean;
  readonly faults: readonly Fault[];
  readonly missing: readonly string[];
}

const SAVE_MS = 500;

/** A scenario's tables on somebody's desk. What is drawn stays in this browser until it is uploaded. */
export class Desk {
  readonly work = new History<Work>({ sheets: [], places: {} });
  readonly sheets = computed(() => this.work.now.value.sheets);
  readonly places = computed(() => this.work.now.value.places);
  readonly loaded = signal(false);
  readonly verdict = signal<Verdict | undefined>(undefined);
  /** One sentence about what was done last. */
  readonly said = signal('');
  readonly failure = signal('');
  readonly busy = signal(false);
  private saving = 0;

  constructor(readonly scenario: string) {}

  private get draftKey(): string {
    return `umpire.workshop.${this.scenario}`;
  }

  /** The templates, with what this browser still has of them. */
  open(): Promise<void> {
    return this.trying(async () => {
      const sheets = await loadSheets(this.scenario);
      const draft = kept<WorkFile>(this.draftKey);
      // Words of another language, or the same desk as before.
      const before = this.loaded.value ? this.file() : (draft ?? undefined);
      this.work.restart({ sheets: before ? withParts(sheets, before) : sheets, places: before?.places ?? {} });
      this.loaded.value = true;
    });
  }

  /** The templates as they come, without anything that was filled in. One step of undo brings it back. */
  startAgain(): Promise<void> {
    return this.trying(async () => this.change({ sheets: await loadSheets(this.scenario), places: {} }));
  }

  sheet(kind: Kind): Sheet | undefined {
    return this.sheets.value.find((sheet) => sheet.kind === kind);
  }

  edit(kind: Kind, rows: readonly Row[], places: Places = this.places.value): void {
    const sheets = this.sheets.value.map((sheet) => (sheet.kind === kind ? { ...sheet, rows, sent: true } : sheet));
    this.change({ sheets, places });
  }

  send(kind: Kind, sent: boolean): void {
    const sheets = this.sheets.value.map((sheet) => (sheet.kind === kind ? { ...sheet, sent } : sheet));
    this.change({ sheets, places: this.places.value });
  }

  undo(): void {
    this.changing(() => this.work.back());
  }

  redo(): void {
    this.changing(() => this.work.forward());
  }

  private change(work: Work): void {
    this.changing(() => this.work.push(work));
  }

  /** Faults go with their lines, and the browser keeps what there is. */
  private changing(change: () => void): void {
    const before = this.sheets.value;
    change();
    const verdict = this.verdict.value;
    if (verdict) {
      let { faults } = verdict;
      for (const { kind, rows } of before) faults = followed(faults, kind, rows, this.sheet(kind)?.rows ?? []);
      this.verdict.value = { ...verdict, ready: false, faults };
    }
    this.draft();
  }

  private draft(): void {
    clearTimeout(this.saving);
    this.saving = window.setTimeout(() => keep(this.draftKey, this.file()), SAVE_MS);
  }

  /** What is saved as a file. */
  file(): WorkFile {
    const { sheets, places } = this.work.now.value;
    const drawn = Object.keys(places).length > 0;
    return { scenario: this.scenario, parts: partsOf(sheets), ...(drawn ? { places } : {}) };
  }

  check(): Promise<void> {
    return this.trying(async () => {
      const { parts } = this.file();
      const client = myPlayer.value ? asMe() : umpire;
      const { ready, missing, problems } = await client.library.check(this.scenario, { parts });
      const sent = parts.map(({ kind }) => kind);
      this.verdict.value = {
        ready,
        faults: faultsOf(problems, sent),
        missing: missing.map(({ kind, id, why }) => `${kind} ${id}: ${named(why)}`),
      };
      this.said.value = '';
    });
  }

  upload(): Promise<void> {
    return this.trying(async () => {
      const { parts } = this.file();
      const { items } = await asMe().me.materials.save(this.scenario, parts);
      this.said.value = say(words.uploaded, { count: items.length });
    });
  }

  /** A file from the disk: a saved desk, a table, or a record as the library exports it. */
  load(name: string, text: string, kind: Kind): Promise<void> {
    return this.trying(async () => {
      const file = readWorkFile(text);
      if (file) {
        this.change({ sheets: withParts(this.sheets.value, file), places: file.places ?? {} });
      } else if (!this.take(text, kind)) throw new Error(say(words.notAFile, { name }));
      this.said.value = say(words.loaded, { name });
    });
  }

  /** A record in the place of the lines of its map, its charts or its deck; lines of other decks stay. */
  takeRecord(kind: Kind, record: StoredRecord): void {
    const sheet = this.sheet(kind);
    if (!sheet) return;
    const deck = sheet.columns.indexOf('deck');
    const others = deck < 0 ? [] : sheet.rows.filter((row) => row[deck] !== record.id);
    this.edit(kind, [...others, ...rowsOfRecord(sheet, record)]);
  }

  /** A stored record by its id, from the library or of one's own. */
  takeStored(kind: Kind, stored: Stored): Promise<void> {
    return this.trying(async () => this.takeRecord(kind, await storedRecord(kind, stored)));
  }

  private take(text: string, kind: Kind): boolean {
    const sheet = this.sheet(kind);
    if (!sheet) return false;
    if (!text.trimStart().startsWith('{')) {
      const rows = rowsOfCsv(text, sheet.columns);
      if (rows) this.edit(kind, rows);
      return rows !== undefined;
    }
    const record = parsed(text);
    if (record?.kind !== (kind === 'counters' ? 'deck' : kind) || !record.body) return false;
    this.takeRecord(kind, record);
    return true;
  }

  private async trying(what: () => Promise<unknown>): Promise<void> {
    this.busy.value = true;
    try {
      await what();
      this.failure.value = '';
    } catch (error) {
      this.failure.value = (error as Error).message;
    } finally {
      this.busy.value = false;
    }
  }
}

function parsed(text: string): StoredRecord | undefined {
  try {
    return JSON.parse(text) as StoredRecord;
  } catch {
    return undefined;
  }
}
