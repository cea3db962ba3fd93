import 'reflect-metadata';
import { AppModule, DATABASE_SCHEMA } from './app.module.js';
import { loadConfig } from './platform/config.js';
import { createServer } from './platform/http/server.js';
import { closeOnSignals } from './platform/http/shutdown.js';
import { WorkerPool } from './platform/workers/worker-pool.js';

async function main(): Promise<void> {
  const config = loadConfig();
  const app = await createServer(config, AppModule, DATABASE_SCHEMA);
  app.get(WorkerPool).startsFrom(new URL('./umpire-worker.js', import.meta.url));
  closeOnSignals(app, config.shutdownGraceMs);
  await app.listen({
    port: config.port,
    host: config.host,
    listenTextResolver: (address) =>
      `Umpire listens on ${address}, ${Math.round(performance.now())} ms after the start`,
  });
  // Whoever started it as a part of his own program is told where it is.
  process.send?.({ address: await app.getUrl() });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
