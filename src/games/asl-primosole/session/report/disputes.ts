import type { Values } from '../../../../kernel/rulings/index.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { byAlias } from '../roster.js';
import { type Desk, Faults, happen, type Play } from '../stage.js';
import { checkPage } from './check.js';
import { pageOf, put, type Sent, settleIfAgreed } from './filing.js';
import { keyOf, type Line, type OpenLine, type PageId } from './lines.js';
import { byKey, contested, openKey, openLine, ownKeyOf, sameLine } from './open-lines.js';
import { pageNamed, wordOf } from './pages.js';

export function agree(play: Play, side: Side, word: string, except: readonly string[]): void {
  const page = pageFor(play, side, word);
  const opened = pageOf(play, page);
  if (opened.author === side) play.refuse('3.6', 'own-page', { page: word });
  const unknown = except.find((key) => !opened.lines[key]);
  if (unknown !== undefined) play.refuse('3.6', 'no-such-report-line', { line: unknown });
  const lines = Object.fromEntries(
    Object.entries(opened.lines).map(([key, line]) => [
      key,
      except.includes(key)
        ? line
        : { line: line.line, ...(line.called ? { called: line.called } : {}), status: 'agreed' as const },
    ]),
  );
  happen(play, 'lines-agreed', {
    rule: '3.6',
    side,
    values: { page: word, open: except.length },
    open: put(play, page, { ...opened, lines }),
  });
  settleIfAgreed(play, page);
}

/** The page somebody answers to: the other side's, or the common one. */
const pageFor = (play: Play, side: Side, word: string): PageId => {
  const theirs = pageNamed(side, word, false);
  return play.position.open.report[theirs] ? theirs : pageNamed(side, word, true);
};

export function dispute(play: Play, side: Side, word: string, key: string, claim: Line | undefined): void {
  const page = pageFor(play, side, word);
  const opened = pageOf(play, page);
  const line = opened.lines[key];
  if (opened.author === side) play.refuse('3.6', 'own-page', { page: word });
  if (!line || line.status === 'agreed') play.refuse('3.6', 'no-such-report-line', { line: key });
  if (claim && `${claim.kind} ${claim.unit ?? claim.hex ?? claim.name ?? ''}`.trim() !== key && claim.kind !== 'place')
    play.refuse('3.6', 'claim-other-line', { line: key });
  if (claim && claim.kind !== 'place' && !asClaimed(play, opened.author, page, key, { ...claim }))
    play.refuse('3.6', 'claim-cannot-be', { line: key });
  const lines = {
    ...opened.lines,
    [key]: { ...line, status: 'disputed' as const, claim: claim ? { ...claim } : null },
  };
  happen(play, 'line-disputed', {
    rule: '3.6',
    side,
    values: { page: word, ...about(key, line) },
    open: put(play, page, { ...opened, lines }),
  });
}

/** What a sentence says of a line: its key, and its counter as both sides call it. */
const about = (key: string, { called }: OpenLine): Values => ({ line: key, ...(called ? { unit: called } : {}) });

/** New content of disputed lines; one that is left out is struck, which only answers a claim that it should not be there. */
export function amend(play: Play, side: Side, sent: Sent): void {
  const page = pageNamed(side, sent.page, true);
  const opened = pageOf(play, page);
  if (opened.author !== side) play.refuse('3.6', 'not-own-page', { page: sent.page });
  const filed = { ...(play.position.own[side].filed[page] ?? {}) };
  const faults = new Faults('/lines');
  const given = new Map((sent.lines ?? []).map((line) => [openKey(play, side, line), line]));
  const lines: Record<string, OpenLine> = { ...opened.lines };
  for (const key of given.keys())
    if (!opened.lines[key] || !contested(opened.lines[key])) faults.add('3.6', 'line-not-disputed', { line: key });
  for (const [key, line] of Object.entries(opened.lines)) {
    if (!contested(line)) continue;
    const own = ownKeyOf(play, side, key, page);
    const next = given.get(key);
    if (!next && line.claim) faults.add('3.6', 'answer-the-claim', { line: key });
    if (own !== undefined) delete filed[own];
    delete lines[key];
    if (!next) continue;
    filed[keyOf(next)] = next;
    const shown = openLine(play, side, next);
    const same = line.claim !== undefined && line.claim !== null && sameLine(shown.line, line.claim);
    lines[key] = { ...shown, status: same ? 'agreed' : 'open' };
  }
  checkPage(play, side, page, Object.values(filed), faults);
  faults.throw();
  happen(play, 'line-amended', {
    rule: '3.6',
    side,
    values: { page: sent.page },
    open: put(play, page, { ...opened, lines }),
    own: { filed: { ...play.position.own[side].filed, [page]: filed } },
  });
  if (Object.keys(lines).length > 0 || Object.keys(opened.lines).length > 0) settleIfAgreed(play, page);
}

