import { describe, expect, it } from '@jest/globals';
import {
  connectedComponents,
  FORBIDDEN,
  Graph,
  type GraphDescription,
  InvalidGraphError,
  reachSpaces,
  shortestPath,
  spaceDistance,
  UnknownSpaceError,
} from '../../../../src/kernel/graphs/index.js';

/*
 *   paris --road-- lyon --rough-- turin      road and sea both join marseille and toulon;
 *     |              |                       corsica is reached by sea only; malta not at all.
 *    road           road
 *     |              |
 *   tours --rough- marseille ==road, sea== toulon --sea-- corsica        malta
 */
const ids = ['paris', 'lyon', 'turin', 'tours', 'marseille', 'toulon', 'corsica', 'malta'];
const description: GraphDescription = {
  spaces: ids.map((id) => ({ id })),
  connections: [
    { a: 'paris', b: 'lyon', kind: 'road' },
    { a: 'lyon', b: 'turin', kind: 'rough' },
    { a: 'paris', b: 'tours', kind: 'road' },
    { a: 'lyon', b: 'marseille', kind: 'road' },
    { a: 'tours', b: 'marseille', kind: 'rough' },
    { a: 'marseille', b: 'toulon', kind: 'road' },
    { a: 'toulon', b: 'marseille', kind: 'sea' },
    { a: 'toulon', b: 'corsica', kind: 'sea' },
  ],
};
const map = new Graph(description);

describe('a point-to-point map', () => {
  it('lists neighbours in the order of the map, each once, of any kind or of one', () => {
    expect(map.neighbours('marseille')).toEqual(['lyon', 'tours', 'toulon']);
    expect(map.neighbours('toulon', 'sea')).toEqual(['marseille', 'corsica']);
    expect(map.neighbours('malta')).toEqual([]);
    expect(map.connectionsBetween('toulon', 'marseille').map((each) => each.kind)).toEqual(['road', 'sea']);
  });

  it('keeps what the client knows about a space', () => {
    const rich = new Graph({ spaces: [{ id: 'a', name: 'Aachen', fort: 3 }], connections: [] });
    expect(rich.space('a').fort).toBe(3);
    expect(rich.find('b')).toBeUndefined();
    expect(() => rich.space('b')).toThrow(UnknownSpaceError);
  });

  it('calls a connection without a kind plain', () => {
    const two = new Graph({ spaces: [{ id: 'a' }, { id: 'b' }], connections: [{ a: 'b', b: 'a' }] });
    expect(two.connectionsOf('a')).toEqual([{ a: 'b', b: 'a', kind: 'plain' }]);
  });

  const faults: [string, string, string, Partial<GraphDescription>][] = [
    ['a space listed twice', 'duplicate', 'spaces[1].id', { spaces: [{ id: 'a' }, { id: 'a' }], connections: [] }],
    ['an unknown end', 'unknown-space', 'connections[0].b', { connections: [{ a: 'paris', b: 'rome' }] }],
    ['a space joined to itself', 'self-loop', 'connections[0]', { connections: [{ a: 'paris', b: 'paris' }] }],
    [
      'the same connection in both directions',
      'duplicate',
      'connections[1]',
      {
        connections: [
          { a: 'paris', b: 'lyon' },
          { a: 'lyon', b: 'paris' },
        ],
      },
    ],
  ];
  it.each(faults)('is refused for %s', (_, code, path, change) => {
    const build = () => new Graph({ ...description, ...change });
    expect(build).toThrow(InvalidGraphError);
    expect(build).toThrow(expect.objectContaining({ problems: [expect.objectContaining({ code, path })] }));
  });
});

describe('movement between spaces', () => {
  // Road 1, rough 2, sea 4.
  const price: Record<string, number> = { road: 1, rough: 2, sea: 4 };
  const step = ({ kind }: { kind: string }) => price[kind] ?? FORBIDDEN;

  it('counts connections for distance, under a filter', () => {
    expect(spaceDistance(map, 'paris', 'marseille')).toBe(2);
    expect(spaceDistance(map, 'paris', 'corsica')).toBe(4);
    expect(spaceDistance(map, 'paris', 'corsica', ({ kind }) => kind !== 'sea')).toBeUndefined();
    expect(spaceDistance(map, 'paris', 'paris')).toBe(0);
  });

  it('adds the costs of the cheapest way', () => {
    // By lyon 1 + 1 = 2, by tours 1 + 2 = 3; to toulon by road 2 + 1 = 3; to corsica 3 + 4 = 7.
    const reach = reachSpaces(map, { start: 'paris', allowance: 7, step });
    expect(reach.costTo('marseille')).toBe(2);
    expect(reach.costTo('corsica')).toBe(7);
    expect(reach.pathTo('corsica')).toEqual(['paris', 'lyon', 'marseille', 'toulon', 'corsica']);
    expect(reach.spaces()).not.toContain('malta');
    expect(reachSpaces(map, { start: 'paris', allowance: 6, step }).costTo('corsica')).toBeUndefined();
  });

  it('stops where it must and may pass where it may not end', () => {
    const stopped = reachSpaces(map, { start: 'paris', allowance: 9, step, mustStop: ({ id }) => id === 'marseille' });
    expect(stopped.spaces()).toEqual(['paris', 'lyon', 'turin', 'tours', 'marseille']);
    const passing = reachSpaces(map, { start: 'paris', allowance: 2, step, mayEnd: ({ id }) => id !== 'lyon' });
    expect(passing.spaces()).toEqual(['paris', 'tours', 'marseille']);
  });

  it('carries a state: at most one sea step', () => {
    const states = {
      count: 2,
      initial: 0,
      next: (state: number, { kind }: { kind: string }) => (kind === 'sea' ? 1 : state),
    };
    const oneSea = ({ kind }: { kind: string }, _: unknown, __: unknown, state: number) =>
      kind === 'sea' && state === 1 ? FORBIDDEN : 1;
    // From corsica: one sea step to toulon, then the road to marseille; by sea again it would be a second one.
    expect(shortestPath(map, { start: 'corsica', step: oneSea, states }, 'marseille')).toEqual({
      spaces: ['corsica', 'toulon', 'marseille'],
      cost: 2,
    });
  });

  it('takes the first space of the map in ties', () => {
    // Paris to marseille in two steps by lyon or by tours: lyon comes first.
    expect(shortestPath(map, { start: 'paris' }, 'marseille')?.spaces).toEqual(['paris', 'lyon', 'marseille']);
  });
});

describe('what hangs together', () => {
  it('is found under filters on spaces and connections', () => {
    expect(connectedComponents(map)).toEqual([ids.slice(0, 7), ['malta']]);
    const byRoad = connectedComponents(map, {
      over: ({ kind }) => kind === 'road',
      through: ({ id }) => id !== 'lyon',
    });
    expect(byRoad).toEqual([['paris', 'tours'], ['turin'], ['marseille', 'toulon'], ['corsica'], ['malta']]);
  });
});
