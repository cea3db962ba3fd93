import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { Problem } from '../problems/problem.js';
import { sendProblem } from '../problems/send.js';

/** So many pieces are free; beyond them they must be as long as this in the mean. No client that means well comes near. */
const FREE_PIECES = 2000;
const LEAST_MEAN = 16;

const CRUMBS = {
  en: `The body came in pieces of less than ${LEAST_MEAN} bytes each: send it in longer ones.`,
  ja: `本文が ${LEAST_MEAN} バイト未満に細切れにされています。より大きな単位で送ってください。`,
};

/**
 * Every piece of a chunked body is an event of its own, and Node reads ten thousand pieces of one byte from a socket before it
 * looks at anybody else: 200,000 of them kept others waiting for 0.3 s. They are counted where Node hands them over, because
 * whoever reads the body learns of them only afterwards.
 */
export const refuseCrumbs: onRequestHookHandler = (request, reply, done) => {
  if (request.headers['transfer-encoding'] !== undefined) countPieces(request, reply);
  done();
};

function countPieces(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  const { push } = raw;
  let [pieces, bytes, refused] = [0, 0, false];
  raw.push = (piece, encoding) => {
    if (piece === null) return push.call(raw, piece, encoding);
    pieces += 1;
    bytes += piece.length;
    if (pieces <= FREE_PIECES || pieces * LEAST_MEAN <= bytes) return push.call(raw, piece, encoding);
    // What still comes is thrown away; once the answer is out, by Node itself.
    if (refused) return true;
    refused = true;
    if (reply.sent) raw.destroy();
    else sendProblem(request, reply, new Problem('bad-request', { detail: CRUMBS }));
    return true;
  };
}
