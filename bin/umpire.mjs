#!/usr/bin/env node
/**
 * `npx umpire`, `npm start`: the built server as in production, on every system. On a terminal it says in a few lines where to
 * go; elsewhere it writes one JSON object a line, for whatever gathers logs.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ALLOCATOR, FLAGS } from './flags.mjs';
import { welcome } from './welcome.mjs';

const SERVER = join(import.meta.dirname, '..', 'dist', 'umpire.js');

const onTerminal = process.stdout.isTTY === true;
const env = { NODE_ENV: 'production', ...ALLOCATOR, ...(onTerminal ? { LOG_LEVEL: 'warn' } : {}), ...process.env };
const server = spawn(process.execPath, [...FLAGS, SERVER], { env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
if (onTerminal) server.on('message', ({ address }) => process.stdout.write(welcome(address)));

// The server closes in good order when it is told to; this process waits for it. It is told over the channel, and not by a signal:
// Ctrl+C in a terminal reaches both, and Windows would end it there and then. Whoever asks twice will not wait.
let asked = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (asked) server.kill('SIGKILL');
    else if (server.connected) server.send('stop');
    asked = true;
  });
}
server.on('exit', (code) => process.exit(code ?? 1));
