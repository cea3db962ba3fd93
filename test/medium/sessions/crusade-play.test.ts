import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import type { Table } from '../../../src/games/crusade-revolution/session/table.js';
import { prepare } from '../../../src/games/crusade-revolution/session/table.js';
import { LANGUAGES } from '../../../src/kernel/rulings/index.js';
import { Board, Clock, type Remark, replay, Score } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { commandsOf, eventsOf, playCrusade } from '../../support/crusade-play.js';
import { misfits } from '../../support/fits.js';
import { playRandomGame } from '../../support/random-play.js';

const rules = crusadeRevolution.declaration.session!;
const SCENARIOS = {
  valdeoro: crusadeMaterials('valdeoro'),
  'sierra-parda': crusadeMaterials('sierra-parda', [], { optionalCards: true }),
};
const seeds = (scenario: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${scenario}, medium ${at + 1}`);

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

const say = ({ key, values }: Remark): void => {
  for (const language of LANGUAGES)
    expect(crusadeRevolution.phrasebooks[language].render(key, values)).not.toMatch(
      /\{|undefined|\bsp-[a-z0-9]|object Object/,
    );
};

describe.each(['valdeoro', 'sierra-parda'] as const)('%s, played at random', (scenario) => {
  const materials = SCENARIOS[scenario];
  const table: Table = prepare(materials);

  it.each(seeds(scenario, scenario === 'valdeoro' ? 12 : 5))(
    '%s ends with nothing broken and replays to the same state',
    (seed) => {
      const { session, entries, state } = playCrusade(materials, seed, (turn) => {
        expect(turn.session.broken(turn.state)).toEqual([]);
      });
      expect(session.broken(state)).toEqual([]);
      expect(replay(session, entries)).toEqual(state);
      expect(['republicanVictory', 'nationalistVictory', 'draw', 'byMorale', 'byMainCities', 'casado']).toContain(
        state.result!.level,
      );
    },
  );

  it('is played by whoever takes the list as it comes', () => {
    const { state } = playRandomGame({ game: crusadeRevolution, materials, seed: 'by the list', maxCommands: 6000 });
    expect(state.stage).toBe('over');
  });

  it('accepts every action it lists', () => {
    const tried = new Map<string, number>();
    // Not every short game of Valdeoro comes to a battle.
    for (const seed of seeds(`${scenario}, trial`, scenario === 'valdeoro' ? 3 : 1)) {
      playCrusade(materials, seed, ({ session, state, side, open, dice }) => {
        const commands = open.actions.flatMap(commandsOf);
        // Long lists are sampled: every so many of their lines.
        const every = Math.ceil(commands.length / 12);
        commands.forEach((command, at) => {
          if (at % every !== 0) return;
          if (session.sealing(state)) session.checkSealed(state, side, command);
          else session.decide(state, side, command, dice, nothingEarlier);
          tried.set(command.type, (tried.get(command.type) ?? 0) + 1);
        });
      });
    }
    expect([...tried.keys()]).toEqual(
      expect.arrayContaining(['play', 'activate', 'move', 'redeploy', 'declare', 'done-cards']),
    );
  });

  it('every event has its declared form, and every sentence its words in both languages', () => {
    const game = playCrusade(materials, `${scenario}, forms`, ({ state, side, open }) => {
      for (const { command, warnings } of open.actions.slice(0, 40)) {
        say(rules.describe!(table, state.position, command));
        for (const warning of warnings ?? []) say(warning);
      }
      for (const remark of open.owed) say(remark);
      for (const { prompt } of rules.pending!(table, state.position, side)) if (prompt) say(prompt);
    });
    const house = ['joined', 'began', 'ended'];
    for (const event of eventsOf(game).filter(({ type }) => !house.includes(type))) {
      const { type, secret, reveals: _, ...open } = event;
      const declared = rules.events![type]!;
      expect([type, misfits(declared.shape, open)]).toEqual([type, []]);
      expect([type, secret === undefined]).toEqual([type, declared.secret === undefined]);
      if (secret) {
        const { for: whom, ...rest } = secret;
        expect(whom.length).toBeLessThan(2);
        expect([type, misfits(declared.secret!, rest)]).toEqual([type, []]);
      }
      const told = rules.tell!(table, event);
      if (told) say(told);
    }
  });

  it('boards, clocks, scores and views have their declared forms', () => {
    let looked = 0;
    playCrusade(materials, `${scenario}, boards`, ({ session, state }) => {
      looked += 1;
      if (looked % 5 !== 0) return;
      for (const viewer of [...session.sides, null]) {
        expect(misfits(Board, session.board(state, viewer))).toEqual([]);
        expect(misfits(rules.viewShape!, session.view(state, viewer))).toEqual([]);
        for (const score of session.score(state, viewer)) expect(misfits(Score, score)).toEqual([]);
      }
      expect(misfits(Clock, session.clock(state))).toEqual([]);
    });
    expect(looked).toBeGreaterThan(50);
  });
});