/** The author insists, or a die is offered: the line waits. */
export function mark(play: Play, page: PageId, key: string, side: Side, what: 'line-stood' | 'die-offered'): void {
  const opened = pageOf(play, page);
  const line = opened.lines[key];
  const stands =
    what === 'line-stood' ? opened.author === side && line?.status === 'disputed' : line?.status === 'stood';
  if (!line || !stands) play.refuse('3.6', 'line-not-disputed', { line: key });
  const next: OpenLine =
    what === 'line-stood' ? { ...line, status: 'stood' } : { ...line, status: 'offered', offeredBy: side };
  happen(play, what, {
    rule: '3.6',
    side,
    values: { page: wordOf(page), ...about(key, line) },
    open: put(play, page, { ...opened, lines: { ...opened.lines, [key]: next } }),
  });
}

/** The author's page as the other side would have it, or null where that is no page: a line missing, a claim that cannot be. */
function asClaimed(
  desk: Desk,
  author: Side,
  page: PageId,
  key: string,
  claim: Readonly<Record<string, unknown>> | null,
): { readonly filed: Record<string, Line>; readonly line: Line | null } | null {
  const kept = Object.values(desk.position.own[author].filed[page] ?? {}).filter(
    (line) => openKey(desk, author, line) !== key,
  );
  const unit = claim?.unit === undefined ? undefined : byAlias(desk.position, enemyOf(author), String(claim.unit))?.id;
  const line = claim === null ? null : ({ ...claim, ...(unit ? { unit } : {}) } as unknown as Line);
  const faults = new Faults();
  const lines = line === null ? kept : [...kept, line];
  checkPage(desk, author, page, lines, faults);
  return faults.none ? { filed: byKey(lines), line } : null;
}

/** The author's line stands up to this dr (PS-19). */
const AUTHOR_UP_TO = 3;

/** 1 to 3 the author's line, 4 to 6 what the other side claims, where that can be (PS-19). */
export function takeDie(play: Play, page: PageId, key: string, side: Side): void {
  const opened = pageOf(play, page);
  const line = opened.lines[key];
  if (line?.status !== 'offered' || line.offeredBy === side) play.refuse('3.6', 'line-not-disputed', { line: key });
  const roll = play.roll('disputed-line');
  const { author } = opened;
  const claim = roll > AUTHOR_UP_TO ? asClaimed(play, author, page, key, line.claim ?? null) : null;
  const lines: Record<string, OpenLine> = { ...opened.lines };
  if (!claim) lines[key] = { line: line.line, ...(line.called ? { called: line.called } : {}), status: 'agreed' };
  else if (claim.line) lines[key] = { ...openLine(play, author, claim.line), status: 'agreed' };
  else delete lines[key];
  happen(play, 'die-taken', {
    rule: '3.6',
    side: author,
    values: { page: wordOf(page), ...about(key, line), roll, claimed: claim !== null },
    open: put(play, page, { ...opened, lines }),
    own: claim ? { filed: { ...play.position.own[author].filed, [page]: claim.filed } } : {},
  });
  settleIfAgreed(play, page);
}

/** Either side may offer or take a die: the page of that name on which the line waits for it. */
export function pageWith(play: Play, side: Side, word: string, key: string, wanted: 'stood' | 'offered'): PageId {
  const waits = (page: PageId): boolean => {
    const opened = play.position.open.report[page];
    const line = opened?.settled ? undefined : opened?.lines[key];
    return line?.status === wanted && (wanted === 'stood' || line.offeredBy !== side);
  };
  const own = pageNamed(side, word, true);
  return waits(own) ? own : pageNamed(side, word, false);
}
