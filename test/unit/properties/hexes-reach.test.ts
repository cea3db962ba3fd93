import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  cheapestPath,
  FORBIDDEN,
  type HexGrid,
  type MoveRules,
  reach,
  walkPath,
} from '../../../src/kernel/hexes/index.js';
import { gridWithHexes } from '../kernel/hexes/arbitrary-maps.js';

/** Random but fixed rules: each number decides the price of entering a hex across a direction, and its stop rules. */
interface Case {
  grid: HexGrid;
  start: number;
  goal: number;
  allowance: number;
  rules: MoveRules;
}

const seeds = fc.array(fc.nat(99), { minLength: 37, maxLength: 37 });

function rulesFrom(numbers: number[], least: number): MoveRules {
  const pick = (n: number) => numbers[n % numbers.length]!;
  return {
    step: (from, to, direction, state) => {
      const drawn = pick(7 * from + 3 * to + direction + 5 * state);
      return drawn < 15 ? FORBIDDEN : least + (drawn % 5);
    },
    mustStop: (hex, state) => pick(11 * hex + state) < 12,
    mayEnd: (hex, state) => pick(13 * hex + 2 * state) >= 15,
    states: {
      count: 3,
      initial: 0,
      next: (state, from, to) => (pick(from + 2 * to) < 40 ? Math.min(2, state + 1) : state),
    },
  };
}

function casesWith(least: number): fc.Arbitrary<Case> {
  return fc.tuple(gridWithHexes(7, 2), seeds, fc.nat(25)).map(([{ grid, hexes }, numbers, allowance]) => ({
    grid,
    start: hexes[0]!,
    goal: hexes[1]!,
    allowance,
    rules: rulesFrom(numbers, least),
  }));
}

/** Bellman and Ford over (hex, state): relax every step until nothing changes. */
function bellmanFord({ grid, start, allowance, rules }: Case): Map<string, number> {
  const best = new Map([[`${start},0`, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [node, spent] of [...best]) {
      const [hex, state] = node.split(',').map(Number) as [number, number];
      if (node !== `${start},0` && rules.mustStop!(hex, state)) continue;
      for (let d = 0; d < 6; d++) {
        const to = grid.neighbours[6 * hex + d]!;
        if (to < 0) continue;
        const cost = rules.step(hex, to, d, state);
        if (cost < 0 || spent + cost > allowance) continue;
        const next = rules.states!.next(state, hex, to, d);
        if (rules.mustStop!(to, next) && !rules.mayEnd!(to, next)) continue;
        const key = `${to},${next}`;
        if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= spent + cost) continue;
        best.set(key, spent + cost);
        changed = true;
      }
    }
  }
  return best;
}

function cheapest(best: Map<string, number>, hex: number, counts: (state: number) => boolean): number | undefined {
  const costs = [0, 1, 2].filter(counts).flatMap((state) => best.get(`${hex},${state}`) ?? []);
  return costs.length === 0 ? undefined : Math.min(...costs);
}

describe.each([
  ['with costs above 0', 1],
  ['with free steps', 0],
])('reach %s', (_, least) => {
  const cases = casesWith(least);

  it('costs what relaxing every step again and again gives', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const found = reach(each.grid, { ...each.rules, start: each.start, allowance: each.allowance });
        const best = bellmanFord(each);
        for (let hex = 0; hex < each.grid.size; hex++) {
          const mayEnd = (state: number) => each.rules.mayEnd!(hex, state);
          expect(found.costTo(hex)).toBe(cheapest(best, hex, mayEnd));
          expect(found.costTo(hex, 'enter')).toBe(cheapest(best, hex, () => true));
        }
      }),
    );
  });

  it('gives a way to each hex that can be walked for that cost', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const move = { ...each.rules, start: each.start, allowance: each.allowance };
        const found = reach(each.grid, move);
        for (const hex of found.hexes()) {
          const way = found.pathTo(hex)!;
          const walked = walkPath(each.grid, move, way);
          expect([way[0], way.at(-1)]).toEqual([each.start, hex]);
          expect(walked.refused).toBeUndefined();
          expect(walked.total).toBe(found.costTo(hex));
          expect(walked.steps.reduce((sum, step) => sum + step.cost, 0)).toBe(walked.total);
        }
      }),
    );
  });

  it('agrees with the search for a single goal', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const move = { ...each.rules, start: each.start, allowance: each.allowance };
        const found = reach(each.grid, move);
        const path = cheapestPath(each.grid, move, each.goal);
        expect(path?.cost).toBe(found.costTo(each.goal));
      }),
    );
  });

  it('never grows when a hex is closed', () => {
    fc.assert(
      fc.property(cases, (each) => {
        const move = { ...each.rules, start: each.start, allowance: each.allowance };
        const open = new Set(reach(each.grid, move).hexes('enter'));
        const step: MoveRules['step'] = (from, to, direction, state) =>
          to === each.goal ? FORBIDDEN : move.step(from, to, direction, state);
        const closed = reach(each.grid, { ...move, step });
        for (const hex of closed.hexes('enter')) {
          expect(open.has(hex)).toBe(true);
          expect(hex === each.goal && hex !== each.start).toBe(false);
        }
      }),
    );
  });
});

describe('of equally cheap ways', () => {
  it('the last step comes from the lowest hex that is cheap enough', () => {
    fc.assert(
      fc.property(gridWithHexes(8, 2), seeds, ({ grid, hexes: [start, goal] }, numbers) => {
        const step = (_: number, to: number) => 1 + (numbers[to % numbers.length]! % 3);
        const found = reach(grid, { start: start!, allowance: 100, step });
        fc.pre(start !== goal);
        const before = grid
          .neighboursOf(goal!)
          .filter((each) => found.costTo(each)! + step(each, goal!) === found.costTo(goal!));
        expect(found.pathTo(goal!)!.at(-2)).toBe(Math.min(...before));
      }),
    );
  });
});
