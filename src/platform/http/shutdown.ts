import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Hooks of other modules may hang; the process may not. */
const MARGIN_MS = 5000;

/**
 * SIGTERM and SIGINT: close everything in order and leave with 0. A second signal leaves at once.
 * Windows sends no signals from one program to another, so whoever started this one (bin/umpire.mjs) may also say `stop` over
 * their channel, as often as he likes; and when he is gone, nobody is left who could.
 */
export function closeOnSignals(app: NestFastifyApplication, graceMs: number): void {
  const { log } = app.getHttpAdapter().getInstance();
  let closing = false;
  const close = async (why: string): Promise<void> => {
    if (closing) return;
    closing = true;
    log.info(`${why}: finishing the requests under way`);
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
  let signals = 0;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    process.on(signal, () => {
      signals += 1;
      if (signals > 1) process.exit(1);
      void close(signal);
    });
  }
  process.on('message', (word) => void (word === 'stop' && close('stop')));
  process.on('disconnect', () => void close('The program that started this one is gone'));
}
