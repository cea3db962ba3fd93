import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

/** Beside `src/` and beside `dist/`: it is no part of the program, and runs without it. */
const FILE = join(import.meta.dirname, '..', '..', '..', 'verify', 'umpire-verify.mjs');

/** Hands out the file that checks a saved game. */
@Controller('v1/sessions')
export class VerifierController {
  private text: string | undefined;

  @Get('verify.mjs')
  verifier(@Res() reply: FastifyReply): void {
    this.text ??= readFileSync(FILE, 'utf8');
    reply.header('content-type', 'text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(this.text);
  }
}
