import { element, escapeXml, label, type Point } from './svg.js';

/** A counter on a map, in words that are ready to be drawn. */
export interface DrawnCounter {
  /** The hex or space it lies in. */
  readonly at: string;
  /** Its place among those in the same hex, from the bottom. */
  readonly order: number;
  /** The side's place in the order of sides; null for neither. */
  readonly side: number | null;
  readonly name: string;
  /** What is drawn in its middle: the type of unit, in short. */
  readonly type: string;
  /** The figures along its lower edge. */
  readonly figures: string;
  readonly marks: readonly string[];
  readonly faceUp: boolean;
  /** 0 to 5, as the map numbers the sides of a hex. */
  readonly facing: number | null;
}

const SIZE = 26;
/** How far a counter of a stack is moved from the one under it. */
const STEP = 3;
const MOST_SHOWN = 4;
const FILLS = ['#c9d8ef', '#f0cdbb', '#d5e8c8'];
const NEITHER = '#e3e3e3';

/** Everything that lies on a map, stack by stack; `place` says where on the picture a hex or space is. */
export function countersSvg(counters: readonly DrawnCounter[], place: (at: string) => Point | undefined): string[] {
  const stacks = new Map<string, DrawnCounter[]>();
  for (const counter of counters) stacks.set(counter.at, [...(stacks.get(counter.at) ?? []), counter]);
  return [...stacks].flatMap(([at, stack]) => {
    const centre = place(at);
    return centre
      ? [
          stackSvg(
            [...stack].sort((a, b) => a.order - b.order),
            centre,
          ),
        ]
      : [];
  });
}

/** The topmost few, and how many there are. */
function stackSvg(stack: readonly DrawnCounter[], [x, y]: Point): string {
  const shown = stack.slice(-MOST_SHOWN);
  const drawn = shown.map((counter, i) => counterSvg(counter, [x + i * STEP, y - i * STEP]));
  const names = element('title', {}, escapeXml(stack.map(spoken).join('\n')));
  const number =
    stack.length > 1
      ? label(`×${stack.length}`, {
          x: x + SIZE * 0.75,
          y: y + SIZE * 0.75,
          'font-size': 8,
          'font-weight': 'bold',
          fill: '#222222',
        })
      : '';
  return element('g', {}, names, ...drawn, number);
}

/** Its name with the states it is in. */
export const spoken = ({ name, marks }: DrawnCounter): string =>
  marks.length > 0 ? `${name} (${marks.join(', ')})` : name;

export function counterSvg({ side, type, figures, faceUp, facing, marks }: DrawnCounter, [x, y]: Point): string {
  const fill = side === null ? NEITHER : FILLS[side % FILLS.length]!;
  const half = SIZE / 2;
  const box = element('rect', {
    x: x - half,
    y: y - half,
    width: SIZE,
    height: SIZE,
    rx: 3,
    fill: faceUp ? fill : '#9a9488',
    stroke: '#222222',
    'stroke-width': 1,
  });
  if (!faceUp) return box + label('?', { x, y: y + 5, 'font-size': 14, fill: '#ffffff' });
  return (
    box +
    label(type, { x, y: y - 1, 'font-size': 7, fill: '#222222' }) +
    label(figures, { x, y: y + half - 3, 'font-size': 8, 'font-weight': 'bold', fill: '#111111' }) +
    (facing === null ? '' : edge(x, y, facing)) +
    (marks.length > 0 ? element('circle', { cx: x + half - 2, cy: y - half + 2, r: 3, fill: '#b3261e' }) : '')
  );
}

/** The way a counter faces, as a wedge towards that side of its hex. */
function edge(x: number, y: number, facing: number): string {
  const angle = (facing * Math.PI) / 3 - Math.PI / 2;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const tip = SIZE * 0.72;
  const foot = SIZE * 0.52;
  const corners = [
    [x + dx * tip, y + dy * tip],
    [x + dx * foot - dy * 4, y + dy * foot + dx * 4],
    [x + dx * foot + dy * 4, y + dy * foot - dx * 4],
  ];
  const points = corners.map(([a, b]) => `${a!.toFixed(1)},${b!.toFixed(1)}`).join(' ');
  return element('polygon', { points, fill: '#222222' });
}
