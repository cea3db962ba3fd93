import type { AnyProcedure, Game } from './game.js';

/** All the games on the shelf. */
export class GameRegistry {
  readonly #games = new Map<string, Game>();

  constructor(games: readonly Game[]) {
    for (const game of games) {
      if (this.#games.has(game.id)) throw new Error(`two games are called ${game.id}`);
      this.#games.set(game.id, game);
    }
  }

  get all(): readonly Game[] {
    return [...this.#games.values()];
  }

  game(id: string): Game | undefined {
    return this.#games.get(id);
  }

  /** By "resolver/id" within a game. */
  procedure(game: string, name: string): AnyProcedure | undefined {
    return this.#games.get(game)?.procedures.get(name);
  }
}
