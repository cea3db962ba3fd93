import { Problem } from '../problems/problem.js';
import { jsonFault } from './json-fault.js';

/** The value of a JSON text, or the problem that it has none. */
export function parsedJson(text: string): unknown {
  if (isTooDeep(text)) throw tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Problem('malformed-json', { detail: jsonFault(text, error as SyntaxError) });
  }
  if (SUSPECT.test(text) && isPoisoned(value)) throw poisoned();
  return value;
}

/** Deeper than anything that is meant: what goes through a value level by level would come to the end of its stack. */
const DEEPEST = 500;

const [QUOTE, BACKSLASH] = [34, 92];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [91, 93, 123, 125];

/** Whether a text of JSON is nested deeper than that; a short one cannot be, and is not looked at. */
export function isTooDeep(text: string): boolean {
  if (text.length <= 2 * DEEPEST) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfText(text, at + 1);
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return false;
}

/** Where the quote is that ends a text; the end of all where there is none. */
function endOfText(text: string, from: number): number {
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at;
    if (code === BACKSLASH) at += 1;
  }
  return at;
}

export const tooDeep = (): Problem =>
  new Problem('malformed-json', {
    detail: {
      en: `The JSON is nested more than ${DEEPEST} levels deep.`,
      ja: `JSONの入れ子は${DEEPEST}段までです。`,
    },
  });

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
