import { expect } from '@jest/globals';
import { scwBattles } from '../../src/games/scw-battles/index.js';
import type { Position } from '../../src/games/scw-battles/session/position.js';
import { SeededDice } from '../../src/kernel/dice/index.js';
import { fieldsOf } from '../../src/kernel/fields/index.js';
import { LANGUAGES, type Values } from '../../src/kernel/rulings/messages.js';
import { type Action, type Command, RefusedError, type SessionSetup } from '../../src/kernel/session/index.js';
import { Chooser, playRandomGame, type Turn } from './random-play.js';

const { commands } = scwBattles.declaration.session!;

/** A sentence in each language. */
const words = (key: string, values: Values): string[] =>
  LANGUAGES.map((language) => scwBattles.phrasebooks[language].render(key, values)).filter((text) => text !== '');

const inOrder = (command: object): string => JSON.stringify(Object.entries(command).sort());

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** Commands like those that are open and yet not among them: each must be refused in words of both languages. */
export class Strangers {
  /** What has been refused, by the key of its reason. */
  readonly refused = new Set<string>();

  constructor(
    private readonly chooser: Chooser,
    private readonly oddValues: Readonly<Record<string, readonly unknown[]>>,
  ) {}

  /** Any counter, any hex where one stands, and what the scenario adds. */
  static of(chooser: Chooser, { units }: Position, oddValues: Readonly<Record<string, readonly unknown[]>>): Strangers {
    const ids = [...Object.keys(units), 'nobody'];
    const usual = {
      unit: ids,
      gun: ids,
      truck: ids,
      edge: ['N', 'E', 'S', 'W'],
      combat: [1, 2, 3],
      points: [0, 1, 2, 3, 4],
    };
    return new Strangers(chooser, { ...usual, ...oddValues });
  }

  meet(turn: Turn, count: number): void {
    const { session, state, side, open, dice } = turn;
    for (const { key, values } of open.owed) expect(words(key, values)).toHaveLength(2);
    const listed = new Set([...open.actions, ...listedNext(turn)].map(({ command }) => inOrder(command)));
    for (let n = 0; n < count; n++) {
      const command = this.#like(this.chooser.of(open.actions).command);
      if (listed.has(inOrder(command))) continue;
      const steps = refusalOf(() => session.decide(state, side, command, dice, nothingEarlier));
      if (steps === undefined) throw new Error(`accepted though not listed: ${JSON.stringify(command)}`);
      for (const { key, values } of steps) {
        expect(words(key, values)).toHaveLength(2);
        this.refused.add(key);
      }
    }
  }

  /** A command much like the one given: one field has another value, or it is of another kind. */
  #like(command: Command): Command {
    const fields = Object.keys(command).filter((name) => this.oddValues[name]);
    if (fields.length > 0 && this.chooser.below(5) > 0) {
      const field = this.chooser.of(fields);
      return { ...command, [field]: this.chooser.of(this.oddValues[field]!) };
    }
    const type = this.chooser.of(Object.keys(commands));
    const wanted = fieldsOf(commands[type]!.shape).map(({ name }) => name);
    const values = wanted.map((name) => [name, this.chooser.of(this.oddValues[name] ?? ['odd'])]);
    return { type, ...Object.fromEntries(values) };
  }
}

/**
 * Declarations in which nothing is left but to call one off give way to the step after them: what is listed there when the
 * side is done here may be commanded at once.
 */
function listedNext({ session, state, side, open }: Turn): readonly Action[] {
  const done = open.actions.find(({ command }) => command.type === 'done');
  if (!done || !open.actions.every(({ changes, command }) => changes || command.type === 'done')) return [];
  const next = session.decide(state, side, done.command, new SeededDice('trial'), nothingEarlier).state;
  return session.waitingFor(next).includes(side) ? session.actions(next, side).actions : [];
}

function refusalOf(decide: () => void): RefusedError['steps'] | undefined {
  try {
    decide();
  } catch (error) {
    expect(error).toBeInstanceOf(RefusedError);
    return (error as RefusedError).steps;
  }
  return undefined;
}

const VILLAR_HEXES = ['0101', '0403', '0601', '0605', '0606', '0705', '0904', '1108', '9999'];
const VILLAR_ODDITIES = { to: VILLAR_HEXES, hex: VILLAR_HEXES, pay: [['Villar'], ['Sierra'], []] };

/** A random game at Villar Bridge, with strangers met on the way: the reasons for which they were refused. */
export function refusedAtVillar(materials: SessionSetup, seed: string): ReadonlySet<string> {
  let strangers: Strangers | undefined;
  playRandomGame({
    game: scwBattles,
    materials,
    seed,
    maxCommands: 3000,
    onState: (turn) => {
      strangers ??= Strangers.of(new Chooser(seed), turn.state.position as Position, VILLAR_ODDITIES);
      strangers.meet(turn, 10);
    },
  });
  return strangers!.refused;
}
