import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import type { SessionState } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';
import { battle, moving, type Piece, position, unit } from '../../support/scw-battle.js';
import { bruneteDocuments, guns, hq, infantry, jaramaDocuments, regiment } from '../../support/scw-published.js';

const COMBAT = 'combat/attack:combat';
const WEATHER = 'events/weather:weather';

const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;
const inPhase = (phase: string) => (state: { position: unknown }) => (state.position as Position).phase === phase;

interface Fought {
  readonly attackStrength: number;
  readonly defenceStrength: number;
  readonly startColumn: string;
  readonly shift: number;
  readonly column: string;
}

/** The attacks that were fought, as the procedure told them. */
const attacks = (game: ScriptedSession): Fought[] =>
  game.entries.flatMap(({ rulings }) =>
    rulings.flatMap(({ procedure, outcome }) => (procedure === 'combat/attack' ? [outcome as Fought] : [])),
  );

const tanks: Piece['values'] = { type: 'armour', size: 'company', attack: 8, defence: 2, movement: 10 };
const flak: Piece['values'] = {
  type: 'antiAircraft',
  size: 'company',
  attack: 2,
  defence: 2,
  movement: 8,
  f88: true,
};

/** A published battle on the made-up map; steps are ended where they may be, else the first thing listed is done. */
function published(scenario: 'jarama' | 'brunete', reached: (position: Position) => boolean): ScriptedSession {
  const documents = scenario === 'jarama' ? jaramaDocuments() : bruneteDocuments();
  const game = new ScriptedSession(scwBattles, materialsFor(scwBattles, scenario, documents), new NamedDice({}, 4));
  for (let count = 0; !reached(position(game)); count++) {
    if (count === 2000) throw new Error('never reached');
    const { actions } = game.open;
    game.play((actions.find(({ command }) => command.type === 'done') ?? actions[0]!).command);
  }
  return game;
}

describe('the reinforcement records', () => {
  it('Jarama: two unnamed guns are drawn on turn 2, and come on in area A [J.6, J.21]', () => {
    const game = published('jarama', (now) => moving('republican', 2)({ position: now } as SessionState));
    const { units } = position(game);
    const drawn = Object.keys(units).filter((id) => id.startsWith('unnamed-battery') && units[id]!.place !== 'pool');
    expect(drawn.length).toBe(2);
    const hexes = game.listed('enter').flatMap(({ unit: id, hex }) => (id === drawn[0] ? [hex] : []));
    expect(hexes).toEqual(['4838', '4839', '4840', '4841', '4842']);
  });

  it('Brunete: the first two battalions of the 13th come on trucks, get off and stay where they are [B.5, B.10]', () => {
    const game = published('brunete', (now) => moving('nationalist', 2)({ position: now } as SessionState));
    const { units } = position(game);
    const riders = Object.keys(units).filter((id) => units[id]!.place === 'aboard');
    expect(riders).toEqual(['1st-bn-13th', '4th-bn-13th']);
    const truck = units['1st-bn-13th']!.truck!;
    expect(game.listed('enter')).toContainEqual({ unit: truck, hex: '2133' });
    expect(game.listed('enter').map(({ unit: id }) => id)).not.toContain('1st-bn-13th');
    game.play({ type: 'enter', unit: truck, hex: '2133' }, { type: 'move', unit: truck, to: '2130' });
    expect(() => game.play({ type: 'done' })).toThrow('must-unload-now');
    game.play({ type: 'unload', unit: '1st-bn-13th' });
    expect(unit(game, '1st-bn-13th')).toMatchObject({ place: 'map', hex: '2130' });
    expect(game.listed('move').map(({ unit: id }) => id)).not.toContain('1st-bn-13th');
    // The truck goes on with what it has left.
    expect(game.listed('move').map(({ unit: id }) => id)).toContain(truck);
  });
});

