import type { Word } from './word.js';

export const section = {
  section: ['Section {id}', '条項{id}'],
  none: ['This section has no text of its own.', 'この条項には独自の説明がありません。'],
} as const satisfies Record<string, Word>;
