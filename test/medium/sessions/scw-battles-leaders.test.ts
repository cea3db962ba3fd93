import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position } from '../../../src/games/scw-battles/session/position.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { replay } from '../../../src/kernel/session/index.js';
import { playRandomGame } from '../../support/random-play.js';
import { battle, moving, position, unit } from '../../support/scw-battle.js';
import { led, ledMaterials } from '../../support/scw-leaders.js';
import { refusedAtVillar } from '../../support/scw-strangers.js';

const FATE = 'events/leader-fate:leader';
const atStep = (step: string) => (state: { position: unknown }) => (state.position as Position).step === step;

/** What the moves of one counter cost, by hex. */
const costs = (game: ReturnType<typeof led>, id: string): Map<unknown, number> =>
  new Map(
    game.open.actions.flatMap(({ command, cost }) =>
      command.type === 'move' && command.unit === id ? [[command.to, cost!.amount]] : [],
    ),
  );

describe('leaders on the map', () => {
  it('are outside stacking, when they are placed and when a phase ends [14.1]', () => {
    // 0606 is a road hex outside towns, full with one battalion [7.3].
    const game = led({ 'sierra-tabor-1': '0606' }, { 'sierra-leader': { at: ['0606', '0607'] } });
    expect(game.listed('place')).toEqual([
      { unit: 'sierra-leader', hex: '0606' },
      { unit: 'sierra-leader', hex: '0607' },
    ]);
    game.play({ type: 'place', unit: 'sierra-leader', hex: '0606' }).skipTo(moving('republican'));
    expect(game.session.broken(game.state)).toEqual([]);
    expect([unit(game, 'sierra-leader').hex, unit(game, 'sierra-tabor-1').hex]).toEqual(['0606', '0606']);
  });

  it('pay the better of both rates hex by hex [14.1]', () => {
    // The main road at the mechanized rate, 0603 and 0602 for 1/2 each, then 0502, rough, on foot for 2: 3 in all.
    const game = led({ 'villar-hq': '0601' }, { 'villar-leader': { at: '0604', movement: 3 } });
    game.skipTo(moving('republican'));
    expect(costs(game, 'villar-leader').get('0502')).toBe(3);
    expect(costs(game, 'villar-leader').get('0602')).toBe(1);
  });

  it('are always in supply, but in command only with a line to an HQ [14.1, 14.3]', () => {
    // 1101 has no road within two hexes; from 0101 the HQ is ten hexes away.
    const game = led({ 'villar-hq': '0101' }, { 'villar-leader': { at: '1101' } });
    game.skipTo(moving('republican'));
    expect(unit(game, 'villar-leader').unsupplied).toBeUndefined();
    expect(unit(game, 'villar-leader').uncommanded).toBe(true);
  });

  it.each([
    ['within three hexes', '0601', undefined, undefined],
    ['not at four hexes', '0501', undefined, true],
    ['not to a unit of another column', '0601', 'Olmeda', true],
  ])('pass command on: %s [14.2]', (_case, at, division, uncommanded) => {
    // From 0101 to 0901 it is eight hexes, two too many; from 0101 to the leader five or four.
    const leader = { at, ...(division === undefined ? {} : { division }) };
    const game = led({ 'villar-hq': '0101', 'villar-militia-1': '0901' }, { 'villar-leader': leader });
    game.skipTo(moving('republican'));
    expect(unit(game, 'villar-militia-1').uncommanded).toBe(uncommanded);
  });

  it('take no places [14.4]', () => {
    const game = led({ 'sierra-hq': '0608' }, { 'sierra-leader': { at: '0606' } });
    game.skipTo(atStep('moving')).play({ type: 'move', unit: 'sierra-leader', to: '0605' });
    expect([unit(game, 'sierra-leader').hex, position(game).owners['0605']]).toEqual(['0605', 'republican']);
  });
});

