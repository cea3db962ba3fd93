import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

/** Movement and sight over small random maps, against rules written out again here from the terrain chart. */
const COLUMNS = 7;
const ROWS = 6;
const name = (column: number, row: number): string =>
  `${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`;
const ALL = Array.from({ length: COLUMNS * ROWS }, (_, i) => [Math.floor(i / ROWS) + 1, (i % ROWS) + 1] as const);

/** Even columns lie half a hex lower. */
function neighbours([column, row]: readonly [number, number]): [number, number][] {
  const low = column % 2 === 0 ? 0 : -1;
  const around: [number, number][] = [
    [column, row - 1],
    [column, row + 1],
    [column + 1, row + low],
    [column + 1, row + low + 1],
    [column - 1, row + low],
    [column - 1, row + low + 1],
  ];
  return around.filter(([c, r]) => c >= 1 && c <= COLUMNS && r >= 1 && r <= ROWS);
}

const SIDES = ALL.flatMap((from) =>
  neighbours(from)
    .map((to) => [name(...from), name(...to)] as const)
    .filter(([a, b]) => a < b),
);
const sideKey = (a: string, b: string): string => (a < b ? `${a}/${b}` : `${b}/${a}`);

const terrain = fc.constantFrom<string[]>([], [], [], ['woods'], ['hills'], ['rough'], ['hills', 'woods'], ['town']);
const aHex = fc.constantFrom(...ALL.map((hex) => name(...hex)));
const enemy = fc.record({ hex: aHex, attack: fc.integer({ min: 0, max: 5 }) });

const battlefield = fc.record({
  terrain: fc.array(terrain, { minLength: ALL.length, maxLength: ALL.length }),
  rivers: fc.subarray([...SIDES], { maxLength: 14 }),
  roads: fc.subarray([...SIDES], { maxLength: 14 }),
  enemies: fc.array(enemy, { maxLength: 5 }),
  start: aHex,
  movement: fc.integer({ min: 1, max: 9 }),
  weather: fc.constantFrom('clear', 'rainMud'),
  type: fc.constantFrom('infantry', 'armour'),
});
type Battlefield = typeof battlefield extends fc.Arbitrary<infer T> ? T : never;

function ask(field: Battlefield, enemies = field.enemies) {
  return {
    input: {
      weather: field.weather,
      map: {
        grid: { columns: COLUMNS, rows: ROWS },
        hexes: ALL.map((hex, i) => ({ hex: name(...hex), terrain: field.terrain[i]! })),
        hexsides: field.rivers.map(([a, b]) => ({ side: `${a}/${b}`, features: ['river'] })),
        paths: field.roads.map(([a, b]) => ({ kind: 'mainRoad', hexes: [a, b] })),
      },
      units: enemies
        .filter(({ hex }) => hex !== field.start)
        .map(({ hex, attack }) => ({ hex, attack, side: 'nationalist' })),
      unit: { type: field.type, movement: field.movement },
      side: 'republican',
      hex: field.start,
    },
  };
}

interface Reached {
  readonly hex: string;
  readonly cost: number;
}
const reachOf = (field: Battlefield, enemies = field.enemies): Map<string, number> => {
  const { outcome } = desk.rule('scw-battles', 'movement/reach', ask(field, enemies), 'en');
  return new Map((outcome as { hexes: Reached[] }).hexes.map(({ hex, cost }) => [hex, cost]));
};

/** Terrain, river and road costs as the chart prints them; null is prohibited. */
const COST: Record<string, Record<string, [number | null, number | null]>> = {
  clear: {
    clear: [1, 1],
    town: [1, 1],
    woods: [2, null],
    hills: [1, 1],
    rough: [2, null],
    mixed: [3, null],
    river: [2, null],
  },
  rainMud: {
    clear: [2, 2],
    town: [1, 1],
    woods: [3, null],
    hills: [2, 2],
    rough: [3, null],
    mixed: [4, null],
    river: [3, null],
  },
};

/** Relaxes every edge until nothing changes: slow, and without a queue to get wrong. */
function bruteForce(field: Battlefield): Map<string, number> {
  const wheels = field.type === 'armour' ? 1 : 0;
  const price = (what: string): number | null => COST[field.weather]![what]![wheels]!;
  const lineOf = new Map(
    ALL.map((hex, i) => [name(...hex), field.terrain[i]!.length > 1 ? 'mixed' : (field.terrain[i]![0] ?? 'clear')]),
  );
  const rivers = new Set(field.rivers.map(([a, b]) => sideKey(a, b)));
  const roads = new Set(field.roads.map(([a, b]) => sideKey(a, b)));
  const enemies = field.enemies.filter(({ hex }) => hex !== field.start);
  const held = new Set(enemies.map(({ hex }) => hex));
  const zones = new Set<string>();
  for (const hex of ALL) {
    if (!enemies.some((each) => each.hex === name(...hex) && each.attack >= 3)) continue;
    for (const to of neighbours(hex)) zones.add(name(...to));
  }
  const step = (from: string, to: string): number | null => {
    if (held.has(to)) return null;
    const key = sideKey(from, to);
    const surcharge = from === field.start && zones.has(from) ? (zones.has(to) ? 4 : 2) : 0;
    if (roads.has(key)) return (wheels ? 0.5 : 1) + surcharge;
    const hex = price(lineOf.get(to)!);
    const river = rivers.has(key) ? price('river') : 0;
    return hex === null || river === null ? null : hex + river + surcharge;
  };
  const best = new Map<string, number>([[field.start, 0]]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const hex of ALL) {
      const from = name(...hex);
      const spent = best.get(from);
      if (spent === undefined || (from !== field.start && zones.has(from))) continue;
      for (const to of neighbours(hex).map((each) => name(...each))) {
        const cost = step(from, to);
        if (
          cost === null ||
          spent + cost > field.movement ||
          spent + cost >= (best.get(to) ?? Number.POSITIVE_INFINITY)
        )
          continue;
        best.set(to, spent + cost);
        changed = true;
      }
    }
  }
  best.delete(field.start);
  return best;
}

