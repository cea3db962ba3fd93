import type { LibraryDocument } from './document.js';

type Naming = Pick<LibraryDocument, 'body'>;

/** What records name of one another. Whether it is there is another matter: a name may be filled later. */

/** The scenario a card belongs to, if only to one. */
export const scenarioOf = ({ body }: Naming): string | undefined => body.scenario as string | undefined;

/** The map a scenario is played on. */
export const mapOf = ({ body }: Naming): string | undefined => body.map as string | undefined;

/** The decks a scenario is played with. */
export const decksOf = ({ body }: Naming): string[] => [...new Set((body.decks ?? []) as string[])];

/** The cards of a scenario's units: every `card` of the document, wherever it stands. */
export function cardsOf({ body }: Naming): string[] {
  const found = new Set<string>();
  collectCards(body, found);
  return [...found];
}

function collectCards(value: unknown, into: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collectCards(item, into);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === 'card' && typeof inner === 'string') into.add(inner);
      else collectCards(inner, into);
    }
  }
}
