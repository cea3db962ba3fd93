import 'reflect-metadata';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, DATABASE_SCHEMA, PARTS } from '../../src/app.module.js';
import { gamesModule } from '../../src/games.module.js';
import type { GameRegistry } from '../../src/kernel/procedures/index.js';
import { loadConfig } from '../../src/platform/config.js';
import { createServer } from '../../src/platform/http/server.js';

export interface TestServer {
  readonly url: string;
  readonly app: NestFastifyApplication;
  close(): Promise<void>;
}

/** The real application on a port of its own, with these variables as its whole environment, controllers that only a test needs, and other games. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  controllers: readonly Type[] = [],
  shelf?: GameRegistry,
): Promise<TestServer> {
  @Module({ imports: shelf ? [gamesModule(shelf), ...PARTS] : [AppModule], controllers: [...controllers] })
  class TestRoot {}

  const folder = mkdtempSync(join(tmpdir(), 'umpire-data-'));
  const config = loadConfig({
    UMPIRE_DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    UMPIRE_RATE_LIMIT: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  });
  const app = await createServer(config, TestRoot, DATABASE_SCHEMA);
  await app.listen(config.port, config.host);
  return { url: await app.getUrl(), app, close: () => app.close().finally(() => rmSync(folder, { recursive: true })) };
}
