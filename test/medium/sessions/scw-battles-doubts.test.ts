import { describe, expect, it } from '@jest/globals';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { battle, moving, type Piece, position, unit } from '../../support/scw-battle.js';
import { guns, hq, infantry, regiment, truck } from '../../support/scw-published.js';

const COMBAT = 'combat/attack:combat';

const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;

describe('a retreat', () => {
  const reserves: Record<string, Piece> = Object.fromEntries(
    ['69', '70', '1 Bis'].map((brigade) => [
      `madrid-${brigade.replace(' ', '-').toLowerCase()}`,
      { side: 'republican', box: true, values: { ...infantry, brigade } } as Piece,
    ]),
  );

  it('towards Arganda alarms Madrid between one unit and the next, and loses neither [11.62, J.20]', () => {
    // 8 - 8 = 0, one column right for the Nationalists [J.17]: 1-2; die 3: */-. 3447 is 4 hexes from Arganda, 3446 is 5.
    const game = battle(
      'jarama',
      {
        ...reserves,
        'van-a': { side: 'nationalist', at: '3446', values: infantry },
        'van-b': { side: 'nationalist', at: '3446', values: infantry },
        'guard-a': { side: 'republican', at: '3445', values: infantry },
        'guard-b': { side: 'republican', at: '3445', values: infantry },
      },
      { [COMBAT]: [3] },
    );
    game.skipTo(atStep('declaring'));
    game.play(
      { type: 'attack', unit: 'van-a', hex: '3445' },
      { type: 'attack', unit: 'van-b', hex: '3445' },
      { type: 'done' },
      { type: 'done' },
    );
    expect(game.open.owed[0]!.key).toBe('units-to-retreat');
    game.play({ type: 'retreat', unit: 'van-a', to: '3447' });
    expect([game.side, game.open.owed[0]!.key]).toEqual(['republican', 'brigades-to-release']);
    game.play({ type: 'release', brigade: '69' }, { type: 'release', brigade: '70' });
    expect(Object.keys(reserves).map((id) => unit(game, id).place)).toEqual(['due', 'due', 'box']);
    // Only the other battalion still has to go.
    expect([game.side, new Set(game.listed('retreat').map(({ unit: id }) => id))]).toEqual([
      'nationalist',
      new Set(['van-b']),
    ]);
    game.play({ type: 'retreat', unit: 'van-b', to: '3346' });
    expect([unit(game, 'van-a').hex, unit(game, 'van-b').hex]).toEqual(['3447', '3346']);
    expect(game.listed('advance')).toEqual([
      { unit: 'guard-a', to: '3446' },
      { unit: 'guard-b', to: '3446' },
    ]);
  });

  it('does not lead into the objective of another division [11.6, B.19]', () => {
    // 6 - 4 - 4 = -2, die 4: */-. Around 1906 the zone of 1905 leaves 2006, 1907 and 1806; 1907 is the 34th Division's.
    const pieces: Record<string, Piece> = {
      'nat-a': { side: 'nationalist', at: '1905', values: infantry },
      'nat-b': { side: 'nationalist', at: '1905', values: infantry },
      bound: { side: 'republican', at: '1906', values: { ...regiment, division: '46' } },
    };
    const game = battle('brunete', pieces, { [COMBAT]: [4] }).skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'bound', hex: '1905' }).skipTo(atStep('attacker-withdrawal'));
    const ways = (type: string) => game.listed(type).map(({ to }) => to);
    expect(ways('withdraw')).toEqual(['2006', '1806']);
    game.play({ type: 'done' });
    expect(ways('retreat')).toEqual(['2006', '1806']);
    expect(() => game.play({ type: 'retreat', unit: 'bound', to: '1907' })).toThrow('no-retreat-there');
  });
});

