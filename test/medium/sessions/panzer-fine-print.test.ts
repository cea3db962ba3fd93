import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { Options } from '../../../src/games/panzer/options.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { PanzerMap } from '../../../src/games/panzer/shared/panzer-map.js';
import { fieldsOf, fillDefaults } from '../../../src/kernel/fields/index.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import type { MaterialRecord, SessionSetup } from '../../../src/kernel/session/index.js';
import { Duel, exerciseMaterials } from '../../support/panzer-duel.js';
import { FieldAction } from '../../support/panzer-field.js';
import { panzerMaterials } from '../../support/panzer-play.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';

/** Vehicles of Sukhaya Ford on clear ground, five hexes apart: everybody spots everybody [4.1.3]. */
function onClearGround(german: string, soviet: readonly string[]): SessionSetup {
  const materials = panzerMaterials('sukhaya-ford', 'basic-game');
  const { scenario, maps } = materials;
  const id = scenario.body.map as string;
  const ground = { grid: { columns: 12, rows: 9 }, defaultTerrain: ['clear'] };
  const body = fillDefaults(PanzerMap, ground) as unknown as MaterialRecord['body'];
  const line = (side: string, card: string, hex: string, facing: string) => ({
    side,
    units: [{ name: card, card }],
    where: { hexes: [hex] },
    facing,
  });
  const setUp = [line('german', german, '0705', 'NW'), ...soviet.map((card) => line('soviet', card, '0205', 'NE'))];
  const victory = { ...(scenario.body.victory as object), objectives: [] };
  return {
    ...materials,
    maps: { [id]: { ...maps[id]!, body } },
    scenario: { ...scenario, body: { ...scenario.body, victory, setUp, reinforcements: [] } },
  };
}

/**
 * Only a vehicle with an AP block fires in the Basic Game [4.4.3]; Fire and Short Halt are for those able to fire [4.2]. The scout car
 * has a machine gun and no AP: it is a combat vehicle, so it spots [4.1.1] and may be put on Overwatch [4.2], but has no shot to be
 * ordered. The truck has no weapon at all: it neither spots nor watches. The light tank has everything.
 */
describe('commands of vehicles without AP', () => {
  const game = new ScriptedSession(
    panzer,
    onClearGround('ford-panzer-1', ['ford-light', 'ford-scout-car', 'ford-truck-1']),
    new NamedDice({}, 50),
  );
  const commit = (orders: object) => ({ type: 'commit-orders', orders, claim: 'always' });
  const offered = game.session.actions(game.state, 'soviet').actions[0]!.form!.schema as {
    properties: { orders: { properties: Record<string, { enum: string[] }> } };
  };

  it.each([
    ['ford-light', ['fire', 'move', 'none', 'overwatch', 'shortHalt']],
    ['ford-scout-car', ['move', 'none', 'overwatch']],
    ['ford-truck-1', ['move', 'none']],
  ])('%s is offered %j', (unit, commands) => {
    expect([...offered.properties.orders.properties[unit]!.enum].sort()).toEqual(commands);
  });

  it('the scout car has spotted an enemy all the same', () => {
    const { sight } = game.state.position as { sight: Record<string, string[]> };
    expect([sight['ford-scout-car'], sight['ford-truck-1']]).toEqual([['ford-panzer-1'], undefined]);
  });

  it.each(['fire', 'shortHalt'])('it is refused the command %s', (command) => {
    expect(() => game.session.checkSealed(game.state, 'soviet', commit({ 'ford-scout-car': command }))).toThrow(
      '4.2.1',
    );
    expect(() => game.session.checkSealed(game.state, 'soviet', commit({ 'ford-light': command }))).not.toThrow();
  });
});

