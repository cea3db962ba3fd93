import type { Play } from '../stage.js';
import type { Line, PageId } from './lines.js';

/** Lines of a settled page, as its author wrote them. */
export function linesOf({ position }: Pick<Play, 'position'>, page: PageId): Line[] {
  const author = position.open.report[page]?.author;
  return author ? Object.values(position.own[author].filed[page] ?? {}) : [];
}