describe('an objective of Brunete', () => {
  it('is entered by who rides through it on a truck, as much as by who walks [B.10, B.19]', () => {
    // 1506 is the 46th Division's; the main road of column 15 leads through it.
    const game = battle('brunete', {
      lorry: { side: 'republican', at: '1504', values: truck },
      riders: { side: 'republican', at: '1504', values: { ...regiment, division: '46' } },
      staff: { side: 'republican', at: '1503', values: { ...hq, echelon: 'corps', corps: 'V' } },
      far: { side: 'nationalist', at: '3633', values: infantry },
    });
    game
      .skipTo(moving('republican'))
      .play({ type: 'load', unit: 'riders', truck: 'lorry' }, { type: 'move', unit: 'lorry', to: '1509' });
    expect(position(game).owners['1506']).toBe('republican');
    expect(position(game).enteredBy['1506']).toEqual(['46']);
  });
});

describe('the objective of another division', () => {
  it('is not barraged, and who stands in its zone need not attack it [11.1, B.19]', () => {
    // 1907 is the 34th Division's; the two battalions there have a zone over 1906 [B.12]. Range 6, four hexes away.
    const moved = (battery: Piece) =>
      battle('brunete', {
        bound: { side: 'republican', at: '1906', values: { ...regiment, division: '46' } },
        battery,
        staff: { side: 'republican', at: '1904', values: { ...hq, echelon: 'division', division: '46' } },
        corps: { side: 'republican', at: '1902', values: { ...hq, echelon: 'corps', corps: 'V' } },
        'nat-a': { side: 'nationalist', at: '1907', values: infantry },
        'nat-b': { side: 'nationalist', at: '1907', values: infantry },
      })
        .skipTo(moving('republican'))
        .play({ type: 'done' });
    // With nothing to declare the combat phase is over without a word.
    const bound = moved({ side: 'republican', at: '1903', values: { ...guns, division: '46' } });
    expect(position(bound).phase).toBe('second-movement');
    // Guns of the corps are free to fire, and nobody has to.
    const free = moved({ side: 'republican', at: '1903', values: { ...guns, corps: 'V' } });
    expect([free.open.owed, free.listed('barrage')]).toEqual([[], [{ gun: 'battery', hex: '1907' }]]);
  });
});

describe('a corps HQ', () => {
  const staffs: Record<string, Piece> = {
    west: { side: 'republican', at: '1803', values: { ...hq, echelon: 'corps', corps: 'V' } },
    east: { side: 'republican', at: '1703', values: { ...hq, echelon: 'corps', corps: 'XVIII' } },
    far: { side: 'nationalist', at: '3633', values: infantry },
  };

  it('does not cross its boundary, and comes back to it from beyond [B.19]', () => {
    // V Corps keeps to column 19 and west of it; XVIII Corps to column 19 and east of it, from 17 it may only go that way.
    const game = battle('brunete', staffs).skipTo(moving('republican'));
    const columns = (id: string) =>
      new Set(
        game.listed('move').flatMap(({ unit: mover, to }) => (mover === id ? [Number(String(to).slice(0, 2))] : [])),
      );
    expect(Math.max(...columns('west'))).toBe(19);
    expect(Math.min(...columns('east'))).toBe(17);
    expect(Math.max(...columns('east'))).toBeGreaterThan(19);
  });
});

