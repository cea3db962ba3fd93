import type { Word } from './word.js';

export const board = {
  view: ['View of the map', 'マップの表示'],
  closer: ['Closer', '拡大'],
  further: ['Further away', '縮小'],
  whole: ['The whole map', '全体を表示'],
  keys: [
    'Arrow keys go from place to place, N and P to the next and the last that can be chosen, Enter chooses, Escape lets go. Plus, minus and zero change the size, Shift with arrows moves the map.',
    '矢印キーで場所を移動、NとPで選択できる次・前の場所へ、Enterで選択、Escapeで解除します。＋－0で拡大縮小、Shift＋矢印でマップを動かします。',
  ],
  ready: ['Can act', '行動可能'],
  open: ['Can be chosen', '選択可能'],
  openFor: ['Can be chosen: {cost}', '選択可能：{cost}'],
} as const satisfies Record<string, Word>;
