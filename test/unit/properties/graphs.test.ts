import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  connectedComponents,
  Graph,
  reachSpaces,
  shortestPath,
  spaceDistance,
  trace,
} from '../../../src/kernel/graphs/index.js';

interface Space {
  id: string;
  free: boolean;
}

const KINDS = ['road', 'rough'] as const;

const graphs: fc.Arbitrary<Graph<Space>> = fc
  .tuple(
    fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
    fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.constantFrom(...KINDS)), { maxLength: 24 }),
  )
  .map(([free, links]) => {
    const spaces = free.map((each, i) => ({ id: `s${i}`, free: each }));
    const seen = new Map<string, { a: string; b: string; kind: string }>();
    for (const [one, two, kind] of links) {
      const [a, b] = [Math.min(one, two), Math.max(one, two)];
      if (a !== b && b < spaces.length) seen.set(`${a} ${b} ${kind}`, { a: `s${a}`, b: `s${b}`, kind });
    }
    return new Graph({ spaces, connections: [...seen.values()] });
  });

const price = (kind: string) => (kind === 'road' ? 1 : 3);

/** Floyd and Warshall: the cheapest way between every pair, by allowing one more space in between at a time. */
function allPairs(graph: Graph<Space>): number[][] {
  const ids = graph.spaces.map((space) => space.id);
  const costs = ids.map((a) =>
    ids.map((b) => {
      const direct = graph.connectionsBetween(a, b).map((each) => price(each.kind));
      return a === b ? 0 : Math.min(Number.POSITIVE_INFINITY, ...direct);
    }),
  );
  for (const k of ids.keys()) {
    for (const i of ids.keys()) {
      for (const j of ids.keys()) costs[i]![j] = Math.min(costs[i]![j]!, costs[i]![k]! + costs[k]![j]!);
    }
  }
  return costs;
}

describe('on any point-to-point map', () => {
  it('the cheapest costs are those of an all-pairs search', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const costs = allPairs(graph);
        graph.spaces.forEach((from, i) => {
          const reach = reachSpaces(graph, { start: from.id, step: ({ kind }) => price(kind) });
          graph.spaces.forEach((to, j) => {
            expect(reach.costTo(to.id) ?? Number.POSITIVE_INFINITY).toBe(costs[i]![j]);
          });
        });
      }),
    );
  });

  it('a shortest path is made of connections and costs their sum', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const start = graph.spaces[0]!.id;
        const goal = graph.spaces.at(-1)!.id;
        const path = shortestPath(graph, { start, step: ({ kind }) => price(kind) }, goal);
        const sum = path?.spaces.slice(1).reduce((total, id, i) => {
          const joined = graph.connectionsBetween(path.spaces[i]!, id).map((each) => price(each.kind));
          return total + Math.min(...joined);
        }, 0);
        expect(path?.cost).toBe(sum);
        expect(spaceDistance(graph, start, goal) === undefined).toBe(path === undefined);
      }),
    );
  });

  it('groups share no space, hold every space once, and joined spaces are in one group', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const groups = connectedComponents(graph);
        expect(groups.flat().sort()).toEqual(graph.spaces.map((space) => space.id).sort());
        const groupOf = (id: string) => groups.findIndex((group) => group.includes(id));
        for (const { a, b } of graph.connections) expect(groupOf(a)).toBe(groupOf(b));
        for (const group of groups) {
          for (const id of group) expect(spaceDistance(graph, group[0]!, id)).toBeDefined();
        }
      }),
    );
  });

  it('a trace reaches the group of its source, and says where it is blocked for the rest', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const source = graph.spaces[0]!;
        const through = (space: Space) => space.free;
        const over = ({ kind }: { kind: string }) => kind === 'road';
        const found = trace(graph, { sources: [source.id], through, over });
        const group = connectedComponents(graph, { through, over }).find((each) => each.includes(source.id)) ?? [];
        expect(found.spaces()).toEqual(group);
        for (const { id } of graph.spaces) {
          const frontier = found.frontierOf(id);
          const joined = spaceDistance(graph, source.id, id) !== undefined;
          expect(frontier !== undefined).toBe(joined && !found.reaches(id));
          if (frontier === undefined) continue;
          expect(found.reaches(frontier.to)).toBe(false);
          expect(frontier.distance).toBe(spaceDistance(graph, frontier.to, id));
          if (frontier.by === 'connection') expect(frontier.connection?.kind).toBe('rough');
          else expect(graph.space(frontier.space!).free).toBe(false);
        }
      }),
    );
  });
});
