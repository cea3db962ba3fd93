import { CombatResolver } from './combat.resolver.js';
import { EventsResolver } from './events.resolver.js';
import { MovementResolver } from './movement.resolver.js';
import { SpottingResolver } from './spotting.resolver.js';
import { StatusResolver } from './status.resolver.js';

/** In the order in which a game lists them. */
export const RULING_RESOLVERS = [CombatResolver, SpottingResolver, MovementResolver, EventsResolver, StatusResolver];
