import { describe, expect, it } from '@jest/globals';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';

/** Two Refit Phases of CG-I, 13N to 14AM and 14AM to 14PM, step by step, with the dice as they fell. */
interface Call {
  readonly procedure: string;
  readonly input: object;
  readonly given?: readonly number[];
  readonly outcome?: object;
}
interface Step {
  readonly step: string;
  readonly calls: readonly Call[];
}

const map = { columns: 25, rows: 28 };
const entryAreas = [
  { owner: 'axis', arrow: 'R1', edge: 'north' },
  { owner: 'british', arrow: 'H28', edge: 'south' },
];

const ask = ({ procedure, input, given = [] }: Call): Ruling =>
  desk.rule('asl-primosole', procedure, { input: structuredClone(input), dice: { given: [...given] } }, 'en');

function areas(date: string, british: readonly string[], axis: readonly string[]): Call {
  const held = (side: string, hexes: readonly string[]) => hexes.map((hex) => ({ hex, controller: side }));
  return {
    procedure: 'status/setup-areas',
    input: {
      map,
      date,
      locations: [...held('british', british), ...held('axis', axis)],
      river: ['M22', 'N22', 'O21'],
      bridges: ['N22'],
      entryAreas,
      units: [{ side: 'british', hex: british[0], name: 'platoon' }],
    },
  };
}

