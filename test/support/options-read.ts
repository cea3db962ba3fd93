import { games } from '../../src/games/index.js';
import { adjudicate } from '../../src/kernel/rulings/index.js';
import { RequestValidator } from '../../src/rulings/request-validator.js';

const validator = new RequestValidator();

/** The options that a procedure looks at on its way to a ruling. */
export function optionsRead(gameId: string, name: string, request: object): readonly string[] {
  const game = games.game(gameId)!;
  const procedure = game.procedures.get(name)!;
  const {
    options,
    dice = { seed: 'test-seed' },
    ...question
  } = validator.check(game, procedure, structuredClone(request));
  const read = new Set<string>();
  const watched = new Proxy(options as object, {
    get(target, key) {
      if (typeof key === 'string') read.add(key);
      return Reflect.get(target, key) as unknown;
    },
  });
  adjudicate(game, procedure, { ...question, dice, options: watched }, 'en');
  return [...read];
}
