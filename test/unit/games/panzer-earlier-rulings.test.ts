import { describe, expect, it } from '@jest/globals';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';

const ask = (procedure: string, body: object): Ruling => desk.ask('panzer', procedure, body, 'en') as Ruling;
const outcomeOf = (procedure: string, body: object) => ask(procedure, body).outcome;

const SHOT = {
  rangeFactor: 'P',
  penetration: 19,
  damage: { nd: 1, dm: 4, ko: 8 },
  target: { angle: 'frontSide', defense: { armor: { sideLevel: { HF: 19, TF: 50, TS: 50, HS: 50 } } } },
};

describe('a Panzer question goes on from an earlier ruling', () => {
  // 63 is the hull front, 19 against 19, ones 3: damaged; the crew leaves on 30 or less [6.5.2.6].
  it('the crew checks for what AP fire did', () => {
    const from = ask('combat/ap-fire', { input: SHOT, dice: { given: [50, 63] } });
    expect(outcomeOf('combat/bail-out', { from, dice: { given: [30] } })).toMatchObject({
      crew: 'bailsOut',
      crewChecks: [{ cause: 'dm', number: 30 }],
    });
  });

  // 100 on the tens is the track; a crew that had one before does not look again, its passengers do [6.5.2.6.1].
  it('a second track hit concerns the passengers alone', () => {
    const from = ask('combat/ap-fire', {
      input: { ...SHOT, target: { ...SHOT.target, trackHit: true } },
      dice: { given: [50, 100] },
    });
    const chartPack = { name: 'mine', charts: { 'bail-out': { 'tk,passenger': 40 } } };
    const input = { passengers: [{ kind: 'squad' }] };
    const outcome = outcomeOf('combat/bail-out', { from, input, chartPack, dice: { given: [41] } });
    // 41 against the 40 of this card: they stay.
    expect(outcome).toMatchObject({
      crew: 'stays',
      crewChecks: [],
      passengers: [{ fate: 'stays', checks: [{ cause: 'tk', number: 40 }] }],
    });
  });

  // F6 against riders of 1: N 30, S 60; 60 suppresses; suppressed by direct fire they bail out on 20 [6.5.4.5].
  it('riders suppressed by GP fire check for themselves, by name', () => {
    const target = { gpDefense: 4, passengers: [{ name: 'riders' }] };
    const from = ask('combat/gp-fire', { input: { rangeFactor: 'M', factor: 6, target }, dice: { given: [1, 60] } });
    expect(outcomeOf('combat/bail-out', { from, dice: { given: [20] } })).toMatchObject({
      crew: 'stays',
      passengers: [{ name: 'riders', fate: 'bailsOut', checks: [{ cause: 'suppressedDirect', number: 20 }] }],
    });
  });

  // A hasty field breaks the track of a defence of 5 on 11 to 50 [7.31.2.1].
  it('a mine and a close assault send the crew to its check', () => {
    const mines = ask('combat/minefield-attack', {
      input: { gpDefense: 5 },
      options: { mines: true },
      dice: { given: [11] },
    });
    expect(outcomeOf('combat/bail-out', { from: mines, dice: { given: [31] } })).toMatchObject({
      crew: 'stays',
      crewChecks: [{ cause: 'tk', number: 30 }],
    });
    // 56 + 20 against 40 and 72: effective, the flamethrower burns it [6.6.1.1.3].
    const assault = ask('combat/close-assault', {
      input: { attackers: [{ flamethrower: true }], target: { gpDefense: 9 } },
      dice: { given: [56] },
    });
    expect(outcomeOf('combat/bail-out', { from: assault, dice: { given: [] } })).toMatchObject({ crew: 'lost' });
  });

  // The first vehicle of the SHEAF that owes a check: S-type, 65 is above its 59 and ends in 5: damaged [6.5.4.4.2].
  it('indirect fire hands on the vehicle that owes a check', () => {
    const from = ask('combat/indirect-fire', {
      input: {
        observerRange: 12,
        rangeFactor: 'M',
        factor: 8,
        units: [
          { inTargetHex: true, unit: { kind: 'towed', gpDefense: 5 } },
          { inTargetHex: true, unit: { kind: 'vehicle', protection: 'S', gpDefense: 2 } },
        ],
      },
      dice: { given: [1, 65] },
    });
    expect(outcomeOf('combat/bail-out', { from, dice: { given: [31] } })).toMatchObject({
      crew: 'stays',
      crewChecks: [{ cause: 'dm', number: 30 }],
    });
    expect(
      outcomeOf('combat/counter-battery', { from, options: { counterBattery: true }, dice: { given: [21] } }),
    ).toMatchObject({ result: 'notLocated' });
    // Factor 8 against brick starts a fire on 10 [7.35.1].
    expect(outcomeOf('events/fire-check', { from, options: { fires: true }, dice: { given: [10] } })).toMatchObject({
      started: true,
      startsOn: 10,
    });
  });

  // Seen at range 2 through one brew-up: AP -2, P/-2 = 72 [4.4.3.2.2]; GP -10 [6.5.4.3].
  it('a shot takes range, levels and hindrances from its line of sight, beside what the request says of the target', () => {
    const from = ask('spotting/line-of-sight', {
      input: {
        map: { grid: { columns: 1, rows: 5 }, defaultTerrain: ['clear'] },
        from: { hex: '0101' },
        to: { hex: '0103' },
        hindrances: [{ kind: 'brewUpSmoke', source: 'wreck', hexes: ['0102'] }],
      },
    });
    const request = { from, upTo: 'hitNumber', dice: { given: [] } };
    const input = { rangeFactor: 'P', target: { defense: { size: 0 } } };
    expect(outcomeOf('combat/ap-fire', { ...request, input })).toMatchObject({ netModifier: -2, hitNumber: 72 });
    const gp = { rangeFactor: 'P', factor: 6, target: { kind: 'squad', gpDefense: 4 } };
    expect(outcomeOf('combat/gp-fire', { ...request, upTo: 'numbers', input: gp })).toMatchObject({
      numbers: [{ netModifier: -10 }],
    });
  });

  // One vehicle lost of a CP# of 1: the formation is breaking [7.1.1.2]; the hit unit checks [7.1.2].
  it('losses and morale follow from the combat', () => {
    const combat = ask('combat/ap-combat', {
      input: { ...SHOT, target: { angle: 'frontSide', defense: { protection: 'S' } } },
      dice: { given: [50, 67] },
    });
    expect(
      outcomeOf('events/formation-losses', { from: combat, input: { cohesionPoint: 1 }, options: { morale: true } }),
    ).toMatchObject({ losses: 1, breaking: true });
    const fire = ask('combat/ap-fire', { input: SHOT, dice: { given: [50, 63] } });
    // Damaged -20: 71 - 20 = 51 hesitates (German 51 to 70).
    expect(
      outcomeOf('events/morale-check', {
        from: fire,
        input: { breaking: true },
        options: { morale: true },
        dice: { given: [71] },
      }),
    ).toMatchObject({ netModifier: -20, result: 'hesitates' });
  });
});
