import { type Language, type Text, textIn } from '../language.js';
import { PROBLEMS, type ProblemType } from './types.js';

/** One bad field: where it is (RFC 6901), what is wrong, and the rule or bound that it breaks. */
export interface FieldError {
  /** Of a body that is read line by line, the line. */
  readonly line?: number;
  readonly pointer: string;
  readonly detail: Text;
  readonly rule?: string;
  readonly bound?: string | number;
  /** The printed chart and cell that a missing figure stands for. */
  readonly chart?: string;
  readonly cell?: string;
}

export interface ProblemOptions {
  readonly detail?: Text;
  readonly errors?: readonly FieldError[];
  /** Extension members of this type, such as the chart and cell of `missing-cell`. */
  readonly members?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** Thrown anywhere behind the edge, answered as RFC 9457 `application/problem+json`. */
export class Problem extends Error {
  readonly status: number;

  constructor(
    readonly type: ProblemType,
    readonly options: ProblemOptions = {},
  ) {
    super(textIn('en', options.detail ?? PROBLEMS[type].title), { cause: options.cause });
    this.name = 'Problem';
    this.status = PROBLEMS[type].status;
  }
}

export interface ProblemBody {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly requestId?: string;
  readonly errors?: readonly {
    line?: number;
    pointer: string;
    detail: string;
    rule?: string;
    bound?: string | number;
    chart?: string;
    cell?: string;
  }[];
  readonly [member: string]: unknown;
}

/** The document for one occurrence; batch items and GraphQL extensions use it without instance or request id. */
export function problemBody(
  problem: Problem,
  language: Language,
  occurrence: { instance?: string; requestId?: string } = {},
): ProblemBody {
  const { detail, errors, members } = problem.options;
  return {
    type: `/problems/${problem.type}`,
    title: PROBLEMS[problem.type].title[language],
    status: problem.status,
    detail: textIn(language, detail ?? PROBLEMS[problem.type].description),
    ...occurrence,
    ...(errors !== undefined && {
      errors: errors.map((error) => ({ ...error, detail: textIn(language, error.detail) })),
    }),
    ...members,
  };
}
