import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '@swc/core';

const ROOT = join(import.meta.dirname, '..', '..', '..');

export const CACHE = join(ROOT, 'node_modules', '.cache', 'tests');
const SETTINGS = version + readFileSync(join(ROOT, '.swcrc'), 'utf8');

/** Where the compiled form of a TypeScript file lies, under a name that changes with its text; its source map beside it as `.map`. */
export const compiledPath = (file, text) =>
  join(CACHE, `${createHash('sha1').update(SETTINGS).update(file).update(text).digest('hex')}.js`);