describe('Jarama in a session', () => {
  it('armour against an F/88 goes four columns left, next to one one [J.14]', () => {
    // 8 - 2 = +6, column 5-6, four to the left: -1. The tanks drive up first, lest the F/88 had to attack out of their zone.
    const against = battle('jarama', {
      tanks: { side: 'republican', at: '3434', values: tanks },
      flak: { side: 'nationalist', at: '3432', values: flak },
    });
    against.skipTo(moving('republican')).play({ type: 'move', unit: 'tanks', to: '3433' });
    against.skipTo(inPhase('second-combat')).play({ type: 'attack', unit: 'tanks', hex: '3432' });
    against.skipTo(() => attacks(against).length > 0);
    expect(attacks(against)).toMatchObject([{ startColumn: '5-6', shift: -4, column: '-1' }]);
    // The tanks on the road at 3331 cut the battalion off: 8 - 2 = +6, column 5-6, one to the left: 3-4. The F/88 stands next to it.
    const beside = battle('jarama', {
      tanks: { side: 'republican', at: '3332', values: tanks },
      foot: { side: 'nationalist', at: '3431', values: { ...infantry, attack: 2 } },
      flak: { side: 'nationalist', at: '3532', values: flak },
    });
    beside.skipTo(moving('republican')).play({ type: 'move', unit: 'tanks', to: '3331' });
    beside.skipTo(inPhase('second-combat')).play({ type: 'attack', unit: 'tanks', hex: '3431' });
    beside.skipTo(() => attacks(beside).length > 0);
    expect(attacks(beside)).toMatchObject([{ startColumn: '5-6', shift: -1, column: '3-4' }]);
  });

  it('air support is halved by the F/88, by rain and for Nationalists by daylight [J.15, J.16, J.22]', () => {
    // Rain on turn 1. 4 + 3 halved twice (2, 1) = 5; the F/88 2 + 5 halved twice (3, 2) = 4.
    const game = battle(
      'jarama',
      {
        militia: { side: 'republican', at: '3434', values: infantry },
        bomber: { side: 'republican', air: true, values: { type: 'air', bombardment: 3 } },
        flak: { side: 'nationalist', at: '3432', values: flak },
        junkers: { side: 'nationalist', air: true, values: { type: 'air', bombardment: 5 } },
      },
      { [WEATHER]: [1] },
    );
    game.skipTo(moving('republican')).play({ type: 'move', unit: 'militia', to: '3433' });
    game.skipTo(inPhase('second-combat')).play({ type: 'attack', unit: 'militia', hex: '3432' });
    expect([game.side, position(game).step]).toEqual(['nationalist', 'defensive-air']);
    game.play({ type: 'fly', combat: 1, unit: 'junkers' }, { type: 'fly', combat: 1, unit: 'bomber' });
    game.skipTo(() => attacks(game).length > 0);
    expect(attacks(game)).toMatchObject([{ attackStrength: 5, defenceStrength: 4, column: '1-2' }]);
  });

  it('who slips from zone to zone has no way back [8.3, 11.6]', () => {
    // From 2635 to 2535, both in the zone of 2634: 1 + 4 points; round by the hills and woods of 2636 it would be 3 + 2 and 1.
    // 4 - 8 = -4, one right [J.17]: -3; die 4: */-.
    const game = battle(
      'jarama',
      {
        van: { side: 'nationalist', at: '2635', values: infantry },
        staff: { side: 'nationalist', at: '2835', values: { ...hq, echelon: 'brigade', brigade: 'test' } },
        'guard-a': { side: 'republican', at: '2634', values: infantry },
        'guard-b': { side: 'republican', at: '2634', values: infantry },
      },
      { [COMBAT]: [4] },
    );
    game.skipTo(moving('nationalist'));
    const slip = game.open.actions.find(({ command }) => command.unit === 'van' && command.to === '2535');
    expect(slip?.cost?.amount).toBe(5);
    game.play({ type: 'move', unit: 'van', to: '2535' }).skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'van', hex: '2634' }, { type: 'normal-attack' });
    // Nor can it give way before the die: the way back is the same.
    expect(position(game).step).toBe('defender-withdrawal');
    game.play({ type: 'done' });
    expect(unit(game, 'van').place).toBe('lost');
    expect(new Set(game.listed('advance').map(({ to }) => to))).toEqual(new Set(['2535']));
  });
});

