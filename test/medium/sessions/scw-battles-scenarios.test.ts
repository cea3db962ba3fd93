import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { battle, engineer, moving, type Piece, position, unit } from '../../support/scw-battle.js';
import { hq, infantry, regiment, truck } from '../../support/scw-published.js';

describe('set-up', () => {
  it('lets each side place what it has a choice about, in its turn, within stacking [4.0, 7.2]', () => {
    const game = battle('jarama', {
      'rep-one': { side: 'republican', at: ['3533', '3333'], values: { ...infantry, size: 'brigade' } },
      'rep-two': { side: 'republican', at: ['3533', '3333'], values: { ...infantry, size: 'brigade' } },
      'nat-one': { side: 'nationalist', at: ['3532', '3329'], values: infantry },
    });
    expect([game.side, game.open.owed[0]!.key]).toEqual(['republican', 'units-to-place']);
    game.play({ type: 'place', unit: 'rep-one', hex: '3533' });
    // A brigade fills its hex [J.11].
    expect(game.listed('place')).toEqual([{ unit: 'rep-two', hex: '3333' }]);
    game.play({ type: 'place', unit: 'rep-two', hex: '3333' });
    expect([game.side, game.listed('place').length]).toEqual(['nationalist', 2]);
  });
});

describe('Jarama', () => {
  const reserves: Record<string, Piece> = Object.fromEntries(
    ['69', '70', '1 Bis'].map((brigade) => [
      `madrid-${brigade.replace(' ', '-').toLowerCase()}`,
      { side: 'republican', box: true, values: { ...infantry, brigade } } as Piece,
    ]),
  );

  it('a Nationalist unit across the Manzanares lets all of Madrid out [J.20]', () => {
    // 4443 is across in the test map, 4442 is not; a river lies between and the road of row 44 crosses it.
    const game = battle('jarama', { ...reserves, vanguard: { side: 'nationalist', at: '4442', values: infantry } });
    game.skipTo(moving('nationalist')).play({ type: 'move', unit: 'vanguard', to: '4443' });
    expect(Object.keys(reserves).map((id) => unit(game, id).place)).toEqual(['due', 'due', 'due']);
    game.skipTo(moving('republican'));
    // The box opens on to 4833, 4834 and 4835 in the test map.
    const hexes = game.listed('enter').filter((each) => each.unit === 'madrid-69');
    expect(hexes.map(({ hex }) => hex)).toEqual(['4833', '4834', '4835']);
  });

  it('an approach to Arganda lets two brigades out, which the Republicans choose at once [J.20]', () => {
    // From 3346 along the road to 3347: four hexes from 3351.
    const game = battle('jarama', { ...reserves, vanguard: { side: 'nationalist', at: '3346', values: infantry } });
    game.skipTo(moving('nationalist')).play({ type: 'move', unit: 'vanguard', to: '3347' });
    expect([game.side, game.open.owed[0]!.key]).toEqual(['republican', 'brigades-to-release']);
    game.play({ type: 'release', brigade: '70' }, { type: 'release', brigade: '1 Bis' });
    expect(Object.keys(reserves).map((id) => unit(game, id).place)).toEqual(['box', 'due', 'due']);
    expect([game.side, position(game).step]).toEqual(['nationalist', 'moving']);
    // The same trigger does not work twice.
    game.play({ type: 'move', unit: 'vanguard', to: '3348' });
    expect(game.side).toBe('nationalist');
  });

  it('the calendar lets 70 and 1 Bis out on turn 14 [J.6]', () => {
    const game = battle('jarama', { ...reserves, far: { side: 'nationalist', at: '1027', values: infantry } });
    game.skipTo(({ position: now }) => (now as Position).turn === 14 && (now as Position).phasing === 'republican');
    game.skipTo(moving('republican', 14));
    expect(Object.keys(reserves).map((id) => unit(game, id).place)).toEqual(['box', 'due', 'due']);
  });

  it('scores a place with a supplied unit in it, and a battalion that left by the east edge [J.9]', () => {
    // Arganda, 20 points, stands on the road of row 33 that comes from the west edge; 3853 is north of the Tajuna.
    const game = battle('jarama', {
      vanguard: { side: 'nationalist', at: '3351', values: infantry },
      raiders: { side: 'nationalist', at: '3853', values: infantry },
      far: { side: 'republican', at: '1040', values: { ...infantry, attack: 1 } },
    });
    game.skipTo(moving('nationalist')).play({ type: 'leave-map', unit: 'raiders', edge: 'E' });
    game.skipTo(({ stage }) => stage === 'over');
    const points = { nationalist: 25, republican: 0 };
    expect(game.state.result).toEqual({ winner: 'nationalist', level: 'nationalistSubstantial', points, rule: 'J.9' });
  });

  it('an engineer who stays bridges a river for the phases that follow, while he stays [J.18]', () => {
    // The river runs between columns 42 and 43, and the roads of rows 16 and 22 are too far from row 19 to help.
    const game = battle('jarama', {
      pioneers: { side: 'nationalist', at: '1942', values: engineer },
      column: { side: 'nationalist', at: '1942', values: infantry },
      staff: { side: 'nationalist', at: '1941', values: { ...hq, echelon: 'brigade', brigade: 'test' } },
    });
    game.skipTo(moving('nationalist'));
    const cost = () =>
      game.open.actions.find(({ command }) => command.unit === 'column' && command.to === '1943')?.cost?.amount;
    // Clear 1 and the river 3 [J.10]; on the bridge 1 and 2.
    expect(cost()).toBe(4);
    game.play({ type: 'build-bridge', unit: 'pioneers', side: '1942/1943' });
    expect(game.listed('move').some((each) => each.unit === 'pioneers')).toBe(false);
    expect(cost()).toBe(4);
    game.skipTo(moving('nationalist', 2));
    expect(unit(game, 'pioneers').bridge).toBe('1942/1943');
    expect(cost()).toBe(3);
    game.play({ type: 'move', unit: 'pioneers', to: '1842' });
    expect(unit(game, 'pioneers').bridge).toBe('');
    expect(cost()).toBe(4);
    expect(game.listed('build-bridge')).toEqual([]);
  });
});

