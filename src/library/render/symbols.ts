import type { Ground } from './palette.js';
import { element } from './svg.js';

type Kind = NonNullable<Ground['symbol']>;
type Look = Readonly<Record<string, string | number>>;

interface Mark {
  readonly look: Look;
  /** Its outline around a point. */
  readonly path: (x: number, y: number) => string;
}

const THREE = [-7, 0, 7];
const NEARER = [-6, 0, 6];

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const each = (offsets: readonly number[], path: (dx: number) => string): string => offsets.map(path).join('');

/** Each mark is one path with one look, so that those of a whole map can be drawn together. */
const MARKS: Readonly<Record<Kind, Mark>> = {
  tree: {
    look: { fill: '#5f8d3c' },
    path: (x, y) => each(THREE, (dx) => disc(x + dx, y - (dx === 0 ? 4 : 0), 3.2)),
  },
  house: {
    look: { fill: '#7a5c48' },
    path: (x, y) => each(THREE, (dx) => `M${x + dx - 2.5} ${y - (dx === 0 ? 5 : 2)}h5v5h-5z`),
  },
  hut: { look: { fill: '#7a5c48' }, path: (x, y) => `M${x - 6} ${y + 2}v-4l6 -5l6 5v4z` },
  flag: {
    look: { fill: '#b0502f', stroke: '#5b3a28', 'stroke-width': 1.2 },
    path: (x, y) => `M${x - 4} ${y + 4}v-12l9 3.5l-9 3.5`,
  },
  runway: {
    look: { stroke: '#77716a', 'stroke-width': 4, 'stroke-dasharray': '6 1.5' },
    path: (x, y) => `M${x - 11} ${y + 3}l22 -7`,
  },
  vine: {
    look: { stroke: '#7c6f9b', 'stroke-width': 1.6, 'stroke-dasharray': '2 1' },
    path: (x, y) => each(NEARER, (dx) => `M${x + dx - 2} ${y + 3}l4 -7`),
  },
  hill: {
    look: { fill: 'none', stroke: '#9a7238', 'stroke-width': 1.5 },
    path: (x, y) => `M${x - 10} ${y + 3}q5 -9 10 0q5 -9 10 0`,
  },
  reed: {
    look: { fill: 'none', stroke: '#4f8a78', 'stroke-width': 1.2 },
    path: (x, y) => each(NEARER, (dx) => `M${x + dx - 3} ${y}h6M${x + dx} ${y}v-4`),
  },
  stone: {
    look: { fill: '#86745c' },
    path: (x, y) => each(NEARER, (dx) => disc(x + dx, y - (dx === 0 ? 3 : 0), 1.6)),
  },
  crop: {
    look: { stroke: '#a9ad5e', 'stroke-width': 1.4 },
    path: (x, y) => each(NEARER, (dx) => `M${x + dx} ${y + 2}v-5`),
  },
  wave: {
    look: { fill: 'none', stroke: '#3f86c6', 'stroke-width': 1.4 },
    path: (x, y) => `M${x - 9} ${y}q3 -4 6 0q3 4 6 0q3 -4 6 0`,
  },
};

export const lookOf = (kind: Kind): Look => MARKS[kind].look;
export const symbolPath = (kind: Kind, x: number, y: number): string => MARKS[kind].path(x, y);

/** Little marks that tell terrains apart without their colours. */
export const symbol = (kind: Kind, x: number, y: number): string =>
  element('path', { d: symbolPath(kind, x, y), ...lookOf(kind) });
