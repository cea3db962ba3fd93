import type { FastifyReply } from 'fastify';

/** Names headers of the request that an answer depends on, beside those that were named before. */
export function varyBy(reply: FastifyReply, names: string): void {
  const named = reply.getHeader('vary');
  reply.header('vary', named === undefined ? names : `${String(named)}, ${names}`);
}
