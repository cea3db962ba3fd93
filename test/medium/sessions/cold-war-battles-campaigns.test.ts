import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/cold-war-battles/session/position.js';
import { Campaign, type Piece } from '../../support/cwb-campaign.js';

const field = (commands: readonly Record<string, unknown>[], name: string): unknown[] =>
  commands.map((command) => command[name]).sort();

const TANKS = 'budapest-1-100-armor-bn';
const HQ = 'budapest-rebel-hq-1';
const rebel = (number: number, hex: string): Piece => ({ counter: `hidden-rebel-infantry-${number}`, hex });
const score = (side: 'soviet' | 'hungarian', points: number) => [{ turn: 1, side, points, for: 'elimination' }];

/** The Hungarian player is about to end his Movement Phase, and nobody is near anybody. */
const lateIn = (turn: number, more: Partial<Position> = {}) =>
  ({ turn, step: 'III.B', stage: 'movement', phasing: 'hungarian', ...more }) as const;

describe('the events of Budapest', () => {
  const apart: Piece[] = [rebel(1, '0505'), rebel(2, '0405'), rebel(3, '0305'), { counter: TANKS, hex: '1011' }];

  it('[18.6, 16.13] sends two Rebels back to the pool for a Soviet lead of 10, no headquarters and for no points', () => {
    const game = new Campaign('budapest-56', { dice: { 'events/random-event:event': [4] } }).stage(
      lateIn(2, { ledger: score('soviet', 10) }),
      [...apart, { counter: HQ, hex: '0905' }],
    );
    game.play({ type: 'end-phase' });
    expect(game.side).toBe('hungarian');
    expect(field(game.listed('give-back'), 'unit')).toEqual(apart.slice(0, 3).map(({ counter }) => counter));
    game.play({ type: 'give-back', unit: 'hidden-rebel-infantry-1' });
    game.play({ type: 'give-back', unit: 'hidden-rebel-infantry-3' });
    expect(game.position).toMatchObject({ turn: 3, phasing: 'soviet' });
    expect(game.position.stock).toContain('hidden-rebel-infantry-3');
    expect([game.points('soviet'), game.points('hungarian')]).toEqual([10, 0]);
  });

  // Nobody controls a square or an objective: no reinforcements but the two of the event [16.12].
  it('[18.6] lets the Hungarian side draw two units for a lead of its own', () => {
    const game = new Campaign('budapest-56', { dice: { 'events/random-event:event': [4] } }).stage(
      lateIn(2, { ledger: score('hungarian', 10) }),
      apart,
    );
    game.play({ type: 'end-phase' }, { type: 'end-phase' }, { type: 'declare' });
    expect(game.position).toMatchObject({ turn: 3, step: 'III.A', draws: 2 });
    game.play({ type: 'draw', pool: 'rebel' }, { type: 'draw', pool: 'hungarianArmy' });
    expect(game.listed('draw')).toEqual([]);
    expect(Object.values(game.position.units).filter(({ place }) => place === 'due')).toHaveLength(2);
  });

  // Turn 4 asks for 10 of the eleven objectives here; control is by the last unit there, gone or not [15.3].
  it.each([
    [9, 5],
    [10, 0],
  ])('[18.6] counts the objectives under Soviet control for the United Nations: %i are worth %i', (held, points) => {
    const more = ['0201', '0202', '0203', '0204', '0205', '0206', '0207', '0208'];
    const all = ['0101', '0901', '0109', ...more];
    const game = new Campaign('budapest-56', {
      terrain: Object.fromEntries(more.map((hex) => [hex, ['objective']])),
      dice: { 'events/random-event:event': [5] },
    }).stage(lateIn(3, { control: Object.fromEntries(all.slice(0, held).map((hex) => [hex, 'soviet' as const])) }), [
      rebel(1, '1005'),
      { counter: TANKS, hex: '1011' },
    ]);
    game.play({ type: 'end-phase' });
    expect(game.position).toMatchObject({ turn: 4, ended: null });
    expect(game.points('hungarian')).toBe(points);
  });

  it.each([
    ['covert', 2, 'world-war'],
    ['covert', 3, null],
    ['overt', 4, 'world-war'],
    ['overt', 5, null],
    ['none', 1, null],
  ] as const)('[18.6] may bring the world war: %s, a second die of %i', (natoIntervention, die, ended) => {
    const dice = { 'events/random-event:event': [1], 'events/random-event:world war': [die] };
    const game = new Campaign('budapest-56', { options: { natoIntervention }, dice }).stage(lateIn(2), apart);
    game.play({ type: 'end-phase' });
    expect(game.position.ended).toBe(ended);
  });
});

