import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Word } from '../../../web/src/i18n/word.js';

const FOLDER = join(import.meta.dirname, '../../../web/src/i18n');
/** They hold no table of sentences, or need a browser. */
const OTHERS = ['language.ts', 'word.ts', 'form-words.ts'];

const values = (sentence: string): string[] => [...sentence.matchAll(/\{\w+\}/g)].map(([value]) => value).sort();

describe.each(readdirSync(FOLDER).filter((file) => !OTHERS.includes(file)))('the words of %s', (file) => {
  it('say the same in both languages: none is empty, and each names the same values', async () => {
    const tables = Object.values((await import(join(FOLDER, file))) as Record<string, Record<string, Word>>);
    expect(tables.length).toBeGreaterThan(0);
    for (const [key, [en, ja]] of tables.flatMap((table) => Object.entries(table))) {
      expect({ key, empty: en.trim() === '' || ja.trim() === '' }).toEqual({ key, empty: false });
      expect({ key, values: values(ja) }).toEqual({ key, values: values(en) });
    }
  });
});
