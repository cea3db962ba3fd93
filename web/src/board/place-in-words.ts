import { board as words } from '../i18n/board.js';
import { say } from '../i18n/language.js';
import type { BoardData, Light } from './board-data.js';
import { spoken } from './counter.js';
import type { Layout } from './layout.js';
import { placeLabel } from './place-label.js';

interface Standing {
  readonly layout: Layout;
  readonly board: BoardData;
  readonly light: Light | undefined;
  /** Whether a piece there can do something. */
  readonly ready: boolean;
}

/** What somebody hears who stands at a place: its name, what lies there, and what can be done. */
export function placeInWords(id: string, { layout, board, light, ready }: Standing): string {
  const pieces = board.pieces.filter(({ place }) => place.id === id).map(spoken);
  const open = light ? say(light.label ? words.openFor : words.open, { cost: light.label ?? '' }) : '';
  return [placeLabel(layout, id), ...pieces, ready ? say(words.ready) : '', open].filter(Boolean).join('. ');
}
