import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import type { Position } from '../../../src/games/cold-war-battles/session/position.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import type { Position as ScwPosition } from '../../../src/games/scw-battles/session/position.js';
import { InvalidSituationError } from '../../../src/kernel/rulings/index.js';
import { type Action, Session, type SessionSetup, wants } from '../../../src/kernel/session/index.js';
import { type DuelUnit, duel } from '../../support/cwb-duel.js';
import { playByKind } from '../../support/cwb-play.js';
import { angolaDocuments } from '../../support/cwb-published.js';
import { materialsFor } from '../../support/materials.js';
import { playOneWay } from '../../support/one-way.js';
import { Chooser } from '../../support/random-play.js';
import { NamedDice, ScriptedSession } from '../../support/scripted-session.js';
import { villar } from '../../support/scw-villar.js';

const LONG = 240_000;

const alpha: DuelUnit = { id: 'alpha', side: 'communist', hex: '0305' };
const gamma: DuelUnit = { id: 'gamma', side: 'communist', hex: '0405' };
const bravo: DuelUnit = { id: 'bravo', side: 'southAfrican', hex: '0304' };
const delta: DuelUnit = { id: 'delta', side: 'southAfrican', hex: '0404' };

const cwb = (units: readonly DuelUnit[]): ScriptedSession =>
  new ScriptedSession(coldWarBattles, duel(units), new NamedDice({}, 3));

const found = (game: ScriptedSession, type: string, match: object = {}): Action | undefined =>
  game.open.actions.find(({ command }) => command.type === type && wants(match as never, command));

describe('An attack that is declared in Cold War Battles', () => {
  it('can be called off by itself, and the other stands [9.3]', () => {
    const game = cwb([alpha, gamma, bravo, delta]).play({ type: 'end-phase' });
    game.play({ type: 'attack', unit: 'alpha', target: '0304' }, { type: 'attack', unit: 'gamma', target: '0404' });
    expect(found(game, 'call-off', { target: '0304' })).toMatchObject({ changes: true });
    game.play({ type: 'call-off', target: '0304' });
    const { attacks } = game.state.position as Position;
    expect(attacks.map(({ targets, attackers }) => [targets, attackers])).toEqual([[['0404'], ['gamma']]]);
    expect(() => game.play({ type: 'call-off', target: '0304' })).toThrow('no-attack-there');
  });

  it('can be left for another by one who is in it, which only changes what is chosen [9.3]', () => {
    const game = cwb([alpha, gamma, bravo, delta]).play({ type: 'end-phase' });
    expect(found(game, 'attack', { unit: 'alpha', target: '0404' })).not.toHaveProperty('changes');
    game.play({ type: 'attack', unit: 'alpha', target: '0304' });
    expect(found(game, 'attack', { unit: 'alpha', target: '0404' })).toMatchObject({ changes: true });
  });
});

describe('A combat that is declared in Spanish Civil War Battles', () => {
  const facing = {
    'sierra-tabor-1': '0606',
    'sierra-tabor-2': '0506',
    'sierra-hq': '0608',
    'villar-militia-1': '0605',
  };
  const declaring = ({ position }: { position: unknown }): boolean => (position as ScwPosition).step === 'declaring';

  it('can be called off as if it had not been declared [11.1]', () => {
    const game = villar({ ...facing, 'villar-hq': '0603' }).skipTo(declaring);
    const before = game.state.position;
    game.play({ type: 'attack', unit: 'sierra-tabor-1', hex: '0605' });
    expect(found(game, 'call-off')).toEqual({
      command: { type: 'call-off', combat: 1 },
      rule: '11.1',
      changes: true,
    });
    game.play({ type: 'call-off', combat: 1 });
    expect(game.state.position).toEqual(before);
  });

  it('leaves its guns free to fire again when it was a barrage [12.1, 12.4]', () => {
    const game = villar({
      'sierra-guns': '0607',
      'sierra-hq': '0608',
      'villar-militia-1': '0605',
      'villar-hq': '0603',
    });
    game.skipTo(declaring).play({ type: 'barrage', gun: 'sierra-guns', hex: '0605' });
    // Nothing else can be declared, and a script means what it declares: the barrage has been fired.
    expect((game.state.position as ScwPosition).units['sierra-guns']!.fired).toBe(true);
    // Here a Tabor still has 0706 to attack.
    const { 'sierra-tabor-2': _, ...one } = facing;
    const hexes = { ...one, 'sierra-guns': '0607', 'villar-militia-2': '0706', 'villar-hq': '0603' };
    const again = villar(hexes).skipTo(declaring).play({ type: 'barrage', gun: 'sierra-guns', hex: '0605' });
    expect((again.state.position as ScwPosition).units['sierra-guns']!.fired).toBe(true);
    again.play({ type: 'call-off', combat: 1 });
    expect((again.state.position as ScwPosition).units['sierra-guns']!.fired).toBeUndefined();
  });
});

