/** What `import` does in a test: TypeScript is compiled by swc, once per text, and `@jest/globals` is what the running file is given. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { CACHE, compiledPath } from './sources.mjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;

mkdirSync(CACHE, { recursive: true });

/** Sources import `./dice.js`, as the compiled program will; here it is still `./dice.ts`. */
export function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    const url = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(url)) return { url: url.href, shortCircuit: true };
  }
  return next(specifier, context);
}

export function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context);
  const file = fileURLToPath(url);
  return { format: 'module', source: compiled(file, readFileSync(file, 'utf8')), shortCircuit: true };
}

function compiled(filename, text) {
  const path = compiledPath(filename, text);
  if (existsSync(path)) return readFileSync(path, 'utf8');
  const { code, map } = transformSync(text, { filename, sourceMaps: true });
  keep(`${path}.map`, map);
  keep(path, code);
  return code;
}

/** Whole or not at all: another worker may be writing the same file. */
function keep(path, text) {
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}
