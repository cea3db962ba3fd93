import { describe, expect, it } from '@jest/globals';
import { goldenCases } from '../../support/golden.js';

/**
 * The worked examples of the book in the order it prints them: A1 to A45 in the Basic Game, E1 to E30 in the Advanced Game up to
 * the GP modifiers, C1 to C45 in the rest and the optional rules. A golden case that is one of them begins its `from` with
 * "Example A12:", or "Examples A31, A33:" where one question answers several.
 */
const LAST = { A: 45, E: 30, C: 45 };
const EXAMPLES = Object.entries(LAST).flatMap(([part, last]) =>
  Array.from({ length: last }, (_, i) => `${part}${i + 1}`),
);

/** Nothing to ask an umpire about. */
const NO_QUESTION: Readonly<Record<string, string>> = {
  A5: 'which half of a SHORT HALT counter lies forward reminds the players who has still to move; a request says so itself',
  C22: 'the numbers of the anti-aircraft example are destroyed in the text',
};

const named = new Map<string, number>();
for (const { from } of goldenCases('panzer')) {
  const [, ids] = /^Examples? ([A-Z]\d+(?:, [A-Z]\d+)*):/.exec(from) ?? [];
  for (const id of ids?.split(', ') ?? []) named.set(id, (named.get(id) ?? 0) + 1);
}

describe('worked examples', () => {
  it.each(EXAMPLES.filter((id) => !(id in NO_QUESTION)))('%s is a golden case', (id) => {
    expect(named.get(id) ?? 0).toBeGreaterThan(0);
  });

  it('no case names an example that the book does not have, or that asks nothing', () => {
    expect([...named.keys()].filter((id) => !EXAMPLES.includes(id) || id in NO_QUESTION)).toEqual([]);
  });

  it('every mention of an example stands where this test finds it', () => {
    const stray = goldenCases('panzer').filter(
      ({ from }) => /\bExamples? [AEC]\d/.test(from) && !/^Examples? [AEC]\d/.test(from),
    );
    expect(stray.map(({ name }) => name)).toEqual([]);
  });
});
