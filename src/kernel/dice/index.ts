export * from './die.js';
export { EnumeratedDice } from './enumerated.js';
export { GivenDice } from './given.js';
export { NamedDice, type NamedFaces } from './named.js';
export { ANY_DICE, NO_DICE, UnexpectedRollError } from './none.js';
export { SeededDice } from './seeded.js';
