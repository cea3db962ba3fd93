import type { Language } from '../language.js';

export interface ProblemKind {
  readonly status: number;
  readonly title: Readonly<Record<Language, string>>;
  readonly description: Readonly<Record<Language, string>>;
}

const kind = (status: number, en: [string, string], ja: [string, string]): ProblemKind => ({
  status,
  title: { en: en[0], ja: ja[0] },
  description: { en: en[1], ja: ja[1] },
});

/** Every problem that Umpire answers with, by the last part of its `type` URI. Names are stable and never reused. */
export const PROBLEMS = {
  'bad-request': kind(
    400,
    ['Bad request', 'The request could not be read as HTTP or as this route expects it.'],
    ['不正なリクエスト', 'リクエストを解釈できませんでした。'],
  ),
  validation: kind(
    400,
    ['Invalid input', 'Each entry of "errors" points to one field and names the rule or bound that it breaks.'],
    ['入力が正しくありません', '"errors" の各項目が、問題のあるフィールドと、違反しているルールまたは範囲を示します。'],
  ),
  'malformed-json': kind(
    400,
    ['Malformed JSON', 'The body is not a JSON text.'],
    ['JSONの構文エラー', '本文がJSONとして解釈できません。'],
  ),
  unauthorized: kind(
    401,
    ['Token required', 'This resource needs "Authorization: Bearer <token>" with a valid token.'],
    ['トークンが必要です', '有効なトークンを "Authorization: Bearer <token>" で送ってください。'],
  ),
  forbidden: kind(
    403,
    ['Not allowed', 'The token is valid, but not for this.'],
    ['許可されていません', 'トークンは有効ですが、この操作は許可されていません。'],
  ),
  'not-found': kind(
    404,
    ['Not found', 'No route or resource has this address.'],
    ['見つかりません', 'このアドレスのルートまたはリソースはありません。'],
  ),
  'method-not-allowed': kind(
    405,
    ['Method not allowed', 'The address exists, but not for this method; "Allow" lists the methods it has.'],
    [
      '許可されていないメソッド',
      'アドレスは存在しますが、このメソッドは使えません。使えるメソッドは "Allow" にあります。',
    ],
  ),
  'not-acceptable': kind(
    406,
    ['Not acceptable', 'The route has no representation that "Accept" asks for.'],
    ['受け入れ可能な形式がありません', '"Accept" が求める形式では応答できません。'],
  ),
  'request-timeout': kind(
    408,
    ['Request timeout', 'The request did not arrive whole in time.'],
    ['リクエストのタイムアウト', 'リクエスト全体が時間内に届きませんでした。'],
  ),
  conflict: kind(
    409,
    ['Conflict', 'The request does not fit the present state of the resource.'],
    ['競合', 'リクエストがリソースの現在の状態と合いません。'],
  ),
  'out-of-order': kind(
    409,
    ['Not now', 'The session does not take this command at this point; "reason" says why.'],
    ['今はできません', 'セッションは現在このコマンドを受け付けません。"reason" が理由を示します。'],
  ),
  'seat-taken': kind(
    409,
    [
      'Seat taken',
      'Somebody sits there already, or the invitation has been used: an invitation is good for one player.',
    ],
    ['着席済み', 'その席にはすでにプレイヤーがいるか、招待が使用済みです。招待は1人につき1回だけ有効です。'],
  ),
  'in-flight': kind(
    409,
    ['Still under way', 'A request with this Idempotency-Key is being answered at this moment: try again.'],
    ['処理中', 'この Idempotency-Key のリクエストを処理中です。後で再試行してください。'],
  ),
  'rules-changed': kind(
    409,
    [
      'Other rules',
      'The session is played by another version of the rules: it can be read, and go on when its sides adopt those in force.',
    ],
    [
      'ルールの版が違います',
      'このセッションは別の版のルールで進められています。閲覧はできますが、続けるには全陣営が現行の版に移行する必要があります。',
    ],
  ),
  'precondition-failed': kind(
    412,
    ['Version has moved on', 'The version in "If-Match" is no longer the current one: read again and retry.'],
    [
      'バージョンが進んでいます',
      '"If-Match" のバージョンは現在のものではありません。読み直してから再試行してください。',
    ],
  ),
  'payload-too-large': kind(
    413,
    ['Body too large', 'The body is larger than this route accepts.'],
    ['本文が大きすぎます', '本文がこのルートの上限を超えています。'],
  ),
  'uri-too-long': kind(
    414,
    ['Address too long', 'A part of the address is longer than any name Umpire knows.'],
    ['アドレスが長すぎます', 'アドレスの一部が長すぎます。'],
  ),
  'unsupported-media-type': kind(
    415,
    [
      'Unsupported media type',
      'The route does not read bodies of this Content-Type. Bodies are application/json; batches and imports also read application/x-ndjson, imports text/csv; modules of VASSAL are application/zip, or application/xml for the build file alone.',
    ],
    [
      '未対応のメディアタイプ',
      'このルートは、この Content-Type の本文を読み取れません。本文は application/json です。バッチと取り込みでは application/x-ndjson、取り込みでは text/csv も使えます。VASSALのモジュールは application/zip、ビルドファイルだけなら application/xml です。',
    ],
  ),
  unprocessable: kind(
    422,
    ['Cannot be processed', 'The request is well formed, but it cannot be carried out.'],
    ['処理できません', '形式は正しいものの、実行できない内容です。'],
  ),
  refused: kind(
    422,
    ['Not allowed by the rules', 'The rules do not allow the command; each of "steps" is a reason with its section.'],
    ['ルール上できません', 'ルールがこのコマンドを認めません。"steps" の各項目が根拠となる節と理由です。'],
  ),
  'key-reused': kind(
    422,
    ['Key used before', 'This Idempotency-Key was used for another request of this session.'],
    ['使用済みのキー', 'この Idempotency-Key は、このセッションの別のリクエストで使われています。'],
  ),
  'missing-facts': kind(
    422,
    [
      'Facts not sent',
      'The rules may need figures that were not sent; each entry of "errors" points to the field to send. Nothing was rolled.',
    ],
    [
      '必要な情報が足りません',
      'ルールの適用に必要な数値が送られていません。"errors" の各項目が送るべきフィールドを示します。ダイスは振られていません。',
    ],
  ),
  'missing-cell': kind(
    422,
    ['Chart cell not supplied', 'The ruling needs a chart cell that nobody has supplied; a chart pack can supply it.'],
    ['表の値がありません', '裁定に必要な表の値がありません。チャートパックで補えます。'],
  ),
  dice: kind(
    422,
    ['Dice do not fit', 'The dice given do not fit what the procedure rolls: too few, too many, or not on the die.'],
    ['ダイスが合いません', '指定されたダイスが手順の要求と合いません（不足、過剰、または目の範囲外）。'],
  ),
  'too-much-work': kind(
    422,
    [
      'Too much work for one question',
      'The answer would take longer, or become longer, than one question may. "detail" says what to ask instead.',
    ],
    [
      '1回の質問としては処理量が多すぎます',
      '回答にかかる時間または長さが、1回の質問の上限を超えます。代わりの尋ね方は "detail" にあります。',
    ],
  ),
  'precondition-required': kind(
    428,
    ['Precondition required', 'This request must carry "If-Match" with the version it is based on.'],
    ['前提条件が必要です', '基準とするバージョンを "If-Match" で送ってください。'],
  ),
  'rate-limited': kind(
    429,
    ['Too many requests', 'The client has used up its requests for this minute; "Retry-After" says when to come back.'],
    ['リクエストが多すぎます', 'この1分間の上限に達しました。再開時刻は "Retry-After" にあります。'],
  ),
  'session-quota': kind(
    429,
    ['Too many sessions', 'The client, or all clients together, have as many sessions as this Umpire keeps.'],
    ['セッションが多すぎます', 'このクライアント、または全体のセッション数が上限に達しています。'],
  ),
  'headers-too-large': kind(
    431,
    ['Headers too large', 'The request headers are larger than the server accepts.'],
    ['ヘッダーが大きすぎます', 'リクエストヘッダーがサーバーの上限を超えています。'],
  ),
  internal: kind(
    500,
    ['Internal error', 'A fault in Umpire. The request id finds it in the log.'],
    ['内部エラー', 'Umpire側の不具合です。リクエストIDでログを検索できます。'],
  ),
  unavailable: kind(
    503,
    ['Not available now', 'Umpire or something it depends on is not available at the moment; try again later.'],
    ['現在利用できません', 'Umpireまたは依存するサービスが現在利用できません。後で再試行してください。'],
  ),
  'storage-full': kind(
    507,
    [
      'No room left',
      'The disk or database of this Umpire is full: nothing more is kept until its operator makes room. Questions that keep nothing are still answered.',
    ],
    [
      '保存領域が不足しています',
      'このUmpireのディスクまたはデータベースがいっぱいです。運用者が空きを作るまで、新しい内容は保存されません。保存を伴わない質問には引き続き回答します。',
    ],
  ),
} satisfies Record<string, ProblemKind>;

export type ProblemType = keyof typeof PROBLEMS;

export const PROBLEM_TYPES = Object.keys(PROBLEMS) as ProblemType[];

export function isProblemType(name: string): name is ProblemType {
  return Object.hasOwn(PROBLEMS, name);
}
