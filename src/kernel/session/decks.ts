import type { Die } from '../dice/index.js';
import type { CommandContext } from './command-context.js';

const dieOf = (sides: number): Die => ({ label: `d${sides}`, sides, showsZero: false });

/**
 * The cards in an order that the session's dice decide: each place from the last to the second changes with one at or before
 * it, every order being as likely as every other. Nobody sees the dice before the end.
 */
export function shuffled<T, P>(play: CommandContext<T, P>, purpose: string, cards: readonly string[]): string[] {
  const order = [...cards];
  for (let last = order.length; last > 1; last -= 1) {
    const pick = play.roll(purpose, dieOf(last), { secret: true }) - 1;
    [order[last - 1], order[pick]] = [order[pick]!, order[last - 1]!];
  }
  return order;
}
