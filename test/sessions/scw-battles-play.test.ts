import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../src/games/scw-battles/index.js';
import { fieldsOf } from '../../src/kernel/fields/index.js';
import { LANGUAGES, type Values } from '../../src/kernel/rulings/messages.js';
import { type Command, RefusedError, replay } from '../../src/kernel/session/index.js';
import { materialsFor } from '../support/materials.js';
import { Chooser, playRandomGame, type Turn } from '../support/random-play.js';

const materials = materialsFor(scwBattles, 'villar-bridge');

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

describe('Villar Bridge, played at random', () => {
  const seeds = Array.from({ length: 30 }, (_, at) => `villar ${at + 1}`);

  it.each(seeds)('%s comes to an end with nothing broken and replays to the same state', (seed) => {
    const check = ({ session, state }: Turn): void => {
      expect(session.broken(state)).toEqual([]);
    };
    const { session, entries, state } = playRandomGame({
      game: scwBattles,
      materials,
      seed,
      maxCommands: 3000,
      onState: check,
    });
    expect(session.broken(state)).toEqual([]);
    expect(replay(session, entries)).toEqual(state);
    expect(['republicanVictory', 'draw', 'nationalistVictory']).toContain(state.result!.level);
  });

  it('accepts every action it lists', () => {
    const chooser = new Chooser('sample');
    const tried = new Map<string, number>();
    for (const seed of ['trial 1', 'trial 2']) {
      playRandomGame({
        game: scwBattles,
        materials,
        seed,
        maxCommands: 3000,
        onState: ({ session, state, side, open, dice }) => {
          if (open.actions.length > 40 && chooser.below(15) > 0) return;
          for (const { command } of open.actions) {
            session.decide(state, side, command, dice, nothingEarlier);
            tried.set(command.type, (tried.get(command.type) ?? 0) + 1);
          }
        },
      });
    }
    expect([...tried.keys()].sort()).toEqual(expect.arrayContaining(['attack', 'bombard', 'done', 'move', 'withdraw']));
  });

  it('refuses what it does not list, and says why in both languages', () => {
    const chooser = new Chooser('strangers');
    const refused = new Set<string>();
    for (const seed of ['strangers 1', 'strangers 2', 'strangers 3']) {
      playRandomGame({
        game: scwBattles,
        materials,
        seed,
        maxCommands: 3000,
        onState: ({ session, state, side, open, dice }) => {
          for (const { key, values } of open.owed) expect(words(key, values)).toHaveLength(2);
          const listed = new Set(open.actions.map(({ command }) => inOrder(command)));
          for (let n = 0; n < 10; n++) {
            const command = stranger(chooser, chooser.of(open.actions).command);
            if (listed.has(inOrder(command))) continue;
            try {
              session.decide(state, side, command, dice, nothingEarlier);
            } catch (error) {
              expect(error).toBeInstanceOf(RefusedError);
              const { steps } = error as RefusedError;
              for (const { key, values } of steps) expect(words(key, values)).toHaveLength(2);
              for (const { key } of steps) refused.add(key);
              continue;
            }
            throw new Error(`accepted though not listed: ${JSON.stringify(command)}`);
          }
        },
      });
    }
    expect(refused.size).toBeGreaterThan(15);
  });

  it('has nothing to hide', () => {
    const { session, entries } = playRandomGame({
      game: scwBattles,
      materials,
      seed: 'open',
      maxCommands: 3000,
      onState: ({ session: table, state }) => {
        const seen = [...table.sides, null].map((viewer) => table.view(state, viewer));
        expect(new Set(seen.map((view) => JSON.stringify(view))).size).toBe(1);
      },
    });
    const hidden = entries.flatMap(({ events, rolls, rulings }) => [...events, ...rolls, ...rulings]);
    expect(hidden.filter(({ secret }) => secret !== undefined)).toEqual([]);
    expect(session.sides).toEqual(['republican', 'nationalist']);
  });
});

/** A sentence in each language. */
const words = (key: string, values: Values): string[] =>
  LANGUAGES.map((language) => scwBattles.phrasebooks[language].render(key, values)).filter((text) => text !== '');

const inOrder = (command: object): string => JSON.stringify(Object.entries(command).sort());

const UNITS = Object.keys(materials.cards).filter((id) => !id.startsWith('scw-'));
const HEXES = ['0101', '0403', '0601', '0605', '0606', '0705', '0904', '1108', '9999'];
const ODD_VALUES: Readonly<Record<string, readonly unknown[]>> = {
  unit: [...UNITS, 'nobody'],
  gun: UNITS,
  to: HEXES,
  hex: HEXES,
  edge: ['N', 'E', 'S', 'W'],
  combat: [1, 2, 3],
  points: [1, 2, 3, 4],
  pay: [['Villar'], ['Sierra'], []],
};

/** A command much like the one given: one field has another value, or it is of another kind. */
function stranger(chooser: Chooser, command: Command): Command {
  const fields = Object.keys(command).filter((name) => ODD_VALUES[name]);
  if (fields.length > 0 && chooser.below(5) > 0) {
    const field = chooser.of(fields);
    return { ...command, [field]: chooser.of(ODD_VALUES[field]!) };
  }
  const type = chooser.of(Object.keys(scwBattles.declaration.session!.commands));
  const wanted = fieldsOf(scwBattles.declaration.session!.commands[type]!.shape).map(({ name }) => name);
  const values = wanted.map((name) => [name, chooser.of(ODD_VALUES[name] ?? ['odd'])]);
  return { type, ...Object.fromEntries(values) };
}
