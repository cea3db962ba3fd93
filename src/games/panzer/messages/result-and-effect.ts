import type { Words } from '../../../kernel/rulings/index.js';

/** What the table says and what it does to the unit, each once: a suppression that suppresses is told in one word. */
export function resultAndEffect(result: string, effect: string, words: Words): string {
  const told = effect === 'none' ? 'noEffect' : effect;
  return words.term(told === result ? [result] : [result, told]);
}
