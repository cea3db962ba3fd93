import { label } from './svg.js';

const ROW = 20;
const COLUMN = 150;
/** Room for a swatch of 30 by 16. */
const TEXT_AT = 38;

/** One line of a legend: what is drawn, at its upper left corner, and what it means. */
export interface LegendEntry {
  /** In the language of the reader. */
  readonly word: string;
  swatch(x: number, y: number): string;
}

/** Entries in as many columns as the width has room for, filled one after the other. */
export function legend(
  entries: readonly LegendEntry[],
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
): { readonly content: string; readonly height: number } {
  const columns = Math.max(1, Math.floor(width / COLUMN));
  const rows = Math.ceil(entries.length / columns);
  const content = entries.map(({ word, swatch }, at) => {
    const [x, y] = [left + Math.floor(at / rows) * COLUMN, top + (at % rows) * ROW];
    const text = { x: x + TEXT_AT, y: y + 12, 'font-size': 11, 'text-anchor': 'start', fill: '#333333' };
    return swatch(x, y) + label(word, text);
  });
  return { content: content.join(''), height: rows * ROW };
}
