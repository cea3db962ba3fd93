import { split, unnest } from './sequence.js';

/** A layer of a piece: a reduced side, a status. Level 1 is the first; it may be switched off. */
interface Layer {
  readonly name: string;
  readonly level: number;
  readonly active: boolean;
  /** What the level that shows adds to the piece's name, and its picture. */
  readonly label: string;
  readonly image: string;
}

/** What a piece is and what state it is in, as far as its traits say. */
export interface PieceTraits {
  readonly name: string;
  readonly image: string;
  readonly gpid: string;
  /** Where it says that it lies; null on no map. A piece in a stack lies where the stack does. */
  readonly map: string | null;
  readonly x: number;
  readonly y: number;
  /** Markers and dynamic properties by name. */
  readonly markers: Readonly<Record<string, string>>;
  readonly layers: readonly Layer[];
  readonly prototypes: readonly string[];
  /** The way it is turned, in steps, of those that turn in fixed ones. */
  readonly facing: number | null;
  /** Whoever has masked it or made it invisible. */
  readonly hiddenBy: string | null;
}

/** Positions within the fields of a layer, counted behind "emb2". */
const LAYER_IMAGES = 16;
const LAYER_LABELS = 17;
const LAYER_NAME = 19;

/** Traits that mask a piece or make it invisible; VASL's concealment is a mask of its own, whose state is a mask's. */
const MASKS: readonly string[] = ['obs', 'hide', 'conceal'];

/** Reads type and state together: both are nested alike, trait by trait. The type comes as its traits: many pieces share one. */
export function readTraits(types: readonly string[], state: string): PieceTraits {
  const states = unnest(state);
  const found = { markers: {} as Record<string, string>, layers: [] as Layer[], prototypes: [] as string[] };
  let facing: number | null = null;
  let hiddenBy: string | null = null;
  for (const [i, trait] of types.slice(0, -1).entries()) {
    const at = trait.indexOf(';');
    const kind = at < 0 ? trait : trait.slice(0, at);
    const standing = states[i] ?? '';
    if (kind === 'mark') Object.assign(found.markers, markersOf(trait.slice(at + 1), standing));
    else if (kind === 'PROP') found.markers[split(trait, ';')[1] ?? ''] = standing;
    else if (kind === 'emb2') found.layers.push(layerOf(split(trait, ';'), standing));
    else if (kind === 'prototype') found.prototypes.push(split(trait, ';')[1] ?? '');
    else if (kind === 'rotate') facing = turnsInSteps(trait) ? whole(standing) : null;
    else if (MASKS.includes(kind)) hiddenBy ??= maskOf(standing);
  }
  const [, , , image = '', name = ''] = split(types.at(-1) ?? '', ';');
  const [map = 'null', x, y, gpid = ''] = split(states[types.length - 1] ?? 'null', ';');
  const at = { map: map === 'null' || map === '' ? null : map, x: whole(x), y: whole(y) };
  return { name, image, gpid, ...at, ...found, facing, hiddenBy };
}

export const whole = (text: string | undefined): number => {
  const value = Number.parseInt(text ?? '', 10);
  return Number.isSafeInteger(value) ? value : 0;
};

function markersOf(names: string, values: string): Record<string, string> {
  const given = split(values, ',');
  return Object.fromEntries(split(names, ',').map((name, i) => [name, given[i] ?? '']));
}

function layerOf(fields: readonly string[], state: string): Layer {
  const value = whole(split(state, ';')[0]);
  const images = split(fields[LAYER_IMAGES] ?? '', ',');
  const level = Math.min(Math.max(Math.abs(value), 1), images.length);
  return {
    name: fields[LAYER_NAME] ?? '',
    level,
    active: value > 0,
    label: split(fields[LAYER_LABELS] ?? '', ',')[level - 1] ?? '',
    image: images[level - 1] ?? '',
  };
}

/** Of a piece that turns freely (one "facing") the state is an angle, which is no step of anything. */
export const turnsInSteps = (trait: string): boolean => whole(split(trait, ';')[1]) > 1;

/** Who masks it stands first; "null" says nobody. */
function maskOf(state: string): string | null {
  const by = split(state, ';')[0] ?? '';
  return by === '' || by === 'null' ? null : by;
}
