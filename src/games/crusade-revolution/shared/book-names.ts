/** A space as the book's lists write it, without accents: Cádiz is its Cadiz. */
export const asTheBookWrites = (name: string): string =>
  // Most names have none, and this is asked of every port of a supply line.
  /[\u0080-\uffff]/.test(name) ? name.normalize('NFD').replaceAll(/\p{M}/gu, '') : name;