/** A move is answered; the answer may be answered, and that answer too: each time it is said whom it is about [4.5, 4.4.2]. */
describe('who may be answered', () => {
  it('is the mover first, then whoever fired on overwatch', () => {
    const exercise = {
      german: [
        { card: 'mill-panzer-1', hex: '0205', facing: 'NE' },
        { card: 'mill-panzer-2', hex: '0207', facing: 'NE' },
      ],
      soviet: [
        { card: 'mill-medium-1', hex: '0605', facing: 'NW' },
        { card: 'mill-medium-2', hex: '0607', facing: 'NW' },
      ],
      turns: 1,
    };
    const duel = new Duel({
      ...exercise,
      dice: {
        'events/initiative:side A': [2],
        'events/initiative:side B': [1],
        'combat/ap-fire-basic:hit': [100, 100],
      },
    });
    const table = prepare(exerciseMaterials(exercise));
    const asked = () => {
      const [pending] = panzer.declaration.session!.pending!(table, duel.position, duel.side);
      return [duel.side, pending!.prompt!.key];
    };
    duel.order(
      { 'mill-panzer-1': 'move', 'mill-panzer-2': 'overwatch' },
      { 'mill-medium-1': 'overwatch', 'mill-medium-2': 'overwatch' },
    );
    duel.play({ type: 'name-first', side: 'soviet' }, { type: 'begin-move', unit: 'mill-panzer-1' });
    duel.play({ type: 'forward' });
    expect(asked()).toEqual(['soviet', 'ask-reaction']);
    duel.play(
      { type: 'overwatch', unit: 'mill-medium-1', weapon: 1, ammo: 'AP', target: 'mill-panzer-1' },
      { type: 'open-fire' },
    );
    expect(asked()).toEqual(['german', 'ask-overwatch']);
    // The mover's own side is asked as well: what it may let pass is not the movement of its opponent.
    expect(duel.listed('pass-phase')).toHaveLength(1);
    expect(panzer.phrasebooks.ja.render('do-pass-phase', {})).not.toContain('相手');
    duel.play(
      { type: 'overwatch', unit: 'mill-panzer-2', weapon: 1, ammo: 'AP', target: 'mill-medium-1' },
      { type: 'open-fire' },
    );
    expect(asked()).toEqual(['soviet', 'ask-overwatch']);
  });
});

/** Whoever asks for an optional rule that is not played is told so, and nothing is said of the others. */
describe('what is not played', () => {
  const switches = fieldsOf(Options)
    .filter(({ type }) => type.kind === 'flag')
    .map(({ name }) => name);
  const faultsOf = (scenario: string, option: string): readonly string[] => {
    try {
      prepare(panzerMaterials(scenario, 'advanced-game', { [option]: true }));
      return [];
    } catch (error) {
      expect(error).toBeInstanceOf(InvalidSituationError);
      return (error as InvalidSituationError).faults.map(({ pointer }) => pointer);
    }
  };

  it.each(['mill-farm', 'sukhaya-ford'])('is the one thing said of the Advanced Game of %s', (scenario) => {
    expect(() => prepare(panzerMaterials(scenario, 'advanced-game'))).not.toThrow();
    for (const option of switches) {
      const others = faultsOf(scenario, option).filter(
        (pointer) => pointer.startsWith('/options/') && pointer !== `/options/${option}`,
      );
      expect([option, others]).toEqual([option, []]);
    }
    expect(faultsOf(scenario, 'morale')).toEqual([]);
    expect(faultsOf(scenario, 'narrowRoads')).toEqual([]);
    expect(faultsOf(scenario, 'longGuns')).toEqual(['/options/longGuns']);
  });
});

/**
 * Whoever is fired at is subjected to fire, hit or missed: he checks once his formation has lost as much as it bears, here nothing
 * [7.1.2]. AP at 8 hexes, Short, Veteran +1: 77 is the number, 78 misses. GP with 01 has no effect whatever is added to it.
 * Regular -10: 50 - 10 = 40, the Soviet break point [7.1.4].
 */
describe('morale under fire that does nothing, option 7.1', () => {
  const [PANZER, MEDIUM] = ['ford-panzer-1', 'ford-medium-1'];

  it.each([
    ['AP', { 'combat/ap-fire:hit': [78] }],
    ['GP', { 'combat/gp-fire:gp fire': [1] }],
  ])('%s calls for a check', (ammo, dice) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
      soviet: [{ card: MEDIUM, hex: '0205', facing: 'NE', formation: 'Gamma' }],
      options: { morale: true },
      start: { cohesion: { [`formation of ${PANZER}`]: 9, Gamma: 0 } },
      dice: { ...dice, 'events/morale-check:morale': [50] },
    }).order({ [PANZER]: 'fire' }, {});
    action.play(
      { type: 'take-aim', unit: PANZER },
      { type: 'fire', weapon: 1, ammo, target: MEDIUM },
      { type: 'resolve', target: MEDIUM },
    );
    expect(action.events.find(({ type }) => type === 'shot-resolved')).toMatchObject({ hit: false });
    expect(action.position.units[MEDIUM]).toMatchObject({ broken: 'on' });
  });
});
