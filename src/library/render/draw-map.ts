import { type HexMapInput, layOutGraph, layOutMap } from '../../kernel/maps/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import type { Language } from '../../platform/language.js';
import type { DrawnCounter } from './counters.js';
import { graphSvg } from './graph-svg.js';
import { hexMapSvg } from './hex-map-svg.js';
import { mapWords } from './map-words.js';

/** A map as SVG in one of the languages; `body` is its body with the defaults filled in. */
export function drawMap(
  title: string,
  body: Readonly<Record<string, unknown>>,
  { phrasebooks }: Pick<Game, 'phrasebooks'>,
  language: Language,
  counters: readonly DrawnCounter[] = [],
): string {
  const words = { language, word: mapWords(language, (word) => phrasebooks.ja.term(word)) };
  return 'grid' in body
    ? hexMapSvg(layOutMap(body as unknown as HexMapInput), title, words, counters)
    : graphSvg(layOutGraph(body as never), title, words, counters);
}
