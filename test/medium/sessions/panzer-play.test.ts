import { describe, expect, it } from '@jest/globals';
import { shapeChecker } from '../../../src/edge/checker/checker.js';
import { panzer } from '../../../src/games/panzer/index.js';
import { advancedEvents } from '../../../src/games/panzer/session/advanced-event-shapes.js';
import type { Mover, Position, Shot } from '../../../src/games/panzer/session/position.js';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import { LANGUAGES } from '../../../src/kernel/rulings/index.js';
import { Board, Clock, type Remark, replay, Score } from '../../../src/kernel/session/index.js';
import { hitNumberOf, replayed, wholeMove } from '../../support/panzer-agreement.js';
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
  ['mill-farm', { whole: 8, trial: 12, events: 12, moves: 25, shots: 40 }],
  ['sukhaya-ford', { whole: 3, trial: 2, events: 2, moves: 8, shots: 10 }],
] as const;

describe.each(SCENARIOS)('%s, the Basic Game at random', (scenario, games) => {
  const materials = panzerMaterials(scenario, 'basic-game');
  const table = prepare(materials);

  it.each(seeds('whole', games.whole))('%s ends with nothing broken and replays to the same state', (seed) => {
    const { session, entries, state } = playPanzer(materials, seed, (turn) => {
      expect(turn.session.broken(turn.state)).toEqual([]);
      expect(turn.open.actions.length).toBeLessThan(60);
    });
    expect(session.broken(state)).toEqual([]);
    expect(replay(session, entries)).toEqual(state);
    expect(['draw', 'victory', 'clearVictory']).toContain(state.result!.level);
  });

  it('is played by whoever takes the suggestions and the list', () => {
    const { state } = playRandomGame({ game: panzer, materials, seed: 'by the list', maxCommands: 3000 });
    expect(state.stage).toBe('over');
  });

  it('accepts every action it lists', () => {
    const tried = new Set<string>();
    for (const seed of seeds('trial', games.trial)) {
      playPanzer(materials, seed, ({ session, state, side, open, dice }) => {
        for (const { command } of open.actions) {
          if (session.sealing(state)) session.checkSealed(state, side, command);
          else session.decide(state, side, command, dice, nothingEarlier);
          tried.add(command.type);
        }
      });
    }
    // The small scenario is played often enough to meet everything but an open set-up and reinforcements.
    const asides = ['place-unit', 'at', 'face', 'enter'];
    const isAdvanced = (type: string) => rules.commands[type]!.rules.every((rule) => /^[67]\./.test(rule));
    if (scenario === 'mill-farm')
      expect(
        Object.keys(rules.commands).filter((type) => !tried.has(type) && !asides.includes(type) && !isAdvanced(type)),
      ).toEqual([]);
  });

  it('every event has its declared form, and every sentence its words in both languages', () => {
    const checkers = new Map(
      Object.entries(rules.events!).map(([type, { shape, secret }]) => [
        type,
        { open: shapeChecker(shape), hidden: secret && shapeChecker(secret) },
      ]),
    );
    const met = new Set<string>();
    for (const seed of seeds('events', games.events)) {
      const game = playPanzer(materials, seed, ({ state, side, open }) => {
        for (const { command, warnings } of open.actions) {
          say(rules.describe!(table, state.position, command));
          for (const warning of warnings ?? []) say(warning);
        }
        for (const remark of open.owed) say(remark);
        for (const { prompt } of rules.pending!(table, state.position, side)) say(prompt!);
      });
      for (const { event } of replayed(materials, game)) {
        const { type, secret, reveals: _, ...open } = event;
        met.add(type);
        const checker = checkers.get(type)!;
        expect([type, checker.open({ ...open })]).toEqual([type, []]);
        expect(secret === undefined).toBe(checker.hidden === undefined);
        if (secret) {
          const { for: whom, ...rest } = secret;
          expect(whom).toHaveLength(1);
          expect([type, checker.hidden!({ ...rest })]).toEqual([type, []]);
        }
        const told = rules.tell!(table, event);
        if (told) say(told);
      }
    }
    // Planned moves and aims that are dropped again are met by hand.
    const rare = ['unit-picked', 'hex-picked', 'unit-entered', 'place-judged', 'move-planned', 'plan-dropped'];
    rare.push('watch-aimed', 'watch-aim-dropped');
    const known = Object.keys(rules.events!).filter((type) => !Object.hasOwn(advancedEvents, type));
    if (scenario === 'mill-farm') expect(known.filter((type) => !met.has(type) && !rare.includes(type))).toEqual([]);
  });

  it('boards, clocks, scores and views have their declared forms', () => {
    const [onBoard, onClock, onScore, onView] = [Board, Clock, Score, rules.viewShape!].map((shape) =>
      shapeChecker(shape),
    );
    expect(fieldsOf(rules.viewShape!).length).toBeGreaterThan(5);
    playPanzer(materials, 'forms', ({ session: { sides }, state: { position } }) => {
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
    let least = 0;
    for (const seed of seeds('moves', games.moves)) {
      let start: Position | undefined;
      for (const { event, before, after, book } of replayed(materials, playPanzer(materials, seed))) {
        if (event.type === 'move-begun') start = after;
        if (event.type !== 'move-ended' && event.type !== 'unit-left') continue;
        const mover = before.mover as Mover;
        if (mover.hurt || mover.entered || mover.hexes.length === 0 || before.units[mover.unit]!.place === 'lost')
          continue;
        const path = wholeMove(table, book, start!, mover)!;
        expect(path).not.toBeNull();
        expect(path.minimumMove).toBe(mover.oneHex ?? false);
        expect(path.end).toBe(event.type === 'unit-left' ? null : before.units[mover.unit]!.hex);
        if (!path.minimumMove) expect([seed, mover, path.spent]).toEqual([seed, mover, mover.spent]);
        checked += 1;
        if (path.minimumMove) least += 1;
      }
    }
    expect(checked).toBeGreaterThan(100);
    expect(least).toBeGreaterThan(2);
  });

  it('fires every shot at the number that the stateless questions come to', () => {
    let checked = 0;
    for (const seed of seeds('shots', games.shots)) {
      for (const { event, before, book } of replayed(materials, playPanzer(materials, seed))) {
        if (event.type !== 'shot-resolved' || event.wasted) continue;
        const shot = event as unknown as Shot & { overwatch: boolean; hitNumber: number };
        expect(shot.hitNumber).toBe(hitNumberOf(table, book, before, shot, shot.overwatch));
        if (!shot.overwatch) expect(before.sight[shot.firer]).toContain(shot.target);
        checked += 1;
      }
    }
    expect(checked).toBeGreaterThan(40);
  });

  it('keeps every order to its owner until it is turned up', () => {
    const chooser = new Chooser('eyes');
    for (const seed of seeds('secrets', 3)) {
      playPanzer(materials, seed, ({ session, state }) => {
        if (chooser.below(3) > 0) return;
        const position = state.position as Position;
        for (const viewer of [...session.sides, null]) {
          // The same position with every hidden order of the others changed looks the same to this viewer in every byte.
          const other = {
            ...position,
            claims: mapped(position.claims, (side, claim) => (side === viewer ? claim : 'ask')),
          };
          const units = mapped(position.units, (id, unit) =>
            unit.face === undefined && unit.command !== undefined && table.units.get(id)!.side !== viewer
              ? { ...unit, command: unit.command === 'move' ? ('overwatch' as const) : ('move' as const) }
              : unit,
          );
          const disguised = { ...other, units } as Position;
          for (const show of [rules.view, rules.board!, rules.score!])
            expect(JSON.stringify(show(table, disguised, viewer))).toBe(JSON.stringify(show(table, position, viewer)));
          expect(rules.clock!(table, disguised)).toEqual(rules.clock!(table, position));
        }
      });
    }
  });
});

function mapped<V>(record: Readonly<Record<string, V>>, change: (key: string, value: V) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(key, value)]));
}
