import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import type { ObserveRequest, RequestDurations } from '../health/request-durations.js';

/**
 * Measures every request, and logs those that failed or were slow; the rest is told at debug level only.
 * Each route gets its own hook: asking a request for its route builds an object each time.
 */
export function observeRequests(fastify: FastifyInstance, durations: RequestDurations, slowMs: number): void {
  const verbose = fastify.log.level === 'debug' || fastify.log.level === 'trace';
  const observer =
    (observe: ObserveRequest, route: string): onResponseHookHandler =>
    (request, reply, done) => {
      const ms = reply.elapsedTime;
      observe(reply.statusCode, ms);
      if (verbose || reply.statusCode >= 400 || ms >= slowMs) logRequest(request, reply, route, slowMs);
      done();
    };

  fastify.addHook('onRoute', (route) => {
    const hooks = [route.onResponse ?? []].flat();
    const method = [route.method].flat().join(',');
    route.onResponse = [...hooks, observer(durations.forRoute(method, route.url), route.url)];
  });

  const unmatched = observer(durations.forRoute('any', 'unmatched'), 'unmatched');
  fastify.addHook('onResponse', function (request, reply, done) {
    if (request.is404) unmatched.call(this, request, reply, done);
    else done();
  });
}

function logRequest(request: FastifyRequest, reply: FastifyReply, route: string, slowMs: number): void {
  const ms = Math.round(reply.elapsedTime * 1000) / 1000;
  const { statusCode: status } = reply;
  const line = { requestId: request.id, method: request.method, route, url: request.url, ip: request.ip, status, ms };
  if (status >= 500) request.log.warn(line, 'request failed');
  // A client over its limit must not fill the log as well.
  else if (status === 429) request.log.debug(line, 'request refused');
  else if (status >= 400) request.log.info(line, 'request refused');
  else if (ms >= slowMs) request.log.warn(line, 'request slow');
  else request.log.debug(line, 'request');
}
