/** What the library keeps. The second column is how addresses spell the shelf. */
export const KINDS = ['scenario', 'map', 'card', 'deck', 'chartPack'] as const;
export type Kind = (typeof KINDS)[number];

export const SHELVES: Readonly<Record<Kind, string>> = {
  scenario: 'scenarios',
  map: 'maps',
  card: 'cards',
  deck: 'decks',
  chartPack: 'chart-packs',
};

/** Where a record's numbers come from: the four of the charts, and what was made up to learn the game on. */
export const PROVENANCES = ['printed', 'reconstructed', 'community', 'client', 'training'] as const;
export type LibraryProvenance = (typeof PROVENANCES)[number];
