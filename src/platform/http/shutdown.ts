import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Hooks of other modules may hang; the process may not. */
const MARGIN_MS = 5000;

/** SIGTERM and SIGINT: close everything in order and leave with 0. A second signal leaves at once. */
export function closeOnSignals(app: NestFastifyApplication, graceMs: number): void {
  const { log } = app.getHttpAdapter().getInstance();
  let closing = false;
  const close = async (signal: NodeJS.Signals): Promise<void> => {
    if (closing) process.exit(1);
    closing = true;
    log.info(`${signal}: finishing the requests under way`);
    setTimeout(() => {
      log.error('The shutdown hangs, leaving');
      process.exit(1);
    }, graceMs + MARGIN_MS).unref();
    try {
      await app.close();
      log.info('Closed');
      process.exit(0);
    } catch (err) {
      log.error({ err }, 'The shutdown failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