const sorted = (reached: Map<string, number>): [string, number][] => [...reached].sort();

describe('reach', () => {
  it('is what relaxing every step over and over gives', () => {
    fc.assert(
      fc.property(battlefield, (field) => expect(sorted(reachOf(field))).toEqual(sorted(bruteForce(field)))),
      {
        numRuns: 150,
      },
    );
  });

  it('never grows when an enemy is added', () => {
    fc.assert(
      fc.property(battlefield, enemy, (field, another) => {
        const before = reachOf(field);
        for (const [hex, cost] of reachOf(field, [...field.enemies, another])) {
          expect(before.get(hex)).toBeLessThanOrEqual(cost);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('holds every hex of every cheapest way, which costs the sum of its steps', () => {
    fc.assert(
      fc.property(battlefield, fc.nat(), (field, pick) => {
        const reached = reachOf(field);
        const [hex, cost] = [...reached][pick % Math.max(1, reached.size)] ?? [];
        if (hex === undefined) return;
        const request = { input: { ...ask(field).input, to: [hex] } };
        const { legal, outcome } = desk.rule('scw-battles', 'movement/path', request, 'en');
        const { steps, total } = outcome as { steps: { hex: string; cost: number; total: number }[]; total: number };
        // Straight into an adjacent hex may be dearer than the cheapest way round.
        if (!legal || steps.length === 1) return;
        expect(total).toBe(cost);
        expect(steps.reduce((sum, step) => sum + step.cost, 0)).toBe(total);
        for (const step of steps) expect(reached.get(step.hex)).toBeLessThanOrEqual(step.total);
      }),
      { numRuns: 150 },
    );
  });
});

describe('line of sight', () => {
  const sight = fc.record({
    terrain: fc.array(terrain, { minLength: ALL.length, maxLength: ALL.length }),
    heights: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: ALL.length, maxLength: ALL.length }),
    a: aHex,
    b: aHex,
  });
  type Sight = typeof sight extends fc.Arbitrary<infer T> ? T : never;

  /** What stops the line, or undefined where nothing does. */
  const stoppedBy = ({ terrain: kinds, heights }: Sight, scenario: string, hex: string, target: string) => {
    const hexes = ALL.map((each, i) => ({ hex: name(...each), terrain: kinds[i]!, height: heights[i]! }));
    const input = { scenario, map: { grid: { columns: COLUMNS, rows: ROWS }, hexes }, hex, target };
    const { legal, steps } = desk.rule('scw-battles', 'spotting/line-of-sight', { input }, 'en');
    const block = steps.find(({ key }) => key === 'sight-blocked');
    expect(block === undefined).toBe(legal);
    return block && { by: block.values.by, rule: block.rule };
  };

  it('is the same both ways between ends of one level, and everywhere in Brunete', () => {
    fc.assert(
      fc.property(sight, fc.constantFrom('series', 'jarama', 'brunete'), (field, scenario) => {
        const level = (hex: string): number => field.heights[ALL.findIndex((each) => name(...each) === hex)]!;
        fc.pre(scenario === 'brunete' || level(field.a) === level(field.b));
        const [there, back] = [
          stoppedBy(field, scenario, field.a, field.b),
          stoppedBy(field, scenario, field.b, field.a),
        ];
        expect(there === undefined).toBe(back === undefined);
      }),
      { numRuns: 200 },
    );
  });

  it('differs only between ends of two levels, and then by the change of elevation of 12.4.1 alone', () => {
    let differed = 0;
    fc.assert(
      fc.property(sight, fc.constantFrom('series', 'jarama'), (field, scenario) => {
        const [there, back] = [
          stoppedBy(field, scenario, field.a, field.b),
          stoppedBy(field, scenario, field.b, field.a),
        ];
        if ((there === undefined) === (back === undefined)) return;
        differed += 1;
        const level = (hex: string): number => field.heights[ALL.findIndex((each) => name(...each) === hex)]!;
        expect(level(field.a)).not.toBe(level(field.b));
        expect(there ?? back).toEqual({ by: expect.arrayContaining(['elevation']), rule: '12.4.1' });
      }),
      { numRuns: 400, seed: 213 },
    );
    expect(differed).toBeGreaterThan(0);
  });
});
