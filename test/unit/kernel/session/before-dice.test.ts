import { describe, expect, it } from '@jest/globals';
import { games } from '../../../../src/games/index.js';
import { SeededDice } from '../../../../src/kernel/dice/index.js';
import { oddsOn, RuleBook, wordRuling } from '../../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../../support/crusade-materials.js';
import { playCrusade } from '../../../support/crusade-play.js';
import { materialsFor } from '../../../support/materials.js';
import { panzerMaterials, playPanzer, thrownTogether } from '../../../support/panzer-play.js';
import { playRandomGame, type Turn } from '../../../support/random-play.js';

type OnState = (turn: Turn) => void;

const MOST = 12;
const SHOTS = /^combat\/(ap|gp)-fire/;

const random = (id: string, scenario: string, onState: OnState): void => {
  const game = games.game(id)!;
  const materials = materialsFor(game, scenario);
  playRandomGame({ game, materials, seed: 'grounds', maxCommands: 5000, doneOneIn: 2, onState });
};

const NO_ODDS = { exact: true, branches: 0, chances: [] };

describe('what leads to the dice of a choice', () => {
  const game = games.game('cold-war-battles')!;
  const book = new RuleBook(game, materialsFor(game, 'kalima-crossing'));
  const told = (procedure: string, input: object, language: 'en' | 'ja' = 'en') => {
    const record = book.beforeDice(oddsOn(procedure, input, NO_ODDS))!;
    const { steps, summary, dice } = wordRuling(game, record, language);
    return { steps: steps.map(({ rule, text }) => `[${rule}] ${text}`), summary, dice };
  };
  // [10.16], fourth example: 5 against 2 on a hilltop is +3, in the column "+2,3", and one to the left: "+1".
  const attack = {
    attackingSide: 'soviet',
    crt: 'mobile',
    attackers: [{ command: 'guards2', type: 'mechanisedInfantry', attack: 5 }],
    defendingHexes: [{ terrain: ['hilltop'], units: [{ defence: 2 }] }],
  };

  it('is the column with its shifts and their reasons, in both languages, and no die', () => {
    const { steps, summary, dice } = told('combat/adjacent-attack', attack);
    expect(steps.slice(-3)).toEqual([
      '[9.2] 5 - 2 = +3: column +2,3',
      '[9.11] Terrain, hilltop: 1L',
      '[9.2] Net shift 1L: column +1',
    ]);
    expect(summary).toBe('Mobile CRT, column +1.');
    expect(dice).toEqual([]);
    expect(told('combat/adjacent-attack', attack, 'ja').steps.at(-1)).toBe('[9.2] シフト合計1L：+1の列');
  });

  it('goes as far as the first die where the procedure has no stop of its own', () => {
    // [16.1.4.2]: of several divisions -1; the resistance is that of the Alcazar's track.
    const other = games.game('crusade-revolution')!;
    const assault = { siege: 'alcazar', resistance: 3, turn: 2, units: ['INF', 'INF'] };
    const crusade = new RuleBook(other, materialsFor(other, 'valdeoro'));
    const record = crusade.beforeDice(oddsOn('combat/siege-assault', assault, NO_ODDS))!;
    expect(record.steps.map(({ rule }) => rule)).toEqual(['16.1.4', '16.1.4.2']);
    expect(record.summary).toBeNull();
  });

  it('is nothing of odds that do not say what they are of', () => {
    expect(book.beforeDice({ ...NO_ODDS, procedure: 'combat/adjacent-attack' })).toBeUndefined();
  });

  /** Sentences that only a question has which ends there. */
  const ENDINGS = new Set(['gp-numbers']);

  interface Compared {
    count: number;
  }

  /** Carries the first choice out whose combat is rolled for at once, beside the game, and compares. */
  const compare =
    (compared: Compared) =>
    ({ session, state, side, open }: Turn): void => {
      const rolled = open.actions.find(({ odds }) => odds?.procedure?.startsWith('combat/'));
      if (!rolled?.odds || compared.count === MOST) return;
      const { entry } = session.decide(state, side, rolled.command, new SeededDice('x'), () => state);
      const ruling = entry.rulings.find(({ procedure }) => procedure === rolled.odds!.procedure);
      // A declaration tells the odds of a combat that comes later.
      if (!ruling) return;
      const steps = session.book.beforeDice(rolled.odds)!.steps.filter(({ key }) => !ENDINGS.has(key));
      expect(steps.length).toBeGreaterThan(0);
      expect(ruling.steps.slice(0, steps.length)).toEqual(steps);
      compared.count += 1;
    };

  it.each([
    ['Kalima Crossing', (onState: OnState) => random('cold-war-battles', 'kalima-crossing', onState)],
    ['Villar Bridge', (onState: OnState) => random('scw-battles', 'villar-bridge', onState)],
    ['Valdeoro', (onState: OnState) => playCrusade(crusadeMaterials('valdeoro'), 'grounds', onState)],
  ])('is what the ruling then says before its dice: %s', (_, play) => {
    const compared = { count: 0 };
    play(compare(compared));
    expect(compared.count).toBeGreaterThan(0);
  });

  it.each(['basic-game', 'advanced-game'])('is what the shot says that was declared so: Mill Farm, %s', (variant) => {
    // Both sides begin close together, so that there is something to shoot at.
    const materials = thrownTogether(panzerMaterials('mill-farm', variant), 'grounds');
    const listed = new Set<string>();
    const { entries } = playPanzer(materials, 'grounds', ({ session, open }) => {
      for (const { odds } of open.actions) {
        const steps = odds && session.book.beforeDice(odds)?.steps.filter(({ key }) => !ENDINGS.has(key));
        if (steps) listed.add(JSON.stringify(steps));
      }
    });
    const shots = entries.flatMap(({ rulings }) => rulings).filter(({ procedure }) => SHOTS.test(procedure));
    expect(shots.length).toBeGreaterThan(0);
    for (const { steps } of shots) {
      const upTo = steps.map((_, last) => JSON.stringify(steps.slice(0, last + 1)));
      expect(upTo.some((each) => listed.has(each))).toBe(true);
    }
  });
});
