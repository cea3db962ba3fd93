import type { Game } from '../../src/kernel/procedures/index.js';
import type { Action, SessionSetup, SessionState } from '../../src/kernel/session/index.js';
import { openGame } from './random-play.js';

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** A client that knows nothing: it always takes the same line of the list, of those that do not only change what is chosen. */
export function playOneWay(
  game: Game,
  materials: SessionSetup,
  seed: string,
  line: 'first' | 'last',
  maxCommands = 5000,
): SessionState {
  const { session, state: opened, dice } = openGame({ game, materials, seed });
  let state = opened;
  for (let count = 0; state.stage !== 'over'; count += 1) {
    if (count === maxCommands) throw new Error(`${seed}, ${line}: not over after ${count} commands`);
    const [side] = session.waitingFor(state);
    const lines = session.actions(state, side!).actions.filter(({ changes }: Action) => !changes);
    const action = line === 'first' ? lines[0] : lines.at(-1);
    if (!action) throw new Error(`${seed}, ${line}: dead end at version ${state.version}`);
    state = session.decide(state, side!, action.command, dice, nothingEarlier).state;
  }
  return state;
}
