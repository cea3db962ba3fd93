import type { Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import type { Config } from '../config.js';
import { databaseAway } from '../database/away.js';
import { type DatabaseSchema, EMPTY_SCHEMA } from '../database/schema.js';
import { Metrics } from '../health/metrics.js';
import { clientKey } from '../limits/client-key.js';
import { LocalLimiter } from '../limits/local-limiter.js';
import { applyVerdict, ratePolicy } from '../limits/rate-limit.js';
import { SharedLimiter } from '../limits/shared-limiter.js';
import type { Limiter, Verdict } from '../limits/window.js';
import { WorkLimits } from '../limits/work-limits.js';
import { platformWith } from '../platform.module.js';
import { ProblemMappers } from '../problems/mappers.js';
import type { Problem } from '../problems/problem.js';
import { Redis } from '../redis/redis.js';
import { EdgeAdapter } from './adapter.js';
import { compressLargeAnswers } from './compression.js';
import { answerPreflights, corsHeaders } from './cors.js';
import { readJsonBodies } from './json-body.js';
import { allowLargeBodies } from './large-body.js';
import { readMacro } from './macros.js';
import { NestLogger } from './nest-logger.js';
import { observeRequests } from './observe.js';
import { REQUEST_ID_HEADER } from './request-id.js';
import { securityHeaders } from './response-headers.js';

/** The whole application, ready to listen: the modules of `root` on top of the platform. */
export async function createServer(
  config: Config,
  root: Type,
  schema: DatabaseSchema = EMPTY_SCHEMA,
): Promise<NestFastifyApplication> {
  const adapter = new EdgeAdapter(config);
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
    app.get(ProblemMappers).add(databaseAway);
    adapter.answerProblems(app.get(ProblemMappers));
    readJsonBodies(fastify);
    allowLargeBodies(fastify, config);
    fastify.addHook('onRequest', onEachRequest(config, limiterFor(config, app.get(Redis)), app.get(WorkLimits)));
    await compressLargeAnswers(fastify);
    observeRequests(fastify, app.get(Metrics).requests, config.slowRequestMs);
    answerPreflights(fastify);
    return await app.init();
  } catch (error) {
    await app.close().catch(() => undefined);
    throw error;
  }
}

function limiterFor(config: Config, redis: Redis): Limiter | undefined {
  if (config.rateLimit === 0) return undefined;
  return redis.configured ? new SharedLimiter(redis, config.rateLimit) : new LocalLimiter(config.rateLimit);
}

/** One hook for everything that happens before a request is read: each further hook has its own price. */
function onEachRequest(config: Config, limiter: Limiter | undefined, works: WorkLimits) {
  const policy = ratePolicy(config);
  const allowOrigin = corsHeaders(config.corsOrigins);
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const { url = '/', method = 'GET' } = request.raw;
    reply.header(REQUEST_ID_HEADER, request.id);
    for (const [name, value] of securityHeaders(method, url)) reply.header(name, value);
    allowOrigin(request, reply);
    const misspelt = method === 'GET' && url.includes('?') ? readMacro(request) : undefined;
    if (misspelt !== undefined) {
      done(misspelt);
      return;
    }

    if (limiter === undefined || isExempt(url)) {
      done();
      return;
    }
    const client = clientKey(request.ip);
    const judge = (verdict: Verdict): Problem | undefined =>
      applyVerdict(reply, policy, config.rateLimit, verdict, works.left(client));
    const verdict = limiter.hit(client);
    if (verdict instanceof Promise) verdict.then((late) => done(judge(late)), done);
    else done(judge(verdict));
  };
}

/** Probes and scrapers come from the machine room, often through one address. */
function isExempt(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics';
}
