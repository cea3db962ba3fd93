import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ProblemMappers } from './mappers.js';
import { Problem } from './problem.js';
import { sendProblem } from './send.js';

/** The one place where an error becomes an answer: Nest brings both its own errors and Fastify's here. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly mappers: ProblemMappers) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const problem = this.mappers.toProblem(error);
    sendProblem(
      request,
      http.getResponse<FastifyReply>(),
      problem.type === 'payload-too-large' ? withLimit(problem, request) : problem,
    );
  }
}

/** Fastify's own refusal does not say how large the body may be. */
function withLimit(problem: Problem, request: FastifyRequest): Problem {
  const limit = request.routeOptions.bodyLimit;
  return new Problem(problem.type, { ...problem.options, members: { limit, ...problem.options.members } });
}
