import type { Word } from './word.js';

export const forms = {
  kind: ['Kind', '種類'],
  notSet: ['(left out)', '（省略）'],
  addLine: ['Add a line', '行を追加'],
  removeLine: ['Remove line {number}', '{number}行目を削除'],
  paste: ['Paste lines of a spreadsheet here', '表計算ソフトの行をここに貼り付け'],
  misfit: ['“{value}” does not go here', '「{value}」は入りません'],
  submit: ['Hand in', '提出'],
  cancel: ['Cancel', 'やめる'],
} as const satisfies Record<string, Word>;
