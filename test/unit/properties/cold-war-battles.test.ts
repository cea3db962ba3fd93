import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

/** The combat of Cold War Battles against a second reading of the book, made from the printed tables alone. */
const table = (id: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'fixtures', 'cold-war-battles', `${id}.json`), 'utf8'));

interface Crt {
  columns: { label: string; min: number | null; max: number | null }[];
  rows: { results: string[] }[];
}
const CRT: Record<'mobile' | 'assault', Crt> = { mobile: table('crt-mobile'), assault: table('crt-assault') };
const TERRAIN: { terrain: string; kind: string; games: string[]; shift: number | string; noMobile: boolean }[] =
  table('terrain-effects').rows;

const GROUND = TERRAIN.filter(
  ({ kind, games, terrain }) => kind === 'hex' && games.includes('A87') && terrain !== 'savanna',
);

const columnOf = (crt: Crt, differential: number): number =>
  crt.columns.findIndex(
    ({ min, max }) => (min === null || differential >= min) && (max === null || differential <= max),
  );

const situation = fc.record({
  attackers: fc.array(fc.record({ attack: fc.integer({ min: 0, max: 12 }), suppressed: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  }),
  defenders: fc.array(fc.record({ defence: fc.integer({ min: 1, max: 12 }), suppressed: fc.boolean() }), {
    minLength: 1,
    maxLength: 4,
  }),
  terrain: fc.subarray(GROUND.map(({ terrain }) => terrain)),
  barrage: fc.integer({ min: 0, max: 6 }),
  fpf: fc.integer({ min: 0, max: 6 }),
  tac: fc.integer({ min: 0, max: 4 }),
  flak: fc.boolean(),
  turn: fc.integer({ min: 1, max: 9 }),
  supplyShortage: fc.boolean(),
  refitting: fc.boolean(),
  vpLead: fc.boolean(),
});
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never;

const request = (s: Situation, crt?: 'mobile' | 'assault') => ({
  attackingSide: 'southAfrican',
  ...(crt ? { crt } : {}),
  turn: s.turn,
  supplyShortage: s.supplyShortage,
  refitting: s.refitting,
  vpLead: s.vpLead,
  attackers: s.attackers,
  defendingHexes: [{ terrain: s.terrain, units: s.defenders }],
  defenderAirDefence: s.flak,
  closeSupport: {
    artillery: s.barrage > 0 ? [{ barrage: s.barrage }] : [],
    air: s.tac > 0 ? [{ type: 'tac', number: s.tac }] : [],
  },
  protectiveFire: { artillery: s.fpf > 0 ? [{ fpf: s.fpf }] : [] },
});

/** The column by the second reading: totals, base column, the best terrain and every other shift, one clamp. */
function expectedColumn(s: Situation, crt: Crt): number {
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
  const air = s.flak ? Math.floor(s.tac / 2) : s.tac;
  const attack = sum(s.attackers.map(({ attack: a }) => a)) + s.barrage + air;
  const defence = sum(s.defenders.map(({ defence: d }) => d)) + s.fpf;
  let shift = Math.min(
    0,
    ...GROUND.filter(({ terrain }) => s.terrain.includes(terrain)).map((row) => Number(row.shift) || 0),
  );
  if (s.attackers.some(({ suppressed }) => suppressed)) shift -= 1;
  if (s.defenders.some(({ suppressed }) => suppressed)) shift += 1;
  if (s.supplyShortage) shift -= 1;
  if (s.refitting) shift -= 3;
  if ([6, 7, 8].includes(s.turn)) shift -= 1;
  if (s.vpLead) shift += 1;
  return Math.max(0, Math.min(11, columnOf(crt, attack - defence) + shift));
}

const ask = (input: object, dice: number[]) =>
  desk.rule(
    'cold-war-battles',
    'combat/adjacent-attack',
    { input: structuredClone(input), dice: { given: dice } },
    'en',
  );

describe('adjacent attack', () => {
  it('has the odds that the printed table gives', () => {
    fc.assert(
      fc.property(situation, (s) => {
        const answer = desk.odds('cold-war-battles', 'combat/adjacent-attack', { input: request(s), by: 'result' });
        const closed = GROUND.some(({ terrain, noMobile }) => noMobile && s.terrain.includes(terrain));
        for (const name of ['mobile', 'assault'] as const) {
          const variant = answer.variants!.find((each) => each.name === name)!;
          const counts = new Map<string, number>();
          if (name === 'mobile' && closed) {
            expect(variant.chances).toEqual([{ legal: false, outcome: null, probability: '1', value: 1 }]);
            continue;
          }
          const column = expectedColumn(s, CRT[name]);
          for (const { results } of CRT[name].rows)
            counts.set(results[column]!, (counts.get(results[column]!) ?? 0) + 1);
          const found = new Map(variant.chances.map(({ outcome, value }) => [outcome, Math.round(6 * value)]));
          expect(found).toEqual(counts);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never moves to a worse column for more attack strength', () => {
    fc.assert(
      fc.property(situation, fc.integer({ min: 1, max: 20 }), (s, more) => {
        const stronger = structuredClone(s);
        stronger.attackers[0]!.attack += more;
        const column = (each: Situation) => {
          const { column: label } = ask(request(each, 'assault'), [3]).outcome as { column: string };
          return CRT.assault.columns.findIndex((c) => c.label === label);
        };
        expect(column(stronger)).toBeGreaterThanOrEqual(column(s));
      }),
      { numRuns: 200 },
    );
  });

  it('lists shifts that add up to the one used, none of them twice', () => {
    fc.assert(
      fc.property(situation, (s) => {
        const outcome = ask(request(s, 'assault'), [3]).outcome as {
          shifts: { source: string; shift: number }[];
          netShift: number;
          baseColumn: string;
          column: string;
        };
        const at = (label: string) => CRT.assault.columns.findIndex((c) => c.label === label);
        expect(outcome.shifts.reduce((sum, { shift }) => sum + shift, 0)).toBe(outcome.netShift);
        expect(new Set(outcome.shifts.map(({ source }) => source)).size).toBe(outcome.shifts.length);
        expect(at(outcome.column)).toBe(Math.max(0, Math.min(11, at(outcome.baseColumn) + outcome.netShift)));
      }),
      { numRuns: 200 },
    );
  });

  it('pays an exchange in full, or with everything', () => {
    fc.assert(
      fc.property(situation, (s) => {
        const input = request(s, 'assault');
        for (const die of [1, 2, 3, 4, 5, 6]) {
          const { result, losses, attackers } = ask(input, [die]).outcome as {
            result: string;
            losses?: { value: number; available: number };
            attackers: { fate: string }[];
          };
          if (result !== 'EX' && result !== 'AX') continue;
          const owed = s.defenders.reduce((sum, { defence }) => sum + defence, 0);
          const available = s.attackers.reduce((sum, { attack }) => sum + attack, 0);
          expect(losses).toEqual({ units: 0, value: owed, available });
          if (available <= owed) expect(attackers.every(({ fate }) => fate === 'eliminated')).toBe(true);
          s.attackers.forEach(({ attack }, i) => {
            if (attack === 0) expect(attackers[i]!.fate).toBe('eliminated');
          });
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('bombardment', () => {
  const target = fc.record({ suppressed: fc.boolean(), movement: fc.constantFrom(0, 4) });
  const EFFECT: Record<string, string> = { DE: 'gone', EX: 'gone', D1: 'back', D2: 'down', D3: 'down', D4: 'down' };

  /** What a unit suffers when the dice have fallen, by a second reading of 9.15, 9.18 and 11.3. */
  function fate(unit: { suppressed: boolean; movement: number }, result: string, othersLost: boolean): string {
    const effect = EFFECT[result];
    if (effect === 'gone') return 'eliminated';
    if (effect === 'back') return unit.movement === 0 ? 'eliminated' : 'retreats';
    if (effect !== 'down' && !othersLost) return 'unharmed';
    if (!unit.suppressed) return 'suppressed';
    return unit.movement === 0 ? 'unharmed' : 'retreats';
  }

  it('has the odds that the printed table gives, unit by unit', () => {
    fc.assert(
      fc.property(
        fc.array(target, { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom(...GROUND.map(({ terrain }) => terrain)),
        (units, strength, terrain) => {
          const input = {
            attackingSide: 'southAfrican',
            artillery: [{ barrage: strength }],
            target: { terrain: [terrain], units: units.map((unit) => ({ ...unit, defence: 3 })) },
          };
          const answer = desk.odds('cold-war-battles', 'combat/bombardment', { input, by: 'units' });
          const shift =
            (Number(GROUND.find((row) => row.terrain === terrain)!.shift) || 0) +
            (units.some(({ suppressed }) => suppressed) ? 1 : 0);
          const column = Math.max(0, Math.min(11, columnOf(CRT.mobile, strength) + shift));
          const faces = CRT.mobile.rows.map(({ results }) => results[column]!);
          const counts = new Map<string, number>();
          for (let n = 0; n < 6 ** units.length; n += 1) {
            const results = units.map((_unit, i) => faces[Math.floor(n / 6 ** i) % 6]!);
            const lost = results.filter((result) => EFFECT[result] === 'gone').length;
            const key = units
              .map((unit, i) => fate(unit, results[i]!, lost > (EFFECT[results[i]!] === 'gone' ? 1 : 0)))
              .join();
            counts.set(key, (counts.get(key) ?? 0) + 1);
          }
          const found = new Map<string, number>();
          for (const { outcome, value } of answer.chances!) {
            const key = (outcome as { fate: string }[]).map((unit) => unit.fate).join();
            found.set(key, (found.get(key) ?? 0) + value * 6 ** units.length);
          }
          expect([...found.keys()].sort()).toEqual([...counts.keys()].sort());
          for (const [key, count] of counts) expect(found.get(key)).toBeCloseTo(count, 6);
        },
      ),
      { numRuns: 100 },
    );
  });
});