describe('the end in Budapest', () => {
  // The Radio Station is the only objective besides the embassies: 2 for it [16.4], 10 before turn 5, nothing on it [16.9].
  it.each([
    [4, { soviet: 12, hungarian: 0 }, 'tactical', 'soviet'],
    [5, { soviet: 2, hungarian: 0 }, 'draw', null],
    [6, { soviet: 2, hungarian: 5 }, 'draw', null],
    [9, { soviet: 2, hungarian: 5 }, 'draw', null],
  ])('[16.9] comes when every objective but the embassies is Soviet: turn %i', (turn, points, level, winner) => {
    const game = new Campaign('budapest-56').stage(lateIn(turn, { control: { '0109': 'soviet' } }), [
      rebel(1, '0505'),
      { counter: TANKS, hex: '0109' },
    ]);
    game.play({ type: 'end-phase' });
    expect(game.position.ended).toBe('quick-end');
    expect(game.state.result).toMatchObject({ winner, level, points });
  });

  // 4 for the Radio Station, 2 for the statue, 1 for the road to Tokol [16.6], with a unit on the spot [16.8]; the objective in
  // 0303 was the Soviet's last, but he has left it. One bridge, one point, in Overt Intervention alone.
  it.each([
    ['none', 7],
    ['overt', 8],
  ] as const)(
    '[16.6, 16.8] counts what is held by a unit on the spot: %s intervention',
    (natoIntervention, hungarian) => {
      const game = new Campaign('budapest-56', {
        options: { natoIntervention },
        terrain: { '0303': ['objective'] },
        hexsides: { '0505/0506': 'bridgedMajorRiver' },
      }).stage(lateIn(9, { control: { '0303': 'soviet' } }), [
        rebel(1, '0109'),
        rebel(2, '0909'),
        rebel(3, '0907'),
        rebel(4, '0505'),
        rebel(5, '0506'),
        { counter: TANKS, hex: '1101' },
      ]);
      game.play({ type: 'end-phase' });
      expect(game.state.result).toMatchObject({ points: { soviet: 0, hungarian } });
    },
  );
});

describe('the streets of Budapest', () => {
  const move = { turn: 2, step: 'II.B', stage: 'movement', phasing: 'soviet' } as const;

  it.each([
    ['none', true],
    ['overt', false],
  ] as const)('[16.33] nobody ends a phase in an embassy: %s intervention', (natoIntervention, lost) => {
    const game = new Campaign('budapest-56', { options: { natoIntervention } }).stage(move, [
      { counter: TANKS, hex: '0102' },
      rebel(1, '0909'),
    ]);
    game.play({ type: 'move', unit: TANKS, to: '0101' }, { type: 'end-phase' });
    expect(field(game.listed('give-up'), 'unit')).toEqual(lost ? [TANKS] : []);
    if (lost) game.play({ type: 'give-up', unit: TANKS });
    expect(game.points('hungarian')).toBe(lost ? 2 : 0);
  });

  it('[16.33] are closed at the two embassies the book means, and at no other', () => {
    const names = { '0101': 'Austrian Embassy', '0505': 'Embassy of the United States' };
    const into = (from: string, to: string): Campaign =>
      new Campaign('budapest-56', { names, terrain: { '0505': ['objective'] } })
        .stage(move, [{ counter: TANKS, hex: from }, rebel(1, '0909')])
        .play({ type: 'move', unit: TANKS, to }, { type: 'end-phase' });
    expect(into('0102', '0101').listed('give-up')).toEqual([]);
    expect(into('0506', '0505').listed('give-up')).toHaveLength(1);
  });

  it.each([
    ['budapest-sc-artillery-bn', 0],
    ['hidden-guards33-mechanisedInfantry-1', 2],
  ])('[16.23] the 2nd Guards share a hex with the Special Corps, not with another division: %s', (other, crowded) => {
    const game = new Campaign('budapest-56').stage(move, [
      { counter: 'hidden-guards2-mechanisedInfantry-1', hex: '0505' },
      { counter: other, hex: '0506' },
      rebel(1, '0909'),
    ]);
    game.play({ type: 'move', unit: other, to: '0505' }, { type: 'end-phase' });
    expect(game.listed('give-up')).toHaveLength(crowded);
  });

  // Barrage 3 on urban ground: +2,3 less two columns is 0 of the Mobile table, where a 4 is BR: nothing [9.15]. A 6 is rubble.
  it('[16.32, 16.7] fall to rubble under Soviet guns, 1 point for the Hungarian side', () => {
    const GUNS = 'budapest-sc-artillery-bn';
    const game = new Campaign('budapest-56', {
      values: { [GUNS]: { barrage: 3, range: 5 }, 'hidden-rebel-infantry-1': { defence: 2 } },
      terrain: { '0505': ['urban'] },
      dice: { 'combat/rubble-check:rubble': [6] },
    }).stage({ ...move, step: 'II.C', stage: 'declaration' }, [{ counter: GUNS, hex: '0508' }, rebel(1, '0505')]);
    game.play({ type: 'bombard', unit: GUNS, target: '0505' }, { type: 'declare' });
    expect(game.position.rubble).toEqual(['0505']);
    expect([game.points('soviet'), game.points('hungarian')]).toEqual([0, 1]);
  });

  // 11 squares and objectives: two Rebels and one of the Army [16.12].
  it('[16.12] bring reinforcements by the squares and objectives under control', () => {
    const eleven = Array.from({ length: 11 }, (_, i) => `${String(i + 1).padStart(2, '0')}05`);
    const game = new Campaign('budapest-56', {
      terrain: Object.fromEntries(eleven.map((hex) => [hex, ['square']])),
    }).stage(
      {
        ...move,
        control: Object.fromEntries(eleven.map((hex) => [hex, 'hungarian' as const])),
      },
      [{ counter: TANKS, hex: '1011' }, rebel(1, '0305')],
    );
    game.play({ type: 'end-phase' });
    const due = Object.values(game.position.units).filter(({ place }) => place === 'due');
    expect(due.map(({ command }) => command).sort()).toEqual(['hungarianArmy', 'rebel', 'rebel']);
    expect(due.every(({ untried, dueTurn }) => untried && dueTurn === 2)).toBe(true);
  });

  it('[12.8, 16.30] see six TAC and one transport each turn, and none that were saved', () => {
    const game = new Campaign('budapest-56').stage(lateIn(2, { air: { soviet: { tac: 5, transport: 1 } } }), [
      rebel(1, '0505'),
      { counter: TANKS, hex: '1011' },
    ]);
    game.play({ type: 'end-phase' });
    expect(game.position).toMatchObject({ turn: 3, air: { soviet: { tac: 6, transport: 1 } } });
  });
});

