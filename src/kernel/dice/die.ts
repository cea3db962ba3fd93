/** The dice the five games use. A die that shows a 0 (d10, d100 read as two d10) counts it as its highest value. */
export interface Die {
  readonly label: string;
  readonly sides: number;
  readonly showsZero: boolean;
}

export const d6: Die = { label: 'd6', sides: 6, showsZero: false };
export const d10: Die = { label: 'd10', sides: 10, showsZero: true };
/** Two ten-sided dice, tens then units; 0-0 is 100. */
export const d100: Die = { label: 'd100', sides: 100, showsZero: true };

/** Reads two ten-sided faces (0 to 9 each) as one d100. */
export function readPercentile(tens: number, units: number): number {
  const value = tens * 10 + units;
  return value === 0 ? 100 : value;
}

/** A face as it lies on the table to the value it counts as: a 0 on a die that shows one is its highest value. */
export function readFace(die: Die, face: number): number {
  return face === 0 && die.showsZero ? die.sides : face;
}

/** Where a value came from. */
type DiceSourceName = 'given' | 'seed' | 'enumerated' | 'fair';

export interface RolledDie {
  readonly name: string;
  /** Where one name is rolled for several units or places: for which. */
  readonly about?: string;
  readonly sides: number;
  readonly value: number;
  readonly source: DiceSourceName;
}

/** Anything that answers "roll this die for that purpose". */
export interface Dice {
  readonly source: DiceSourceName;
  next(name: string, die: Die): number;
}

/** One die that a procedure may roll. A procedure lists them in the order in which they fall. */
export interface DeclaredDie {
  /** By this name a caller gives its faces: letters, digits, spaces and hyphens. */
  readonly name: string;
  readonly die: Die;
  readonly title: { readonly en: string; readonly ja: string };
  /** When it is rolled, and how often where that is more than once. */
  readonly when: { readonly en: string; readonly ja: string };
}

/** The dice a caller gave do not fit the dice the ruling needs. */
export class DiceError extends Error {
  constructor(
    readonly text: { readonly en: string; readonly ja: string },
    /** Position in the caller's list, from 0. */
    readonly index: number,
    readonly code: 'too-few' | 'too-many' | 'out-of-range' | 'unknown-name',
    readonly die?: { readonly name: string; readonly label: string },
    /** JSON pointer within the caller's dice. */
    readonly pointer: string = `/given/${index}`,
  ) {
    super(text.en);
    this.name = 'DiceError';
  }
}
