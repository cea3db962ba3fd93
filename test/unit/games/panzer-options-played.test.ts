import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { Options } from '../../../src/games/panzer/options.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';

/** By switch: the file of scripted games that plays it, and the part of it. */
const PLAYED = JSON.parse(readFileSync('test/fixtures/panzer-options-played.json', 'utf8')) as Readonly<
  Record<string, readonly [file: string, part: string]>
>;

/** The part of a file under one heading, to the next one. */
function partOf(file: string, heading: string): string {
  const text = readFileSync(`test/medium/sessions/${file}.test.ts`, 'utf8');
  const [, ...parts] = text.split(/^(?=describe\()/m);
  return parts.find((part) => part.startsWith(`describe('${heading}'`)) ?? '';
}

describe('every optional rule', () => {
  it('has a scripted game', () => {
    expect(Object.keys(PLAYED).sort()).toEqual(
      fieldsOf(Options)
        .map(({ name }) => name)
        .sort(),
    );
  });

  it.each(Object.entries(PLAYED))('%s is in force in the game that plays it', (option, [file, part]) => {
    expect(partOf(file, part)).not.toBe('');
    const text = readFileSync(`test/medium/sessions/${file}.test.ts`, 'utf8');
    expect(text).toMatch(new RegExp(`\\b${option}\\b`));
  });
});
