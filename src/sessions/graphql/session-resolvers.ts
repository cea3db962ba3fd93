import { OpenedSessionResolver, SessionDiceResolver } from './session-parts.resolver.js';
import { SessionsResolver } from './sessions.resolver.js';

export const SESSION_RESOLVERS = [SessionsResolver, SessionDiceResolver, OpenedSessionResolver];
