import { oneOf } from '../edge/fault-words.js';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import {
  type NameOf,
  type OutOfOrder,
  OutOfOrderError,
  RefusedError,
  type StandingCommand,
  wordRuling,
} from '../kernel/session/index.js';
import { type Language, textIn } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import type { LiveSession } from './live-session.js';
import { sentenceOf } from './sentence.js';

const REASONS: Readonly<Record<OutOfOrder, { en: string; ja: string }>> = {
  'already-joined': { en: 'This side has joined already.', ja: 'この陣営はすでに参加しています。' },
  'handed-in-unseen': {
    en: 'This command is handed in unseen, together with those of the other sides.',
    ja: 'このコマンドは他の陣営のものと一緒に、伏せたまま提出されます。',
  },
  'not-all-joined': {
    en: 'The game begins when every side has joined.',
    ja: 'すべての陣営が参加するとゲームが始まります。',
  },
  'game-over': { en: 'The game is over.', ja: 'ゲームは終了しています。' },
  'not-your-turn': { en: 'The game waits for another side.', ja: '他の陣営の番です。' },
  'no-undo-proposed': { en: 'Nobody has proposed to go back.', ja: '待ったの申し出がありません。' },
  'already-agreed': { en: 'This side has agreed already.', ja: 'この陣営はすでに同意しています。' },
  'undo-out-of-reach': {
    en: 'One cannot go back that far: something hidden has come to light since, or that version has not been reached.',
    ja: 'そこまでは戻れません。その後に隠された情報が公開されたか、まだそのバージョンに達していません。',
  },
};

/** A session as far as its refusals are put into words. */
type Spoken = Pick<LiveSession, 'game' | 'engine'>;

/** What the engine or the rules refuse, in the words of the edge. Anything else is passed on as it is. */
export function commandProblem({ game, engine }: Spoken, error: unknown, language: Language): unknown {
  if (error instanceof OutOfOrderError) {
    return new Problem('out-of-order', { detail: REASONS[error.reason], members: { reason: error.reason } });
  }
  if (!(error instanceof RefusedError)) return error;
  const nameOf: NameOf = (id) => engine.nameOf(id);
  const steps = error.steps.map((step) => ({
    ...step,
    text: sentenceOf({ game, engine }, step, language),
  }));
  const errors = steps.flatMap(({ rule, text, pointer }) =>
    pointer === undefined ? [] : [{ pointer, detail: `[${rule}] ${text}` }],
  );
  return new Problem('refused', {
    detail: steps.map(({ rule, text }) => `[${rule}] ${text}`).join(' '),
    ...(errors.length > 0 ? { errors } : {}),
    members: { steps, ...(error.ruling ? { ruling: wordRuling(game, error.ruling, language, nameOf) } : {}) },
  });
}

/** A command that stood is not taken again under the rules in force: the version and the command, and why. */
export function notTakenAgain(session: Spoken, given: StandingCommand, error: unknown, language: Language): unknown {
  const { version, side, command } = given;
  const why = error instanceof InvalidRequestError ? formProblem(error) : commandProblem(session, error, language);
  if (!(why instanceof Problem)) return why;
  const { detail, members, ...options } = why.options;
  const head = {
    en: `The rules in force do not take the command of version ${version}; "upTo" may be an earlier one.`,
    ja: `現行のルールはバージョン ${version} のコマンドを認めません。"upTo" にそれより前を指定できます。`,
  };
  const because = textIn(language, detail ?? '');
  return new Problem(why.type, {
    ...options,
    detail: `${head[language]} ${because}`.trim(),
    members: { ...members, version, side, command },
  });
}

const formProblem = ({ faults }: InvalidRequestError): Problem =>
  new Problem('unprocessable', { errors: faults.map(({ pointer, detail }) => ({ pointer, detail })) });

export function movedOn({ version }: { readonly version: number }): Problem {
  return new Problem('precondition-failed', { headers: { etag: `"${version}"` }, members: { version } });
}

/** A request names a version that the session has not come to. */
export const notReached = (field: string, { version }: { readonly version: number }): InvalidRequestError =>
  new InvalidRequestError([
    new FieldFault(`/${field}`, {
      en: `must be at most ${version}, where the session stands`,
      ja: `セッションの現在のバージョン${version}以下でなければなりません`,
    }),
  ]);

/** Where a request names fields that nobody knows. */
export function refuseUnknown(given: readonly string[], known: readonly string[]): void {
  const unknown = given.filter((name) => !known.includes(name));
  const faults = unknown.map((name) => new FieldFault(`/${name}`, oneOf(known, name)));
  if (faults.length > 0) throw new InvalidRequestError(faults);
}

/** A session that goes on by other rules than those in force can only be read. */
export const rulesChanged = ({ rulesVersion, game }: LiveSession): Problem =>
  new Problem('rules-changed', { members: { rulesVersion, inForce: game.declaration.rulesVersion } });
