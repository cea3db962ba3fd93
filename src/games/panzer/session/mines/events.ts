import { changed, type Handlers } from '../events/handlers.js';

/** Mines that show themselves, and mines that are cleared [7.31.2, 7.31.3]. */
export const mineEvents: Handlers = {
  'mines-struck': (position) => position,

  // Who has attacked has executed his Move, and was seen at it [6.6.1.1].
  'mines-attacked': (position, { unit }) =>
    changed(position, unit as string, { moved: true, face: 'revealed', spot: 'move', spotNew: true }),

  'mines-known': (position, { hex }) => ({
    ...position,
    mines: position.mines.map((field) => (field.hex === hex ? { ...field, known: true } : field)),
  }),

  'mines-cleared': (position, { hex }) => ({
    ...position,
    mines: position.mines.filter((field) => field.hex !== hex || !field.known),
  }),
};
