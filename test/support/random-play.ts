import type { Dice, Die } from '../../src/kernel/dice/index.js';
import { SeededDice } from '../../src/kernel/dice/index.js';
import type { Game } from '../../src/kernel/procedures/index.js';
import {
  type Action,
  type Command,
  type Entry,
  type OpenActions,
  Session,
  type SessionSetup,
  type SessionState,
  type Side,
  unsealing,
} from '../../src/kernel/session/index.js';

import { commandOf } from './forms.js';

/** Picks among what is open: the same seed picks the same for ever, and apart from the dice of the game. */
export class Chooser {
  readonly #dice: SeededDice;

  constructor(seed: string) {
    this.#dice = new SeededDice(`choices ${seed}`);
  }

  below(count: number): number {
    const die: Die = { label: `d${count}`, sides: count, showsZero: false };
    return this.#dice.next('choice', die) - 1;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }
}

/** A position somebody is about to decide in. */
export interface Turn {
  readonly session: Session;
  readonly state: SessionState;
  readonly side: Side;
  readonly open: OpenActions;
  readonly dice: Dice;
}

export interface RandomGame {
  readonly game: Game;
  readonly materials: SessionSetup;
  readonly seed: string;
  /** A game that needs more has come to nothing: the driver gives up with an error. */
  readonly maxCommands: number;
  /** Long phases may be hurried along: where a side may be done, it is so one time in this many. */
  readonly doneOneIn?: number;
  /** Called before every command of the game. */
  readonly onState?: (turn: Turn) => void;
}

export interface PlayedGame {
  readonly session: Session;
  readonly entries: Entry[];
  readonly state: SessionState;
}

const nothingEarlier = (version: number): never => {
  throw new Error(`nobody took anything back, yet version ${version} was asked for`);
};

/** Opens a session and lets every side join. */
export function openGame({ game, materials, seed }: Pick<RandomGame, 'game' | 'materials' | 'seed'>): PlayedGame & {
  readonly dice: Dice;
} {
  const session = new Session(game, game.declaration.session!, materials);
  const dice = new SeededDice(seed);
  const entries: Entry[] = [];
  let state = session.open();
  for (const side of session.sides) {
    const decision = session.decide(state, side, { type: 'join', seed: side }, dice, nothingEarlier);
    entries.push(decision.entry);
    state = decision.state;
  }
  return { session, entries, state, dice };
}

/** Plays a whole game by picking among the actions that are open, whoever's they are. */
export function playRandomGame(asked: RandomGame): PlayedGame {
  const { session, entries, dice, state: opened } = openGame(asked);
  const chooser = new Chooser(asked.seed);
  let state = opened;
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === asked.maxCommands) throw new Error(`seed ${asked.seed}: not over after ${count} commands`);
    const now = state;
    const chosen = (side: Side): Command => {
      const open = session.actions(now, side);
      if (open.actions.length === 0) throw new Error(`seed ${asked.seed}: dead end at version ${now.version}`);
      asked.onState?.({ session, state: now, side, open, dice });
      const trial = session.sealing(now)
        ? (command: Command) => session.checkSealed(now, side, command)
        : (command: Command) => void session.decide(now, side, command, new SeededDice('trial'), nothingEarlier);
      return commandOf(pick(open, chooser, asked.doneOneIn), chooser, trial);
    };
    const { side, command } = nextCommand(session, now, chooser, chosen);
    const decision = session.decide(now, side, command, dice, nothingEarlier);
    entries.push(decision.entry);
    state = decision.state;
  }
  return { session, entries, state };
}

/** One side's choice; where all hand in unseen, everybody's, in any order. */
function nextCommand(session: Session, state: SessionState, chooser: Chooser, chosen: (side: Side) => Command) {
  const sealing = session.sealing(state);
  if (!sealing) {
    const side = chooser.of(session.waitingFor(state));
    return { side, command: chosen(side) };
  }
  const commands = Object.fromEntries(sealing.sides.map((side) => [side, chosen(side)]));
  return { side: sealing.sides[0]!, command: unsealing(commands) };
}

/** How often something that is chosen already may be chosen anew. */
const CHANGES_ONE_IN = 20;

function pick({ actions }: OpenActions, chooser: Chooser, doneOneIn?: number): Action {
  const done = doneOneIn === undefined ? undefined : actions.find(({ command }) => command.type === 'done');
  if (done && chooser.below(doneOneIn!) === 0) return done;
  // Who thinks everything over at random comes to no end.
  const plain = actions.filter(({ changes }) => !changes);
  return chooser.of(plain.length > 0 && chooser.below(CHANGES_ONE_IN) > 0 ? plain : actions);
}
