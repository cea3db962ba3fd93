/** A combat of Cold War Battles taken on from ruling to ruling: what the next question needs of the last answer is not sent again. */
import { describe, expect, it } from '@jest/globals';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';

const ask = (procedure: string, request: object): Ruling =>
  desk.ask('cold-war-battles', procedure, structuredClone(request), 'en') as Ruling;

const column = { grid: { columns: 1, rows: 5 }, defaultTerrain: ['clear'] };

describe('a question goes on from an attack', () => {
  const attackers = [
    { name: 'a', attack: 2, hex: '0105' },
    { name: 'b', attack: 3, hex: '0105' },
  ];
  const assault = (face: number, defence = 3, terrain: string[] = []): Ruling =>
    ask('combat/adjacent-attack', {
      input: {
        attackingSide: 'soviet',
        crt: 'assault',
        attackers,
        defendingHexes: [{ hex: '0104', terrain, units: [{ name: 'Rebels', defence }] }],
      },
      dice: { named: { combat: [face] } },
    });

  it('to the ways to pay for an exchange [9.14]', () => {
    // 5 - 3 = +2, column +2,3, die 2: EX. 3 owed: b alone pays for 2 VP; a alone does not.
    const from = assault(2);
    const { outcome } = ask('combat/exchange-losses', { from, input: { attackingSide: 'soviet', attackers } });
    expect(outcome).toMatchObject({ ways: [{ units: ['b'], value: 3, points: 2 }], count: 1 });
  });

  it('to the retreat of the one unit that was beaten [9.16]', () => {
    // +2,3, die 5: D2. From 0104 two hexes up the column: 0103, 0102.
    const from = assault(5);
    const units = [{ name: 'Guards', hex: '0105', side: 'soviet' }];
    const input = { battle: 'budapest56', side: 'hungarian', start: '0104', map: column, units };
    const ruling = ask('combat/retreat-options', { from, input });
    expect(ruling.outcome).toMatchObject({ paths: [{ hexes: ['0103', '0102'] }] });
    expect(ruling.summary).toBe('Rebels has 1 retreat path.');
  });

  it('to the retreat of beaten attackers, who attacked and may be lifted out on turn 1 [13.4]', () => {
    // 5 - 6 = -1, die 4: A1. Both go back 1, so nobody is named; airborne troops may fly.
    const from = assault(4, 6);
    const input = { battle: 'budapest56', side: 'soviet', type: 'airborne', start: '0104', turn: 1, map: column };
    expect(ask('combat/retreat-options', { from, input }).outcome).toMatchObject({ mayEvacuate: true });
  });

  it('to the advance, into the hex that was left after AX and no farther [9.14]', () => {
    // +2,3, die 4: AX. 3 owed, and a is worth 2: b is lost in any case, a may advance.
    const { outcome } = ask('combat/advance-options', { from: assault(4), input: { side: 'soviet' } });
    expect(outcome).toEqual({ units: ['a'], hexes: ['0104'], mayStop: ['0104'], mayFly: [] });
  });

  it('but not to what no attack tells', () => {
    expect(() => ask('status/recovery', { from: assault(4), input: { side: 'soviet', units: [] } })).toThrow(
      'this procedure goes on from no other',
    );
  });
});

describe('a question goes on from a bombardment', () => {
  const from = (face: number): Ruling =>
    ask('combat/bombardment', {
      input: {
        attackingSide: 'soviet',
        artillery: [{ barrage: 3 }],
        target: { hex: '0810', terrain: ['suburban'], units: [{ name: 'Rebels', defence: 2 }] },
      },
      dice: { named: { bombardment: [face] } },
    });

  it('to the retreat, from which nobody is flown out [9.15, 13.4]', () => {
    // 3 against 0: +2,3, suburban 1L: +1, die 4: D1.
    const input = { battle: 'budapest56', side: 'hungarian', start: '0103', map: column };
    const ruling = ask('combat/retreat-options', { from: from(4), input });
    expect(ruling.outcome).toMatchObject({ eliminated: false, mayEvacuate: false });
    expect(ruling.summary).toBe('Rebels has 2 retreat paths.');
  });

  it('to the rubble of the hex it hit [16.32, 16.7]', () => {
    const request = { from: from(1), input: { attackingSide: 'soviet' }, dice: { named: { rubble: [6] } } };
    expect(ask('combat/rubble-check', request).outcome).toEqual({ rubble: ['0810'], hungarianPoints: 1 });
  });
});
