import type { Ground } from './palette.js';
import { element } from './svg.js';

/** Little marks that tell terrains apart without their colours. */
export function symbol(kind: NonNullable<Ground['symbol']>, x: number, y: number): string {
  switch (kind) {
    case 'tree':
      return [-7, 0, 7]
        .map((dx) => element('circle', { cx: x + dx, cy: y - (dx === 0 ? 4 : 0), r: 3.2, fill: '#5f8d3c' }))
        .join('');
    case 'house':
      return [-7, 0, 7]
        .map((dx) =>
          element('rect', { x: x + dx - 2.5, y: y - (dx === 0 ? 5 : 2), width: 5, height: 5, fill: '#7a5c48' }),
        )
        .join('');
    case 'hut':
      return element('path', { d: `M${x - 6} ${y + 2} v-4 l6 -5 l6 5 v4 z`, fill: '#7a5c48' });
    case 'flag':
      return element('path', {
        d: `M${x - 4} ${y + 4} v-12 l9 3.5 l-9 3.5`,
        fill: '#b0502f',
        stroke: '#5b3a28',
        'stroke-width': 1.2,
      });
    case 'runway':
      return element('path', {
        d: `M${x - 11} ${y + 3} l22 -7`,
        stroke: '#77716a',
        'stroke-width': 4,
        'stroke-dasharray': '6 1.5',
      });
    case 'vine':
      return [-6, 0, 6]
        .map((dx) =>
          element('path', {
            d: `M${x + dx - 2} ${y + 3} l4 -7`,
            stroke: '#7c6f9b',
            'stroke-width': 1.6,
            'stroke-dasharray': '2 1',
          }),
        )
        .join('');
    case 'hill':
      return element('path', {
        d: `M${x - 10} ${y + 3} q5 -9 10 0 q5 -9 10 0`,
        fill: 'none',
        stroke: '#9a7238',
        'stroke-width': 1.5,
      });
    case 'reed':
      return [-6, 0, 6]
        .map((dx) =>
          element('path', {
            d: `M${x + dx - 3} ${y} h6 M${x + dx} ${y} v-4`,
            stroke: '#4f8a78',
            'stroke-width': 1.2,
            fill: 'none',
          }),
        )
        .join('');
    case 'stone':
      return [-6, 0, 6]
        .map((dx) => element('circle', { cx: x + dx, cy: y - (dx === 0 ? 3 : 0), r: 1.6, fill: '#86745c' }))
        .join('');
    case 'crop':
      return [-6, 0, 6]
        .map((dx) => element('path', { d: `M${x + dx} ${y + 2} v-5`, stroke: '#a9ad5e', 'stroke-width': 1.4 }))
        .join('');
    case 'wave':
      return element('path', {
        d: `M${x - 9} ${y} q3 -4 6 0 q3 4 6 0 q3 -4 6 0`,
        fill: 'none',
        stroke: '#3f86c6',
        'stroke-width': 1.4,
      });
  }
}
