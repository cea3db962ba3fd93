import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Controller, Get, Header } from '@nestjs/common';
import { HOME } from '../../platform/home.js';
import { NoQuery } from '../../platform/http/macros.js';

/** Beside `src/` and beside `dist/`: it is no part of the program, and runs without it. */
const FILE = join(HOME, 'verify', 'umpire-verify.mjs');

/** Hands out the file that checks a saved game. */
@Controller('v1/sessions')
export class VerifierController {
  private text: string | undefined;

  @Get('verify.mjs')
  @NoQuery()
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'no-cache')
  verifier(): string {
    this.text ??= readFileSync(FILE, 'utf8');
    return this.text;
  }
}
