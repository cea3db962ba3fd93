export { adjudicate, type Question } from './adjudicate.js';
export { type Chance, certain, chance, combined, listed, type Odds, regrouped } from './chances.js';
export { InvalidSituationError, type SituationFault } from './invalid-situation.js';
export * from './messages.js';
export { demandFacts, type MissingFact, MissingFactsError } from './missing-facts.js';
export { type OddsQuestion, odds, oddsInTurns } from './odds.js';
export { QuietUmpire, quietly, quietUmpires, unrecorded } from './quiet-umpire.js';
export type { BareStep, Cite, Ruling, Step } from './ruling.js';
export { RecordingUmpire, type Umpire, UnknownChartError } from './umpire.js';
