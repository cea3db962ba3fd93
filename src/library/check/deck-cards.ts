import { type Checker, shapeChecker } from '../../edge/checker/checker.js';
import { FieldFault } from '../../edge/faults.js';
import type { CardKind, OwnerCard } from '../../kernel/materials/index.js';
import type { Game } from '../../kernel/procedures/index.js';
import { inBoth } from '../../platform/language.js';

const checkers = new WeakMap<CardKind, Checker>();

function checkerFor(kind: CardKind): Checker {
  let checker = checkers.get(kind);
  if (!checker) {
    checker = shapeChecker(kind.values);
    checkers.set(kind, checker);
  }
  return checker;
}

/** Faults beyond this are not looked for: the first ones say what to do. */
const MOST = 200;

/** The kind of a card, as its game tells them apart. */
export const kindOfCard = (game: Game, card: OwnerCard): CardKind | undefined =>
  game.declaration.materials?.cardKinds.find(({ is }) => is(card));

/** Figures and words on the cards of a deck that its game does not know, each with what it might have been. */
export function deckCardFaults(game: Game, cards: readonly OwnerCard[]): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const [at, card] of cards.entries()) {
    if (faults.length >= MOST) break;
    const kind = kindOfCard(game, card);
    if (!kind) continue;
    // The checker fills in defaults, and what was sent is kept as it was sent.
    faults.push(...checkerFor(kind)({ ...card.values }, `/body/cards/${at}/values`));
    kind.check?.(card, ({ pointer, detail }) =>
      faults.push(new FieldFault(`/body/cards/${at}${pointer}`, inBoth(detail))),
    );
  }
  return faults.slice(0, MOST);
}
