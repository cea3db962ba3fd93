import { join, nest, split, unnest } from '../format/sequence.js';
import type { Spot } from './pieces.js';

/** What is to change about a piece. */
export interface PieceChange {
  readonly at: Spot;
  /** By the name of a layer: the level that is to show. */
  readonly layers: Readonly<Record<string, number>>;
  readonly masked: boolean;
}

/** In VASSAL's eyes the umpire is a player of his own, whose masks nobody else looks behind. */
const UMPIRE = 'umpire';
const LAYER_NAME = 19;

const kindOf = (trait: string): string => trait.split(';', 1)[0]!;

/** Whether a piece can be masked. */
export const canBeMasked = (type: string): boolean => unnest(type).some((trait) => kindOf(trait) === 'obs');

/** The state of a piece with the change: trait by trait, the place last. */
export function changedState(type: string, state: string, { at, layers, masked }: PieceChange): string {
  const types = unnest(type);
  const states = unnest(state);
  const changed = types.map((trait, i) => {
    const standing = states[i] ?? '';
    if (i === types.length - 1) {
      const [, , , ...rest] = split(standing, ';');
      // Its map is that of its stack.
      return join(['null', String(at.x), String(at.y), ...rest], ';');
    }
    if (kindOf(trait) === 'obs') return masked ? `${UMPIRE};` : 'null;';
    if (kindOf(trait) !== 'emb2') return standing;
    const level = layers[split(trait, ';')[LAYER_NAME] ?? ''];
    return level === undefined ? standing : String(level);
  });
  return nest(changed);
}
