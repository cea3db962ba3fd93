import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemMappers } from './mappers.js';
import { Problem } from './problem.js';
import { sendProblem } from './send.js';

/** Errors of Nest handlers, guards and pipes. Those of Fastify itself come to `answerError` through its error handler. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly mappers: ProblemMappers) {}

  catch(error: unknown, host: ArgumentsHost): void {
    // GraphQL puts its errors beside its data.
    if (host.getType() !== 'http') throw error;
    const http = host.switchToHttp();
    answerError(this.mappers, error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

/** The one place where an error becomes an answer. */
export function answerError(
  mappers: ProblemMappers,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const problem = mappers.toProblem(error);
  sendProblem(request, reply, problem.type === 'payload-too-large' ? withLimit(problem, request) : problem);
}

/** Fastify's own refusal does not say how large the body may be. */
function withLimit(problem: Problem, request: FastifyRequest): Problem {
  const limit = request.routeOptions.bodyLimit;
  return new Problem(problem.type, { ...problem.options, members: { limit, ...problem.options.members } });
}
