import type { Layout } from './layout.js';

export const placeLabel = (layout: Layout, id: string): string => {
  const name = layout.nameOf(id);
  if (name === undefined) return id;
  // The id of a space is its name; a hex has a number.
  return layout.numbered ? `${id} ${name}` : name;
};
