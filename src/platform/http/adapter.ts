import type { Socket } from 'node:net';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { type FastifyBaseLogger, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '../config.js';
import type { LimitHeaders } from '../limits/rate-limit.js';
import { answerError } from '../problems/filter.js';
import { ProblemMappers } from '../problems/mappers.js';
import { Problem } from '../problems/problem.js';
import { sendProblem } from '../problems/send.js';
import { answerClientError } from './client-error.js';
import { REQUEST_ID_HEADER, requestId } from './request-id.js';
import { securityHeaders } from './response-headers.js';
import { RouteTable } from './route-table.js';
import { SilentConnections } from './silent-connections.js';

const SWEEP_MS = 50;
const REQUEST_MS = 120_000;
const frameworkMappers = new ProblemMappers();
const noSchemas = (): never => {
  throw new Error('a route declares a schema: shapes are checked by the edge');
};

/** Fastify as Umpire wants it: every refusal is a problem document, and closing never hangs. */
export class EdgeAdapter extends FastifyAdapter {
  private readonly routes = new RouteTable();
  private readonly silent: SilentConnections;

  constructor(
    private readonly config: Config,
    /** Where a client stands, for answers that no hook has seen: behind a proxy, where the proxy itself stands. */
    limitsOf: (address: string) => LimitHeaders,
  ) {
    super({
      logger: { level: config.logLevel },
      // `observeRequests` writes the request lines. A child logger for each request would cost 5 microseconds of 100,
      // so lines that belong to a request carry its id themselves.
      logController: new LogController({ disableRequestLogging: true }),
      childLoggerFactory: (logger: FastifyBaseLogger) => logger,
      genReqId: requestId,
      requestIdHeader: false,
      trustProxy: config.trustProxy,
      // A person who types an address often ends it with a slash.
      routerOptions: { ignoreTrailingSlash: true },
      bodyLimit: config.bodyLimit,
      // Fastify would wait for the end of a request for ever.
      requestTimeout: REQUEST_MS,
      // A request that comes in on an open connection while closing is still answered, with `Connection: close`.
      return503OnClosing: false,
      frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
        reply.headers(limitsOf(request.ip));
        refuseUrl(error, request, reply);
      },
      clientErrorHandler: (error: Error & { code?: string }, socket: Socket) =>
        answerClientError(error, socket, limitsOf),
      // No route declares a schema of Fastify's; its two compilers of them would be read at each start all the same.
      schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
      // Nobody uses Nest middleware here; hooks do the same at a lower cost.
      skipMiddie: true,
    });
    this.routes.watch(this.getInstance());
    this.silent = new SilentConnections(this.getInstance().server);
  }

  /** Fastify hands its error handler to a route when the route is added, so this comes before the first of them. */
  answerProblems(mappers: ProblemMappers): void {
    const fastify = this.getInstance();
    fastify.setErrorHandler((error, request, reply) => answerError(mappers, error, request, reply));
    fastify.setNotFoundHandler((request, reply) => {
      sendProblem(request, reply, this.unrouted(request));
    });
  }

  /** Nest would set its own after the routes, too late for them. */
  override setErrorHandler() {
    return this.getInstance();
  }

  override setNotFoundHandler() {
    return this.getInstance();
  }

  /** Lets requests under way finish, within the bound; then cuts what is left. */
  override async close(): Promise<void> {
    const server = this.getHttpServer();
    // A kept-alive connection that was busy when the closing began becomes idle later and must go then.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      this.silent.close();
    }, SWEEP_MS);
    const cut = setTimeout(() => {
      this.getInstance().log.warn(`Requests still under way after ${this.config.shutdownGraceMs} ms were cut`);
      server.closeAllConnections();
    }, this.config.shutdownGraceMs);
    try {
      await super.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(cut);
    }
  }

  private unrouted(request: FastifyRequest): Problem {
    const path = new URL(request.url, 'http://localhost').pathname;
    const allowed = this.routes.allowed(path);
    if (allowed.length === 0) {
      return new Problem('not-found', {
        detail: { en: `There is no ${request.method} ${path}.`, ja: `${request.method} ${path} はありません。` },
      });
    }
    const allow = allowed.join(', ');
    return new Problem('method-not-allowed', {
      detail: { en: `${path} has ${allow}.`, ja: `${path} で使えるのは ${allow} です。` },
      headers: { allow },
    });
  }
}

/** An address the router cannot even read never reaches the hooks, so their headers are set here. */
function refuseUrl(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  for (const [name, value] of securityHeaders(request.method, '/')) reply.header(name, value);
  reply.header(REQUEST_ID_HEADER, request.id);
  sendProblem(request, reply, frameworkMappers.toProblem(error));
}