const BASE: Piece = { counter: 'angola-base', hex: '0909' };
const MPLA: Piece = { counter: 'hidden-mpla-armor-1', hex: '0303' };
const sadf = (hex: string): Piece => ({ counter: 'angola-61-mechanised-infantry-bn', hex });
const opening = (side: 'communist' | 'southAfrican', turn: number, more: Partial<Position> = {}) =>
  ({ turn, step: side === 'communist' ? 'II.A' : 'III.A', stage: 'opening', phasing: side, ...more }) as const;

describe('the skies of Angola', () => {
  // A 4 is 4 markers; one less in the monsoon of turn 7; one less again without the Base unit in Mavinga [18.4].
  it.each([
    [2, [BASE], 4],
    [7, [BASE], 3],
    [7, [{ ...BASE, hex: '0908' }], 2],
  ])('[18.4, 17.33] turn %i, the base in %j: %i markers', (turn, base, markers) => {
    const dice = { 'events/airpower:airpower': [4] };
    const game = new Campaign('angola-87', { dice }).stage(opening('southAfrican', turn), [...base, MPLA]);
    game.play({ type: 'go-on' });
    expect(game.position).toMatchObject({ stage: 'air', allotted: markers });
  });

  // The second roll is a 3: 3 more markers, 3 points to the Communist side. One of his units beside Mavinga doubles the price,
  // and its zone over the base makes the 3 a 2.
  it.each([
    ['0303', 3, 3],
    ['0908', 2, 6],
  ])('[17.27] may be bought a second time, a Communist unit in %s: %i for %i points', (hex, markers, points) => {
    const dice = { 'events/airpower:airpower': [5, 3] };
    const game = new Campaign('angola-87', { dice }).stage(opening('southAfrican', 2), [BASE, { ...MPLA, hex }]);
    game.play({ type: 'go-on' }, { type: 'leave-air' }, { type: 'buy-air' });
    expect(game.position).toMatchObject({ stage: 'air', allotted: markers });
    expect(game.points('communist')).toBe(points);
    game.play({ type: 'leave-air' });
    expect(game.listed('buy-air')).toEqual([]);
  });
});

