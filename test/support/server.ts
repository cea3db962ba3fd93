import 'reflect-metadata';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule, DATABASE_SCHEMA, PARTS } from '../../src/app.module.js';
import { gamesModule } from '../../src/games.module.js';
import type { GameRegistry } from '../../src/kernel/procedures/index.js';
import { loadConfig } from '../../src/platform/config.js';
import { Database } from '../../src/platform/database/database.js';
import { createServer } from '../../src/platform/http/server.js';

export interface TestServer {
  readonly url: string;
  readonly app: NestFastifyApplication;
  close(): Promise<void>;
}

const MEMORY = '/dev/shm';

/** Each command is written through to the disk, which is most of what it costs: where memory can be a folder, it is one. */
function dataFolder(): string {
  const free = existsSync(MEMORY) ? statfsSync(MEMORY) : { bavail: 0, bsize: 0 };
  return mkdtempSync(join(free.bavail * free.bsize > 2 ** 30 ? MEMORY : tmpdir(), 'umpire-data-'));
}

/** The file of a server that has just started for the first time, tables and shipped records in it: the next need not fill it again. */
let filled: Buffer | undefined;

const fileOf = (app: NestFastifyApplication): Buffer =>
  (
    app.get(Database).source.driver as unknown as { databaseConnection: { serialize(): Buffer } }
  ).databaseConnection.serialize();

/** The real application on a port of its own, with these variables as its whole environment, controllers that only a test needs, and other games. */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  controllers: readonly Type[] = [],
  shelf?: GameRegistry,
): Promise<TestServer> {
  @Module({ imports: shelf ? [gamesModule(shelf), ...PARTS] : [AppModule], controllers: [...controllers] })
  class TestRoot {}

  const folder = dataFolder();
  // Whoever brings a database or games of his own begins with nothing but those.
  const own = env.DATABASE_URL !== undefined || env.UMPIRE_DATA_DIR !== undefined || shelf !== undefined;
  if (!own && filled) writeFileSync(join(folder, 'umpire.sqlite'), filled);
  const config = loadConfig({
    UMPIRE_DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    UMPIRE_RATE_LIMIT: '0',
    HOST: '127.0.0.1',
    PORT: '0',
    ...env,
  });
  const app = await createServer(config, TestRoot, DATABASE_SCHEMA);
  if (!own) filled ??= fileOf(app);
  await app.listen(config.port, config.host);
  return { url: await app.getUrl(), app, close: () => app.close().finally(() => rmSync(folder, { recursive: true })) };
}
