import { enemyOf, type Side } from '../../vocabulary.js';
import type { Open, Position } from '../position.js';
import type { Scene } from '../stage.js';
import type { OpenPage, PageId } from './lines.js';

const FIRST: readonly PageId[] = ['gameEnd', 'losses-british', 'losses-axis', 'state-british', 'state-axis', 'terrain'];

/** Pages that the report needs now: first those of the battle, then control, then places (PS-03, PS-06). */
export function wantedPages({ open }: Position): readonly PageId[] {
  if (open.step === 'places') return ['places-british', 'places-axis'];
  return open.done.includes('3.603') ? ['control'] : FIRST;
}

/** The side that must write a page; null where either may, and the first who files it does. */
export const authorOf = (page: PageId): Side | null =>
  page.endsWith('british') ? 'british' : page.endsWith('axis') ? 'axis' : null;

/** The page a command names: its own for who writes, the other side's for who agrees. */
export const pageNamed = (side: Side, word: string, writing: boolean): PageId =>
  (word === 'losses' || word === 'state' || word === 'places'
    ? `${word}-${writing ? side : enemyOf(side)}`
    : word) as PageId;

export const wordOf = (page: PageId): string => page.split('-')[0]!;

const isSettled = ({ report }: Open, page: PageId): boolean => report[page]?.settled === true;

/** Whether a side has anything to do with a page that is not settled. */
function mayAct({ open }: Position, side: Side, page: PageId): boolean {
  const filed = open.report[page];
  if (filed?.settled) return false;
  if (filed) return true;
  const author = authorOf(page);
  return author === null || author === side;
}

export const reporters = ({ position }: Scene): readonly Side[] =>
  (['british', 'axis'] as const).filter((side) => wantedPages(position).some((page) => mayAct(position, side, page)));

export const allSettled = (position: Position): boolean =>
  wantedPages(position).every((page) => isSettled(position.open, page));

export const settlable = ({ lines }: OpenPage): boolean =>
  Object.values(lines).every(({ status }) => status === 'agreed');
