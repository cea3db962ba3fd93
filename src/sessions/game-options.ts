import { type Checker, shapeChecker } from '../edge/checker/checker.js';
import { InvalidRequestError } from '../edge/faults.js';
import type { Game } from '../kernel/procedures/index.js';

/** Options of a game, as somebody wants to play it. */
export class GameOptions {
  readonly #checkers = new WeakMap<Game, Checker>();

  /** The scenario's options, then the caller's, then the defaults. */
  of(game: Game, scenario: object | undefined, given: object): unknown {
    let check = this.#checkers.get(game);
    if (!check) {
      check = shapeChecker(game.declaration.options);
      this.#checkers.set(game, check);
    }
    const options = { ...structuredClone(scenario ?? {}), ...given };
    const faults = check(options, '/options');
    if (faults.length > 0) throw new InvalidRequestError(faults);
    return options;
  }
}
