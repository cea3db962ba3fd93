import type { Command, Entry, Side } from '../kernel/session/index.js';
import { Problem } from '../platform/problems/problem.js';
import { isSigned } from './fair-dice/index.js';
import type { LiveSession } from './live-session.js';

/** What a command was sent with, as far as its signature goes. */
interface Sent {
  readonly version?: number;
  readonly signature?: string;
}

/**
 * What the log keeps of a signature: nothing of a side that has no key. A side with one gives no command without it, so that
 * the server cannot speak for it.
 */
export function signedBy(
  session: LiveSession,
  side: Side,
  command: Command,
  sent: Sent,
  hash: string,
): Entry['signed'] {
  const key = session.state.keys?.[side];
  if (key === undefined) return undefined;
  const { signature, version = session.version } = sent;
  if (signature === undefined) throw new Problem('forbidden', { detail: MISSING });
  const text = { session: session.opening.session, version, hash, command };
  if (!isSigned(key, text, signature)) throw new Problem('forbidden', { detail: WRONG });
  return { [side]: { version, signature } };
}

const MISSING = {
  en: 'This side signs its commands with a key of its own: send Command-Signature with each.',
  ja: 'この陣営は独自の鍵でコマンドに署名します。Command-Signature を付けて送ってください。',
};
const WRONG = {
  en: "Command-Signature is not this side's signature of the command, the session, the version in If-Match and the hash of that version.",
  ja: 'Command-Signature が、コマンド・セッション・If-Match のバージョン・そのバージョンのハッシュに対するこの陣営の署名ではありません。',
};
