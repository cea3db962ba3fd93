import { hexesOfLine, hindrancesOnLine, placeHindrances } from '../../spotting/hindrances-on-line.js';
import type { HindranceKind } from '../../vocabulary.js';
import { type Position, smokeStep } from '../position.js';
import type { Table } from '../table.js';
import type { Mark } from './state.js';

/** How a mark hinders fire; illumination does not [5.11]. */
function kindOf({ kind, open }: Mark): HindranceKind | null {
  if (kind === 'illumination') return null;
  if (kind === 'fire') return 'fire';
  return kind === 'smoke' ? (open ? 'smokeOpen' : 'smokeClosed') : open ? 'barrageOpen' : 'barrageClosed';
}

/** Fire, smoke, barrages and burning wrecks on the line between two hexes, but those of the present step [5.11, 6.1.4.3.10, 4.4.3.2.2]. */
export function hindrancesBetween(
  table: Table,
  position: Position,
  from: number,
  to: number,
  levels: readonly [number, number] = [table.line.board.level[from]!, table.line.board.level[to]!],
) {
  const { line, board } = table;
  const now = smokeStep(position);
  const smoking = Object.entries(position.wrecks)
    .filter(([, { kind, born }]) => kind === 'bu' && born !== now)
    .map(([hex]) => ({ hex, brewedUp: true }));
  const areas = position.marks.flatMap((mark) => {
    const kind = mark.born === now ? null : kindOf(mark);
    return kind === null ? [] : [{ kind, source: mark.id, hexes: [...mark.hexes], madeThisStep: false }];
  });
  if (smoking.length === 0 && areas.length === 0) return [];
  const [low, high] = levels;
  line.firstBlocker(from, to, low, high);
  const hexes = hexesOfLine(line.board, line.elements);
  const placed = placeHindrances(line.board, areas, smoking);
  return hindrancesOnLine(table.umpire(), line.board, placed, hexes, Math.min(low, high)).map(
    ({ kind, source, hexes: covered, atEnd }) => ({
      kind,
      source,
      hexes: covered,
      atEnd,
      ground: board.heightOf(board.grid.index(covered[0]!)),
    }),
  );
}
