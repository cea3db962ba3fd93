import type { Word } from './word.js';

export const shell = {
  umpire: ['Umpire', 'Umpire'],
  ask: ['Ask a rule', 'ルールを問う'],
  replay: ['Replay', '再生'],
  workshop: ['Workshop', '工房'],
  reference: ['API reference', 'APIリファレンス'],
  otherLanguage: ['日本語', 'English'],
  theme: ['Colours: {theme}', '配色：{theme}'],
  auto: ['as the system has them', 'システムに合わせる'],
  light: ['light', '明るい'],
  dark: ['dark', '暗い'],
  skip: ['Skip to the content', '本文へ移動'],
  pages: ['Pages', 'ページ'],
  loading: ['Loading…', '読み込み中…'],
  close: ['Close', '閉じる'],
  notFound: ['There is no such page.', 'そのページはありません。'],
  unreachable: ['The server cannot be reached.', 'サーバーに接続できません。'],
} as const satisfies Record<string, Word>;
