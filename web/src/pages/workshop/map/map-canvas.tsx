import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { type Cursor, cursorAt, nextPlace, WAYS } from '../../../board/cursor.js';
import { Ground } from '../../../board/ground.js';
import type { Layout, Point } from '../../../board/layout.js';
import { type Drawing, PanZoom } from '../../../board/pan-zoom.js';
import { board as words } from '../../../i18n/board.js';
import { say } from '../../../i18n/language.js';

interface MapCanvasProps {
  readonly layout: Layout;
  /** How strongly the ground is drawn over what lies under it. */
  readonly strength: number;
  readonly label: string;
  /** What lies under the ground, and what is drawn over it. */
  readonly under: ComponentChildren;
  readonly over: ComponentChildren;
  /** The place that keys are at. */
  readonly cursor: string | undefined;
  readonly onCursor: (place: string) => void;
  /** A tap at a point, or Enter at the place of the cursor. */
  readonly onTap: (at: Point, place: string | undefined, byKey: boolean) => void;
  readonly drawing: Drawing;
}

/** A map that is drawn on. It stays where it was moved to while its lines change. */
export function MapCanvas(props: MapCanvasProps) {
  const { layout, strength, label, under, over, cursor, onCursor } = props;
  const frame = useRef<HTMLElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const view = useRef<PanZoom | undefined>(undefined);
  const line = useRef<Cursor | undefined>(undefined);
  const now = useRef(props);
  now.current = props;
  const { width, height } = layout;
  useEffect(() => {
    const tap = (x: number, y: number): void => now.current.onTap([x, y], now.current.layout.at(x, y), false);
    const drawing: Drawing = {
      begin: (x, y) => now.current.drawing.begin(x, y),
      to: (x, y) => now.current.drawing.to(x, y),
      end: () => now.current.drawing.end(),
    };
    const pan = new PanZoom(frame.current!, picture.current!, { width, height }, tap, drawing);
    view.current = pan;
    return () => pan.stop();
  }, [width, height]);
  const onKeyDown = (event: KeyboardEvent): void => {
    const zoom = { '+': 1.3, '=': 1.3, '-': 1 / 1.3 }[event.key];
    const at = cursor === undefined ? undefined : layout.place(cursor);
    if (zoom !== undefined) view.current?.zoom(zoom);
    else if (event.key === '0') view.current?.fit();
    else if (WAYS[event.key]) {
      const [first] = layout.places;
      if (first === undefined) return;
      const here = line.current?.id === cursor ? line.current : cursor !== undefined && cursorAt(layout, cursor);
      const next = here && at ? nextPlace(layout, here, WAYS[event.key]!) : cursorAt(layout, first);
      if (!next) return;
      line.current = next;
      onCursor(next.id);
      view.current?.show(layout.place(next.id)!);
    } else if ((event.key === 'Enter' || event.key === ' ') && at) props.onTap(at, cursor, true);
    else return;
    event.preventDefault();
  };
  const viewBox = `0 0 ${width} ${height}`;
  return (
    <div class="board map-canvas">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the map is drawn on by keys */}
      <section class="board-frame" ref={frame} tabIndex={0} aria-label={label} onKeyDown={onKeyDown}>
        <div class="board-picture" ref={picture} data-scale="tiny">
          <svg class="board-ground" viewBox={viewBox} aria-hidden="true">
            {under}
            <g opacity={strength}>
              <Ground layout={layout} />
            </g>
          </svg>
          <svg class="board-top" viewBox={viewBox} aria-hidden="true">
            {over}
            {cursor !== undefined && layout.place(cursor) && <path class="map-cursor" d={layout.outline(cursor)} />}
          </svg>
        </div>
      </section>
      <fieldset class="board-tools">
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
