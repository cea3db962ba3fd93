export { adjudicate, type Question } from './adjudicate.js';
export { InvalidSituationError, type SituationFault } from './invalid-situation.js';
export * from './messages.js';
export { type Chance, type Odds, type OddsQuestion, odds } from './odds.js';
export type { BareStep, Cite, Ruling, Step } from './ruling.js';
export { RecordingUmpire, SilentUmpire, type Umpire, UnknownChartError } from './umpire.js';