const AFTER_13N: readonly Step[] = [
  {
    step: '3.601',
    calls: [
      {
        procedure: 'status/melee-order',
        input: { hexes: ['N21', 'M23'], movedFirst: 'british' },
        outcome: { order: ['M23', 'N21'], attacker: 'british' },
      },
    ],
  },
  {
    step: '3.602',
    calls: [{ procedure: 'status/marker-removal', input: { markers: ['cx', 'hiddenUnit', 'sniper'] } }],
  },
  {
    step: '3.603',
    calls: [{ procedure: 'status/rally-and-unload', input: { subject: 'broken' }, outcome: { rallies: true } }],
  },
  {
    step: '3.604',
    calls: [
      { procedure: 'status/encirclement', input: { morale: 8 }, given: [3, 4], outcome: { result: 'stays' } },
      { procedure: 'status/minefield', input: { morale: 6 }, given: [4, 3], outcome: { result: 'casualtyReduced' } },
    ],
  },
  { step: '3.605', calls: [areas('13N', ['N21', 'N23', 'M23'], ['Q16', 'N16'])] },
  {
    step: '3.606',
    calls: [
      {
        procedure: 'events/escape',
        input: { date: '13N', area: 'noMansLand', hexesToFriendlyArea: 2, units: [{ size: 'halfSquad' }] },
        given: [6, 5],
        // 11, night -1, two hexes -1 = 9: Replacement
        outcome: { stacks: [{ stack: 1, result: 'replacement', randomSelection: false, eliminated: 0 }] },
      },
    ],
  },
  {
    step: '3.607',
    calls: [
      {
        procedure: 'status/equipment',
        input: { kind: 'gun', area: 'enemySetupArea', unpossessed: true },
        outcome: { captured: true },
      },
      { procedure: 'status/withdrawal', input: { date: '13N' }, outcome: { british: 'nobody' } },
    ],
  },
  { step: '3.608', calls: [{ procedure: 'status/prisoners', input: {}, outcome: { result: 'eliminated' } }] },
  { step: '3.609', calls: [{ procedure: 'status/fire', input: { fires: [] }, outcome: { skipped: true } }] },
  {
    step: '3.610',
    calls: [
      {
        procedure: 'events/wounded-leader',
        input: { britishAirborne: true },
        given: [2],
        outcome: { result: 'recovers' },
      },
    ],
  },
  {
    step: '3.611',
    calls: [
      { procedure: 'status/recombining', input: { halfSquads: [{ type: '3-3-8', count: 3 }] } },
      { procedure: 'status/hero', input: { eliteMmc: true }, outcome: { hardened: 'mmcFanatic' } },
    ],
  },
  {
    step: '3.612',
    calls: [
      {
        procedure: 'status/new-date',
        input: { campaign: 'I', date: '13N' },
        outcome: { date: '14AM', wind: 'mildBreeze' },
      },
      { procedure: 'events/san-adjustment', input: { san: 2 }, outcome: { san: 2 } },
    ],
  },
  {
    step: '3.613',
    calls: [
      {
        procedure: 'events/shift',
        input: { from: 'setupArea', to: 'setupArea', units: [{ size: 'squad', pp: 3 }], uncontrolledHexes: 4 },
        given: [4, 4],
        outcome: { result: 'succeeds' },
      },
    ],
  },
  {
    step: '3.614',
    calls: [
      { procedure: 'status/vehicle-refit', input: { date: '14AM', nationality: 'italian', vehicleClass: 'truck' } },
      { procedure: 'events/weapon-repair', input: { repairNumber: 1 }, given: [2], outcome: { result: 'repaired' } },
    ],
  },
  {
    step: '3.615',
    calls: [
      { procedure: 'combat/ammunition-shortage', input: { side: 'british', date: '14AM' }, outcome: { short: false } },
    ],
  },
  {
    step: '3.616',
    calls: [
      {
        procedure: 'status/cpp-replenishment',
        input: { campaign: 'I', date: '14AM', axisCvpLost: 24, britishCvpLost: 10 },
        given: [3],
        outcome: { axis: 42, british: 17 },
      },
    ],
  },
  {
    step: '3.617',
    calls: [
      {
        procedure: 'status/rg-purchase',
        input: {
          campaign: 'I',
          date: '14AM',
          side: 'axis',
          cpp: 42,
          orders: [{ group: 'I4' }, { group: 'I5' }, { group: 'O3' }],
        },
        // 15 + 14 + 8 = 37
        outcome: { spent: 37, left: 5 },
      },
      {
        procedure: 'status/rg-purchase',
        input: {
          campaign: 'I',
          date: '14AM',
          side: 'british',
          cpp: 17,
          orders: [{ group: 'I2' }, { group: 'I4' }, { group: 'M3' }],
        },
        // 7 + 4 + 2 = 13
        outcome: { spent: 13, left: 4 },
      },
    ],
  },
  {
    step: '3.618',
    calls: [
      {
        procedure: 'events/rg-strength',
        input: { side: 'axis', group: 'I4' },
        given: [4, 4],
        outcome: { strength: 'full' },
      },
      { procedure: 'events/sw-receipt', input: { side: 'axis', group: 'I4', strength: 'full' } },
      {
        procedure: 'events/leader-receipt',
        input: { side: 'axis', group: 'I4' },
        given: [3, 4, 3, 4, 3, 4],
        // 7 - 5 = 2, then 7 - 1 = 6 twice
        outcome: { leaders: ['10-2', '8-1', '8-1'] },
      },
    ],
  },
  {
    step: '3.619',
    calls: [
      {
        procedure: 'status/fortification-purchase',
        input: {
          side: 'british',
          date: '14AM',
          fpp: 20,
          airborneRetained: true,
          orders: [{ item: 'atMineFactor', count: 6 }],
        },
        outcome: { spent: 18, lost: 2 },
      },
    ],
  },
  {
    step: '3.620',
    calls: [
      {
        procedure: 'events/recon-purchase',
        input: { side: 'british', date: '14AM', purchases: [2], cppLeft: 4 },
        given: [4],
        outcome: { locations: 9, cppLeft: 2 },
      },
    ],
  },
  {
    step: '3.621',
    calls: [
      {
        procedure: 'events/initiative',
        input: { campaign: 'I', date: '14AM', axis: 'attack', british: 'idle' },
        outcome: { scenario: 'axisAttack', setsUpFirst: 'british', movesFirst: 'axis', axisLeft: 2 },
      },
    ],
  },
  {
    step: '3.622',
    calls: [
      { procedure: 'status/objective-hex', input: { side: 'axis', group: 'I4', hex: 'N21' } },
      { procedure: 'status/set-up', input: { side: 'british', date: '14AM', kind: 'infantry', hex: 'N21' } },
      {
        procedure: 'spotting/recon-inspection',
        input: { side: 'british', location: 'N16', friendlyHexes: ['N21'], left: 9, hidden: true },
        outcome: { left: 8 },
      },
    ],
  },
  {
    step: '3.623',
    calls: [{ procedure: 'events/first-move', input: { scenario: 'axisAttack' }, outcome: { movesFirst: 'axis' } }],
  },
];

const replace = (changes: Readonly<Record<string, readonly Call[]>>): readonly Step[] =>
  AFTER_13N.map(({ step, calls }) => ({ step, calls: changes[step] ?? calls }));

