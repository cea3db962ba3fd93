import type { Command, OpenActions } from '../../src/kernel/session/index.js';
import { Chooser, openGame, type PlayedGame, type RandomGame } from './random-play.js';

/** Taken only one time in so many while there is something else to do. */
const RELUCTANTLY: Readonly<Record<string, number>> = {
  'end-phase': 10,
  'start-over': 20,
  'call-off': 20,
  refit: 6,
  withdraw: 6,
};

const nothingEarlier = (version: number): never => {
  throw new Error(`nobody took anything back, yet version ${version} was asked for`);
};

/**
 * Plays a whole game at random, by the kind of command first and then by the command: a list of a hundred targets for one gun
 * weighs no more than one helicopter, so that games are short and the rare things happen in them, too.
 */
export function playByKind(asked: Omit<RandomGame, 'doneOneIn'>): PlayedGame {
  const { session, entries, dice, state: opened } = openGame(asked);
  const chooser = new Chooser(asked.seed);
  let state = opened;
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === asked.maxCommands) throw new Error(`seed ${asked.seed}: not over after ${count} commands`);
    const side = chooser.of(session.waitingFor(state));
    const open = session.actions(state, side);
    if (open.actions.length === 0) throw new Error(`seed ${asked.seed}: dead end at version ${state.version}`);
    asked.onState?.({ session, state, side, open, dice });
    const decision = session.decide(state, side, pick(open, chooser), dice, nothingEarlier);
    entries.push(decision.entry);
    state = decision.state;
  }
  return { session, entries, state };
}

function pick({ actions }: OpenActions, chooser: Chooser): Command {
  const kinds = [...new Set(actions.map(({ command }) => command.type))];
  const willing = kinds.filter((kind) => chooser.below(RELUCTANTLY[kind] ?? 1) === 0);
  const kind = chooser.of(willing.length > 0 ? willing : kinds);
  return chooser.of(actions.filter(({ command }) => command.type === kind)).command;
}
