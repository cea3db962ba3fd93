import type { SpotCounter } from '../../vocabulary.js';
import { changed, type Handlers } from '../events/handlers.js';
import type { Position } from '../position.js';
import { crossing, type Mark } from './state.js';

/** A mark laid down; smoke on the same smoke renews it, and goes on hindering meanwhile [6.1.4.3.10]. */
function laid(marks: Position['marks'], mark: Mark): Position['marks'] {
  const before = marks.find(({ id }) => id === mark.id);
  return [...marks.filter(({ id }) => id !== mark.id), { ...mark, born: before?.born ?? mark.born }];
}

interface SmokeLaid {
  readonly unit: string;
  readonly spot: SpotCounter;
  readonly made: boolean;
  readonly mark: Mark;
}

/** Barrages that are crossed, and smoke that is laid [6.6.6, 6.1.4.3.10]. */
export const markEvents: Handlers = {
  'barrage-crossed': (position, { unit, mark }) => ({
    ...position,
    crossed: [...position.crossed, crossing(unit as string, mark as string)],
  }),

  'smoke-readied': (position, { unit }) => ({ ...position, smoking: { unit: unit as string, range: null } }),

  'smoke-ranged': (position, { unit, range }) => ({
    ...position,
    smoking: { unit: unit as string, range: range as number },
  }),

  'smoke-dropped': (position) => ({ ...position, smoking: null }),

  'smoke-laid': (position, event) => {
    const { unit, spot, made, mark } = event as unknown as SmokeLaid;
    const fired = changed(position, unit, {
      fired: true,
      face: 'revealed',
      ...(spot === 'none' ? {} : { spot, spotNew: true }),
    });
    return { ...fired, smoking: null, marks: made ? laid(position.marks, mark) : position.marks };
  },
};

/** Adjust/Remove Counters: barrages end, Smoke/OFF is taken away, Smoke/ON is turned; fires burn on [6.8.4, 7.35.2]. */
export function marksAdjusted(marks: Position['marks']): Position['marks'] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.kind === 'fire') return [mark];
    if (mark.kind === 'barrage' || mark.off) return [];
    return [{ ...mark, off: true }];
  });
}
