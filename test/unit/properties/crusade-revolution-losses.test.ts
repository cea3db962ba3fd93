import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

/**
 * Taking losses one step at a time, in every order, with counters that are really moved about: slow, and nothing like the
 * search of the game, which it must agree with.
 */
interface Counter {
  readonly id: string;
  readonly kind: string;
  readonly type: string;
  readonly lf: number;
  steps: number;
}
interface Table {
  counters: Counter[];
  reserve: Counter[];
  /** Steps lost by each original unit or replacement, by id. */
  lost: Record<string, number>;
  /** Which division stands in for which corps. */
  standIn: Record<string, { id: string; kind: string }>;
  total: number;
  unreal: number;
}

interface Piece {
  readonly name: string;
  readonly type: string;
  readonly lf: number;
  readonly reduced: boolean;
  readonly claimsArmour?: boolean;
}

const kindOf = (piece: Piece): string => `${piece.type}/${piece.lf}/${piece.reduced}/${piece.claimsArmour ?? false}`;
const isCorps = (type: string): boolean => type === 'corps' || type === 'ctv';
const mayReplace = (corps: string, division: string): boolean =>
  corps === 'ctv' ? division === 'ita' : division === 'mil' || division === 'inf';

function play(units: readonly Piece[], reserve: readonly Piece[], number: number): Table[] {
  const counter = (piece: Piece): Counter => ({
    id: piece.name,
    kind: kindOf(piece),
    type: piece.type,
    lf: piece.lf,
    steps: piece.reduced ? 1 : 2,
  });
  const start: Table = {
    counters: units.map(counter),
    reserve: reserve.map(counter),
    lost: {},
    standIn: {},
    total: 0,
    unreal: 0,
  };
  const seen = new Set<string>();
  const ends: Table[] = [];
  const visit = (table: Table): void => {
    const key = JSON.stringify([table.lost, table.standIn]);
    if (seen.has(key)) return;
    seen.add(key);
    ends.push(table);
    for (const hit of table.counters) {
      if (hit.steps === 0 || table.total + hit.lf > number) continue;
      for (const next of afterHit(table, hit)) visit(next);
    }
  };
  visit(start);
  return ends;
}

function afterHit(table: Table, hit: Counter): Table[] {
  const base: Table = {
    ...table,
    counters: table.counters.map((each) => (each.id === hit.id ? { ...each, steps: each.steps - 1 } : each)),
    lost: { ...table.lost, [hit.id]: (table.lost[hit.id] ?? 0) + 1 },
    total: table.total + hit.lf,
    unreal: table.unreal + (hit.kind === 'imaginary' ? hit.lf : 0),
  };
  if (hit.steps > 1 || !isCorps(hit.type)) return [base];
  const eligible = table.reserve.filter((division) => mayReplace(hit.type, division.type));
  const full = eligible.filter((division) => division.steps === 2);
  const choices = full.length > 0 ? full : eligible;
  if (choices.length === 0) {
    const nobody = { id: `nobody for ${hit.id}`, kind: 'imaginary', type: 'none', lf: 1, steps: 2 };
    return [{ ...base, counters: [...base.counters, nobody], standIn: { ...table.standIn, [hit.id]: nobody } }];
  }
  return choices.map((division) => ({
    ...base,
    counters: [...base.counters, division],
    reserve: table.reserve.filter((each) => each.id !== division.id),
    standIn: { ...table.standIn, [hit.id]: division },
  }));
}

