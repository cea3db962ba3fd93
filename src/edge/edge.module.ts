import { Module, type OnModuleInit } from '@nestjs/common';
import { ProblemMappers } from '../platform/problems/mappers.js';
import { ClientKeysController } from './clients/client-keys.controller.js';
import { ClientKeysResolver } from './clients/client-keys.resolver.js';
import { kernelProblem } from './kernel-problems.js';
import { NdjsonBody } from './ndjson-body.js';

/** What the modules' edges share: bodies by line, and the kernel's refusals as problems. */
@Module({ controllers: [ClientKeysController], providers: [NdjsonBody, ClientKeysResolver] })
export class EdgeModule implements OnModuleInit {
  constructor(private readonly mappers: ProblemMappers) {}

  onModuleInit(): void {
    this.mappers.add(kernelProblem);
  }
}
