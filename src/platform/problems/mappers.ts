import { HttpException, Injectable } from '@nestjs/common';
import { Problem } from './problem.js';
import { PROBLEM_TYPES, PROBLEMS, type ProblemType } from './types.js';

/** Translates one family of errors, and leaves the others alone. */
export type ProblemMapper = (error: unknown) => Problem | undefined;

/** Modules add what they know (`mappers.add(kernelErrors)`); whatever nobody knows is an internal error. */
@Injectable()
export class ProblemMappers {
  private readonly mappers: ProblemMapper[] = [];

  add(mapper: ProblemMapper): void {
    this.mappers.push(mapper);
  }

  toProblem(error: unknown): Problem {
    if (error instanceof Problem) return error;
    for (const map of this.mappers) {
      const problem = map(error);
      if (problem !== undefined) return problem;
    }
    return frameworkProblem(error) ?? new Problem('internal', { cause: error });
  }
}

/** Refusals by Nest and Fastify. Their 5xx stay internal: the texts may tell too much. */
function frameworkProblem(error: unknown): Problem | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof HttpException) {
    const status = error.getStatus();
    return status < 500 ? new Problem(typeOf(status), { detail: error.message, cause: error }) : undefined;
  }
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  if (typeof code !== 'string' || !code.startsWith('FST_') || typeof statusCode !== 'number') return undefined;
  return statusCode < 500 ? new Problem(typeOf(statusCode), { cause: error }) : undefined;
}

function typeOf(status: number): ProblemType {
  return PROBLEM_TYPES.find((name) => PROBLEMS[name].status === status) ?? 'bad-request';
}
