import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { readLineBodies } from '../platform/http/line-body.js';

export const NDJSON = 'application/x-ndjson';

/** Bodies by line are read as they arrive, by the routes that take them. */
@Injectable()
export class NdjsonBody implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    readLineBodies(this.host.httpAdapter.getInstance<FastifyInstance>(), NDJSON);
  }
}
