import { useEffect, useRef } from 'preact/hooks';
import { board as words } from '../i18n/board.js';
import { say } from '../i18n/language.js';
import type { BoardData, Light, MapBody, Marker, Piece } from './board-data.js';
import { COUNTER, Counter, spoken } from './counter.js';
import { Ground } from './ground.js';
import { layoutOf } from './known-layouts.js';
import type { Layout, Point } from './layout.js';
import { MarkerChips } from './markers.js';
import { type Area, PanZoom } from './pan-zoom.js';

export interface BoardViewProps {
  readonly map: MapBody;
  readonly board: BoardData;
  /** The sides in their order: the first has the first colour. */
  readonly sides: readonly string[];
  /** Places that can be chosen. */
  readonly lights?: ReadonlyMap<string, Light>;
  /** Places with a piece that can do something. */
  readonly ready?: ReadonlySet<string>;
  readonly chosen?: string | null;
  /** A line through some places. */
  readonly line?: readonly string[];
  readonly onPlace?: (id: string) => void;
  /** The part of the map's window that nothing else lies over; there something that can be tapped is always seen. */
  readonly free?: (frame: HTMLElement) => Area;
  readonly label: string;
}

const NONE: ReadonlyMap<string, Light> = new Map();
const NOBODY: ReadonlySet<string> = new Set();

/** A map with what lies on it. It knows `view.board` and nothing of any game. */
export function BoardView(props: BoardViewProps) {
  const { map, board, sides, lights = NONE, ready = NOBODY, chosen = null, line = [], onPlace, free, label } = props;
  const layout = layoutOf(map);
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLFieldSetElement>(null);
  const view = useRef<PanZoom | undefined>(undefined);
  const tapped = useRef(onPlace);
  tapped.current = onPlace;
  useEffect(() => {
    const pan = new PanZoom(frame.current!, picture.current!, layout, (x, y) => {
      const place = layout.at(x, y);
      if (place !== undefined) tapped.current?.(place);
    });
    view.current = pan;
    return () => pan.stop();
  }, [layout]);
  useEffect(() => {
    const wanted = chosen !== null && lights.size > 0 ? [...lights.keys()] : [...lights.keys(), ...ready];
    const points = wanted.map((id) => layout.place(id)).filter((point) => point !== undefined);
    if (free) view.current?.reveal(points, free(frame.current!), tools.current!.getBoundingClientRect());
  }, [layout, lights, ready, chosen, free]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const done = keys[event.key];
    if (!done || !view.current) return;
    event.preventDefault();
    done(view.current);
  };
  const taken = new Set(board.pieces.map(({ place }) => place.id));
  const viewBox = `0 0 ${layout.width} ${layout.height}`;
  return (
    <div class="board">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys */}
      <section class="board-frame" ref={frame} tabIndex={0} aria-label={label} onKeyDown={onKeyDown}>
        <div class="board-picture" ref={picture} data-scale="tiny">
          <svg class="board-ground" viewBox={viewBox} aria-hidden="true">
            <Ground layout={layout} />
          </svg>
          <svg class="board-top" viewBox={viewBox} aria-hidden="true">
            {[...lights].map(
              ([id, light]) => layout.place(id) && <Lit key={id} id={id} light={light} layout={layout} />,
            )}
            <MarkerChips markers={board.markers} layout={layout} sides={sides} />
            <Stacks board={board} layout={layout} sides={sides} ready={ready} chosen={chosen} />
            {[...lights].map(
              ([id, light]) => light.label && <LightLabel key={id} {...{ id, light, layout }} over={taken.has(id)} />,
            )}
            {line.length > 1 && <polyline class="board-line" points={through(line, layout)} />}
          </svg>
        </div>
      </section>
      <fieldset class="board-tools" ref={tools}>
        <legend class="unseen">{say(words.view)}</legend>
        <button type="button" aria-label={say(words.closer)} onClick={() => view.current?.zoom(1.4)}>
          +
        </button>
        <button type="button" aria-label={say(words.further)} onClick={() => view.current?.zoom(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={say(words.whole)} onClick={() => view.current?.fit()}>
          ⤢
        </button>
      </fieldset>
    </div>
  );
}

const keys: Readonly<Record<string, (view: PanZoom) => void>> = {
  '+': (view) => view.zoom(1.3),
  '=': (view) => view.zoom(1.3),
  '-': (view) => view.zoom(1 / 1.3),
  '0': (view) => view.fit(),
  ArrowLeft: (view) => view.pan(1, 0),
  ArrowRight: (view) => view.pan(-1, 0),
  ArrowUp: (view) => view.pan(0, 1),
  ArrowDown: (view) => view.pan(0, -1),
};

const through = (line: readonly string[], layout: Layout): string =>
  line
    .map((id) => layout.place(id))
    .filter((point) => point !== undefined)
    .map(([x, y]) => `${x},${y}`)
    .join(' ');

interface LitProps {
  readonly id: string;
  readonly light: Light;
  readonly layout: Layout;
}

const Lit = ({ id, light, layout }: LitProps) => (
  <path
    class={light.changes ? 'lit back' : light.strong ? 'lit strong' : 'lit'}
    d={layout.outline(id)}
    data-place={id}
    data-changes={light.changes ? 'yes' : 'no'}
  />
);

interface LightLabelProps extends LitProps {
  /** A counter lies there, whose figures are to be read. */
  readonly over: boolean;
}

function LightLabel({ id, light, layout, over }: LightLabelProps) {
  const at = layout.place(id);
  if (!at) return null;
  const [x, y] = at;
  const width = (light.label?.length ?? 0) * 6.2 + 8;
  return (
    <g class="light-label" transform={`translate(${x},${y + layout.radius * (over ? -0.72 : 0.62)})`}>
      <rect x={-width / 2} y={-8} width={width} height={15} rx={7} />
      <text y={3.5} font-size={10}>
        {light.label}
      </text>
    </g>
  );
}

interface StacksProps {
  readonly board: BoardData;
  readonly layout: Layout;
  readonly sides: readonly string[];
  readonly ready: ReadonlySet<string>;
  readonly chosen: string | null;
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

function Stacks({ board, layout, sides, ready, chosen }: StacksProps) {
  const onMap = board.pieces.filter(({ place }) => place.kind !== 'box');
  return (
    <>
      {[...byPlace(onMap)].map(([id, stack]) => {
        const at = layout.place(id);
        return (
          at && <Stack key={id} {...{ id, stack, at, layout, sides }} ready={ready.has(id)} chosen={chosen === id} />
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
}

/** The top counter, the edges of those under it, and how many there are. */
function Stack({ id, stack, at: [x, y], layout, sides, ready, chosen }: StackProps) {
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
      <rect class="rim" x={-half - 2} y={-half - 2} width={COUNTER + 4} height={COUNTER + 4} rx={6} />
      {sorted.length > 1 && (
        <g transform={`translate(${-half + 3},${half - 2})`}>
          <circle r={7.5} fill="#1c1c1c" />
          <text y={3.4} font-size={9.5} font-weight="bold" fill="#fff">
            {sorted.length}
          </text>
        </g>
      )}
    </g>
  );
}

export const placeLabel = (layout: Layout, id: string): string => {
  const name = layout.nameOf(id);
  if (name === undefined) return id;
  // The id of a space is its name; a hex has a number.
  return layout.numbered ? `${id} ${name}` : name;
};
