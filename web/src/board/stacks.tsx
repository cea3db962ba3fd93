import type { BoardData, Marker, Piece } from './board-data.js';
import { COUNTER, Counter, spoken } from './counter.js';
import type { Layout, Point } from './layout.js';

interface StacksProps {
  readonly board: BoardData;
  readonly layout: Layout;
  readonly sides: readonly string[];
  readonly ready: ReadonlySet<string>;
  readonly chosen: string | null;
  /** What is laid on pieces, by their ids. */
  readonly chits: ReadonlyMap<string, string>;
}

export function byPlace<T extends Piece | Marker>(items: readonly T[]): Map<string, T[]> {
  const places = new Map<string, T[]>();
  for (const item of items) {
    const list = places.get(item.place.id);
    if (list) list.push(item);
    else places.set(item.place.id, [item]);
  }
  return places;
}

export function Stacks({ board, layout, sides, ready, chosen, chits }: StacksProps) {
  const onMap = board.pieces.filter(({ place }) => place.kind !== 'box');
  return (
    <>
      {[...byPlace(onMap)].map(([id, stack]) => {
        const at = layout.place(id);
        return (
          at && (
            <Stack key={id} {...{ id, stack, at, layout, sides, chits }} ready={ready.has(id)} chosen={chosen === id} />
          )
        );
      })}
    </>
  );
}

interface StackProps {
  readonly id: string;
  readonly stack: readonly Piece[];
  readonly at: Point;
  readonly layout: Layout;
  readonly sides: readonly string[];
  readonly ready: boolean;
  readonly chosen: boolean;
  readonly chits: ReadonlyMap<string, string>;
}

/** The top counter, the edges of those under it, and how many there are. */
function Stack({ id, stack, at: [x, y], layout, sides, ready, chosen, chits }: StackProps) {
  const sorted = [...stack].sort((a, b) => a.order - b.order);
  const top = sorted.at(-1)!;
  const half = COUNTER / 2;
  return (
    <g
      transform={`translate(${x},${y + layout.radius * 0.08}) scale(${(layout.radius * 1.24) / COUNTER})`}
      class={chosen ? 'stack chosen' : ready ? 'stack ready' : 'stack'}
      data-stack={id}
    >
      <title>{sorted.map(spoken).join('\n')}</title>
      {sorted.length > 2 && <rect class="under" x={-half + 6} y={-half - 6} width={COUNTER} height={COUNTER} rx={4} />}
      {sorted.length > 1 && <rect class="under" x={-half + 3} y={-half - 3} width={COUNTER} height={COUNTER} rx={4} />}
      <Counter piece={top} sides={sides} angle={top.facing === null ? undefined : layout.angleOf(top.facing)} />
      {chits.has(top.id) && <Chit text={chits.get(top.id)!} />}
      <rect class="rim" x={-half - 2} y={-half - 2} width={COUNTER + 4} height={COUNTER + 4} rx={6} />
      {sorted.length > 1 && (
        <g transform={`translate(${half - 1},${half - 1})`}>
          <circle r={7.5} fill="#1c1c1c" />
          <text y={3.4} font-size={9.5} font-weight="bold" fill="#fff">
            {sorted.length}
          </text>
        </g>
      )}
    </g>
  );
}

/** An order laid across the counter. */
const Chit = ({ text }: { readonly text: string }) => (
  <g class="chit" data-chit={text}>
    <rect x={-24} y={9} width={48} height={14} rx={3} />
    <text y={19} font-size={text.length > 8 ? 7.5 : 9.5}>
      {text}
    </text>
  </g>
);
