import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

export const NDJSON = 'application/x-ndjson';

/** Bodies by line are read as they arrive: every route gets them as a stream. */
@Injectable()
export class NdjsonBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter.getInstance<FastifyInstance>();
    fastify.addContentTypeParser(NDJSON, (_request, payload, done) => done(null, payload));
  }
}
