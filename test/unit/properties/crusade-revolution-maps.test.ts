import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

const NAMES = ['Cadiz', 'Algeciras', 'Malaga', 'La Coruna', 'e', 'f', 'g', 'h', 'i', 'j'];
type Side = 'nationalist' | 'republican';

interface Space {
  id: string;
  control: Side;
  source: string;
  port: string;
  border: string;
  isolated: boolean;
  attackMarker: boolean;
}

const side = fc.constantFrom<Side>('nationalist', 'republican');
const space = (id: string): fc.Arbitrary<Space> =>
  fc.record({
    id: fc.constant(id),
    control: side,
    source: fc.constantFrom('none', 'none', 'none', 'nationalist', 'republican', 'badajoz'),
    port: fc.constantFrom('none', 'atlantic', 'mediterranean'),
    border: fc.constantFrom('none', 'none', 'none', 'france', 'portugal'),
    isolated: fc.constantFrom(false, false, false, true),
    attackMarker: fc.constant(false),
  });
const pairs = NAMES.flatMap((a, i) => NAMES.slice(i + 1).map((b) => ({ a, b })));
const map = fc.record({
  spaces: fc.tuple(...NAMES.map(space)).map((list) => [...list]),
  connections: fc.subarray(pairs, { maxLength: 14 }),
});

/** Who is joined to whom over friendly spaces: a closure of the whole matrix, no search. */
function closure(spaces: readonly Space[], connections: readonly { a: string; b: string }[], of: Side): boolean[][] {
  const friendly = spaces.map((each) => each.control === of);
  const joined = spaces.map((a, i) =>
    spaces.map((b, j) => {
      const line = connections.some(({ a: p, b: q }) => (p === a.id && q === b.id) || (q === a.id && p === b.id));
      return friendly[i]! && friendly[j]! && (i === j || line);
    }),
  );
  for (let k = 0; k < spaces.length; k++)
    for (let i = 0; i < spaces.length; i++)
      for (let j = 0; j < spaces.length; j++) joined[i]![j] ||= joined[i]![k]! && joined[k]![j]!;
  return joined;
}

/** Whether a port may carry supply, written out from the book's two sections [13.1.4, 16.7]. */
function carries(each: Space, of: Side, strait: Side): boolean {
  if (each.control !== of || each.port === 'none') return false;
  if (of === 'republican') {
    if (each.port === 'atlantic') return false;
    return strait === 'republican' || !['Cadiz', 'Algeciras'].includes(each.id);
  }
  return each.port === 'atlantic' || strait === 'nationalist';
}

function expectedState(i: number, spaces: readonly Space[], joined: boolean[][], of: Side, strait: Side): string {
  const reaches = (from: number, wanted: (each: Space) => boolean): boolean =>
    spaces.some((each, j) => joined[from]![j]! && wanted(each));
  const source = (each: Space): boolean => each.source === of || (each.source === 'badajoz' && of === 'republican');
  if (reaches(i, source)) return 'supplied';
  const bySea = spaces.some(
    (near, p) =>
      joined[i]![p]! &&
      carries(near, of, strait) &&
      spaces.some((far, q) => q !== p && far.port === near.port && carries(far, of, strait) && reaches(q, source)),
  );
  if (bySea) return 'supplied';
  if (of === 'nationalist' && reaches(i, (each) => each.isolated)) return 'isolated';
  const country = of === 'nationalist' ? 'portugal' : 'france';
  return reaches(i, (each) => each.border === country) ? 'limited' : 'outOfSupply';
}

describe('maps', () => {
  it('supply agrees with a closure over the whole map [13.1]', () => {
    fc.assert(
      fc.property(map, side, side, ({ spaces, connections }, of, strait) => {
        const input = { side: of, strait, map: { spaces, connections } };
        const ruling = desk.rule('crusade-revolution', 'status/supply', structuredClone({ input }), 'en');
        const { spaces: found } = ruling.outcome as { spaces: { space: string; state: string; line: string[] }[] };
        const joined = closure(spaces, connections, of);
        for (const { space: id, state, line } of found) {
          const i = spaces.findIndex((each) => each.id === id);
          expect([id, state]).toEqual([id, expectedState(i, spaces, joined, of, strait)]);
          expect(line.length > 0).toBe(state !== 'outOfSupply');
          for (const each of line) expect(spaces.find((other) => other.id === each)!.control).toBe(of);
        }
        expect(found.length).toBe(spaces.filter((each) => each.control === of).length);
      }),
      { numRuns: 300 },
    );
  });

  it('reach agrees with walking every way there is [10.1]', () => {
    fc.assert(
      fc.property(
        map,
        side,
        fc.integer({ min: 0, max: 4 }),
        fc.subarray(NAMES, { maxLength: 3 }),
        ({ spaces, connections }, of, mf, held) => {
          const start = spaces[4]!;
          const enemy: Side = of === 'nationalist' ? 'republican' : 'nationalist';
          const units = held
            .filter((id) => id !== start.id && spaces.find((each) => each.id === id)!.control === enemy)
            .map((at) => ({ side: enemy, type: 'mil', at }));
          const input = {
            side: of,
            start: start.id,
            units: [{ type: 'mil', mf }],
            map: { spaces, connections, units },
          };
          const ruling = desk.rule('crusade-revolution', 'movement/reach', structuredClone({ input }), 'en');
          const { spaces: found } = ruling.outcome as { spaces: { space: string; cost: number }[] };
          const least = new Map<string, number>();
          const walk = (at: string, cost: number, entered: ReadonlySet<string>): void => {
            if (at !== start.id) least.set(at, Math.min(least.get(at) ?? 99, cost));
            if (cost === mf) return;
            for (const { a, b } of connections) {
              const next = a === at ? b : b === at ? a : undefined;
              if (next === undefined || units.some((unit) => unit.at === next)) continue;
              const hostile = spaces.find((each) => each.id === next)!.control !== of;
              const after = hostile ? new Set([...entered, next]) : entered;
              if (after.size <= 2) walk(next, cost + 1, after);
            }
          };
          walk(start.id, 0, new Set());
          expect(Object.fromEntries(found.map((each) => [each.space, each.cost]))).toEqual(Object.fromEntries(least));
        },
      ),
      { numRuns: 300 },
    );
  });
});
