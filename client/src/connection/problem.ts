import type { ProblemKind } from '../generated/games.js';
import type { Problem, ProblemField, Step } from '../generated/service.js';

/** The server has answered, and the answer is no: a problem document (RFC 9457) with its members as fields. */
export class UmpireProblem extends Error {
  override readonly name = 'UmpireProblem';
  /** Which problem it is, the last part of its `type`: `validation`, `refused`, `precondition-failed`. */
  readonly kind: ProblemKind;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** Every bad field, with a JSON pointer to it. */
  readonly errors: readonly ProblemField[];
  /** What finds it in the log of the server. */
  readonly requestId: string | undefined;
  /** Of `refused`: the steps of the rules that forbid the command. */
  readonly steps: readonly Step[];
  /** Of `out-of-order`: why not now, such as `not-your-turn`. */
  readonly reason: string | undefined;
  /** Of `precondition-failed`: the version that stands now. */
  readonly version: number | undefined;
  /** How long the server asks to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;

  constructor(
    /** The whole document, with the further members of its type. */
    readonly document: Problem,
    retryAfterMs?: number,
  ) {
    super(document.detail || document.title);
    this.kind = document.type.slice(document.type.lastIndexOf('/') + 1) as ProblemKind;
    this.status = document.status;
    this.title = document.title;
    this.detail = document.detail;
    this.errors = document.errors ?? [];
    this.requestId = document.requestId;
    this.steps = (document.steps as readonly Step[] | undefined) ?? [];
    this.reason = document.reason as string | undefined;
    this.version = document.version as number | undefined;
    this.retryAfterMs = retryAfterMs;
  }

  /** From an answer; what is no problem document comes from something in between, such as a proxy. */
  static from(response: Response, text: string): UmpireProblem {
    const wait = Number(response.headers.get('retry-after') ?? Number.NaN);
    return new UmpireProblem(documentIn(response, text), Number.isFinite(wait) ? wait * 1000 : undefined);
  }
}

function documentIn(response: Response, text: string): Problem {
  if (response.headers.get('content-type')?.includes('json')) {
    try {
      const document = JSON.parse(text) as Problem;
      if (typeof document.type === 'string') return document;
    } catch {
      // Cut off, or not what it says: told as it came.
    }
  }
  const title = response.statusText || `HTTP ${response.status}`;
  return { type: 'about:blank', title, status: response.status, detail: text.slice(0, 200) || title };
}

/** No answer came: the network is away, or the server. Whether the request arrived nobody knows. */
export class ConnectionLost extends Error {
  override readonly name = 'ConnectionLost';

  constructor(address: string, cause: unknown) {
    super(`No answer from ${address}`, { cause });
  }
}
