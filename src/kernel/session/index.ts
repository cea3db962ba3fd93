export {
  ADOPT_RULES,
  type Adoption,
  adoptionOf,
  type StandingCommand,
  StandingCommands,
  wentBackTo,
} from './adoption.js';
export { CommandContext, RefusedError, type SessionRoll, TrialOverError } from './command-context.js';
export { type Decision, type OpenActions, type OutOfOrder, OutOfOrderError, type Recall, Session } from './engine.js';
export { type FirstRoll, type Foreseen, foresee } from './foresight.js';
export { HOUSEKEEPING } from './housekeeping.js';
export { type Moment, type Phase, PhaseTrack } from './phase-track.js';
export { replay } from './replay.js';
export { RuleBook } from './rule-book.js';
export type { AnySessionRules, CommandDeclaration, SessionRules } from './rules.js';
export { type RulingRecord, wordRuling } from './ruling-record.js';
export { type SeenEntry, seenEntry } from './sight.js';
export { type Agenda, type Deed, type Desk, interrupting, type Scene, type Stage, settled } from './stage.js';
export { playedInStages, type Rehearse, type StagedGame } from './stage-machine.js';
export type { Entry, SessionState, UndoProposal } from './state.js';
export type * from './words.js';
