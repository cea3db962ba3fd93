import { describe, expect, it } from '@jest/globals';
import { games } from '../../../../src/games/index.js';
import { withEarlier } from '../../../../src/rulings/earlier-ruling.js';
import { desk } from '../../../support/desk.js';

const GAME = 'scw-battles';
const ask = (procedure: string, request: object) =>
  desk.rule(GAME, procedure, withEarlier(games.procedure(GAME, procedure)!, request), 'en');
const fight = (input: object, die: number) => ask('combat/attack', { input, dice: { given: [die] } });

describe('a question goes on from the outcome of an earlier one', () => {
  it('a combat tells the losses of the one side that has any, and who retreats [11.4]', () => {
    // 7 + 1 - 3 = +5, column 5-6; infantry with armour: die 5 reads 6: -/S*.
    const from = fight(
      {
        side: 'republican',
        attackers: [{ attack: 7 }, { attack: 1, type: 'armour' }],
        defenders: [{ name: '6th Bn', defence: 3 }],
      },
      5,
    );
    expect(ask('combat/step-loss', { from }).outcome).toEqual({
      units: [{ name: '6th Bn', steps: 1, fate: 'reduced' }],
      unfilled: 0,
    });
    // A defender chooses, whatever hex it came from.
    const hexes = [{ hex: '0101' }, { hex: '0102' }];
    const away = ask('combat/retreat-options', { from, input: { cameFrom: '0101', hexes } });
    expect(away.outcome).toEqual({ fate: 'chooses', hexes: ['0101', '0102'] });
    expect(ask('combat/advance-options', { from, input: { victors: [{ name: '11th' }] } }).outcome).toEqual({
      mayAdvance: ['11th'],
      fitTogether: true,
    });
  });

  it('an attacker who is thrown back goes whence it came, and nobody follows a plain loss [11.6, 11.7]', () => {
    const even = { side: 'republican', attackers: [{ attack: 3 }], defenders: [{ defence: 3 }] };
    // 3 - 3 = 0: a 3 is */-, a 2 is S/S.
    const hexes = [{ hex: '0101' }, { hex: '0102' }];
    const thrownBack = fight(even, 3);
    const back = ask('combat/retreat-options', { from: thrownBack, input: { cameFrom: '0101', hexes } });
    expect(back.outcome).toEqual({ fate: 'oneHex', hexes: ['0101'] });
    const bled = fight(even, 2);
    expect(ask('combat/advance-options', { from: bled, input: { victors: [{}] } }).legal).toBe(false);
    // Both sides lose: the client says whose losses it means.
    expect(() => ask('combat/step-loss', { from: bled })).toThrow();
  });

  it('a barrage tells what each target loses, and that nobody advances [12.4, 12.4.2]', () => {
    // 6 - 3 = +3: a 2 is S/S; 6 - 5 = +1: a 6 is -/*.
    const from = ask('combat/barrage', {
      input: {
        side: 'republican',
        guns: [{ attack: 6 }],
        targets: [
          { name: 'A', defence: 3 },
          { name: 'B', defence: 5 },
        ],
      },
      dice: { given: [2, 6] },
    });
    expect(ask('combat/step-loss', { from }).outcome).toEqual({
      units: [
        { name: 'A', steps: 1, fate: 'reduced' },
        { name: 'B', steps: 2, fate: 'untouched' },
      ],
      unfilled: 0,
    });
    expect(ask('combat/advance-options', { from, input: { victors: [{}] } }).legal).toBe(false);
  });

  it('bombs on one unit need nobody to choose [13.3]', () => {
    const from = ask('combat/air-bombardment', {
      input: { scenario: 'brunete', side: 'republican', air: { points: 13 }, targets: [{ name: 'A' }, { type: 'hq' }] },
      dice: { given: [5] },
    });
    expect(ask('combat/step-loss', { from }).outcome).toMatchObject({ units: [{ name: 'A', fate: 'reduced' }] });
  });

  it('the points of an assault go into the ledger, and are lost with the combat [11.2.1, 11.61]', () => {
    const from = ask('combat/attack', {
      input: {
        scenario: 'jarama',
        side: 'nationalist',
        kind: 'assault',
        attackers: [
          { attack: 4, division: 'Varela' },
          { attack: 4, division: 'Escamez' },
        ],
        defenders: [{ defence: 5 }],
      },
      upTo: 'column',
    });
    const ledger = ask('status/assault-ledger', { from, input: { scenario: 'jarama', side: 'nationalist' } });
    expect(ledger.outcome).toMatchObject({ left: [{ points: 14 }, { points: 9 }], spent: 2 });
    const given = ask('combat/voluntary-retreat', {
      from,
      input: { scenario: 'jarama', side: 'nationalist', defenders: [{ retreats: true }, {}], gunStrength: 4 },
    });
    expect(given.outcome).toMatchObject({ assaultPointsLost: 2, barrageDue: true, mayAdvance: 'none' });
    // The guns turn on the hex without range or sight [12.3.3].
    const barrage = ask('combat/barrage', {
      from: given,
      input: {
        side: 'nationalist',
        guns: [{ attack: 4, range: 2, distance: 3, sighted: false }],
        targets: [{ defence: 4 }],
      },
      dice: { given: [6] },
    });
    expect(barrage.legal).toBe(true);
  });
});
