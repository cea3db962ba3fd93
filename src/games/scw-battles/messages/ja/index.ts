import type { Messages } from '../../../../kernel/rulings/index.js';
import { combat } from './combat.js';
import { movement } from './movement.js';
import { session } from './session.js';
import { sightAndEvents } from './sight-and-events.js';
import { status } from './status.js';
import { terms } from './terms.js';

export const ja: Messages = { terms, steps: { ...combat, ...movement, ...session, ...sightAndEvents, ...status } };
