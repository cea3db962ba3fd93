import type { Messages } from '../../../kernel/rulings/index.js';
import { combat } from './en/combat.js';
import { movement } from './en/movement.js';
import { session } from './en/session.js';
import { sightAndEvents } from './en/sight-and-events.js';
import { status } from './en/status.js';
import { terms } from './en/terms.js';

export const en: Messages = { terms, steps: { ...combat, ...movement, ...session, ...sightAndEvents, ...status } };
