import { LARGEST_FACE, LONGEST_SEED, MAX_DICE, MAX_NAMES } from './request-fields.js';

/**
 * Whether these plainly are dice as a caller may send them. What is not is held against the schema, which says what is wrong:
 * to compile that took half of the first ruling of a process.
 */
export function plainlyDice(value: unknown): boolean {
  if (!isObject(value)) return false;
  const [way, ...more] = Object.keys(value);
  if (more.length > 0) return false;
  const { given, named, seed } = value;
  if (way === 'given') return areFaces(given);
  if (way === 'seed') return typeof seed === 'string' && seed.length >= 1 && seed.length <= LONGEST_SEED;
  if (way !== 'named' || !isObject(named)) return false;
  const rolls = Object.values(named);
  return rolls.length <= MAX_NAMES && rolls.every(areFaces);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areFaces = (value: unknown): boolean => Array.isArray(value) && value.length <= MAX_DICE && value.every(isFace);

const isFace = (face: unknown): boolean => Number.isInteger(face) && Math.abs(face as number) <= LARGEST_FACE;
