import { Graph, type GraphDescription, InvalidGraphError, type SpaceDescription } from '../graphs/index.js';
import { InvalidSituationError } from '../rulings/invalid-situation.js';
import { asPointer } from './hex-map.js';

/** Lays a point-to-point map out; whatever is wrong with it is told by field. A game declares the shape of its spaces. */
export function layOutGraph<S extends SpaceDescription>(description: GraphDescription<S>, pointer = '/map'): Graph<S> {
  try {
    return new Graph(description);
  } catch (error) {
    if (!(error instanceof InvalidGraphError)) throw error;
    throw new InvalidSituationError(
      error.problems.slice(0, 50).map(({ path, message, japanese }) => ({
        pointer: `${pointer}/${asPointer(path)}`,
        detail: { en: message, ja: japanese },
      })),
    );
  }
}
