import type { Point } from './layout.js';

const MOST_ZOOM = 6;
/** Further than this a press is a drag and no choice. */
const DRAG = 8;
const STEP = 60;
/** What lies nearer to the edge than this is not seen well enough to be tapped. */
const EDGE = 16;
/** Smaller than this, figures on counters and numbers of hexes cannot be read, and are not drawn. */
const FIGURES_FROM = 0.4;
const NUMBERS_FROM = 0.75;
/** Names grow as the picture shrinks, so that they stay this high, in points of the window, up to twice their size. */
const NAME = 8;
const NAME_SIZE = 10;
/** After so long without a movement the picture is painted again at its new size. */
const SETTLE_MS = 160;

/** A part of the window, in its points. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far a point has to move to be tapped: nowhere, or into the free part, or out from under the tools. */
function farFrom(free: Area, tools: Area, [x, y]: Point): Point {
  const beyond = (at: number, least: number, most: number): number =>
    at < least ? at - least : Math.max(at - most, 0);
  const dx = beyond(x, free.left + EDGE, free.right - EDGE);
  const dy = beyond(y, free.top + EDGE, free.bottom - EDGE);
  const [seenX, seenY] = [x - dx, y - dy];
  const covered = seenX > tools.left - EDGE && seenY > tools.top - EDGE && seenY < tools.bottom + EDGE;
  return [covered ? x - tools.left + EDGE : dx, dy];
}

/** Somebody who may take a drag for himself, in points of the picture. */
export interface Drawing {
  /** Whether the drag that begins here draws; otherwise it moves the picture. */
  begin(x: number, y: number): boolean;
  to(x: number, y: number): void;
  end(): void;
}

/**
 * Moves a large picture inside a window by transforms alone, so that nothing is painted while a hand moves it. Pan with one
 * pointer, pinch with two, wheel and keys.
 */
export class PanZoom {
  private scale = 1;
  private x = 0;
  private y = 0;
  private least = 0.1;
  private painted = 1;
  private settling = 0;
  private moved = 0;
  private readonly pointers = new Map<number, Point>();
  private readonly observer: ResizeObserver;
  private touched = false;
  private start: Point = [0, 0];
  /** Whether the drag that is under way draws; undefined before that is known. */
  private draws: boolean | undefined;

  constructor(
    private readonly frame: HTMLElement,
    private readonly picture: HTMLElement,
    private readonly size: { readonly width: number; readonly height: number },
    private readonly onTap: (x: number, y: number) => void,
    private readonly drawing?: Drawing,
  ) {
    this.observer = new ResizeObserver(() => this.resized());
    this.observer.observe(frame);
    frame.addEventListener('pointerdown', this.down);
    frame.addEventListener('pointermove', this.move);
    frame.addEventListener('pointerup', this.up);
    frame.addEventListener('pointercancel', this.cancel);
    frame.addEventListener('wheel', this.wheel, { passive: false });
    this.fit();
  }

  stop(): void {
    this.observer.disconnect();
    clearTimeout(this.settling);
    this.frame.removeEventListener('pointerdown', this.down);
    this.frame.removeEventListener('pointermove', this.move);
    this.frame.removeEventListener('pointerup', this.up);
    this.frame.removeEventListener('pointercancel', this.cancel);
    this.frame.removeEventListener('wheel', this.wheel);
  }

  /** The whole picture, as large as it can be. */
  fit(): void {
    const { clientWidth, clientHeight } = this.frame;
    if (clientWidth === 0 || clientHeight === 0) return;
    // On a phone the tools lie in a row above: the whole picture lies below them.
    const whole = Math.min(clientWidth / this.size.width, (clientHeight - this.head) / this.size.height);
    this.least = Math.min(whole, 1) * 0.8;
    this.scale = Math.min(whole, 2);
    this.centre();
    this.touched = false;
    this.paint();
  }

  private centre(): void {
    this.x = (this.frame.clientWidth - this.size.width * this.scale) / 2;
    const spare = this.frame.clientHeight - this.size.height * this.scale;
    this.y = spare > 0 ? Math.min(spare, (spare + this.head) / 2) : spare / 2;
  }

  /** The height of the row of tools that lies over the picture. */
  private get head(): number {
    return Number.parseFloat(getComputedStyle(this.frame).getPropertyValue('--head')) || 0;
  }

  zoom(factor: number): void {
    this.zoomAt(factor, this.frame.clientWidth / 2, this.frame.clientHeight / 2);
  }

  pan(dx: number, dy: number): void {
    this.x += dx * STEP;
    this.y += dy * STEP;
    this.touched = true;
    this.apply();
  }

