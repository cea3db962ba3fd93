import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

/**
 * Setup Areas against a second reading of 3.605, written with plain sets of names and coordinates: no arrays by index, no
 * kernel geometry, distances from the printed formula.
 */
type Side = 'british' | 'axis';
interface Place {
  readonly c: number;
  readonly n: number;
}
const COLUMNS = 8;
const ROWS = 9;
const name = ({ c, n }: Place): string => String.fromCharCode(64 + c) + n;
const all: Place[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
  c: Math.floor(i / ROWS) + 1,
  n: (i % ROWS) + 1,
}));
const onMap = ({ c, n }: Place): boolean => c >= 1 && c <= COLUMNS && n >= 1 && n <= ROWS;

/** Neighbours as the book's named hexes imply them: even columns lie half a hex north. */
function around({ c, n }: Place): Place[] {
  const low = c % 2 === 1 ? n : n - 1;
  return [
    { c, n: n - 1 },
    { c, n: n + 1 },
    { c: c - 1, n: low },
    { c: c - 1, n: low + 1 },
    { c: c + 1, n: low },
    { c: c + 1, n: low + 1 },
  ];
}

function apart(a: Place, b: Place): number {
  const r = ({ c, n }: Place): number => 2 * n + (c % 2 === 1 ? 1 : 0);
  const dx = Math.abs(a.c - b.c);
  const dy = Math.abs(r(a) - r(b));
  return dx + Math.max(0, (dy - dx) / 2);
}

interface Situation {
  readonly held: Map<string, Side>;
  readonly empty: Set<string>;
  readonly river: Set<string>;
  readonly blocked: Set<string>;
}

const hexes = fc.constantFrom(...all.map(name));
const situations: fc.Arbitrary<Situation> = fc.record({
  held: fc
    .uniqueArray(fc.tuple(hexes, fc.constantFrom<Side>('british', 'axis')), { selector: ([hex]) => hex, maxLength: 10 })
    .map((pairs) => new Map(pairs)),
  empty: fc.uniqueArray(hexes, { maxLength: 20 }).map((list) => new Set(list)),
  river: fc.uniqueArray(hexes, { maxLength: 14 }).map((list) => new Set(list)),
  blocked: fc.uniqueArray(hexes, { maxLength: 14 }).map((list) => new Set(list)),
});

function classify({ held, empty, river, blocked }: Situation): Map<string, string> {
  const places = (side: Side): Place[] => all.filter((place) => held.get(name(place)) === side);
  const own = { british: places('british'), axis: places('axis') };
  const near = (place: Place, side: Side): boolean => own[side].some((each) => apart(each, place) <= 2);
  const walk = (side: Side): Set<string> => {
    const seen = new Set(own[side].map(name));
    const go = (place: Place): void => {
      for (const next of around(place).filter(onMap)) {
        const id = name(next);
        if (seen.has(id) || !near(next, side) || river.has(id) || blocked.has(id)) continue;
        seen.add(id);
        go(next);
      }
    };
    for (const each of own[side]) go(each);
    return seen;
  };
  const walked = { british: walk('british'), axis: walk('axis') };
  const area = new Map<string, string>();
  for (const place of all) {
    const id = name(place);
    const [b, a] = [near(place, 'british'), near(place, 'axis')];
    if (held.has(id)) area.set(id, held.get(id)!);
    else if (b && a) area.set(id, 'noMansLand');
    else if (b && walked.british.has(id)) area.set(id, 'british');
    else if (a && walked.axis.has(id)) area.set(id, 'axis');
    else area.set(id, 'uncontrolled');
  }
  for (const side of ['british', 'axis'] as const) enclose(area, side, held, empty, river);
  return area;
}

function enclose(
  area: Map<string, string>,
  side: Side,
  held: Map<string, Side>,
  empty: Set<string>,
  river: Set<string>,
): void {
  const loose = (id: string): boolean =>
    area.get(id) === 'uncontrolled' ||
    (held.has(id) && area.get(id) !== side && area.get(id) === held.get(id) && empty.has(id));
  const byName = new Map(all.map((place) => [name(place), place]));
  for (const start of all.map(name).filter(loose)) {
    if (!loose(start)) continue;
    const pocket = new Set([start]);
    let open = false;
    for (const id of pocket) {
      for (const next of around(byName.get(id)!)) {
        if (!onMap(next)) open = true;
        else if (loose(name(next))) pocket.add(name(next));
        else if (area.get(name(next)) !== side) open = true;
      }
    }
    if (!open) for (const id of pocket) if (!river.has(id)) area.set(id, side);
  }
}

const ask = ({ held, empty, river, blocked }: Situation, extra: object = {}) =>
  desk.rule(
    'asl-primosole',
    'status/setup-areas',
    {
      input: {
        map: { columns: COLUMNS, rows: ROWS },
        date: '15PM',
        locations: [...held].map(([hex, controller]) => ({ hex, controller, occupied: !empty.has(hex) })),
        river: [...river],
        blocked: [...blocked],
        ...extra,
      },
      dice: { given: [] },
    },
    'en',
  ).outcome as {
    hexes: { hex: string; area: string; frontLine: boolean }[];
    areas: { side: Side; isolated: boolean; path: string[] }[];
    units: { standing: string; path: string[] }[];
  };

describe('Setup Areas', () => {
  it('agree with an independent flood fill on generated maps', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const found = Object.fromEntries(ask(situation).hexes.map(({ hex, area }) => [hex, area]));
        expect(found).toEqual(Object.fromEntries(classify(situation)));
      }),
      { numRuns: 150 },
    );
  });

  it('a front-line hex is one that touches anything but its own area', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const area = classify(situation);
        for (const { hex, frontLine } of ask(situation).hexes) {
          const own = area.get(hex)!;
          const place = all.find((each) => name(each) === hex)!;
          const touches = around(place)
            .filter(onMap)
            .some((next) => area.get(name(next)) !== own);
          expect(frontLine).toBe((own === 'british' || own === 'axis') && touches);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('a unit is isolated exactly where no walk through Uncontrolled Territory and its own area reaches the Entry Area', () => {
    const entryAreas = [{ owner: 'british', arrow: 'D9', edge: 'south' }];
    fc.assert(
      fc.property(situations, fc.nat(9), (situation, pick) => {
        const own = [...situation.held].filter(([, side]) => side === 'british').map(([hex]) => hex);
        fc.pre(own.length > 0);
        const hex = own[pick % own.length]!;
        const area = classify(situation);
        const byName = new Map(all.map((place) => [name(place), place]));
        const reached = new Set([hex]);
        for (const id of reached) {
          for (const next of around(byName.get(id)!).filter(onMap).map(name)) {
            if (situation.blocked.has(next)) continue;
            if (area.get(next) === 'british' || area.get(next) === 'uncontrolled') reached.add(next);
          }
        }
        const entry = all.filter((place) => place.n === ROWS && apart(place, { c: 4, n: ROWS }) <= 4).map(name);
        const free = entry.some((id) => reached.has(id));
        const [unit] = ask(situation, { entryAreas, units: [{ side: 'british', hex }] }).units;
        expect(unit!.standing).toBe(free ? 'retained' : 'isolated');
        expect(unit!.path.every((id) => reached.has(id))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});
