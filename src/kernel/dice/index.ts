export * from './die.js';
export { EnumeratedDice } from './enumerated.js';
export { GivenDice } from './given.js';
export { SeededDice } from './seeded.js';