describe('a leader alone', () => {
  // Nobody but the leader between the Tabor in 0607 and the bridge; the HQ is three hexes from 0606.
  const hexes = { 'sierra-tabor-1': '0607', 'sierra-hq': '0608', 'villar-hq': '0603' };
  const alone = { 'villar-leader': { at: '0606' } };
  const through = { type: 'move', unit: 'sierra-tabor-1', to: '0605' };

  it('stops nobody and is rolled for: on 4 he is placed with the nearest unit [14.4]', () => {
    const game = led(hexes, alone, { [FATE]: [4] })
      .skipTo(atStep('moving'))
      .play(through);
    expect([unit(game, 'sierra-tabor-1').hex, unit(game, 'villar-leader').hex]).toEqual(['0605', '0603']);
    expect(game.entries.at(-1)!.rolls).toEqual([{ purpose: FATE, sides: 6, value: 4 }]);
  });

  it('is lost on 5 [14.4]', () => {
    const game = led(hexes, alone, { [FATE]: [5] })
      .skipTo(atStep('moving'))
      .play(through);
    expect(unit(game, 'villar-leader')).toMatchObject({ place: 'lost' });
  });

  it('is lost where his side has no unit to go to [14.4]', () => {
    const game = led({ 'sierra-tabor-1': '0607' }, alone, { [FATE]: [1] })
      .skipTo(atStep('moving'))
      .play(through);
    expect(unit(game, 'villar-leader')).toMatchObject({ place: 'lost' });
  });

  it('goes where his owner likes if several units are equally near [14.4]', () => {
    // 0905 is three columns from 0606, 0603 three rows: three hexes either way.
    const game = led({ ...hexes, 'villar-militia-1': '0905' }, alone, { [FATE]: [2] });
    game.skipTo(atStep('moving')).play(through);
    expect([game.side, game.open.owed[0]!.key]).toEqual(['republican', 'leader-to-place']);
    expect(game.session.broken(game.state)).toEqual([]);
    expect(game.listed('place-leader')).toEqual([
      { unit: 'villar-leader', hex: '0905' },
      { unit: 'villar-leader', hex: '0603' },
    ]);
    expect(() => game.play({ type: 'place-leader', unit: 'villar-leader', hex: '0604' })).toThrow('no-refuge-there');
    game.play({ type: 'place-leader', unit: 'villar-leader', hex: '0905' });
    expect([game.side, unit(game, 'villar-leader').hex]).toEqual(['nationalist', '0905']);
  });

  it('is neither attacked, barraged nor bombed, and owes no attack himself [11.1, 14.4]', () => {
    const game = led({ ...hexes, 'sierra-tabor-1': '0605', 'sierra-guns': '0607', 'villar-hq': '0601' }, alone);
    expect(position(game.skipTo(moving('nationalist'))).step).toBe('moving');
    // He stands in the zone of the Tabor, and next to him are guns.
    game.play({ type: 'done' });
    expect(position(game).phase).toBe('second-movement');
    game.skipTo(({ position: now }) => (now as Position).turn === 2);
    expect(position(game).combats).toEqual([]);
  });

  it('keeps no reinforcement out [14.4, 15.1]', () => {
    const game = led({ 'villar-hq': '0301' }, { 'sierra-leader': { at: '0601' } }, { [FATE]: [6] });
    game.skipTo(moving('republican', 2)).play({ type: 'enter', unit: 'villar-militia-3', hex: '0601' });
    expect(unit(game, 'sierra-leader').place).toBe('lost');
  });
});

describe('games with leaders', () => {
  it('are not kept under the rules of the published battles, which have none [J.19, B.16]', () => {
    const values = { type: 'leader', movement: 8, division: 'A' };
    const open = (scenario: 'jarama' | 'brunete') => () =>
      battle(scenario, { Leader: { side: 'republican', at: scenario === 'jarama' ? '2439' : '1603', values } });
    expect(open('jarama')).toThrow(InvalidSituationError);
    expect(open('jarama')).toThrow('J.19');
    expect(open('brunete')).toThrow('B.16');
  });

  it('need to know whom a leader leads [14.0]', () => {
    const materials = ledMaterials({ 'villar-leader': { at: '0604', division: '' } });
    expect(() => scwBattles.declaration.session!.prepare(materials)).toThrow('whom he leads');
  });

  const materialsOf = (movement: number) =>
    ledMaterials({ 'villar-leader': { at: '0604', movement }, 'sierra-leader': { at: ['0606', '0706'], movement } });
  const materials = materialsOf(10);
  // Every other game has leaders who stay with the first line, so that they come to fight.
  const lame = materialsOf(0);
  const met = new Set<string>();
  // Of a thousand games some ten come to a leader who may hold the ground; 762 is one in which he does.
  const seeds = [...Array.from({ length: 41 }, (_, at) => `led ${at + 1}`), 'led 762'];

  it.each(seeds.map((seed, at) => [seed, at % 2 === 0] as const))(
    '%s is played at random to an end with nothing broken',
    (seed, still) => {
      const { session, entries, state } = playRandomGame({
        game: scwBattles,
        materials: still ? lame : materials,
        seed,
        maxCommands: 3000,
        ...(still ? { doneOneIn: 2 } : {}),
        onState: ({ session: table, state: now }) => expect(table.broken(now)).toEqual([]),
      });
      expect(replay(session, entries)).toEqual(state);
      for (const { command, rolls } of entries)
        for (const each of [command.type, ...rolls.map(({ purpose }) => purpose)]) met.add(each);
    },
  );

  it('met everything that leaders bring into a game', () => {
    expect([...met]).toEqual(expect.arrayContaining(['hold-ground', 'place-leader', FATE]));
  });

  it('accept what they list and refuse what they do not', () => {
    for (const seed of ['led strangers 1', 'led strangers 2']) {
      expect(refusedAtVillar(materials, seed).size).toBeGreaterThan(10);
    }
  });
});
