import type { Word } from './word.js';

export const problems = {
  title: ['Problems', '問題の一覧'],
  about: [
    'What Umpire answers when it cannot do what it was asked. Each answer names its type, and the fields that are at fault.',
    '求められたことができないときのUmpireの回答です。各回答は種類と、問題のある項目を示します。',
  ],
  unknown: ['There is no problem of the type {type}.', '{type}という種類の問題はありません。'],
  all: ['All problems', 'すべての問題'],
  status: ['HTTP status {status}', 'HTTPステータス {status}'],
} as const satisfies Record<string, Word>;
