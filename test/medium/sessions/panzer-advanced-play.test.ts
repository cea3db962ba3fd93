import { describe, expect, it } from '@jest/globals';
import { shapeChecker } from '../../../src/edge/checker/checker.js';
import { panzer } from '../../../src/games/panzer/index.js';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { LANGUAGES } from '../../../src/kernel/rulings/index.js';
import { Board, Clock, type Remark, replay, Score } from '../../../src/kernel/session/index.js';
import { replayed } from '../../support/panzer-agreement.js';
import { checkMoves, checkShots } from '../../support/panzer-game-checks.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';
import { Chooser, playRandomGame } from '../../support/random-play.js';

const rules = panzer.declaration.session!;
const seeds = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

const UNSAID = /\{|undefined|mill-|ford-/;
/** Asked a hundred thousand times: only what is wrong is worth Jest's own words. */
const say = ({ key, values }: Remark): void => {
  for (const language of LANGUAGES) {
    const text = panzer.phrasebooks[language].render(key, values);
    if (UNSAID.test(text)) expect(text).not.toMatch(UNSAID);
  }
};

/** How many games of each kind are enough to meet what the test is about; panzer-soak plays more, and as many as one likes. */
const SCENARIOS = [
  ['mill-farm', { whole: 4, morale: 3, trial: 3, events: 4, moves: 12, shots: 10 }],
  ['sukhaya-ford', { whole: 2, morale: 2, trial: 1, events: 1, moves: 3, shots: 3 }],
] as const;

describe.each(SCENARIOS)('%s, the Advanced Game at random', (scenario, games) => {
  const materials = panzerMaterials(scenario, 'advanced-game');
  const table = prepare(materials);

  it.each(seeds('whole', games.whole))('%s ends with nothing broken and replays to the same state', (seed) => {
    const { session, entries, state } = playPanzer(materials, seed, (turn) => {
      expect(turn.session.broken(turn.state)).toEqual([]);
      expect(turn.open.actions.length).toBeLessThan(120);
    });
    expect(session.broken(state)).toEqual([]);
    expect(replay(session, entries)).toEqual(state);
    expect(['draw', 'victory', 'clearVictory']).toContain(state.result!.level);
  });

  it.each(seeds('morale', games.morale))('%s ends with morale in play [7.1]', (seed) => {
    const shaky = panzerMaterials(scenario, 'advanced-game', { morale: true });
    const { session, entries, state } = playPanzer(shaky, seed, (turn) => {
      expect(turn.session.broken(turn.state)).toEqual([]);
    });
    expect(replay(session, entries)).toEqual(state);
    expect(state.stage).toBe('over');
  });

  it('is played by whoever takes the suggestions and the list', () => {
    const { state } = playRandomGame({ game: panzer, materials, seed: 'by the list', maxCommands: 5000 });
    expect(state.stage).toBe('over');
  });

  it('accepts every action it lists', () => {
    let tried = 0;
    for (const seed of seeds('trial', games.trial)) {
      playPanzer(materials, seed, ({ session, state, side, open, dice }) => {
        for (const { command } of open.actions) {
          if (session.sealing(state)) session.checkSealed(state, side, command);
          else session.decide(state, side, command, dice, nothingEarlier);
          tried += 1;
        }
      });
    }
    expect(tried).toBeGreaterThan(500);
  });

  it('every event has its declared form, and every sentence its words in both languages', () => {
    const checkers = new Map(
      Object.entries(rules.events!).map(([type, { shape, secret }]) => [
        type,
        { open: shapeChecker(shape), hidden: secret && shapeChecker(secret) },
      ]),
    );
    for (const seed of seeds('events', games.events)) {
      const game = playPanzer(materials, seed, ({ state, side, open }) => {
        for (const { command, warnings } of open.actions) {
          say(rules.describe!(table, state.position, command));
          for (const warning of warnings ?? []) say(warning);
        }
        for (const { prompt } of rules.pending!(table, state.position, side)) say(prompt!);
      });
      for (const { event } of replayed(materials, game)) {
        const { type, secret, reveals: _, ...open } = event;
        const checker = checkers.get(type)!;
        expect([type, checker.open({ ...open })]).toEqual([type, []]);
        expect(secret === undefined).toBe(checker.hidden === undefined);
        if (secret) {
          const { for: _whom, ...rest } = secret;
          expect([type, checker.hidden!({ ...rest })]).toEqual([type, []]);
        }
        const told = rules.tell!(table, event);
        if (told) say(told);
      }
    }
  });

  it('boards, clocks, scores and views have their declared forms', () => {
    const [onBoard, onClock, onScore, onView] = [Board, Clock, Score, rules.viewShape!].map((shape) =>
      shapeChecker(shape),
    );
    const chooser = new Chooser('forms');
    playPanzer(materials, 'forms', ({ session: { sides }, state: { position } }) => {
      if (chooser.below(4) > 0) return;
      for (const viewer of [...sides, null]) {
        expect(onBoard!(structuredClone(rules.board!(table, position, viewer)))).toEqual([]);
        expect(onView!(structuredClone(rules.view(table, position, viewer)) as object)).toEqual([]);
        for (const score of rules.score!(table, position, viewer)) expect(onScore!({ ...score })).toEqual([]);
      }
      expect(onClock!(structuredClone(rules.clock!(table, position)))).toEqual([]);
    });
  });

  it('spends what the stateless question of a whole move spends, and ends where it ends', () => {
    let checked = 0;
    for (const seed of seeds('moves', games.moves)) {
      const { count, wrong } = checkMoves(materials, playPanzer(materials, seed));
      expect([seed, wrong]).toEqual([seed, []]);
      checked += count;
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('resolves every shot as the stateless fire procedure does, asked with the same facts and dice', () => {
    let checked = 0;
    for (const seed of seeds('shots', games.shots)) {
      const { count, wrong } = checkShots(materials, playPanzer(materials, seed));
      expect([seed, wrong]).toEqual([seed, []]);
      checked += count;
    }
    expect(checked).toBeGreaterThan(30);
  });

  it('keeps every order and every shared counter to its owner until it is turned up', () => {
    const chooser = new Chooser('eyes');
    playPanzer(materials, 'secrets', ({ session, state }) => {
      if (chooser.below(3) > 0) return;
      const position = state.position as Position;
      for (const viewer of [...session.sides, null]) {
        // The same position with every hidden order of the others changed looks the same to this viewer in every byte.
        const units = Object.fromEntries(
          Object.entries(position.units).map(([id, unit]) => {
            const hidden = unit.face === undefined && unit.command !== undefined;
            if (!hidden || table.units.get(id)!.side === viewer) return [id, unit];
            return [id, { ...unit, command: unit.command === 'move' ? 'overwatch' : 'move', group: id }];
          }),
        );
        const disguised = { ...position, units } as Position;
        for (const show of [rules.view, rules.board!, rules.score!])
          expect(JSON.stringify(show(table, disguised, viewer))).toBe(JSON.stringify(show(table, position, viewer)));
      }
    });
  });
});
