export * from './canonical.js';
export * from './chain.js';
export * from './command-signature.js';
export * from './rolls.js';
export * from './seeds.js';
export * from './signing.js';
