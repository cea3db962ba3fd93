import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { ClientKeys, type KnownClient, outOfScope, scopeOf } from '../clients/client-keys.js';
import type { Config } from '../config.js';
import { databaseAway } from '../database/away.js';
import { Database } from '../database/database.js';
import { storageFull } from '../database/full.js';
import { type DatabaseSchema, EMPTY_SCHEMA } from '../database/schema.js';
import { Metrics } from '../health/metrics.js';
import { cameFrom, clientKey, clientOf } from '../limits/client-key.js';
import { applyVerdict, type LimitHeaders, limitHeaders, ratePolicy, tellLimits } from '../limits/rate-limit.js';
import { RequestLimiter } from '../limits/request-limiter.js';
import type { Verdict } from '../limits/window.js';
import { WorkLimits } from '../limits/work-limits.js';
import { platformWith } from '../platform.module.js';
import { ProblemMappers } from '../problems/mappers.js';
import { Problem } from '../problems/problem.js';
import { EdgeAdapter } from './adapter.js';
import { BodyGates } from './body-gates.js';
import { refuseCrumbs } from './body-pieces.js';
import { compressLargeAnswers } from './compression.js';
import { answerPreflights, corsHeaders } from './cors.js';
import { readJsonBodies } from './json-body.js';
import { allowLargeBodies } from './large-body.js';
import { readMacro } from './macros.js';
import { NestLogger } from './nest-logger.js';
import { observeRequests } from './observe.js';
import { answerInLines } from './plain-lines.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { securityHeaders } from './response-headers.js';

/** The whole application, ready to listen: the modules of `root` on top of the platform. */
export async function createServer(
  config: Config,
  root: Type,
  schema: DatabaseSchema = EMPTY_SCHEMA,
): Promise<NestFastifyApplication> {
  // Nothing is answered before the limits are there.
  let limitsOf = (_address: string): LimitHeaders => ({});
  const adapter = new EdgeAdapter(config, (address) => limitsOf(address));
  const fastify = adapter.getInstance() as FastifyInstance;
  const app = await NestFactory.create<NestFastifyApplication>(
    { module: root, imports: [platformWith(config, schema)] },
    adapter,
    {
      logger: new NestLogger(fastify.log),
      // Nest's own parser looks itself up anew for each body: a tenth of the throughput.
      bodyParser: false,
      abortOnError: false,
    },
  );
  try {
    app.get(ProblemMappers).add(storageFull(app.get(Database)));
    app.get(ProblemMappers).add(databaseAway);
    adapter.answerProblems(app.get(ProblemMappers));
    readJsonBodies(fastify);
    allowLargeBodies(fastify, config, app.get(BodyGates));
    const [limiter, works] = [app.get(RequestLimiter), app.get(WorkLimits)];
    limitsOf = standingIn(ratePolicy(config), limiter, works);
    fastify.addHook('onRequest', onEachRequest(config, limiter, works, app.get(ClientKeys)));
    fastify.addHook('onRequest', refuseCrumbs);
    await compressLargeAnswers(fastify, works);
    observeRequests(fastify, app.get(Metrics).requests, config.slowRequestMs);
    answerPreflights(fastify);
    return await app.init();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

/** What is no request, or one that no route can read, is not counted; where its sender stands is told all the same. */
const standingIn =
  (policy: string, limiter: RequestLimiter, works: WorkLimits) =>
  (address: string): LimitHeaders => {
    const client = clientKey(address);
    const standing = limiter.standing(client);
    return standing ? limitHeaders(policy, standing, works.left(client)) : {};
  };

/** One hook for everything that happens before a request is read: each further hook has its own price. */
function onEachRequest(config: Config, limiter: RequestLimiter, works: WorkLimits, clients: ClientKeys) {
  const policy = ratePolicy(config);
  /** What is not counted is told all the same where its client stands. */
  const tell = (request: FastifyRequest, reply: FastifyReply): void => {
    const client = clientOf(request);
    const standing = limiter.standing(client);
    if (standing) tellLimits(reply, policy, standing, works.left(client));
  };
  const count = (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const client = clientOf(request);
    const judge = (verdict: Verdict): Problem | undefined =>
      applyVerdict(reply, policy, config.rateLimit, verdict, works.left(client));
    const verdict = limiter.hit(client)!;
    if (verdict instanceof Promise) verdict.then((late) => done(judge(late)), done);
    else done(judge(verdict));
  };
  /** An app is known by its key, wherever it calls from, and may do what its key is for. */
  const asApp = (
    app: KnownClient | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void => {
    const { url = '/', method = 'GET' } = request.raw;
    const refused = app ? outOfScope(app, scopeOf(method, url)) : noSuchKey();
    if (!app || refused) {
      tell(request, reply);
      done(refused);
      return;
    }
    cameFrom(request, app);
    const own = clients.hit(app);
    const limit = app.rateLimit ?? 0;
    if (own) done(applyVerdict(reply, policyOf(limit), limit, own, works.left(clientOf(request))));
    else if (config.rateLimit === 0) done();
    else count(request, reply, done);
  };
  const allowOrigin = corsHeaders(config.corsOrigins);
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { url = '/', method = 'GET' } = request.raw;
    reply.header(REQUEST_ID_HEADER, request.id);
    for (const [name, value] of securityHeaders(method, url)) reply.header(name, value);
    allowOrigin(request, reply);
    const asksByQuery = url.includes('?');
    const misspelt = asksByQuery ? readMacro(request) : undefined;
    if (misspelt !== undefined) {
      tell(request, reply);
      done(misspelt);
      return;
    }
    if (method === 'GET' || asksByQuery) answerInLines(request, reply);

    const key = request.headers[CLIENT_KEY_HEADER];
    if (key !== undefined) {
      const app = clients.known(String(key));
      if (app instanceof Promise) app.then((late) => asApp(late, request, reply, done), done);
      else asApp(app, request, reply, done);
      return;
    }
    if (config.rateLimit === 0 || isExempt(url)) {
      tell(request, reply);
      done();
      return;
    }
    count(request, reply, done);
  };
}
const CLIENT_KEY_HEADER = 'umpire-client-key';

const policyOf = (limit: number): string => `"client";q=${limit};w=60`;

const noSuchKey = (): Problem =>
  new Problem('unauthorized', {
    detail: {
      en: 'Nobody has this Umpire-Client-Key, or it was revoked.',
      ja: 'この Umpire-Client-Key は存在しないか、取り消されています。',
    },
  });

/** Probes and scrapers come from the machine room, often through one address. */
function isExempt(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics';
}
