import type { LoggerService } from '@nestjs/common';
import type { FastifyBaseLogger } from 'fastify';

/** Nest's log lines through Fastify's pino, so that there is one JSON stream. Nest's own start-up chatter is debug. */
export class NestLogger implements LoggerService {
  constructor(private readonly pino: FastifyBaseLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    const context = contextOf(rest);
    const chatter = context !== undefined && CHATTER.has(context);
    this.pino[chatter ? 'debug' : 'info']({ context }, String(message));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.pino.warn({ context: contextOf(rest) }, String(message));
  }

  error(message: unknown, ...rest: unknown[]): void {
    const err = message instanceof Error ? message : undefined;
    const stack = rest.length > 1 && typeof rest[0] === 'string' ? rest[0] : undefined;
    this.pino.error({ context: contextOf(rest), err, stack }, String(message));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.pino.debug({ context: contextOf(rest) }, String(message));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.pino.trace({ context: contextOf(rest) }, String(message));
  }
}

const CHATTER = new Set(['NestFactory', 'InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestApplication']);

/** Nest passes the name of the logger last. */
function contextOf(rest: readonly unknown[]): string | undefined {
  const last = rest.at(-1);
  return typeof last === 'string' ? last : undefined;
}
