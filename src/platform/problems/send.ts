import type { FastifyReply, FastifyRequest } from 'fastify';
import { prefersText, wantsOneLine } from '../http/text-answers.js';
import { languageOf } from '../language.js';
import { type Problem, type ProblemBody, problemBody } from './problem.js';

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
  const { accept } = request.headers;
  const asText = prefersText(accept);
  reply
    .code(problem.status)
    .headers({ ...problem.options.headers })
    .header('content-type', asText ? 'text/plain; charset=utf-8' : PROBLEM_JSON)
    .header('content-language', language)
    // Serialised here: routes may have set a serializer for what they usually send.
    .serializer((payload: string) => payload)
    .send(asText ? problemText(body, wantsOneLine(accept)) : JSON.stringify(body));
}

/** For a chat window or a shell that asked for text: what is wrong, then each field. */
function problemText({ title, detail, errors = [] }: ProblemBody, oneLine: boolean): string {
  const fields =
    errors.length > 1 && !oneLine ? errors.map((error) => `- ${error.pointer || '/'}: ${error.detail}`) : [];
  return [`${title}: ${detail}`, ...fields].join('\n').concat('\n');
}

function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}
