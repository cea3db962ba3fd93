import { describe, expect, it } from '@jest/globals';
import { Graph, trace } from '../../../../src/kernel/graphs/index.js';

/*
 *   port --road-- a --road-- b --rough-- c --road-- d        isle
 *                 |                      |
 *                road                   road
 *                 |                      |
 *                 e ---------road------- f
 */
const map = new Graph({
  spaces: ['port', 'a', 'b', 'c', 'd', 'e', 'f', 'isle'].map((id) => ({ id })),
  connections: [
    { a: 'port', b: 'a', kind: 'road' },
    { a: 'a', b: 'b', kind: 'road' },
    { a: 'b', b: 'c', kind: 'rough' },
    { a: 'c', b: 'd', kind: 'road' },
    { a: 'a', b: 'e', kind: 'road' },
    { a: 'e', b: 'f', kind: 'road' },
    { a: 'f', b: 'c', kind: 'road' },
  ],
});
const free =
  (...enemies: string[]) =>
  ({ id }: { id: string }) =>
    !enemies.includes(id);
const byRoad = ({ kind }: { kind: string }) => kind === 'road';

describe('a supply trace', () => {
  it('reaches everything joined to a source and gives a shortest way', () => {
    const found = trace(map, { sources: ['port'] });
    expect(found.spaces()).toEqual(['port', 'a', 'b', 'c', 'd', 'e', 'f']);
    expect(found.pathTo('d')).toEqual(['port', 'a', 'b', 'c', 'd']);
    expect(found.frontierOf('d')).toBeUndefined();
  });

  it('goes round by road when rough connections do not carry supply', () => {
    expect(trace(map, { sources: ['port'], over: byRoad }).pathTo('d')).toEqual(['port', 'a', 'e', 'f', 'c', 'd']);
  });

  it('that is cut names the blocked step nearest to the space asked about', () => {
    // An enemy in f, and rough ground does not carry supply: c and d are cut. From d the nearest blocked step is b to c,
    // one connection away; f is two away.
    const found = trace(map, { sources: ['port'], over: byRoad, through: free('f') });
    expect(found.reaches('d')).toBe(false);
    expect(found.pathTo('d')).toBeUndefined();
    expect(found.frontierOf('d')).toEqual({
      by: 'connection',
      from: 'b',
      to: 'c',
      connection: { a: 'b', b: 'c', kind: 'rough' },
      distance: 1,
    });
    expect(found.frontierOf('f')).toEqual(
      expect.objectContaining({ by: 'space', from: 'e', to: 'f', space: 'f', distance: 0 }),
    );
  });

  it('may end in a space that it may not pass through, which is then what blocks the next', () => {
    const found = trace(map, { sources: ['port'], through: free('a'), into: ({ id }) => id === 'a' });
    expect(found.spaces()).toEqual(['port', 'a']);
    expect(found.frontierOf('d')).toEqual(
      expect.objectContaining({ by: 'space', from: 'a', to: 'b', space: 'a', distance: 2 }),
    );
  });

  it('from a blocked source reaches nothing and says so', () => {
    const found = trace(map, { sources: ['port'], through: free('port') });
    expect(found.spaces()).toEqual([]);
    expect(found.frontierOf('b')).toEqual({ by: 'source', to: 'port', space: 'port', distance: 2 });
  });

  it('has no frontier towards a space that nothing joins to a source', () => {
    const found = trace(map, { sources: ['port'] });
    expect(found.reaches('isle')).toBe(false);
    expect(found.frontierOf('isle')).toBeUndefined();
  });
});
