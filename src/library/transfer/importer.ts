import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Text } from '../../platform/language.js';
import type { FieldError } from '../../platform/problems/problem.js';
import type { LibraryDocument } from '../document.js';
import type { Library } from '../library.js';
import type { LibraryExisting } from '../shapes/transfer.js';
import { keyOf } from '../store/record-store.js';
import type { Sourced } from './record-source.js';

export interface ImportReport {
  readonly read: number;
  readonly written: number;
  readonly skipped: number;
  readonly errors: readonly FieldError[];
}

export interface Progress {
  readonly read: number;
  readonly bad: number;
}

const PROGRESS_EVERY = 1000;
/** Records checked before others get their turn on the event loop. */
const TURN = 200;
const MAX_RECORDS = 200_000;
const MAX_ERRORS = 10_000;

/** Reads and checks every record, then writes all of them in one transaction, or, if a single one is bad, none. */
export class Importer {
  private readonly documents: { readonly line: number; readonly document: LibraryDocument }[] = [];
  private readonly errors: FieldError[] = [];
  private readonly lines = new Map<string, number>();
  private read = 0;

  constructor(
    private readonly library: Library,
    /** What becomes of a record that is already in the library. */
    private readonly existing: LibraryExisting,
  ) {}

  /** Yields progress, and returns the report. */
  async *run(source: AsyncIterable<Sourced> | Iterable<Sourced>): AsyncGenerator<Progress, ImportReport> {
    for await (const sourced of source) {
      this.read += 1;
      if (this.read > MAX_RECORDS) {
        this.complain(sourced.line, '', {
          en: `an import has at most ${MAX_RECORDS} records`,
          ja: `一度に取り込めるのは${MAX_RECORDS}件までです`,
        });
        break;
      }
      this.take(sourced);
      if (this.read % TURN === 0) await nextTurn();
      if (this.read % PROGRESS_EVERY === 0) yield { read: this.read, bad: this.errors.length };
      if (this.errors.length >= MAX_ERRORS) break;
    }
    const fresh = await this.withoutExisting();
    if (this.errors.length > 0) return this.report(0, 0);
    yield { read: this.read, bad: 0 };
    // SQLite writes without a pause: whoever waits should have heard first that the reading is done.
    await nextTurn();
    const replace = this.existing === 'replace';
    const written = await this.library.writeAll(fresh, { replace });
    return this.report(written, this.documents.length - fresh.length);
  }

  private take(sourced: Sourced): void {
    const { line } = sourced;
    if ('fault' in sourced) {
      this.complain(line, '', sourced.fault);
      return;
    }
    const checked = this.library.checker.check(sourced.value);
    if ('faults' in checked) {
      for (const { pointer, detail } of checked.faults) this.complain(line, pointer, detail);
      return;
    }
    const key = keyOf(checked.document);
    const before = this.lines.get(key);
    if (before !== undefined)
      this.complain(line, '/id', {
        en: `"${checked.document.id}" stands in line ${before} already`,
        ja: `「${checked.document.id}」はすでに${before}行目にあります`,
      });
    else this.lines.set(key, line);
    this.documents.push({ line, document: checked.document });
  }

  private async withoutExisting(): Promise<LibraryDocument[]> {
    const all = this.documents.map(({ document }) => document);
    if (this.existing === 'replace') return all;
    const standing = await this.library.standing(all);
    const exists = (document: LibraryDocument): boolean => standing.get(keyOf(document))?.living ?? false;
    if (this.existing === 'skip') return all.filter((document) => !exists(document));
    for (const { line, document } of this.documents) {
      if (exists(document))
        this.complain(line, '/id', {
          en: `"${document.id}" is in the library already`,
          ja: `「${document.id}」はすでにライブラリにあります`,
        });
    }
    return all;
  }

  private complain(line: number, pointer: string, detail: Text): void {
    this.errors.push({ line, pointer, detail });
  }

  private report(written: number, skipped: number): ImportReport {
    const errors = this.errors.toSorted((a, b) => a.line! - b.line!);
    return { read: this.read, written, skipped, errors };
  }
}
