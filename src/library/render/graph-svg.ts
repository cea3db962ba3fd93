import { type Graph, PLAIN, type SpaceDescription } from '../../kernel/graphs/index.js';
import { countersSvg, type DrawnCounter } from './counters.js';
import { layOutSpaces } from './graph-layout.js';
import { type LegendEntry, legend } from './legend.js';
import type { PictureWords } from './map-words.js';
import { groundOf } from './palette.js';
import { element, escapeXml, label, picture } from './svg.js';

const MARGIN = 70;
const COLOURS = ['#555555', '#3f86c6', '#8c3b2e', '#5d8a3c', '#9c3fb0', '#a5793f'];
const SIDES: Readonly<Record<string, string>> = { nationalist: '#f2c14e', republican: '#b48ead' };

/** A point-to-point map as a picture: spaces by name, connections by kind. The places are ours, not the board's. */
export function graphSvg(
  graph: Graph,
  title: string,
  { language, word }: PictureWords,
  counters: readonly DrawnCounter[],
): string {
  const side = Math.max(420, Math.ceil(Math.sqrt(graph.spaces.length) * 150));
  const places = layOutSpaces(graph, side, side * 0.75);
  const at = (id: string): readonly [number, number] => {
    const [x, y] = places[graph.position(id)]!;
    return [x + MARGIN, y + MARGIN];
  };
  const kinds = [...new Set(graph.connections.map(({ kind }) => kind))];
  const colour = (kind: string): string => COLOURS[kinds.indexOf(kind) % COLOURS.length]!;
  const kindWord = (kind: string): string => word(kind === PLAIN ? 'connection' : kind);
  const calling = ({ id, name, ja }: SpaceDescription): string => (language === 'ja' ? ja : undefined) ?? name ?? id;
  const lines = graph.connections.map(({ a, b, kind }) => {
    const [[x1, y1], [x2, y2]] = [at(a), at(b)];
    const ends = [a, b].map((id) => calling(graph.spaces[graph.position(id)]!)).join(' - ');
    const about = element('title', {}, escapeXml(`${ends}: ${kindWord(kind)}`));
    return element('line', { x1, y1, x2, y2, stroke: colour(kind), 'stroke-width': 3 }, about);
  });
  const spaces = graph.spaces.map((space) => drawSpace(space, calling(space), at(space.id), word));
  const top = side * 0.75 + 2 * MARGIN;
  const lineEntries = kinds.map((kind) => ({
    word: kindWord(kind),
    swatch: (x: number, y: number) =>
      element('line', { x1: x, y1: y + 8, x2: x + 30, y2: y + 8, stroke: colour(kind), 'stroke-width': 3 }),
  }));
  const key = legend([...lineEntries, ...spaceEntries(graph, word)], { left: 20, top, width: side + 2 * MARGIN - 40 });
  return picture(side + 2 * MARGIN, top + key.height + 20, { title, language }, [
    label(title, { x: 20, y: 24, 'font-size': 15, 'font-weight': 'bold', 'text-anchor': 'start', fill: '#222222' }),
    ...lines,
    ...spaces,
    ...countersSvg(counters, (id) => (graph.has(id) ? at(id) : undefined)),
    key.content,
  ]);
}

type Printed = SpaceDescription & Readonly<Record<string, unknown>>;

const isRanked = ({ class: rank }: Printed): boolean => rank !== undefined && rank !== 'none';

/** What the marks of the spaces mean, as far as this map has them. */
function spaceEntries(graph: Graph, word: PictureWords['word']): LegendEntry[] {
  const spaces = graph.spaces as readonly Printed[];
  const mark = (shape: Readonly<Record<string, string | number>>) => (x: number, y: number) =>
    element('circle', {
      cx: x + 15,
      cy: y + 8,
      r: 7,
      fill: '#ffffff',
      stroke: '#4a4438',
      'stroke-width': 1.2,
      ...shape,
    });
  const controllers = Object.entries(SIDES).filter(([side]) => spaces.some(({ control }) => control === side));
  return [
    ...controllers.map(([side, fill]) => ({ word: word(side), swatch: mark({ fill }) })),
    ...(spaces.some(isRanked) ? [{ word: word('cityOrCapital'), swatch: mark({ 'stroke-width': 3.5 }) }] : []),
    ...(spaces.some(({ terrain }) => terrain === 'mountain')
      ? [
          {
            word: word('mountain'),
            swatch: (x: number, y: number) => triangle(x + 15, y + 8, 8, { fill: '#ffffff', stroke: '#4a4438' }),
          },
        ]
      : []),
    ...(spaces.some(({ source }) => isSource(source))
      ? [{ word: word('supplySource'), swatch: (x: number, y: number) => mark({})(x, y) + star(x + 15, y + 8) }]
      : []),
  ];
}

const isSource = (source: unknown): boolean => source !== undefined && source !== 'none';

const star = (x: number, y: number): string =>
  element('path', {
    d: `M${x} ${y - 6} L${x + 2} ${y - 1} H${x + 6} L${x + 3} ${y + 2} L${x + 4} ${y + 6} L${x} ${y + 3} L${x - 4} ${y + 6} L${x - 3} ${y + 2} L${x - 6} ${y - 1} H${x - 2} Z`,
    fill: '#3b2f26',
  });

const triangle = (
  x: number,
  y: number,
  r: number,
  shape: Readonly<Record<string, string | number>>,
  ...inner: string[]
): string =>
  element('polygon', { points: `${x - r},${y + 0.7 * r} ${x},${y - r} ${x + r},${y + 0.7 * r}`, ...shape }, ...inner);

/** A game may print more on a space: its terrain, its controller and its importance show where they are given. */
function drawSpace(
  space: SpaceDescription,
  name: string,
  [x, y]: readonly [number, number],
  word: PictureWords['word'],
): string {
  const { terrain, control, source } = space as Printed;
  const shape = {
    fill: SIDES[String(control)] ?? groundOf(String(terrain ?? '')).fill,
    stroke: '#4a4438',
    'stroke-width': isRanked(space as Printed) ? 3.5 : 1.5,
  };
  const about = element('title', {}, escapeXml(`${name}${terrain === undefined ? '' : `: ${word(String(terrain))}`}`));
  const mark =
    terrain === 'mountain'
      ? triangle(x, y, 17, shape, about)
      : element('circle', { cx: x, cy: y, r: 14, ...shape }, about);
  const text = { x, y: y + 28, 'font-size': 12 };
  return (
    mark +
    (isSource(source) ? star(x, y) : '') +
    label(name, { ...text, fill: '#ffffff', stroke: '#ffffff', 'stroke-width': 3 }) +
    label(name, { ...text, fill: '#222222' })
  );
}
