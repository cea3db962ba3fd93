import { Problem } from '../problems/problem.js';
import { jsonFault } from './json-fault.js';

/** The value of a JSON text, or the problem that it has none. */
export function parsedJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem('malformed-json', { detail: jsonFault(text, error as SyntaxError) });
  }
  if (SUSPECT.test(text) && isPoisoned(value)) throw poisoned();
  return value;
}

/** May hold one of the refused keys, spelled out or with escapes. */
const SUSPECT = /proto|\\u00/;

function isPoisoned(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (Object.hasOwn(value, '__proto__')) return true;
  const { constructor: made } = value as { constructor: unknown };
  if (Object.hasOwn(value, 'constructor') && typeof made === 'object' && made && Object.hasOwn(made, 'prototype')) {
    return true;
  }
  return Object.values(value).some(isPoisoned);
}

export const poisoned = (): Problem =>
  new Problem('malformed-json', {
    detail: {
      en: 'The keys "__proto__" and "constructor.prototype" are refused.',
      ja: 'キー "__proto__" と "constructor.prototype" は使えません。',
    },
  });
