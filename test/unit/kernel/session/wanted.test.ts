import { describe, expect, it } from '@jest/globals';
import type { Action } from '../../../../src/kernel/session/index.js';
import { keptOf } from '../../../../src/kernel/session/wanted.js';

const march: Action = { command: { type: 'march', unit: 'a', to: 'x', men: 3 }, rule: '1.1' };
const goals = {
  type: 'object',
  properties: { type: { const: 'sail' }, unit: { const: 'b' }, to: { enum: ['x', 'y'] } },
};
const sail: Action = { command: { type: 'sail', unit: 'b', to: 'x' }, rule: '2.1', form: { schema: goals } };
const report: Action = {
  command: { type: 'report', to: 'x', lines: [] },
  rule: '3.1',
  form: { schema: { type: 'object', properties: { to: { enum: ['x', 'y'] }, lines: { type: 'array' } } } },
};
const all = [march, sail, report];
const kept = (wanted?: object): Action[] => [...keptOf(all, wanted as Record<string, unknown>)];

describe('what is wanted of a list of actions', () => {
  it('is all of it where nothing is said', () => {
    expect(kept()).toEqual(all);
    expect(kept({})).toEqual(all);
  });

  it('is what has the values in its fields, as texts', () => {
    expect(kept({ men: '3', unit: 'a' })).toEqual([march]);
    expect(kept({ men: '4' })).toEqual([]);
  });

  it('is a form that can be filled in so: filled in, where it leaves nothing else open', () => {
    expect(kept({ to: 'y' })).toEqual([{ command: { type: 'sail', unit: 'b', to: 'y' }, rule: '2.1' }, report]);
    expect(kept({ to: 'y', type: 'sail' })).toEqual([{ command: { type: 'sail', unit: 'b', to: 'y' }, rule: '2.1' }]);
    expect(kept({ to: 'z' })).toEqual([]);
    expect(kept({ unit: 'b' })).toEqual([sail]);
  });
});
