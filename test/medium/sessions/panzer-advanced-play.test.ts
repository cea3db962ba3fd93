import { describe, expect, it } from '@jest/globals';
import { shapeChecker } from '../../../src/edge/checker/checker.js';
import { panzer } from '../../../src/games/panzer/index.js';
import type { Mover, Position, Shot } from '../../../src/games/panzer/session/position.js';
import { procedureOf, shotQuestion } from '../../../src/games/panzer/session/shots.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { LANGUAGES } from '../../../src/kernel/rulings/index.js';
import { Board, Clock, type Remark, replay, Score } from '../../../src/kernel/session/index.js';
import { aimedFacts, replayed, wholeMove } from '../../support/panzer-agreement.js';
import { panzerMaterials, playPanzer } from '../../support/panzer-play.js';
import { Chooser, playRandomGame } from '../../support/random-play.js';

const rules = panzer.declaration.session!;
const seeds = (name: string, count: number): string[] => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

const say = ({ key, values }: Remark): void => {
  for (const language of LANGUAGES)
    expect(panzer.phrasebooks[language].render(key, values)).not.toMatch(/\{|undefined|mill-|ford-/);
};

/** How many games of each kind are enough to meet what the test is about. */
const SCENARIOS = [
  ['mill-farm', { whole: 12, morale: 8, trial: 4, events: 8, moves: 12, shots: 10 }],
  ['sukhaya-ford', { whole: 6, morale: 4, trial: 2, events: 3, moves: 3, shots: 3 }],
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

  it('spends what the stateless question of a whole move of a vehicle spends, and ends where it ends', () => {
    let checked = 0;
    for (const seed of seeds('moves', games.moves)) {
      let start: Position | undefined;
      let simple = true;
      for (const { event, before, after, book } of replayed(materials, playPanzer(materials, seed))) {
        if (event.type === 'move-begun') [start, simple] = [after, true];
        // Getting on and off is paid besides the way, and a run over the enemy looks at who was there before.
        if (['unit-mounted', 'unit-dismounted', 'overrun-resolved', 'unit-hurt'].includes(event.type)) simple = false;
        if (event.type !== 'move-ended' && event.type !== 'unit-left') continue;
        const mover = before.mover as Mover;
        const { place, trackHit } = before.units[mover.unit]!;
        if (!simple || mover.hurt || mover.entered || mover.leg || trackHit || place !== 'map') continue;
        if (mover.hexes.length === 0) continue;
        const path = wholeMove(table, book, start!, mover)!;
        expect(path).not.toBeNull();
        expect(path.end).toBe(event.type === 'unit-left' ? null : before.units[mover.unit]!.hex);
        if (!path.minimumMove) expect([seed, mover, path.spent]).toEqual([seed, mover, mover.spent]);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(15);
  });

  it('resolves every shot as the stateless fire procedure does, asked with the same facts and dice', () => {
    let checked = 0;
    for (const seed of seeds('shots', games.shots)) {
      const game = playPanzer(materials, seed);
      const rulings = game.entries
        .flatMap((entry) => entry.rulings)
        .filter(({ procedure }) => procedure === 'combat/ap-fire' || procedure === 'combat/gp-fire');
      let shots = 0;
      for (const { event, before, book } of replayed(materials, game)) {
        if (event.type !== 'shot-resolved') continue;
        const ruling = rulings[shots]!;
        shots += 1;
        const shot = event as unknown as Shot & { overwatch: boolean };
        const question = shotQuestion(table, before, shot, shot.overwatch);
        const faces = ruling.dice.map(({ value }) => value);
        const dice = { source: 'given' as const, next: () => faces.shift()! };
        const { procedure, legal, outcome } = book.rule<{ hitNumber?: number | null }>(
          procedureOf(table, shot),
          question,
          dice,
        );
        expect([seed, shot, procedure, legal, outcome]).toEqual([seed, shot, ruling.procedure, true, ruling.outcome]);
        expect(faces).toEqual([]);
        if (event.wasted) continue;
        expect(event.hitNumber).toBe(shot.ammo === 'GP' ? null : outcome!.hitNumber);
        expect(question).toMatchObject(aimedFacts(table, book, before, shot));
        checked += 1;
      }
      expect(shots).toBe(rulings.length);
    }
    expect(checked).toBeGreaterThan(10);
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
