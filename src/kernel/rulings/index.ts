export { adjudicate, type Question } from './adjudicate.js';
export { certain, chance, combined, listed, type Odds, regrouped } from './chances.js';
export { InvalidSituationError, type SituationFault } from './invalid-situation.js';
export * from './messages.js';
export { demandFacts, type MissingFact, MissingFactsError } from './missing-facts.js';
export { odds, oddsInTurns } from './odds.js';
export { QuietUmpire, quietly, quietUmpires } from './quiet-umpire.js';
export type { BareStep, Cite, Ruling } from './ruling.js';
export type { Umpire } from './umpire.js';