describe('Brunete in a session', () => {
  it('support fire of an attack on two hexes is turned on the one its owner picks [12.3.3, 12.3.4]', () => {
    const game = battle('brunete', {
      militia: { side: 'republican', at: '1819', values: infantry },
      battery: { side: 'republican', at: '1816', values: guns },
      staff: { side: 'republican', at: '1817', values: { ...hq, echelon: 'corps', corps: 'V' } },
      'nat-a': { side: 'nationalist', at: '1820', values: infantry },
      'nat-b': { side: 'nationalist', at: '1920', values: infantry },
    });
    game.skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'militia', hex: '1820' }, { type: 'extend-attack', combat: 1, hex: '1920' });
    game.skipTo(atStep('kind')).play({ type: 'normal-attack' }, { type: 'support', gun: 'battery' });
    game.play({ type: 'withdraw', unit: 'militia', to: '1818' });
    expect(game.listed('turn-guns')).toEqual([{ hex: '1820' }, { hex: '1920' }]);
    game.play({ type: 'turn-guns', hex: '1920' });
    const fired = game.entries.at(-1)!.rulings.find(({ procedure }) => procedure === 'combat/barrage')!;
    expect((fired.outcome as { rolls: { unit: string }[] }).rolls.map(({ unit: name }) => name)).toEqual(['nat-b']);
  });

  it('without its division HQ a division is out of command, the corps HQ near or not, until it is back [10.1.4, 10.5]', () => {
    const game = battle(
      'brunete',
      {
        regiment: { side: 'republican', at: '1803', values: { ...regiment, division: '46' } },
        staff: { side: 'republican', at: '1806', values: { ...hq, echelon: 'division', division: '46' } },
        corps: { side: 'republican', at: '1802', values: { ...hq, echelon: 'corps', corps: 'V' } },
        'nat-a': { side: 'nationalist', at: '1807', values: infantry },
        'nat-b': { side: 'nationalist', at: '1807', values: infantry },
      },
      { [COMBAT]: [3], 'events/hq-rebuilding:rebuilding': [2] },
    );
    // The HQ stands in the zone of two battalions and must attack: 0 - 8, column -5, die 3: S/-. It has one step; back on turn 3.
    game.skipTo(atStep('declaring')).play({ type: 'attack', unit: 'staff', hex: '1807' });
    game.skipTo(atStep('kind')).play({ type: 'normal-attack' });
    game.skipTo(inPhase('second-movement'));
    expect(unit(game, 'staff')).toMatchObject({ place: 'due', turn: 3, returning: true });
    game.skipTo(moving('republican', 2));
    expect(unit(game, 'regiment').uncommanded).toBe(true);
    game.skipTo(moving('republican', 3)).play({ type: 'enter', unit: 'staff', hex: '1501' });
    game.skipTo(({ position: now }) => (now as Position).step === 'moving' && (now as Position).turn === 4);
    game.skipTo(moving('republican', 4));
    expect(unit(game, 'regiment').uncommanded).toBeUndefined();
  });

  it('a set-up hex holds more than a road does until its owner has moved [7.2, 7.3, B.4]', () => {
    const game = battle('brunete', {
      first: { side: 'republican', at: '1501', values: infantry },
      second: { side: 'republican', at: '1501', values: infantry },
      third: { side: 'republican', at: '1501', values: infantry },
      staff: { side: 'republican', at: '1501', values: { ...hq, echelon: 'corps', corps: 'V' } },
      far: { side: 'nationalist', at: '3633', values: infantry },
    });
    game.skipTo(moving('republican')).play({ type: 'move', unit: 'first', to: '1505' }, { type: 'done' });
    expect(game.listed('remove')).toEqual([{ unit: 'second' }, { unit: 'third' }]);
    expect(() => game.play({ type: 'done' })).toThrow('stack-too-high');
    game.play({ type: 'remove', unit: 'third' });
    expect([unit(game, 'third').place, position(game).phase]).toEqual(['lost', 'second-movement']);
  });

  it('leaving the map costs a point, three out of an enemy zone [16.0]', () => {
    const game = battle('brunete', {
      pinned: { side: 'republican', at: '1001', values: regiment },
      free: { side: 'republican', at: '1301', values: regiment },
      'nat-a': { side: 'nationalist', at: '1002', values: infantry },
      'nat-b': { side: 'nationalist', at: '1002', values: infantry },
    });
    game.skipTo(moving('republican'));
    const exits = game.open.actions.flatMap(({ command, cost }) =>
      command.type === 'leave-map' ? [`${command.unit} ${command.edge} ${cost!.amount}`] : [],
    );
    expect(exits).toEqual(['pinned N 3', 'pinned W 3', 'free N 1']);
  });

  it('everybody in the first turn, and the garrison of Quijorna to the third, is in supply without a line [B.13]', () => {
    // Far from every road: 1118 for the Republicans; the garrison leaves 1511 for a hex as lonely.
    const game = battle('brunete', {
      militia: { side: 'republican', at: '1118', values: infantry },
      garrison: { side: 'nationalist', at: '1511', values: { ...infantry, movement: 60 } },
      'far-staff': { side: 'nationalist', at: '3601', values: { ...hq, echelon: 'division', division: '71' } },
    });
    game.skipTo(moving('republican'));
    expect(unit(game, 'militia').unsupplied).toBeUndefined();
    game.skipTo(moving('nationalist')).play({ type: 'move', unit: 'garrison', to: '1211' });
    game.skipTo(moving('republican', 2));
    expect(unit(game, 'militia').unsupplied).toBe(true);
    game.skipTo(moving('nationalist', 3));
    expect(unit(game, 'garrison').unsupplied).toBeUndefined();
    game.skipTo(moving('nationalist', 4));
    expect(unit(game, 'garrison').unsupplied).toBe(true);
  });
});