/** The tables that the rules leave, each told by kinds so that an exchange of like counters does not matter. */
function legal(units: readonly Piece[], reserve: readonly Piece[], number: number, attacker: boolean): Set<string> {
  const ends = play(units, reserve, number);
  const best = Math.max(...ends.map((end) => end.total));
  const most = ends.filter((end) => end.total === best);
  const least = Math.min(...most.map((end) => end.unreal));
  let left = most.filter((end) => end.unreal === least);
  const hitBy = (end: Table, wanted: (piece: Piece) => boolean): boolean =>
    units.some((piece) => wanted(piece) && (end.lost[piece.name] ?? 0) > 0);
  const afr = (end: Table): boolean => hitBy(end, (piece) => piece.type === 'afr');
  const armour = (end: Table): boolean => hitBy(end, (piece) => piece.claimsArmour === true);
  for (const duty of attacker ? [(end: Table) => afr(end) && armour(end), afr, armour] : []) {
    const kept = left.filter(duty);
    if (kept.length === 0) continue;
    left = kept;
    break;
  }
  const describe = (end: Table): string =>
    units
      .map((piece) => {
        const by = end.standIn[piece.name];
        const stand = by ? `${by.kind}:${end.lost[by.id] ?? 0}` : '';
        return `${kindOf(piece)}>${end.lost[piece.name] ?? 0}>${stand}`;
      })
      .sort()
      .join('|');
  return new Set(left.map(describe));
}

const piece = (types: readonly string[]): fc.Arbitrary<Omit<Piece, 'name'>> =>
  fc
    .record({
      type: fc.constantFrom(...types),
      lf: fc.integer({ min: 1, max: 3 }),
      reduced: fc.boolean(),
      claim: fc.boolean(),
    })
    .map(({ claim, ...rest }) => ({ ...rest, ...(rest.type === 'pz1' && claim ? { claimsArmour: true } : {}) }));

const named = (list: readonly Omit<Piece, 'name'>[], prefix: string): Piece[] =>
  list.map((each, i) => ({ ...each, name: `${prefix}${i}` }));

interface ListedLoss {
  unit: string;
  steps: number;
  replacedBy: string;
  replacementSteps: number;
}

/** The game's own list, told in the same way. */
function listed(
  allocations: readonly { losses: readonly ListedLoss[] }[],
  units: readonly Piece[],
  reserve: readonly Piece[],
) {
  return new Set(
    allocations.map(({ losses }) =>
      units
        .map((piece) => {
          const loss = losses.find((each) => each.unit === piece.name);
          const dead = loss && isCorps(piece.type) && loss.steps === (piece.reduced ? 1 : 2);
          const division = dead ? reserve.find((each) => each.name === loss.replacedBy) : undefined;
          const stand = dead ? `${division ? kindOf(division) : 'imaginary'}:${loss.replacementSteps}` : '';
          return `${kindOf(piece)}>${loss?.steps ?? 0}>${stand}`;
        })
        .sort()
        .join('|'),
    ),
  );
}

describe('taking losses [11.3]', () => {
  it('lists exactly the allocations that playing the losses out step by step allows', () => {
    fc.assert(
      fc.property(
        fc.array(piece(['corps', 'ctv', 'inf', 'mil', 'afr', 'pz1']), { minLength: 1, maxLength: 4 }),
        fc.array(piece(['inf', 'mil', 'ita', 'cav']), { maxLength: 3 }),
        fc.integer({ min: 0, max: 9 }),
        fc.boolean(),
        (unitList, reserveList, lossNumber, attacker) => {
          const [units, reserve] = [named(unitList, 'u'), named(reserveList, 'r')];
          const input = { side: 'nationalist', role: attacker ? 'attacker' : 'defender', lossNumber, units, reserve };
          const ruling = desk.rule('crusade-revolution', 'combat/loss-allocation', structuredClone({ input }), 'en');
          const outcome = ruling.outcome as { ways: number; allocations: { losses: ListedLoss[] }[] };
          const expected = legal(units, reserve, lossNumber, attacker);
          expect(outcome.ways).toBe(expected.size);
          if (outcome.ways <= outcome.allocations.length)
            expect([...listed(outcome.allocations, units, reserve)].sort()).toEqual([...expected].sort());
        },
      ),
      { numRuns: 400 },
    );
  });
});
