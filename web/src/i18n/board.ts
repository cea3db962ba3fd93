import type { Word } from './word.js';

export const board = {
  view: ['View of the map', 'マップの表示'],
  closer: ['Closer', '拡大'],
  further: ['Further away', '縮小'],
  whole: ['The whole map', '全体を表示'],
} as const satisfies Record<string, Word>;