describe('who has been attacked', () => {
  // Lone battalions have no zone in Brunete [B.12], so that a hex still to be attacked lies open to a retreat.
  const column: Record<string, Piece> = {
    'rep-a': { side: 'republican', at: '1819', values: { ...infantry, attack: 9 } },
    'rep-b': { side: 'republican', at: '1822', values: infantry },
    'nat-a': { side: 'nationalist', at: '1820', values: infantry },
    'nat-b': { side: 'nationalist', at: '1821', values: infantry },
    staff: { side: 'nationalist', at: '2021', values: { ...hq, echelon: 'division', division: '71' } },
  };
  const declare = (pieces: Record<string, Piece>) =>
    battle('brunete', pieces, { [COMBAT]: [5, 4] })
      .skipTo(atStep('declaring'))
      .play({ type: 'attack', unit: 'rep-a', hex: '1820' }, { type: 'attack', unit: 'rep-b', hex: '1821' });
  const differentials = (game: ReturnType<typeof battle>) =>
    game.entries.flatMap(({ rulings }) =>
      rulings.flatMap(({ procedure, outcome }) =>
        procedure === 'combat/attack' ? [(outcome as { differential: number }).differential] : [],
      ),
    );

  it('is not attacked again where he has retreated to [11.1]', () => {
    // 9 - 4 = +5, die 5: -/*. The battalion goes to 1821, which is attacked next: 4 - 4 = 0 there, as if it were alone.
    const game = declare(column)
      .skipTo(atStep('next-combat'))
      .play({ type: 'open-combat', combat: 1 }, { type: 'done' });
    game.play({ type: 'retreat', unit: 'nat-a', to: '1821' });
    game.skipTo(({ position: now }) => (now as Position).phase !== 'first-combat');
    expect(differentials(game)).toEqual([5, 0]);
  });

  it('gives no support in that phase, wherever he has retreated to [12.5]', () => {
    // 9 - 4 - 1 = +4, column 3-4, die 5: -/*. In supply by the road of column 17, in command of the 71st two hexes off.
    const battery: Piece = { side: 'nationalist', at: '1820', values: guns };
    const game = declare({ ...column, battery }).skipTo(atStep('next-combat'));
    expect([unit(game, 'battery').unsupplied, unit(game, 'battery').uncommanded]).toEqual([undefined, undefined]);
    game.play({ type: 'open-combat', combat: 1 }, { type: 'done' });
    game.play({ type: 'retreat', unit: 'battery', to: '1920' }, { type: 'retreat', unit: 'nat-a', to: '1921' });
    const asked: string[] = [];
    while (position(game).phase === 'first-combat') {
      asked.push(position(game).step);
      game.play({ type: 'done' });
    }
    expect(asked).not.toContain('defensive-guns');
    expect(differentials(game)).toEqual([4, 0]);
  });
});

describe('an advance', () => {
  it('runs over trucks that stay behind when the others give way [11.7, B.10]', () => {
    const game = battle('brunete', {
      militia: { side: 'republican', at: '1820', values: infantry },
      lorry: { side: 'republican', at: '1820', values: truck },
      tabor: { side: 'nationalist', at: '1819', values: infantry },
    });
    game.skipTo(({ position: now }) => (now as Position).phase === 'second-combat');
    game.play({ type: 'attack', unit: 'tabor', hex: '1820' }).skipTo(atStep('defender-withdrawal'));
    game.play({ type: 'withdraw', unit: 'militia', to: '1821' }, { type: 'done' });
    expect(game.listed('advance')).toEqual([{ unit: 'tabor', to: '1820' }]);
    game.play({ type: 'advance', unit: 'tabor', to: '1820' });
    expect([unit(game, 'tabor').hex, unit(game, 'lorry').place]).toEqual(['1820', 'lost']);
  });

  it('is not for who was driven back before he could make it [11.7, 12.3.3]', () => {
    // The militia gives way; its guns fire on: 9 - 4 = +5, die 5: -/*. From 1920 the hex left empty, 1819, would be next door.
    const game = battle(
      'brunete',
      {
        militia: { side: 'republican', at: '1819', values: infantry },
        battery: { side: 'republican', at: '1816', values: { ...guns, attack: 9 } },
        staff: { side: 'republican', at: '1817', values: { ...hq, echelon: 'corps', corps: 'V' } },
        tabor: { side: 'nationalist', at: '1820', values: infantry },
      },
      { 'combat/barrage:barrage': [5] },
    );
    game.skipTo(atStep('declaring')).play({ type: 'attack', unit: 'militia', hex: '1820' });
    game.skipTo(atStep('kind')).play({ type: 'normal-attack' }, { type: 'support', gun: 'battery' });
    game.play({ type: 'withdraw', unit: 'militia', to: '1818' });
    expect([game.side, game.open.owed[0]!.key]).toEqual(['nationalist', 'units-to-retreat']);
    game.play({ type: 'retreat', unit: 'tabor', to: '1920' });
    expect(position(game).phase).toBe('second-movement');
  });

  it('may go into the hex of a gun that goes back with the attackers [11.7, 12.5]', () => {
    // 4 + 4 of the gun next to it, -8: 0, one column right [J.17]: 1-2; die 3: */-. Neither has moved, so both may choose.
    const game = battle(
      'jarama',
      {
        van: { side: 'nationalist', at: '3431', values: infantry },
        battery: { side: 'nationalist', at: '3332', values: guns },
        staff: { side: 'nationalist', at: '3330', values: { ...hq, echelon: 'brigade', brigade: 'test' } },
        'guard-a': { side: 'republican', at: '3432', values: infantry },
        'guard-b': { side: 'republican', at: '3432', values: infantry },
      },
      { [COMBAT]: [3] },
    );
    game.skipTo(atStep('declaring'));
    game.play({ type: 'attack', unit: 'van', hex: '3432' }, { type: 'normal-attack' });
    game.play({ type: 'support', gun: 'battery' }, { type: 'done' }, { type: 'done' });
    for (const id of ['van', 'battery']) {
      const [way] = game.listed('retreat').filter((each) => each.unit === id);
      game.play({ type: 'retreat', ...way });
    }
    expect(new Set(game.listed('advance').map(({ to }) => to))).toEqual(new Set(['3431', '3332']));
  });
});

