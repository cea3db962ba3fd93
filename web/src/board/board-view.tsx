import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { board as words } from '../i18n/board.js';
import { say } from '../i18n/language.js';
import type { BoardData, Light, MapBody } from './board-data.js';
import { type Cursor, cursorAt, nextOf, nextPlace, WAYS } from './cursor.js';
import { Ground } from './ground.js';
import { layoutOf } from './known-layouts.js';
import type { Layout } from './layout.js';
import { LightLabel, Lit } from './lights.js';
import { MarkerChips } from './markers.js';
import { type Area, PanZoom } from './pan-zoom.js';
import { placeInWords } from './place-in-words.js';
import { Stacks } from './stacks.js';

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
  /** What is laid on pieces, by their ids: orders, seen on this screen only. */
  readonly chits?: ReadonlyMap<string, string>;
  /** A line through some places. */
  readonly line?: readonly string[];
  /** A place was tapped, or chosen by keys. */
  readonly onPlace?: (id: string, byKey: boolean) => void;
  /** The pointer or the keyboard stands at a place that can be chosen, or at none any more. */
  readonly onPoint?: (id: string | null) => void;
  /** The part of the map's window that nothing else lies over; there something that can be tapped is always seen. */
  readonly free?: (frame: HTMLElement) => Area;
  readonly label: string;
}

const NONE: ReadonlyMap<string, Light> = new Map();
const NOBODY: ReadonlySet<string> = new Set();
const NO_CHITS: ReadonlyMap<string, string> = new Map();

/** A map with what lies on it. It knows `view.board` and nothing of any game. */
export function BoardView(props: BoardViewProps) {
  const { map, board, sides, lights = NONE, ready = NOBODY, chosen = null, chits = NO_CHITS, line = [] } = props;
  const { onPlace, onPoint, free } = props;
  const layout = layoutOf(map);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLFieldSetElement>(null);
  const view = useRef<PanZoom | undefined>(undefined);
  const tapped = useRef(onPlace);
  tapped.current = onPlace;
  useEffect(() => {
    const pan = new PanZoom(frame.current!, picture.current!, layout, (x, y) => {
      const place = layout.at(x, y);
      if (place !== undefined) tapped.current?.(place, false);
    });
    view.current = pan;
    return () => pan.stop();
  }, [layout]);
  const help = useId();
  const [cursor, setCursor] = useState<Cursor | undefined>();
  const pointed = useRef<string | null>(null);
  const point = (id: string | undefined): void => {
    const lit = id !== undefined && lights.has(id) ? id : null;
    if (lit === pointed.current) return;
    pointed.current = lit;
    onPoint?.(lit);
  };
  useEffect(() => {
    const wanted = chosen !== null && lights.size > 0 ? [...lights.keys()] : [...lights.keys(), ...ready];
    const points = wanted.map((id) => layout.place(id)).filter((point) => point !== undefined);
    if (free) view.current?.reveal(points, free(frame.current!), tools.current!.getBoundingClientRect());
  }, [layout, lights, ready, chosen, free]);
  const stand = (next: Cursor | undefined): void => {
    if (!next) return;
    setCursor(next);
    point(next.id);
    view.current?.show(layout.place(next.id)!);
  };
  const here = cursor && layout.place(cursor.id) ? cursor : undefined;
  const begin = (): Cursor => cursorAt(layout, chosen ?? [...lights.keys(), ...ready][0] ?? layout.places[0]!);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, shiftKey } = event;
    const way = WAYS[key];
    const moved = VIEW_KEYS[key];
    if (way && !shiftKey) stand(here ? nextPlace(layout, here, way) : begin());
    else if (way) view.current?.pan(-way[0], -way[1]);
    else if (moved) moved(view.current!);
    else if (key === 'n' || key === 'p') {
      const open = chosen !== null && lights.size > 0 ? lights.keys() : [...lights.keys(), ...ready];
      const next = nextOf(layout, new Set(open), here?.id, key === 'n' ? 1 : -1);
      if (next !== undefined) stand(cursorAt(layout, next));
    } else if ((key === 'Enter' || key === ' ') && here) onPlace?.(here.id, true);
    else return;
    event.preventDefault();
  };
  const taken = new Set(board.pieces.map(({ place }) => place.id));
  const viewBox = `0 0 ${layout.width} ${layout.height}`;
  return (
    <div class="board">
      <div
        class="board-frame"
        ref={frame}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by keys
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={help}
        onKeyDown={onKeyDown}
        onPointerMove={({ clientX, clientY, buttons, pointerType }) => {
          if (onPoint && pointerType === 'mouse' && buttons === 0)
            point(view.current?.placeUnder(clientX, clientY, layout));
        }}
        onPointerLeave={() => point(undefined)}
      >
        <div class="board-picture" ref={picture} data-scale="tiny">
          <svg class="board-ground" viewBox={viewBox} aria-hidden="true">
            <Ground layout={layout} />
          </svg>
          <svg class="board-top" viewBox={viewBox} aria-hidden="true">
            {[...lights].map(
              ([id, light]) => layout.place(id) && <Lit key={id} id={id} light={light} layout={layout} />,
            )}
            <MarkerChips markers={board.markers} layout={layout} sides={sides} />
            <Stacks {...{ board, layout, sides, ready, chosen, chits }} />
            {[...lights].map(
              ([id, light]) => light.label && <LightLabel key={id} {...{ id, light, layout }} over={taken.has(id)} />,
            )}
            {line.length > 1 && <polyline class="board-line" points={through(line, layout)} />}
            {here && <path class="cursor" d={layout.outline(here.id)} data-cursor={here.id} />}
          </svg>
        </div>
      </div>
      <p class="unseen" id={help}>
        {say(words.keys)}
      </p>
      <p class="unseen" aria-live="polite">
        {here && placeInWords(here.id, { layout, board, light: lights.get(here.id), ready: ready.has(here.id) })}
      </p>
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

const VIEW_KEYS: Readonly<Record<string, (view: PanZoom) => void>> = {
  '+': (view) => view.zoom(1.3),
  '=': (view) => view.zoom(1.3),
  '-': (view) => view.zoom(1 / 1.3),
  '0': (view) => view.fit(),
};

const through = (line: readonly string[], layout: Layout): string =>
  line
    .map((id) => layout.place(id))
    .filter((point) => point !== undefined)
    .map(([x, y]) => `${x},${y}`)
    .join(' ');
