import { MaterialsResolver } from './materials.resolver.js';
import { PlayersResolver } from './players.resolver.js';
import { SeatsResolver } from './seats.resolver.js';
import { OpenedSessionResolver, SessionDiceResolver } from './session-parts.resolver.js';
import { SessionsResolver } from './sessions.resolver.js';
import { TalkResolver } from './talk.resolver.js';

export const SESSION_RESOLVERS = [
  SessionsResolver,
  SeatsResolver,
  TalkResolver,
  PlayersResolver,
  SessionDiceResolver,
  OpenedSessionResolver,
  MaterialsResolver,
];