describe('Warnings', () => {
  it('[7.8] the end of a phase says which hexes hold too many', () => {
    const game = cwb([
      { ...alpha, hex: '0103' },
      { ...gamma, hex: '0101' },
      { ...bravo, hex: '0507' },
    ]);
    expect(found(game, 'end-phase')).not.toHaveProperty('warnings');
    game.play({ type: 'move', unit: 'alpha', to: '0102' }, { type: 'move', unit: 'gamma', to: '0102' });
    expect(found(game, 'end-phase')!.warnings).toEqual([
      { rule: '7.8', key: 'warn-overfull', values: { hexes: ['0102'] } },
    ]);
  });
});

describe('What a client wants of the list', () => {
  it.each([
    ['kalima-crossing', coldWarBattles],
    ['villar-bridge', scwBattles],
  ] as const)(
    '%s: is all of it that a filter would keep',
    (scenario, game) => {
      const chooser = new Chooser('wanted');
      let compared = 0;
      playByKind({
        game,
        materials: materialsFor(game, scenario),
        seed: 'wanted',
        maxCommands: 4000,
        onState: ({ session, state, side, open }) => {
          const { command } = chooser.of(open.actions);
          const fields = Object.entries(command).filter(([, value]) => typeof value !== 'object');
          const wanted = Object.fromEntries(fields.filter(([name]) => name === 'type' || chooser.below(2) === 0));
          const keeps = (each: Action): boolean =>
            Object.entries(wanted).every(([name, value]) => each.command[name] === value);
          expect(session.actions(state, side, wanted).actions.filter(keeps)).toEqual(open.actions.filter(keeps));
          compared += 1;
        },
      });
      expect(compared).toBeGreaterThan(50);
    },
    LONG,
  );

  it(
    '[7.1] leaves out the moves of everybody else in Angola',
    () => {
      const materials = materialsFor(coldWarBattles, 'angola-87', angolaDocuments());
      class Enough extends Error {}
      let seen = 0;
      try {
        playByKind({
          game: coldWarBattles,
          materials,
          seed: 'wanted',
          maxCommands: 5000,
          onState: ({ session, state, side, open }) => {
            const move = open.actions.find(({ command }) => command.type === 'move');
            if (!move) return;
            const { unit } = move.command;
            const { actions } = session.actions(state, side, { type: 'move', unit });
            // What is cheap to find may be listed all the same: the looks, and the end of the phase.
            expect(actions.filter(({ command }) => command.type === 'move' && command.unit !== unit)).toEqual([]);
            expect(actions.length).toBeLessThan(open.actions.length);
            seen += 1;
            if (seen === 5) throw new Enough();
          },
        });
      } catch (error) {
        if (!(error instanceof Enough)) throw error;
      }
      expect(seen).toBe(5);
    },
    LONG,
  );
});

describe('Levels of victory', () => {
  const named = (game: typeof coldWarBattles, materials: SessionSetup, level: string) =>
    new Session(game, game.declaration.session!, materials).levelName({ winner: null, level });

  it('are named in the words of the scenario', () => {
    const kalima = materialsFor(coldWarBattles, 'kalima-crossing');
    expect(named(coldWarBattles, kalima, 'draw')).toEqual({ en: 'Draw', ja: '引き分け' });
    expect(named(coldWarBattles, kalima, 'greatVictory')).toEqual({ en: 'Great victory', ja: '大勝利' });
    const angola = materialsFor(coldWarBattles, 'angola-87', angolaDocuments());
    expect(named(coldWarBattles, angola, 'tactical')).toEqual({ en: 'Tactical Victory', ja: '戦術的勝利' });
    const villarBridge = materialsFor(scwBattles, 'villar-bridge');
    expect(named(scwBattles, villarBridge, 'republicanVictory')).toEqual({
      en: 'Republican victory',
      ja: '共和国の勝利',
    });
    expect(named(scwBattles, villarBridge, 'concession')).toBeNull();
  });
});

describe('Counters of a sheet', () => {
  it('are counted for all parts of the set-up together [3.1]', () => {
    const materials = materialsFor(coldWarBattles, 'angola-87', angolaDocuments());
    const body = structuredClone(materials.scenario.body) as { setUp: { rule?: string; units: object[] }[] };
    const mpla = body.setUp.find(({ units }) => JSON.stringify(units).includes('Tank'))!;
    // Of the MPLA four Tanks are set up, one comes on turn 5, one with the contingency: six, as in the sheet of the test.
    mpla.units.push({ type: 'Tank', count: 3 });
    const open = (): Session =>
      new Session(coldWarBattles, coldWarBattles.declaration.session!, {
        ...materials,
        scenario: { ...materials.scenario, body },
      });
    expect(open).toThrow(InvalidSituationError);
    expect(open).toThrow(/9 counters of "Tank" are needed and there are 6/);
  });
});

describe('A client that always takes the first or the last line of the list', () => {
  it.each([
    ['kalima-crossing', coldWarBattles],
    ['villar-bridge', scwBattles],
  ] as const)(
    'finishes games of %s',
    (scenario, game) => {
      const materials = materialsFor(game, scenario);
      for (const seed of ['a', 'b', 'c']) {
        expect(playOneWay(game, materials, seed, 'first').stage).toBe('over');
        expect(playOneWay(game, materials, seed, 'last').stage).toBe('over');
      }
    },
    LONG,
  );
});
