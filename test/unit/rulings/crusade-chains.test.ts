import { describe, expect, it } from '@jest/globals';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';

const GAME = 'crusade-revolution';

async function ask(procedure: string, request: object): Promise<Ruling> {
  return (await desk.ask(GAME, procedure, request, 'en')) as Ruling;
}

/** 11.2.6 with the tables of the parent game: 2+2+2 on division column 6 (die 1: 1, die 4: 2), RPA 1 on column 1 (die 1: 0). */
const battle = ({ die = 1, reduced = false } = {}) =>
  ask('combat/battle', {
    input: {
      attacker: 'nationalist',
      turn: 7,
      attackers: [{ units: [1, 2, 3].map(() => ({ type: 'inf', cf: 2, lf: 1 })) }],
      defence: { units: [{ type: 'rpa', cf: 1, lf: 1, reduced }] },
      cards: [
        { name: 'A', by: 'attacker' },
        { name: 'D', by: 'defender' },
      ],
    },
    dice: { named: { attacker: [die], defender: [1] } },
    chartPack: 'paths-of-glory-fire-tables',
  });

describe('Crusade and Revolution: one ruling goes on from another', () => {
  it('a retreat knows both Loss Numbers and that an attacker survived [11.4.1, 11.4.2]', async () => {
    // Die 1 on column 6: 1; die 1 on column 1: 0. Won by 1: one space.
    const { outcome } = await ask('combat/retreat-options', {
      from: await battle(),
      input: {
        side: 'republican',
        space: 'Montblanch',
        attackerSpaces: ['Lerida'],
        defenders: [{ type: 'rpa', reduced: true, steps: 1 }],
        map: {
          spaces: ['Montblanch', 'Tarragona'].map((id) => ({ id, control: 'republican' })),
          connections: [{ a: 'Montblanch', b: 'Tarragona' }],
        },
      },
    });
    expect(outcome).toMatchObject({ distance: 1, ways: [{ spaces: ['Tarragona'], kind: 'friendly' }] });
  });

  it('an advance knows that the defence is gone, and opens the defending space alone [11.5.2]', async () => {
    const from = await battle({ die: 4, reduced: true });
    const input = { spaces: [{ name: 'Teruel' }, { name: 'Ademuz' }], units: [{ type: 'inf' }] };
    expect((await ask('combat/advance-options', { from, input })).outcome).toMatchObject({ spaces: ['Teruel'] });
  });

  it('an advance knows how far the defenders went [11.5.3]', async () => {
    const retreat = { procedure: 'combat/retreat-options', outcome: { distance: 2, removed: false, onlyFirst: [] } };
    const input = { spaces: [{ name: 'Teruel' }, { name: 'Ademuz' }], units: [{ type: 'inf' }] };
    const { outcome } = await ask('combat/advance-options', { from: retreat, input });
    expect(outcome).toMatchObject({ spaces: ['Teruel', 'Ademuz'] });
    const blocked = { ...retreat, outcome: { distance: 2, removed: true, onlyFirst: ['Ademuz'] } };
    const ruling = await ask('combat/advance-options', { from: blocked, input });
    expect(ruling.steps.map(({ rule }) => rule)).toContain('11.5.7');
  });

  it('where nobody owes a retreat the caller says what became of the defenders', async () => {
    const standing = { procedure: 'combat/battle', outcome: { retreatSpaces: 0, defenderLosses: null } };
    const input = { spaces: [{ name: 'Teruel' }], units: [{ type: 'inf' }] };
    await expect(ask('combat/advance-options', { from: standing, input })).rejects.toThrow(/defenders/);
  });

  it('cards know who won [8.5.3.2, 8.5.3.3]', async () => {
    const cards = [
      { name: 'A', by: 'attacker' },
      { name: 'D', by: 'defender' },
    ];
    const { outcome } = await ask('combat/combat-card-fate', { from: await battle(), input: { cards } });
    expect(outcome).toEqual({
      cards: [
        { card: 'A', fate: 'faceUp' },
        { card: 'D', fate: 'discarded' },
      ],
    });
  });

  it('the check for victory and the draw know the morale [5.2.2, 6.0.A]', async () => {
    // 10 - 3 = 7: on turn 12 a Nationalist victory; hands of 8 and 6, so from 2 cards 4 are drawn on turn 13.
    const from = await ask('status/republican-morale', {
      input: { rm: 10, turn: 12, events: [{ trigger: 'natMadrid' }] },
    });
    const victory = await ask('status/automatic-victory', { from, input: { turn: 12 } });
    // Turn 12: the Republicans win at 20 or more, the Nationalists at 7 or less.
    expect(victory.outcome).toEqual({
      winner: 'nationalist',
      by: 'morale',
      republicanAtLeast: 20,
      nationalistAtMost: 7,
    });
    const draw = { from, input: { side: 'republican', turn: 13, hand: 2, drawPile: 9 } };
    expect((await ask('status/draw-phase', draw)).outcome).toMatchObject({ draws: 4 });
  });

  it('activation knows the OPS of the card [8.2.1]', async () => {
    const from = await ask('events/card-play', {
      input: { side: 'republican', turn: 8, round: 1, use: 'ops', card: { ops: 3 } },
    });
    const spaces = ['Madrid', 'Valencia'].map((name) => ({ name, marker: 'move' }));
    const { outcome } = await ask('movement/activation', { from, input: { side: 'republican', spaces } });
    expect(outcome).toEqual({ spent: 2, left: 1 });
  });
});
