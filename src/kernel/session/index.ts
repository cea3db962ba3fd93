export {
  ADOPT_RULES,
  adoptionOf,
  type StandingCommand,
  StandingCommands,
  wentBackTo,
} from './adoption.js';
export { CommandContext, RefusedError, type SessionRoll, TrialOverError } from './command-context.js';
export { type Decision, type OpenActions, type OutOfOrder, OutOfOrderError, Session } from './engine.js';
export { type FirstRoll, foresee } from './foresight.js';
export { HOUSEKEEPING } from './housekeeping.js';
export { type Phase, PhaseTrack } from './phase-track.js';
export { replay } from './replay.js';
export { RuleBook } from './rule-book.js';
export type { CommandDeclaration, SessionRules } from './rules.js';
export { type RulingRecord, wordRuling } from './ruling-record.js';
export { type SeenEntry, seenEntry } from './sight.js';
export { type Agenda, type Deed, type Desk, interrupting, type Scene, type Stage, settled } from './stage.js';
export { playedInStages, type Rehearse } from './stage-machine.js';
export type { Entry, SessionState } from './state.js';
export type * from './words.js';
