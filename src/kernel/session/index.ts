export {
  ADOPT_RULES,
  adoptionOf,
  type StandingCommand,
  StandingCommands,
  wentBackTo,
} from './adoption.js';
export * from './board.js';
export type { ChainOutcome } from './command-chain.js';
export {
  CommandContext,
  type RefusalStep,
  RefusedError,
  type SessionRoll,
  TrialOverError,
} from './command-context.js';
export { shuffled } from './decks.js';
export { type Decision, type OpenActions, Session } from './engine.js';
export { type FirstRoll, foresee } from './foresight.js';
export { EndedResult, HOUSE_EVENT_SHAPES } from './house-events.js';
export { HOUSEKEEPING } from './housekeeping.js';
export { type OutOfOrder, OutOfOrderError } from './out-of-order.js';
export { type Phase, PhaseTrack } from './phase-track.js';
export { type DicePurpose, dicePurposes, purposeCheck } from './purposes.js';
export { replay } from './replay.js';
export { oddsOn, RuleBook } from './rule-book.js';
export type { CommandDeclaration, EventDeclaration, SessionRules } from './rules.js';
export { type NameOf, type RulingRecord, withNames, wordRuling } from './ruling-record.js';
export { sealedCommands, UNSEAL, unsealing } from './sealed-commands.js';
export { SEAT_COMMANDS } from './seat-commands.js';
export { type SeenEntry, seenEntry } from './sight.js';
export {
  type Agenda,
  type Deed,
  type Desk,
  interrupting,
  type Scene,
  type Stage,
  settled,
  wants,
} from './stage.js';
export { playedInStages, type Rehearse } from './stage-machine.js';
export type { FilledForms, LaidUnit, QuestionDeclaration, Standing, StandingUnit, TakingUp } from './standing.js';
export { laidAsShown } from './standing.js';
export type { CommandSignature, Entry, SessionState } from './state.js';
export * from './words.js';
