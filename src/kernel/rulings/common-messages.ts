import type { Language, Message } from './messages.js';

/** The few sentences that belong to no game. */
export const COMMON_MESSAGES: Readonly<Record<Language, Readonly<Record<string, Message>>>> = {
  en: {
    'not-allowed': 'Not allowed: {reason}',
    // Whatever is paid in points: one of them is a point.
    'cost-label': ({ amount, unit }, words) =>
      `${amount} ${amount === 1 ? words.term(unit).replace(/points$/, 'point') : words.term(unit)}`,
    'session-joined': '{side:term} has joined.',
    'session-began': 'The game begins.',
    'session-won': 'The game is over: {side:term} has won ({level:term}).',
    'session-drawn': 'The game is over: nobody has won ({level:term}).',
    'session-conceded': '{side:term} concedes.',
    'session-undo-proposed': '{side:term} proposes to go back to version {to}.',
    'session-undo-agreed': '{side:term} agrees to go back.',
    'session-undo-refused': '{side:term} refuses to go back.',
    'session-undone': 'The game goes back to version {to}.',
    'session-rules-adopted': 'The game goes on under version {to} of the rules.',
    'session-seat-left': '{side:term} is without a player.',
    'session-seat-taken': 'Another player takes the seat of {side:term}.',
    'session-timed-out': '{side:term} is out of time.',
    'session-unknown-piece': 'You see no piece "{unit}" on the table.',
    'session-unknown-piece-near': 'You see no piece "{unit}" on the table. Did you mean "{near}"?',
    'session-unknown-name': 'You see nothing called "{name}" here.',
    'session-unknown-name-near': 'You see nothing called "{name}" here. Did you mean "{near}"?',
    'session-piece-of-another': '{unit} belongs to {side:term}.',
    'session-do-join': 'Join the game.',
    'session-do-propose-undo': 'Propose to go back to version {to}.',
    'session-do-agree-undo': 'Agree to go back.',
    'session-do-refuse-undo': 'Refuse to go back.',
    'session-do-concede': 'Concede the game.',
  },
  ja: {
    'not-allowed': '不可：{reason}',
    'cost-label': '{unit:term} {amount}',
    'session-joined': '{side:term}が参加しました。',
    'session-began': 'ゲームを開始します。',
    'session-won': 'ゲーム終了：{side:term}の勝利（{level:term}）。',
    'session-drawn': 'ゲーム終了：勝者なし（{level:term}）。',
    'session-conceded': '{side:term}が投了しました。',
    'session-undo-proposed': '{side:term}がバージョン {to} への待ったを申し出ました。',
    'session-undo-agreed': '{side:term}が待ったに同意しました。',
    'session-undo-refused': '{side:term}が待ったを断りました。',
    'session-undone': 'ゲームはバージョン {to} に戻りました。',
    'session-rules-adopted': '以後はルールの版 {to} で進めます。',
    'session-seat-left': '{side:term}の席が空きました。',
    'session-seat-taken': '{side:term}の席に別のプレイヤーが着きました。',
    'session-timed-out': '{side:term}は時間切れです。',
    'session-unknown-piece': '「{unit}」という駒は、あなたから見える盤上にありません。',
    'session-unknown-piece-near': '「{unit}」という駒は、あなたから見える盤上にありません。「{near}」のことですか？',
    'session-unknown-name': '「{name}」というものは、あなたから見えるところにありません。',
    'session-unknown-name-near': '「{name}」というものは、あなたから見えるところにありません。「{near}」のことですか？',
    'session-piece-of-another': '{unit}は{side:term}の駒です。',
    'session-do-join': 'ゲームに参加する。',
    'session-do-propose-undo': 'バージョン {to} への待ったを申し出る。',
    'session-do-agree-undo': '待ったに同意する。',
    'session-do-refuse-undo': '待ったを断る。',
    'session-do-concede': '投了する。',
  },
};

/** Words that belong to no game, where a game has none of its own. */
export const COMMON_TERMS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { concession: 'by concession', time: 'on time' },
  ja: { concession: '投了による', time: '時間切れによる' },
};