const AFTER_14AM: readonly Step[] = replace({
  '3.605': [areas('14AM', ['N23', 'M23'], ['Q16', 'N16', 'N21'])],
  '3.606': [
    {
      procedure: 'events/escape',
      input: { date: '14AM', area: 'enemySetupArea', units: [{ size: 'squad' }, { size: 'leader', leadership: -1 }] },
      given: [3, 3],
      // 6, leader -1, enemy area +1, one half-squad more +1 = 7
      outcome: { stacks: [{ stack: 1, result: 'escape', heatOfBattle: false }] },
    },
  ],
  '3.607': [{ procedure: 'status/withdrawal', input: { date: '14AM' }, outcome: { british: 'nobody' } }],
  '3.612': [
    { procedure: 'status/new-date', input: { campaign: 'I', date: '14AM' }, outcome: { date: '14PM' } },
    { procedure: 'events/san-adjustment', input: { san: 0 }, outcome: { san: 2 } },
  ],
  '3.615': [
    { procedure: 'combat/ammunition-shortage', input: { side: 'british', date: '14PM' }, outcome: { short: true } },
  ],
  '3.616': [
    {
      procedure: 'status/cpp-replenishment',
      input: { campaign: 'I', date: '14PM', axisCarried: 5, britishCarried: 2, axisCvpLost: 10, britishCvpLost: 17 },
      // 17 is only 7 more: no Loss Points
      outcome: { axis: 34, british: 14 },
    },
  ],
  '3.617': [
    {
      procedure: 'status/rg-purchase',
      input: {
        campaign: 'I',
        date: '14PM',
        side: 'axis',
        cpp: 34,
        boughtBefore: [
          { group: 'I4', count: 1 },
          { group: 'I5', count: 1 },
        ],
        companiesToday: 2,
        orders: [{ group: 'I5', mode: 'reserve' }, { group: 'V1' }, { group: 'M2' }],
      },
      // 14 - floor(2.8) = 12, 12, 1: 25 of 34, the rest is lost
      outcome: { spent: 25, left: 0, lost: 9 },
    },
  ],
  '3.618': [
    {
      procedure: 'events/rg-strength',
      input: { side: 'axis', group: 'V1' },
      given: [5, 5],
      outcome: { strength: 'depleted' },
    },
  ],
  '3.619': [
    {
      procedure: 'status/fortification-purchase',
      input: { side: 'axis', date: '14PM', fpp: 20, orders: [{ item: 'roadblock', count: 2 }] },
      outcome: { spent: 20, lost: 0 },
    },
  ],
  '3.620': [
    {
      procedure: 'events/recon-purchase',
      input: { side: 'axis', date: '14PM', purchases: [1], cppLeft: 1, insidePurchaseStep: true },
      given: [5],
      outcome: { locations: 5 },
    },
  ],
  '3.621': [
    {
      procedure: 'events/initiative',
      input: { campaign: 'I', date: '14PM', axis: 'attack', british: 'attack', axisSpent: 1 },
      given: [2],
      outcome: { scenario: 'dualAttack', setsUpFirst: 'british', movesFirst: 'none', axisLeft: 1, britishLeft: 4 },
    },
  ],
  '3.622': [
    {
      procedure: 'status/reserve-setup',
      input: { map, hex: 'Q5', britishHexes: ['N23'], river: ['N22'], infantryMmc: 12 },
      outcome: { counters: 12 },
    },
  ],
  '3.623': [
    { procedure: 'events/first-move', input: { scenario: 'dualAttack' }, given: [5], outcome: { movesFirst: 'axis' } },
  ],
});

/** Steps whose work is laid down in the special rules they point to. */
const ALSO: Readonly<Record<string, RegExp>> = { '3.615': /^CG18$/, '3.622': /^(3\.2\/Objective-Hex|CG6)$/ };

describe.each([
  ['13N', AFTER_13N],
  ['14AM', AFTER_14AM],
] as const)('the Refit Phase after %s', (date, steps) => {
  it('runs through its 23 steps in order, every decision cited', () => {
    const done: { step: string; decided: string }[] = [];
    for (const { step, calls } of steps) {
      const guide = ask({ procedure: 'status/refit-sequence', input: { campaign: 'I', date, done } }).outcome as {
        next: string;
        plan: { procedures: string[] }[];
      };
      expect(guide.next).toBe(step);
      const decided = calls.map((call) => {
        const ruling = ask(call);
        expect({ procedure: call.procedure, legal: ruling.legal }).toEqual({ procedure: call.procedure, legal: true });
        if (call.outcome) expect(ruling.outcome).toMatchObject(call.outcome);
        expect(guide.plan[0]!.procedures).toContain(call.procedure);
        const rules = ruling.steps.flatMap(({ rule, also = [] }) => [rule, ...also]);
        expect(rules.some((rule) => rule.startsWith(step) || ALSO[step]?.test(rule))).toBe(true);
        return ruling.summary;
      });
      done.push({ step, decided: decided.join('; ').slice(0, 300) });
    }
    expect(done).toHaveLength(23);
    const end = ask({ procedure: 'status/refit-sequence', input: { campaign: 'I', date, done } });
    expect(end.outcome).toMatchObject({ next: null, plan: [], campaignOver: false });
    expect(end.summary).toBe('The Refit Phase is over');
  });
});
