import { join, nest, split, unnest } from '../format/sequence.js';
import { turnsInSteps } from '../format/traits.js';
import type { Spot } from './pieces.js';

/** What is to change about a piece. */
export interface PieceChange {
  readonly at: Spot;
  /** By the name of a layer: the level that is to show. */
  readonly layers: Readonly<Record<string, number>>;
  readonly masked: boolean;
  /** Of a piece that turns in steps: the way it is to face. */
  readonly facing?: number;
}

/** In VASSAL's eyes the umpire is a player of his own, whose masks nobody else looks behind. */
const UMPIRE = 'umpire';
const LAYER_NAME = 19;

const kindOf = (trait: string): string => trait.split(';', 1)[0]!;

/** What hides a piece, and how it says that nobody does, or who. VASL's concealment is a mask of its own. */
const MASKS: Readonly<Record<string, (by: string) => string>> = { obs: (by) => `${by};`, conceal: (by) => by };

/** Whether a piece can be masked. */
export const canBeMasked = (type: string): boolean => unnest(type).some((trait) => Object.hasOwn(MASKS, kindOf(trait)));

/** The state of a piece with the change: trait by trait, the place last. */
export function changedState(type: string, state: string, { at, layers, masked, facing }: PieceChange): string {
  const types = unnest(type);
  const states = unnest(state);
  const changed = types.map((trait, i) => {
    const standing = states[i] ?? '';
    if (i === types.length - 1) {
      const [, , , ...rest] = split(standing, ';');
      // Its map is that of its stack.
      return join(['null', String(at.x), String(at.y), ...rest], ';');
    }
    const kind = kindOf(trait);
    if (Object.hasOwn(MASKS, kind)) return MASKS[kind]!(masked ? UMPIRE : 'null');
    if (kind === 'rotate' && turnsInSteps(trait)) return facing === undefined ? standing : String(facing);
    if (kind !== 'emb2') return standing;
    const level = layers[split(trait, ';')[LAYER_NAME] ?? ''];
    return level === undefined ? standing : String(level);
  });
  return nest(changed);
}
