import { expect, it } from '@jest/globals';
import { Options } from '../../../../src/games/cold-war-battles/options.js';
import { fieldsOf } from '../../../../src/kernel/fields/index.js';
import { ask } from './asking.js';

interface Position {
  readonly value: unknown;
  readonly legal?: boolean;
  readonly outcome?: object;
}

interface Switch {
  readonly procedure: string;
  readonly input: object;
  readonly dice?: number[];
  readonly positions: readonly Position[];
}

const refusedWhen = (value: boolean, outcome: object): Position[] => [
  { value: !value, outcome },
  { value, legal: false },
];

/** Every switch, the same question asked in each of its positions; the answers are the book's. */
const SWITCHES: Record<string, Switch> = {
  natoIntervention: {
    procedure: 'status/intervention',
    input: {},
    positions: [
      { value: 'none', outcome: { sovietPoints: 0, units: [] } },
      { value: 'covert', outcome: { sovietPoints: 10, units: ['77SF', 'CIA'] } },
      { value: 'overt', outcome: { sovietPoints: 20, embassiesOpen: true } },
    ],
  },
  armyIntervention: {
    procedure: 'status/elimination-points',
    input: { side: 'hungarian', units: [{ command: 'hungarianArmy' }] },
    positions: [
      { value: false, outcome: { victoryPoints: [{ side: 'soviet', points: 1 }] } },
      { value: true, outcome: { victoryPoints: [{ side: 'soviet', points: 2 }] } },
    ],
  },
  recon: {
    procedure: 'spotting/recon',
    input: { side: 'communist', type: 'police', targets: [{ name: 'UNITA 4' }] },
    positions: refusedWhen(false, { seen: ['UNITA 4'] }),
  },
  screening: {
    procedure: 'combat/crt-choice',
    input: {
      attackingSide: 'southAfrican',
      attackers: [{ attack: 3 }],
      defendingHexes: [{ units: [{ type: 'armoredCavalry', defence: 2 }] }],
    },
    positions: [
      { value: false, outcome: { chooser: 'attacker' } },
      { value: true, outcome: { chooser: 'defender' } },
    ],
  },
  irregulars: {
    procedure: 'movement/step-cost',
    input: { side: 'southAfrican', type: 'guerrilla', step: { terrain: ['marsh'] } },
    positions: [
      { value: false, outcome: { cost: 2 } },
      { value: true, outcome: { cost: 1 } },
    ],
  },
  fireControl: {
    procedure: 'combat/fire-support',
    input: {
      side: 'soviet',
      mission: 'closeSupport',
      supported: ['guards2'],
      barrage: [{ command: 'guards2', barrage: 4, committed: false }],
    },
    positions: refusedWhen(true, { total: 4 }),
  },
  vpPurchases: {
    procedure: 'events/optional-reinforcement',
    input: { units: ['airborne2'], turn: 3 },
    positions: refusedWhen(false, { points: 4, paidTo: 'communist' }),
  },
  monsoonTurns: {
    procedure: 'status/turn',
    input: { battle: 'angola87', turn: 8 },
    positions: [
      { value: 'sixToEight', outcome: { monsoon: true } },
      { value: 'sixToSeven', outcome: { monsoon: false } },
    ],
  },
  monsoonStreamsShift: {
    // 4 - 2 = +2; monsoon 1L in any case, the stream 1L more where it is a minor river.
    procedure: 'combat/adjacent-attack',
    input: {
      attackingSide: 'southAfrican',
      crt: 'assault',
      turn: 6,
      attackers: [{ attack: 4, across: 'stream' }],
      defendingHexes: [{ units: [{ defence: 2 }] }],
    },
    dice: [6],
    positions: [
      { value: true, outcome: { netShift: -2, column: '0' } },
      { value: false, outcome: { netShift: -1, column: '+1' } },
    ],
  },
  suppressedTargetShift: {
    procedure: 'combat/bombardment',
    input: {
      attackingSide: 'southAfrican',
      artillery: [{ barrage: 3 }],
      target: { units: [{ defence: 2, suppressed: true }] },
    },
    dice: [1],
    positions: [
      { value: true, outcome: { column: '+4,5' } },
      { value: false, outcome: { column: '+2,3' } },
    ],
  },
  unitaScores: {
    procedure: 'status/elimination-points',
    input: { side: 'southAfrican', units: [{ command: 'unita' }] },
    positions: [
      { value: true, outcome: { victoryPoints: [{ side: 'communist', points: 1 }] } },
      { value: false, outcome: { victoryPoints: [{ side: 'communist', points: 0 }] } },
    ],
  },
};

const positions = Object.entries(SWITCHES).flatMap(([option, { positions: each, ...question }]) =>
  each.map((position) => [option, String(position.value), position, question] as const),
);

it('no switch and no position is left out', () => {
  const declared = fieldsOf(Options).map(({ name, type }) => [
    name,
    type.kind === 'choice' ? type.choice.values : [false, true],
  ]);
  const asked = Object.entries(SWITCHES).map(([option, { positions: each }]) => [
    option,
    each.map(({ value }) => value),
  ]);
  const sorted = (list: unknown[][]) =>
    list.map(([option, values]) => `${option}: ${[...(values as unknown[])].sort()}`).sort();
  expect(sorted(asked)).toEqual(sorted(declared));
});

it.each(positions)('%s: %s', (option, _value, { value, legal = true, outcome }, { procedure, input, dice }) => {
  const answer = ask(procedure, input, { options: { [option]: value }, ...(dice ? { dice } : {}) });
  expect(answer.legal).toBe(legal);
  if (outcome) expect(answer.outcome).toMatchObject(outcome);
});
