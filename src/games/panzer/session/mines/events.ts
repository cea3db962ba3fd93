import type { Handlers } from '../events/handlers.js';

/** Mines that show themselves, and mines that are cleared [7.31.2, 7.31.3]. */
export const mineEvents: Handlers = {
  'mines-struck': (position) => position,

  'mines-known': (position, { hex }) => ({
    ...position,
    mines: position.mines.map((field) => (field.hex === hex ? { ...field, known: true } : field)),
  }),

  'mines-cleared': (position, { hex }) => ({
    ...position,
    mines: position.mines.filter((field) => field.hex !== hex || !field.known),
  }),
};
