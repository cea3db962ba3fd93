/** Where a vehicle can go, against every sequence of actions put to the procedure that checks a whole move. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { VehiclePathOutcome } from '../../../src/games/panzer/movement/vehicle-path.js';
import type { VehicleReachOutcome } from '../../../src/games/panzer/movement/vehicle-reach.js';
import { FLAT_DIRECTIONS } from '../../../src/kernel/hexes/index.js';
import { desk } from '../../support/desk.js';

const TERRAIN = ['clear', 'clear', 'scrub', 'rough', 'heavyWoods'];
const pack = {
  name: 'turns',
  charts: { 'terrain-effects': Object.fromEntries([...new Set(TERRAIN)].map((each) => [`${each},turn`, 1])) },
};
const name = (i: number) => `0${1 + Math.floor(i / 5)}0${1 + (i % 5)}`;

const fields = fc.record({
  terrain: fc.array(fc.nat(TERRAIN.length - 1), { minLength: 25, maxLength: 25 }),
  road: fc.boolean(),
  enemies: fc.array(fc.nat(24), { maxLength: 2 }),
  wrecks: fc.array(fc.record({ hex: fc.nat(24), brewedUp: fc.boolean() }), { maxLength: 1 }),
  towing: fc.boolean(),
});

function requestFor({
  terrain,
  road,
  enemies,
  wrecks,
  towing,
}: typeof fields extends fc.Arbitrary<infer F> ? F : never) {
  return {
    map: {
      grid: { columns: 5, rows: 5 },
      hexes: terrain.map((each, i) => ({ hex: name(i), terrain: [TERRAIN[each]!] })),
      paths: road
        ? [
            { kind: 'road', hexes: ['0303', '0302', '0401', '0501'] },
            { kind: 'path', hexes: ['0303', '0304', '0404'] },
          ]
        : [],
    },
    vehicle: { hex: '0303', facing: 'N', movement: { crossCountry: 2, path: 3, road: 3 }, towing },
    others: enemies.filter((i) => name(i) !== '0303').map((i) => ({ hex: name(i), side: 'enemy' })),
    wrecks: wrecks.map(({ hex, brewedUp }) => ({ hex: name(hex), brewedUp })),
  };
}

type Action = { turnTo: string; move: 'forward' | 'reverse' };
const ACTIONS: Action[] = FLAT_DIRECTIONS.flatMap((turnTo) => [
  { turnTo, move: 'forward' as const },
  { turnTo, move: 'reverse' as const },
]);

/** The fewest points to each hex over all sequences of up to three actions. */
function everySequence(request: object): Map<string, number> {
  const best = new Map<string, number>([['0303', 0]]);
  const extend = (actions: Action[]): void => {
    if (actions.length > 0) {
      const ask = structuredClone({ input: { ...request, actions }, chartPack: pack });
      const { legal, outcome, steps } = desk.rule('panzer', 'movement/vehicle-path', ask as never, 'en');
      if (legal) {
        const { end, spent } = outcome as VehiclePathOutcome;
        best.set(end!, Math.min(best.get(end!) ?? 99, spent));
      } else if (steps.some(({ forbids, rule }) => forbids && rule !== '4.5.1.1.10')) return;
    }
    if (actions.length < 3) for (const action of ACTIONS) extend([...actions, action]);
  };
  extend([]);
  return best;
}

describe('the reach of a vehicle', () => {
  it('is what trying every sequence of moves finds', () => {
    fc.assert(
      fc.property(fields, (field) => {
        const request = requestFor(field);
        const ask = structuredClone({ input: request, chartPack: pack });
        const { hexes } = desk.rule('panzer', 'movement/vehicle-reach', ask as never, 'en')
          .outcome as VehicleReachOutcome;
        const found = Object.fromEntries(hexes.map(({ hex, cost }) => [hex, cost]));
        expect(found).toEqual(Object.fromEntries(everySequence(request)));
      }),
      { numRuns: 8 },
    );
  });
});
