import type { Side } from '../../vocabulary.js';
import { Faults, happen, type Play } from '../stage.js';
import { afterSettled } from './booking.js';
import { checkPage } from './check.js';
import { CSV_HEAD, linesOfCsv } from './csv.js';
import type { Line, OpenPage, PageId } from './lines.js';
import { byKey, openLines } from './open-lines.js';
import { allSettled, pageNamed, settlable, wantedPages, wordOf } from './pages.js';

export interface Sent {
  readonly page: string;
  readonly lines?: readonly Line[];
  readonly csv?: string;
}

export function file(play: Play, side: Side, sent: Sent): void {
  const page = pageNamed(side, sent.page, true);
  if (!wantedPages(play.position).includes(page)) play.refuse('3.6', 'page-not-wanted', { page: wordOf(page) });
  if (play.position.open.report[page]) play.refuse('3.6', 'page-filed-already', { page: wordOf(page) });
  const faults = sent.csv === undefined ? new Faults('/lines') : new Faults('/csv', CSV_HEAD);
  const lines = sent.csv === undefined ? (sent.lines ?? []) : linesOfCsv(sent.csv, faults);
  checkPage(play, side, page, lines, faults);
  faults.throw();
  const opened: OpenPage = { author: side, settled: false, lines: openLines(play, side, lines) };
  happen(play, 'page-filed', {
    rule: '3.6',
    side,
    values: { page: wordOf(page), lines: Object.keys(opened.lines).length },
    open: { report: { ...play.position.open.report, [page]: opened } },
    own: { filed: { ...play.position.own[side].filed, [page]: byKey(lines) } },
  });
}

export const pageOf = (play: Play, page: PageId): OpenPage => {
  const opened = play.position.open.report[page];
  if (!opened || opened.settled) return play.refuse('3.6', 'page-not-open', { page: wordOf(page) });
  return opened;
};

export function put(play: Play, page: PageId, opened: OpenPage): { report: Play['position']['open']['report'] } {
  return { report: { ...play.position.open.report, [page]: opened } };
}

/** Where every line is agreed the page stands for good. */
export function settleIfAgreed(play: Play, page: PageId): void {
  const opened = play.position.open.report[page]!;
  if (!settlable(opened)) return;
  happen(play, 'page-settled', {
    rule: '3.6',
    side: opened.author,
    values: { page: wordOf(page) },
    open: put(play, page, { ...opened, settled: true }),
  });
  if (allSettled(play.position)) afterSettled(play);
}

export function withdrawPage(play: Play, side: Side, word: string): void {
  const page = pageNamed(side, word, true);
  const opened = pageOf(play, page);
  if (opened.author !== side) play.refuse('3.6', 'not-own-page', { page: word });
  const { [page]: _gone, ...report } = play.position.open.report;
  const { [page]: _filed, ...filed } = play.position.own[side].filed;
  happen(play, 'page-withdrawn', { rule: '3.6', side, values: { page: word }, open: { report }, own: { filed } });
}
