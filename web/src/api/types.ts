import type {
  CommandOf,
  Seat,
  Session,
  SessionAction,
  SessionActions,
  SessionEntry,
  SessionMaterialsAnswer,
  SessionTrial,
  TableRemark,
} from '../../../client/src/index.js';

/** The shapes of a session that the pages show: those of the client, of whichever game. */
export type {
  CommandOf,
  Seat,
  Session,
  SessionAction,
  SessionActions,
  SessionEntry,
  SessionMaterialsAnswer,
  SessionTrial,
  TableRemark,
};

export type Command = SessionAction['command'];
