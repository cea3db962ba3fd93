import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../language.js';
import { type Problem, problemBody } from './problem.js';

export const PROBLEM_JSON = 'application/problem+json';

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): void {
  if (problem.status >= 500) {
    request.log.error({ requestId: request.id, err: problem.options.cause ?? problem }, problem.message);
  }
  if (reply.sent || reply.raw.headersSent) {
    // Half an answer has gone out: the only honest end is a broken connection.
    reply.raw.destroy();
    return;
  }
  const language = languageOf(request.headers['accept-language']);
  const body = problemBody(problem, language, { instance: pathOf(request.url), requestId: request.id });
  reply
    .code(problem.status)
    .headers({ ...problem.options.headers })
    .header('content-type', PROBLEM_JSON)
    .header('content-language', language)
    // Serialised here: routes may have set a serializer for what they usually send.
    .serializer((payload: string) => payload)
    .send(JSON.stringify(body));
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
