import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLetAlone } from './compression.js';

/**
 * Answers with a text that is there as a whole. Hot: what is short, not to be compressed and all ASCII, as English rulings are,
 * goes past Fastify's `send` to the socket as one byte a character, which saves a ruling a tenth of its processor time.
 * Headers, status and the hooks after the answer are what they would be; hooks before it there are none but the one that has nothing to do.
 */
export function answerText(request: FastifyRequest, reply: FastifyReply, type: string, text: string): void {
  const length = Buffer.byteLength(text);
  if (length !== text.length || !isLetAlone(request, text)) {
    reply.header('content-type', type).send(text);
    return;
  }
  reply.hijack();
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  headers['content-type'] = type;
  headers['content-length'] = length;
  reply.raw.writeHead(reply.statusCode, headers).end(text, 'latin1');
}
