import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './ja/combat.js';
import { movement } from './ja/movement.js';
import { session } from './ja/session.js';
import { sightAndEvents } from './ja/sight-and-events.js';
import { status } from './ja/status.js';
import { terms } from './ja/terms.js';

export const ja: Messages = { terms, steps: { ...combat, ...movement, ...session, ...sightAndEvents, ...status } };
