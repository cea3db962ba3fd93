import { counterSvg, type DrawnCounter, spoken } from './counters.js';
import { element, label } from './svg.js';

/** A place beside the map, with what lies in it. */
export interface DrawnBox {
  readonly name: string;
  readonly counters: readonly DrawnCounter[];
}

const MARGIN = 24;
const CELL = { width: 250, height: 34 };
const HEAD = 26;
const VIEW = /viewBox="0 0 (\d+) (\d+)"/;
const GROUND = /<rect width="\d+" height="\d+" fill="#ffffff"\/>/;

/** A picture of a map with the boxes beside it in rows below, like counters counted together: nothing is hidden under anything. */
export function withBoxes(svg: string, boxes: readonly DrawnBox[]): string {
  const [, wide, high] = VIEW.exec(svg)!.map(Number) as [number, number, number];
  const columns = Math.max(1, Math.floor((wide - 2 * MARGIN) / CELL.width));
  let top = high;
  const content: string[] = [];
  for (const { name, counters } of boxes) {
    content.push(line(name, MARGIN, top + 16, 13, 'bold'));
    top += HEAD;
    const alike = [...counted(counters)];
    for (const [at, [words, { counter, count }]] of alike.entries()) {
      const x = MARGIN + (at % columns) * CELL.width;
      const y = top + Math.floor(at / columns) * CELL.height;
      content.push(
        counterSvg(counter, [x + 15, y + 14]),
        line(count > 1 ? `${count} × ${words}` : words, x + 34, y + 18, 11),
      );
    }
    top += Math.ceil(alike.length / columns) * CELL.height + 6;
  }
  const height = top + MARGIN;
  return svg
    .replace(VIEW, `viewBox="0 0 ${wide} ${height}"`)
    .replace(GROUND, element('rect', { width: wide, height, fill: '#ffffff' }))
    .replace(/<\/svg>\s*$/, `${content.join('')}</svg>\n`);
}

const line = (text: string, x: number, y: number, size: number, weight = 'normal'): string =>
  label(text, { x, y, 'font-size': size, 'font-weight': weight, 'text-anchor': 'start', fill: '#222222' });

/** By what is said of them. */
function counted(counters: readonly DrawnCounter[]): Map<string, { counter: DrawnCounter; count: number }> {
  const found = new Map<string, { counter: DrawnCounter; count: number }>();
  for (const counter of counters) {
    const words = spoken(counter);
    found.set(words, { counter, count: (found.get(words)?.count ?? 0) + 1 });
  }
  return found;
}
