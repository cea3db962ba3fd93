import { type Graph, PLAIN, type SpaceDescription } from '../../../src/kernel/graphs/index.js';
import { layOutGraph } from '../../../src/kernel/maps/index.js';
import { layOutSpaces } from '../../../src/library/render/graph-layout.js';
import { groundOf } from '../../../src/library/render/palette.js';
import { element, label, type Point } from '../../../src/library/render/svg.js';
import type { MapBody } from './board-data.js';
import { type Layout, type MapLanguage, nearest } from './layout.js';

const MARGIN = 60;
const RADIUS = 30;
const KINDS: readonly string[] = ['#6b675c', '#3f86c6', '#8c3b2e', '#5d8a3c', '#9c3fb0', '#a5793f'];

type Space = SpaceDescription & Readonly<Record<string, unknown>>;

interface Drawn {
  /** Places of spaces, where somebody has put them. */
  readonly drawn?: Readonly<Record<string, Point>>;
  /** For a window that is higher than wide. */
  readonly upright?: boolean;
}

/** Spaces lie where `drawn` has them; maps say nothing of places, so that the others are laid out by their connections. */
export function graphLayout(body: MapBody, language: MapLanguage, { drawn = {}, upright = false }: Drawn = {}): Layout {
  const graph = layOutGraph(body as never);
  const long = Math.max(520, Math.ceil(Math.sqrt(graph.spaces.length) * 150));
  const [across, down] = upright ? [long * 0.72, long] : [long, long * 0.62];
  const found = layOutSpaces(graph, across, down).map(([x, y]): Point => [x + MARGIN, y + MARGIN]);
  const centres = graph.spaces.map(({ id }, i) => drawn[id] ?? found[i]!);
  const furthest = (axis: 0 | 1): number => Math.max(0, ...Object.values(drawn).map((point) => point[axis])) + MARGIN;
  const ids = graph.spaces.map(({ id }) => id);
  const place = (id: string): Point | undefined => (graph.has(id) ? centres[graph.position(id)] : undefined);
  return {
    width: Math.max(across + 2 * MARGIN, furthest(0)),
    height: Math.max(down + 2 * MARGIN, furthest(1)),
    radius: RADIUS,
    numbered: false,
    ground: [graphGround(graph as Graph<Space>, place, language)],
    places: ids,
    place,
    at: (x, y) => {
      const found = nearest(centres, x, y, RADIUS * 1.3);
      return found === undefined ? undefined : ids[found];
    },
    outline: (id) => circle(place(id)!, RADIUS + 3),
    nameOf: (id) => calling(graph.spaces[graph.position(id)]!, language),
    terrainOf: (id) => {
      const { terrain } = graph.spaces[graph.position(id)] as Space;
      return typeof terrain === 'string' ? [terrain] : [];
    },
    angleOf: (facing) => facing * 60,
  };
}

const calling = ({ id, name = id, ja }: SpaceDescription, language: MapLanguage): string =>
  (language === 'ja' ? ja : undefined) ?? name;

const circle = ([x, y]: Point, r: number): string =>
  `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`;

const said = (value: unknown): boolean => value !== undefined && value !== 'none' && value !== false;

/** Connections by kind, spaces by what is printed on them: importance as a thick rim, a mountain as a triangle. */
function graphGround(graph: Graph<Space>, place: (id: string) => Point | undefined, language: MapLanguage): string {
  const kinds = [...new Set(graph.connections.map(({ kind }) => kind))];
  const lines = graph.connections.map(({ a, b, kind }) => {
    const [[x1, y1], [x2, y2]] = [place(a)!, place(b)!];
    const dash: Readonly<Record<string, string>> =
      kind === PLAIN ? {} : { 'stroke-dasharray': `${4 + 4 * kinds.indexOf(kind)} 4` };
    const look = { stroke: KINDS[kinds.indexOf(kind) % KINDS.length]!, 'stroke-width': 4, ...dash };
    return element('line', { x1, y1, x2, y2, ...look });
  });
  const spaces = graph.spaces.map((space) => {
    const [x, y] = place(space.id)!;
    const { terrain, source } = space;
    const look = {
      fill: groundOf(String(terrain ?? '')).fill,
      stroke: '#4a4438',
      'stroke-width': said(space.class) ? 4 : 1.5,
    };
    const name = calling(space, language);
    const text = { x, y: y + RADIUS + 14, 'font-size': 12, 'font-weight': 'bold' };
    const mountain =
      terrain === 'mountain' ? element('path', { d: `M${x - 22},${y - 14}l6,-10l6,10z`, fill: '#9a7238' }) : '';
    const star = said(source) ? label('★', { x: x + 22, y: y - 14, 'font-size': 14, fill: '#7a4e12' }) : '';
    return (
      element('path', { d: circle([x, y], RADIUS), ...look }) +
      mountain +
      star +
      label(name, { ...text, fill: '#ffffff', stroke: '#ffffff', 'stroke-width': 3 }) +
      label(name, { ...text, fill: '#222222' })
    );
  });
  return [...lines, ...spaces].join('');
}