describe('Brunete', () => {
  it('a truck takes a regiment along, and it may not move on [B.10]', () => {
    const game = battle('brunete', {
      lorry: { side: 'republican', at: '1505', values: truck },
      riders: { side: 'republican', at: '1505', values: { ...regiment, division: '46' } },
      staff: { side: 'republican', at: '1504', values: { ...hq, echelon: 'corps', corps: 'V' } },
    });
    game.skipTo(moving('republican')).play({ type: 'load', unit: 'riders', truck: 'lorry' });
    expect(unit(game, 'riders')).toMatchObject({ place: 'aboard', truck: 'lorry' });
    // Twelve points at half a point for each hex of the main road: 24 hexes, 1529.
    game.play({ type: 'move', unit: 'lorry', to: '1529' });
    expect(() => game.play({ type: 'done' })).toThrow('must-unload-now');
    game.play({ type: 'unload', unit: 'riders' });
    // Nothing is left to do: the phase is over, and so is everything to the Nationalists' and back.
    expect(unit(game, 'riders')).toMatchObject({ place: 'map', hex: '1529' });
  });

  it('units of the 71st do not give way of their own will [B.18]', () => {
    const game = battle('brunete', {
      garrison: { side: 'nationalist', at: '1511', values: infantry },
      guard: { side: 'nationalist', at: '1511', values: infantry },
      assailant: { side: 'republican', at: '1510', values: { ...regiment, division: '46' } },
    });
    game.skipTo(({ position: now }) => (now as Position).step === 'declaring');
    game.play({ type: 'attack', unit: 'assailant', hex: '1511' });
    // The attacker is asked whether he gives way; the defenders are not, though 1512 lies open behind them.
    const asked: string[] = [];
    while (position(game).phase === 'first-combat') {
      asked.push(`${game.side} ${position(game).step}`);
      game.play({ type: 'done' });
    }
    expect(asked).toEqual(['republican attack-air', 'republican attacker-withdrawal']);
  });

  it('a division that has left by 1501 brings another on in the same phase [B.20]', () => {
    const game = battle('brunete', {
      veterans: { side: 'republican', at: '1501', values: { ...regiment, division: '46' } },
      staff: { side: 'republican', at: '1501', values: { ...hq, echelon: 'division', division: '46' } },
      '14th Division, all units': { side: 'republican', arrives: '1501', values: { ...regiment, division: '14' } },
      '39th Division, all units': { side: 'republican', arrives: '1501', values: { ...regiment, division: '39' } },
      far: { side: 'nationalist', at: '3633', values: infantry },
    });
    game.skipTo(moving('republican', 9)).play({ type: 'leave-map', unit: 'veterans', edge: 'N' });
    expect(game.listed('receive')).toEqual([]);
    game.play({ type: 'leave-map', unit: 'staff', edge: 'N' });
    expect(game.listed('receive')).toEqual([{ division: '14' }, { division: '39' }]);
    const { phase, turn } = position(game);
    game.play({ type: 'receive', division: '39' });
    expect(position(game)).toMatchObject({ phase, turn, received: ['39'], exchanged: ['46'] });
    expect(game.listed('enter')).toEqual([{ unit: '39th-division-all-units', hex: '1501' }]);
  });

  it('a division neither enters nor attacks the objective of another before it has its own [B.19]', () => {
    // 1907 is the 34th Division's.
    const game = battle('brunete', {
      bound: { side: 'republican', at: '1806', values: { ...regiment, division: '46' } },
      owner: { side: 'republican', at: '1906', values: { ...regiment, division: '34' } },
      free: { side: 'republican', at: '2007', values: regiment },
      far: { side: 'nationalist', at: '3633', values: infantry },
    });
    game.skipTo(moving('republican'));
    const takers = game.listed('move').flatMap(({ unit: id, to }) => (to === '1907' ? [id] : []));
    expect(takers).toEqual(['owner', 'free']);
    const held = battle('brunete', {
      bound: { side: 'republican', at: '1806', values: { ...regiment, division: '46' } },
      owner: { side: 'republican', at: '1906', values: { ...regiment, division: '34' } },
      garrison: { side: 'nationalist', at: '1907', values: infantry },
    });
    held.skipTo(({ position: now }) => (now as Position).step === 'declaring');
    expect(held.listed('attack')).toEqual([{ unit: 'owner', hex: '1907' }]);
    expect(() => held.play({ type: 'attack', unit: 'bound', hex: '1907' })).toThrow('objective-of-another');
  });
});
