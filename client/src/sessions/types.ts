import type { GameId, GameTypes } from '../generated/games.js';
import type {
  Session,
  SessionAction,
  SessionActions,
  SessionCommandResult,
  SessionEntry,
  SessionHistory,
  SessionTrial,
  SessionView,
} from '../generated/service.js';

/**
 * The shapes of a session with the commands, events and details of one game, or of all five where the game is not known:
 * `CommandOf<'panzer'>` is told apart by its `type`.
 */
export type CommandOf<G extends GameId = GameId> = GameTypes[G]['command'];
export type EventOf<G extends GameId = GameId> = GameTypes[G]['event'];
export type GameViewOf<G extends GameId = GameId> = GameTypes[G]['view'];

export type ViewOf<G extends GameId = GameId> = Omit<SessionView, 'game'> & { readonly game: GameViewOf<G> };
export type SessionOf<G extends GameId = GameId> = Omit<Session, 'view' | 'handedIn'> & {
  readonly view: ViewOf<G>;
  readonly handedIn: CommandOf<G> | null;
};

export type ActionOf<G extends GameId = GameId> = Omit<SessionAction, 'command'> & { readonly command: CommandOf<G> };
export type ActionsOf<G extends GameId = GameId> = Omit<SessionActions, 'actions' | 'aside'> & {
  readonly actions: readonly ActionOf<G>[];
  readonly aside: readonly ActionOf<G>[];
};

type Told<Shape, G extends GameId> = Omit<Shape, 'events'> & { readonly events: readonly EventOf<G>[] };
export type ResultOf<G extends GameId = GameId> = Told<SessionCommandResult, G>;
export type TrialOf<G extends GameId = GameId> = Omit<SessionTrial, 'events'> & {
  readonly events: readonly EventOf<G>[] | null;
};
export type EntryOf<G extends GameId = GameId> = Omit<Told<SessionEntry, G>, 'command'> & {
  readonly command?: CommandOf<G>;
};
export type HistoryOf<G extends GameId = GameId> = Omit<SessionHistory, 'entries'> & {
  readonly entries: readonly EntryOf<G>[];
};
