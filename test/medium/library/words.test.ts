import { describe, expect, it } from '@jest/globals';
import { rangesOf, wordsOf } from '../../../src/library/store/words.js';

describe('the words of a name', () => {
  it('are Latin words and pairs of Japanese characters, each once', () => {
    expect(wordsOf('T-34/85 Guards guards', '第２親衛')).toEqual(['t', '34', '85', 'guards', '第', '2', '親衛', '衛']);
  });

  it('are found by the beginning of a word, or by every pair', () => {
    const found = (query: string, name: string): boolean =>
      rangesOf(query).every(({ from, to }) => wordsOf(name).some((word) => word >= from && word < to));
    expect(found('gua', 'Guards')).toBe(true);
    expect(found('uards', 'Guards')).toBe(false);
    expect(found('親衛戦車', '第2親衛戦車大隊')).toBe(true);
    expect(found('戦車師団', '第2親衛戦車大隊')).toBe(false);
    expect(found('ﾀﾝｸ', 'タンク')).toBe(true);
  });
});
