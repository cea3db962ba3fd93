import { type Graph, PLAIN, type SpaceDescription } from '../../kernel/graphs/index.js';
import { layOutSpaces } from './graph-layout.js';
import { groundOf } from './palette.js';
import { element, escapeXml, label, picture } from './svg.js';

const MARGIN = 70;
const COLOURS = ['#555555', '#3f86c6', '#8c3b2e', '#5d8a3c', '#9c3fb0', '#a5793f'];
const SIDES: Readonly<Record<string, string>> = { nationalist: '#f2c14e', republican: '#b48ead' };

/** A point-to-point map as a picture: spaces by name, connections by kind. The places are ours, not the board's. */
export function graphSvg(graph: Graph, title: string): string {
  const side = Math.max(420, Math.ceil(Math.sqrt(graph.spaces.length) * 150));
  const places = layOutSpaces(graph, side, side * 0.75);
  const at = (id: string): readonly [number, number] => {
    const [x, y] = places[graph.position(id)]!;
    return [x + MARGIN, y + MARGIN];
  };
  const kinds = [...new Set(graph.connections.map(({ kind }) => kind))];
  const colour = (kind: string): string => COLOURS[kinds.indexOf(kind) % COLOURS.length]!;
  const lines = graph.connections.map(({ a, b, kind }) => {
    const [[x1, y1], [x2, y2]] = [at(a), at(b)];
    const about = element('title', {}, escapeXml(`${a} - ${b}: ${kind}`));
    return element('line', { x1, y1, x2, y2, stroke: colour(kind), 'stroke-width': 3 }, about);
  });
  const spaces = graph.spaces.map((space) => drawSpace(space, at(space.id)));
  const legend = kinds.map((kind, i) => {
    const y = side * 0.75 + 2 * MARGIN + 20 * i;
    const name = kind === PLAIN ? 'connection' : kind;
    return (
      element('line', { x1: 20, y1: y, x2: 60, y2: y, stroke: colour(kind), 'stroke-width': 3 }) +
      label(name, { x: 70, y: y + 4, 'font-size': 11, 'text-anchor': 'start', fill: '#333333' })
    );
  });
  return picture(side + 2 * MARGIN, side * 0.75 + 2 * MARGIN + 20 * (kinds.length + 1), title, [
    label(title, { x: 20, y: 24, 'font-size': 15, 'font-weight': 'bold', 'text-anchor': 'start', fill: '#222222' }),
    ...lines,
    ...spaces,
    ...legend,
  ]);
}

/** A game may print more on a space: its terrain, its controller and its importance show where they are given. */
function drawSpace(space: SpaceDescription, [x, y]: readonly [number, number]): string {
  const { terrain, control, class: rank } = space as SpaceDescription & Readonly<Record<string, unknown>>;
  const shape = {
    fill: SIDES[String(control)] ?? groundOf(String(terrain ?? '')).fill,
    stroke: '#4a4438',
    'stroke-width': rank === undefined || rank === 'none' ? 1.5 : 3.5,
  };
  const about = element('title', {}, escapeXml(`${space.id}${terrain === undefined ? '' : `: ${String(terrain)}`}`));
  const mark =
    terrain === 'mountain'
      ? element('polygon', { points: `${x - 17},${y + 12} ${x},${y - 17} ${x + 17},${y + 12}`, ...shape }, about)
      : element('circle', { cx: x, cy: y, r: 14, ...shape }, about);
  const name = space.name ?? space.id;
  const text = { x, y: y + 28, 'font-size': 12 };
  return (
    mark +
    label(name, { ...text, fill: '#ffffff', stroke: '#ffffff', 'stroke-width': 3 }) +
    label(name, { ...text, fill: '#222222' })
  );
}