describe('a stack that is too high', () => {
  it('loses what is too many, not the companies that take no room [7.2, B.11]', () => {
    // 1506 is a town, where a second regiment may go in but not stay; companies are free in Brunete.
    const game = battle('brunete', {
      first: { side: 'republican', at: '1506', values: regiment },
      second: { side: 'republican', at: '1505', values: regiment },
      company: { side: 'republican', at: '1506', values: { ...infantry, size: 'company' } },
      staff: { side: 'republican', at: '1506', values: { ...hq, echelon: 'corps', corps: 'V' } },
      far: { side: 'nationalist', at: '3633', values: infantry },
    });
    game.skipTo(moving('republican')).play({ type: 'move', unit: 'second', to: '1506' }, { type: 'done' });
    expect(game.listed('remove')).toEqual([{ unit: 'first' }, { unit: 'second' }]);
    expect(() => game.play({ type: 'remove', unit: 'company' })).toThrow('not-in-excess');
    game.play({ type: 'remove', unit: 'first' });
    expect(position(game).phase).not.toBe('first-movement');
  });
});

describe('divisions that left before the day', () => {
  it('bring on one replacement each when it comes, and none for a third [B.20]', () => {
    const leavers = ['46', '11', '34'];
    const game = battle('brunete', {
      ...Object.fromEntries(
        leavers.map((division) => [
          `left-${division}`,
          {
            side: 'republican',
            at: '1501',
            values: { ...regiment, type: 'hq', echelon: 'division', division },
          } as Piece,
        ]),
      ),
      '14th Division, all units': { side: 'republican', arrives: '1501', values: { ...regiment, division: '14' } },
      '39th Division, all units': { side: 'republican', arrives: '1501', values: { ...regiment, division: '39' } },
      far: { side: 'nationalist', at: '3633', values: infantry },
    });
    game.skipTo(moving('republican'));
    for (const division of leavers) game.play({ type: 'leave-map', unit: `left-${division}`, edge: 'N' });
    // Nobody is left to move before turn 9, July 21/22.
    game.skipTo(moving('republican', 9));
    expect(game.listed('receive')).toEqual([{ division: '14' }, { division: '39' }]);
    // The second division is no choice any more, and comes by itself.
    game.play({ type: 'receive', division: '39' });
    expect(position(game)).toMatchObject({ received: ['39', '14'], pending: [] });
    expect(game.listed('enter').map(({ unit: id }) => id)).toEqual([
      '14th-division-all-units',
      '39th-division-all-units',
    ]);
  });
});
