import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { LimitHeaders } from '../limits/rate-limit.js';
import { Problem, problemBody } from '../problems/problem.js';
import { PROBLEM_JSON } from '../problems/send.js';
import type { ProblemType } from '../problems/types.js';
import { requestId } from './request-id.js';

const TYPES: Readonly<Record<string, ProblemType>> = {
  HPE_HEADER_OVERFLOW: 'headers-too-large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout',
};

/** Bytes that are no HTTP: there is no request yet, so the same problem document is written on the bare socket. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  limitsOf: (address: string) => LimitHeaders,
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const problem = new Problem(TYPES[error.code ?? ''] ?? 'bad-request');
  const id = requestId({ headers: {} });
  const body = JSON.stringify(problemBody(problem, 'en', { requestId: id }));
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    `Content-Type: ${PROBLEM_JSON}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${id}`,
    ...Object.entries(limitsOf(socket.remoteAddress ?? '')).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