  /** Brings a point of the picture into the window. */
  show([px, py]: Point): void {
    const [sx, sy] = [px * this.scale + this.x, py * this.scale + this.y];
    const { clientWidth, clientHeight } = this.frame;
    if (sx > EDGE && sx < clientWidth - EDGE && sy > EDGE && sy < clientHeight - EDGE) return;
    this.x = clientWidth / 2 - px * this.scale;
    this.y = clientHeight / 2 - py * this.scale;
    this.apply();
  }

  /**
   * Sees to it that one of these points can be tapped: it lies in the free part of the window and not under the tools. The
   * picture moves only as far as it must, and goes back where that is no longer needed, unless a hand has moved it.
   */
  reveal(points: readonly Point[], free: Area, tools: Area): void {
    if (!this.touched) this.centre();
    const { left, top } = this.frame.getBoundingClientRect();
    const away = points
      .map(([px, py]) => farFrom(free, tools, [px * this.scale + this.x + left, py * this.scale + this.y + top]))
      .sort((a, b) => Math.hypot(...a) - Math.hypot(...b));
    const [dx, dy] = away[0] ?? [0, 0];
    this.x -= dx;
    this.y -= dy;
    this.apply();
  }

  /** The place of a layout under a point of the window. */
  placeUnder(x: number, y: number, layout: { at(x: number, y: number): string | undefined }): string | undefined {
    return layout.at(...this.inPicture([x, y]));
  }

  private resized(): void {
    if (!this.touched) this.fit();
    else this.apply();
  }

  private readonly down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (this.pointers.size === 0) {
      this.moved = 0;
      this.start = [event.clientX, event.clientY];
    } else this.endDrawing();
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
  };

  private readonly move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    this.pointers.set(event.pointerId, now);
    this.moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
    if (this.moved < DRAG) return;
    // Held from here on, so that a drag which leaves the window goes on.
    if (!this.frame.hasPointerCapture(event.pointerId)) this.frame.setPointerCapture(event.pointerId);
    this.touched = true;
    const [other] = others;
    this.draws ??= !other && this.drawing?.begin(...this.inPicture(this.start));
    if (other) this.pinch(other, before, now);
    else if (this.draws) this.drawing?.to(...this.inPicture(now));
    else {
      this.x += now[0] - before[0];
      this.y += now[1] - before[1];
      this.apply();
    }
  };

  private readonly up = (event: PointerEvent): void => {
    if (!this.pointers.delete(event.pointerId) || this.pointers.size > 0) return;
    this.endDrawing();
    if (this.moved < DRAG) this.onTap(...this.inPicture([event.clientX, event.clientY]));
  };

  private readonly cancel = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (this.pointers.size === 0) this.endDrawing();
  };

  private endDrawing(): void {
    if (this.draws) this.drawing?.end();
    this.draws = this.pointers.size > 0 ? false : undefined;
  }

  private inPicture([x, y]: Point): Point {
    const { left, top } = this.frame.getBoundingClientRect();
    return [(x - left - this.x) / this.scale, (y - top - this.y) / this.scale];
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { left, top } = this.frame.getBoundingClientRect();
    this.zoomAt(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
  };

  private pinch(still: Point, before: Point, now: Point): void {
    const apart = Math.hypot(before[0] - still[0], before[1] - still[1]) || 1;
    const { left, top } = this.frame.getBoundingClientRect();
    this.zoomAt(Math.hypot(now[0] - still[0], now[1] - still[1]) / apart, still[0] - left, still[1] - top);
  }

  private zoomAt(factor: number, x: number, y: number): void {
    const scale = Math.min(MOST_ZOOM, Math.max(this.least, this.scale * factor));
    this.x = x - ((x - this.x) * scale) / this.scale;
    this.y = y - ((y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.touched = true;
    this.apply();
  }

  private apply(): void {
    this.picture.style.transform = `translate(${this.x}px,${this.y}px) scale(${this.scale / this.painted})`;
    clearTimeout(this.settling);
    if (this.scale !== this.painted) this.settling = window.setTimeout(() => this.paint(), SETTLE_MS);
  }

  /** Lets the browser paint the picture at the size at which it is seen, so that it is sharp again. */
  private paint(): void {
    this.painted = this.scale;
    this.picture.style.width = `${this.size.width * this.scale}px`;
    this.picture.style.height = `${this.size.height * this.scale}px`;
    const larger = Math.min(2, Math.max(1, NAME / (NAME_SIZE * this.scale)));
    this.picture.style.setProperty('--name', `${NAME_SIZE * larger}px`);
    this.picture.dataset.scale = this.scale < FIGURES_FROM ? 'tiny' : this.scale < NUMBERS_FROM ? 'small' : 'large';
    this.apply();
  }
}