describe('reinforcements of Angola', () => {
  const reinforcing = { ...opening('southAfrican', 2), stage: 'reinforcement' } as const;

  // Half of 3, rounded up, is 2 turns: turn 4 [17.26].
  it.each([
    ['0303', 1, 4],
    ['0908', 2, 8],
  ])('[17.25, 17.26] are had for points, a Communist unit in %s: %i and %i', (hex, police, paras) => {
    const dice = { 'events/optional-reinforcement:delay': [3] };
    const game = new Campaign('angola-87', { dice }).stage(reinforcing, [BASE, { ...MPLA, hex }]);
    game.play({ type: 'request', unit: 'angola-k-police' });
    expect(game.unit('angola-k-police')).toMatchObject({ place: 'due', dueTurn: 4 });
    expect(game.points('communist')).toBe(police);
    game.play({ type: 'request', unit: 'angola-2-airborne-bn' });
    expect(game.unit('angola-2-airborne-bn')).toMatchObject({ place: 'due', dueTurn: 2 });
    expect(game.points('communist')).toBe(police + paras);
  });

  // MPLA: 1 + 1 + 2 + 1 + 1; Cubans: 1 + 3 + 1 + 1. UNITA beside the town does not bring them.
  it.each([
    [[sadf('0304')], false, 12],
    [[sadf('0304')], true, 0],
    [[{ counter: 'hidden-unita-lightInfantry-1', hex: '0304' }, sadf('0707')], false, 0],
  ])('[17.10] come once when the SADF is at Cuito Cuanavale: %j, used %s', (enemies, contingency, units) => {
    const game = new Campaign('angola-87').stage(opening('communist', 3, { contingency }), [BASE, MPLA, ...enemies]);
    game.play({ type: 'go-on' });
    expect(Object.values(game.position.units).filter(({ place }) => place === 'due')).toHaveLength(units);
    expect(game.position.contingency).toBe(contingency || units > 0);
  });

  it('[17.24] draw one band of UNITA each turn', () => {
    const game = new Campaign('angola-87').stage(opening('southAfrican', 4), [BASE, MPLA]);
    game.play({ type: 'go-on' });
    const due = Object.values(game.position.units).filter(({ place }) => place === 'due');
    expect(due).toMatchObject([{ command: 'unita', untried: true, dueTurn: 4 }]);
  });

  // 4 and 3 attack factors are 7: the brigade comes; nobody scores for those who go home.
  it('[17.23] exchange SADF units worth 7 for the 82nd Brigade from turn 6 on', () => {
    const [seventh, first] = ['angola-7-infantry-bn', 'angola-1-infantry-bn'];
    const game = new Campaign('angola-87', { values: { [seventh!]: { attack: 4 }, [first!]: { attack: 3 } } }).stage(
      { ...reinforcing, turn: 6 },
      [BASE, MPLA, { counter: seventh!, hex: '0808' }, { counter: first!, hex: '0707' }],
    );
    game.play({ type: 'withdraw', unit: seventh! });
    expect(game.unit('angola-pst-82-armor-bn')!.place).toBe('reserve');
    game.play({ type: 'withdraw', unit: first! });
    for (const id of ['angola-pst-82-armor-bn', 'angola-rk-82-mechanised-infantry-bn', 'angola-dlr-82-infantry-bn']) {
      expect(game.unit(id)).toMatchObject({ place: 'due', dueTurn: 6 });
    }
    expect(game.position.ledger).toEqual([]);
  });
});

describe('supply in Angola', () => {
  // 5 - 3 = +2, the +2,3 column; without a unit in Mavinga one to the left: +1 [17.31].
  it.each([
    [[BASE], '+2,3'],
    [[], '+1'],
  ])('[17.31] runs short the moment nobody is in Mavinga: %j', (base, column) => {
    const game = new Campaign('angola-87', {
      values: { 'angola-61-mechanised-infantry-bn': { attack: 5 }, [MPLA.counter]: { defence: 3 } },
    }).stage({ turn: 2, step: 'III.C', stage: 'declaration', phasing: 'southAfrican' }, [
      ...base,
      sadf('0505'),
      { ...MPLA, hex: '0504' },
    ]);
    game.play(
      { type: 'attack', unit: 'angola-61-mechanised-infantry-bn', target: '0504' },
      { type: 'declare' },
      { type: 'choose-table', crt: 'assault' },
    );
    const fight = game.entries
      .flatMap(({ rulings }) => rulings)
      .find((each) => each.procedure === 'combat/adjacent-attack');
    expect(fight!.outcome).toMatchObject({ baseColumn: '+2,3', column });
  });
});
